/// The last words of a comparison, for standard error: what changed, and why it fails.
public struct ComparisonSummaryText: Sendable {
  private let palette: Palette

  /// Makes a summary writer.
  public init(palette: Palette = Palette(isColored: false)) {
    self.palette = palette
  }

  /// The summary, without its newline.
  public func text(of comparison: RunComparison) -> String {
    let words = ComparisonWords(comparison: comparison)
    var text = "\(words.runs): \(words.findings); \(words.timing)"
    if comparison.hasFailed {
      text += "; " + palette.paint("exit status \(comparison.status.rawValue):", .strong) + " "
      text += VisibleText.line(words.reasons.joined(separator: "; "), limit: 1000)
      text += words.exitsZero
    }
    return text
  }
}
