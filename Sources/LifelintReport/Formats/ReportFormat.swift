/// A format in which a report can be written.
///
/// The formats that there are stand in ``all``, and nowhere else: the command line, its help, its
/// completions and the README's table follow from there.
public struct ReportFormat: Sendable {
  /// What a file's name ends with where several formats share an ending.
  public enum Family: String, Sendable, CaseIterable {
    /// `.json`
    case json
    /// `.xml`
    case xml
    /// `.txt`
    case text = "txt"
  }

  /// What a report in a format holds beside findings and verdicts, which costs time and memory.
  public struct Needs: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// What happened over time: `CheckOptions.recordsTimeline`.
    public static let timeline = Needs(rawValue: 1)
    /// How long things took: `CheckOptions.recordsTiming`.
    public static let timing = Needs(rawValue: 2)
    /// The addresses of lines: `RenderContext.lineURL`.
    public static let links = Needs(rawValue: 4)

    /// Makes needs of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// What it is called: after `--format`, and before the `=` of `--output`.
  public let name: String
  /// What it is, as help and the README say it.
  public let summary: String
  /// The ends of a file's name that mean it and no other.
  public let suffixes: [String]
  /// The family among whose files a name with one of ``words`` means it.
  public let family: Family?
  /// The words in a file's name that mean it within its family; none where the ending alone does.
  public let words: [String]
  /// What it needs beside the findings.
  public let needs: Needs
  private let renderer: @Sendable (RenderContext) -> any Renderer

  /// Makes an entry of the table.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - summary: What it is, in a few words.
  ///   - suffixes: The ends of a file's name that mean it, such as `.sarif`.
  ///   - family: The ending that it shares with other formats.
  ///   - words: What stands in the name of such a file.
  ///   - needs: What it needs beside the findings.
  ///   - renderer: Makes its renderer.
  public init(
    _ name: String, _ summary: String, suffixes: [String] = [], family: Family? = nil,
    words: [String] = [], needs: Needs = [],
    renderer: @escaping @Sendable (RenderContext) -> any Renderer
  ) {
    self.name = name
    self.summary = summary
    self.suffixes = suffixes
    self.family = family
    self.words = words
    self.needs = needs
    self.renderer = renderer
  }

  /// The format's renderer.
  public func makeRenderer(_ context: RenderContext) -> any Renderer { renderer(context) }

  /// The format with a name.
  public static func named(_ name: some StringProtocol) -> ReportFormat? {
    all.first { $0.name == name }
  }
}
