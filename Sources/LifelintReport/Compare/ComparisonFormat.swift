/// A format in which a comparison can be written.
public enum ComparisonFormat: String, CaseIterable, Sendable {
  /// For a person at a terminal.
  case text
  /// For a job's summary or a pull request's comment.
  case markdown
  /// A page, whole in one file.
  case html
  /// One JSON object.
  case json

  /// The ends of a file's name that mean it.
  public var suffixes: [String] {
    switch self {
    case .text: [".txt"]
    case .markdown: [".md", ".markdown"]
    case .html: [".html", ".htm"]
    case .json: [".json"]
    }
  }

  /// The format that a file's name says.
  public init?(file path: String) {
    let name = path.lowercased()
    guard let format = Self.allCases.first(where: { $0.suffixes.contains(where: name.hasSuffix) })
    else { return nil }
    self = format
  }

  /// The format's renderer.
  public func makeRenderer(_ context: RenderContext) -> any ComparisonRenderer {
    switch self {
    case .text: ComparisonTextRenderer(palette: context.palette, width: context.width)
    case .markdown: ComparisonMarkdownRenderer()
    case .html: ComparisonHTMLRenderer()
    case .json: ComparisonJSONRenderer()
    }
  }
}
