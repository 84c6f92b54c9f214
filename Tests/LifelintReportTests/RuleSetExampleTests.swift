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
