import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

/// What is beyond the limits of what is kept one by one.
@Suite("Beyond what is kept one by one")
struct LimitTests {
  private func check(
    _ rule: String, _ lines: [String], allow: String = "[]", maxFindings: Int = 10_000
  ) throws -> TraceResult {
    let text = """
      {"id": "r", "severity": "error", "summary": "s", "why": "w", "fix": "f", "message": "m",
       "examples": {"good": [], "bad": []}, \(rule)}
      """
    let vocabulary = #"{"callbacks": [], "system": []}"#
    let folder = RuleFolder(
      name: "rules",
      files: [("vocabulary.json", Array(vocabulary.utf8)), ("c/r.json", Array(text.utf8))])
    let configuration = try Configuration(
      parsing: Array(#"{"builtin": false, "allow": \#(allow)}"#.utf8), file: ".lifelint.json")
    let set = try RuleLoader.load(folders: [folder], configuration: configuration)
    var options = CheckOptions()
    options.maxFindings = maxFindings
    let trace = ([#"{"t":0,"system":"launch"}"#] + lines).joined(separator: "\n")
    return TraceCheck(ruleSet: set, options: options).run(.bytes(Array(trace.utf8)), path: "t")
  }

  private func events(_ count: Int, _ name: String, at time: String = "1") -> [String] {
    Array(repeating: #"{"t":\#(time),"action":"\#(name)"}"#, count: count)
  }

  @Test("what a stretch holds back and throws away counts nowhere")
  func thrownAway() throws {
    let result = try check(
      #""scope": {"between": [{"action": "q"}, {"action": "r"}]}, "never": {"action": "p"}"#,
      events(1, "q") + events(5, "p") + [#"{"t":2,"system":"exit"}"#], maxFindings: 1)
    #expect(result.findings.isEmpty)
    #expect(result.dropped.isEmpty)
    #expect(result.verdicts.first?.notExercised == 1)
  }

  @Test("what a stretch holds back and reports is counted")
  func heldBack() throws {
    let result = try check(
      #""scope": {"between": [{"action": "q"}, {"action": "r"}]}, "never": {"action": "p"}"#,
      events(1, "q") + events(5, "p") + events(1, "r"), maxFindings: 1)
    #expect(result.findings.count == 1)
    #expect(result.dropped == ["r": 4])
  }

  @Test("what is allowed is allowed however often it comes")
  func allowed() throws {
    let result = try check(
      #""when": {"action": "t"}, "then": {"action": "p"}"#,
      events(1005, "t") + [#"{"t":2,"system":"exit"}"#],
      allow: #"[{"rule": "r", "because": "it is a test"}]"#)
    #expect(result.findings.isEmpty)
    #expect(result.dropped.isEmpty)
    #expect(result.verdicts.first?.violated == 0)
  }

  @Test("a ban sees each trigger that its time reaches back to")
  func bans() throws {
    let triggers = (0..<5000).map { #"{"t":0.\#(String(10_000 + $0)),"action":"t"}"# }
    let result = try check(
      #""when": {"action": "t"}, "never": {"action": "p"}, "after": "1s", "within": "5s""#,
      triggers + events(1, "p", at: "1.12"))
    #expect(result.findings.map(\.line) == [5002])
  }

  @Test("an answer in time answers those that are only counted too")
  func answers() throws {
    let result = try check(
      #""when": {"action": "t"}, "then": {"action": "p"}, "within": "10s""#,
      events(1000, "t", at: "0") + events(5, "t", at: "9") + events(1, "p", at: "12")
        + events(1, "z", at: "30"))
    #expect(result.findings.count == 1000)
    #expect(result.dropped.isEmpty)
  }

  @Test("those that are only counted are violated when their own time has passed")
  func countedViolations() throws {
    let result = try check(
      #""when": {"action": "t"}, "then": {"action": "p"}, "within": "10s""#,
      events(1000, "t", at: "0") + events(5, "t", at: "9") + events(1, "z", at: "30"))
    #expect(result.findings.count == 1000)
    #expect(result.dropped == ["r": 5])
  }

  @Test("clocks at both ends of time are far apart")
  func farApart() throws {
    let result = try check(
      #""recurs": {"action": "p"}, "every": "1s""#,
      events(1, "p", at: "9223372036") + [#"{"t":9223372036,"system":"exit"}"#])
    #expect(result.findings.map(\.line) == [1])
  }
}
