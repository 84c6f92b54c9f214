import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

@Suite("The fields that a reader is asked for")
struct AskedFieldsTests {
  @Test("are all that anything of the rules asks for, beside those that every event has")
  func all() throws {
    let about = #"""
      "severity": "error", "summary": "s", "why": "w", "fix": "f",
      "examples": {"good": [], "bad": []}
      """#
    let files = [
      "m.model.json": #"""
      {"model": "m", "per": ["session", "per_model"], "initial": "a", "states": {"a": ""},
       "also": {"also_model": 1}, "transitions": [{"on": [{"on_model": 1}, {"scene": "s"}]}],
       "illegal": {"id": "illegal_m", "message": "{message_model}", \#(about)}}
      """#,
      "r.json": #"""
      {"id": "r", "per": ["session", "per_rule?"], "also": {"also_rule": null},
       "scope": {"after": {"open": 1}, "until": {"close": 1}},
       "when": {"when": {"not": 1}, "callback": "didBecomeActive", "trace.os": "1"},
       "then": {"then": 1, "kind": "action"}, "from": {"from": 1}, "before": {"before": 1},
       "message": "{message_rule} {of} {trace.device}", \#(about)}
      """#,
      "s.json": #"""
      {"id": "s", "limit": {"limited": 1}, "atMost": 1, "within": "1s", "sum": "summed",
       "message": "m", \#(about)}
      """#,
      "t.json": #"""
      {"id": "t", "always": {"each": 1}, "holds": {"holds": 1}, "message": "m", \#(about)}
      """#,
      "off.json": #"""
      {"id": "off", "never": {"not_asked": 1}, "optIn": true, "message": "m", \#(about)}
      """#,
      "vocabulary.json": #"{"callbacks": [{"name": "didBecomeActive", "summary": "s"}]}"#,
    ]
    let folder = RuleFolder(
      name: "rules", files: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    let configuration = try Configuration(
      parsing: Array(
        #"{"allow": [{"rule": "r", "match": {"allowed": 1}, "because": "b"}]}"#.utf8),
      file: ".lifelint.json")
    let set = try RuleLoader.load(folders: [folder], configuration: configuration)
    var asked: [String] = []
    _ = TraceCheck(ruleSet: set).run(path: "trace") { symbols, names, fields in
      asked = fields
      return TraceReader(source: .bytes([]), symbols: symbols, names: names, fields: fields)
    }
    #expect(
      asked.sorted() == [
        "allowed", "also_model", "also_rule", "before", "close", "each", "from", "holds",
        "limited", "message_model", "message_rule", "on_model", "open", "per_model", "per_rule",
        "summed", "then", "when",
      ])
  }
}
