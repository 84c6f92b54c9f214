public import LifelintEngine
import LifelintJSON
import LifelintTrace

/// A timing as JSON: every row that is kept, durations in seconds, exactly.
public struct TimingJSON: Sendable {
  private let timing: Timing

  /// Makes a writer.
  public init(_ timing: Timing) {
    self.timing = timing
  }

  /// One object, with one row a line.
  ///
  /// - Parameter indent: How far its lines after the first are indented.
  /// - Returns: The object, without a newline at its end.
  public func text(indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines = [
      "\"traces\": \(timing.traceCount), \"sessions\": \(timing.sessionCount), "
        + "\"length\": \(seconds(timing.length))"
    ]
    func add(_ key: String, _ rows: [String]) {
      lines.append("\"\(key)\": \(JSONText.lines(rows, indent: indent + 2))")
    }
    add("measures", timing.measures.map(measure))
    add("callbacks", timing.callbacks.map(callback))
    add("states", timing.states.map(state))
    add("hangs", timing.hangs.map(hang))
    add("risks", timing.risks.map(risk))
    add("latencies", timing.latencies.map(latency))
    let rows = lines.map { "\(margin)  \($0)" }.joined(separator: ",\n")
    return "{\n\(rows)\n\(margin)}"
  }

  private func seconds(_ nanoseconds: Int64) -> String {
    ExactNumber(nanoseconds: nanoseconds).description
  }

  private func seconds(_ nanoseconds: Int64?) -> String {
    nanoseconds.map { seconds($0) } ?? "null"
  }

  private func place(_ worst: Worst) -> String {
    JSONText.object([("path", JSONText.string(worst.path)), ("line", String(worst.line))])
  }

  /// The members that say how long something took; the percentiles are at most 1 % off where they
  /// are not exact.
  private func members(
    _ durations: Distribution, _ worst: Worst
  ) -> [(key: String, value: String)] {
    let isEmpty = durations.count == 0
    return [
      ("count", String(durations.count)), ("total", seconds(durations.total)),
      ("min", isEmpty ? "null" : seconds(durations.min)),
      ("p50", seconds(durations.percentile(0.5))), ("p90", seconds(durations.percentile(0.9))),
      ("p99", seconds(durations.percentile(0.99))),
      ("max", isEmpty ? "null" : seconds(durations.max)),
      ("exact", String(durations.isExact)), ("worst", isEmpty ? "null" : place(worst)),
    ]
  }

  private func measure(_ timing: MeasureTiming) -> String {
    JSONText.object(
      [
        ("id", JSONText.string(timing.id)), ("title", JSONText.string(timing.title)),
        ("kind", JSONText.string(timing.kind)), ("parent", JSONText.string(timing.parent)),
      ] + members(timing.durations, timing.worst) + [
        ("budget", seconds(timing.budget)), ("overBudget", String(timing.overBudget)),
        ("unanswered", String(timing.unanswered)),
      ])
  }

  private func callback(_ timing: CallbackTiming) -> String {
    JSONText.object(
      [
        ("name", JSONText.string(timing.name)),
        ("spelling", JSONText.string(timing.spelling?.title)),
      ]
        + members(timing.durations, timing.worst) + [
          ("budget", seconds(timing.budget)), ("rule", JSONText.string(timing.budgetRule)),
          ("overBudget", String(timing.overBudget)),
          ("unreturned", timing.unreturned.map(unreturned) ?? "null"),
        ])
  }

  private func unreturned(_ unreturned: Unreturned) -> String {
    JSONText.object([
      ("count", String(unreturned.count)), ("longest", seconds(unreturned.longest)),
      ("overBudget", String(unreturned.overBudget)), ("worst", place(unreturned.worst)),
    ])
  }

  private func state(_ timing: StateTiming) -> String {
    JSONText.object([
      ("model", JSONText.string(timing.model)), ("path", JSONText.string(timing.path)),
      ("sessionNumber", timing.number == 0 ? "null" : String(timing.number)),
      ("session", JSONText.string(timing.session)),
      ("instance", JSONText.string(timing.instance)), ("state", JSONText.string(timing.state)),
      ("visits", String(timing.visits)), ("total", seconds(timing.total)),
    ])
  }

  private func hang(_ hang: Hang) -> String {
    JSONText.object([
      ("name", JSONText.string(hang.name)),
      ("spelling", JSONText.string(hang.spelling?.title)),
      ("kind", JSONText.string(hang.kind == .action ? "action" : "callback")),
      ("of", JSONText.string(hang.of)), ("duration", seconds(hang.duration)),
      ("returned", String(hang.returned)),
      ("path", JSONText.string(hang.place.path)), ("line", String(hang.place.line)),
    ])
  }

  private func risk(_ risk: RiskTiming) -> String {
    JSONText.object(
      [
        (
          "object",
          risk.isAny ? "null" : JSONText.string(risk.object)
        ),
        ("appState", JSONText.string(risk.appState)),
      ] + members(risk.durations, risk.worst) + [
        ("lost", String(risk.lost)), ("unsettled", String(risk.unsettled)),
      ])
  }

  private func latency(_ latency: RuleLatency) -> String {
    JSONText.object(
      [("rule", JSONText.string(latency.rule))] + members(latency.durations, latency.worst) + [
        ("bound", seconds(latency.bound)), ("unanswered", String(latency.unanswered)),
        ("atOnce", String(latency.atOnce)),
      ])
  }
}
