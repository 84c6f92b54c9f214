/// One self-contained page: the verdict, a timeline, each finding with its story, timing, coverage.
///
/// It can be read without its script, asks for nothing but itself, stays below 15 MB, and is the
/// same for the same report, byte for byte.
public struct HTMLRenderer: Renderer {
  private let context: RenderContext

  /// Makes a renderer.
  public init(context: RenderContext = RenderContext()) {
    self.context = context
  }

  /// Writes the page.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    let page = ReportPage(report, context: context)
    var writer = HTMLWriter()
    HTMLDocument(title: page.title, data: page.data).write(to: &writer, body: page.write)
    output.write(writer.html)
  }
}
