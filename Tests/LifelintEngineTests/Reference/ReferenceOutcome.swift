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

/// The oracle: the rule language as its text says it, without any thought for speed.
enum ReferenceEvaluator {
  /// Evaluates rules on a trace.
  ///
  /// - Parameters:
  ///   - ruleFiles: The JSON text of each file by its path: `vocabulary.json`, `x.model.json`,
  ///     `folder/rule.json`. They are taken to load.
  ///   - trace: The trace's text.
  ///   - instants: The command line's `--instants`.
  /// - Returns: What each rule has shown.
  static func evaluate(
    ruleFiles: [String: String], trace: String, instants: String? = nil
  ) -> ReferenceResult {
    let run = ReferenceRun(ruleFiles: ruleFiles, trace: trace, instants: instants)
    run.runModels()
    var result: ReferenceResult = [:]
    for (id, rule) in run.rules {
      var whole = ReferenceRuleResult()
      for group in run.groups(ReferenceGrouping(rule)) {
        whole.count(ReferenceGroupCheck(run: run, rule: rule, group: group).outcome)
      }
      result[id.string] = whole
    }
    for (model, instances) in zip(run.models, run.illegal) {
      guard let id = model.illegal else { continue }
      var whole = ReferenceRuleResult()
      for outcome in instances.values { whole.count(outcome) }
      result[id.string] = whole
    }
    return result
  }
}
