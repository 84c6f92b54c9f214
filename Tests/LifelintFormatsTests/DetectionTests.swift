import Foundation
import LifelintTrace
import Testing

@testable import LifelintFormats

@Suite("The format of a file")
struct DetectionTests {
  private static func format(_ text: String) -> InputFormat {
    FormatInput(.bytes(Array(text.utf8))).format
  }

  private static func fixture(_ name: String) throws -> Any {
    let file = Fixture.folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    if name.hasSuffix(".json") { return try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    return try text.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  static let documents = [
    ("amplitude.jsonl", "amplitude"), ("bugsnag-upload.json", "bugsnag"),
    ("bugsnag.jsonl", "bugsnag"), ("posthog.jsonl", "posthog"), ("segment-batch.json", "segment"),
    ("segment.jsonl", "segment"), ("sentry-new.jsonl", "sentry"), ("otlp-logs.jsonl", "otlp"),
    ("metrickit.json", "metrickit"), ("metrickit-diagnostic.json", "metrickit"),
  ]

  @Test(
    "is told whether its JSON is laid out over many lines or stands on one", arguments: documents)
  func layout(name: String, format: String) throws {
    let object = try Self.fixture(name)
    for options in [JSONSerialization.WritingOptions.prettyPrinted, [.sortedKeys], []] {
      let text = String(
        decoding: try JSONSerialization.data(withJSONObject: object, options: options),
        as: UTF8.self)
      #expect(Self.format(text).name == format, "\(text.prefix(200))")
      #expect(!Decoding.trace(Array(text.utf8)).diagnostics.contains { $0.id == .unreadableLine })
    }
  }

  @Test("is told by a first line that is longer than what is looked at")
  func longLine() {
    let record = #"{"event":"Screen","distinct_id":"a","timestamp":"2026-03-02T09:00:00Z"}"#
    let records = Array(repeating: record, count: 2000).joined(separator: ",")
    #expect(Self.format(#"{"batch":[\#(records)],"api_key":"k"}"# + "\n").name == "posthog")
    let blob = String(repeating: "x", count: 100_000)
    #expect(Self.format(#"{"t":1,"action":"save","blob":"\#(blob)"}"# + "\n") == .native)
  }

  static let foreign: [(text: String, name: String, way: String)] = [
    (#"{"displayTimeUnit":"ms","traceEvents":[]}"#, "Perfetto", "that it was made from"),
    ("{\n  \"traceEvents\": [\n    {\"ph\": \"X\"}\n", "Perfetto", "log"),
    ("<?xml version=\"1.0\"?>\n<trace-toc/>\n", "XML", "--style ndjson"),
    ("<trace-query-result><node/>\n", "xctrace", "--style ndjson"),
    ("Incident Identifier: 5\nHardware Model: iPhone17,1\n", ".crash", ".ips"),
    ("{\n  \"foo\": [1],\n  \"bar\": {}\n}\n", "no known format", "--map"),
    (#"{"_dd":{"v":2},"type":"view","session":{"id":"S"}}"#, "Datadog", "unified log"),
  ]

  @Test("that lifelint does not read is said once, with the way out", arguments: foreign)
  func isForeign(text: String, name: String, way: String) throws {
    let (trace, diagnostics) = Decoding.trace(Array((text + "\n").utf8))
    #expect(trace.isEmpty)
    #expect(diagnostics.map(\.id) == [.unreadableTrace])
    let told = try #require(diagnostics.first)
    #expect(told.message.contains(name) && told.hint.contains(way), "\(told)")
  }

  @Test("is lifelint's own where a trace begins with a line that is cut")
  func cutFirstLine() {
    for first in ["{", #"{"t":1,"act"#, #"{"a":1,"#, "", "{}"] {
      #expect(Self.format(first + "\n" + #"{"t":2,"action":"save"}"# + "\n") == .native, "\(first)")
    }
  }
}

@Suite("Values of the wrong type")
struct WrongTypeTests {
  static let cases: [(format: String, text: String, place: String, told: String)] = [
    ("otlp", #"{"resourceLogs":{}}"#, "1:17", "resourceLogs is an object; it has to be an array"),
    ("otlp", #"{"resourceLogs":[{"scopeLogs":[{"logRecords":5}]}]}"#, "1:46", "logRecords is 5"),
    (
      "otlp", #"{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"attributes":[{"key":7}]}]}]}]}"#,
      "1:69", "key is 7"
    ),
    (
      "otlp",
      #"{"resourceSpans":[{"scopeSpans":[{"spans":[{"name":"x","attributes":[{"key":"k","value":{"boolValue":"yes"}}]}]}]}]}"#,
      "1:102", #"boolValue is "yes"; it has to be true or false"#
    ),
    (
      "metrickit",
      #"{"applicationExitMetrics":{"backgroundExitData":{"cumulativeAppWatchdogExitCount":"many"}}}"#,
      "1:83", #"cumulativeAppWatchdogExitCount is "many"; it has to be a whole number"#
    ),
    ("metrickit", #"{"hangDiagnostics":"none"}"#, "1:20", "hangDiagnostics is"),
    (
      "metrickit",
      #"{"applicationLaunchMetrics":{"histogrammedResumeTime":{"histogramValue":{"0":{"bucketCount":"x"}}}}}"#,
      "1:55", "has to be a histogram"
    ),
    ("metrickit", #"{"t":1}"#, "1:1", "no payload of MetricKit"),
    (
      "ips",
      #"{"pid":"310","termination":{"code":1},"captureTime":"2026-03-02 09:41:20.25 +0100"}"#,
      "", ""
    ),
    (
      "ips", #"{"pid":[],"termination":{"code":1},"captureTime":"2026-03-02 09:41:20.25 +0100"}"#,
      "1:8", "pid is an array; it has to be a whole number"
    ),
    (
      "ips",
      #"{"termination":{"code":1,"reasons":"x"},"captureTime":"2026-03-02 09:41:20.25 +0100"}"#,
      "1:36", "reasons is"
    ),
    (
      "segment",
      #"{"type":"track","event":"Application Installed","timestamp":"2026-03-02T09:00:00Z","anonymousId":{}}"#,
      "1:98", "anonymousId is an object"
    ),
    (
      "sentry", "{\"sdk\":{}}\n{\"type\":\"event\",\"length\":\"x\"}", "2:26", "length is"
    ),
  ]

  @Test("are told with their place, and what is around them is read", arguments: cases)
  func wrongType(format: String, text: String, place: String, told: String) {
    let diagnostics = Decoding.trace(Array((text + "\n").utf8), format: format).diagnostics
      .filter { $0.id == .unreadableLine }
    #expect(diagnostics.map { "\($0.line):\($0.column)" } == (place.isEmpty ? [] : [place]))
    #expect(diagnostics.allSatisfy { $0.message.contains(told) }, "\(diagnostics)")
  }

  @Test("are not what an envelope ends with that is cut: that is said to be cut")
  func cutEnvelope() throws {
    let bytes = try Fixture(name: "sentry.envelope", format: "sentry").bytes()
    for cut in [40, 90] {
      let diagnostics = Decoding.trace(Array(bytes.dropLast(cut))).diagnostics
      #expect(diagnostics.map(\.id) == [.cutLastLine], "\(cut)")
    }
    #expect(
      Decoding.trace(bytes.last == 0x0A ? Array(bytes.dropLast()) : bytes).diagnostics.isEmpty)
  }
}
