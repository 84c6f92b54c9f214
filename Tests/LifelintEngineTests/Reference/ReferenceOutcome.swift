/// What one group, or one stretch of it, has shown of a rule.
struct ReferenceOutcome {
  /// A violation: "In one group a rule reports a line at most once for each binding of its
  /// variables" (rule 13), so that a set of these is what is reported.
  struct Report: Hashable {
    var line: Int
    var bindings: ReferenceBindings
  }

  /// The violations.
  var reports: Set<Report> = []
  /// Whether something was inconclusive.
  var isInconclusive = false
  /// Whether something exercised the rule.
  var isExercised = false

  /// Notes a violation.
  mutating func report(line: Int, _ bindings: ReferenceBindings) {
    reports.insert(Report(line: line, bindings: bindings))
  }

  /// Takes what another stretch of the same group has shown.
  mutating func add(_ other: ReferenceOutcome) {
    reports.formUnion(other.reports)
    isInconclusive = isInconclusive || other.isInconclusive
    isExercised = isExercised || other.isExercised
  }
}

/// What a rule has shown in a whole trace.
struct ReferenceRuleResult: Equatable, Sendable {
  /// The lines that are reported, sorted, with repeats.
  var lines: [Int] = []
  /// How many groups ended with each verdict.
  var violated = 0
  var satisfied = 0
  var inconclusive = 0
  var notExercised = 0

  /// Counts a group.
  mutating func count(_ group: ReferenceOutcome) {
    lines = (lines + group.reports.map(\.line)).sorted()
    if !group.reports.isEmpty {
      violated += 1
    } else if group.isInconclusive {
      // "no violation, and something above was"
      inconclusive += 1
    } else if group.isExercised {
      // "neither of these, and exercised"
      satisfied += 1
    } else {
      notExercised += 1
    }
  }
}

/// What all rules, and the `illegal` of all models, have shown in a trace, by id.
typealias ReferenceResult = [String: ReferenceRuleResult]
