import LifelintJSON
import LifelintRules
import LifelintTrace
import Testing

@Suite("A matcher is read")
struct LoadedMatcherTests {
  struct Case: CustomStringConvertible {
    var text: String
    var field: Field
    var pattern: Pattern

    init(_ text: String, _ field: Field, _ pattern: Pattern) {
      self.text = text
      self.field = field
      self.pattern = pattern
    }

    var description: String { text }
  }

  static let number = ExactNumber(5)
  static let half = ExactNumber(isNegative: false, digits: [5], exponent: -1)

  static let cases: [Case] = [
    // Plain values.
    Case(#""of": "x""#, .of, .text("x")),
    Case(#""n": 5"#, .other("n"), .number(number)),
    Case(#""n": 5.0"#, .other("n"), .number(number)),
    Case(#""n": 50e-1"#, .other("n"), .number(number)),
    Case(#""ok": true"#, .other("ok"), .boolean(true)),
    Case(#""ok": null"#, .other("ok"), .null),
    Case(#""n": ["x", 5, null]"#, .other("n"), .any([.text("x"), .number(number), .null])),
    Case(#""n": [["x"], "y"]"#, .other("n"), .any([.any([.text("x")]), .text("y")])),
    Case(#""session": 5"#, .session, .text("5")),
    // Escapes.
    Case(#""of": "$$x""#, .of, .text("$x")),
    Case(#""of": "$$x?""#, .of, .text("$x?")),
    Case(#""of": "@@x""#, .of, .text("@x")),
    Case(#""of": "$$""#, .of, .text("$")),
    // Objects.
    Case(#""of": {"not": "x"}"#, .of, .not(.text("x"))),
    Case(#""of": {"not": [null, "x"]}"#, .of, .not(.any([.null, .text("x")]))),
    Case(#""of": {"present": false}"#, .of, .present(false)),
    Case(#""of": {"any": ["x", "y"]}"#, .of, .any([.text("x"), .text("y")])),
    Case(
      #""of": {"glob": "a*?"}"#, .of,
      .glob(Glob(parts: [.scalar("a"), .run, .one]))),
    Case(
      #""of": {"glob": "a***\\*\\\\"}"#, .of,
      .glob(Glob(parts: [.scalar("a"), .run, .scalar("*"), .scalar("\\")]))),
    Case(
      #""of": {"glob": "a*", "not": "ab"}"#, .of,
      .all([.not(.text("ab")), .glob(Glob(parts: [.scalar("a"), .run]))])),
    // Ranges.
    Case(#""n": {"min": 5}"#, .other("n"), range(lower: .number(number), included: true)),
    Case(#""n": {"over": 0.5}"#, .other("n"), range(lower: .number(half), included: false)),
    Case(
      #""n": {"min": 0.5, "under": 5}"#, .other("n"),
      .range(
        NumberRange(
          lower: .init(place: .number(half), isIncluded: true),
          upper: .init(place: .number(number), isIncluded: false)))),
    Case(#""elapsed": {"min": "5s"}"#, .elapsed, range(lower: .number(number), included: true)),
    Case(#""elapsed": {"min": "500ms"}"#, .elapsed, range(lower: .number(half), included: true)),
    Case(
      #""elapsed": {"over": "1.5h"}"#, .elapsed,
      range(lower: .number(ExactNumber(5400)), included: false)),
    Case(
      #""elapsed": {"over": "0.25ns"}"#, .elapsed,
      range(
        lower: .number(ExactNumber(isNegative: false, digits: [2, 5], exponent: -11)),
        included: false)),
    Case(#""elapsed": null"#, .elapsed, .null),
    // Names in any spelling become canonical, wherever they stand.
    Case(
      #""callback": "applicationDidBecomeActive(_:)""#, .name(.callback), .text("didBecomeActive")),
    Case(
      #""callback": {"not": ["UIApplication.didBecomeActiveNotification"]}"#, .name(.callback),
      .not(.any([.text("didBecomeActive")]))),
    Case(
      #""during": "applicationDidEnterBackground(_:)""#, .during, .text("didEnterBackground")),
    Case(
      #""system": ["launch", "exit", "gap"]"#, .name(.system),
      .any([.text("launch"), .text("exit"), .text("gap")])),
    Case(#""action": "didBecomeActive""#, .name(.action), .text("didBecomeActive")),
    // Sets.
    Case(
      #""of": "@mixed""#, .of,
      .any([.text("a"), .number(ExactNumber(1)), .boolean(true), .null, .text("$x")])),
    Case(
      #""of": {"not": "@active"}"#, .of, .not(.any([.text("didBecomeActive"), .text("suspend")]))),
    // Fields.
    Case(#""t": 5"#, .time, .number(number)),
    Case(#""thread": "main""#, .thread, .text("main")),
    Case(#""phase": "done""#, .phase, .text("done")),
    Case(#""kind": "action""#, .kind, .text("action")),
    Case(#""spelled": "notification""#, .spelled, .text("notification")),
    Case(#""trace.os": "26""#, .header("os"), .text("26")),
    Case(#""state": "down""#, .other("state"), .text("down")),
    Case(
      #""state.lock": ["open", "unknown"]"#, .state("lock"),
      .any([.text("open"), .text("unknown")])),
    Case(#""becomes.lock": "shut""#, .becomes("lock"), .text("shut")),
  ]

  static func range(lower: NumberRange.End.Place, included: Bool) -> Pattern {
    .range(NumberRange(lower: .init(place: lower, isIncluded: included), upper: nil))
  }

  @Test("with its values, names and sets", arguments: cases)
  func patterns(_ value: Case) throws {
    let rule = try Folders.load(rule: "\"never\": {\(value.text)}")
    #expect(rule.check == .never(matcher(value.field, value.pattern)))
  }

  static let bindings: [Case] = [
    Case(#""of": "$x""#, .of, .variable(name: "x", isOptional: false)),
    Case(#""of": "$x?""#, .of, .variable(name: "x", isOptional: true)),
    Case(#""of": {"as": "$x"}"#, .of, .variable(name: "x", isOptional: false)),
    Case(
      #""of": {"as": "$x?", "not": "a"}"#, .of,
      .all([.not(.text("a")), .variable(name: "x", isOptional: true)])),
  ]

  @Test("with the variables that `when` binds", arguments: bindings)
  func variables(_ value: Case) throws {
    let rule = try Folders.load(
      rule: #""when": {\#(value.text)}, "then": {"a": ["$x"], "n": {"max": "$x"}}"#)
    guard case .then(let trigger, let answer) = rule.check else {
      Issue.record("no response")
      return
    }
    #expect(trigger.when == matcher(value.field, value.pattern))
    let use = Pattern.variable(name: "x", isOptional: false)
    let end = NumberRange.End(place: .variable(name: "x", isOptional: false), isIncluded: true)
    #expect(
      answer
        == Matcher(alternatives: [
          Alternative(tests: [
            FieldTest(field: .other("a"), pattern: .any([use])),
            FieldTest(field: .other("n"), pattern: .range(NumberRange(lower: nil, upper: end))),
          ])
        ]))
  }

  @Test("with its alternatives, and with no test at all")
  func alternatives() throws {
    let rule = try Folders.load(rule: #""never": [{"of": "a"}, {}]"#)
    #expect(
      rule.check
        == .never(
          Matcher(alternatives: [
            Alternative(tests: [FieldTest(field: .of, pattern: .text("a"))]),
            Alternative(tests: []),
          ])))
  }

  /// What may ask for the state of a scene.
  @Test(
    "if what asks for a scene's state need have a scene",
    arguments: [
      #""scene": "s""#, #""scene": 1"#, #""scene": ["s", {"glob": "t*"}]"#,
      #""scene": {"present": true}"#, #""scene": {"not": null}"#,
      #""scene": {"any": ["s"], "not": "t"}"#, #""scene": {"min": 1}"#,
      #""scene": {"not": {"present": false}}"#, #""scene": {"not": [null, "t"]}"#,
    ])
  func instances(_ test: String) throws {
    _ = try Folders.load(rule: "\"never\": {\"state.scene\": \"on\", \(test)}")
  }

  @Test("if the group has the scene whose state is asked for, or a variable needs one")
  func groupsAndVariables() throws {
    _ = try Folders.load(rule: #""per": ["session", "scene"], "never": {"state.scene": "on"}"#)
    _ = try Folders.load(
      rule:
        #""when": {"scene": "$s", "state.scene": "on"}, "never": {"scene": "$s", "becomes.scene": "off"}"#
    )
  }

  private func matcher(_ field: Field, _ pattern: Pattern) -> Matcher {
    Matcher(alternatives: [Alternative(tests: [FieldTest(field: field, pattern: pattern)])])
  }
}

extension Folders {
  /// Loads one rule `r` beside two models.
  static func load(rule keys: String) throws -> Rule {
    let set = try RuleLoader.load(folders: [folder(rule: keys)], configuration: Configuration())
    return try #require(set.rules.first)
  }
}
