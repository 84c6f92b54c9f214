#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LifelintEngine

/// How long something took in one run, as logarithms: differences of them are ratios.
struct LogDurations {
  /// A value and how often it is there.
  struct Entry {
    /// The natural logarithm of nanoseconds.
    var value: Double
    /// How often.
    var count: Int
  }

  /// The values, sorted.
  let entries: [Entry]
  /// How many there are.
  let count: Int

  /// Takes what a distribution holds; what is shorter than a microsecond counts as one, since no
  /// clock of a trace tells such times apart.
  init(_ distribution: Distribution) {
    entries = distribution.weightedValues.map { value, count in
      Entry(value: log(Double(max(value, 1000))), count: count)
    }
    count = entries.reduce(0) { $0 + $1.count }
  }

  /// What one run says about one quantity.
  struct Estimate: Hashable {
    /// The quantity.
    var value: Double
    /// How much it would vary from run to run if the occurrences alone did, squared; `nil` where
    /// there are too few to tell.
    var variance: Double?
  }

  // MARK: The middle

  /// The mean of the middle half, which is what is tested for p50: it lies where the median does
  /// and is more exact, and no outlier moves it.
  ///
  /// - Complexity: O(n) in the number of entries.
  var middle: (mean: Double, squares: Double, kept: Int) {
    let cut = count / 4
    let kept = count - 2 * cut
    var sum = 0.0
    var place = 0
    for entry in entries {
      let inside = min(place + entry.count, count - cut) - max(place, cut)
      if inside > 0 { sum += entry.value * Double(inside) }
      place += entry.count
    }
    let (low, high) = (value(at: cut), value(at: count - cut - 1))
    // The squares of a trimmed mean are those of all values, the outer ones drawn in.
    func drawnIn(_ value: Double) -> Double { min(max(value, low), high) }
    var total = 0.0
    for entry in entries { total += drawnIn(entry.value) * Double(entry.count) }
    let center = total / Double(max(count, 1))
    var squares = 0.0
    for entry in entries {
      let off = drawnIn(entry.value) - center
      squares += off * off * Double(entry.count)
    }
    return (sum / Double(max(kept, 1)), squares, kept)
  }

  private func value(at rank: Int) -> Double {
    var place = 0
    for entry in entries {
      place += entry.count
      if rank < place { return entry.value }
    }
    return entries.last?.value ?? 0
  }

  /// The middles of several runs, with a variance that all of them tell together.
  ///
  /// Source: J. W. Tukey, D. H. McLaughlin, "Less Vulnerable Confidence and Significance Procedures
  /// for Location Based on a Single Sample: Trimming/Winsorization 1", Sankhyā A 25 (1963).
  static func middles(of runs: [LogDurations]) -> [Estimate] {
    let parts = runs.map(\.middle)
    let degrees = parts.reduce(0) { $0 + max($1.kept - 1, 0) }
    let squares = parts.reduce(0) { $0 + $1.squares }
    return parts.map { part in
      let variance =
        degrees >= leastDegrees ? squares / Double(degrees) / Double(part.kept) : nil
      return Estimate(value: part.mean, variance: variance)
    }
  }

  /// The occurrences beyond one a run from which on they tell how much occurrences vary.
  private static let leastDegrees = 8

  // MARK: The tails

  /// A percentile as a weighted mean of all values around it, and its variance.
  ///
  /// Sources: F. E. Harrell, C. E. Davis, "A New Distribution-Free Quantile Estimator", Biometrika
  /// 69 (1982); J. S. Maritz, R. G. Jarrett, "A Note on Estimating the Variance of the Sample
  /// Median", Journal of the American Statistical Association 73 (1978).
  ///
  /// - Parameters:
  ///   - share: Which one: 0.9 for p90.
  ///   - weights: Remembers weights from one run to the next.
  /// - Returns: What the run says about it.
  /// - Complexity: O(n) in the number of entries.
  func percentile(_ share: Double, _ weights: PercentileWeights) -> Estimate {
    var before = 0.0
    var place = 0
    var mean = 0.0
    var square = 0.0
    for entry in entries {
      place += entry.count
      let upTo = weights.share(of: place, among: count, percentile: share)
      mean += (upTo - before) * entry.value
      square += (upTo - before) * entry.value * entry.value
      before = upTo
    }
    return Estimate(value: mean, variance: max(square - mean * mean, 0))
  }
}
