public import LifelintEngine

/// How long one thing takes on both sides: a callback, a launch, a phase of it.
public struct TimingChange: Sendable {
  /// What is measured.
  public enum Kind: String, Sendable {
    /// A callback, from its begin to its end.
    case callback
    /// What a file of `Rules/measures` measures.
    case measure
  }

  /// The durations of one side.
  public struct Side: Sendable {
    /// The durations of all runs together.
    public var durations = Distribution()
    /// In how many runs it happened.
    public var runs = 0
  }

  /// A verdict on a change.
  public enum Verdict: String, Sendable {
    /// It takes longer, by more than noise.
    case slower
    /// It takes less long, by more than noise.
    case faster
    /// Nothing that could be told from noise.
    case noise
    /// There is too little to tell.
    case untested
  }

  /// The change of one percentile.
  public struct Percentile: Sendable {
    /// The share of all times that take no longer: 0.5, 0.9 or 0.99.
    public var share: Double
    /// Over all runs of the base, in nanoseconds; `nil` where it never happened.
    public var base: Int64?
    /// Over all runs of the head.
    public var head: Int64?
    /// The least error rate, over the whole comparison, at which this is more than noise; `nil`
    /// where it was not tested.
    public var probability: Double?
    /// The change below which nothing can be told from noise: 0.09 for 9 %.
    public var noise: Double?
    /// What the test says.
    public var verdict = Verdict.untested

    /// Head to base less 1: 0.2 where the head takes 20 % longer.
    public var change: Double? {
      guard let base, let head, base > 0 else { return nil }
      return Double(head) / Double(base) - 1
    }

    /// How it is called: `p50`.
    public var name: String { "p\(Int(share * 100))" }
  }

  /// What is measured.
  public var kind: Kind
  /// The callback's name or the measure's id.
  public var id: String
  /// What it is called in a report.
  public var title: String
  /// What tells cases of one measure apart, such as the kind of launch.
  public var variant: String?
  /// What the measure is called of which it is a part, if it is one: a phase of the launch.
  public var parent: String?
  /// The base's durations.
  public var base: Side
  /// The head's durations.
  public var head: Side
  /// The middle and the tails.
  public var percentiles: [Percentile]

  /// What is to be said about it in one word: slower where anything is.
  public var verdict: Verdict {
    for verdict in [Verdict.slower, .faster, .noise] {
      if percentiles.contains(where: { $0.verdict == verdict }) { return verdict }
    }
    return .untested
  }

  /// How it is called: `willTerminate`, `Launch (cold)`, `Launch (cold): didFinishLaunching`.
  public var name: String {
    let suffix = variant.map { " (\($0))" } ?? ""
    return parent.map { "\($0)\(suffix): \(title)" } ?? title + suffix
  }

  /// The largest change that is more than noise, in either direction, or 0.
  public var significantChange: Double {
    percentiles.filter { $0.verdict == .slower || $0.verdict == .faster }
      .compactMap(\.change).map(abs).max() ?? 0
  }
}
