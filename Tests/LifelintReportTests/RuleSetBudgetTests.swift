import Foundation
import LifelintEngine
import LifelintRules
import Testing

@Suite("The time limits of iOS, and a configuration's own")
struct RuleSetBudgetTests {
  /// The rules with each bound so many times as long, or short.
  private static func rules(times factor: Double) throws -> RuleSet {
    let bounds = Dictionary(
      RuleSetBudget.all.map { budget in
        let bound = Int((Double(budget.bound) * factor).rounded())
        return (budget.rule, [budget.key: "\(bound)ms"])
      }, uniquingKeysWith: { first, _ in first })
    let configuration = try JSONEncoder().encode(["bounds": bounds])
    return try RuleSetBook.load(String(decoding: configuration, as: UTF8.self))
  }

  private static let half = Result { try rules(times: 0.5) }
  private static let double = Result { try rules(times: 2) }

  private static func reports(_ budget: RuleSetBudget, took milliseconds: Int, _ set: RuleSet)
    -> Bool
  {
    TraceCheck(ruleSet: RuleSetBook.alone(budget.rule, of: set))
      .findings(in: budget.trace(milliseconds)).contains { $0.rule == budget.rule }
  }

  @Test("A bound holds as it is, and follows the configuration", arguments: RuleSetBudget.all)
  func bound(_ budget: RuleSetBudget) throws {
    let (less, more) = (budget.bound * 9 / 10, budget.bound * 11 / 10)
    let standard = try RuleSetBook.on
    #expect(!Self.reports(budget, took: less, standard), "\(less) ms is in time")
    #expect(Self.reports(budget, took: more, standard), "\(more) ms is late")
    let (half, double) = (try Self.half.get(), try Self.double.get())
    #expect(Self.reports(budget, took: less, half), "\(less) ms is late for half the bound")
    #expect(!Self.reports(budget, took: more, double), "\(more) ms is in time for twice the bound")
  }

  @Test(
    "The version in the header decides how long a background task may take",
    arguments: [
      ("iOS 12.4", 100, []), ("iOS 12.4", 200, ["background_task_within_old_budget"]),
      ("iOS 7.1.2", 100, []), ("iPadOS 17.0", 100, ["background_task_within_budget"]),
      (nil, 100, ["background_task_within_budget"]),
    ] as [(String?, Int, [String])])
  func version(os: String?, seconds: Int, rules: [String]) throws {
    let found = TraceCheck(ruleSet: try RuleSetBook.on)
      .findings(in: RuleSetBudget.task(os: os)(seconds * 1000))
      .map(\.rule).filter { $0.hasPrefix("background_task_within") }
    #expect(found == rules)
  }
}
