import LifelintJSON
import LifelintEngine
import LifelintRules

/// The findings of one rule in one trace, which share what is said about the rule.
struct FindingGroup {
  /// The place of the trace among all.
  var trace: Int
  /// The rule's id.
  var rule: String
  /// What is known about the rule.
  var entry: RuleIndex.Entry?
  /// How much they weigh.
  var severity: Severity
  /// The findings, in the order of the file.
  var findings: [Finding]
  /// How many more were counted and not kept.
  var dropped: Int

  /// How many there are.
  var count: Int { findings.count + dropped }

  /// How many of them a baseline holds.
  var known: Int { findings.count { $0.isKnown } }
  /// Whether a baseline holds all of them.
  var isKnown: Bool { dropped == 0 && findings.allSatisfy(\.isKnown) }

  /// The groups of a trace: those with something new first, of these the heaviest first, then in the order of the file.
  static func groups(of result: TraceResult, trace: Int, rules: RuleIndex) -> [FindingGroup] {
    var places: [String: Int] = [:]
    var groups: [FindingGroup] = []
    func place(of rule: String, _ severity: Severity) -> Int {
      if let place = places[rule] { return place }
      places[rule] = groups.count
      groups.append(
        FindingGroup(
          trace: trace, rule: rule, entry: rules[rule], severity: severity, findings: [],
          dropped: 0))
      return groups.count - 1
    }
    for finding in result.findings {
      groups[place(of: finding.rule, finding.severity)].findings.append(finding)
    }
    for (rule, count) in result.dropped.sorted(by: { $0.key < $1.key }) {
      groups[place(of: rule, rules[rule]?.text.severity ?? .error)].dropped = count
    }
    for place in groups.indices {
      let findings = groups[place].findings
      groups[place].findings = findings.filter { !$0.isKnown } + findings.filter(\.isKnown)
    }
    return groups.enumerated().sorted { left, right in
      let (mine, other) = (left.element, right.element)
      if mine.isKnown != other.isKnown { return other.isKnown }
      return (other.severity, left.offset) < (mine.severity, right.offset)
    }.map(\.element)
  }
}

extension Finding {
  /// The name of its place on a page, the same after an unrelated change of the trace.
  func anchor(trace: Int) -> String {
    "f\(trace)-" + fingerprint.replacingAll(":", with: "-")
  }
}
