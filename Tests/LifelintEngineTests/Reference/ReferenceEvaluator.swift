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
