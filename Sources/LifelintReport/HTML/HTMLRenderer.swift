/// One self-contained page: the verdict, a timeline, each finding with its story, timing, coverage.
///
/// It can be read without its script, asks for nothing but itself, and is the same for the same
/// report, byte for byte.
public struct HTMLRenderer: Renderer {
  /// When the report was made, in seconds since 1970; `nil` keeps it off the page.
  private let date: Int64?

  /// Makes a renderer.
  ///
  /// - Parameter date: When the report was made, in seconds since 1970, where a page should say so:
  ///   `SOURCE_DATE_EPOCH`.
  public init(date: Int64? = nil) {
    self.date = date
  }

  /// Writes the page.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    let page = ReportPage(report.withoutKnown, date: date)
    var writer = HTMLWriter()
    HTMLDocument(title: page.title, data: page.data).write(to: &writer, body: page.write)
    output.write(writer.html)
  }
}
