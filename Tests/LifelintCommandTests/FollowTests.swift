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
