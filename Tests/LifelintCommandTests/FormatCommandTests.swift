import Foundation
import Testing

@Suite("Other formats on the command line")
struct FormatCommandTests {
  static let cases: [CommandLineCase] = [
    // Found out, named, chosen by process.
    CommandLineCase(
      "unified-log.ndjson --only background_task_is_ended", 0,
      output: "unified-log.ndjson:31:1: warning: the app was ended because it held a file lock",
      errors: "read as Apple's unified log (ndjson): --coverage tells what that cannot show"),
    CommandLineCase(
      "unified-log.ndjson --process com.example.notes --only background_task_is_ended --quiet", 0,
      output: "[ended_by_system]"),
    CommandLineCase(
      "unified-log.ndjson --process Nobody", 2,
      output: "--process asks for Nobody; the file has Notes", errors: "exit status 2"),
    CommandLineCase(
      "segment.jsonl --process Notes --format concise", 0,
      errors: "--process has no effect on Segment's track calls"
    ),
    CommandLineCase(
      "metrickit.json --process com.example.other", 2,
      output: "--process asks for com.example.other; the file has com.example.notes.",
      errors: "exit status 2"),
    CommandLineCase(
      "unified-log.ndjson --input-format ips", 2, output: "the trace has no events",
      errors: "exit status 2"),
    CommandLineCase(
      "unified-log.ndjson --input-format unifiedlog", 64, errors: "Did you mean 'unified-log'?"),
    CommandLineCase(
      "unified-log-signposts.ndjson --only enter_background_within_budget --format concise -q", 1,
      output: "unified-log-signposts.ndjson:10:1: error: didEnterBackground did not return in time"),
    CommandLineCase(
      "metrickit.json -q --format concise", 0, output: "metrickit.json:11:1: warning: the app was"),
    CommandLineCase(
      "otlp-logs.jsonl --coverage --only callback_hangs", 0, output: "Rules: 1 of 1",
      errors: "What OpenTelemetry (OTLP/JSON) does not show:\n  - when a callback returned"),
    // Maps.
    CommandLineCase(
      "user.log --map user.map.json --only resume_what_was_paused --format concise -q", 1,
      output: "user.log:5:1: error: timer:refresh was halted in willResignActive and not resumed"),
    CommandLineCase("user.log", 2, output: "user.log:1:1: error:", errors: "exit status 2"),
    CommandLineCase("user.log --map nothing.json", 2, errors: "`nothing.json` cannot be read"),
    CommandLineCase(
      "user.log --map user.log", 2, errors: "user.log:2:1: error: The text goes on after its value."
    ),
    CommandLineCase(
      "user.log --map user.map.json --input-format otlp", 64, errors: "both name the format"),
    // Converting.
    CommandLineCase(
      "convert segment.jsonl", 0, output: #"{"lifelint":1,"instants":"50ms"}"#,
      errors: "7 events written\n"),
    CommandLineCase(
      "convert -q -", 0, output: #"{"t" : 1.50,"action":"x"}"#,
      input: "{\"t\" : 1.50,\"action\":\"x\"}\n"),
    CommandLineCase(
      "convert -", 2, output: #"{"t":1,"action":"x"}"#,
      errors: "<stdin>:1:1: error: the line begins with", input: "no\n{\"t\":1,\"action\":\"x\"}\n"),
    CommandLineCase("convert nothing.jsonl", 2, errors: "there is no file"),
    CommandLineCase("convert metrickit.json --allow-empty -q", 0, errors: "[ended_by_system]"),
    CommandLineCase("convert segment.jsonl -o segment.jsonl", 64, errors: "is the input"),
    CommandLineCase("convert", 64, errors: "Missing expected argument '<input>'"),
    CommandLineCase(
      "convert unified-log.ndjson --to perfetto", 0, output: #""traceEvents""#),
  ]

  @Test("are read, named, mapped and converted", arguments: cases)
  func command(testCase: CommandLineCase) throws {
    let folder = Tool.package.appending(path: "Tests/Fixtures/formats")
    let result = try Tool(folder: folder).run(
      testCase.words, input: Data(testCase.input.utf8), environment: testCase.environment)
    #expect(result.status == testCase.status, "\(result.output)\(result.errors)")
    for (expected, printed) in [(testCase.output, result.output), (testCase.errors, result.errors)]
    {
      #expect(expected.map(printed.contains) ?? printed.isEmpty, "\(printed)")
    }
  }

  @Test("A crash report completes the trace that it is given with")
  func completion() throws {
    try Scratch.withFolder { folder in
      try Scratch.write(
        """
        {"t":"2026-03-02T08:40:01Z","session":"310","system":"launch","reason":"user"}
        {"t":"2026-03-02T08:40:02Z","session":"310","callback":"didBecomeActive"}
        {"t":"2026-03-02T08:41:09Z","session":"310","callback":"willResignActive"}
        {"t":"2026-03-02T08:41:10Z","session":"310","callback":"didEnterBackground","phase":"begin"}

        """, to: "trace.jsonl", in: folder)
      let report = Tool.package.appending(path: "Tests/Fixtures/formats/watchdog.ips").path
      let words = [
        "trace.jsonl", "--only", "enter_background_within_budget", "--format", "concise",
      ]
      let alone = try Tool(folder: folder).run(words)
      #expect(alone.output.isEmpty)
      let both = try Tool(folder: folder).run(words + [report])
      #expect(both.status == 1)
      #expect(
        both.output.contains("trace.jsonl:4:1: error: didEnterBackground did not return in time"))
      #expect(both.output.contains("trace.jsonl:4:1: warning: didEnterBackground had not returned"))
      #expect(both.output.contains("watchdog.ips:24:1: warning: the watchdog ended the app"))
    }
  }

  /// The result of a check with a report, as JSON.
  private func both(_ trace: String, _ report: String) throws -> Tool.Result {
    try Scratch.withFolder { folder in
      try Scratch.write(trace + "\n", to: "trace.jsonl", in: folder)
      let report = Tool.package.appending(path: "Tests/Fixtures/formats/\(report)").path
      return try Tool(folder: folder).run([report, "trace.jsonl", "--format", "concise"])
    }
  }

  @Test("A death that a report tells of counts once, in the order in which files were given")
  func death() throws {
    let result = try both(
      #"{"t":"2026-03-02T08:41:00Z","session":"310","system":"launch"}"#, "crash.ips")
    #expect(result.errors.contains("2 events, 1 session, 2 traces"), "\(result.errors)")
    #expect(result.output.contains("crash.ips:23:1: warning: the app crashed"))
    #expect(!result.output.contains("unmatched_report"))
  }

  @Test("A report that belongs to no session of the traces beside it says so")
  func unmatched() throws {
    let result = try both(
      #"{"t":"2026-03-01T08:41:00Z","session":"77","system":"launch"}"#, "crash.ips")
    #expect(result.output.contains("no session of the traces beside this report is Notes (process"))
    #expect(result.output.contains("[unmatched_report]"))
    #expect(result.errors.contains("2 events, 2 sessions, 2 traces"), "\(result.errors)")
  }

  @Test("Converting writes a whole file or none")
  func output() throws {
    try Scratch.withFolder { folder in
      let log = Tool.package.appending(path: "Tests/Fixtures/formats/unified-log.ndjson").path
      let first = try Tool(folder: folder).run(["convert", log, "-o", "out.jsonl", "-q"])
      #expect(first.status == 0)
      let bytes = try Data(contentsOf: folder.appending(path: "out.jsonl"))
      let again = try Tool(folder: folder).run(["convert", "out.jsonl", "-o", "again.jsonl", "-q"])
      #expect(again.status == 0)
      #expect(try Data(contentsOf: folder.appending(path: "again.jsonl")) == bytes)
      let nowhere = try Tool(folder: folder).run(["convert", log, "-o", "none/out.jsonl", "-q"])
      #expect(nowhere.status == 2)
      #expect(nowhere.errors.contains("none/out.jsonl cannot be written"))
    }
  }
}
