import Foundation
import LifelintRules
import Testing

@testable import EmbedRules
@testable import LifelintFormats

@Suite("The built-in formats")
struct EmbeddedFormatsTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("are those of the folder Rules/formats; else run `swift run EmbedRules`")
  func areCurrent() throws {
    let folder = try RuleFolder(
      readingFrom: Self.package.appending(path: "Rules/formats").path)
    let file = Self.package
      .appending(path: "Sources/LifelintFormats/Embedded/EmbeddedFormats.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(EmbeddedSource.text(ofFormats: folder) == text)
  }
}
