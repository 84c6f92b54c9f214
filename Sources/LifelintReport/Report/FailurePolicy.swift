public import LifelintRules

/// The weight from which on a finding fails the run: `failOn`.
public enum FailureThreshold: String, Sendable, CaseIterable {
  /// Errors fail the run.
  case error
  /// Errors and warnings do.
  case warning
  /// Every finding does.
  case note
  /// No finding does.
  case never

  /// Whether a finding of this weight fails the run.
  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}

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
