import LifelintEngine
import LifelintRules

/// A report of GitLab's Code Quality: one array of findings, each with a fingerprint of its own.
///
/// GitLab compares the fingerprints of two branches and shows only the first of several that are
/// equal.
///
/// Source: GitLab Docs, "Code Quality", "Code Quality report format".
public struct GitLabRenderer: Renderer {
  private let paths: ReportPaths

  /// Makes a renderer.
  ///
  /// - Parameter paths: How paths are written.
  public init(paths: ReportPaths = ReportPaths()) {
    self.paths = paths
  }

  /// Writes the array, one finding a line.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    var taken: Set<UInt64> = []
    var isFirst = true
    for trace in report.fingerprintedTraces {
      let path = paths.relative(trace.path)
      for finding in trace.newFindings {
        output.write(isFirst ? "[\n" : ",\n")
        isFirst = false
        var hash = Fingerprint.hash(of: [finding.rule, path, finding.fingerprint])
        while !taken.insert(hash).inserted { hash = Fingerprint.hash(of: ["\(hash)"]) }
        output.write("  " + Self.record(finding, path: path, fingerprint: hash))
      }
    }
    output.write(isFirst ? "[]\n" : "\n]\n")
  }

  private static func record(_ finding: Finding, path: String, fingerprint: UInt64) -> String {
    let lines = JSONText.object([("begin", String(max(finding.line, 1)))])
    return JSONText.object([
      // GitLab does not show the name of the check.
      ("description", JSONText.string("\(finding.shownRule): \(finding.shownMessage)")),
      ("check_name", JSONText.string(finding.shownRule)),
      ("fingerprint", JSONText.string(Fingerprint.hexadecimal(fingerprint))),
      ("severity", JSONText.string(severity(finding.severity))),
      ("location", JSONText.object([("path", JSONText.string(path)), ("lines", lines)])),
    ])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
