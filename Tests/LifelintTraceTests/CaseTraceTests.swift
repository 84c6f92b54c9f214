import Foundation
import LifelintTrace
import Testing

@Suite("The traces of Tests/Cases")
struct CaseTraceTests {
  static let paths: [String] = {
    let cases = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Cases").path
    let all = FileManager.default.enumerator(atPath: cases)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".jsonl") }.map { cases + "/" + $0 }
  }()

  @Test("exist") func exist() { #expect(Self.paths.count > 50) }

  @Test("are read whole, each line an event", arguments: paths)
  func readable(path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let reading = Reading(.path(path), fields: ["reason", "ok", "id"])
    #expect(reading.events.count == lines.count - (reading.header == nil ? 0 : 1))
    #expect(reading.diagnostics.filter { $0.id != .unknownName }.isEmpty)
  }
}
