import Foundation
import Testing

@Suite("Following a trace")
struct FollowTests {
  private static let rule = """
    {"id": "b_after_a", "severity": "error", "summary": "s", "why": "w", "fix": "f",
     "when": {"action": "a"}, "then": {"action": "b"}, "within": "2s", "message": "no b came",
     "examples": {"good": [], "bad": []}}
    """

  /// A run of the command that goes on while the test writes to its trace.
  private final class Run {
    let process = Process()
    let trace: FileHandle
    private let output: URL
    private let errors: URL

    init(in folder: URL, _ arguments: [String]) throws {
      try Scratch.write(rule, to: "rules/c/b_after_a.json", in: folder)
      try Scratch.write("", to: "t.jsonl", in: folder)
      trace = try FileHandle(forWritingTo: folder.appending(path: "t.jsonl"))
      output = try Scratch.file("out", in: folder)
      errors = try Scratch.file("err", in: folder)
      process.executableURL = Tool.executable
      process.arguments =
        ["--follow", "t.jsonl", "--no-builtin", "--rules", "rules"] + arguments
      process.currentDirectoryURL = folder
      process.environment = [:]
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    }

    deinit {
      if process.isRunning { process.terminate() }
      for file in [output, errors] { try? FileManager.default.removeItem(at: file) }
    }

    func write(_ text: String) throws { try trace.write(contentsOf: Data(text.utf8)) }

    func text() throws -> String { String(decoding: try Data(contentsOf: output), as: UTF8.self) }

    func errorText() throws -> String {
      String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    }

    /// Waits until so many lines stand in the output, or ten seconds have passed.
    func lines(_ count: Int) throws -> [String] {
      for _ in 0..<200 {
        let lines = try text().split(separator: "\n").map(String.init)
        if lines.count >= count { return lines }
        usleep(50_000)
      }
      return try text().split(separator: "\n").map(String.init)
    }
  }

  private static let first = """
    {"t": 0, "system": "launch"}
    {"t": 1, "action": "a"}
    {"t": 2, "action": "c"}

    """

  @Test("tells a finding once an event shows it, and sums up at Ctrl-C")
  func interrupt() throws {
    try Scratch.withFolder { folder in
      let run = try Run(in: folder, ["--format", "concise"])
      try run.write(Self.first)
      try run.write(#"{"t": 4, "action": "c"}"# + "\n")
      #expect(try run.lines(1) == ["t.jsonl:2:1: error: no b came [b_after_a]"])
      #expect(run.process.isRunning)
      // Half a line is not read before its other half has come.
      try run.write(#"{"t": 5, "act"#)
      try run.write(#"ion": "a"}"# + "\n" + #"{"t": 9, "action": "c"}"# + "\n")
      #expect(try run.lines(2).last == "t.jsonl:5:1: error: no b came [b_after_a]")
      run.process.interrupt()
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 1)
      #expect(try run.errorText().hasPrefix("2 errors; 6 events, 1 session"))
    }
  }

  @Test(
    "leaves out what the baseline holds, or marks it",
    arguments: [
      ("concise", ["t.jsonl:5:1: error: no b came [b_after_a]"]),
      ("jsonl", [#""baseline": "known"}"#, #""baseline": "new"}"#, #""known": 1"#]),
    ])
  func baseline(format: String, lines: [String]) throws {
    try Scratch.withFolder { folder in
      try Scratch.write(Self.rule, to: "rules/c/b_after_a.json", in: folder)
      try Scratch.write(
        Self.first + #"{"t": 4, "action": "c"}"# + "\n", to: "old.jsonl", in: folder)
      let written = try Tool(folder: folder).run([
        "old.jsonl", "--no-builtin", "--rules", "rules", "--write-baseline", "known.json",
      ])
      #expect(written.status == 0)
      let run = try Run(in: folder, ["--format", format, "--baseline", "known.json"])
      try run.write(Self.first + #"{"t": 4, "action": "c"}"# + "\n")
      try run.write(#"{"t": 5, "action": "a"}"# + "\n" + #"{"t": 9, "action": "c"}"# + "\n")
      _ = try run.lines(format == "jsonl" ? 2 : 1)
      run.process.interrupt()
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 1)
      let found = try run.lines(lines.count)
      #expect(found.count == lines.count)
      for (line, part) in zip(found, lines) { #expect(line.contains(part)) }
      #expect(try run.errorText().hasPrefix("1 error; 1 known finding in the baseline"))
    }
  }

  @Test("ends where another file takes the place of the trace, with what was written before")
  func replaced() throws {
    try Scratch.withFolder { folder in
      let run = try Run(in: folder, ["--format", "jsonl", "-o", "report.json"])
      try run.write(Self.first + #"{"t": 4, "action": "c"}"# + "\n")
      _ = try run.lines(1)
      try Scratch.write("", to: "other.jsonl", in: folder)
      let (from, to) = (folder.appending(path: "other.jsonl"), folder.appending(path: "t.jsonl"))
      #expect(rename(from.path, to.path) == 0)
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 1)
      let lines = try run.lines(2)
      #expect(lines[0].contains(#""rule": "b_after_a", "severity": "error", "line": 2"#))
      #expect(lines[1].contains(#""summary": {"errors": 1, "warnings": 0, "notes": 0"#))
      let report = try String(contentsOf: folder.appending(path: "report.json"), encoding: .utf8)
      #expect(report.contains(#""rule": "b_after_a""#))
    }
  }

  /// An entry of a log, as a line of `log stream --style ndjson`.
  private static func entry(_ second: String, _ change: String) -> String {
    #"{"timestamp":"2026-03-02 09:00:\#(second)+0000","processID":310,"#
      + #""processImagePath":"/A/Notes.app/Notes","eventType":"logEvent","#
      + #""eventMessage":"Deactivation reason \#(change); animating"}"# + "\n"
  }

  @Test("puts a log in order that comes a little out of it, and tells of it all the same at once")
  func log() throws {
    try Scratch.withFolder { folder in
      try Scratch.write("", to: "t.jsonl", in: folder)
      let output = try Scratch.file("out", in: folder)
      let process = Process()
      process.executableURL = Tool.executable
      process.arguments = [
        "--follow", "-", "--format", "concise", "--only", "illegal_app_transition,time_backwards",
      ]
      process.currentDirectoryURL = folder
      process.environment = [:]
      let pipe = Pipe()
      process.standardInput = pipe
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer { if process.isRunning { process.terminate() } }
      let lines = [
        Self.entry("01.000", "added: 10; deactivation reasons: 0 -> 1024"),
        Self.entry("01.200", "removed: 10; deactivation reasons: 1024 -> 0"),
        Self.entry("02.000", "added: 11; deactivation reasons: 0 -> 2048"),
        Self.entry("03.000", "removed: 11; deactivation reasons: 2048 -> 0"),
        Self.entry("05.510", "added: 11; deactivation reasons: 4097 -> 6145"),
        Self.entry("05.500", "added: 12; deactivation reasons: 1 -> 4097"),
        Self.entry("05.490", "added: 0; deactivation reasons: 0 -> 1"),
        Self.entry("09.000", "removed: 0; deactivation reasons: 6145 -> 0"),
      ]
      try pipe.fileHandleForWriting.write(contentsOf: Data(lines.joined().utf8))
      var found: [String] = []
      for _ in 0..<200 where found.isEmpty {
        usleep(50_000)
        found = String(decoding: try Data(contentsOf: output), as: UTF8.self)
          .split(separator: "\n").map(String.init)
      }
      // The last line takes the app from the background to the front at once, which the first
      // return did not; nothing else is wrong, and that is told although the log goes on.
      #expect(process.isRunning)
      #expect(found.count == 1)
      #expect(found.first?.contains(":8:1: error: didBecomeActive came") == true, "\(found)")
    }
  }

  @Test("does not wait for a record that decides what others mean and may never come")
  func decision() throws {
    try Scratch.withFolder { folder in
      try Scratch.write(
        """
        {"format": "own", "time": {"from": "at", "unit": "s"}, "decide": {"n": "new"},
         "events": [{"when": {"n": "a"}, "decided": false, "action": "a"},
                    {"when": {"n": "c"}, "action": "c"}]}
        """, to: "own.map.json", in: folder)
      let run = try Run(in: folder, ["--format", "concise", "--map", "own.map.json"])
      try run.write("{\"at\": 1, \"n\": \"a\"}\n{\"at\": 4, \"n\": \"c\"}\n")
      #expect(try run.lines(1) == ["t.jsonl:1:1: error: no b came [b_after_a]"])
      #expect(run.process.isRunning)
    }
  }

  @Test("says once that a packed file cannot be followed")
  func packed() throws {
    try Scratch.withFolder { folder in
      let file = folder.appending(path: "t.jsonl.gz")
      try Data([0x1F, 0x8B, 8, 0, 0x0A, 0x0A, 0x0A]).write(to: file)
      let result = try Tool(folder: folder).run([
        "--follow", "t.jsonl.gz", "--format", "concise", "-q",
      ])
      #expect(result.status == 2)
      #expect(result.output.contains("is packed with gzip and cannot be followed"))
      #expect(result.output.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "says why it cannot follow",
    arguments: [
      ("--follow a b", "'--follow' takes one trace."),
      (
        "--follow a --format json",
        "The format 'json' is written as a whole and cannot be followed."
      ),
    ])
  func refused(words: String, message: String) throws {
    try Scratch.withFolder { folder in
      let result = try Tool(folder: folder).run(words.split(separator: " ").map(String.init))
      #expect(result.status == 64)
      #expect(result.errors.contains(message))
      #expect(result.output.isEmpty)
    }
  }
}
