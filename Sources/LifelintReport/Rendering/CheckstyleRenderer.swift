import LifelintEngine
import LifelintRules

/// Checkstyle's XML, which review bots and Jenkins read.
///
/// There is no schema; the shape is that of Checkstyle's own `XMLLogger`.
public struct CheckstyleRenderer: Renderer {
  private let paths: ReportPaths

  /// Makes a renderer.
  ///
  /// - Parameter paths: How paths are written.
  public init(paths: ReportPaths = ReportPaths()) {
    self.paths = paths
  }

  /// Writes the traces that have findings.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    for trace in report.traces {
      let findings = trace.newFindings
      if findings.isEmpty { continue }
      let name = XMLText.attributes([("name", paths.shown(trace.path))])
      output.write("  <file\(name)>\n")
      for finding in findings { output.write("    \(Self.error(finding))\n") }
      output.write("  </file>\n")
    }
    output.write("</checkstyle>\n")
  }

  private static func error(_ finding: Finding) -> String {
    let attributes = XMLText.attributes([
      ("line", String(max(finding.line, 1))), ("column", String(max(finding.column, 1))),
      ("severity", severity(finding.severity)), ("message", finding.shownMessage),
      ("source", "lifelint.\(finding.shownRule)"),
    ])
    return "<error\(attributes)/>"
  }

  private static func severity(_ severity: Severity) -> String {
    severity == .note ? "info" : severity.rawValue
  }
}
