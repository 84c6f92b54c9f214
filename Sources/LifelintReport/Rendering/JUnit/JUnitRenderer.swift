import LifelintJSON
import LifelintEngine
import LifelintRules

/// JUnit's XML: a suite for each trace, a case for each rule, so that a rule which is kept again
/// shows as mended.
///
/// There is no official schema. The attribute `file` of a case, which GitLab links, is the only one
/// that Jenkins' schema (xunit-plugin, `junit-10.xsd`) does not know; it can be left out.
public struct JUnitRenderer: Renderer {
  private let paths: ReportPaths
  private let namesFiles: Bool

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - paths: How paths are written.
  ///   - namesFiles: Whether each case names its file.
  public init(paths: ReportPaths = ReportPaths(), namesFiles: Bool = true) {
    self.paths = paths
    self.namesFiles = namesFiles
  }

  /// Writes the suites.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    var classes: Set<String> = []
    let suites = report.traces.map { trace in
      let name = Self.className(paths.relative(trace.path), taken: &classes)
      return (trace, name, JUnitCases(trace, report: report).cases)
    }
    let baseline = JUnitCase.staleEntries(report)
    let all = suites.flatMap { $0.2 } + [baseline].compactMap { $0 }
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.write("<testsuites name=\"lifelint\"\(Self.counts(of: all))>\n")
    for (trace, name, cases) in suites {
      write(cases, of: trace, className: name, to: &output)
    }
    if let baseline {
      let name = Self.className("baseline", taken: &classes)
      write([baseline], suite: "baseline", file: nil, className: name, to: &output)
    }
    output.write("</testsuites>\n")
  }

  private func write(
    _ cases: [JUnitCase], of trace: TraceResult, className: String,
    to output: inout some TextOutputStream
  ) {
    let path = paths.shown(trace.path)
    write(cases, suite: path, file: path, className: className, to: &output)
  }

  private func write(
    _ cases: [JUnitCase], suite: String, file: String?, className: String,
    to output: inout some TextOutputStream
  ) {
    let name = XMLText.attributes([("name", suite), ("file", file)])
    let skipped = cases.count { $0.outcome.isSkipped }
    output.write("  <testsuite\(name)\(Self.counts(of: cases)) skipped=\"\(skipped)\">\n")
    for test in cases {
      let attributes = XMLText.attributes([
        ("name", VisibleText.line(test.rule)), ("classname", className),
        ("file", namesFiles ? file : nil),
      ])
      let content = Self.content(of: test, path: VisibleText.lineStart(suite))
      output.write("    <testcase\(attributes)")
      output.write(content.isEmpty ? "/>\n" : ">\n\(content)    </testcase>\n")
    }
    output.write("  </testsuite>\n")
  }

  private static func counts(of cases: [JUnitCase]) -> String {
    let failures = cases.count { $0.outcome.isFailure }
    let errors = cases.count { $0.outcome.isError }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func content(of test: JUnitCase, path: String) -> String {
    switch test.outcome {
    case .passed: break
    case .skipped(let reason):
      return "      <skipped\(XMLText.attributes([("message", reason)]))/>\n"
    case .failed(let element, let type, let message):
      let attributes = XMLText.attributes([("message", message), ("type", type)])
      // Some tools show the text alone.
      let found = test.lines(path: path)
      let lines = found.isEmpty ? [message] : found
      return "      <\(element)\(attributes)>\(XMLText.content(lines.joined(separator: "\n")))"
        + "</\(element)>\n"
    }
    let lines = test.lines(path: path)
    if lines.isEmpty { return "" }
    return "      <system-out>\(XMLText.content(lines.joined(separator: "\n")))</system-out>\n"
  }

  /// A name for the cases of a trace.
  ///
  /// Tools split it at its last full stop into a package and a class, and drop a case whose class
  /// and name another one has.
  private static func className(_ path: String, taken: inout Set<String>) -> String {
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    let shown = VisibleText.line(String(stem.isEmpty ? path[...] : stem))
    let base = "lifelint." + shown.replacingAll(".", with: "_")
    var name = base
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(base) (\(number))"
    }
    return name
  }
}
