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
  private let known: [String: Int]
  private let usesBaseline: Bool
  private var explained: Set<String> = []
  private var fingerprints: [UInt64: Int] = [:]

  /// Makes a renderer; `nil` for a format that can only be written as a whole.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - context: Where it is shown.
  ///   - path: The trace.
  ///   - rules: The rules that can stand in it.
  ///   - baseline: The findings that are known. Of those that are alike the first are, since nobody
  ///     can tell whether a worse one will come.
  public init?(
    _ format: ReportFormat, _ context: RenderContext, path: String, rules: RuleIndex,
    baseline: Baseline? = nil
  ) {
    guard let form = Self.form(of: format.makeRenderer(context)) else { return nil }
    self.form = form
    self.path = path
    self.rules = rules
    usesBaseline = baseline != nil
    known = Dictionary(
      (baseline?.entries ?? []).map { (BaselineMatch.key(of: $0), $0.count) },
      uniquingKeysWith: max)
  }

  /// The names of the formats that can be written as findings come.
  public static var formats: [String] {
    ReportFormat.all.filter { form(of: $0.makeRenderer(RenderContext())) != nil }.map(\.name)
  }

  private static func form(of renderer: any Renderer) -> Form? {
    switch renderer {
    case let renderer as TextRenderer: .text(renderer)
    case let renderer as ConciseRenderer: .concise(renderer)
    case is JSONLinesRenderer: .jsonLines
    default: nil
    }
  }

  /// The text of one finding; empty where it is known, unless the format marks that.
  public mutating func text(of finding: Finding) -> String {
    var finding = finding
    Fingerprint.fill(&finding, seen: &fingerprints)
    let count = known[BaselineMatch.key(of: finding)] ?? 0
    finding.isKnown =
      Baseline.canHold(finding) && Fingerprint.parts(of: finding.fingerprint).ordinal <= count
    switch form {
    case .text where finding.isKnown, .concise where finding.isKnown: return ""
    case .text(let renderer):
      let lines = renderer.lines(
        finding, path: path, showsSession: true, entry: rules[finding.rule],
        isFirst: explained.insert(finding.rule).inserted)
      return lines.joined(separator: "\n") + "\n\n"
    case .concise(let renderer):
      return renderer.headline(finding, path: path, withHint: true) + "\n"
    case .jsonLines:
      return JSONLinesRenderer.line(finding, path: path, usesBaseline: usesBaseline)
    }
  }

  /// What stands below the last finding.
  public func end(_ report: CheckReport) -> String {
    if case .jsonLines = form { return JSONLinesRenderer.summary(report) }
    return ""
  }
}
