import Foundation
import Testing

@Suite("The catalogue of the built-in rules")
struct CatalogueTests {
  /// `LIFELINT_RECORD_SNAPSHOTS=1 swift test` writes the page anew.
  @Test("Rules/README.md is what `lifelint rules --format markdown` writes")
  func readme() throws {
    let result = try Tool(folder: Tool.package).run(
      ["rules", "--format", "markdown", "--no-builtin", "--rules", "Rules"])
    #expect(result.status == 0, "\(result.errors)")
    let file = Tool.package.appending(path: "Rules/README.md")
    if ProcessInfo.processInfo.environment["LIFELINT_RECORD_SNAPSHOTS"] == "1" {
      try Data(result.output.utf8).write(to: file)
      return
    }
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page == result.output, "Rules/README.md is stale")
  }
}
