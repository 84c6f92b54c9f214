import LifelintJSON
import LifelintRules
import LifelintTrace
import Testing

@Suite("The cases that pin the rule language")
struct LanguageCaseTests {
  @Test("load, or do not, as each case says", arguments: try LanguageCase.all())
  func loads(_ languageCase: LanguageCase) {
    if let instants = languageCase.instants, DurationText.nanoseconds(instants) == nil {
      #expect(!languageCase.loads)
      return
    }
    do {
      _ = try RuleLoader.load(folders: [languageCase.folder], configuration: Configuration())
      #expect(languageCase.loads, "it loaded")
    } catch {
      #expect(!languageCase.loads, "\(error.errors.map(\.description).joined(separator: "\n"))")
      #expect(!error.errors.isEmpty)
      for error in error.errors {
        #expect(error.file.hasPrefix("case/"))
        #expect(error.position != nil)
      }
    }
  }
}
