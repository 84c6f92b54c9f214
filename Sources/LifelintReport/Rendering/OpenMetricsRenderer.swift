import LifelintJSON
import LifelintEngine
import LifelintRules

/// OpenMetrics text, for a gateway or a textfile collector: how many findings, how long callbacks
/// took.
///
/// The labels are few: rules, severities and callbacks, which come from the rules, and nothing that
/// an app makes up.
///
/// What is written is right in the older text format of Prometheus too, whose readers skip what it
/// lacks as comments.
///
/// Sources: "OpenMetrics, a cloud-native, highly scalable metrics protocol", version 1.0;
/// Prometheus, "Exposition formats".
public struct OpenMetricsRenderer: Renderer {
  /// The callbacks that have metrics of their own: those that took longest.
  ///
  /// The name of a callback is the trace's own where the vocabulary lacks it.
  private static let callbackLimit = 100
  private static let quantiles = [(0.5, "0.5"), (0.9, "0.9"), (0.99, "0.99")]

  private let version: String

  /// Makes a renderer.
  public init(version: String = "") {
    self.version = version
  }

  /// Writes the metrics.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    var text = MetricsText()
    writeRun(report, to: &text)
    writeFindings(report, to: &text)
    if let timing = report.timing { writeTiming(timing, to: &text) }
    output.write(text.text + "# EOF\n")
  }

  private func writeRun(_ report: CheckReport, to text: inout MetricsText) {
    let totals = report.totals
    if !version.isEmpty {
      // The older text format, which textfile collectors and gateways read, knows no other type.
      text.family("lifelint_build_info", "gauge", "The lifelint that wrote this.")
      text.sample("lifelint_build_info", [("version", version)], "1")
    }
    text.gauge(
      "lifelint_exit_status", "How the run ended: 0 clean, 1 failed, 2 not to be trusted.",
      String(totals.status.rawValue))
    text.gauge("lifelint_traces", "Traces that were checked.", String(report.traces.count))
    text.gauge("lifelint_sessions", "Sessions in them.", String(totals.sessions))
    text.gauge("lifelint_events", "Events in them.", String(totals.events))
    text.gauge(
      "lifelint_unreadable_lines", "Lines that could not be read.", String(totals.unreadableLines))
    text.gauge("lifelint_rules", "Rules that were on.", String(totals.rules))
    text.gauge(
      "lifelint_rules_exercised", "Rules that some trace has shown something about.",
      String(totals.exercised))
  }

  private func writeFindings(_ report: CheckReport, to text: inout MetricsText) {
    var counts: [String: Int] = [:]
    for trace in report.traces {
      for verdict in trace.verdicts { counts[verdict.rule, default: 0] += 0 }
      for finding in trace.newFindings { counts[finding.rule, default: 0] += 1 }
      for (rule, count) in trace.dropped { counts[rule, default: 0] += count }
    }
    text.family("lifelint_findings", "gauge", "Findings of a rule that the baseline lacks.")
    for (rule, count) in counts.sorted(by: { $0.key < $1.key }) {
      let severity = report.rules[rule]?.text.severity ?? .error
      text.sample(
        "lifelint_findings", [("rule", rule), ("severity", severity.rawValue)], String(count))
    }
    if report.baseline != nil {
      text.gauge(
        "lifelint_known_findings", "Findings that the baseline holds.",
        String(report.totals.known))
      text.gauge(
        "lifelint_stale_baseline_entries", "Entries of the baseline that are not found any more.",
        String(report.totals.staleEntries ?? 0))
    }
  }

  // MARK: Timing

  private func writeTiming(_ timing: Timing, to text: inout MetricsText) {
    let callbacks = Self.callbacks(timing)
    writeSummary(
      "lifelint_callback_duration", "How long a callback took.",
      callbacks.map { ([("callback", $0.title)], $0.durations) }, to: &text)
    text.family(
      "lifelint_callback_over_budget", "gauge", "How often a callback took longer than it may.")
    for callback in callbacks where callback.budget != nil {
      text.sample(
        "lifelint_callback_over_budget", [("callback", callback.title)],
        String(callback.overBudget))
    }
    text.family(
      "lifelint_callback_never_returned", "gauge",
      "How often a callback had not returned when its session ended.")
    for callback in callbacks {
      guard let unreturned = callback.unreturned else { continue }
      text.sample(
        "lifelint_callback_never_returned", [("callback", callback.title)],
        String(unreturned.count))
    }
    writeSummary(
      "lifelint_measure_duration", "How long launches, returns and other stretches took.",
      timing.measures.map { measure in
        let kind = measure.kind.map { [("kind", $0)] } ?? []
        return ([("measure", measure.id)] + kind, measure.durations)
      }, to: &text)
    writeSummary(
      "lifelint_answer_latency", "How long the answer that a rule asks for took.",
      timing.latencies.map { ([("rule", $0.rule)], $0.durations) }, to: &text)
    text.gauge(
      "lifelint_main_thread_hangs", "Times during which the main thread did not return.",
      String(timing.hangCount))
    let any = timing.risks.first { $0.isAny && $0.appState == nil }
    let risk = any?.durations
    text.family(
      "lifelint_data_at_risk_seconds", "gauge",
      "The longest time in which a kill would have lost data.", unit: "seconds")
    let longest = risk.flatMap { $0.count > 0 ? $0.max : nil } ?? 0
    text.sample("lifelint_data_at_risk_seconds", [], TimeText.exactSeconds(longest))
    text.gauge(
      "lifelint_data_lost", "Sessions that ended while something was unsaved.",
      String(any?.lost ?? 0))
  }

  private func writeSummary(
    _ name: String, _ help: String,
    _ rows: [(labels: [(String, String)], durations: Distribution)], to text: inout MetricsText
  ) {
    let rows = rows.filter { $0.durations.count > 0 }
    let seconds = name + "_seconds"
    text.family(seconds, "summary", help, unit: "seconds")
    for (labels, durations) in rows {
      for (share, label) in Self.quantiles {
        guard let value = durations.percentile(share) else { continue }
        text.sample(seconds, labels + [("quantile", label)], TimeText.exactSeconds(value))
      }
      text.sample(seconds + "_sum", labels, TimeText.exactSeconds(durations.total))
      text.sample(seconds + "_count", labels, String(durations.count))
    }
    text.family("\(name)_max_seconds", "gauge", help + " The longest time.", unit: "seconds")
    for (labels, durations) in rows {
      text.sample("\(name)_max_seconds", labels, TimeText.exactSeconds(durations.max))
    }
  }

  /// The callbacks that are named, sorted by name; names that look alike when they are cut are one.
  private static func callbacks(_ timing: Timing) -> [CallbackTiming] {
    var seen: Set<String> = []
    let longest = timing.callbacks.sorted {
      ($1.durations.total, $0.title) < ($0.durations.total, $1.title)
    }.filter { seen.insert(MetricsText.shown($0.title)).inserted }
    return longest.prefix(callbackLimit).sorted { $0.title < $1.title }
  }
}

/// Lines of OpenMetrics.
struct MetricsText {
  /// What has been written.
  private(set) var text = ""

  /// Begins a family; its samples follow.
  mutating func family(_ name: String, _ type: String, _ help: String, unit: String? = nil) {
    text += "# TYPE \(name) \(type)\n"
    if let unit { text += "# UNIT \(name) \(unit)\n" }
    text += "# HELP \(name) \(help)\n"
  }

  /// A family of one sample.
  mutating func gauge(_ name: String, _ help: String, _ value: String) {
    family(name, "gauge", help)
    sample(name, [], value)
  }

  /// A sample.
  mutating func sample(_ name: String, _ labels: [(String, String)], _ value: String) {
    let shown = labels.map { "\($0.0)=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
    text += name + (shown.isEmpty ? "" : "{\(shown)}") + " \(value)\n"
  }

  /// A label's value as it is read back.
  static func shown(_ text: String) -> String { VisibleText.line(text, limit: 100) }

  private static func escaped(_ text: String) -> String {
    shown(text).replacingAll("\\", with: "\\\\").replacingAll("\"", with: "\\\"")
  }
}
