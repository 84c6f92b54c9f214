import LifelintJSON
import LifelintEngine
import LifelintRules

/// SARIF 2.1.0, as GitHub's code scanning takes it.
///
/// Sources: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0 Plus
/// Errata 01"; GitHub Docs, "SARIF support for code scanning", whose demands and limits are
/// stricter: one file over a limit is rejected as a whole.
public struct SARIFRenderer: Renderer {
  /// The results of a run that GitHub accepts.
  static let resultLimit = 25_000
  /// The results of a run that GitHub shows; only these have the events that prove them, so that the
  /// file stays below the 10 MB that it may have when it is packed.
  static let storyLimit = 5000
  /// The stale entries of a baseline that are named.
  private static let staleLimit = 100

  private let context: RenderContext

  /// Makes a renderer.
  public init(context: RenderContext = RenderContext()) {
    self.context = context
  }

  /// Writes the file, with one rule and one result a line.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    let rules = SARIFRules(report)
    let schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    output.write(
      "{\n  \"$schema\": \"\(schema)\",\n  \"version\": \"2.1.0\",\n  \"runs\": [\n    {\n")
    output.write("      \"tool\": {\n        \"driver\": {\n          \"name\": \"lifelint\",\n")
    if !context.version.isEmpty {
      let version = JSONText.string(context.version)
      output.write("          \"version\": \(version),\n")
      output.write("          \"semanticVersion\": \(version),\n")
    }
    output.write("          \"rules\": \(JSONText.lines(rules.records, indent: 10))\n")
    output.write("        }\n      },\n")
    output.write("      \"automationDetails\": {\"id\": \"lifelint/\"},\n")
    output.write("      \"columnKind\": \"utf16CodeUnits\",\n")
    output.write("      \"invocations\": [\(invocation(report, rules))],\n      \"results\": [")
    var isFirst = true
    let shown = Self.weightiest(Self.resultLimit, of: report)
    let told = Self.weightiest(Self.storyLimit, of: report).map(Set.init)
    for (number, trace) in report.fingerprintedTraces.enumerated() where !shown[number].isEmpty {
      let places = shown[number]
      let findings = places.map { trace.findings[$0] }
      let result = SARIFResult(
        path: trace.path, context: context,
        columns: SourceColumns(of: findings, path: trace.path, context), rules: report.rules,
        usesBaseline: report.baseline != nil)
      for (place, finding) in zip(places, findings) {
        output.write(isFirst ? "\n        " : ",\n        ")
        isFirst = false
        output.write(
          result.record(
            finding, ruleIndex: rules.index(of: finding.rule),
            tellsStory: told[number].contains(place)))
      }
    }
    output.write(isFirst ? "]\n    }\n  ]\n}\n" : "\n      ]\n    }\n  ]\n}\n")
  }

  /// The places of the weightiest findings, at most so many, in each trace.
  private static func weightiest(_ limit: Int, of report: CheckReport) -> [[Int]] {
    let count = report.traces.reduce(0) { $0 + $1.findings.count }
    var rest = limit
    if count <= rest { return report.traces.map { Array($0.findings.indices) } }
    var shown = report.traces.map { _ in [Int]() }
    for severity in Severity.allCases.sorted(by: >) {
      for (number, trace) in report.traces.enumerated() {
        let places = trace.findings.indices.filter { trace.findings[$0].severity == severity }
        shown[number] += places.prefix(rest)
        rest -= min(rest, places.count)
      }
    }
    return shown.map { $0.sorted() }
  }

  // MARK: The run

  private func invocation(_ report: CheckReport, _ rules: SARIFRules) -> String {
    let status = report.totals.status
    var members: [(key: String, value: String)] = [
      ("executionSuccessful", String(status != .untrusted)),
      ("exitCode", String(status.rawValue)),
    ]
    if !rules.overrides.isEmpty {
      members.append(
        ("ruleConfigurationOverrides", "[" + rules.overrides.joined(separator: ", ") + "]"))
    }
    let notifications = notifications(report, rules)
    if !notifications.isEmpty {
      members.append(
        ("toolExecutionNotifications", "[" + notifications.joined(separator: ", ") + "]"))
    }
    return JSONText.object(members)
  }

  /// What the results do not say: why the run is not to be trusted, or fails, and what is counted
  /// and does not stand among them.
  private func notifications(_ report: CheckReport, _ rules: SARIFRules) -> [String] {
    var notifications: [String] = []
    if let reason = SummaryText.reason(report), report.totals.status == .untrusted {
      notifications.append(
        Self.notification("Not to be trusted: \(reason)", level: .error, rule: nil, index: nil))
    }
    for text in [SummaryText.missing(report.totals), SummaryText.stale(report)] {
      guard let text else { continue }
      notifications.append(Self.notification(text, level: .warning, rule: nil, index: nil))
    }
    for stale in (report.baseline?.stale ?? []).prefix(Self.staleLimit) {
      notifications.append(
        Self.notification("Stale in the baseline: \(stale.line)", rule: nil, index: nil))
    }
    for trace in report.traces {
      for (rule, count) in trace.droppedByRule {
        let text =
          "\(count.grouped) more of \(VisibleText.line(rule)) in "
          + "\(VisibleText.line(context.paths.relative(trace.path))), counted and not kept one by one"
        notifications.append(
          Self.notification(text, rule: rule, index: rules.index(of: rule)))
      }
    }
    let left = report.traces.reduce(0) { $0 + $1.findings.count } - Self.resultLimit
    if left > 0 {
      let text = "\(left.counted("finding")) left out: a run may hold \(Self.resultLimit.grouped)"
      notifications.append(Self.notification(text, rule: nil, index: nil))
    }
    return notifications
  }

  private static func notification(
    _ text: String, level: Severity = .note, rule: String?, index: Int?
  ) -> String {
    var members: [(key: String, value: String)] = [
      ("level", JSONText.string(SARIFText.level(level))), ("message", SARIFText.message(text)),
    ]
    if let rule, let index {
      members.append(
        (
          "associatedRule",
          JSONText.object([("id", JSONText.string(rule)), ("index", String(index))])
        ))
    }
    return JSONText.object(members)
  }
}

/// Texts as SARIF holds them.
enum SARIFText {
  /// A message whose text is plain: nothing in it passes for a link.
  ///
  /// - Parameters:
  ///   - text: What is said; in a message of plain text `[a](b)` would be a link.
  ///   - links: What follows, with links that are meant.
  /// - Returns: A `message` object.
  static func message(_ text: String, links: String = "") -> String {
    JSONText.object([("text", JSONText.string(plain(text) + links))])
  }

  /// A text in which no link begins.
  static func plain(_ text: String) -> String { text.replacingAll("](", with: "] (") }

  /// A text of at most so many characters, cut at a word where that is near.
  static func cut(_ text: String, to limit: Int) -> String {
    if text.unicodeScalars.count <= limit { return text }
    let kept = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1)))
    let words = kept.lastIndex(of: " ").map { String(kept[..<$0]) } ?? kept
    return (words.unicodeScalars.count > limit / 2 ? words : kept) + "…"
  }

  /// How much a finding weighs, in SARIF's word, which is the same.
  static func level(_ severity: Severity) -> String { severity.rawValue }
}
