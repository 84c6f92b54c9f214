import Foundation
import Testing

@Suite("The command among other programs")
struct ProcessTests {
  private static let fixtures = CommandTests.fixtures
  private static let rules = ["--no-builtin", "--rules", "rules"]

  private func shell(_ command: String, in folder: URL = fixtures) throws -> Tool.Result {
    try Tool(folder: folder).run(
      ["-c", command], environment: ["LIFELINT": Tool.executable.path, "PATH": "/usr/bin:/bin"],
      executable: URL(filePath: "/bin/bash"))
  }

  @Test("The binary copied alone to another folder works")
  func copied() throws {
    try Scratch.withFolder { folder in
      let copy = folder.appending(path: "lint")
      try FileManager.default.copyItem(at: Tool.executable, to: copy)
      try Scratch.write(
        "{\"t\":0,\"system\":\"launch\"}\n", to: "trace.jsonl", in: folder)
      let result = try Tool(folder: folder).run(["trace.jsonl"], executable: copy)
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("no findings; 1 event, 1 session"))
    }
  }

  @Test("Several traces may come through pipes, each of which gives its bytes once")
  func pipes() throws {
    let result = try shell(
      """
      trace() { echo '{"t":0,"system":"launch"}'; echo '{"t":1,"action":"x"}'; }
      "$LIFELINT" <(trace) <(trace) --no-builtin --rules rules
      echo $?
      """)
    #expect(result.output == "0\n")
    #expect(result.errors.hasPrefix("no findings; 4 events, 2 sessions, 2 traces;"))
  }

  @Test("A line is shown again where its bytes can be read twice, packed or not")
  func shownLines() throws {
    try Scratch.withFolder { folder in
      let result = try shell(
        #"""
        printf '{"t":0,"system":"launch"}\n{"t":2,bad}' > bad.jsonl
        gzip --keep bad.jsonl
        printf '{"t":0,"system":"launch"}\n{"t":1,"action":"of another file"}\n' > ./-
        for trace in bad.jsonl bad.jsonl.gz; do "$LIFELINT" "$trace" --quiet; done
        echo "standard input:"
        "$LIFELINT" - --quiet < bad.jsonl
        """#, in: folder)
      let parts = result.output.components(separatedBy: "standard input:")
      let shown = "\n   | {\"t\":2,bad}\n   |        ^\n"
      #expect(parts[0].components(separatedBy: shown).count == 3, "\(result.output)")
      #expect(parts.count == 2 && !parts[1].contains("   | {"), "\(result.output)")
    }
  }

  @Test("A reader that goes away ends the command without a word")
  func brokenPipe() throws {
    // More output than a pipe holds, so that it is still writing when `head` has gone.
    let result = try shell(
      """
      { echo '{"t":0,"system":"launch"}'; echo '{"t":1,"callback":"willResignActive"}'
        for i in $(seq 2 4000); do echo '{"t":'$i',"action":"touch","of":"b"}'; done
      } | "$LIFELINT" - --no-builtin --rules rules --format concise --quiet | head -1
      echo ${PIPESTATUS[1]}
      """)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last == "141", "128 and the number of SIGPIPE")
    #expect(result.errors.isEmpty)
  }

  @Test("A write that fails is told and makes the status 2", .enabled(if: hasFullDevice))
  func fullDisk() throws {
    let result = try shell(
      #""$LIFELINT" paused.jsonl --no-builtin --rules rules --quiet > /dev/full"#)
    #expect(result.status == 2)
    #expect(
      result.errors == "lifelint: cannot write to standard output: No space left on device\n")
  }

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  @Test("A closed standard output is told too")
  func closedOutput() throws {
    let result = try shell(#""$LIFELINT" --help >&-"#)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("lifelint: cannot write to standard output:"))
  }

  @Test(
    "A terminal gets colours, unless the environment says otherwise",
    arguments: [("TERM=xterm", true), ("TERM=dumb", false), ("TERM=xterm NO_COLOR=1", false)])
  func terminal(environment: String, isColored: Bool) throws {
    // `script` gives what it runs a terminal.
    let command = "\(environment) $LIFELINT touched.jsonl \(Self.rules.joined(separator: " "))"
    #if os(Linux)
      let result = try shell("script -qec '\(command)' /dev/null")
    #else
      let result = try shell("script -q /dev/null /bin/sh -c '\(command)'")
    #endif
    #expect(result.output.contains("button:pay"))
    #expect(result.output.contains("1 of 2 rules exercised"))
    #expect(result.output.contains("\u{1B}[") == isColored)
  }

  @Test(
    "The same trace gives the same bytes twice", arguments: ["text", "json", "jsonl", "concise"])
  func deterministic(format: String) throws {
    let words = ["paused.jsonl", "touched.jsonl", "unreadable.jsonl", "--format", format]
    let first = try Tool(folder: Self.fixtures).run(words + Self.rules)
    let second = try Tool(folder: Self.fixtures).run(words + Self.rules)
    #expect(first.output == second.output)
    #expect(!first.output.isEmpty)
  }

  @Test("The configuration in a folder above is found, and the command line wins over it")
  func configuration() throws {
    try Scratch.withFolder { folder in
      try FileManager.default.copyItem(
        at: Self.fixtures.appending(path: "rules"), to: folder.appending(path: "rules"))
      let trace = try String(
        contentsOf: Self.fixtures.appending(path: "touched.jsonl"), encoding: .utf8)
      try Scratch.write(trace, to: "below/further/trace.jsonl", in: folder)
      try Scratch.write(
        """
        {"rules": ["rules"], "builtin": false, "failOn": "warning",
         "requireExercised": ["resume_what_was_paused"],
         "allow": [{"rule": "touch_while_inactive", "match": {"of": "debug"}, "because": "never shipped"}]}
        """, to: ".lifelint.json", in: folder)
      let tool = Tool(folder: folder.appending(path: "below/further"))
      let found = try tool.run(["trace.jsonl"])
      #expect(found.status == 1)
      #expect(found.errors.contains("1 finding at or above warning"))
      #expect(found.errors.contains("required and not exercised: resume_what_was_paused"))
      #expect(found.errors.contains("nothing of touch_while_inactive was allowed (never shipped)"))
      let lenient = try tool.run(["trace.jsonl", "--fail-on", "error"])
      #expect(lenient.status == 1, "a rule that has to be exercised was not")
    }
  }

  @Test("With failOn never no finding fails a run, as with --fail-on, which counts more")
  func neverFails() throws {
    try Scratch.withFolder { folder in
      let rules = Self.fixtures.appending(path: "rules").path
      let trace = try String(
        contentsOf: Self.fixtures.appending(path: "paused.jsonl"), encoding: .utf8)
      try Scratch.write(trace, to: "trace.jsonl", in: folder)
      try Scratch.write(
        #"{"rules": ["\#(rules)"], "builtin": false, "failOn": "never"}"#, to: ".lifelint.json",
        in: folder)
      let tool = Tool(folder: folder)
      for (words, status) in [
        ("trace.jsonl", 0), ("trace.jsonl --fail-on error", 1), ("none.jsonl", 2),
        ("compare none.jsonl trace.jsonl", 2), ("compare trace.jsonl trace.jsonl", 0),
      ] as [(String, Int32)] {
        let result = try tool.run(words.split(separator: " ").map(String.init))
        #expect(result.status == status, "\(words): \(result.errors)")
      }
    }
  }

  @Test("A starting configuration is written once, and its rule passes its test")
  func initialize() throws {
    try Scratch.withFolder { folder in
      let tool = Tool(folder: folder)
      let first = try tool.run(["init"])
      #expect(first.status == 0)
      for key in ["rules", "failOn", "requireExercised"] { #expect(first.output.contains(key)) }
      let again = try tool.run(["init"])
      #expect(again.status == 2)
      #expect(again.errors == "Error: .lifelint.json is there already; nothing was written\n")
      let test = try tool.run(["test", "lifecycle-rules"])
      #expect(test.status == 0, "\(test.errors)")
      #expect(test.errors.hasPrefix("1 rule, 2 examples: all as they should be"))
    }
  }

  @Test("An example that does not hold fails the test of its rule and is shown")
  func failingExample() throws {
    try Scratch.withFolder { folder in
      try FileManager.default.copyItem(
        at: Self.fixtures.appending(path: "rules"), to: folder.appending(path: "rules"))
      let file = folder.appending(path: "rules/app/touch_while_inactive.json")
      let rule = try String(contentsOf: file, encoding: .utf8)
      try rule.replacing("\"reports\": [3]", with: "\"reports\": [2]")
        .write(to: file, atomically: true, encoding: .utf8)
      let result = try Tool(folder: folder).run(["test", "rules", "--no-builtin"])
      #expect(result.status == 1)
      #expect(result.output.contains("bad example 1: line 2 is to be reported, and line 3 is"))
      #expect(result.output.contains("should be reported and is not"))
      #expect(result.errors == "3 rules, 4 examples: 1 fault in 1 rule\n")
    }
  }
}
