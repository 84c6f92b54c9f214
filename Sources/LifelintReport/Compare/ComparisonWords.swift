/// The sentences of a comparison, the same in every format for people.
struct ComparisonWords {
  let comparison: RunComparison

  /// How many runs of each side: `5 runs against 5`.
  var runs: String {
    "\(comparison.head.traces.count.counted("run")) against "
      + comparison.base.traces.count.grouped
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

  /// In how many runs a finding is.
  func presence(_ change: FindingChange) -> String {
    let base = comparison.base.traces.count
    let head = comparison.head.traces.count
    if base == 1, head == 1 {
      if change.headRuns > 0 || change.isExercised { return "" }
      return "no run of the head shows anything about its rule, so that it is gone proves nothing"
    }
    let counts =
      "in \(change.headRuns) of \(head.counted("run")), before in \(change.baseRuns) of \(base)"
    return change.headRuns > 0 || change.isExercised
      ? counts : counts + "; no run shows anything about its rule now, so this proves nothing"
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
      notes.append("No change could be tested: there are too few runs and occurrences.")
    }
    if let strength { notes.append(strength) }
    return notes
  }

  /// How much the number of runs is worth.
  private var strength: String? {
    let (base, head) = (comparison.base.traces.count, comparison.head.traces.count)
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
