import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

/// The engine, asked in the same way as the reference evaluator.
enum EngineEvaluator {
  /// Checks a trace; throws what does not load.
  ///
  /// Sessions may be made to sleep after each event, and in the file; and the engine may be made to
  /// learn at once how events are alike.
  static func evaluate(
    ruleFiles: [String: String], trace: String, instants: String?, sleeps: Bool = false,
    isHasty: Bool = false
  ) throws -> ReferenceResult {
    let folder = RuleFolder(
      name: "rules",
      files: ruleFiles.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    let ruleSet = try RuleLoader.load(folders: [folder], configuration: Configuration())
    var options = CheckOptions()
    if sleeps { (options.mostAwakeSessions, options.mostSleepingBytes) = (0, 0) }
    if isHasty { options.patience = .none }
    options.instants = instants.flatMap(DurationText.nanoseconds)
    let result = TraceCheck(ruleSet: ruleSet, options: options).run(
      .bytes(Array(trace.utf8)), path: "trace")
    var rules: [String: ReferenceRuleResult] = [:]
    for verdicts in result.verdicts {
      var rule = ReferenceRuleResult()
      rule.violated = verdicts.violated
      rule.satisfied = verdicts.satisfied
      rule.inconclusive = verdicts.inconclusive
      rule.notExercised = verdicts.notExercised
      rules[verdicts.rule] = rule
    }
    for finding in result.findings where DiagnosticID(rawValue: finding.rule) == nil {
      rules[finding.rule]?.lines.append(finding.line)
    }
    return rules
  }
}

@Suite("The engine")
struct EngineTests {
  @Test(
    "holds every hand-worked case of the rule language",
    arguments: (LanguageCase.all(in: "language") + LanguageCase.all(in: "pinned")).filter(\.loads),
    [false, true])
  func given(languageCase: LanguageCase, sleeps: Bool) throws {
    for isHasty in [false, true] {
      let result = try EngineEvaluator.evaluate(
        ruleFiles: languageCase.ruleFiles, trace: languageCase.trace,
        instants: languageCase.instants, sleeps: sleeps, isHasty: isHasty)
      #expect(languageCase.complaints(about: result) == [])
    }
  }

  @Test("an answer that names no variable lets a trigger go, and is not told as a late answer")
  func lateAnswer() throws {
    let rule = """
      {"id": "resumed", "severity": "error", "summary": "s", "why": "w", "fix": "f",
       "message": "m", "examples": {"good": [], "bad": []},
       "when": {"action": "pause", "of": "$what"},
       "then": [{"action": "resume", "of": "$what"}, {"callback": "willResignActive"}],
       "within": "3s"}
      """
    let vocabulary = #"{"callbacks": [{"name": "willResignActive", "summary": "s"}]}"#
    let lines = [
      #"{"t":1,"action":"pause","of":"game:a"}"#, #"{"t":2,"callback":"willResignActive"}"#,
      #"{"t":3,"action":"pause","of":"game:b"}"#, #"{"t":9,"callback":"willResignActive"}"#,
      #"{"t":10,"action":"pause","of":"game:c"}"#, #"{"t":20,"callback":"willResignActive"}"#,
      #"{"t":21,"action":"resume","of":"game:c"}"#,
    ]
    let set = try RuleLoader.load(
      folders: [
        RuleFolder(
          name: "rules",
          files: [
            ("resumed.json", Array(rule.utf8)), ("vocabulary.json", Array(vocabulary.utf8)),
          ])
      ], configuration: Configuration())
    let result = TraceCheck(ruleSet: set).run(
      .bytes(Array(lines.joined(separator: "\n").utf8)), path: "trace")
    let took = result.findings.filter { $0.rule == "resumed" }.map {
      "\($0.line): \($0.overrun?.took.map { $0 / 1_000_000_000 } ?? -1)"
    }
    #expect(took == ["3: -1", "5: 11"])
  }
}
