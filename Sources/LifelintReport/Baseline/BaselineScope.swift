import LifelintEngine
import LifelintRules

/// Where a run has looked for what a baseline holds: only there can an entry be called mended.
struct BaselineScope {
  /// Whether the trace was followed while it was written, so that its end is not known.
  let isFollowed: Bool

  private let baseline: Baseline
  /// The traces that were read whole, from the repository's top on.
  private let read: Set<String>
  private let rules: RuleIndex
  private let exercised: Set<String>
  /// The rules of which some findings were counted and not kept.
  private let dropped: Set<String>
  /// Whether the traces are new recordings, which stand for all those of the baseline.
  let isOther: Bool

  init(
    _ baseline: Baseline, _ traces: [TraceResult], rules: RuleIndex, paths: ReportPaths,
    isFollowed: Bool
  ) {
    self.baseline = baseline
    self.rules = rules
    self.isFollowed = isFollowed
    let whole = traces.filter { trace in
      !trace.findings.contains { $0.severity == .error && $0.isUnreadable }
    }
    read = Set(whole.map { paths.relative($0.path) })
    exercised = Set(traces.flatMap(\.verdicts).filter(\.isExercised).map(\.rule))
    dropped = Set(traces.flatMap(\.dropped.keys))
    let read = read
    isOther =
      !read.isEmpty
      && baseline.traces.allSatisfy { !read.contains($0) && !paths.isThere($0) }
  }

  /// Whether an entry would have been found had it been there: in each of its traces, or in new
  /// recordings that stand for them.
  func hasLookedFor(_ entry: Baseline.Entry) -> Bool {
    isChecked(entry.rule) && (isOther || entry.traces.allSatisfy(read.contains))
  }

  /// The traces of an entry in which it may still be, since this run has not looked there.
  func unread(_ entry: Baseline.Entry) -> [String] {
    if !isChecked(entry.rule) { return entry.traces }
    return isOther ? [] : entry.traces.filter { !read.contains($0) }
  }

  /// Whether the run checks a rule, and has kept all that it found of it.
  func isChecked(_ rule: String) -> Bool {
    !isFollowed && rules.isChecked(rule) && !dropped.contains(rule)
  }

  /// Whether some trace has shown anything about a rule; what the reader itself reports always has.
  func isExercised(_ rule: String) -> Bool {
    exercised.contains(rule) || ReaderRules.diagnostic(rule) != nil
  }
}

extension ReportPaths {
  /// Whether a trace is there that a baseline names.
  fileprivate func isThere(_ trace: String) -> Bool {
    resolved(root.isEmpty ? trace : root + "/" + trace) != nil
  }
}
