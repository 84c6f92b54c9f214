import Foundation
import LifelintEngine
import LifelintRules
import Testing

@Suite("One fault is reported by one rule")
struct RuleSetOverlapTests {
  /// A trace that more than one rule may report, and why.
  private struct Exception: Decodable {
    var trace: String
    var rules: [String]
    var because: String
  }

  private static let exceptions = Result {
    try JSONDecoder().decode(
      [Exception].self,
      from: Data(contentsOf: RuleSetCase.folder.appending(path: "overlap-exceptions.json")))
  }

  /// The traces with a fault, by their paths in the package.
  private static let traces: [String] =
    RuleSetCase.faults.map { "Tests/Cases/\($0.name)/bad.jsonl" }
    + RuleSetCase.names(in: RuleSetBook.package.appending(path: "SampleTraces"))
    .filter { $0.hasSuffix(".jsonl") && !$0.hasSuffix(".fixed.jsonl") }
    .map { "SampleTraces/\($0)" }

  @Test("A trace with one fault is reported by one rule at warning and above", arguments: traces)
  func one(_ trace: String) throws {
    let found = try TraceCheck(ruleSet: RuleSetBook.on)
      .findings(in: RuleSetBook.package.appending(path: trace))
      .filter { $0.severity >= .warning && !$0.isReaders }
    let rules = Set(found.map(\.rule))
    if let exception = try Self.exceptions.get().first(where: { $0.trace == trace }) {
      #expect(rules == Set(exception.rules), "\(exception.because)")
    } else {
      #expect(rules.count == 1, "\(rules.sorted())")
    }
  }

  @Test("Each exception is about a trace with a fault, and says why")
  func exceptions() throws {
    for exception in try Self.exceptions.get() {
      #expect(Self.traces.contains(exception.trace))
      #expect(exception.rules.count > 1 && !exception.because.isEmpty, "\(exception.trace)")
    }
  }
}
