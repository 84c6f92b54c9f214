import Foundation
import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

@Suite("Rules about events that a trace does not name")
struct UnnamedEventsTests {
  private static let traces =
    (RuleSetCase.faults.map { "\($0.name)/bad.jsonl" }
    + RuleSetCase.legal.flatMap { legal in
      RuleSetCase.names(in: RuleSetCase.folder.appending(path: legal.name))
        .filter { $0.hasSuffix(".jsonl") }.map { "\(legal.name)/\($0)" }
    }).map { RuleSetCase.folder.appending(path: $0) }

  /// What a trace shows, as lines of text.
  private func lines(of result: TraceResult) -> [String] {
    result.verdicts.map { "\($0)" } + result.nearMisses.map { "\($0)" }
      + result.findings.map { "\($0.rule) \($0.line) \($0.message)" }
  }

  @Test("have the verdicts that they have where the names are not known in advance")
  func same() throws {
    let check = TraceCheck(ruleSet: try RuleSetBook.on)
    #expect(Self.traces.count > 50)
    for trace in Self.traces {
      let bytes = [UInt8](try Data(contentsOf: trace))
      let unread = check.run(path: "t") { symbols, names, fields in
        TraceReader(source: .bytes(bytes), symbols: symbols, names: names, fields: fields)
      }
      #expect(lines(of: check.run(.bytes(bytes), path: "t")) == lines(of: unread), "\(trace.path)")
    }
  }

  @Test("are counted for each group that a trace has")
  func groups() throws {
    let trace = (1...3).map { #"{"t":\#($0),"session":"\#($0)","system":"launch"}"# }
    let result = TraceCheck(ruleSet: try RuleSetBook.on).run(
      .bytes(Array(trace.joined(separator: "\n").utf8)), path: "t")
    let verdict = try #require(result.verdicts.first { $0.rule == "terminate_within_budget" })
    #expect(verdict.notExercised == 3)
    #expect(result.verdicts.count == (try RuleSetBook.on).rules.count + 2)
  }
}
