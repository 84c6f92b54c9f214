import LifelintEngine
import LifelintRules

/// The sentences of a comparison, the same in every format for people.
struct ComparisonWords {
  let comparison: RunComparison

  /// How many runs of each side: `5 runs against 5`.
  var runs: String {
    let (base, head) = comparison.readRuns
    return "\(head.counted("run")) against \(base.grouped)"
  }

  /// What matters most, for a heading: why it fails, else what is new and what is slower.
  var headline: String {
    if comparison.hasFailed { return reasons.joined(separator: "; ") }
    var parts: [String] = []
    let new = comparison.findings.new.count
    if new > 0 { parts.append(new.counted("new finding")) }
    let slower = comparison.timing.rows(.slower).count
    if slower > 0 { parts.append("\(slower.grouped) slower") }
    return parts.isEmpty ? "nothing new, nothing slower" : parts.listed()
  }

  /// What makes the lists below it less than certain.
  var doubts: [String] {
    var doubts: [String] = []
    if comparison.base.totals.untrusted > 0 {
      doubts.append("Not all of the base could be read, so what is called new may not be.")
    }
    if comparison.head.totals.untrusted > 0 {
      doubts.append("Not all of the head could be read, so what is called gone may not be.")
    }
    for (report, side) in [(comparison.base, "base"), (comparison.head, "head")] {
      let dropped = report.traces.flatMap(\.dropped.values).reduce(0, +)
      if dropped > 0 {
        doubts.append(
          "\(dropped.counted("more finding")) of the \(side) were counted and not kept, and are not "
            + "compared.")
      }
    }
    return doubts
  }

  /// What became of the findings: `1 new finding, 2 gone, 3 unchanged`.
  var findings: String {
    let findings = comparison.findings
    return "\(findings.new.count.counted("new finding")), \(findings.gone.count.grouped) gone, "
      + "\(findings.unchanged.count.grouped) unchanged"
  }

  /// What became of the times: `1 slower and 0 faster by more than noise, of 12`.
  var timing: String {
    let timing = comparison.timing
    if timing.rows.isEmpty { return "no times to compare" }
    if timing.tests == 0 {
      let count = timing.rows.count.grouped
      return "none of \(count) measured often enough to tell a change from noise"
    }
    return "\(timing.rows(.slower).count.grouped) slower and "
      + "\(timing.rows(.faster).count.grouped) faster by more than noise, of "
      + "\(timing.rows.count.grouped) measured"
  }

  /// Why it fails; empty where it does not.
  var reasons: [String] {
    var reasons: [String] = []
    for (report, side) in [(comparison.base, "base"), (comparison.head, "head")] {
      let totals = report.totals
      if totals.unreadableTraces > 0 {
        reasons.append(
          "\(totals.unreadableTraces.counted("trace")) of the \(side) could not be read")
      }
      if totals.unreadableLines > 0 {
        reasons.append("\(totals.unreadableLines.counted("line")) of the \(side) could not be read")
      }
    }
    let failing = comparison.failingFindings.count
    if failing > 0 {
      let threshold = comparison.policy.threshold
      reasons.append(
        threshold == .error
          ? failing.counted("new error")
          : "\(failing.counted("new finding")) at or above \(threshold.rawValue)")
    }
    let regressions = comparison.regressions
    if !regressions.isEmpty, let limit = comparison.policy.maxRegression {
      let names = regressions.prefix(3).map(\.name)
      let more = regressions.count > 3 ? ["\(regressions.count - 3) more"] : []
      reasons.append(
        "slower by more than \(PercentText.plain(limit)): " + (names + more).listed())
    }
    return reasons
  }

  /// What is said where `--exit-zero` made the exit status 0.
  var exitsZero: String { comparison.policy.exitsZero ? " (--exit-zero)" : "" }

  /// In how many runs a finding is.
  func presence(_ change: FindingChange) -> String {
    if change.finding.isUnreadable { return "" }
    let (base, head) = comparison.readRuns
    let counts =
      max(base, head) == 1 || min(base, head) == 0
      ? []
      : ["in \(change.headRuns) of \(head.counted("run")), before in \(change.baseRuns) of \(base)"]
    return (counts + [doubt(change)].compactMap { $0 }).joined(separator: "; ")
  }

  /// Why it is not sure that a finding is new, or gone.
  private func doubt(_ change: FindingChange) -> String? {
    switch (change.isOtherSideWhole, change.isExercised, change.headRuns > 0) {
    case (true, true, _): nil
    case (false, _, true): "not all of the base was read, so it may not be new"
    case (false, _, false): "not all of the head was read, so it may not be gone"
    case (true, false, _):
      "no run of the head shows anything about its rule, so that it is gone proves nothing"
    }
  }

  /// What the marks mean, which test was made, and how far it can be trusted.
  var notes: [String] {
    let timing = comparison.timing
    guard !timing.rows.isEmpty else { return [] }
    var notes: [String] = []
    if timing.tests > 0 {
      notes.append(
        """
        A mark says that a change is more than noise; ± is the change of p50 below which nothing \
        can be told from it. Test: t test between the runs, on logarithms; each run counts once, \
        for p50 with the mean of its middle half, for p90 and p99 with a smoothed percentile; how \
        much runs vary is judged from all rows together. Holm's correction keeps the chance of \
        even one false mark among these \(timing.tests.counted("test")) at 1 %.
        """)
    } else {
      return [
        """
        No change could be tested: there are too few runs and occurrences. Give several runs a side: \
        lifelint compare BASE... -- HEAD...
        """
      ]
    }
    if let strength { notes.append(strength) }
    return notes
  }

  /// How much the number of runs is worth.
  private var strength: String? {
    let (base, head) = comparison.readRuns
    if min(base, head) == 0 { return nil }
    let assumed = PercentText.plain(ChangeTest.assumedRunToRun)
    if base == 1, head == 1 {
      return """
        This is weak: one run a side cannot show how much runs differ from each other. The \
        occurrences within the runs are used, \(assumed) is assumed between runs, and p90 and p99 \
        are not tested. If the runs differ by more than that for another reason, a mark is wrong. \
        Give several runs a side: lifelint compare BASE... -- HEAD...
        """
    }
    if Double(2 * (base + head - 2)) < ChangeTest.degrees {
      return """
        This is weaker than it could be: with so few runs \(assumed) between runs is assumed in \
        part. Five a side need no assumption, and find what is 20 % slower in most cases.
        """
    }
    return nil
  }
}
