/// A comparison as one self-contained page, under the same strict policy as a report's, without a
/// script.
public struct ComparisonHTMLRenderer: ComparisonRenderer {
  /// Makes a renderer.
  public init() {}

  /// Writes the page.
  public func render(_ comparison: RunComparison, to output: inout some TextOutputStream) {
    let page = ComparisonPage(comparison: comparison)
    var writer = HTMLWriter()
    HTMLDocument(
      title: page.title, style: EmbeddedPage.style + ComparisonPage.style, script: nil
    ).write(to: &writer, body: page.write)
    output.write(writer.html)
  }
}
