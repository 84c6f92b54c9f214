import LifelintEngine
import LifelintRules

extension TimingReport {
  // MARK: Measures

  /// A launch by its kinds and phases, a return, background tasks.
  func section(of measure: Measure) -> TimingSection {
    var section = TimingSection(id: measure.id, title: measure.title)
    section.note = measure.summary + "."
    section.columns =
      [.init("", .name)] + Self.durationColumns + [
        .init("budget", .budget), .init("not reached", .detail),
        .init("longest at", .place),
      ]
    for timing in timing.measures where (timing.parent ?? timing.id) == measure.id {
      let name = timing.parent == nil ? timing.kind ?? "all" : timing.title
      var row = row(
        name, timing.durations, timing.worst,
        more: [
          Self.budget(timing.durations.longest, of: timing.budget, over: timing.overBudget),
          timing.unanswered == 0 ? "" : timing.unanswered.grouped,
        ])
      row.depth = timing.parent == nil ? 0 : 1
      row.isAlarming = timing.overBudget > 0
      section.rows.append(row)
    }
    if section.rows.isEmpty { section.hint = measure.record }
    return section
  }

  // MARK: Callbacks

  /// Every callback that began and ended.
  var callbacks: TimingSection {
    var section = TimingSection(id: "callbacks", title: "Callbacks")
    section.columns =
      [.init("", .name)] + Self.durationColumns + [
        .init("budget", .budget), .init("longest at", .place),
      ]
    section.rows = timing.callbacks.map { timing in
      var row = row(
        timing.name, timing.durations, timing.worst,
        more: [Self.budget(timing.durations.longest, of: timing.budget, over: timing.overBudget)])
      row.isAlarming = timing.overBudget > 0
      return row
    }
    if section.rows.isEmpty {
      section.hint =
        "callbacks with `\"phase\": \"begin\"` and `\"phase\": \"end\"`, or say how "
        + "far one that is logged as an instant reaches, with `--instants 50ms`"
    }
    return section
  }

  // MARK: Rules

  /// How long the answers of rules took.
  var latencies: TimingSection {
    var section = TimingSection(id: "latencies", title: "Answers of rules")
    section.note = "From what a rule `when … then` waits on to what it waits for."
    section.columns =
      [.init("", .name)] + Self.durationColumns + [
        .init("bound", .budget), .init("unanswered", .detail),
        .init("longest at", .place),
      ]
    section.rows = timing.latencies.map { latency in
      let isOver = latency.bound.map { latency.durations.longest ?? 0 > $0 } ?? false
      var row = row(
        latency.rule, latency.durations, latency.worst,
        more: [
          Self.budget(latency.durations.longest, of: latency.bound, over: 0),
          latency.unanswered == 0 ? "" : latency.unanswered.grouped,
        ])
      row.isAlarming = isOver
      return row
    }
    if section.rows.isEmpty { section.hint = "what rules wait for: `--coverage` says it of each" }
    return section
  }

  // MARK: States

  /// The time in each state, added up over sessions, then for each scene.
  var states: TimingSection {
    var section = TimingSection(id: "states", title: "States")
    section.columns = [
      .init("", .name), .init("state", .name), .init("visits", .count), .init("total", .total),
      .init("share", .detail),
    ]
    let sums = summedStates()
    for sum in sums.prefix(Self.rowLimit) {
      let whole = sums.filter { $0.name == sum.name }.reduce(0) { $0 + Double($1.total) }
      section.rows.append(
        TimingSection.Row([
          sum.name, sum.state, sum.visits.grouped, TimeText.duration(sum.total),
          Self.share(sum.total, of: Int64(min(whole, 9e18))),
        ]))
    }
    section.omitted = max(0, sums.count - Self.rowLimit)
    if section.rows.isEmpty { section.hint = "the life-cycle callbacks of the app and its scenes" }
    if timing.sessionCount > 1 { section.note = "Over all sessions; JSON has each by itself." }
    return section
  }

  private struct SummedState {
    var name: String
    var state: String
    var visits: Int
    var total: Int64
  }

  /// The states without their sessions, in the order of the timing, each model's longest first.
  private func summedStates() -> [SummedState] {
    var order: [String] = []
    var sums: [String: [SummedState]] = [:]
    for timing in timing.states {
      let title = rules.title(ofModel: timing.model)
      let name = timing.instance.map { "\(title) \($0)" } ?? title
      if sums[name] == nil { order.append(name) }
      if let place = sums[name]?.firstIndex(where: { $0.state == timing.state }) {
        sums[name]?[place].visits += timing.visits
        sums[name]?[place].total &+= timing.total
      } else {
        sums[name, default: []].append(
          SummedState(
            name: name, state: timing.state, visits: timing.visits, total: timing.total))
      }
    }
    return order.flatMap { name in (sums[name] ?? []).sorted { $0.total > $1.total } }
  }

  // MARK: Hangs

  /// The longest times in which the main thread did not return.
  var hangs: TimingSection {
    var section = TimingSection(id: "hangs", title: "Hangs of the main thread")
    section.columns = [.init("", .name), .init("took", .longest), .init("at", .place)]
    section.rows = timing.hangs.prefix(Self.rowLimit / 2).map { hang in
      var row = TimingSection.Row([
        hang.name + (hang.of.map { " (\($0))" } ?? "")
          + (hang.returned ? "" : ", until the exit"), TimeText.duration(hang.duration),
        Self.place(hang.place),
      ])
      row.worst = hang.place
      row.isAlarming = !hang.returned
      return row
    }
    section.omitted = max(0, timing.hangCount - section.rows.count)
    if section.rows.isEmpty {
      // Where nothing could have told of one, that there is none says nothing.
      if timing.callbacks.isEmpty { section.hint = callbacks.hint } else { section.note = "None." }
    }
    return section
  }

  // MARK: Data at risk

  /// The times in which a kill would have lost something.
  var risks: TimingSection {
    let lane = rules.timeline.lanes.first { !$0.atRisk.isEmpty }
    var section = TimingSection(id: "risk", title: lane?.title ?? "Data at risk")
    section.columns = [
      .init("", .name), .init("times", .count), .init("longest", .longest),
      .init("total", .total), .init("of the time", .detail), .init("lost", .detail),
      .init("longest at", .place),
    ]
    let sums = timing.risks.filter { $0.appState == nil }
    guard let any = sums.first(where: \.isAny) else {
      section.hint = lane?.record
      return section
    }
    section.note =
      "iOS may kill the app at any moment. A kill would have lost something during "
      + "\(TimeText.duration(any.durations.total)) "
      + "(\(Self.share(any.durations.total, of: timing.length)) of the time), at the longest for "
      + "\(TimeText.duration(any.durations.max)) from \(Self.place(any.worst)) on."
    if any.lost > 0 {
      section.note? += " At \(any.lost.counted("exit")) it did."
    }
    let objects = sums.filter { !$0.isAny }.sorted {
      ($1.durations.total, $0.object) < ($0.durations.total, $1.object)
    }
    // What is said of the only object need not be said of all of them too.
    for sum in (objects.count == 1 ? [] : [any]) + objects.prefix(Self.rowLimit / 2) {
      section.rows.append(row(sum, sum.isAny ? "anything" : sum.object))
      for part in parts(of: sum) {
        guard let state = part.appState else { continue }
        var row = row(part, "while \(state)")
        row.depth = 1
        section.rows.append(row)
      }
    }
    section.omitted = max(0, objects.count - Self.rowLimit / 2)
    return section
  }

  /// A time at risk by the states of the app, the one with most of it first.
  private func parts(of sum: RiskTiming) -> [RiskTiming] {
    timing.risks.filter {
      $0.object == sum.object && $0.isAny == sum.isAny && $0.appState != nil
    }.sorted {
      ($1.durations.total, $0.appState ?? "") < ($0.durations.total, $1.appState ?? "")
    }
  }

  private func row(_ risk: RiskTiming, _ name: String) -> TimingSection.Row {
    var row = TimingSection.Row([
      name, risk.durations.count.grouped, TimeText.duration(risk.durations.max),
      TimeText.duration(risk.durations.total),
      Self.share(risk.durations.total, of: timing.length),
      risk.lost == 0 ? "" : risk.lost.grouped, Self.place(risk.worst),
    ])
    row.worst = risk.worst
    row.isAlarming = risk.lost > 0
    return row
  }
}
