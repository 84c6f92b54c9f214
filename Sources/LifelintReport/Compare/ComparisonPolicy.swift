public import LifelintRules

/// What makes a comparison fail.
public struct ComparisonPolicy: Sendable {
  /// The weight from which on a new finding does; what is unchanged never does.
  public var threshold: FailureThreshold
  /// By how much something may take longer: 0.1 for 10 %; `nil` where times fail nothing.
  public var maxRegression: Double?
  /// `--exit-zero`: the exit status is 0 whatever was found; what makes it 2 still does.
  public var exitsZero: Bool

  /// Makes a policy of its parts.
  public init(
    threshold: FailureThreshold = .error, maxRegression: Double? = nil, exitsZero: Bool = false
  ) {
    self.threshold = threshold
    self.maxRegression = maxRegression
    self.exitsZero = exitsZero
  }
}
