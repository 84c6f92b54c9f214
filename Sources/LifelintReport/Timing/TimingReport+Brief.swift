import LifelintEngine

// What stands at the end of a report that a person reads: enough to see whether to look closer.
extension TimingReport {
  /// The callbacks that are named.
  private static let briefCallbacks = 5
  /// The launches, returns, ways into the background and tasks that are.
  private static let briefMeasures = 8
  /// What is shorter is not worth a row.
  private static let briefLeast: Int64 = 1_000_000

  /// Launches, returns and tasks, then the callbacks that took longest, those first that never
  /// returned; without rows where nothing was measured.
  var brief: TimingSection {
    var section = TimingSection(id: "brief", title: "Timing")
    section.columns = [
      .init("", .name), .init("n", .count), .init("p50", .p50), .init("max", .longest),
      .init("budget", .budget), .init("longest at", .place),
    ]
    let measures = timing.measures.filter { $0.parent == nil && $0.durations.count > 0 }
    for measure in measures.prefix(Self.briefMeasures) {
      let kind = measure.kind.map { " (\($0))" } ?? ""
      section.rows.append(
        briefRow(
          measure.title + kind, measure.durations, measure.worst, budget: measure.budget,
          over: measure.overBudget))
    }
    let callbacks = timing.callbacks.filter {
      $0.unreturned != nil || $0.durations.longest ?? 0 >= Self.briefLeast
    }.sorted { left, right in
      let times = [left, right].map { ($0.unreturned?.longest ?? -1, $0.durations.longest ?? -1) }
      return times[0] == times[1] ? left.title < right.title : times[0] > times[1]
    }
    for callback in callbacks.prefix(Self.briefCallbacks) {
      if let unreturned = callback.unreturned {
        section.rows.append(briefRow(unreturned, of: callback))
      }
      guard callback.durations.count > 0 else { continue }
      section.rows.append(
        briefRow(
          callback.title, callback.durations, callback.worst, budget: callback.budget,
          over: callback.overBudget))
    }
    section.omitted =
      max(0, measures.count - Self.briefMeasures) + max(0, callbacks.count - Self.briefCallbacks)
    return section
  }

  private func briefRow(
    _ name: String, _ durations: Distribution, _ worst: Worst, budget: Int64?, over: Int
  ) -> TimingSection.Row {
    let median = durations.percentile(0.5).map { TimeText.rounded($0, beside: budget) } ?? "-"
    var row = TimingSection.Row([
      name, durations.count.grouped, durations.isExact ? median : "~" + median,
      TimeText.rounded(durations.max, beside: budget),
      Self.budget(durations.longest, of: budget, over: over), briefPlace(worst),
    ])
    row.isAlarming = over > 0
    row.worst = worst
    return row
  }

  private func briefRow(
    _ unreturned: Unreturned, of callback: CallbackTiming
  ) -> TimingSection.Row {
    let over = unreturned.overBudget
    var row = TimingSection.Row([
      callback.title + ", never returned", unreturned.count.grouped, "-",
      "≥ " + TimeText.rounded(unreturned.longest, beside: callback.budget),
      over == 0 ? "" : Self.budget(unreturned.longest, of: callback.budget, over: over),
      briefPlace(unreturned.worst),
    ])
    row.isAlarming = true
    row.worst = unreturned.worst
    return row
  }

  /// What else is worth a line: data at risk, hangs.
  var briefNotes: [String] {
    var notes: [String] = []
    if let any = timing.risks.first(where: { $0.isAny && $0.appState == nil }) {
      let share = Self.share(any.durations.total, of: timing.length)
      var note =
        "Data at risk: \(TimeText.rounded(any.durations.max)) at the longest, from "
        + "\(briefPlace(any.worst)) on; in all \(TimeText.rounded(any.durations.total)), \(share) of "
        + "the time"
      if any.lost > 0 { note += "; lost \(any.lost == 1 ? "once" : "\(any.lost.grouped) times")" }
      if any.unsettled > 0 { note += "; still unsaved where the trace stops" }
      notes.append(note + ".")
    }
    if let longest = timing.hangs.first {
      notes.append(
        "Hangs of the main thread: \(timing.hangCount.grouped), the longest "
          + "\(TimeText.rounded(longest.duration)) (\(longest.title)) at "
          + "\(briefPlace(longest.place)).")
    }
    return notes
  }

  /// Where something is: of a single trace the line is enough.
  private func briefPlace(_ worst: Worst) -> String {
    timing.traceCount == 1 && worst.line > 0 ? "line \(worst.line)" : Self.place(worst)
  }
}
