import Foundation
import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

/// Sessions that sleep between their events.
@Suite("Sleep")
struct SleepTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "SampleTraces")

  private static let traces: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".jsonl") }.sorted()

  /// The lines of all sample traces in turn, one session for each.
  private static func interleaved() throws -> String {
    var files = try traces.map { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .split(separator: "\n").compactMap { line -> String? in
          guard line.contains("\"t\"") else { return nil }
          // The last of equal keys counts.
          return line.dropLast() + ",\"session\":\"\(name)\"}"
        }[...]
    }
    var lines: [String] = []
    while files.contains(where: { !$0.isEmpty }) {
      for place in files.indices {
        if let line = files[place].popFirst() { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// All that is found in a trace, with everything that a report shows of it.
  private func findings(_ trace: String, _ change: (inout CheckOptions) -> Void) throws -> [String]
  {
    let set = try RuleLoader.load(folders: [.builtIn], configuration: Configuration())
    var options = CheckOptions()
    options.instants = 1_000_000_000
    change(&options)
    let result = TraceCheck(ruleSet: set, options: options).run(
      .bytes(Array(trace.utf8)), path: "trace")
    let verdicts = result.verdicts.map { "\($0)" }
    return verdicts + result.nearMisses.map { "\($0)" }
      + result.findings.map {
        "\($0.line) \($0.rule) \($0.message) \(String(describing: $0.overrun)) \($0.witness)"
      }
  }

  @Test(
    "changes nothing of what is found",
    arguments: [(0, 0), (0, 1 << 20), (1, 100), (20, 1000)])
  func changesNothing(awake: Int, bytes: Int) throws {
    let trace = try Self.interleaved()
    let expected = try findings(trace) { _ in }
    let found = try findings(trace) {
      $0.mostAwakeSessions = awake
      $0.mostSleepingBytes = bytes
    }
    #expect(expected.count > 100)
    #expect(found == expected)
  }

  @Test(
    "changes nothing where the engine learns at once how events are alike", arguments: [0, 1000])
  func patience(awake: Int) throws {
    let trace = try Self.interleaved()
    let expected = try findings(trace) {
      ($0.patience.ofNames, $0.patience.ofFields) = (.max, .max)
    }
    let found = try findings(trace) {
      $0.mostAwakeSessions = awake
      $0.patience = .none
    }
    #expect(expected.contains { $0.hasPrefix("NearMiss") })
    #expect(found == expected)
  }

  @Test("lets an event after the exit be known as one, and a second launch begin anew")
  func exited() throws {
    let lines = (0..<50).flatMap { number in
      [
        #"{"t":1,"session":"\#(number)","system":"launch"}"#,
        #"{"t":2,"session":"\#(number)","system":"exit"}"#,
      ]
    }
    let late = [
      #"{"t":3,"session":"7","action":"save"}"#, #"{"t":4,"session":"7","system":"launch"}"#,
      #"{"t":5,"session":"7","action":"save"}"#,
    ]
    let set = try RuleLoader.load(folders: [.builtIn], configuration: Configuration())
    var options = CheckOptions()
    options.mostAwakeSessions = 0
    let trace = (lines + late).joined(separator: "\n")
    let result = TraceCheck(ruleSet: set, options: options).run(
      .bytes(Array(trace.utf8)), path: "trace")
    #expect(result.sessions == 51)
    let reported = result.findings.filter { $0.rule == DiagnosticID.eventAfterExit.rawValue }
    #expect(reported.map(\.line) == [101])
  }
}
