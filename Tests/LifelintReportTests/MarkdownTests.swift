import LifelintEngine
import LifelintRules
import Testing

@testable import LifelintReport

@Suite("Reports in Markdown")
struct MarkdownTests {
  @Test(
    "Words stay words, and whatever could mean something is code",
    arguments: [
      ("plain words, 7.2 s (day-to-day)!", "plain words, 7.2 s (day-to-day)!"),
      ("timer:spawn was paused", "`timer:spawn` was paused"), ("@octocat", "`@octocat`"),
      ("see #12, GH-12.", "see `#12`, `GH-12`."), ("www.evil.example", "`www.evil.example`"),
      ("deadbeef1", "`deadbeef1`"), ("<b>x</b>", "`<b>x</b>`"), ("a|b", "`a`&#124;`b`"),
      ("a\\|b", "`a\\`&#124;`b`"), ("`x", "`` `x ``"), ("a\nb", "`a\\nb`"),
      ("snake_case", "`snake_case`"), ("日本語 ünï", "日本語 ünï"),
    ])
  func inline(text: String, expected: String) {
    #expect(MarkdownText.inline(text) == expected)
  }

  @Test("In a rule's own text what stands between backquotes is code, as a whole")
  func prose() {
    #expect(MarkdownText.prose("Call `end(_ id)` in *it*.") == "Call `end(_ id)` in `*it*`.")
    #expect(MarkdownText.prose("An odd ` one") == "An odd `` ` `` one")
  }

  @Test("In HTML it is escaped for HTML")
  func html() {
    #expect(MarkdownText.html("a <b> c") == "a <code>&#60;b&#62;</code> c")
  }

  @Test("A block of lines has a fence that is in none of them")
  func block() {
    #expect(MarkdownText.block(["````", "x"]) == "`````text\n````\nx\n`````\n")
  }

  // MARK: Reports

  private static let recorded: TraceResult = {
    var result = Sample.full
    var session = SessionRecording(
      name: "a81f", line: 1, time: 0, hasDateTime: false, isCut: false)
    session.states = [
      StateRecord(model: "app", instance: nil, state: "active", start: 0, end: 12, line: 1),
      StateRecord(
        model: "app", instance: nil, state: "in active; x: y", start: 12 * Sample.second,
        end: 60 * Sample.second, line: 9),
      StateRecord(
        model: "scene", instance: "A", state: "active", start: 0, end: 60 * Sample.second, line: 1),
    ]
    var recording = TraceRecording()
    recording.sessions = [session]
    result.recording = recording
    var timing = Timing()
    timing.sessionCount = 1
    var durations = Distribution()
    for milliseconds in 1...20 { durations.add(Int64(milliseconds) * 1_000_000) }
    var callback = CallbackTiming(
      name: "willTerminate", durations: durations, worst: Worst(path: "trace.jsonl", line: 31))
    callback.budget = 15_000_000
    callback.overBudget = 5
    timing.callbacks = [callback]
    result.timing = timing
    return result
  }()

  private static func text(
    _ results: [TraceResult], limit: Int = 900 * 1024
  ) -> String {
    MarkdownRenderer(options: MarkdownRenderer.Options(limit: limit))
      .text(of: Sample.report(results))
  }

  @Test("A report has its verdict first, then findings, times, a chart and the coverage")
  func report() throws {
    try Snapshot.expect(Self.text([Self.recorded]), matches: "findings.md")
  }

  @Test("A report without findings says so")
  func clean() throws {
    let text = Self.text([Sample.result(findings: [], verdicts: Sample.verdicts)])
    try Snapshot.expect(text, matches: "clean.md")
  }

  @Test("Of very many findings ten are in the table, the heaviest first and three of one rule")
  func first() {
    var findings = (1...100).map { Sample.touch($0, scene: "A") }
    findings.append(Sample.terminatedLate)
    let text = Self.text([Sample.result(findings: findings + [Sample.unknownName])])
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `trace.jsonl:") }
    #expect(rows.count == 10)
    #expect(rows.first?.contains("terminate_within_budget") == true)
    #expect(rows.contains { $0.contains("unknown_name") }, "though others come before it")
    #expect(text.contains("<summary>92 more findings</summary>"))
  }

  @Test("The limit holds, and what is left out is counted", arguments: [4000, 20_000, 60_000])
  func limit(bytes: Int) {
    let findings = (1...2000).map { Sample.touch($0, scene: "A") }
    let text = Self.text(
      [Sample.result(findings: findings, verdicts: Sample.verdicts)], limit: bytes)
    #expect(text.utf8.count <= bytes)
    #expect(text.contains("omitted"))
    let opened = text.split(separator: "<details>").count
    let closed = text.split(separator: "</details>").count
    #expect(opened == closed, "every fold is closed")
  }

  @Test("Findings that were only counted are counted here too")
  func dropped() {
    let result = Sample.result(
      findings: [Sample.touch(40, scene: "A")], dropped: ["touch_while_inactive": 12_345])
    let text = Self.text([result])
    #expect(text.hasPrefix("### 🟢 lifelint: 12,346 warnings\n"))
    #expect(text.contains("12,345 more findings"))
  }

  @Test("A place is a link where its line has an address")
  func link() {
    let options = MarkdownRenderer.Options(lineURL: { "https://host/\($0)#L\($1)" })
    let text = MarkdownRenderer(options: options).text(of: Sample.report([Sample.full]))
    #expect(text.contains("[`trace.jsonl:9`](https://host/trace.jsonl#L9)"))
  }
}
