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

  @Test("A rule is silent on its good examples and reports its bad ones where they say")
  func hold() throws {
    let check = ExampleCheck(try RuleSetBook.all)
    for id in RuleSetBook.ids {
      for outcome in check.run(id) {
        #expect(
          outcome.passes,
          """
          \(id), \(outcome.isGood ? "good" : "bad") example \(outcome.number): lines \
          \(outcome.found), not \(outcome.expected); \(outcome.faults.map(\.message))
          """)
      }
    }
  }
}
