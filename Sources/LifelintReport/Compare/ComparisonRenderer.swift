/// Writes a comparison in one format.
public protocol ComparisonRenderer {
  /// Writes the whole comparison.
  func render(_ comparison: RunComparison, to output: inout some TextOutputStream)
}

extension ComparisonRenderer {
  /// The comparison as one text.
  public func text(of comparison: RunComparison) -> String {
    var text = ""
    render(comparison, to: &text)
    return text
  }
}
