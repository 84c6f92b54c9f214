/// How a run of the command ends: what its exit status tells a script.
public enum RunStatus: Int32, Sendable, Comparable {
  /// Nothing was found at or above the weight that fails a run.
  case clean = 0
  /// Something was found at or above that weight, or a rule that had to be exercised was not.
  case failed = 1
  /// The run could not be done or trusted: configuration, rules, an unreadable trace or line.
  case untrusted = 2
  /// The command line was wrong; `EX_USAGE` of sysexits.h.
  case usage = 64

  /// Orders by how bad it is.
  public static func < (left: RunStatus, right: RunStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
