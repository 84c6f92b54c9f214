import Foundation
import LifelintEngine
import LifelintRules
import Testing

@Suite("No good example of a built-in rule is vacuous")
struct RuleSetMutationTests {
  /// A good example, by its number from 1, that no mutation makes its rule report, and why.
  private struct Exception: Decodable {
    var rule: String
    var example: Int
    var because: String
  }

  private static let exceptions = Result {
    try JSONDecoder().decode(
      [Exception].self,
      from: Data(contentsOf: RuleSetCase.folder.appending(path: "vacuity-exceptions.json")))
  }

  /// A good example that no mutation makes wrong shows nothing: the rule could be deaf to it.
  @Test(
    "One event less, later or more makes the rule report each good example",
    arguments: RuleSetBook.ids)
  func mutation(_ id: String) throws {
    let check = TraceCheck(ruleSet: RuleSetBook.alone(id, of: try RuleSetBook.all))
    let documentation = try #require(try RuleSetBook.text(id)).documentation
    let examples = documentation.badExamples + documentation.goodExamples
    let donors = examples.map { RuleSetMutation($0.lines) }
    let excused = try Self.exceptions.get().filter { $0.rule == id }.map(\.example)
    for (number, example) in zip(1..., documentation.goodExamples) {
      let trace = RuleSetMutation(example.lines)
      func fails(_ mutants: [[String]]) -> Bool {
        mutants.contains { check.findings(in: $0).contains { $0.rule == id } }
      }
      let isSensitive =
        fails(trace.deletions) || donors.contains { fails(trace.additions(from: $0)) }
        || fails(trace.delayed)
      #expect(isSensitive != excused.contains(number), "good example \(number): \(example.why)")
    }
  }

  @Test("Each exception is about a good example, and says why")
  func exceptions() throws {
    for exception in try Self.exceptions.get() {
      let examples = try RuleSetBook.text(exception.rule)?.documentation.goodExamples ?? []
      #expect((1...max(examples.count, 1)).contains(exception.example), "\(exception.rule)")
      #expect(!examples.isEmpty && !exception.because.isEmpty, "\(exception.rule)")
    }
  }
}
