import LifelintEngine
import LifelintReport
import LifelintRules
import LifelintTrace
import Testing

@Suite("What is said about rules")
struct RuleTextTests {
  private static let vocabulary = """
    {"callbacks": [
       {"name": "didBecomeActive", "methods": ["applicationDidBecomeActive(_:)"], "summary": "S."},
       {"name": "didEnterBackground", "methods": ["applicationDidEnterBackground(_:)"],
        "summary": "S."}],
     "system": [{"name": "suspend", "summary": "S."}]}
    """

  private static let model = """
    {"model": "app", "initial": "inactive",
     "states": {"inactive": "no events arrive", "active": "in front", "background": "hidden"},
     "transitions": [
       {"on": {"callback": "didBecomeActive"}, "from": ["inactive"], "to": "active"},
       {"on": {"callback": "didEnterBackground"}, "from": ["active"], "to": "background"}],
     "illegal": {"id": "illegal_app_transition", "severity": "error",
       "summary": "The app moves between its states as iOS moves it", "why": "It cannot. Never.",
       "fix": "Look at the logger.", "message": "{callback} came",
       "examples": {"good": [{"why": "In front.",
         "trace": [{"t": 0, "system": "launch"}, {"t": 1, "callback": "didBecomeActive"}]}],
         "bad": [{"why": "Hidden before it was in front.",
         "trace": [{"t": 0, "system": "launch"}, {"t": 1, "callback": "didEnterBackground"}],
         "reports": [2]}]}}}
    """

  /// A rule of one form with everything that can stand beside it.
  private static func rule(_ id: String, _ check: String, severity: String = "error") -> String {
    """
    {"id": "\(id)", "severity": "\(severity)", "summary": "Summary of `\(id)` | with *marks*",
     "why": "First reason. Second reason.", "fix": "Mend it.", "tags": ["seed", "own"],
     "exceptions": "A legal use.", "references": ["https://developer.apple.com/"],
     "message": "it happened", \(check),
     "examples": {"good": [{"why": "Right so.", "trace": [{"t": 0, "system": "launch"},
       {"t": 1, "action": "save", "of": "draft:1", "ok": true, "bytes": [1, 2]}]}],
       "bad": [{"why": "Wrong so.", "trace": [{"t": 0, "system": "launch", "reason": "user"},
       {"t": 1.5, "action": "markDirty", "of": "draft:1"}, {"t": 3, "system": "exit"}],
       "reports": [2]}]}}
    """
  }

  private static let rules: [(path: String, text: String)] = [
    (
      "saving/saved.json",
      rule(
        "saved",
        """
        "when": {"action": "markDirty", "of": "$what"},
        "then": [{"action": "save", "of": "$what", "ok": {"not": false}}, {"action": ["erase"]}],
        "before": {"system": ["suspend", "exit"]}, "within": "1.5s"
        """)
    ),
    (
      "saving/every_form.json",
      rule(
        "every_form",
        """
        "scope": {"after": {"callback": "didBecomeActive", "phase": "done"},
          "until": {"callback": "didEnterBackground"}, "for": "10min", "restart": true},
        "per": ["session", "scene?"],
        "limit": {"action": {"glob": "net*"}, "bytes": {"over": 10, "max": 20.5}},
        "atMost": 3, "within": "60s", "sum": "bytes"
        """, severity: "note")
    ),
  ]

  private func load(_ configuration: Configuration = Configuration()) throws -> RuleSet {
    let files = [("vocabulary.json", Self.vocabulary), ("app.model.json", Self.model)] + Self.rules
    let folder = RuleFolder(
      name: "Rules", files: files.map { (path: $0.0, bytes: Array($0.1.utf8)) })
    return try RuleLoader.load(
      folders: [folder], configuration: configuration, includingOff: true)
  }

  private func page(_ id: String, in set: RuleSet) throws -> String {
    let entry = try #require(set.catalogue.first { $0.text.id == id })
    return RulePage().text(
      of: RulePage.Content(
        text: entry.text, rule: set.rules.first { $0.text.id == id },
        model: set.models.first { $0.name == entry.model }, state: (entry.isOn, entry.reason),
        examples: ExampleCheck(set).run(id)))
  }

  @Test("A page tells everything that the rule's file says", arguments: ["saved", "every_form"])
  func page(id: String) throws {
    try Snapshot.expect(try page(id, in: load()), matches: "explain-\(id).txt")
  }

  @Test("A page about a model says its states")
  func modelPage() throws {
    try Snapshot.expect(
      try page("illegal_app_transition", in: load()), matches: "explain-model.txt")
  }

  @Test("A page says why its rule is off")
  func off() throws {
    var configuration = Configuration()
    configuration.commandLineDisable = [
      Configuration.Selector("tag:own", origin: .commandLine("--disable"))
    ]
    let page = try page("saved", in: load(configuration))
    #expect(page.contains("It is off here: `--disable` names its tag `own`."))
  }

  @Test("The list of rules stands by folder, in each format")
  func catalogue() throws {
    let catalogue = RuleCatalogue(try load())
    try Snapshot.expect(catalogue.text(), matches: "rules.txt")
    try Snapshot.expect(catalogue.json, matches: "rules.json")
    try Snapshot.expect(catalogue.markdown, matches: "rules.md")
    #expect(
      catalogue.ids.hasPrefix("illegal_app_transition\nevery_form\nsaved\nunreadable_line\n"))
  }

  @Test("Coverage says what a rule waits for, and which one has to be exercised")
  func coverage() throws {
    let set = try load()
    let trace = """
      {"t":0,"system":"launch"}
      {"t":1,"callback":"didBecomeActive"}
      """
    let result = TraceCheck(ruleSet: set).run(.bytes(Array(trace.utf8)), path: "t")
    let text = CoverageText(set, required: ["saved"]).text(of: [result])
    try Snapshot.expect(text, matches: "coverage.txt")
  }

  @Test("An example that fails is shown with what was found and what was meant")
  func examples() throws {
    let set = try load()
    let entry = try #require(set.catalogue.first { $0.text.id == "every_form" })
    let outcomes = ExampleCheck(set).run("every_form")
    #expect(outcomes.map(\.passes) == [true, false])
    try Snapshot.expect(
      ExampleReport().text(of: outcomes, of: entry.text), matches: "failing-example.txt")
  }
}
