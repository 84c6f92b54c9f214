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
    "One line less, more, later or other makes the rule report each good example",
    arguments: RuleSetBook.ids)
  func mutation(_ id: String) throws {
    let check = TraceCheck(ruleSet: RuleSetBook.alone(id, of: try RuleSetBook.all))
    let documentation = try #require(try RuleSetBook.text(id)).documentation
    let donors = (documentation.badExamples + documentation.goodExamples).map {
      RuleSetMutation($0.lines)
    }
    let excused = try Self.exceptions.get().filter { $0.rule == id }.map(\.example)
    for (number, example) in zip(1..., documentation.goodExamples) {
      let trace = RuleSetMutation(example.lines)
      let kinds: [() -> [[String]]] =
        [{ trace.deletions }] + donors.map { donor in { trace.additions(from: donor) } }
        + [{ trace.delayed }] + donors.map { donor in { trace.replacements(from: donor) } }
      let isSensitive =
        kinds.contains { Self.reportsOne(of: $0(), id, check) }
        || kinds.contains { $0().contains { Self.reports($0, id, check) } }
      #expect(isSensitive != excused.contains(number), "good example \(number): \(example.why)")
    }
  }

  @Test("Each exception is about a good example, and says why")
  func exceptions() throws {
    for exception in try Self.exceptions.get() {
      let examples = try RuleSetBook.text(exception.rule)?.documentation.goodExamples ?? []
      #expect(examples.indices.contains(exception.example - 1), "\(exception.rule)")
      #expect(!exception.because.isEmpty, "\(exception.rule)")
    }
  }

  private static func reports(_ trace: [String], _ id: String, _ check: TraceCheck) -> Bool {
    check.findings(in: trace).contains { $0.rule == id }
  }

  /// Whether the rule is seen to report one of many traces.
  ///
  /// They are the sessions of one trace, which is much faster; since some models outlive a session,
  /// the first one that is reported is looked at alone.
  private static func reportsOne(of traces: [[String]], _ id: String, _ check: TraceCheck) -> Bool {
    guard !traces.joined().contains(where: { $0.contains(#""session":"#) }) else { return false }
    let header = traces.first?.first.flatMap { $0.contains(#""lifelint":"#) ? $0 : nil }
    let lines = traces.enumerated().flatMap { number, trace in
      trace.filter { !$0.contains(#""lifelint":"#) }
        .map { #"{"session":\#(number),"# + $0.dropFirst() }
    }
    let found = check.findings(in: (header.map { [$0] } ?? []) + lines)
    guard let session = found.first(where: { $0.rule == id })?.session.flatMap({ Int($0) }) else {
      return false
    }
    return reports(traces[session], id, check)
  }
}
