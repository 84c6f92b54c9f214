import Foundation
import Testing

@Suite("A baseline on the command line")
struct BaselineCommandTests {
  private static let rules = CommandTests.fixtures.appending(path: "rules").path

  /// A trace in which `timers` are paused and not resumed, each in a session of its own.
  private static func trace(_ timers: [String], from start: Double = 0, session: String = "s")
    -> String
  {
    timers.enumerated().map { number, timer in
      let name = "\(session)\(number)"
      return """
        {"t":\(start),"system":"launch","session":"\(name)"}
        {"t":\(start + 12),"callback":"willResignActive","phase":"begin","session":"\(name)"}
        {"t":\(start + 12.5),"action":"pause","of":"timer:\(timer)","session":"\(name)"}
        {"t":\(start + 13),"callback":"willResignActive","phase":"end","session":"\(name)"}
        {"t":\(start + 14),"callback":"didBecomeActive","session":"\(name)"}

        """
    }.joined()
  }

  private static func run(_ words: String, in folder: URL) throws -> Tool.Result {
    try Tool(folder: folder).run(
      words.split(separator: " ").map(String.init) + ["--no-builtin", "--rules", rules])
  }

  private static func withFolder(_ body: (URL) throws -> Void) throws {
    try Scratch.withFolder { folder in
      try Scratch.write(trace(["a", "b"]), to: "traces/old.jsonl", in: folder)
      let result = try run("traces/old.jsonl --write-baseline known.json", in: folder)
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("wrote 2 findings to known.json\n"))
      #expect(result.errors.contains("\nnothing new; 2 known"))
      try body(folder)
    }
  }

  @Test("A later recording of the same faults passes, from another folder too")
  func passes() throws {
    try Self.withFolder { folder in
      let new = "\n\n" + Self.trace(["b", "a"], from: 500.25, session: "other")
      try Scratch.write(new, to: "traces/new.jsonl", in: folder)
      for (words, place) in [
        ("traces/old.jsonl --baseline known.json", folder),
        ("traces/new.jsonl --baseline known.json --strict-baseline", folder),
        ("new.jsonl old.jsonl --baseline ../known.json", folder.appending(path: "traces")),
      ] {
        let result = try Self.run(words, in: place)
        #expect(result.status == 0, "\(words): \(result.output)\(result.errors)")
        #expect(!result.output.contains("error:"))
        #expect(result.errors.contains("known findings in the baseline"))
      }
    }
  }

  @Test("The file has relative paths and is the same however often it is written")
  func file() throws {
    try Self.withFolder { folder in
      let file = folder.appending(path: "known.json")
      let first = try String(contentsOf: file, encoding: .utf8)
      #expect(first.contains("\"traces\": [\"traces/old.jsonl\"]"))
      #expect(!first.contains(folder.lastPathComponent) && !first.contains("s0"))
      let words = "\(folder.path)/traces/old.jsonl --write-baseline known.json"
      #expect(try Self.run(words, in: folder).status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8) == first)
    }
  }

  @Test("What is new fails, and only that is shown")
  func new() throws {
    try Self.withFolder { folder in
      try Scratch.write(Self.trace(["a", "c", "a"]), to: "traces/old.jsonl", in: folder)
      let result = try Self.run(
        "traces/old.jsonl --baseline known.json --format concise", in: folder)
      #expect(result.status == 1)
      #expect(
        result.output.split(separator: "\n").map { $0.prefix(30) } == [
          "traces/old.jsonl:8:1: error: t", "traces/old.jsonl:13:1: error: ",
        ])
      #expect(result.output.contains("timer:c was paused") && result.output.contains("timer:a was"))
      #expect(result.errors.contains("2 errors; 1 known finding in the baseline"))
    }
  }

  @Test("What is mended is told; it fails with --strict-baseline, and writing anew takes it out")
  func stale() throws {
    try Self.withFolder { folder in
      try Scratch.write(Self.trace(["a"]), to: "traces/old.jsonl", in: folder)
      let told = "known.json: stale: timer:b was paused in willResignActive and not resumed "
      var result = try Self.run("traces/old.jsonl --baseline known.json --quiet", in: folder)
      #expect(result.status == 0)
      #expect(result.errors.hasPrefix(told + "[resume_what_was_paused] is not found any more\n"))
      result = try Self.run("traces/old.jsonl --baseline known.json --strict-baseline", in: folder)
      #expect(result.status == 1)
      #expect(result.errors.contains("exit status 1: 1 stale entry in the baseline"))
      result = try Self.run(
        "traces/old.jsonl --baseline known.json --write-baseline known.json", in: folder)
      #expect(result.status == 0)
      result = try Self.run("traces/old.jsonl --baseline known.json --strict-baseline", in: folder)
      #expect(result.status == 0)
      #expect(!result.errors.contains("stale"))
    }
  }

  @Test("A baseline of several traces loses nothing when one of them is written anew")
  func part() throws {
    try Self.withFolder { folder in
      try Scratch.write(Self.trace(["c"]), to: "traces/new.jsonl", in: folder)
      var result = try Self.run("traces/new.jsonl --write-baseline known.json", in: folder)
      #expect(result.status == 0)
      #expect(
        result.errors.contains("kept 2 entries of other traces; to begin anew, remove the file"))
      result = try Self.run(
        "traces/new.jsonl traces/old.jsonl --baseline known.json --strict-baseline", in: folder)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains("3 known findings in the baseline"))
    }
  }

  @Test("A run with some rules calls no entry of the others stale, and writing keeps them")
  func someRules() throws {
    try Self.withFolder { folder in
      let only = " --disable resume_what_was_paused"
      var result = try Self.run(
        "traces/old.jsonl --baseline known.json --strict-baseline" + only, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      result = try Self.run("traces/old.jsonl --write-baseline known.json" + only, in: folder)
      #expect(result.errors.contains("kept 2 entries of rules that are off"))
      result = try Self.run("traces/old.jsonl --baseline known.json", in: folder)
      #expect(result.errors.contains("2 known findings in the baseline"), "\(result.errors)")
    }
  }

  @Test("The configuration names one, from its own folder on; the command line's counts more")
  func configured() throws {
    try Self.withFolder { folder in
      let configuration =
        #"{"rules": ["\#(Self.rules)"], "builtin": false, "baseline": "known.json"}"#
      try Scratch.write(configuration, to: ".lifelint.json", in: folder)
      try Scratch.write(Self.trace([]), to: "other.jsonl", in: folder)
      let traces = folder.appending(path: "traces")
      for (words, status, message) in [
        ("old.jsonl", 0, "nothing new; 2 known findings"),
        ("old.jsonl --no-baseline", 1, "2 errors; "),
        (
          "old.jsonl --baseline ../none.json", 2, "../none.json: error: The baseline cannot be read"
        ),
        ("old.jsonl -o json=../known.json", 64, "The output '../known.json' is the baseline."),
        ("old.jsonl --baseline ../known.json --no-baseline", 64, "contradict each other"),
        ("old.jsonl --strict-baseline", 0, "nothing new"),
        ("old.jsonl --write-baseline ../known.json", 0, "wrote 2 findings"),
      ] as [(String, Int32, String)] {
        let result = try Tool(folder: traces).run(words.split(separator: " ").map(String.init))
        #expect(result.status == status, "\(words): \(result.errors)")
        #expect(result.errors.contains(message), "\(words): \(result.errors)")
      }
    }
  }

  @Test("The first one can be written although the configuration names it already")
  func first() throws {
    try Self.withFolder { folder in
      try Scratch.write(#"{"baseline": "first.json"}"#, to: ".lifelint.json", in: folder)
      let result = try Self.run("traces/old.jsonl --write-baseline first.json", in: folder)
      #expect(result.status == 0 && result.errors.hasPrefix("wrote 2 findings"), "\(result.errors)")
    }
  }

  @Test("JSON and SARIF mark what is known")
  func marked() throws {
    try Self.withFolder { folder in
      try Scratch.write(Self.trace(["a", "c"]), to: "traces/old.jsonl", in: folder)
      let words = "traces/old.jsonl --baseline known.json --quiet --format"
      let json = try Self.run(words + " json", in: folder).output
      #expect(json.contains("\"baseline\": \"known\"") && json.contains("\"baseline\": \"new\""))
      #expect(json.contains("\"failed\": true, \"known\": 1, \"staleBaselineEntries\": 1}"))
      let sarif = try Self.run(words + " sarif", in: folder).output
      #expect(sarif.contains("\"baselineState\": \"unchanged\""))
      #expect(sarif.contains("\"baselineState\": \"new\""))
    }
  }

  @Test(
    "What cannot be meant or done is told",
    arguments: [
      ("--strict-baseline", 64, "'--strict-baseline' looks at the file that '--baseline <file>'"),
      ("--write-baseline -", 64, "'--write-baseline' needs a file and not '-'"),
      ("--write-baseline traces/old.jsonl", 64, "'traces/old.jsonl' is one of the traces"),
      ("--baseline known.json -o json=known.json", 64, "is what --baseline names"),
      ("--baseline none.json", 2, "none.json: error: The baseline cannot be read: No such file"),
      ("--baseline traces/old.jsonl", 2, "traces/old.jsonl:2:1: error:"),
      ("--write-baseline none/known.json", 2, "none/known.json cannot be written: No such file"),
      ("--write-baseline other.json", 2, "other.json:1:2: error: The key `name` has no meaning"),
      ("--follow --write-baseline n.json", 64, "'--write-baseline' needs the whole trace"),
      (
        "--follow --baseline known.json --strict-baseline", 64,
        "'--strict-baseline' needs the whole"
      ),
    ])
  func refused(words: String, status: Int32, message: String) throws {
    try Self.withFolder { folder in
      try Scratch.write(#"{"name": "app"}"#, to: "other.json", in: folder)
      let result = try Self.run("traces/old.jsonl " + words, in: folder)
      #expect(result.status == status)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test("A run that cannot be trusted writes no baseline")
  func untrusted() throws {
    try Self.withFolder { folder in
      try Scratch.write("{\n", to: "traces/old.jsonl", in: folder)
      let before = try Data(contentsOf: folder.appending(path: "known.json"))
      let result = try Self.run("traces/old.jsonl --write-baseline known.json", in: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("known.json was not written: the run cannot be trusted"))
      #expect(try Data(contentsOf: folder.appending(path: "known.json")) == before)
    }
  }
}
