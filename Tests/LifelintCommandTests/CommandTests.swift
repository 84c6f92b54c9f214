import Foundation
import Testing

/// One command line and what has to come of it.
///
/// It runs in the folder `Fixtures`.
struct CommandLineCase: CustomStringConvertible, Sendable {
  var words: [String]
  var status: Int32
  /// A part of standard output; `nil` where it has to be empty.
  var output: String?
  /// A part of standard error; `nil` where it has to be empty.
  var errors: String?
  var input = ""
  var environment: [String: String] = [:]

  var description: String { (environment.map { "\($0)=\($1)" } + words).joined(separator: " ") }

  init(
    _ words: String, _ status: Int32, output: String? = nil, errors: String? = nil,
    input: String = "", environment: [String: String] = [:]
  ) {
    self.words = words.split(separator: " ").map(String.init)
    self.status = status
    self.output = output
    self.errors = errors
    self.input = input
    self.environment = environment
  }
}

@Suite("The command, as a process")
struct CommandTests {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  static let checks: [CommandLineCase] = [
    // The exit status.
    CommandLineCase("clean.jsonl", 0, errors: "no findings; 2 events, 1 session"),
    CommandLineCase(
      "check clean.jsonl", 0, errors: "0 of 2 rules exercised, 2 not (--coverage tells why)\n"),
    CommandLineCase(
      "paused.jsonl", 1, output: "paused.jsonl:4:1: error: timer:spawn was paused",
      errors:
        "1 error; 6 events, 1 session; 2 of 2 rules exercised, 0 not; exit status 1: 1 error\n"
    ),
    CommandLineCase("touched.jsonl", 0, output: "touched.jsonl:3:1: warning:", errors: "1 warning"),
    CommandLineCase(
      "touched.jsonl --fail-on warning", 1, output: "warning",
      errors: "exit status 1: 1 finding at or above warning\n"),
    CommandLineCase("paused.jsonl --fail-on never", 0, output: "error", errors: "1 error"),
    CommandLineCase(
      "paused.jsonl --exit-zero", 0, output: "error", errors: "1 error (--exit-zero)\n"),
    CommandLineCase(
      "unreadable.jsonl", 2, output: "unreadable.jsonl:2:47: error:",
      errors: "exit status 2: 1 line could not be read\n"),
    CommandLineCase("unreadable.jsonl --exit-zero", 2, output: "error", errors: "exit status 2"),
    CommandLineCase(
      "unreadable.jsonl --disable unreadable_line", 0, errors: "no findings; 2 events"),
    CommandLineCase("nothing.jsonl", 2, output: "nothing.jsonl: error:", errors: "exit status 2"),
    CommandLineCase("empty.jsonl", 2, output: "empty.jsonl: error:", errors: "exit status 2"),
    CommandLineCase("empty.jsonl --allow-empty", 0, errors: "no findings; 0 events, 0 sessions"),
    CommandLineCase("rules", 2, output: "rules: error:", errors: "exit status 2"),
    // Several traces, standard input.
    CommandLineCase(
      "clean.jsonl paused.jsonl touched.jsonl", 1, output: "touched.jsonl:3:1",
      errors: "1 error, 1 warning; 12 events, 3 sessions, 3 traces"),
    CommandLineCase(
      "- --format concise", 0, output: "<stdin>:3:1: warning:", errors: "1 warning",
      input: """
        {"t":0,"system":"launch"}
        {"t":1,"callback":"willResignActive"}
        {"t":2,"action":"touch","of":"x"}
        """),
    // Which rules.
    CommandLineCase("paused.jsonl --disable tag:interruption", 0, errors: "no findings"),
    CommandLineCase(
      "paused.jsonl --only touch_while_inactive", 0, errors: "1 of 1 rule exercised, 0 not"),
    CommandLineCase(
      "clean.jsonl --enable render_in_background", 0, errors: "0 of 3 rules exercised, 3 not"),
    CommandLineCase(
      "clean.jsonl --only tag:interruption,render_in_background", 0, errors: "of 3 rules"),
    CommandLineCase(
      "clean.jsonl --only touch_while_inactiv", 2, errors: "Did you mean `touch_while_inactive`?"),
    CommandLineCase("clean.jsonl --instants 5", 2, errors: "`5` is no duration."),
    CommandLineCase("clean.jsonl --instants 50ms", 0, errors: "no findings"),
    CommandLineCase("clean.jsonl --config nothing.json", 2, errors: "nothing.json: error:"),
    // The formats.
    CommandLineCase(
      "paused.jsonl --format concise --quiet", 1,
      output: "timer:spawn was paused in willResignActive and not resumed"
        + " [resume_what_was_paused]\n"),
    CommandLineCase(
      "paused.jsonl --format json --quiet", 1,
      output: #""line": 4, "session": "a81f", "scene": null, "t": 12.041, "message""#),
    CommandLineCase(
      "paused.jsonl --format=jsonl -q", 1,
      output:
        #"{"lifelint": 1, "summary": {"errors": 1, "warnings": 0, "notes": 0, "failed": true}}"#
    ),
    CommandLineCase(
      "paused.jsonl --max-findings 0 --format json -q", 1,
      output: #""dropped": {"resume_what_was_paused": 1}"#),
    CommandLineCase(
      "touched.jsonl --max-findings 0", 0, output: "1 more of touch_while_inactive",
      errors: "1 warning; 4 events"),
    CommandLineCase(
      "unreadable.jsonl --max-findings 0", 2, output: "1 more of unreadable_line",
      errors: "1 line could not be read"),
    CommandLineCase(
      "clean.jsonl --coverage -q", 0,
      output: "touch_while_inactive    callback willResignActive"),
    // Colours.
    CommandLineCase(
      "paused.jsonl --format concise --color always -q", 1, output: "\u{1B}[1;31merror:\u{1B}[0m"),
    CommandLineCase(
      "paused.jsonl --format concise -q", 1, output: "\u{1B}[1;31merror:\u{1B}[0m",
      environment: ["FORCE_COLOR": "1"]),
    CommandLineCase(
      "paused.jsonl --format concise -q", 1, output: "4:1: error: timer:spawn",
      environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"]),
    CommandLineCase(
      "paused.jsonl --format json --color always -q", 1, output: "\n      \"diagnostics\": [\n"),
  ]

  @Test("A check ends as it has to", arguments: checks)
  func check(_ testCase: CommandLineCase) throws {
    var testCase = testCase
    testCase.words += ["--no-builtin", "--rules", "rules"]
    if testCase.words.first == "rules" { testCase.words.insert("check", at: 0) }
    try run(testCase)
  }

  static let others: [CommandLineCase] = [
    CommandLineCase("--version", 0, output: "0."),
    CommandLineCase("--help", 0, output: "SUBCOMMANDS:\n  check (default)"),
    CommandLineCase("help explain", 0, output: "USAGE: lifelint explain [<options>] <rule>\n"),
    CommandLineCase("explain --help", 0, output: "USAGE: lifelint explain"),
    CommandLineCase(
      "--formt json x", 64,
      errors: """
        Error: Unknown option '--formt'. Did you mean '--format'?
        Usage: lifelint [check] [<options>] <trace> ...
          See 'lifelint --help' for more information.

        """),
    CommandLineCase("", 64, errors: "Error: Missing expected argument '<trace> ...'\n\nOVERVIEW:"),
    CommandLineCase("explain", 64, errors: "Error: Missing expected argument '<rule>'"),
    CommandLineCase("help chek", 64, errors: "Did you mean 'check'?"),
    CommandLineCase("exlain x", 64, errors: "Did you mean the command 'explain'?"),
    CommandLineCase(
      "--max-findings many clean.jsonl", 64, errors: "Please provide a whole number."),
    CommandLineCase("--only= clean.jsonl", 64, errors: "The value '' is invalid for '--only"),
    CommandLineCase(
      "--generate-completion-script csh", 64, errors: "one of 'bash', 'zsh' or 'fish'."),
    CommandLineCase("--generate-completion-script fish", 0, output: "complete -c lifelint"),
    CommandLineCase(
      "rules --no-builtin --rules rules --format ids", 0,
      output: "render_in_background\nresume_what_was_paused\ntouch_while_inactive\n"),
    CommandLineCase(
      "rules --no-builtin --rules rules", 0, output: "\n  off      render_in_background     Nothing"
    ),
    CommandLineCase(
      "rules --no-builtin --rules rules --format markdown", 0,
      output: "| [`touch_while_inactive`](app/touch_while_inactive.json) | warning |"),
    CommandLineCase(
      "rules --no-builtin --rules rules --format json", 0,
      output: #"{"id": "render_in_background", "severity": "note", "on": false, "optIn": true,"#),
    CommandLineCase(
      "explain resume_what_was_paused --no-builtin --rules rules", 0,
      output: "\n > |    3  1.1  action    pause timer:a\n"),
    CommandLineCase(
      "explain render_in_background --no-builtin --rules rules", 0,
      output: "It is off here: It is opt-in"),
    CommandLineCase(
      "explain render_in_background --no-builtin --rules rules", 0,
      output: #""bounds": {"render_in_background": {"within": "5s"}}"#),
    CommandLineCase("explain unreadable_line", 0, output: "unreadable_line  error, on\n"),
    CommandLineCase("explain unreadable_lin", 64, errors: "Did you mean 'unreadable_line'?"),
    CommandLineCase(
      "test rules --no-builtin", 0, errors: "3 rules, 4 examples: all as they should be\n"),
    CommandLineCase("test rules --no-builtin --quiet", 0),
    CommandLineCase("test nothing", 2, errors: "There is no folder `nothing`."),
  ]

  @Test("Every other command ends as it has to", arguments: others)
  func other(_ testCase: CommandLineCase) throws { try run(testCase) }

  private func run(_ testCase: CommandLineCase) throws {
    let result = try Tool(folder: Self.fixtures).run(
      testCase.words, input: Data(testCase.input.utf8), environment: testCase.environment)
    #expect(result.status == testCase.status)
    for (text, expected) in [
      (result.output, testCase.output), (result.errors, testCase.errors),
    ] {
      if let expected { #expect(text.contains(expected)) } else { #expect(text.isEmpty) }
    }
  }
}
