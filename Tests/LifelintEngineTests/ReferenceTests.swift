import Testing

@Suite("The reference evaluator")
struct ReferenceTests {
  @Test(
    "holds every hand-worked case of the rule language",
    arguments: LanguageCase.all(in: "language").filter(\.loads))
  func given(languageCase: LanguageCase) {
    let result = ReferenceEvaluator.evaluate(
      ruleFiles: languageCase.ruleFiles, trace: languageCase.trace,
      instants: languageCase.instants)
    #expect(languageCase.complaints(about: result) == [])
  }
}
