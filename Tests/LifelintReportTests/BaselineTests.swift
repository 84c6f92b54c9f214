import LifelintEngine
import LifelintJSON
import LifelintReport
import LifelintRules
import LifelintTrace
import Testing

@Suite("A baseline")
struct BaselineTests {
  private static func finding(
    _ line: Int, _ message: String = "timer:a was paused", session: String = "s1"
  ) -> Finding {
    Finding(
      rule: "resume_what_was_paused", severity: .error, line: line, session: session,
      message: message)
  }

  private static func baseline(_ traces: [TraceResult]) -> Baseline {
    Baseline(of: Sample.report(traces))
  }

  private static func report(
    _ traces: [TraceResult], _ baseline: Baseline, isStrict: Bool = false
  ) -> CheckReport {
    Sample.report(
      traces, policy: FailurePolicy(failsOnStaleBaseline: isStrict), baseline: baseline)
  }

  @Test("What it holds fails nothing and is counted, on another line and in another session too")
  func known() {
    let baseline = Self.baseline([Sample.result(findings: [Self.finding(4)])])
    let later = Sample.result(findings: [Self.finding(99, session: "s2")])
    let report = Self.report([later], baseline)
    #expect(report.totals.status == .clean)
    #expect(report.totals.known == 1 && report.totals.findings.isEmpty)
    #expect(
      SummaryText().text(of: report).hasPrefix("nothing new; 1 known finding in the baseline;"))
    #expect(TextRenderer().text(of: report).isEmpty)
    #expect(JSONRenderer().text(of: report).contains("\"baseline\": \"known\""))
    #expect(JSONRenderer().text(of: report).contains("\"failed\": false, \"known\": 1"))
  }

  @Test("Of findings that are alike it holds as many as it has seen")
  func alike() {
    let baseline = Self.baseline([Sample.result(findings: [Self.finding(4)])])
    let report = Self.report(
      [Sample.result(findings: [Self.finding(4), Self.finding(8)])], baseline)
    #expect(report.totals.known == 1)
    #expect(report.totals.findings == [.error: 1])
    #expect(report.totals.status == .failed)
  }

  @Test("Markdown counts what is known and does not show it; a page marks it")
  func pages() throws {
    let baseline = Self.baseline([Sample.result(findings: [Self.finding(4, "timer:old stopped")])])
    let findings = [Self.finding(4, "timer:old stopped"), Self.finding(8, "timer:new stopped")]
    let report = Self.report([Sample.result(findings: findings)], baseline)
    let markdown = try OutputFormatTests.text("markdown", of: report)
    #expect(markdown.contains("timer:new") && !markdown.contains("timer:old"))
    #expect(markdown.contains("in the baseline"))
    let page = try OutputFormatTests.text("html", of: report)
    #expect(page.contains("timer:new") && page.contains("timer:old"))
    #expect(page.contains("in the baseline") && page.contains(#"<span class="badge">known</span>"#))
    let known = try OutputFormatTests.text(
      "markdown",
      of: Self.report([Sample.result(findings: Array(findings.prefix(1)))], baseline))
    #expect(known.lowercased().contains("nothing new"))
  }

  @Test("Another rule, or another thing, is new")
  func new() {
    let baseline = Self.baseline([Sample.result(findings: [Self.finding(4)])])
    let other = Finding(
      rule: "touch_while_inactive", severity: .error, line: 4, message: "timer:a was paused")
    let report = Self.report(
      [Sample.result(findings: [other, Self.finding(4, "timer:b was paused")])], baseline)
    #expect(report.totals.known == 0 && report.totals.findings == [.error: 2])
  }

  @Test("A recording under another name shows the same faults")
  func otherName() {
    let baseline = Self.baseline([Sample.result(path: "a.jsonl", findings: [Self.finding(4)])])
    let report = Self.report(
      [Sample.result(path: "b.jsonl", findings: [Self.finding(4)])], baseline, isStrict: true)
    #expect(report.totals.known == 1 && report.totals.status == .clean)
  }

  @Test(
    "A stale entry is told, and fails the run where that is asked for", arguments: [true, false])
  func stale(isStrict: Bool) {
    let baseline = Self.baseline([
      Sample.result(findings: [Self.finding(4), Self.finding(8), Self.finding(9, "timer:b")])
    ])
    let report = Self.report(
      [Sample.result(findings: [Self.finding(4)])], baseline, isStrict: isStrict)
    #expect(report.baseline?.stale.map(\.entry.message) == ["timer:a was paused", "timer:b"])
    #expect(report.baseline?.stale.map(\.found) == [1, 0])
    #expect(report.totals.status == (isStrict ? .failed : .clean))
    #expect(SummaryText().text(of: report).contains("2 stale entries") == isStrict)
    let page = HTMLRenderer().text(of: report)
    #expect(page.contains(">2 stale entries in the baseline, nothing new</h1>"))
    let markdown = MarkdownRenderer().text(of: report)
    #expect(markdown.contains("lifelint: 2 stale entries in the baseline, nothing new\n"))
  }

  @Test("A page counts what is known apart from what is new, trace by trace")
  func traceTable() throws {
    let baseline = Self.baseline([Sample.result(path: "a.jsonl", findings: [Self.finding(4)])])
    let report = Self.report(
      [
        Sample.result(path: "a.jsonl", findings: [Self.finding(4)]),
        Sample.result(
          path: "b.jsonl", findings: [Self.finding(4, "timer:b"), Self.finding(9, "c")]),
      ], baseline)
    let page = HTMLRenderer().text(of: report)
    let table = try #require(page.firstMatch(of: /id="traces".*?<\/section>/.dotMatchesNewlines()))
    let rows = table.output.split(separator: "</tr>").map { row in
      row.matches(of: /<t[dh][^>]*>(?:<svg.*?<\/svg>)?(?:<a [^>]*>)?([^<]*)/).map { String($0.1) }
    }
    #expect(rows.contains(["a.jsonl", "0", "0", "0", "1", "1,204", "2"]))
    #expect(rows.contains(["b.jsonl", "2", "0", "0", "0", "1,204", "2"]))
  }

  @Test("An entry is not stale where the traces that had it were not read, and others were")
  func notRead() {
    let baseline = Self.baseline([
      Sample.result(path: "a.jsonl", findings: [Self.finding(4)]),
      Sample.result(path: "b.jsonl", findings: []),
    ])
    func stale(_ path: String) -> Int? {
      Self.report([Sample.result(path: path, findings: [])], baseline).baseline?.stale.count
    }
    #expect(stale("b.jsonl") == 0)
    #expect(stale("a.jsonl") == 1)
    // Neither is there any more: these are new recordings.
    #expect(stale("c.jsonl") == 1)
  }

  private static func late(_ line: Int, took: Int64?) -> Finding {
    Finding(
      rule: "terminate_within_budget", severity: .error, line: line, session: "s1",
      message: "willTerminate did not return in time",
      overrun: Overrun(took: took, bound: 5_000_000_000))
  }

  @Test(
    "Of findings that are alike the worse is shown, and of those that are as bad the later",
    arguments: [
      ([6, 9], [2]), ([9, 6], [1]), ([7, 7], [2]), ([nil, 9], [1]), ([9, nil, 6], [1, 2]),
    ] as [([Int64?], [Int])])
  func worse(took: [Int64?], shown: [Int]) {
    func results(_ took: [Int64?]) -> [TraceResult] {
      let findings = took.enumerated().map { number, took in
        Self.late(number + 1, took: took.map { $0 * 1_000_000_000 })
      }
      return [Sample.result(findings: findings)]
    }
    let report = Self.report(results(took), Self.baseline(results([6])))
    #expect(report.withoutKnown.traces[0].findings.map(\.line) == shown)
  }

  @Test("An entry of two traces is stale only where both were read")
  func twoTraces() {
    let two = ["a.jsonl", "b.jsonl"].map {
      Sample.result(path: $0, findings: [Self.finding(4), Self.finding(8)])
    }
    let baseline = Self.baseline(two)
    #expect(baseline.entries.map(\.traces) == [["a.jsonl", "b.jsonl"]])
    let one = Sample.result(path: "a.jsonl", findings: [Self.finding(4)])
    #expect(Self.report([one], baseline).baseline?.stale == [])
    let both = [one, Sample.result(path: "b.jsonl", findings: [])]
    #expect(Self.report(both, baseline).baseline?.stale.map(\.found) == [1])
  }

  @Test("Nothing is stale in a trace that could not be read, or of which not all was kept")
  func notWhole() {
    let baseline = Self.baseline([Sample.result(findings: [Self.finding(4)])])
    for trace in [
      Sample.result(findings: [Sample.unreadable], unreadable: 1),
      Sample.result(findings: [], dropped: ["resume_what_was_paused": 3]),
    ] {
      #expect(Self.report([trace], baseline, isStrict: true).baseline?.stale == [])
    }
  }

  @Test("An entry of a rule that is off is not stale")
  func off() {
    let finding = Finding(rule: "a_rule_that_is_off", severity: .error, line: 4, message: "m")
    let baseline = Self.baseline([Sample.result(findings: [finding])])
    #expect(Self.report([Sample.result(findings: [])], baseline).baseline?.stale == [])
  }

  @Test("That an entry is gone with all that its rule looks at is said")
  func silent() {
    let baseline = Self.baseline([Sample.result(findings: [Self.finding(4)])])
    let none = Self.report([Sample.result(findings: [])], baseline)
    #expect(
      none.baseline?.stale.first?.line.hasSuffix("no trace shows anything about its rule") == true)
    let some = Self.report([Sample.result(findings: [], verdicts: Sample.verdicts)], baseline)
    #expect(some.baseline?.stale.first?.line.hasSuffix("is not found any more") == true)
  }

  // MARK: Bringing one up to date

  private static func update(_ old: Baseline, _ traces: [TraceResult]) -> Baseline {
    Baseline.update(old, with: Sample.report(traces), paths: ReportPaths()).baseline
  }

  @Test("What a run has not looked for stays, what is mended goes, what is new comes")
  func update() {
    let old = Self.baseline([
      Sample.result(
        path: "a.jsonl", findings: [Self.finding(1, "timer:a"), Self.finding(2, "timer:b")]),
      Sample.result(
        path: "b.jsonl",
        findings: [
          Self.finding(1, "timer:b"), Self.finding(2, "timer:b"), Self.finding(3, "timer:c"),
        ]),
    ])
    let new = Self.update(
      old, [Sample.result(path: "a.jsonl", findings: [Self.finding(1, "timer:d")])])
    #expect(new.traces == ["a.jsonl", "b.jsonl"])
    #expect(new.entries.map(\.message) == ["timer:b", "timer:c", "timer:d"])
    #expect(new.entries.map(\.count) == [2, 1, 1])
    #expect(new.entries.map(\.traces) == [["b.jsonl"], ["b.jsonl"], ["a.jsonl"]])
    let seen = Self.update(
      old, [Sample.result(path: "a.jsonl", findings: [Self.finding(1, "timer:b")])])
    #expect(seen.entries.first?.traces == ["a.jsonl", "b.jsonl"])
    #expect(seen.entries.first?.count == 2)
  }

  @Test("New recordings under new names begin it anew")
  func recordings() {
    let old = Self.baseline([Sample.result(path: "a.jsonl", findings: [Self.finding(1, "timer:a")])]
    )
    let new = Self.update(
      old, [Sample.result(path: "b.jsonl", findings: [Self.finding(1, "timer:b")])])
    #expect(new.traces == ["b.jsonl"] && new.entries.map(\.message) == ["timer:b"])
  }

  @Test("A trace that comes beside those which are still there begins nothing anew")
  func beside() {
    let old = Self.baseline([Sample.result(path: "a.jsonl", findings: [Self.finding(1, "timer:a")])]
    )
    let paths = ReportPaths(root: "/r", workingFolder: "/r") { $0 == "/r/a.jsonl" ? $0 : nil }
    let report = CheckReport(
      traces: [Sample.result(path: "b.jsonl", findings: [])], rules: RuleIndex(Sample.ruleSet),
      policy: FailurePolicy(), baseline: old, paths: paths)
    #expect(report.baseline?.stale == [])
    let (new, kept) = Baseline.update(old, with: report, paths: paths)
    #expect(
      new.traces == ["a.jsonl", "b.jsonl"] && new.entries == old.entries && kept == old.entries)
  }

  // MARK: Stale entries in reports

  @Test(
    "Stale entries are named in every format that has a place for them",
    arguments: ["json", "jsonl", "markdown", "html", "sarif", "junit", "jenkins", "github"])
  func named(format: String) throws {
    let baseline = Self.baseline([Sample.result(findings: [Self.finding(4, "timer:old stopped")])])
    let traces = [Sample.result(findings: [], verdicts: Sample.verdicts)]
    let text = try OutputFormatTests.text(format, of: Self.report(traces, baseline, isStrict: true))
    #expect(text.contains("timer:old") && text.contains("resume_what_was_paused"))
    let told = try OutputFormatTests.text(format, of: Self.report(traces, baseline))
    #expect(told.contains("timer:old") == !["junit", "jenkins", "github"].contains(format))
  }

  @Test("A heading says why a run fails, also where that is no finding")
  func heading() throws {
    let baseline = Self.baseline([Sample.result(findings: [Self.finding(4)])])
    let stale = Self.report([Sample.result(findings: [])], baseline, isStrict: true)
    let markdown = try OutputFormatTests.text("markdown", of: stale)
    #expect(
      markdown.hasPrefix(
        "### ❌ lifelint: 1 stale entry in the baseline, no findings\n\nExit status 1: 1 stale entry"
      ))
    #expect(
      try OutputFormatTests.text("html", of: stale).contains(
        ">1 stale entry in the baseline, no findings</h1>"))
    let unread = Sample.report([Sample.result(findings: [Sample.unreadable], unreadable: 1)])
    let text = try OutputFormatTests.text("markdown", of: unread)
    #expect(text.hasPrefix("### ❓ lifelint: 1 line could not be read\n\nExit status 2: 1 error\n"))
  }

  @Test("What makes a run untrusted is never known")
  func untrusted() {
    let traces = [Sample.result(findings: [Sample.unreadable], unreadable: 1)]
    let baseline = Self.baseline(traces)
    #expect(baseline.entries.isEmpty)
    #expect(Self.report(traces, baseline).totals.status == .untrusted)
  }

  @Test("The file is the same however the findings are ordered, and reads back")
  func file() throws {
    let findings = [Self.finding(4), Self.finding(8, "timer:b"), Sample.touch(9, scene: "A")]
    let json = Self.baseline([Sample.result(findings: findings)]).json
    #expect(json == Self.baseline([Sample.result(findings: findings.reversed())]).json)
    #expect(try Baseline(reading: Array(json.utf8)).json == json)
    try Snapshot.expect(json, matches: "baseline.json")
    #expect(!json.contains("s1") && !json.contains("a81f"))
  }

  @Test("Entries that a merge of two branches leaves twice count as one")
  func twice() throws {
    let baseline = Self.baseline([Sample.result(findings: [Self.finding(4), Self.finding(8)])])
    let entry = try #require(baseline.entries.first)
    var other = entry
    other.count = 1
    other.traces = ["b.jsonl"]
    let merged = Baseline(traces: ["trace.jsonl", "b.jsonl"], entries: [entry, other])
    #expect(merged.entries.map(\.count) == [2])
    #expect(merged.entries.map(\.traces) == [["b.jsonl", "trace.jsonl"]])
    let report = Self.report(
      [
        Sample.result(findings: [Self.finding(4), Self.finding(8)]),
        Sample.result(path: "b.jsonl", findings: []),
      ], merged, isStrict: true)
    #expect(report.totals.status == .clean && report.totals.known == 2)
  }

  @Test(
    "A file that is no baseline is refused with its place",
    arguments: [
      ("[]", "An object was expected here.", 1), ("{", "", 1),
      (#"{"lifelintBaseline": 2, "traces": [], "findings": []}"#, "This version", 1),
      (#"{"findings": []}"#, "The key `lifelintBaseline` is missing.", 1),
      (
        "{\"lifelintBaseline\": 1, \"traces\": [],\n\"findings\": [{\"rul\": 1}]}", "The key `rul`",
        2
      ),
    ])
  func refused(text: String, message: String, line: Int) {
    let fault = #expect(throws: Baseline.Fault.self) {
      _ = try Baseline(reading: Array(text.utf8))
    }
    #expect(fault?.message.hasPrefix(message) == true)
    #expect(fault?.position.line == line)
  }
}

@Suite("What a fingerprint leaves out")
struct FingerprintTests {
  private static func print(
    _ message: String, session: String? = nil, scene: String? = nil, of: String? = nil
  ) -> String {
    let event = of.map { Sample.event(1, at: 1, .action, "pause", of: $0) }
    let finding = Finding(
      rule: "r", severity: .error, line: 1, event: event, session: session, scene: scene,
      message: message)
    return Sample.report([Sample.result(findings: [finding])]).fingerprintedTraces[0].findings[0]
      .fingerprint
  }

  private static let uuids = [
    "6B29FC40-CA47-1067-B31D-00DD010662DA", "00000000-1111-2222-3333-444455556666",
  ]

  @Test("A session or a scene with a name made anew")
  func names() {
    #expect(
      Self.print("in scene s1 of session 7f", session: "7f", scene: "s1")
        == Self.print("in scene s2 of session 8", session: "8", scene: "s2"))
    #expect(
      Self.print("\(Self.uuids[0]) was closed", scene: Self.uuids[0])
        == Self.print("\(Self.uuids[1]) was closed", scene: Self.uuids[1]))
  }

  @Test("A UUID or an address in what it is about, and no other name")
  func identifiers() {
    #expect(
      Self.print("m", of: "document:\(Self.uuids[0])")
        == Self.print("m", of: "document:\(Self.uuids[1])"))
    #expect(
      Self.print("m", of: "timer:0x600003e2c000") == Self.print("m", of: "timer:0x6000abcdef"))
    #expect(Self.print("m", of: "timer:42") != Self.print("m", of: "timer:43"))
    #expect(Self.print("m", of: "timer:0xA") != Self.print("m", of: "timer:0xB"))
  }

  @Test("A session's name that is a word of the message is no name there")
  func words() {
    #expect(
      Self.print("a timer was paused", session: "a")
        == Self.print("a timer was paused", session: "timer"))
  }
}
