public import LifelintEngine

/// A finding that is on one side, or on both.
public struct FindingChange: Sendable {
  /// A finding of the head, or of the base where it is gone.
  public var finding: Finding
  /// The trace in which it stands.
  public var path: String
  /// In how many runs of the base it is.
  public var baseRuns: Int
  /// In how many runs of the head it is.
  public var headRuns: Int
  /// Whether the head has shown anything about its rule: else that it is gone proves nothing.
  public var isExercised: Bool
  /// Whether the side on which it is not was read whole: else it may be there unseen.
  public var isOtherSideWhole: Bool

  /// Whether it is sure that it is new, or gone.
  public var isCertain: Bool { isExercised && isOtherSideWhole }
}

/// The findings of both sides, matched by fingerprint: by rule and context, never by line or time.
public struct FindingComparison: Sendable {
  /// Those that no run of the base has.
  public private(set) var new: [FindingChange] = []
  /// Those that no run of the head has.
  public private(set) var gone: [FindingChange] = []
  /// Those that both sides have.
  public private(set) var unchanged: [FindingChange] = []
  /// What says that something of a side could not be read: those of the base, then of the head.
  public private(set) var unreadable: [FindingChange] = []

  /// Compares findings.
  ///
  /// A run that has several findings which are alike has them numbered, so that one more than any
  /// run of the base has is new.
  ///
  /// - Complexity: O(n) in the number of findings.
  init(base: [TraceResult], head: [TraceResult]) {
    let (baseSide, headSide) = (Self.side(base), Self.side(head))
    let (isBaseWhole, isHeadWhole) = (Self.isWhole(base), Self.isWhole(head))
    let exercised = Set(head.flatMap(\.verdicts).filter(\.isExercised).map(\.rule))
    for trace in base + head {
      for finding in trace.findings where finding.isUnreadable {
        unreadable.append(
          FindingChange(
            finding: finding, path: trace.path, baseRuns: 0, headRuns: 0, isExercised: true,
            isOtherSideWhole: true))
      }
    }
    for (print, mine) in headSide.inOrder {
      let inBase = baseSide.found[print]?.runs ?? 0
      let change = FindingChange(
        finding: mine.finding, path: mine.path, baseRuns: inBase, headRuns: mine.runs,
        isExercised: true, isOtherSideWhole: inBase > 0 || isBaseWhole)
      if inBase == 0 { new.append(change) } else { unchanged.append(change) }
    }
    for (print, mine) in baseSide.inOrder where headSide.found[print] == nil {
      let isReaders = ReaderRules.diagnostic(mine.finding.rule) != nil
      gone.append(
        FindingChange(
          finding: mine.finding, path: mine.path, baseRuns: mine.runs, headRuns: 0,
          isExercised: isReaders || exercised.contains(mine.finding.rule),
          isOtherSideWhole: isHeadWhole))
    }
  }

  /// Whether all of a side could be read, and all that was found was kept.
  private static func isWhole(_ traces: [TraceResult]) -> Bool {
    traces.allSatisfy { trace in
      trace.dropped.isEmpty && !trace.findings.contains(where: \.isUnreadable)
    }
  }

  private struct Found {
    var finding: Finding
    var path: String
    var runs: Int
  }

  private struct Side {
    var found: [String: Found] = [:]
    var order: [String] = []

    /// The findings with their fingerprints: the heaviest first, then in the order of the traces.
    var inOrder: [(print: String, found: Found)] {
      order.compactMap { print in found[print].map { (print, $0) } }.enumerated()
        .sorted { left, right in
          let (mine, other) = (left.element.1.finding.severity, right.element.1.finding.severity)
          return mine == other ? left.offset < right.offset : mine > other
        }.map(\.element)
    }
  }

  private static func side(_ traces: [TraceResult]) -> Side {
    var side = Side()
    for trace in traces {
      for finding in trace.findings where !finding.isUnreadable {
        if side.found[finding.fingerprint] != nil {
          side.found[finding.fingerprint]?.runs += 1
        } else {
          side.found[finding.fingerprint] = Found(finding: finding, path: trace.path, runs: 1)
          side.order.append(finding.fingerprint)
        }
      }
    }
    return side
  }
}
