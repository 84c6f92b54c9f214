#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells changes from noise, over all things that are compared at once.
///
/// The runs are what is independent, not the occurrences within them: each run gives one estimate
/// on the scale of logarithms, and the means of both sides are compared by a two-sided t test with
/// one variance for both. What is known about that variance beside the few runs themselves is used
/// too:
///
/// - how much the occurrences alone make runs vary, times what the runs of all other rows show
///   beyond that (the median of their ratios), counts as much as the row's own runs: G. K. Smyth,
///   "Linear Models and Empirical Bayes Methods for Assessing Differential Expression in Microarray
///   Experiments", Statistical Applications in Genetics and Molecular Biology 3 (2004), with the
///   weight fixed instead of estimated;
/// - where runs are few, an assumed difference between runs of ``assumedRunToRun`` fills the
///   degrees of freedom up to ``degrees``;
/// - a row whose own runs vary much more than that stands for itself alone.
///
/// Over all tests the chance of a false alarm is kept at ``familyWiseError`` (``HolmCorrection``).
struct ChangeTest {
  /// The chance of a false alarm anywhere in a comparison.
  static let familyWiseError = 0.01
  /// How much runs are taken to differ from each other where there are too few to see it.
  static let assumedRunToRun = 0.05
  /// The degrees of freedom up to which the assumption counts.
  static let degrees = 16.0
  /// How exactly a run is known at best: clocks and rounding.
  private static let leastError = 0.01
  /// The ratio to what is expected from which on a row stands for itself.
  private static let ownVarianceRatio = 2.5

  /// One quantity of one row on both sides: an estimate a run.
  struct Question: Hashable {
    /// Questions of one sort, such as all p90, tell each other how much runs vary.
    var sort: Int
    /// The estimates of the base's runs; at least one.
    var base: [LogDurations.Estimate]
    /// The estimates of the head's runs; at least one.
    var head: [LogDurations.Estimate]
  }

  /// What the test says about a question.
  struct Answer {
    /// Head to base: 1.2 where the head takes 20 % longer.
    var ratio: Double
    /// The least family-wise error rate at which this is more than noise.
    var probability: Double
    /// The change below which nothing can be told from noise: 0.09 for 9 %.
    var noise: Double
  }

  /// The answers, one a question; `nil` where there are too few runs and occurrences for any.
  static func answers(to questions: [Question]) -> [Answer?] {
    let parts = questions.map(Part.init)
    let ratios = Dictionary(grouping: parts, by: \.sort)
      .mapValues { SortedRatios($0.compactMap(\.ratio)) }
    let tested = parts.indices.compactMap { index in
      scale(of: parts[index], among: ratios[parts[index].sort]).map { (index: index, scale: $0) }
    }
    let probabilities = tested.map { test in
      StudentT.twoSided(
        parts[test.index].difference / test.scale.error, degrees: test.scale.degrees)
    }
    let adjusted = HolmCorrection.adjusted(probabilities)
    var answers = [Answer?](repeating: nil, count: questions.count)
    var criticals: [Double: Double] = [:]
    for (test, probability) in zip(tested, adjusted) {
      let degrees = test.scale.degrees
      let critical =
        criticals[degrees]
        ?? StudentT.critical(familyWiseError / Double(tested.count), degrees: degrees)
      criticals[degrees] = critical
      answers[test.index] = Answer(
        ratio: exp(parts[test.index].difference), probability: probability,
        noise: expm1(critical * test.scale.error))
    }
    return answers
  }

  // MARK: The variance

  private struct Scale {
    /// The standard error of the difference.
    var error: Double
    var degrees: Double
  }

  /// A question's numbers.
  private struct Part {
    var sort: Int
    var difference: Double
    /// The degrees of freedom that the runs have.
    var degrees: Double
    /// The variance of the runs of one side around their mean; `nil` without degrees of freedom.
    var between: Double?
    /// The variance that the occurrences alone explain; `nil` where they are too few.
    var within: Double?
    /// What the variance of a run has to be multiplied with to be that of the difference.
    var weight: Double

    init(_ question: Question) {
      sort = question.sort
      let (base, head) = (question.base.map(\.value), question.head.map(\.value))
      let (baseMean, headMean) = (Self.mean(base), Self.mean(head))
      difference = headMean - baseMean
      degrees = Double(base.count + head.count - 2)
      let squares =
        base.reduce(0) { $0 + ($1 - baseMean) * ($1 - baseMean) }
        + head.reduce(0) { $0 + ($1 - headMean) * ($1 - headMean) }
      between = degrees > 0 ? squares / degrees : nil
      let known = (question.base + question.head).compactMap(\.variance)
      within =
        known.count == base.count + head.count
        ? Self.mean(known) + ChangeTest.leastError * ChangeTest.leastError : nil
      weight = 1 / Double(base.count) + 1 / Double(head.count)
    }

    /// What the runs vary more than their occurrences explain; 1 on average where it is nothing.
    var ratio: Double? {
      guard let between, let within else { return nil }
      // The median of a chi-squared variable (E. B. Wilson, M. M. Hilferty, 1931).
      let median = 1 - 2 / (9 * degrees)
      return between / within / (median * median * median)
    }

    private static func mean(_ values: [Double]) -> Double {
      values.reduce(0, +) / Double(values.count)
    }
  }

  private static func scale(of part: Part, among ratios: SortedRatios?) -> Scale? {
    guard let within = part.within else {
      // Nothing but the runs themselves tells how they vary: two a side at least.
      guard let between = part.between, part.degrees >= 2 else { return nil }
      return scale(max(between, leastError * leastError), part.degrees, part.weight)
    }
    // A row tells nothing about itself a second time.
    let others = ratios?.median(without: part.ratio)
    let shared = others == nil ? 0 : part.degrees
    let assumed = max(0, degrees - part.degrees - shared)
    let assumption = within + assumedRunToRun * assumedRunToRun
    let expected =
      (shared * max(1, others ?? 1) * within + assumed * assumption) / (shared + assumed)
    guard let between = part.between else {
      return scale(assumption, degrees, part.weight)
    }
    if shared + assumed == 0 || between > ownVarianceRatio * expected {
      return scale(between, part.degrees, part.weight)
    }
    let all = part.degrees + shared + assumed
    let variance = (part.degrees * between + (shared + assumed) * expected) / all
    return scale(max(variance, within), all, part.weight)
  }

  private static func scale(_ variance: Double, _ degrees: Double, _ weight: Double) -> Scale {
    Scale(error: (variance * weight).squareRoot(), degrees: degrees)
  }

  /// Ratios of which a median is asked that leaves one out.
  private struct SortedRatios {
    private let sorted: [Double]

    init(_ ratios: [Double]) {
      sorted = ratios.sorted()
    }

    /// The median of all but one; `nil` where there is no other.
    ///
    /// - Complexity: O(log n) in the number of ratios.
    func median(without own: Double?) -> Double? {
      var place = sorted.count
      if let own {
        var (low, high) = (0, sorted.count)
        while low < high {
          let middle = (low + high) / 2
          if sorted[middle] < own { low = middle + 1 } else { high = middle }
        }
        place = low
      }
      let count = own == nil ? sorted.count : sorted.count - 1
      guard count > 0 else { return nil }
      func other(_ rank: Int) -> Double { sorted[rank < place ? rank : rank + 1] }
      let middle = other(count / 2)
      return count.isMultiple(of: 2) ? (other(count / 2 - 1) + middle) / 2 : middle
    }
  }
}
