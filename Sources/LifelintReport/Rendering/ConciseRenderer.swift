public import LifelintEngine
import LifelintRules

/// One line a finding: `path:line:col: severity: message [rule]`, as compilers write it.
///
/// What the baseline holds is left out.
public struct ConciseRenderer: Renderer {
  private let palette: Palette

  /// Makes a renderer that colours or does not.
  public init(palette: Palette = Palette(isColored: false)) {
    self.palette = palette
  }

  /// Writes the findings, those of one trace after those of the other.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    for trace in report.traces {
      for finding in trace.newFindings {
        output.write(headline(finding, path: trace.path, withHint: true))
        output.write("\n")
      }
      for (rule, count) in trace.dropped.sorted(by: { $0.key < $1.key }) {
        output.write(counted(count, of: rule, path: trace.path) + "\n")
      }
    }
  }

  /// The line that stands for findings that were counted and not kept.
  func counted(_ count: Int, of rule: String, path: String) -> String {
    palette.paint("\(Self.shown(path)):", .heading)
      + " \(count.grouped) more of \(VisibleText.line(rule)), counted and not kept one by one"
  }

  /// A trace's path as a person reads it.
  public static func shown(_ path: String) -> String {
    path == "-" ? "<stdin>" : VisibleText.lineStart(path)
  }

  /// The line that says what a finding is and where it stands.
  func headline(_ finding: Finding, path: String, withHint: Bool = false) -> String {
    let place = Self.shown(path) + (finding.line > 0 ? ":\(finding.position):" : ":")
    let severity = finding.severity.rawValue + ":"
    let hint = withHint ? finding.hint.map { ". \($0)" } ?? "" : ""
    let message = VisibleText.line(finding.sentence + hint, limit: 1000)
    return palette.paint(place, .heading) + " "
      + palette.paint(severity, TextStyle(finding.severity)) + " "
      + palette.paint(message, .strong) + " "
      + palette.paint("[\(VisibleText.line(finding.rule))]", .faint)
  }
}

extension Finding {
  /// What happened, with how late it was where the rule is a budget.
  public var sentence: String {
    // An answer that never came was late by nothing that could be said.
    guard let overrun, overrun.took != nil else { return message }
    let text = TimeText.overrun(took: overrun.took, bound: overrun.bound)
    return message.contains(text) ? message : "\(message): \(text)"
  }

  fileprivate var position: String { "\(line):\(column)" }
}
