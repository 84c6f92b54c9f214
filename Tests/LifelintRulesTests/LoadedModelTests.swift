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
}
