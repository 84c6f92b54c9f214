import LifelintJSON
import LifelintEngine
import LifelintRules

/// A table for spreadsheets: one row a finding.
///
/// Every text is quoted, so that a spreadsheet which parts fields by semicolons does not break it,
/// and a text that such a program would take for a formula begins with an apostrophe.
///
/// Sources: RFC 4180; OWASP, "CSV Injection".
public struct CSVRenderer: Renderer {
  private static let columns = [
    "path", "line", "column", "severity", "rule", "message", "session", "scene", "t", "event",
    "phase", "of", "fingerprint", "baseline",
  ]

  private let paths: ReportPaths

  /// Makes a renderer.
  ///
  /// - Parameter paths: How paths are written.
  public init(paths: ReportPaths = ReportPaths()) {
    self.paths = paths
  }

  /// Writes the heading and the rows.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    output.write(Self.columns.joined(separator: ",") + "\r\n")
    for trace in report.fingerprintedTraces {
      let path = paths.relative(trace.path)
      for finding in trace.findings {
        output.write(Self.row(finding, path: path).joined(separator: ",") + "\r\n")
      }
    }
  }

  private static func row(_ finding: Finding, path: String) -> [String] {
    let event = finding.event
    return [
      text(path), String(finding.line), String(finding.column), text(finding.severity.rawValue),
      text(finding.rule), text(finding.shownMessage), text(finding.session), text(finding.scene),
      time(event), text(event?.name), text(event.map { "\($0.phase)" }), text(event?.of),
      text(finding.fingerprint), text(finding.isKnown ? "known" : nil),
    ]
  }

  /// `t` as it was logged: a number of seconds, or a date-time.
  private static func time(_ event: EventRecord?) -> String {
    guard let event else { return "" }
    return event.hasDateTime
      ? text(TimeText.dateTime(event.time)) : TimeText.exactSeconds(event.time)
  }

  private static func text(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    let shown = VisibleText.line(text, limit: 1100)
    return "\"" + (isFormula(shown) ? "'" : "") + shown.replacingAll("\"", with: "\"\"") + "\""
  }

  /// Whether a spreadsheet would take a text for a formula; the full-width forms count in some.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.drop(while: { $0 == " " }).unicodeScalars.first else { return false }
    return "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
  }
}
