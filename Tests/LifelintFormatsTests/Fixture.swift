import Foundation
import LifelintEngine
import LifelintRules
import LifelintTrace

@testable import LifelintFormats

/// A file of another format, written for the tests in the shape of real ones.
struct Fixture: CustomStringConvertible, Sendable {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/formats")

  var name: String
  var format: String

  var description: String { name }
  var path: String { Self.folder.appending(path: name).path }

  static let all: [Fixture] = [
    Fixture(name: "amplitude.jsonl", format: "amplitude"),
    Fixture(name: "bugsnag-scenes.jsonl", format: "bugsnag"),
    Fixture(name: "bugsnag-upload.json", format: "bugsnag"),
    Fixture(name: "bugsnag.jsonl", format: "bugsnag"),
    Fixture(name: "crash.ips", format: "ips"),
    Fixture(name: "jetsam.ips", format: "ips"),
    Fixture(name: "lock.ips", format: "ips"),
    Fixture(name: "metrickit-diagnostic.json", format: "metrickit"),
    Fixture(name: "metrickit.json", format: "metrickit"),
    Fixture(name: "otlp-devices.jsonl", format: "otlp"),
    Fixture(name: "otlp-logs.jsonl", format: "otlp"),
    Fixture(name: "otlp-spans.json", format: "otlp"),
    Fixture(name: "posthog.jsonl", format: "posthog"),
    Fixture(name: "quit.ips", format: "ips"),
    Fixture(name: "segment-batch.json", format: "segment"),
    Fixture(name: "segment.jsonl", format: "segment"),
    Fixture(name: "sentry-new.jsonl", format: "sentry"),
    Fixture(name: "sentry-old.jsonl", format: "sentry"),
    Fixture(name: "sentry.envelope", format: "sentry"),
    Fixture(name: "unified-log-compact.log", format: "unified-log-text"),
    Fixture(name: "unified-log-console-columns.log", format: "unified-log-text"),
    Fixture(name: "unified-log-console.log", format: "unified-log-text"),
    Fixture(name: "unified-log-default.log", format: "unified-log-text"),
    Fixture(name: "unified-log-signposts.ndjson", format: "unified-log"),
    Fixture(name: "unified-log-syslog.log", format: "unified-log-text"),
    Fixture(name: "unified-log.json", format: "unified-log-json"),
    Fixture(name: "unified-log.ndjson", format: "unified-log"),
    Fixture(name: "watchdog.ips", format: "ips"),
  ]

  /// The bytes of the file.
  func bytes() throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path))) }
}

/// Reads inputs in the ways that tests need.
enum Decoding {
  static let ruleSet: RuleSet = {
    var configuration = Configuration()
    configuration.commandLineOnly = [
      "background_task_is_ended", "enter_background_within_budget", "illegal_app_transition",
      "save_in_the_callback", "shared_lock_at_suspension",
    ].map { Configuration.Selector($0, origin: .commandLine("--only")) }
    do {
      return try RuleLoader.load(folders: [.builtIn], configuration: configuration)
    } catch {
      preconditionFailure("the built-in rules do not load: \(error)")
    }
  }()

  /// The trace that bytes are converted to, with what was wrong with them.
  static func trace(
    _ bytes: [UInt8], format: String? = nil, process: String? = nil, map: FieldMap? = nil
  ) -> (text: String, diagnostics: [ReaderDiagnostic]) {
    let input = FormatInput(.bytes(bytes), format: format.flatMap(InputFormat.named), map: map)
    let converter = TraceConverter(input, vocabulary: ruleSet.vocabulary, process: process)
    var written: [UInt8] = []
    let outcome = converter.run { written += $0 }
    return (String(decoding: written, as: UTF8.self), outcome.diagnostics)
  }

  /// The same for a text, line by line and without the header.
  static func lines(_ text: String, process: String? = nil) -> [String] {
    trace(Array(text.utf8), process: process).text.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix(#"{"lifelint""#) }
  }

  /// What a check with some of the built-in rules finds.
  static func check(_ bytes: [UInt8]) -> TraceResult {
    let input = FormatInput(.bytes(bytes))
    return TraceCheck(ruleSet: ruleSet).run(path: "x") { symbols, names, fields in
      input.events(symbols: symbols, names: names, fields: fields)
    }
  }
}
