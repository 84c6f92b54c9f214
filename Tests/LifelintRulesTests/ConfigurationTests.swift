import Foundation
import LifelintJSON
import LifelintRules
import LifelintTrace
import Testing

@Suite("A configuration")
struct ConfigurationTests {
  private func parse(_ text: String, file: String = ".lifelint.json") throws -> Configuration {
    try Configuration(parsing: Array(text.utf8), file: file)
  }

  private func load(_ text: String) throws -> RuleSet {
    try RuleLoader.load(folders: [Folders.configurable], configuration: parse(text))
  }

  @Test("says what each of its keys says")
  func allKeys() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/configuration/every-key.json")
    let configuration = try parse(
      String(contentsOf: file, encoding: .utf8), file: "some/where/.lifelint.json")
    #expect(configuration.file == "some/where/.lifelint.json")
    #expect(configuration.rules == ["some/where/mine", "/abs/theirs"])
    #expect(!configuration.usesBuiltIn)
    #expect(configuration.only.map(\.text) == ["a"])
    #expect(configuration.disable.map(\.text) == ["tag:b"])
    #expect(configuration.enable.map(\.text) == ["c"])
    #expect(configuration.severities.map(\.rule.text) == ["d"])
    #expect(configuration.severities.map(\.severity) == [.note])
    #expect(configuration.bounds.map(\.bound.text) == ["within", "for"])
    #expect(configuration.bounds.map(\.duration) == [3_000_000_000, 1_500_000_000])
    #expect(configuration.baseline == "some/where/known.json")
    #expect(configuration.sessions == .sequential)
    #expect(configuration.instants == 50_000_000)
    #expect(configuration.failOn == .warning)
    #expect(configuration.requireExercised.map(\.text) == ["tag:h"])
  }

  @Test("that is empty says what none says")
  func empty() throws {
    for configuration in [Configuration(), try parse("{}")] {
      #expect(configuration.rules.isEmpty)
      #expect(configuration.usesBuiltIn)
      #expect(configuration.baseline == nil)
      #expect(configuration.sessions == nil)
      #expect(configuration.instants == nil)
      #expect(configuration.failOn == .error)
      #expect(configuration.maximumFindings == 10_000)
    }
  }

  /// What stands in the file, what on the command line, and the rules that are then on.
  struct Switches: CustomStringConvertible {
    var file: String
    var only: [String] = []
    var enable: [String] = []
    var disable: [String] = []
    var on: [String]

    var description: String { "\(file) --only \(only) --enable \(enable) --disable \(disable)" }
  }

  private static let all = [
    "illegal_m", "install_rule", "limit_rule", "never_rule", "recurs_rule", "response_rule",
  ]

  private static func all(without ids: String...) -> [String] { all.filter { !ids.contains($0) } }

  static let switchCases: [Switches] = [
    Switches(file: "{}", on: all),
    Switches(file: #"{"enable": ["opt_in_rule"]}"#, on: (all + ["opt_in_rule"]).sorted()),
    Switches(file: #"{"enable": ["tag:ui"]}"#, on: (all + ["opt_in_rule"]).sorted()),
    Switches(file: #"{"only": ["opt_in_rule"]}"#, on: ["opt_in_rule"]),
    // A tag chooses among the rules that are on.
    Switches(file: #"{"only": ["tag:ui"]}"#, on: ["never_rule"]),
    Switches(
      file: #"{"only": ["tag:ui"], "enable": ["opt_in_rule"]}"#, on: ["never_rule", "opt_in_rule"]),
    Switches(file: #"{"only": ["illegal_m"]}"#, on: ["illegal_m"]),
    Switches(
      file: #"{"disable": ["illegal_m", "limit_rule"]}"#,
      on: all(without: "illegal_m", "limit_rule")),
    Switches(file: #"{"disable": ["tag:order"]}"#, on: all(without: "illegal_m")),
    Switches(file: #"{"disable": ["tag:seed"]}"#, on: all(without: "never_rule", "response_rule")),
    // An id says more than a tag; of equals, what switches off counts.
    Switches(
      file: #"{"disable": ["tag:seed"], "enable": ["response_rule"]}"#,
      on: all(without: "never_rule")),
    Switches(
      file: #"{"disable": ["never_rule"], "enable": ["tag:seed"]}"#, on: all(without: "never_rule")),
    Switches(
      file: #"{"disable": ["never_rule"], "enable": ["never_rule"]}"#,
      on: all(without: "never_rule")),
    Switches(file: #"{"only": ["never_rule"], "disable": ["never_rule"]}"#, on: []),
    Switches(file: #"{"only": ["never_rule"], "enable": ["limit_rule"]}"#, on: ["never_rule"]),
    // The command line wins.
    Switches(file: #"{"only": ["never_rule"]}"#, only: ["limit_rule"], on: ["limit_rule"]),
    Switches(file: #"{"disable": ["limit_rule"]}"#, only: ["limit_rule"], on: ["limit_rule"]),
    Switches(file: #"{"enable": ["opt_in_rule"]}"#, only: ["limit_rule"], on: ["limit_rule"]),
    Switches(file: #"{"disable": ["limit_rule"]}"#, enable: ["limit_rule"], on: all),
    Switches(
      file: #"{"enable": ["opt_in_rule"]}"#, disable: ["tag:ui"], on: all(without: "never_rule")),
    Switches(file: #"{"only": ["tag:seed"]}"#, disable: ["never_rule"], on: ["response_rule"]),
    Switches(
      file: #"{"only": ["never_rule"]}"#, enable: ["limit_rule"], on: ["limit_rule", "never_rule"]),
  ]

  @Test("switches rules on and off", arguments: switchCases)
  func switches(_ switches: Switches) throws {
    var configuration = try parse(switches.file)
    configuration.commandLineOnly = switches.only.map {
      .init($0, origin: .commandLine("--only"))
    }
    configuration.commandLineEnable = switches.enable.map {
      .init($0, origin: .commandLine("--enable"))
    }
    configuration.commandLineDisable = switches.disable.map {
      .init($0, origin: .commandLine("--disable"))
    }
    let set = try RuleLoader.load(folders: [Folders.configurable], configuration: configuration)
    let on = set.rules.map(\.text.id) + (set.modelsThatReport.contains("m") ? ["illegal_m"] : [])
    #expect(on.sorted() == switches.on)
    #expect(set.catalogue.filter(\.isOn).map(\.text.id) == switches.on)
    #expect(set.catalogue.count == 7)
  }

  @Test("says why a rule is on or off")
  func reasons() throws {
    func reason(_ text: String, _ id: String) throws -> String? {
      try load(text).catalogue.first { $0.text.id == id }?.reason
    }
    #expect(try reason("{}", "never_rule") == nil)
    #expect(
      try reason("{}", "opt_in_rule") == "It is opt-in: off until `enable` or `only` names it.")
    #expect(try reason(#"{"enable": ["tag:ui"]}"#, "opt_in_rule") == "`enable` names its tag `ui`.")
    #expect(try reason(#"{"disable": ["never_rule"]}"#, "never_rule") == "`disable` names it.")
    #expect(try reason(#"{"only": ["never_rule"]}"#, "limit_rule") == "`only` does not name it.")
    #expect(try load("{}").catalogue.first?.model == "m")
  }

  @Test("loads rules that are off as well, if that is asked for")
  func includingOff() throws {
    let set = try RuleLoader.load(
      folders: [Folders.configurable], configuration: parse(#"{"only": ["limit_rule"]}"#),
      includingOff: true)
    #expect(set.rules.count == 6)
    #expect(set.modelsThatReport == ["m"])
    #expect(set.catalogue.filter(\.isOn).map(\.text.id) == ["limit_rule"])
  }

  @Test("changes severities, of rules, of models and of the reader's own diagnostics")
  func severities() throws {
    let set = try load(
      #"{"severity": {"never_rule": "note", "illegal_m": "warning", "unknown_name": "error"}}"#)
    #expect(set.rules.first { $0.text.id == "never_rule" }?.text.severity == .note)
    #expect(set.models.first { $0.name == "m" }?.illegal?.severity == .warning)
    #expect(set.severity(of: .unknownName) == .error)
    #expect(set.severity(of: .repeatedKey) == .note)
  }

  @Test("switches the reader's own diagnostics off and on; `only` leaves them be")
  func diagnostics() throws {
    var configuration = try parse(#"{"disable": ["unknown_name"], "only": ["never_rule"]}"#)
    func severity() throws -> Severity? {
      try RuleLoader.load(folders: [Folders.configurable], configuration: configuration)
        .severity(of: .unknownName)
    }
    #expect(try severity() == nil)
    configuration.commandLineEnable = [.init("unknown_name", origin: .commandLine("--enable"))]
    #expect(try severity() == .warning)
    configuration = try parse(#"{"only": ["never_rule"]}"#)
    #expect(try severity() == .warning)
  }

  @Test("sets bounds, also where the rule has none yet")
  func bounds() throws {
    let set = try load(
      #"""
      {"bounds": {"response_rule": {"within": "3s", "after": "1s"}, "limit_rule": {"within": "4s"},
                  "recurs_rule": {"every": "5s", "for": "6s"}}}
      """#)
    func check(_ id: String) -> Rule? { set.rules.first { $0.text.id == id } }
    guard case .then(let trigger, _) = check("response_rule")?.check,
      case .limit(_, _, let window, _) = check("limit_rule")?.check,
      case .recurs(_, let every) = check("recurs_rule")?.check
    else {
      Issue.record("the rules changed their forms")
      return
    }
    #expect(trigger.within == 3_000_000_000)
    #expect(trigger.after == 1_000_000_000)
    #expect(window == 4_000_000_000)
    #expect(every == 5_000_000_000)
    #expect(check("recurs_rule")?.scope.duration == 6_000_000_000)
  }

  @Test("gives thresholds other values, wherever a matcher names them")
  func thresholds() throws {
    let configuration = try Configuration(
      parsing: Array(#"{"thresholds": {"large": 7, "slow": "1500ms"}}"#.utf8), file: "c")
    let folder = Folders.folder(
      rule: """
        "when": {"action": "a", "mb": {"over": "@large"}},
        "then": {"callback": "didBecomeActive", "phase": "end", "elapsed": {"not": {"min": "@slow"}}}
        """)
    let set = try RuleLoader.load(folders: [folder], configuration: configuration)
    guard case .then(let trigger, let answer)? = set.rules.first?.check else {
      Issue.record("the rule changed its form")
      return
    }
    func end(_ name: String, _ digits: [UInt8], _ exponent: Int, isIncluded: Bool) -> Pattern {
      let number = ExactNumber(isNegative: false, digits: digits, exponent: exponent)
      let place = NumberRange.End.Place.threshold(
        name: name, value: number, isDuration: name == "slow")
      return .range(NumberRange(lower: .init(place: place, isIncluded: isIncluded), upper: nil))
    }
    #expect(
      trigger.when.alternatives[0].tests.last?.pattern == end("large", [7], 0, isIncluded: false))
    #expect(
      answer.alternatives[0].tests.last?.pattern == .not(end("slow", [1, 5], -1, isIncluded: true)))
  }

  @Test("takes what names a rule's bound along when it changes the bound")
  func namedBounds() throws {
    let configuration = try Configuration(
      parsing: Array(#"{"bounds": {"save": {"within": "3s"}}}"#.utf8), file: "c")
    let named = #""never": {"action": "a", "duration": {"over": "@save.within"}}"#
    let save = #""when": {"action": "a"}, "then": {"action": "b"}, "within": "5s""#
    let folder = Folders.folder([
      "named.json": Folders.rule("named", named), "save.json": Folders.rule("save", save),
    ])
    let set = try RuleLoader.load(folders: [folder], configuration: configuration)
    guard case .never(let matcher)? = set.rules.first(where: { $0.text.id == "named" })?.check
    else {
      Issue.record("the rule changed its form")
      return
    }
    let place = NumberRange.End.Place.threshold(
      name: "save.within", value: ExactNumber(3), isDuration: true)
    #expect(
      matcher.alternatives[0].tests.last?.pattern
        == .range(NumberRange(lower: .init(place: place, isIncluded: false), upper: nil)))
  }

  @Test("allows violations, in the order of the file")
  func allowances() throws {
    let set = try load(
      #"""
      {"allow": [{"rule": "never_rule", "match": {"of": "x", "callback": "applicationDidBecomeActive:"},
                  "because": "one"},
                 {"rule": "illegal_m", "because": "two"}, {"rule": "cut_last_line", "because": "3"}]}
      """#)
    #expect(set.allowances.map(\.rule) == ["never_rule", "illegal_m", "cut_last_line"])
    #expect(set.allowances.map(\.because) == ["one", "two", "3"])
    #expect(
      set.allowances[0].match
        == Matcher(alternatives: [
          Alternative(tests: [
            FieldTest(field: .of, pattern: .text("x")),
            FieldTest(field: .name(.callback), pattern: .text("didBecomeActive")),
          ])
        ]))
    #expect(set.allowances[1].match == nil)
  }

  @Test("asks that rules be exercised, by id and by tag")
  func requireExercised() throws {
    let set = try load(#"{"requireExercised": ["tag:seed", "illegal_m"]}"#)
    #expect(set.requiredExercised == ["illegal_m", "never_rule", "response_rule"])
  }

  @Test("is told of a wrong id on the command line by its option")
  func commandLineErrors() throws {
    var configuration = Configuration()
    configuration.commandLineOnly = [.init("never_rul", origin: .commandLine("--only"))]
    configuration.commandLineDisable = [.init("tag:sed", origin: .commandLine("--disable"))]
    #expect(
      Folders.configurable.errors(configuration).map(\.description) == [
        "command line: --only: There is no rule `never_rul`. Did you mean `never_rule`?",
        "command line: --disable: No rule has the tag `sed`. Did you mean `tag:seed`?",
      ])
  }
}
