import LifelintEngine
import LifelintRules

/// One rule in one trace.
struct JUnitCase {
  /// How it ended.
  enum Outcome {
    /// The rule was kept, or what is said about it is for information.
    case passed
    /// The trace has shown nothing about it; the text says why.
    case skipped(String)
    /// It was violated: the element that says so, its type and its message.
    case failed(element: String, type: String, message: String)

    /// Whether it counts as skipped.
    var isSkipped: Bool { if case .skipped = self { true } else { false } }
    /// Whether it counts as a failure.
    var isFailure: Bool { if case .failed("failure", _, _) = self { true } else { false } }
    /// Whether it counts as an error.
    var isError: Bool { if case .failed("error", _, _) = self { true } else { false } }
  }

  /// The findings that are listed.
  private static let lineLimit = 200

  /// The rule's id.
  var rule: String
  /// How it ended.
  var outcome: Outcome
  /// What was found.
  var findings: [Finding]
  /// How many findings were counted and not kept.
  var dropped: Int
  /// How to mend it.
  var fix: String?

  /// What it lists in place of findings.
  var otherLines: [String] = []

  /// The case of a baseline that may hold nothing stale; `nil` where it may.
  static func staleEntries(_ report: CheckReport) -> JUnitCase? {
    guard report.policy.failsOnStaleBaseline, let stale = report.baseline?.stale else { return nil }
    var test = JUnitCase(
      rule: "no stale entries", outcome: .passed, findings: [], dropped: 0, fix: nil)
    if let message = SummaryText.stale(report) {
      test.outcome = .failed(element: "failure", type: "strict-baseline", message: message)
      test.otherLines = stale.prefix(lineLimit).map(\.line)
      let more = stale.count - test.otherLines.count
      if more > 0 { test.otherLines.append(BaselineMatch.more(more)) }
    }
    return test
  }

  /// The findings, one a line, and the rule's remedy.
  func lines(path: String) -> [String] {
    if !otherLines.isEmpty { return otherLines }
    var lines = findings.prefix(Self.lineLimit).map { finding in
      let place = finding.line > 0 ? "\(path):\(finding.line):\(finding.column)" : path
      return "\(place): \(finding.severity.rawValue): \(finding.shownMessage)"
    }
    let more = findings.count - lines.count + dropped
    if more > 0 { lines.append("... and \(more.grouped) more") }
    if !lines.isEmpty, let fix { lines.append("fix: " + fix) }
    return lines
  }
}

/// The cases of one trace: the reader's own diagnostics, then every rule that was on.
struct JUnitCases {
  /// The traces up to whose number each case says what its rule waits for: of more the file would be
  /// larger than the 30 MB that GitLab takes.
  private static let explainedTraces = 100

  /// The cases, sorted by rule within each of the two.
  private(set) var cases: [JUnitCase] = []

  private let report: CheckReport
  private let trace: TraceResult
  private let findings: [String: [Finding]]

  /// Makes the cases of a trace.
  init(_ trace: TraceResult, report: CheckReport) {
    self.report = report
    self.trace = trace
    findings = Dictionary(grouping: trace.findings, by: \.rule)
    let verdicts = Dictionary(
      trace.verdicts.map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first })
    let others = Set(findings.keys).union(trace.dropped.keys).subtracting(verdicts.keys)
    let readers = report.rules.readerRules.filter { verdicts[$0] == nil }
    for rule in readers.sorted() + others.subtracting(readers).sorted() {
      cases.append(makeCase(rule, nil))
    }
    for verdict in trace.verdicts { cases.append(makeCase(verdict.rule, verdict)) }
  }

  private func makeCase(_ rule: String, _ verdict: RuleVerdicts?) -> JUnitCase {
    let found = findings[rule] ?? []
    let new = found.filter { !$0.isKnown }
    let dropped = trace.dropped[rule, default: 0]
    // A hint stands in the message already.
    let fix = new.allSatisfy { $0.hint == nil } ? new.first?.remedy(report.rules) : nil
    return JUnitCase(
      rule: rule, outcome: outcome(rule, found: found, new: new, dropped: dropped, verdict),
      findings: new, dropped: dropped, fix: fix)
  }

  private func outcome(
    _ rule: String, found: [Finding], new: [Finding], dropped: Int, _ verdict: RuleVerdicts?
  ) -> JUnitCase.Outcome {
    let severity = new.map(\.severity).max() ?? report.rules[rule]?.text.severity ?? .error
    let count = new.count + dropped
    // A note that fails no run is none that a person has to mend.
    if count > 0, severity > .note || report.policy.threshold.isReached(by: severity) {
      let isInput = [ReaderRules.unreadableLine, ReaderRules.unreadableTrace].contains(rule)
      let first = new.first?.shownMessage ?? VisibleText.line(rule)
      let more = count > 1 ? " (and \((count - 1).grouped) more)" : ""
      return .failed(
        element: isInput ? "error" : "failure", type: severity.rawValue, message: first + more)
    }
    if report.totals.missing.contains(rule) {
      return .failed(
        element: "failure", type: "requireExercised",
        message: "required, and no trace exercised it; it waits for " + needs(rule))
    }
    if count == 0, !found.isEmpty {
      return .skipped("\(found.count.counted("known finding")) in the baseline")
    }
    guard let verdict, count == 0, verdict.satisfied + verdict.violated == 0 else {
      return .passed
    }
    if verdict.inconclusive > 0 {
      return .skipped("inconclusive: the trace ends, or lacks events, before it shows")
    }
    return .skipped(
      report.traces.count > Self.explainedTraces
        ? "not exercised" : "not exercised; it waits for " + needs(rule))
  }

  private func needs(_ rule: String) -> String {
    let needs = report.rules.needs(of: rule)
    return needs.isEmpty ? "what it is about" : VisibleText.line(needs, limit: 1000)
  }
}
