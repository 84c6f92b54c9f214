import Foundation
import LifelintEngine
import LifelintTrace
import Testing

@testable import LifelintFormats

/// `LIFELINT_RECORD_SNAPSHOTS=1 swift test --filter LifelintFormatsTests` writes the traces anew.
@Suite("A file of another format")
struct FixtureTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["LIFELINT_RECORD_SNAPSHOTS"] == "1"

  @Test("has a fixture for every file in the folder")
  func areComplete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path)
    let traces = ["expected", "user.log", "user.map.json"]
    #expect(
      Set(files).subtracting(traces) == Set(Fixture.all.map(\.name)))
  }

  @Test("is told by its content", arguments: Fixture.all)
  func detection(fixture: Fixture) {
    #expect(FormatInput(.path(fixture.path)).format.name == fixture.format)
  }

  @Test("becomes the trace that is expected, and says what is expected", arguments: Fixture.all)
  func conversion(fixture: Fixture) throws {
    let (text, diagnostics) = Decoding.trace(try fixture.bytes())
    let told = diagnostics.map {
      "\($0.line):\($0.column): \($0.message). \($0.hint) [\($0.id.rawValue)]\n"
    }
    for (ending, text) in [("jsonl", text), ("txt", told.joined())] {
      let file = Fixture.folder.appending(path: "expected/\(fixture.name).\(ending)")
      if Self.isRecording {
        if !text.isEmpty { try Data(text.utf8).write(to: file) }
      } else {
        let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        #expect(text == expected)
      }
    }
  }

  @Test("becomes a trace that converting does not change", arguments: Fixture.all)
  func isStable(fixture: Fixture) throws {
    let trace = Decoding.trace(try fixture.bytes()).text
    let again = Decoding.trace(Array(trace.utf8))
    #expect(again.text == trace)
    #expect(again.diagnostics.isEmpty)
  }

  @Test("has the same findings as the trace that it becomes", arguments: Fixture.all)
  func findings(fixture: Fixture) throws {
    let own = Set(DiagnosticID.allCases.map(\.rawValue))
    func found(_ bytes: [UInt8]) -> [String] {
      Decoding.check(bytes).findings.filter { !own.contains($0.rule) }
        .map { "\($0.rule) \($0.session ?? "-")" }.sorted()
    }
    let bytes = try fixture.bytes()
    #expect(found(bytes) == found(Array(Decoding.trace(bytes).text.utf8)))
  }

  @Test("that is cut anywhere is read as far as it goes", arguments: Fixture.all)
  func cuts(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let lines = bytes.count { $0 == 0x0A } + 1
    for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 23)) {
      let (_, diagnostics) = Decoding.trace(Array(bytes[..<length]), format: fixture.format)
      #expect(diagnostics.allSatisfy { (0...lines).contains($0.line) })
    }
  }

  @Test("that is damaged anywhere is read, with its faults told by line", arguments: Fixture.all)
  func damage(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    var generator = SeededGenerator(seed: UInt64(bytes.count))
    for _ in 0..<12 {
      var damaged = bytes
      for _ in 0..<4 {
        damaged[Int.random(in: damaged.indices, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      let lines = damaged.count { $0 == 0x0A } + 1
      let (text, diagnostics) = Decoding.trace(damaged, format: fixture.format)
      #expect(diagnostics.allSatisfy { (0...lines).contains($0.line) && $0.column > 0 })
      // Whatever was read is a good trace.
      #expect(Decoding.trace(Array(text.utf8)).diagnostics.allSatisfy { $0.id == .unreadableTrace })
    }
  }
}

/// SplitMix64: the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
