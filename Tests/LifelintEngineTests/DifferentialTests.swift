import Foundation
import Testing

/// Something that evaluates a rule set on a trace: the engine, or something that stands in for it.
typealias Evaluator = @Sendable (EvaluatorInput) throws -> ReferenceResult

@Suite("The generator of cases")
struct GeneratorTests {
  @Test("comes across every form with every verdict, and across every option")
  func coverage() throws {
    var coverage = Coverage()
    for seed in 1...3000 {
      let languageCase = CaseGenerator.make(seed: seed)
      let input = languageCase.input
      coverage.note(languageCase, input, try Differential.reference(input))
    }
    #expect(coverage.missing == [])
  }
}

/// The comparison of two evaluators.
enum Differential {
  /// What the reference says of a case.
  static let reference: Evaluator = { input in
    ReferenceEvaluator.evaluate(
      ruleFiles: input.ruleFiles, trace: input.trace, instants: input.instants)
  }
}
