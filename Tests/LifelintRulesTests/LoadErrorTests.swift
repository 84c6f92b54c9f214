import LifelintRules
import Testing

@Suite("What is wrong with a rule, a model, a vocabulary or a configuration")
struct LoadErrorTests {
  @Test("is said with its place and the way out", arguments: try ErrorTable.rows())
  func errors(_ row: ErrorTable.Row) {
    #expect(row.actual == row.expected)
    #expect(!row.actual.isEmpty)
  }

  @Test("is said of all files at once, in their order")
  func allAtOnce() {
    let folder = Folders.folder([
      "b/one.json": Folders.rule("one", #""never": {"callback": "nope"}, "zzz": 1"#),
      "a/two.json": "{",
      "m.model.json": "[]",
    ])
    let errors = folder.errors()
    #expect(
      errors.map { "\($0.file) \($0.code.rawValue)" } == [
        "F/a/two.json not_json", "F/b/one.json unknown_name", "F/b/one.json unknown_key",
        "F/m.model.json wrong_type",
      ])
  }

  @Test("says nothing of names while a vocabulary cannot be read")
  func brokenVocabulary() {
    let folder = Folders.folder([
      "vocabulary.json": "{", "r.json": Folders.rule("r", #""never": {"callback": "didWhatever"}"#),
    ])
    #expect(folder.errors().map(\.file) == ["F/vocabulary.json"])
  }

  @Test("says nothing of models while one cannot be read")
  func brokenModel() {
    let folder = Folders.folder([
      "m.model.json": "{", "r.json": Folders.rule("r", #""never": {"state.m": "on"}"#),
    ])
    #expect(folder.errors().map(\.file) == ["F/m.model.json"])
  }

  @Test("an id that another rule, a model or the reader has is taken")
  func repeatedIDs() {
    let illegal = #"""
      "illegal": {"id": "r", "severity": "error", "summary": "s", "why": "w", "fix": "f",
                  "message": "m", "examples": {"good": [], "bad": []}}
      """#
    let folder = Folders.folder([
      "a/r.json": Folders.rule("r", #""never": {"action": "a"}"#),
      "b/r.json": Folders.rule("r", #""never": {"action": "b"}"#),
      "m.model.json":
        #"{"model": "m", "initial": "a", "states": {"a": ""}, "transitions": [], \#(illegal)}"#,
      "a/unknown_name.json": Folders.rule("unknown_name", #""never": {"action": "a"}"#),
    ])
    #expect(
      folder.errors().map { "\($0.file) \($0.path): \($0.message) \($0.hint ?? "")" } == [
        "F/a/r.json $.id: The id `r` is taken. F/m.model.json has it.",
        "F/a/unknown_name.json $.id: The id `unknown_name` is taken. The reader itself has it.",
        "F/b/r.json $.id: The id `r` is taken. F/m.model.json has it.",
      ])
  }

  @Test("names are shared by all folders, and may not clash between them")
  func severalFolders() throws {
    let first = Folders.folder(
      ["scene.model.json": Folders.sceneModel], named: "one")
    let second = Folders.folder(
      [
        "vocabulary.json": #"""
        {"callbacks": [{"name": "didBecomeActive", "methods": ["myDidBecomeActive"], "summary": "s"},
                       {"name": "other", "methods": ["applicationDidBecomeActive:"], "summary": "s"}],
         "sets": {"active": ["didBecomeActive", "suspend"], "mixed": ["b"]}}
        """#,
        "scene.model.json": Folders.sceneModel,
        "r.json": Folders.rule(
          "r", #""never": {"callback": "myDidBecomeActive", "state.scene": "on", "scene": "s"}"#),
      ], named: "two")
    #expect(throws: LoadErrors.self) {
      try RuleLoader.load(folders: [first, second], configuration: Configuration())
    }
    do {
      _ = try RuleLoader.load(folders: [first, second], configuration: Configuration())
    } catch {
      #expect(
        error.errors.map(\.description) == [
          "two/scene.model.json:1:11: $.model: There is another model `scene`.",
          "two/vocabulary.json:2:46: $.callbacks[1].methods[0]: `applicationDidBecomeActive:` is a"
            + " spelling of `didBecomeActive` already.",
          "two/vocabulary.json:3:53: $.sets.mixed: Another vocabulary gives the set `mixed` other"
            + " values.",
        ])
    }
  }
}
