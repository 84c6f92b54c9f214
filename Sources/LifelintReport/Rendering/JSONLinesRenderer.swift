import LifelintEngine

/// One JSON object a line: each diagnostic with its trace's path, and the summary at the end.
public struct JSONLinesRenderer: Renderer {
  /// Makes a renderer.
  public init() {}

  /// Writes the lines.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    for trace in report.fingerprintedTraces {
      let path = (key: "path", value: JSONText.string(trace.path))
      for finding in trace.findings {
        let members = JSONRecord.diagnostic(finding, usesBaseline: report.baseline != nil)
        output.write(JSONText.object([path] + members) + "\n")
      }
    }
    let summary = JSONRecord.summary(report.totals)
    output.write(JSONText.object([("lifelint", "1"), ("summary", summary)]) + "\n")
  }
}
