import LifelintEngine
import LifelintJSON
import LifelintReport
import LifelintRules
import LifelintTrace
import Testing

/// A timing that is made by hand, and the rules that name what is in it.
enum TimingSample {
  static let rules: RuleIndex = {
    var set = RuleSet(
      vocabulary: Vocabulary(names: []), models: [], rules: [], modelsThatReport: [],
      allowances: [], shownModels: [])
    let nothing = Matcher(alternatives: [])
    let stretch = Measure.Stretch(
      from: nothing, until: nothing, before: nil, answersOldest: false)
    func measure(_ id: String, _ title: String) -> Measure {
      Measure(
        id: id, file: "", title: title, summary: "From here to there", record: "both ends of \(id)",
        grouping: Grouping(per: [], also: nil),
        kinds: [Measure.Kind(name: "", stretch: stretch, budget: nil)], phases: [])
    }
    set.measures = [measure("launch", "Launch"), measure("resume", "Resume")]
    set.timeline.lanes = [
      TimelinePlan.Lane(model: "app", title: "App"),
      TimelinePlan.Lane(
        model: "risk", title: "Data at risk", atRisk: ["unsaved"], record: "`markDirty`"),
    ]
    return RuleIndex(set)
  }()

  static func durations(_ milliseconds: [Int64]) -> Distribution {
    var durations = Distribution()
    for value in milliseconds { durations.add(value * 1_000_000) }
    return durations
  }

  /// A timing with something in every section but one; `text` stands wherever a trace's text can.
  static func timing(_ text: String = "draft:1", path: String = "a.jsonl") -> Timing {
    let worst = Worst(path: path, line: 12)
    var timing = Timing()
    timing.traceCount = 2
    timing.sessionCount = 3
    timing.length = 80_000_000_000
    var cold = MeasureTiming(
      id: "launch", title: "Launch", durations: durations([900, 700, 25_000]), worst: worst)
    cold.kind = "cold"
    cold.budget = 20_000_000_000
    cold.overBudget = 1
    var phase = MeasureTiming(
      id: "main", title: "didFinishLaunching", durations: durations([300, 299, 4000]),
      worst: worst)
    phase.kind = "cold"
    phase.parent = "launch"
    phase.unanswered = 2
    timing.measures = [cold, phase]
    var slow = CallbackTiming(
      name: text, durations: durations([1, 2, 3, 4, 5, 6, 7, 260]), worst: worst)
    slow.budget = 250_000_000
    slow.budgetRule = "callback_hangs"
    slow.overBudget = 1
    var many = Distribution()
    for value in 0..<5000 { many.add(Int64(value) * 1_000_000) }
    var twice = slow
    twice.spelling = .notification
    twice.overBudget = 0
    twice.durations = durations([250])
    var never = CallbackTiming(
      name: "didEnterBackground", durations: Distribution(), worst: worst)
    never.budget = 5_000_000_000
    never.unreturned = Unreturned(
      count: 2, longest: 5_000_000_001, overBudget: 1, worst: Worst(path: path, line: 77))
    timing.callbacks = [
      never, slow, twice, CallbackTiming(name: "willTerminate", durations: many, worst: worst),
    ]
    timing.states = [
      StateTiming(
        model: "app", path: path, number: 1, session: "1", instance: nil, state: "active",
        visits: 2,
        total: 60_000_000_000),
      StateTiming(
        model: "app", path: path, number: 2, session: "2", instance: nil, state: text, visits: 1,
        total: 20_000_000_000),
      StateTiming(
        model: "scene", path: path, number: 1, session: "1", instance: text, state: "active",
        visits: 1, total: 9_000_000_000),
    ]
    var latency = RuleLatency(rule: "saved", durations: durations([0, 1500]), worst: worst)
    latency.bound = 1_000_000_000
    latency.unanswered = 4
    latency.atOnce = 6
    timing.latencies = [
      latency, RuleLatency(rule: "waiting", durations: Distribution(), worst: worst),
    ]
    var any = RiskTiming(object: "(any)", appState: nil, durations: durations([9000]), worst: worst)
    any.isAny = true
    any.lost = 1
    any.unsettled = 2
    var part = RiskTiming(
      object: "(any)", appState: "active", durations: durations([4000, 5000]), worst: worst)
    part.isAny = true
    timing.risks = [
      any, part,
      RiskTiming(object: "other", appState: nil, durations: durations([3000]), worst: worst),
      RiskTiming(object: text, appState: nil, durations: durations([8000]), worst: worst),
      RiskTiming(object: text, appState: "active", durations: durations([8000]), worst: worst),
    ]
    var hang = Hang(name: text, kind: .callback, duration: 4_000_000_000, place: worst)
    hang.returned = false
    var write = Hang(name: "write", kind: .action, duration: 250_000_000, place: worst)
    write.of = text
    timing.hangs = [hang, write]
    timing.hangCount = 1002
    return timing
  }

  static func text(_ timing: Timing, width: Int? = nil, isColored: Bool = false) -> String {
    TimingText(
      TimingReport(timing, rules: rules), palette: Palette(isColored: isColored), width: width
    ).text
  }
}

@Suite("The times of a trace, as a report")
struct TimingReportTests {
  @Test("Text has a table for each section, and says what to record for the others")
  func text() throws {
    try Snapshot.expect(TimingSample.text(TimingSample.timing()), matches: "timing.txt")
  }

  @Test("A narrow terminal leaves out what is least needed")
  func narrow() throws {
    try Snapshot.expect(
      TimingSample.text(TimingSample.timing(), width: 60), matches: "timing-narrow.txt")
  }

  @Test("A report for people ends with the gist of it, and with nothing where nothing was measured")
  func brief() throws {
    var result = Sample.result(path: "a.jsonl", findings: [])
    result.timing = TimingSample.timing()
    let report = CheckReport(
      traces: [result], rules: TimingSample.rules,
      policy: FailurePolicy(threshold: .error, exitsZero: false, required: []))
    try Snapshot.expect(TextRenderer().text(of: report), matches: "timing-brief.txt")
    let without = TextRenderer(options: TextRenderer.Options(endsWithTiming: false))
    #expect(without.text(of: report).isEmpty)
    result.timing = Timing()
    #expect(TextRenderer().text(of: Sample.report([result])).isEmpty)
  }

  @Test("Colour marks what is over its budget or lost, and changes nothing else")
  func color() throws {
    let colored = TimingSample.text(TimingSample.timing(), isColored: true)
    #expect(colored.contains("\u{1B}[1;31m104 % of 250 ms, 1 over\u{1B}[0m"))
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TimingSample.text(TimingSample.timing()))
  }

  @Test("Of nothing, text says what to record and claims nothing")
  func empty() throws {
    try Snapshot.expect(TimingSample.text(Timing()), matches: "timing-empty.txt")
  }

  @Test("JSON has every row, in seconds")
  func json() throws {
    let text = TimingJSON(TimingSample.timing()).text() + "\n"
    try Snapshot.expect(text, matches: "timing.json")
    let value = try JSONValue.parse(text)
    #expect(value["callbacks"]?.array.count == 4)
  }

  @Test("A report as JSON has the times wherever they were summed up")
  func reportJSON() throws {
    var result = Sample.result(path: "a.jsonl", findings: [])
    result.timing = TimingSample.timing()
    let report = Sample.report([result])
    let untimed = Sample.report([Sample.result(path: "a.jsonl", findings: [])])
    let plain = try JSONValue.parse(JSONRenderer().text(of: untimed))
    let timed = try JSONValue.parse(JSONRenderer().text(of: report))
    #expect(plain["timing"] == nil)
    #expect(timed["timing"]?["latencies"]?.array.count == 2)
    #expect(timed["summary"]?.content == plain["summary"]?.content)
  }

  @Test("CSV has one row a line, each with every column")
  func csv() throws {
    try Snapshot.expect(TimingCSV(TimingSample.timing()).text, matches: "timing.csv")
  }

  @Test("No text of a trace passes for output", arguments: HostileTextTests.hostile)
  func hostile(text: String) throws {
    let timing = TimingSample.timing(text, path: text)
    let harmless = TimingSample.timing("harmless", path: "harmless")
    for output in [
      TimingSample.text(timing), TimingJSON(timing).text(),
      TimingText(TimingReport(timing, rules: TimingSample.rules)).brief,
      TimingCSV(timing).text.replacing("\r\n", with: "\n"),
    ] {
      #expect(output.unicodeScalars.allSatisfy(HostileTextTests.isShown))
      for line in output.split(separator: "\n") {
        let start = line.drop { $0 == " " }
        #expect(!start.hasPrefix("::") && !start.hasPrefix("##["))
      }
    }
    #expect(throws: Never.self) { _ = try JSONValue.parse(TimingJSON(timing).text()) }
    #expect(
      TimingCSV(timing).text.split(separator: "\r\n").count
        == TimingCSV(harmless).text.split(separator: "\r\n").count)
  }
}
