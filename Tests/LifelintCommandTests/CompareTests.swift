import Foundation
import Testing

@Suite("Comparing on the command line")
struct CompareTests {
  private static let rules = ["--no-builtin", "--rules", "rules"]

  static let cases: [CommandLineCase] = [
    CommandLineCase(
      "compare clean.jsonl touched.jsonl", 0, output: "New: 1 finding\ntouched.jsonl:3:1: warning:",
      errors: "1 run against 1: 1 new finding, 0 gone, 0 unchanged"),
    CommandLineCase(
      "compare clean.jsonl touched.jsonl --fail-on warning", 1, output: "New: 1 finding",
      errors: "exit status 1: 1 new finding at or above warning\n"),
    CommandLineCase(
      "compare clean.jsonl touched.jsonl --fail-on warning --exit-zero", 0, output: "New",
      errors: "(--exit-zero)\n"),
    CommandLineCase(
      "compare clean.jsonl paused.jsonl -q", 1, output: "New: 1 finding\npaused.jsonl:4:1: error:"),
    CommandLineCase(
      "compare paused.jsonl clean.jsonl -q", 0, output: "Gone: 1 finding\npaused.jsonl:4:1: error:"
    ),
    CommandLineCase(
      "compare paused.jsonl paused.jsonl", 0, output: "Unchanged\n  1 finding:",
      errors: "0 new findings, 0 gone, 1 unchanged"),
    CommandLineCase(
      "compare clean.jsonl clean.jsonl -- touched.jsonl paused.jsonl --fail-on never", 0,
      output: "in 1 of 2 runs, before in 0 of 2", errors: "2 runs against 2: 2 new findings"),
    CommandLineCase(
      "compare clean.jsonl unreadable.jsonl --exit-zero", 2,
      output: "Could not be read: 1 finding\n",
      errors: "exit status 2: 1 line of the head could not be read"),
    CommandLineCase(
      "compare nothing.jsonl clean.jsonl", 2,
      output: "Could not be read: 1 finding\nnothing.jsonl: error:",
      errors: "exit status 2: 1 trace of the base could not be read"),
    CommandLineCase(
      "compare clean.jsonl paused.jsonl --format json -q", 1, output: #""new": ["#),
    CommandLineCase(
      "compare clean.jsonl paused.jsonl --format markdown -q", 1,
      output:
        "### ❌ lifelint compare: 1 new error\n\nExit status 1 · 1 run against 1 · 1 new finding"),
    CommandLineCase(
      "compare clean.jsonl paused.jsonl --format markdown -q --exit-zero", 0,
      output: "### ✅ lifelint compare: 1 new error\n\nExit status 0 (--exit-zero) ·"),
    CommandLineCase(
      "compare paused.jsonl nothing.jsonl", 2,
      output:
        "Not all of the head could be read, so what is called gone may not be.\n\nCould not be read: 1",
      errors: "0 runs against 1: 0 new findings, 1 gone, 0 unchanged"),
    CommandLineCase(
      "compare paused.jsonl nothing.jsonl -q", 2,
      output: "= not all of the head was read, so it may not be gone"),
    CommandLineCase(
      "compare nothing.jsonl paused.jsonl -q --format json", 2,
      output: #""certain": false}"#),
    CommandLineCase(
      "compare paused.jsonl nothing.jsonl -q --format markdown", 2,
      output: "### ❓ lifelint compare: 1 trace of the head could not be read\n"),
    CommandLineCase(
      "compare paused.jsonl nothing.jsonl -q --format html", 2,
      output: "1 trace of the head could not be read</h1>"),
    CommandLineCase(
      "compare clean.jsonl paused.jsonl --format html -q", 1, output: "<!DOCTYPE html>"),
    CommandLineCase(
      "compare clean.jsonl paused.jsonl --max-regression 10% -q --fail-on never", 0, output: "New"),
  ]

  @Test("A comparison ends as it has to", arguments: cases)
  func compare(_ testCase: CommandLineCase) throws {
    try run(testCase.words + Self.rules, testCase)
  }

  static let wrong: [CommandLineCase] = [
    CommandLineCase("compare", 64, errors: "Error: Missing expected argument '<trace> ...'"),
    CommandLineCase(
      "compare a", 64, errors: "There is one trace, and nothing to compare it with. Write"),
    CommandLineCase("compare a b c", 64, errors: "no '--' between the two sides. Write"),
    CommandLineCase("compare -- a", 64, errors: "There is no trace before '--'. Write"),
    CommandLineCase("compare a --", 64, errors: "There is no trace after '--'. Write"),
    CommandLineCase(
      "compare a -- b -- c", 64, errors: "There is a second '--'. Please give two sides"),
    CommandLineCase("compare - -", 64, errors: "Standard input can be read once only."),
    CommandLineCase(
      "compare a b --max-regression 10", 64, errors: "Please provide a percentage, such as 10%."),
    CommandLineCase("compare a b --max-regression=-5%", 64, errors: "Please provide a percentage"),
    CommandLineCase("compare a b -o report.pdf", 64, errors: "does not say a format."),
    CommandLineCase(
      "compare paused.jsonl b -o json=paused.jsonl", 64, errors: "is one of the traces."),
    CommandLineCase("compare a b -o x.md -o ./x.md", 64, errors: "is given twice."),
  ]

  @Test("A wrong command line is told with the way out", arguments: wrong)
  func refused(_ testCase: CommandLineCase) throws { try run(testCase.words, testCase) }

  private func run(_ words: [String], _ testCase: CommandLineCase) throws {
    let result = try Tool(folder: CommandTests.fixtures).run(words)
    #expect(result.status == testCase.status, "\(result.errors)")
    for (text, expected) in [
      (result.output, testCase.output), (result.errors, testCase.errors),
    ] {
      if let expected { #expect(text.contains(expected)) } else { #expect(text.isEmpty) }
    }
  }

  // MARK: Times

  /// A trace of one run in which a callback takes about so long, thirty times.
  private static func run(_ milliseconds: Double, number: Int) -> String {
    var lines = [#"{"t":0,"system":"launch"}"#]
    for occurrence in 0..<30 {
      let start = Double(occurrence + 1)
      // Up to 10 % around the middle, in an order of its own in each run.
      let spread = Double((occurrence * 7 + number * 11) % 21 - 10) / 100
      let end = start + milliseconds * (1 + spread) / 1000
      lines += [
        #"{"t":\#(start),"callback":"willResignActive","phase":"begin"}"#,
        #"{"t":\#(end),"callback":"willResignActive","phase":"end"}"#,
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(
    "A callback that has become slower fails where it is slower than it may be",
    arguments: [("10%", 1), ("50%", 0)] as [(String, Int32)])
  func regression(limit: String, status: Int32) throws {
    try Scratch.withFolder { folder in
      for number in 1...3 {
        try Scratch.write(Self.run(20, number: number), to: "base\(number).jsonl", in: folder)
        try Scratch.write(Self.run(26, number: number), to: "head\(number).jsonl", in: folder)
      }
      let traces = ["base", "head"].map { side in (1...3).map { "\(side)\($0).jsonl" } }
      let result = try Tool(folder: folder).run(
        ["compare", "--no-builtin", "--max-regression", limit, "-o", "c.html", "-o", "c.md"]
          + traces[0] + ["--"] + traces[1])
      #expect(result.status == status, "\(result.errors)")
      #expect(result.output.contains(/slower +willResignActive +26\S* ms +\+30 % \*/))
      #expect(result.errors.contains("0 faster by more than noise"))
      for file in ["c.html", "c.md"] {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        #expect(text.contains("willResignActive"))
      }
    }
  }

  @Test("Lines of files that the repository holds are links in a job of GitHub Actions")
  func links() throws {
    try Scratch.withFolder { folder in
      try Scratch.write(
        """
        {"t":0,"system":"launch"}
        {"t":1,"callback":"willResignActive"}
        {"t":2,"action":"touch","of":"x"}

        """, to: "traces/a b.jsonl", in: folder)
      for file in ["rules/app/touch_while_inactive.json", "rules/vocabulary.json"] {
        let source = CommandTests.fixtures.appending(path: file)
        guard FileManager.default.fileExists(atPath: source.path) else { continue }
        let text = try String(contentsOf: source, encoding: .utf8)
        try Scratch.write(text, to: file, in: folder)
      }
      func shell(_ command: String) throws -> Tool.Result {
        try Tool(folder: folder).run(
          ["-c", command],
          environment: [
            "PATH": "/usr/bin:/bin", "LIFELINT": Tool.executable.path,
            "GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "o/r",
            "GITHUB_SHA": "0123abc",
          ], executable: URL(filePath: "/bin/bash"))
      }
      let git = try shell("git init -q . && git add traces && cp traces/*.jsonl other.jsonl")
      guard git.status == 0 else { return }
      let check = #""$LIFELINT" -q --format markdown --no-builtin --rules rules"#
      let held = try shell("\(check) 'traces/a b.jsonl'")
      let link = "https://github.example/o/r/blob/0123abc/traces/a%20b.jsonl#L3"
      #expect(held.output.contains("[`traces/a b.jsonl:3`](\(link))"), "\(held.output)")
      #expect(!(try shell("\(check) other.jsonl")).output.contains("https://github.example"))
    }
  }
}
