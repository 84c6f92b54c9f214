import Foundation
import LifelintEngine
import Testing

@Suite("The cases from public reports, and the legal sequences")
struct RuleSetCaseTests {
  private static let expected = Result {
    try JSONDecoder().decode(
      [String: [RuleAndLine]].self,
      from: Data(contentsOf: RuleSetCase.folder.appending(path: "expected.json")))
  }

  @Test("expected.json tells of every case, and of nothing else")
  func complete() throws {
    let cases = (RuleSetCase.faults + RuleSetCase.legal).map(\.name)
    #expect(cases.count > 50)
    let expected = try Self.expected.get()
    #expect(Set(expected.keys) == Set(cases))
  }

  @Test(
    "A fault is reported by the rule and at the line that it needs", arguments: RuleSetCase.faults)
  func fault(_ fault: RuleSetCase) throws {
    let expected = try #require(try Self.expected.get()[fault.name])
    #expect(!expected.isEmpty)
    let found = try fault.findings(in: "bad.jsonl").filter { !$0.isReaders }
    #expect(Set(found.map { RuleAndLine(rule: $0.rule, line: $0.line) }) == Set(expected))
  }

  @Test("The same flow without its fault is silent", arguments: RuleSetCase.faults)
  func mended(_ fault: RuleSetCase) throws {
    let found = try fault.findings(in: "good.jsonl")
    #expect(found.map { "\($0.rule) at \($0.line): \($0.message)" } == [])
  }

  @Test("What looks odd and is legal is silent", arguments: RuleSetCase.legal)
  func legal(_ sequence: RuleSetCase) throws {
    let traces = RuleSetCase.names(in: RuleSetCase.folder.appending(path: sequence.name))
      .filter { $0.hasSuffix(".jsonl") }
    #expect(!traces.isEmpty)
    for trace in traces {
      let found = try sequence.findings(in: trace)
      #expect(found.map { "\($0.rule) at \($0.line): \($0.message)" } == [])
    }
  }
}
