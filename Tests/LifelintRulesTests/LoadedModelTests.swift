import LifelintJSON
import LifelintRules
import LifelintTrace
import Testing

@Suite("Models and vocabularies are read")
struct LoadedModelTests {
  @Test("with all that a model says")
  func model() throws {
    let source = #"""
      {"$schema": "model.schema.json", "model": "app", "per": ["session"], "also": {"action": "b"},
       "initial": "unknown", "states": {"on": "is on", "off": "is off", "unknown": "who knows"},
       "transitions": [
         {"on": {"callback": "applicationDidBecomeActive(_:)"}, "from": ["off", "unknown"], "to": "on"},
         {"on": {"action": "a", "state.scene": "on", "scene": "s"}},
         {"on": {"action": "z"}, "to": "unknown"}],
       "sums": {"model": "scene", "order": ["on", "off"]},
       "illegal": {"id": "illegal_app", "severity": "warning", "summary": "s", "why": "w",
                   "fix": "f", "tags": ["order"], "message": "{of}",
                   "examples": {"good": [], "bad": [{"why": "b", "trace": [{"t": 1}], "reports": [1]}]}}}
      """#
    let set = try RuleLoader.load(
      folders: [
        Folders.folder(["app.model.json": source, "scene.model.json": Folders.sceneModel])
      ], configuration: Configuration())
    #expect(set.models.map(\.name) == ["app", "scene"])
    let model = try #require(set.models.first)
    #expect(model.initial == Model.unknown)
    // Every model has the state `unknown`; that it may be listed changes nothing.
    #expect(model.states.map(\.name) == ["on", "off"])
    #expect(model.states.map(\.summary) == ["is on", "is off"])
    #expect(model.grouping.per == [PerField(field: .session, isOptional: false)])
    #expect(model.grouping.also != nil)
    #expect(model.sum == Model.Sum(model: "scene", order: ["on", "off"]))
    #expect(model.transitions.map(\.from) == [["off", "unknown"], nil, nil])
    #expect(model.transitions.map(\.to) == ["on", nil, "unknown"])
    #expect(
      model.transitions[0].on
        == Matcher(alternatives: [
          Alternative(tests: [
            FieldTest(field: .name(.callback), pattern: .text("didBecomeActive"))
          ])
        ]))
    #expect(model.illegal?.id == "illegal_app")
    #expect(model.illegal?.severity == .warning)
    #expect(model.badExamples.map(\.reports) == [[1]])
    #expect(set.modelsThatReport == ["app"])
  }

  @Test("with the names of all vocabularies, and those of the trace format itself")
  func vocabulary() throws {
    let more = Folders.folder(
      [
        "vocabulary.json": #"""
        {"callbacks": [{"name": "didBecomeActive", "methods": ["mine"], "summary": "t"},
                       {"name": "viewDidLoad", "summary": "v"}],
         "system": [{"name": "exit", "summary": "e"}],
         "sets": {"active": ["didBecomeActive", "suspend"]}, "shownModels": ["scene", "scene"]}
        """#, "scene.model.json": Folders.sceneModel,
      ], named: "G")
    let set = try RuleLoader.load(
      folders: [Folders.folder([:]), more], configuration: Configuration())
    let names = set.vocabulary.names
    #expect(
      names.map(\.name) == [
        "didBecomeActive", "didEnterBackground", "didFinishLaunching", "suspend", "viewDidLoad",
        "exit", "launch", "gap",
      ])
    #expect(
      names[0].methods == [
        "applicationDidBecomeActive(_:)", "applicationDidBecomeActive:", "mine",
      ])
    #expect(names[0].notifications == ["UIApplication.didBecomeActiveNotification"])
    #expect(names[0].summary == "s")
    #expect(names.filter(\.begins).map(\.name) == ["didFinishLaunching", "launch"])
    #expect(names.filter { $0.kind == .system }.count == 4)
    #expect(set.shownModels == ["scene"])
  }

  @Test("so that the fields which anything asks for are known to the reader")
  func askedFields() throws {
    let folder = Folders.folder([
      "m.model.json": #"""
      {"model": "m", "per": ["session", "per_model"], "initial": "a", "states": {"a": ""},
       "also": {"also_model": 1}, "transitions": [{"on": [{"on_model": 1}, {"scene": "s"}]}],
       "illegal": {"id": "illegal_m", "severity": "error", "summary": "s", "why": "w", "fix": "f",
                   "message": "{message_model}", "examples": {"good": [], "bad": []}}}
      """#,
      "r.json": Folders.rule(
        "r",
        #"""
        "per": ["session", "per_rule?"], "also": {"also_rule": null},
        "scope": {"after": {"open": 1}, "until": {"close": 1}},
        "when": {"when": {"not": 1}, "callback": "didBecomeActive", "trace.os": "1"},
        "then": {"then": 1, "kind": "action"}, "from": {"from": 1}, "before": {"before": 1},
        "message": "{message_rule} {of} {trace.device}"
        """#),
      "s.json": Folders.rule(
        "s", #""limit": {"limited": 1}, "atMost": 1, "within": "1s", "sum": "summed""#),
      "t.json": Folders.rule("t", #""always": {"each": 1}, "holds": {"holds": 1}"#),
      "off.json": Folders.rule("off", #""never": {"not_asked": 1}, "optIn": true"#),
    ])
    let configuration = try Configuration(
      parsing: Array(
        #"{"allow": [{"rule": "r", "match": {"allowed": 1}, "because": "b"}]}"#.utf8),
      file: ".lifelint.json")
    let set = try RuleLoader.load(folders: [folder], configuration: configuration)
    #expect(
      set.askedFields == [
        "allowed", "also_model", "also_rule", "before", "close", "each", "from", "holds",
        "limited", "message_model", "message_rule", "on_model", "open", "per_model", "per_rule",
        "summed", "then", "when",
      ])
  }
}
