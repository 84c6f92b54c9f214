public import LifelintEngine

/// Writes findings one by one, as they come, while a trace is still being written.
public struct LiveRenderer {
  /// What is written for each finding.
  enum Form {
    case text(TextRenderer)
    case concise(ConciseRenderer)
    case jsonLines
  }

  private let form: Form
  private let path: String
  private let rules: RuleIndex
  private var explained: Set<String> = []
  private var fingerprints: [UInt64: Int] = [:]

  /// Makes a renderer; `nil` for a format that can only be written as a whole.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - context: Where it is shown.
  ///   - path: The trace.
  ///   - rules: The rules that can stand in it.
  public init?(_ format: ReportFormat, _ context: RenderContext, path: String, rules: RuleIndex) {
    switch format.makeRenderer(context) {
    case let renderer as TextRenderer: form = .text(renderer)
    case let renderer as ConciseRenderer: form = .concise(renderer)
    case is JSONLinesRenderer: form = .jsonLines
    default: return nil
    }
    self.path = path
    self.rules = rules
  }

  /// The names of the formats that can be written as findings come.
  public static var formats: [String] {
    ReportFormat.all.filter { format in
      LiveRenderer(format, RenderContext(), path: "", rules: RuleIndex()) != nil
    }.map(\.name)
  }

  /// The text of one finding.
  public mutating func text(of finding: Finding) -> String {
    switch form {
    case .text(let renderer):
      let lines = renderer.lines(
        finding, path: path, showsSession: true, entry: rules[finding.rule],
        isFirst: explained.insert(finding.rule).inserted)
      return lines.joined(separator: "\n") + "\n\n"
    case .concise(let renderer):
      return renderer.headline(finding, path: path, withHint: true) + "\n"
    case .jsonLines:
      var finding = finding
      Fingerprint.fill(&finding, seen: &fingerprints)
      return JSONLinesRenderer.line(finding, path: path)
    }
  }

  /// What stands below the last finding.
  public func end(_ report: CheckReport) -> String {
    if case .jsonLines = form { return JSONLinesRenderer.summary(report.totals) }
    return ""
  }
}
