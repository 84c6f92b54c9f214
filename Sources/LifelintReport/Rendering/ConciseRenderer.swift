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
      for finding in trace.findings where !finding.isKnown {
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
    var sentence = finding.sentence
    if withHint, let hint = finding.hint { sentence += ". " + hint }
    let message = VisibleText.line(sentence, limit: 1000)
    let rule = "[" + VisibleText.line(finding.rule) + "]"
    return palette.paint(place, .heading) + " "
      + palette.paint(severity, TextStyle(finding.severity)) + " "
      + palette.paint(message, .strong) + " " + palette.paint(rule, .faint)
  }
}

extension Finding {
  /// What happened, with how late it was where the rule is a budget.
  public var sentence: String {
    // An answer that never came was late by nothing that could be said.
    guard let overrun, overrun.took != nil else { return message }
    let text = TimeText.overrun(took: overrun.took, bound: overrun.bound)
    let message = message
    let saysIt = Self.mayContain(message, text) && message.contains(text)
    return saysIt ? message : message + ": " + text
  }

  /// Whether the bytes of a text stand in another, without which the text does not.
  private static func mayContain(_ whole: String, _ part: String) -> Bool {
    let bytes = whole.utf8
    guard let first = part.utf8.first else { return true }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }

  fileprivate var position: String { "\(line):\(column)" }
}
