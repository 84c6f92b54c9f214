public import LifelintEngine

/// Everything that a run has to tell: the results of its traces and how it ends.
public struct CheckReport: Sendable {
  /// The results, in the order of the command line.
  public private(set) var traces: [TraceResult]
  /// The rules that can stand in them.
  public let rules: RuleIndex
  /// What makes the run fail.
  public let policy: FailurePolicy
  /// What came of a baseline; `nil` where there is none.
  public let baseline: BaselineMatch?
  /// What all traces together come to.
  public let totals: Totals

  /// How long things took in all traces together; `nil` unless it was summed up.
  ///
  /// - Complexity: O(n) in the number of rows of all.
  public var timing: Timing? {
    let timings = traces.compactMap(\.timing)
    return timings.isEmpty ? nil : Timing.sum(of: timings)
  }

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - traces: The results, in the order of the command line.
  ///   - rules: The rules that can stand in them.
  ///   - policy: What makes the run fail.
  ///   - baseline: The findings that are known and fail nothing.
  ///   - paths: How the baseline names traces.
  ///   - isFollowed: Whether the trace was followed while it was written, so that nothing in the
  ///     baseline can be called mended.
  /// - Complexity: O(n log n) in the number of findings.
  public init(
    traces: [TraceResult], rules: RuleIndex, policy: FailurePolicy, baseline: Baseline? = nil,
    paths: ReportPaths = ReportPaths(), isFollowed: Bool = false
  ) {
    var finished = traces.map { trace in
      var trace = trace
      trace.findings = Self.ordered(trace.findings)
      return trace
    }
    self.baseline = baseline.map { baseline in
      let scope = BaselineScope(
        baseline, finished, rules: rules, paths: paths, isFollowed: isFollowed)
      return BaselineMatch(baseline, marking: &finished, scope: scope)
    }
    self.traces = finished
    self.rules = rules
    self.policy = policy
    self.totals = Totals(
      finished, rules: rules, policy: policy, staleEntries: self.baseline?.stale.count)
  }

  /// The same report without the findings that the baseline holds, for formats that do not mark
  /// them; the totals still count them.
  ///
  /// - Complexity: O(n) in the number of findings, O(1) where none is known.
  public var withoutKnown: CheckReport {
    if totals.known == 0 { return self }
    var report = self
    for index in traces.indices { report.traces[index].findings = traces[index].newFindings }
    return report
  }

  /// What a headline says where nothing new was found: what else there is, then that.
  var quietHeadline: String {
    var parts: [String] = []
    if !totals.missing.isEmpty {
      parts.append(totals.missing.count.counted("required rule") + " not exercised")
    }
    if let stale = totals.staleText { parts.append(stale) }
    parts.append(totals.known > 0 ? "nothing new" : "no findings")
    return parts.joined(separator: ", ")
  }

  /// The results with a fingerprint for every finding.
  ///
  /// - Complexity: O(n) in the number of findings, whose messages are made.
  public var fingerprintedTraces: [TraceResult] {
    traces.map { trace in
      var trace = trace
      Fingerprint.fill(&trace.findings)
      return trace
    }
  }

  /// Sorted by line, then rule; what is alike stays in the order in which it was found.
  private static func ordered(_ findings: [Finding]) -> [Finding] {
    let isSorted = findings.indices.dropFirst().allSatisfy { index in
      let (before, line) = (findings[index - 1].line, findings[index].line)
      return before < line
        || before == line && findings[index - 1].rule <= findings[index].rule
    }
    if isSorted { return findings }
    return findings.enumerated().sorted { left, right in
      (left.element.line, left.element.rule, left.offset)
        < (right.element.line, right.element.rule, right.offset)
    }.map(\.element)
  }
}
