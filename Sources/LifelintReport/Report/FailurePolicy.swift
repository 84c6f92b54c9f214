public import LifelintRules

/// What makes a run fail.
public struct FailurePolicy: Sendable {
  /// The weight from which on findings do.
  public var threshold: FailureThreshold
  /// `--exit-zero`: the exit status is 0 whatever was found; what makes it 2 still does.
  public var exitsZero: Bool
  /// The rules of which each has to be exercised by some trace: `requireExercised`.
  public var required: [String]
  /// `--strict-baseline`: entries of the baseline that are stale fail the run.
  public var failsOnStaleBaseline: Bool

  /// Makes a policy of its parts.
  public init(
    threshold: FailureThreshold = .error, exitsZero: Bool = false, required: [String] = [],
    failsOnStaleBaseline: Bool = false
  ) {
    self.threshold = threshold
    self.exitsZero = exitsZero
    self.required = required
    self.failsOnStaleBaseline = failsOnStaleBaseline
  }
}
