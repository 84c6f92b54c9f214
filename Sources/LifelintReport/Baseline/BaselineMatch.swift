import LifelintEngine

/// What came of comparing a run's findings with a baseline.
public struct BaselineMatch: Sendable {
  /// An entry of which not all was found again.
  public struct Stale: Sendable, Hashable {
    /// The entry.
    public var entry: Baseline.Entry
    /// How many of it some trace still had, at most.
    public var found: Int
    /// Whether some trace has shown anything about its rule: else that it is gone proves nothing.
    public var isExercised: Bool

    /// Makes a stale entry of its parts.
    public init(entry: Baseline.Entry, found: Int, isExercised: Bool = true) {
      self.entry = entry
      self.found = found
      self.isExercised = isExercised
    }
  }

  /// The entries that are mended, at least in part, in the order of the baseline.
  public private(set) var stale: [Stale] = []

  /// Marks the findings that a baseline holds.
  ///
  /// An entry is stale if no trace has as many of it as it says, and this run has looked for it in
  /// every trace in which it was seen: see ``BaselineScope``.
  ///
  /// - Complexity: O(n log n) in the number of findings, whose messages are made.
  init(_ baseline: Baseline, marking traces: inout [TraceResult], scope: BaselineScope) {
    var places: [String: Int] = [:]
    for (place, entry) in baseline.entries.enumerated() { places[Self.key(of: entry)] = place }
    var found = [Int](repeating: 0, count: baseline.entries.count)
    for index in traces.indices {
      Fingerprint.fill(&traces[index].findings)
      var alike: [Int: [Int]] = [:]
      for (place, finding) in traces[index].findings.enumerated() where Baseline.canHold(finding) {
        if let entry = places[Self.key(of: finding)] { alike[entry, default: []].append(place) }
      }
      for (entry, these) in alike {
        let count = baseline.entries[entry].count
        found[entry] = max(found[entry], min(these.count, count))
        let known =
          these.count <= count || scope.isFollowed
          ? these.prefix(count)
          : these.sorted { Self.isLess($0, $1, in: traces[index].findings) }.prefix(count)
        for place in known { traces[index].findings[place].isKnown = true }
      }
    }
    for (entry, found) in zip(baseline.entries, found)
    where found < entry.count && scope.hasLookedFor(entry) {
      stale.append(
        Stale(entry: entry, found: found, isExercised: scope.isExercised(entry.rule)))
    }
  }

  /// Whether the one of two that are alike is rather the known one: what is worse is shown, and of
  /// what is as bad the later.
  private static func isLess(_ left: Int, _ right: Int, in findings: [Finding]) -> Bool {
    func weight(_ place: Int) -> (Int64, Int) {
      // An answer that never came took longest.
      (findings[place].overrun.map { $0.took ?? .max } ?? 0, place)
    }
    if findings[left].severity != findings[right].severity {
      return findings[left].severity < findings[right].severity
    }
    return weight(left) < weight(right)
  }

  /// What an entry and the findings that it holds have in common.
  static func key(of entry: Baseline.Entry) -> String { "\(entry.rule) \(entry.fingerprint)" }

  static func key(of finding: Finding) -> String {
    "\(finding.rule) \(Fingerprint.parts(of: finding.fingerprint).hash)"
  }
}

extension BaselineMatch.Stale {
  /// What is left of it, as a sentence goes on after its message.
  public var left: String {
    if found > 0 { return "only \(found.grouped) of \(entry.count.grouped) are left" }
    return isExercised
      ? "is not found any more"
      : "is not found any more, but no trace shows anything about its rule"
  }

  /// It as one line of text: what was known, its rule, what is left.
  public var line: String {
    "\(VisibleText.line(entry.message, limit: 200)) [\(VisibleText.line(entry.rule))] \(left)"
  }
}

extension BaselineMatch {
  /// What is said where entries are left out: how many more there are.
  public static func more(_ count: Int) -> String {
    "... and \(count.counted("more stale entry", "more stale entries"))"
  }
}
