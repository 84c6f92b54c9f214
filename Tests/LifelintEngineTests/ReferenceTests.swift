import Testing

@Suite("The reference evaluator")
struct ReferenceTests {
  @Test(
    "holds every hand-worked case of the rule language",
    arguments: LanguageCase.all(in: "language").filter(\.loads))
  func given(languageCase: LanguageCase) {
    let result = Differential.reference(languageCase.input)
    #expect(languageCase.complaints(about: result) == [])
  }

  @Test(
    "holds every further case that pins a sentence",
    arguments: LanguageCase.all(in: "pinned").filter(\.loads))
  func pinned(languageCase: LanguageCase) {
    let result = Differential.reference(languageCase.input)
    #expect(languageCase.complaints(about: result) == [])
  }
}

@Suite("The loader, on the cases beside the given ones")
struct PinnedLoadingTests {
  @Test(
    "loads no rule set that must not load",
    arguments: LanguageCase.all(in: "pinned").filter { !$0.loads })
  func refuses(languageCase: LanguageCase) {
    #expect(throws: (any Error).self) { try Differential.engine(languageCase.input) }
  }
}
