import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

@Suite("What is allowed of the reader's own diagnostics")
struct AllowanceTests {
  private static let trace = """
    {"t":0,"system":"launch"}
    {"t":1,"callback":"ours"}
    {"t":2,"callback":"theirs","of":"sdk:ads"}
    {"t":3,"system":"odd","of":"x","of":"y"}
    {"t":4,"callback":"ours","of":"x"}
    {"t":5,"callback":"sdkDidStart"}
    not json
    """

  private static func set(_ allow: String) throws -> RuleSet {
    let rule = """
      {"id": "r", "severity": "error", "summary": "s", "why": "w", "fix": "f", "message": "m",
       "examples": {"good": [], "bad": []}, "never": {"action": "never"}}
      """
    let vocabulary = #"{"callbacks": [], "system": []}"#
    let folder = RuleFolder(
      name: "rules",
      files: [("vocabulary.json", Array(vocabulary.utf8)), ("c/r.json", Array(rule.utf8))])
    let configuration = try Configuration(
      parsing: Array(#"{"builtin": false, "allow": [\#(allow)]}"#.utf8), file: ".lifelint.json")
    return try RuleLoader.load(folders: [folder], configuration: configuration)
  }

  private static func check(_ allow: String) throws -> TraceResult {
    TraceCheck(ruleSet: try set(allow)).run(.bytes(Array(trace.utf8)), path: "t")
  }

  @Test(
    "A match looks at the event of the line, and may name what the vocabulary lacks",
    arguments: [
      (#"{"callback": "ours"}"#, [3, 4, 6]), (#"{"callback": {"glob": "sdk*"}}"#, [2, 3, 4]),
      (#"{"of": "sdk:ads"}"#, [2, 4, 6]), (#"{"system": "odd"}"#, [2, 3, 6]),
      (#"{"kind": "callback"}"#, [4]), (#"[{"callback": "ours"}, {"system": "odd"}]"#, [3, 6]),
      (#"{"callback": "nobody's"}"#, [2, 3, 4, 6]),
    ])
  func names(match: String, lines: [Int]) throws {
    let result = try Self.check(
      #"{"rule": "unknown_name", "match": \#(match), "because": "it is ours"}"#)
    #expect(result.findings.filter { $0.rule == "unknown_name" }.map(\.line) == lines)
    #expect(result.unusedAllowances.isEmpty == (lines.count < 4))
    #expect(result.findings.count == lines.count + 2, "a repeated key and an unreadable line")
  }

  @Test("A repeated key is allowed by its event; what has no event only as a whole")
  func others() throws {
    let key = try Self.check(
      #"{"rule": "repeated_key", "match": {"system": {"present": true}}, "because": "b"}"#)
    #expect(!key.findings.contains { $0.rule == "repeated_key" })
    #expect(key.allowed == ["repeated_key": 1])
    let line = try Self.check(
      #"{"rule": "unreadable_line", "match": {"of": null}, "because": "b"}"#)
    #expect(line.findings.contains { $0.rule == "unreadable_line" })
    #expect(line.unusedAllowances == [0])
  }

  @Test("The findings are the same, and in the same order, where nothing is allowed")
  func unchanged() throws {
    let without = try Self.check("")
    let with = try Self.check(
      #"{"rule": "unknown_name", "match": {"of": "nothing"}, "because": "b"}"#)
    #expect(with.findings.map(\.message) == without.findings.map(\.message))
  }

  @Test("Of a rule it may not")
  func rules() throws {
    #expect(throws: LoadErrors.self) {
      _ = try Self.set(#"{"rule": "r", "match": {"callback": "ours"}, "because": "b"}"#)
    }
  }
}
