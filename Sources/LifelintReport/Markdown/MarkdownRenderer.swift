/// A report for the summary of a GitHub Actions job or a comment on a pull request.
///
/// The verdict comes first, then ten findings with their stories, then everything else, folded.
public struct MarkdownRenderer: Renderer {
  /// How the text is laid out.
  public struct Options: Sendable {
    /// The most bytes that are written; whole items are left out beyond that, and counted.
    public var limit: Int
    /// The address of a line of a trace, where it has one.
    public var lineURL: @Sendable (_ path: String, _ line: Int) -> String?

    /// Makes options; the limit is that of a job's summary, 1 MiB, less what others may add to it.
    public init(
      limit: Int = 900 * 1024,
      lineURL: @escaping @Sendable (_ path: String, _ line: Int) -> String? = { _, _ in nil }
    ) {
      self.limit = limit
      self.lineURL = lineURL
    }
  }

  /// What fits into a comment on a pull request, which holds 65,536 characters.
  public static let commentLimit = 60_000

  private let options: Options

  /// Makes a renderer.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Writes the report.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    output.write(MarkdownPage(report.withoutKnown, options: options).text)
  }
}
