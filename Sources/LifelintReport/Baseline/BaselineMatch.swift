import LifelintEngine

/// What came of comparing a run's findings with a baseline.
public struct BaselineMatch: Sendable {
  /// An entry of which not all was found again.
  public struct Stale: Sendable, Hashable {
    /// The entry.
    public var entry: Baseline.Entry
    /// How many of it some trace still had, at most.
    public var found: Int

    /// Makes a stale entry of its parts.
    public init(entry: Baseline.Entry, found: Int) {
      self.entry = entry
      self.found = found
    }
  }

  /// The entries that are mended, at least in part, in the order of the baseline.
  public private(set) var stale: [Stale] = []

  /// Marks the findings that a baseline holds.
  ///
  /// An entry is stale if no trace has as many of it as it says, and this run has read one of the
  /// traces in which it was seen, or none of all that were checked for the baseline: then these are
  /// new recordings under new names.
  ///
  /// - Complexity: O(n) in the number of findings, whose messages are made.
  init(_ baseline: Baseline, marking traces: inout [TraceResult], paths: ReportPaths) {
    var entries: [String: Int] = [:]
    for (place, entry) in baseline.entries.enumerated() {
      entries["\(entry.rule) \(entry.fingerprint)"] = place
    }
    var found = [Int](repeating: 0, count: baseline.entries.count)
    for index in traces.indices {
      Fingerprint.fill(&traces[index].findings)
      for place in traces[index].findings.indices {
        let finding = traces[index].findings[place]
        let (fingerprint, ordinal) = Fingerprint.parts(of: finding.fingerprint)
        guard let entry = entries["\(finding.rule) \(fingerprint)"], Baseline.canHold(finding),
          ordinal <= baseline.entries[entry].count
        else { continue }
        traces[index].findings[place].isKnown = true
        found[entry] = max(found[entry], ordinal)
      }
    }
    let read = Set(traces.map { paths.relative($0.path) })
    let isOther = baseline.traces.allSatisfy { !read.contains($0) }
    for (entry, found) in zip(baseline.entries, found) where found < entry.count {
      guard isOther || entry.traces.contains(where: read.contains) else { continue }
      stale.append(Stale(entry: entry, found: found))
    }
  }
}
