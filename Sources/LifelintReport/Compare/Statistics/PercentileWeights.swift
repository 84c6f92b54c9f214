/// How much each value counts for a percentile, remembered, since many runs have equally many values.
///
/// Source: F. E. Harrell, C. E. Davis, 1982: the weights are those of a beta distribution.
final class PercentileWeights {
  private struct Key: Hashable {
    var place: Int
    var count: Int
    var percentile: Double
  }

  /// The standard deviations from the percentile beyond which a value counts for nothing.
  private static let reach = 9.0

  private var known: [Key: Double] = [:]

  /// How much the values up to a place count together, from 0 to 1.
  func share(of place: Int, among count: Int, percentile: Double) -> Double {
    let size = Double(count)
    let part = Double(place) / size
    let deviation = (percentile * (1 - percentile) / (size + 2)).squareRoot()
    let tail = max(Self.reach * deviation, 20 / size)
    if part < percentile - tail { return 0 }
    if part > percentile + tail { return 1 }
    let key = Key(place: place, count: count, percentile: percentile)
    if let share = known[key] { return share }
    let share = IncompleteBeta.share(
      below: part, (size + 1) * percentile, (size + 1) * (1 - percentile))
    known[key] = share
    return share
  }
}
