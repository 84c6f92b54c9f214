import LifelintJSON
import LifelintEngine
import LifelintRules

/// Workflow commands of GitHub Actions: annotations beside the file, and every finding in the log.
///
/// A step shows ten annotations of each level, and drops the others without a word. So the tenth
/// says how many more there are, and all findings follow as text in a group that can be opened.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions"; the limits are those of
/// actions/toolkit, "Problem matchers".
public struct GitHubRenderer: Renderer {
  /// The annotations of one level that a step shows.
  private static let limit = 10

  private let paths: ReportPaths

  /// Makes a renderer.
  ///
  /// - Parameter paths: How paths are written.
  public init(paths: ReportPaths = ReportPaths()) {
    self.paths = paths
  }

  /// Writes the annotations, errors first, then the group.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    let others = Self.otherFailures(report)
    for text in others { output.write("::error title=lifelint::\(Self.message(text))\n") }
    for severity in Severity.allCases.sorted(by: >) {
      let found = report.traces.flatMap { trace in
        trace.newFindings.filter { $0.severity == severity }.map { (trace.path, $0) }
      }
      let limit = Self.limit - (severity == .error ? others.count : 0)
      let total = report.totals.findings[severity] ?? 0
      let shown = total <= limit ? found.count : min(found.count, limit - 1)
      for (path, finding) in found.prefix(shown) {
        output.write(annotation(finding, path: path, rules: report.rules) + "\n")
      }
      let more = total - shown
      if more > 0 {
        let text =
          "\(more.counted("more \(severity.rawValue)")), listed in the log of this step"
        output.write("::\(Self.command(severity)) title=lifelint::\(Self.message(text))\n")
      }
    }
    writeGroup(report, to: &output)
  }

  /// What fails the run and is no finding in a trace.
  private static func otherFailures(_ report: CheckReport) -> [String] {
    if report.policy.exitsZero { return [] }
    var failures: [String] = []
    if let missing = SummaryText.missing(report.totals) {
      failures.append(missing + "\nlifelint --coverage says what each waits for")
    }
    if let stale = SummaryText.stale(report) {
      let entries = report.baseline?.stale ?? []
      var lines = [stale] + entries.prefix(limit).map(\.line)
      if entries.count > limit { lines.append(BaselineMatch.more(entries.count - limit)) }
      failures.append(lines.joined(separator: "\n"))
    }
    return failures
  }

  private func annotation(_ finding: Finding, path: String, rules: RuleIndex) -> String {
    var properties = [("file", paths.relative(path))]
    if finding.line > 0 { properties.append(("line", "\(finding.line)")) }
    if finding.line > 0, finding.column > 1 { properties.append(("col", "\(finding.column)")) }
    properties.append(("title", finding.shownRule))
    let shown = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    var text = VisibleText.line(finding.sentence, limit: 1000)
    if let remedy = finding.remedy(rules) { text += "\nFix: " + remedy }
    text += "\nlifelint explain \(finding.shownRule)"
    return "::\(Self.command(finding.severity)) \(shown)::\(Self.message(text))"
  }

  private func writeGroup(_ report: CheckReport, to output: inout some TextOutputStream) {
    let total = Severity.allCases.reduce(0) { $0 + (report.totals.findings[$1] ?? 0) }
    if total > 0 {
      output.write("::group::lifelint: \(total.counted("finding"))\n")
      ConciseRenderer().render(report, to: &output)
      output.write("::endgroup::\n")
    }
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The text of a command; the percent sign comes first, since it begins an escape.
  private static func message(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The value of a property, which a colon or a comma would end.
  private static func property(_ text: String) -> String {
    message(VisibleText.line(text, limit: 4096)).replacingAll(":", with: "%3A")
      .replacingAll(",", with: "%2C")
  }
}
