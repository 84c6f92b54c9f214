public import LifelintEngine
import LifelintRules

/// Two sides, each of one run or several: what is new, what is gone, what takes longer.
public struct RunComparison: Sendable {
  /// The runs that are compared with.
  public let base: CheckReport
  /// The runs that are looked at.
  public let head: CheckReport
  /// What makes it fail.
  public let policy: ComparisonPolicy
  /// The findings of both sides.
  public let findings: FindingComparison
  /// The times of both sides.
  public let timing: TimingComparison

  /// Compares runs.
  ///
  /// - Parameters:
  ///   - base: The results of the traces that are compared with, with their timing.
  ///   - head: The results of the traces that are looked at.
  ///   - rules: The rules that can stand in them.
  ///   - policy: What makes it fail.
  public init(
    base: [TraceResult], head: [TraceResult], rules: RuleIndex, policy: ComparisonPolicy
  ) {
    let failure = FailurePolicy(threshold: .never)
    self.base = CheckReport(traces: base, rules: rules, policy: failure)
    self.head = CheckReport(traces: head, rules: rules, policy: failure)
    self.policy = policy
    findings = FindingComparison(
      base: self.base.fingerprintedTraces, head: self.head.fingerprintedTraces)
    // Against nothing everything would be gone.
    let hasBoth = Self.readRuns(of: self.base) > 0 && Self.readRuns(of: self.head) > 0
    timing = TimingComparison(base: hasBoth ? base : [], head: hasBoth ? head : [])
  }

  /// The new findings that fail the comparison.
  public var failingFindings: [FindingChange] {
    findings.new.filter { policy.threshold.isReached(by: $0.finding.severity) }
  }

  /// What takes longer by more than noise and by more than it may.
  public var regressions: [TimingChange] {
    guard let limit = policy.maxRegression else { return [] }
    return timing.rows.filter { row in
      row.percentiles.contains { $0.verdict == .slower && ($0.change ?? 0) > limit }
    }
  }

  /// Whether something fails the comparison, whatever the exit status is made to be.
  public var hasFailed: Bool { !failingFindings.isEmpty || !regressions.isEmpty || isUntrusted }

  /// The runs of each side that could be read.
  public var readRuns: (base: Int, head: Int) {
    (Self.readRuns(of: base), Self.readRuns(of: head))
  }

  private static func readRuns(of report: CheckReport) -> Int {
    report.traces.count { trace in
      !trace.findings.contains { $0.rule == ReaderRules.unreadableTrace }
    }
  }

  /// Whether a side cannot be trusted: something of it could not be read.
  public var isUntrusted: Bool { base.totals.untrusted + head.totals.untrusted > 0 }

  /// How it ends.
  public var status: RunStatus {
    if isUntrusted { return .untrusted }
    return hasFailed && !policy.exitsZero ? .failed : .clean
  }
}
