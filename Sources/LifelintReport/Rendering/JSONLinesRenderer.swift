import LifelintEngine

/// One JSON object a line: each diagnostic with its trace's path, and the summary at the end.
public struct JSONLinesRenderer: Renderer {
  /// Makes a renderer.
  public init() {}

  /// Writes the lines.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    for trace in report.fingerprintedTraces {
      for finding in trace.findings {
        let line = Self.line(finding, path: trace.path, usesBaseline: report.baseline != nil)
        output.write(line)
      }
    }
    output.write(Self.summary(report))
  }

  /// The line of a finding.
  static func line(_ finding: Finding, path: String, usesBaseline: Bool = false) -> String {
    let path = (key: "path", value: JSONText.string(path))
    let members = JSONRecord.diagnostic(finding, usesBaseline: usesBaseline)
    return JSONText.object([path] + members) + "\n"
  }

  /// The last line.
  static func summary(_ report: CheckReport) -> String {
    var members = [(key: "lifelint", value: "1")]
    if let stale = report.baseline?.stale, !stale.isEmpty {
      let records = stale.map(JSONRecord.stale).joined(separator: ", ")
      members.append(("staleBaseline", "[\(records)]"))
    }
    members.append(("summary", JSONRecord.summary(report.totals)))
    return JSONText.object(members) + "\n"
  }
}
