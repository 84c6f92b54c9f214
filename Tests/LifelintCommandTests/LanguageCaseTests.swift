import Foundation
import LifelintJSON
import Testing

@Suite("The cases that pin the rule language, through the command line")
struct LanguageCaseTests {
  @Test("The cases are there")
  func cases() {
    #expect(LanguageCase.all.count > 200)
  }

  @Test("Each case ends as it says", arguments: LanguageCase.all)
  func holds(_ testCase: LanguageCase) throws {
    let result = try Scratch.withFolder { folder in
      for (path, text) in testCase.files {
        try Scratch.write(text, to: "rules/\(path)", in: folder)
      }
      let trace = testCase.trace.map { $0 + "\n" }.joined()
      try Scratch.write(trace, to: "trace.jsonl", in: folder)
      return try Tool(folder: folder).run(
        [
          "check", "trace.jsonl", "--no-builtin", "--rules", "rules", "--format", "json",
        ] + testCase.arguments)
    }
    guard testCase.loads else {
      #expect(result.status == 2, "it should not load")
      #expect(result.output.isEmpty)
      return
    }
    #expect(result.status < 2, "\(result.errors)")
    let report = try JSONParser.parse([UInt8](result.output.utf8))
    let trace = try #require(report["traces"]?.array.first)
    for (id, expected) in testCase.expected {
      if let lines = expected.lines {
        let found = (trace["diagnostics"]?.array ?? []).filter { $0["rule"]?.string == id }
        #expect(found.compactMap { $0["line"]?.integer }.sorted() == lines, "lines of \(id)")
      }
      if let verdict = expected.verdict { check(verdict, of: id, in: trace) }
    }
  }

  private func check(_ expected: JSONValue, of id: String, in trace: JSONValue) {
    let found = (trace["verdicts"]?.array ?? []).first { $0["rule"]?.string == id }
    if expected.string == "notListed" {
      #expect(found == nil, "\(id) is off")
      return
    }
    let counts = ["violated", "satisfied", "inconclusive", "notExercised"].map { verdict in
      (verdict, found?[verdict]?.integer ?? -1)
    }
    for (verdict, count) in counts {
      if let only = expected.string {
        #expect((count > 0) == (verdict == only), "\(verdict) of \(id) is \(count)")
      } else {
        #expect(count == expected[verdict]?.integer ?? 0, "\(verdict) of \(id)")
      }
    }
  }
}
