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
