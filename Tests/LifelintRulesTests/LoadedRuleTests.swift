import LifelintJSON
import LifelintRules
import LifelintTrace
import Testing

@Suite("A rule is read")
struct LoadedRuleTests {
  static let second: Int64 = 1_000_000_000

  static func action(_ name: String) -> Matcher {
    Matcher(alternatives: [
      Alternative(tests: [FieldTest(field: .name(.action), pattern: .text(name))])
    ])
  }

  static let checks: [(keys: String, check: Check)] = [
    (#""never": {"action": "a"}"#, .never(action("a"))),
    (#""exists": {"action": "a"}"#, .exists(action("a"), atLeast: 1, atMost: nil)),
    (
      #""exists": {"action": "a"}, "atLeast": 0, "atMost": 3"#,
      .exists(action("a"), atLeast: 0, atMost: 3)
    ),
    (
      #""always": {"action": "a"}, "holds": {"action": "b"}"#,
      .always(action("a"), holds: action("b"))
    ),
    (
      #""when": {"action": "a"}, "then": {"action": "b"}"#,
      .then(Trigger(when: action("a")), answer: action("b"))
    ),
    (
      #"""
      "when": {"action": "a"}, "then": {"action": "b"}, "within": "2s", "after": "1.5s",
      "from": {"action": "s"}, "before": {"action": "r"}, "inclusive": true, "answers": "oldest"
      """#,
      .then(
        Trigger(
          when: action("a"), bound: action("r"), within: 2 * second, after: 3 * second / 2,
          from: action("s"), isInclusive: true, answersOldest: true), answer: action("b"))
    ),
    (
      #"""
      "when": {"action": "a"}, "never": {"action": "b"}, "within": "0s", "until": {"action": "r"},
      "from": {"action": "s"}, "inclusive": false
      """#,
      .whenNever(
        Trigger(when: action("a"), bound: action("r"), within: 0, from: action("s")),
        ban: action("b"))
    ),
    (
      #"""
      "when": {"action": "a"}, "previously": {"action": "b"}, "within": "2min", "after": "3ns",
      "since": {"action": "r"}, "answers": "oldest"
      """#,
      .previously(
        Trigger(
          when: action("a"), bound: action("r"), within: 120 * second, after: 3,
          answersOldest: true), earlier: action("b"))
    ),
    (
      #""recurs": {"action": "a"}, "every": "10us""#,
      .recurs(action("a"), every: 10_000)
    ),
    (
      #""limit": {"action": "a"}, "atMost": 3, "within": "1h""#,
      .limit(action("a"), atMost: .init(ExactNumber(3)), within: 3600 * second, sum: nil)
    ),
    (
      #""limit": {"action": "a"}, "atMost": 2.5, "within": "1s", "sum": "bytes""#,
      .limit(
        action("a"), atMost: .init(ExactNumber(isNegative: false, digits: [2, 5], exponent: -1)),
        within: second, sum: .other("bytes"))
    ),
  ]

  @Test("with its form and all that goes with it", arguments: checks)
  func forms(keys: String, check: Check) throws {
    #expect(try Folders.load(rule: keys).check == check)
  }

  static let scopeCases: [(text: String, scope: Scope)] = [
    (#"{"after": {"action": "q"}}"#, Scope(open: action("q"))),
    (#"{"until": {"action": "r"}}"#, Scope(close: action("r"))),
    (#"{"before": {"action": "r"}}"#, Scope(close: action("r"), needsClose: true)),
    (
      #"{"between": [{"action": "q"}, {"action": "r"}], "restart": true}"#,
      Scope(open: action("q"), close: action("r"), needsClose: true, restarts: true)
    ),
    (
      #"{"after": {"action": "q"}, "until": {"action": "r"}, "for": "2s", "restart": false}"#,
      Scope(open: action("q"), close: action("r"), duration: 2 * second)
    ),
  ]

  @Test("with its scope", arguments: scopeCases)
  func scopes(text: String, scope: Scope) throws {
    let rule = try Folders.load(rule: #""scope": \#(text), "never": {"action": "a"}"#)
    #expect(rule.scope == scope)
  }

  @Test("with the whole group as its scope, and a session as its group, unless it says otherwise")
  func defaults() throws {
    let rule = try Folders.load(rule: #""never": {"action": "a"}"#)
    #expect(rule.scope == Scope())
    #expect(
      rule.grouping
        == Grouping(per: [PerField(field: .session, isOptional: false)], also: nil))
    #expect(!rule.text.isOptIn)
    #expect(rule.text.tags == [])
  }

  @Test("with its groups")
  func groups() throws {
    let rule = try Folders.load(
      rule: #""per": ["session?", "scene?", "install"], "also": {"action": "b"}, "never": {}"#)
    #expect(
      rule.grouping
        == Grouping(
          per: [
            // Every event has a session: there is nothing optional about it.
            PerField(field: .session, isOptional: false),
            PerField(field: .scene, isOptional: true),
            PerField(field: .other("install"), isOptional: false),
          ], also: Self.action("b")))
    #expect(try Folders.load(rule: #""per": [], "never": {}"#).grouping.per == [])
  }

  @Test("with the variables that its scope's opening binds, used in all the rest")
  func scopeVariables() throws {
    _ = try Folders.load(
      rule: #"""
        "scope": {"after": {"action": "q", "of": "$o"}, "until": {"action": "r", "of": {"not": "$o"}}},
        "when": [{"action": "a", "of": "$o", "n": "$n"}, {"action": "b", "n": "$n"}],
        "then": {"of": ["$o"], "n": {"over": "$n"}}, "before": {"of": {"not": "$n"}},
        "message": "{$o} {$n}"
        """#)
  }

  static let messageCases: [(text: String, parts: [MessageTemplate.Part])] = [
    ("", []),
    ("plain", [.text("plain")]),
    ("{$x} was {of}!", [.variable("x"), .text(" was "), .field(.of), .text("!")]),
    (
      "{state.lock}{trace.os}{duration}",
      [.field(.state("lock")), .field(.header("os")), .field(.other("duration"))]
    ),
    ("{{of}} } {t}", [.text("{of} } "), .field(.time)]),
  ]

  @Test("with its message's places for values", arguments: messageCases)
  func messages(text: String, parts: [MessageTemplate.Part]) throws {
    let rule = try Folders.load(
      rule: #""when": {"of": "$x"}, "then": {}, "message": "\#(text)""#)
    #expect(rule.text.message.parts == parts)
  }

  @Test("with what a person reads about it, and its examples as they are written")
  func documentation() throws {
    let source = #"""
      {"$schema": "../rule.schema.json", "id": "r", "severity": "note", "summary": "Sum.",
       "why": "Why.", "fix": "Fix.", "references": ["https://a.example"], "exceptions": "Ex.",
       "tags": ["one", "two"], "optIn": true, "message": "m", "never": {"action": "a"},
       "examples": {
         "good": [{"why": "g", "trace": [{"t": 1.50, "action": "a  \"b\"", "x": [1, 2e3]}, "not JSON"]}],
         "bad": [{"why": "b", "trace": [{"t": 1, "action": "a"}, {"t": 2}], "reports": [1, 1]}]
       }}
      """#
    let set = try RuleLoader.load(
      folders: [Folders.folder(["c/r.json": source])], configuration: Configuration(),
      includingOff: true)
    let rule = try #require(set.rules.first)
    #expect(rule.text.severity == .note)
    #expect(rule.text.summary == "Sum.")
    #expect(rule.text.why == "Why.")
    #expect(rule.text.fix == "Fix.")
    #expect(rule.text.references == ["https://a.example"])
    #expect(rule.text.exceptions == "Ex.")
    #expect(rule.text.tags == ["one", "two"])
    #expect(rule.text.isOptIn)
    #expect(rule.text.file == "F/c/r.json")
    #expect(rule.text.documentation.source == source)
    let good = try #require(rule.goodExamples.first)
    #expect(good.why == "g")
    #expect(good.lines == [#"{"t":1.50,"action":"a  \"b\"","x":[1,2e3]}"#, "not JSON"])
    let bad = try #require(rule.badExamples.first)
    #expect(bad.lines == [#"{"t":1,"action":"a"}"#, #"{"t":2}"#])
    #expect(bad.reports == [1, 1])
  }
}
