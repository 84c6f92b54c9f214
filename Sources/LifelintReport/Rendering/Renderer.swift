/// Writes a report in one format.
///
/// Where the output goes, and whether that worked, is the stream's affair.
public protocol Renderer {
  /// Writes the whole report.
  func render(_ report: CheckReport, to output: inout some TextOutputStream)
}

extension Renderer {
  /// The report as one text.
  public func text(of report: CheckReport) -> String {
    var text = ""
    render(report, to: &text)
    return text
  }
}
