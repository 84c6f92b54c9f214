import LifelintEngine

/// Findings that are known: they were there when the baseline was written, and fail no run.
///
/// A finding is known by its rule and its fingerprint, which hold no line, no time and no session,
/// and by how many like it one trace may have. The traces in which it was seen are named for people;
/// a recording under another name shows the same faults.
public struct Baseline: Sendable {
  /// Findings that are alike.
  public struct Entry: Sendable, Hashable {
    /// The id of the rule.
    public var rule: String
    /// The fingerprint, without an ordinal.
    public var fingerprint: String
    /// How many one trace may have.
    public var count: Int
    /// What is said of them, with `#` for what differs from one recording to the next.
    public var message: String
    /// The traces that had them, from the repository's top on, sorted.
    public var traces: [String]

    /// Makes an entry of its parts.
    public init(
      rule: String, fingerprint: String, count: Int, message: String, traces: [String]
    ) {
      self.rule = rule
      self.fingerprint = fingerprint
      self.count = count
      self.message = message
      self.traces = traces
    }
  }

  /// The traces that were checked, also those without findings, sorted.
  public private(set) var traces: [String]
  /// The entries, sorted by rule, then message, then fingerprint.
  public private(set) var entries: [Entry]

  /// Makes a baseline of traces and entries, which it sorts.
  ///
  /// Entries for the same findings, as a merge of two branches leaves them, become one.
  public init(traces: [String], entries: [Entry]) {
    self.traces = Set(traces).sorted()
    let merged = Dictionary(entries.map { (BaselineMatch.key(of: $0), $0) }) { first, second in
      var entry = first
      entry.count = max(first.count, second.count)
      entry.traces = Set(first.traces + second.traces).sorted()
      return entry
    }
    self.entries = merged.values.sorted {
      ($0.rule, $0.message, $0.fingerprint) < ($1.rule, $1.message, $1.fingerprint)
    }
  }

  /// Makes a baseline of everything that was found.
  ///
  /// What makes a run untrusted is left out: no baseline can make it trusted.
  ///
  /// - Complexity: O(n log n) in the number of findings.
  public init(of report: CheckReport, paths: ReportPaths = ReportPaths()) {
    struct Key: Hashable {
      var rule: String
      var fingerprint: String
    }
    var known: [Key: Entry] = [:]
    for trace in report.fingerprintedTraces {
      let path = paths.relative(trace.path)
      for finding in trace.findings where Self.canHold(finding) {
        let (fingerprint, ordinal) = Fingerprint.parts(of: finding.fingerprint)
        let key = Key(rule: finding.rule, fingerprint: fingerprint)
        var entry =
          known[key]
          ?? Entry(
            rule: finding.rule, fingerprint: fingerprint, count: 0,
            message: VisibleText.line(SteadyText.message(of: finding)), traces: [])
        entry.count = max(entry.count, ordinal)
        if entry.traces.last != path, !entry.traces.contains(path) { entry.traces.append(path) }
        known[key] = entry
      }
    }
    self.init(
      traces: report.traces.map { paths.relative($0.path) },
      entries: known.values.map { entry in
        var entry = entry
        entry.traces.sort()
        return entry
      })
  }

  /// Brings an older baseline up to date with a run, which may be one of some traces or some rules.
  ///
  /// What the run has not looked for stays: entries of rules that are off, and of traces that were
  /// not checked, unless nothing of the older one is there any more.
  ///
  /// - Returns: The baseline, and the entries that stay for that reason.
  public static func update(
    _ old: Baseline, with report: CheckReport, paths: ReportPaths
  ) -> (baseline: Baseline, kept: [Entry]) {
    let new = Baseline(of: report, paths: paths)
    let scope = BaselineScope(
      old, report.traces, rules: report.rules, paths: paths, isFollowed: false)
    var entries = Dictionary(
      new.entries.map { (BaselineMatch.key(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    var kept: [Entry] = []
    for entry in old.entries {
      let unread = scope.unread(entry)
      if unread.isEmpty { continue }
      let found = entries[BaselineMatch.key(of: entry)]
      var stays = found ?? entry
      stays.count = max(stays.count, entry.count)
      stays.traces = Set((found?.traces ?? []) + unread).sorted()
      entries[BaselineMatch.key(of: entry)] = stays
      kept.append(entry)
    }
    let traces = scope.isOther ? kept.flatMap(\.traces) : old.traces
    return (Baseline(traces: new.traces + traces, entries: Array(entries.values)), kept)
  }

  /// The number of findings that it makes known, in one trace that has all of them.
  public var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// Whether a finding can be known at all.
  static func canHold(_ finding: Finding) -> Bool { !finding.isUnreadable }
}

extension Finding {
  /// Whether it says that a line or a trace could not be read.
  var isUnreadable: Bool {
    rule == ReaderRules.unreadableLine || rule == ReaderRules.unreadableTrace
  }
}
