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
        name, timing.durations, timing.worst, bound: timing.budget,
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

  /// Every callback that began; those that never returned have a row below those that did.
  var callbacks: TimingSection {
    var section = TimingSection(id: "callbacks", title: "Callbacks")
    section.columns =
      [.init("", .name)] + Self.durationColumns + [
        .init("budget", .budget), .init("longest at", .place),
      ]
    for timing in timing.callbacks {
      var row = row(
        timing.title, timing.durations, timing.worst, bound: timing.budget,
        more: [Self.budget(timing.durations.longest, of: timing.budget, over: timing.overBudget)])
      row.isAlarming = timing.overBudget > 0
      section.rows.append(row)
      if let unreturned = timing.unreturned {
        section.rows.append(self.row(unreturned, budget: timing.budget))
      }
    }
    if section.rows.isEmpty {
      section.hint =
        "callbacks with `\"phase\": \"begin\"` and `\"phase\": \"end\"`, or say how "
        + "far one that is logged as an instant reaches, with `--instants 50ms`"
    }
    return section
  }

  /// What never returned: of it is known only how long it had not when its session ended.
  private func row(_ unreturned: Unreturned, budget: Int64?) -> TimingSection.Row {
    let longest = TimeText.duration(unreturned.longest, beside: budget)
    let over = unreturned.overBudget
    var row = TimingSection.Row([
      "never returned", unreturned.count.grouped, "-", "-", "-", "-", "≥ " + longest, "",
      over == 0 ? "" : Self.budget(unreturned.longest, of: budget, over: over),
      Self.place(unreturned.worst),
    ])
    row.depth = 1
    row.isAlarming = true
    row.worst = unreturned.worst
    return row
  }

  // MARK: Rules

  /// How long the answers of rules took.
  var latencies: TimingSection {
    var section = TimingSection(id: "latencies", title: "Answers of rules")
    section.note = "From what a rule `when … then` waits on to what it waits for."
    section.columns =
      [.init("", .name)] + Self.durationColumns + [
        .init("bound", .budget), .init("unanswered", .detail), .init("at once", .detail),
        .init("longest at", .place),
      ]
    if timing.latencies.contains(where: { $0.atOnce > 0 }) {
      section.note? += " What was there at once, before the rule's time ran, has no time."
    }
    section.rows = timing.latencies.map { latency in
      let isOver = latency.bound.map { latency.durations.longest ?? 0 > $0 } ?? false
      var row = row(
        latency.rule, latency.durations, latency.worst, bound: latency.bound,
        more: [
          Self.budget(latency.durations.longest, of: latency.bound, over: 0),
          latency.unanswered == 0 ? "" : latency.unanswered.grouped,
          latency.atOnce == 0 ? "" : latency.atOnce.grouped,
        ])
      row.isAlarming = isOver
      return row
    }
    if section.rows.isEmpty { section.hint = "what rules wait for: `--coverage` says it of each" }
    return section
  }

  // MARK: Hangs

  /// The longest times in which the main thread did not return.
  var hangs: TimingSection {
    var section = TimingSection(id: "hangs", title: "Hangs of the main thread")
    section.columns = [.init("", .name), .init("took", .longest), .init("at", .place)]
    section.rows = timing.hangs.prefix(Self.rowLimit / 2).map { hang in
      var row = TimingSection.Row([
        hang.title + (hang.of.map { " (\($0))" } ?? "")
          + (hang.returned ? "" : ", never returned"), TimeText.duration(hang.duration),
        Self.place(hang.place),
      ])
      row.worst = hang.place
      row.isAlarming = !hang.returned
      return row
    }
    section.omitted = max(0, timing.hangCount - section.rows.count)
    if section.rows.count > 1 {
      section.note = "Work inside of a slow callback has a row of its own."
    }
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
      .init("still unsaved", .detail), .init("longest at", .place),
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
    section.note? += Self.losses(any)
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

  /// What came of what was unsaved when a session ended.
  private static func losses(_ any: RiskTiming) -> String {
    var text = ""
    if any.lost > 0 {
      let times = any.lost == 1 ? "once" : "\(any.lost.grouped) times"
      text += " It did \(times): the process ended while something was unsaved."
    }
    if any.unsettled > 0 {
      let place = any.unsettled == 1 ? "a session" : any.unsettled.counted("session")
      text += " Something is still unsaved where the trace of \(place) stops: lost, if the process "
      text += "ended there."
    }
    return text
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
      risk.lost == 0 ? "" : risk.lost.grouped,
      risk.unsettled == 0 ? "" : risk.unsettled.grouped, Self.place(risk.worst),
    ])
    row.worst = risk.worst
    row.isAlarming = risk.lost > 0
    return row
  }
}
