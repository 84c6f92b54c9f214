public import LifelintEngine
public import LifelintRules

/// What all traces of a run come to.
public struct Totals: Sendable {
  /// The findings of each weight that no baseline holds, those that were counted and not kept among
  /// them.
  public private(set) var findings: [Severity: Int] = [:]
  /// The findings that the baseline holds.
  public private(set) var known = 0
  /// The entries of the baseline that are stale; `nil` where there is no baseline.
  public let staleEntries: Int?
  /// The events of all traces.
  public private(set) var events = 0
  /// The sessions of all traces.
  public private(set) var sessions = 0
  /// The lines that could not be read.
  public private(set) var unreadableLines = 0
  /// The traces that could not be read at all.
  public private(set) var unreadableTraces = 0
  /// The rules that were on.
  public private(set) var rules = 0
  /// The rules that some group exercised.
  public private(set) var exercised = 0
  /// The rules that ended inconclusive in some group.
  public private(set) var inconclusive = 0
  /// The findings that fail the run.
  public private(set) var failing = 0
  /// The findings because of which the run cannot be trusted.
  public private(set) var untrusted = 0
  /// The rules that had to be exercised and were not.
  public private(set) var missing: [String] = []

  /// How the run ends.
  public let status: RunStatus
  /// Whether something was found that fails a run, whatever the exit status is made to be.
  public let hasFailed: Bool

  /// How many entries of the baseline are stale, in words; `nil` where none is.
  var staleText: String? {
    guard let staleEntries, staleEntries > 0 else { return nil }
    return staleEntries.counted("stale entry", "stale entries") + " in the baseline"
  }

  /// Adds up results.
  init(
    _ traces: [TraceResult], rules index: RuleIndex, policy: FailurePolicy, staleEntries: Int?
  ) {
    self.staleEntries = staleEntries
    var verdicts: [RuleVerdicts] = []
    var failing = 0
    for trace in traces {
      events += trace.events
      sessions += trace.sessions
      known += trace.findings.indices.count { trace.findings[$0].isKnown }
      for finding in Self.counts(trace, rules: index) {
        findings[finding.severity, default: 0] += finding.count
        if policy.threshold.isReached(by: finding.severity) { failing += finding.count }
        guard finding.severity == .error else { continue }
        switch finding.rule {
        case ReaderRules.unreadableLine: unreadableLines += finding.count
        case ReaderRules.unreadableTrace: unreadableTraces += finding.count
        default: break
        }
      }
      verdicts = Self.sum(of: verdicts, and: trace.verdicts)
    }
    rules = verdicts.count
    exercised = verdicts.count { $0.isExercised }
    inconclusive = verdicts.count { $0.inconclusive > 0 }
    missing = policy.required.filter { rule in
      !verdicts.contains { $0.rule == rule && $0.isExercised }
    }.sorted()
    self.failing = failing
    untrusted = unreadableLines + unreadableTraces
    let isStale = policy.failsOnStaleBaseline && (staleEntries ?? 0) > 0
    hasFailed = failing > 0 || untrusted > 0 || !missing.isEmpty || isStale
    status =
      if untrusted > 0 {
        .untrusted
      } else if hasFailed, !policy.exitsZero {
        .failed
      } else {
        .clean
      }
  }

  /// The verdicts of two traces together, both sorted by rule, as the sum is.
  private static func sum(
    of first: [RuleVerdicts], and second: [RuleVerdicts]
  ) -> [RuleVerdicts] {
    if first.isEmpty { return second }
    var sum = first
    var place = 0
    for verdict in second {
      while place < sum.count, sum[place].rule < verdict.rule { place += 1 }
      if place < sum.count, sum[place].rule == verdict.rule {
        sum[place].add(verdict)
      } else {
        sum.insert(verdict, at: place)
      }
    }
    return sum
  }

  /// The findings of one trace that are not known, with those that were only counted.
  private static func counts(
    _ trace: TraceResult, rules: RuleIndex
  ) -> [(rule: String, severity: Severity, count: Int)] {
    if trace.findings.isEmpty, trace.dropped.isEmpty { return [] }
    var dropped = trace.dropped
    var counts: [(rule: String, severity: Severity, count: Int)] = []
    for rule in FindingTally(trace.findings, limit: 1).rules {
      let count = rule.count + (dropped.removeValue(forKey: rule.id) ?? 0)
      counts.append((rule.id, trace.findings[rule.first[0]].severity, count))
    }
    return counts
      + dropped.map { rule, count in (rule, rules[rule]?.text.severity ?? .error, count) }
  }
}

extension RuleVerdicts {
  /// Whether some group has shown something about the rule.
  public var isExercised: Bool { violated + satisfied + inconclusive > 0 }

  /// Adds the groups of another trace.
  mutating func add(_ other: RuleVerdicts) {
    violated += other.violated
    satisfied += other.satisfied
    inconclusive += other.inconclusive
    notExercised += other.notExercised
  }
}
