import LifelintEngine
import LifelintReport
import LifelintRules
import Testing

@Suite("The examples of the built-in rules")
struct RuleSetExampleTests {
  @Test("The folder of rules loads")
  func loads() throws {
    let set = try RuleSetBook.all
    #expect(set.rules.count > 50)
    #expect(set.modelsThatReport == ["app", "scene"])
  }

  @Test(
    "A rule is silent on its good examples and reports its bad ones where they say",
    arguments: RuleSetBook.ids)
  func hold(_ id: String) throws {
    let outcomes = ExampleCheck(try RuleSetBook.all).run(id)
    #expect(!outcomes.isEmpty)
    for outcome in outcomes {
      #expect(
        outcome.passes,
        """
        \(outcome.isGood ? "good" : "bad") example \(outcome.number): lines \(outcome.found), \
        not \(outcome.expected); \(outcome.faults.map(\.message))
        """)
    }
  }
}

@Suite("The examples of the built-in measures")
struct MeasureExampleTests {
  private static let measures = ((try? RuleSetBook.all)?.measures ?? []).map(\.id)

  @Test("take what they say, and show each kind", arguments: measures)
  func hold(_ id: String) throws {
    let set = try RuleSetBook.all
    let measure = try #require(set.measures.first { $0.id == id })
    for outcome in MeasureCheck(set).run(measure) {
      #expect(
        outcome.passes,
        """
        example \(outcome.number): \(outcome.rows.map { "\($0.name) \($0.found)" }), \
        \(outcome.faults.map(\.message))
        """)
    }
    let shown = Set(measure.examples.flatMap(\.takes).filter { !$0.durations.isEmpty }.map(\.name))
    let kinds = measure.kinds.map { $0.name.isEmpty ? id : $0.name }
    #expect(Set(kinds).subtracting(shown).isEmpty)
  }

  @Test("are many")
  func count() { #expect(Self.measures.count > 5) }
}
