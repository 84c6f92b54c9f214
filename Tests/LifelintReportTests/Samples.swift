import LifelintEngine
import LifelintReport
import LifelintRules
import LifelintTrace

/// Results made by hand, for the renderers.
enum Sample {
  static let second: Int64 = 1_000_000_000

  static func event(
    _ line: Int, at seconds: Double, _ kind: EventKind, _ name: String,
    phase: EventPhase = .instant, of: String? = nil, scene: String? = nil,
    session: String? = "a81f", states: [(model: String, state: String)] = [("app", "inactive")]
  ) -> EventRecord {
    let time = Int64(seconds * 1000) * 1_000_000
    return EventRecord(
      line: line, time: time, hasDateTime: false, sinceStart: time, session: session, scene: scene,
      kind: kind, name: name, phase: phase, of: of, states: states)
  }

  static func text(
    _ id: String, _ severity: Severity, summary: String, why: String, fix: String
  ) -> RuleText {
    RuleText(
      id: id, severity: severity, summary: summary, why: why, fix: fix,
      references: ["https://developer.apple.com/documentation/uikit"], exceptions: nil,
      tags: ["interruption", "seed"], message: MessageTemplate(parts: [.text("m")]),
      file: "interruption/\(id).json", isOptIn: false)
  }

  static let any = Matcher(alternatives: [Alternative(tests: [])])

  static let rules: [Rule] = [
    rule(
      text(
        "resume_what_was_paused", .error,
        summary: "didBecomeActive resumes whatever willResignActive paused",
        why: """
          An interruption that the user dismisses leads straight back to the active state. Nothing \
          else tells the app to go on, so what it paused stays paused until the next launch.
          """,
        fix: "Resume in didBecomeActive each thing that willResignActive paused."),
      check: .then(Trigger(when: any, bound: any), answer: any)),
    rule(
      text(
        "terminate_within_budget", .error,
        summary: "willTerminate returns within 5 s",
        why: """
          iOS gives willTerminate about five seconds (measured up to iOS 18.2, e.g. in crash \
          reports) and then kills the process. Unsaved data is lost.
          """,
        fix: """
          Do in didEnterBackground what can be done there, and let willTerminate write only what \
          is small; a flush that waits for the network has no place in it.
          """),
      check: .then(Trigger(when: any, within: 5 * second), answer: any)),
    rule(
      text(
        "touch_while_inactive", .warning, summary: "No touch is handled while inactive",
        why: "No touches arrive while the app is inactive.",
        fix: "End or cancel held input in willResignActive."),
      check: .never(any)),
  ]

  private static func rule(_ text: RuleText, check: Check) -> Rule {
    Rule(
      text: text,
      grouping: Grouping(per: [PerField(field: .session, isOptional: false)], also: nil),
      scope: Scope(), check: check, goodExamples: [], badExamples: [])
  }

  static let ruleSet = RuleSet(
    vocabulary: Vocabulary(names: []), models: [], rules: rules, modelsThatReport: [],
    allowances: [], shownModels: ["app"])

  static let pausedAndNotResumed: Finding = {
    let pause = event(9, at: 12.041, .action, "pause", of: "timer:spawn")
    let active = event(14, at: 14.3, .callback, "didBecomeActive", phase: .end)
    return Finding(
      rule: "resume_what_was_paused", severity: .error, line: 9, event: pause, session: "a81f",
      message: "timer:spawn was paused in willResignActive and not resumed",
      witness: [
        WitnessEvent(role: .trigger, event: pause), WitnessEvent(role: .end, event: active),
      ])
  }()

  static let terminatedLate: Finding = {
    let begin = event(
      31, at: 60, .callback, "willTerminate", phase: .begin, states: [("app", "background")])
    let end = event(
      37, at: 67.2, .callback, "willTerminate", phase: .end, states: [("app", "terminated")])
    return Finding(
      rule: "terminate_within_budget", severity: .error, line: 31, event: begin, session: "a81f",
      message: "willTerminate did not return in time",
      witness: [
        WitnessEvent(role: .trigger, event: begin), WitnessEvent(role: .answer, event: end),
      ],
      overrun: Overrun(took: 7_200_000_000, bound: 5 * second))
  }()

  static func touch(_ line: Int, scene: String) -> Finding {
    let touch = event(
      line, at: Double(line) + 0.25, .action, "touch", of: "button:pay", scene: scene,
      states: [("app", "inactive"), ("scene", "inactive")])
    return Finding(
      rule: "touch_while_inactive", severity: .warning, line: line, event: touch, session: "a81f",
      scene: scene, message: "button:pay was touched while scene \(scene) was inactive",
      witness: [WitnessEvent(role: .offending, event: touch)])
  }

  static let unreadable = Finding(
    rule: "unreadable_line", severity: .error, line: 5, column: 17,
    message: "expected a number or a date-time for t, found true",
    hint: "Write t as seconds, such as 12.041, or as an RFC 3339 date-time.")

  static let unknownName = Finding(
    rule: "unknown_name", severity: .warning, line: 3, column: 11,
    event: event(3, at: 1.5, .callback, "didBecomeActif"), session: "a81f",
    message: "didBecomeActif is no callback that the vocabulary knows",
    hint: "Did you mean didBecomeActive?")

  static func result(
    path: String = "trace.jsonl", findings: [Finding], unreadable: Int = 0,
    dropped: [String: Int] = [:], allowed: [String: Int] = [:], verdicts: [RuleVerdicts] = []
  ) -> TraceResult {
    TraceResult(
      path: path, events: 1204, sessions: 2, unreadable: unreadable,
      header: [("app", "Demo"), ("os", "18.2")], findings: findings, dropped: dropped,
      allowed: allowed, unusedAllowances: [], verdicts: verdicts)
  }

  static let verdicts = [
    RuleVerdicts(rule: "resume_what_was_paused", violated: 1, satisfied: 1),
    RuleVerdicts(rule: "terminate_within_budget", violated: 1, inconclusive: 1),
    RuleVerdicts(rule: "touch_while_inactive", notExercised: 2),
  ]

  /// Findings of every kind, in no order.
  static let full = result(
    findings: [terminatedLate, pausedAndNotResumed, unknownName]
      + [40, 41, 43, 47, 52, 58].map { touch($0, scene: "A") },
    verdicts: verdicts)

  static func report(
    _ results: [TraceResult], policy: FailurePolicy = FailurePolicy(), baseline: Baseline? = nil
  ) -> CheckReport {
    CheckReport(
      traces: results, rules: RuleIndex(ruleSet), policy: policy, baseline: baseline)
  }
}
