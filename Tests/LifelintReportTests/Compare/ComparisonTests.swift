import LifelintEngine
import LifelintReport
import LifelintRules
import Testing

@Suite("What a comparison of runs says")
struct ComparisonTests {
  private static func comparison(
    base: [TraceResult], head: [TraceResult], policy: ComparisonPolicy = ComparisonPolicy()
  ) -> RunComparison {
    RunComparison(base: base, head: head, rules: RuleIndex(Sample.ruleSet), policy: policy)
  }

  private static let slower: RunComparison = {
    let simulation = SimulatedRuns()
    var slow = simulation
    slow.factor = 1.3
    var base = simulation.side(seed: 1)
    var head = slow.side(seed: 2)
    base[0].findings = [Sample.unknownName, Sample.touch(40, scene: "A")]
    head[0].findings = [Sample.pausedAndNotResumed, Sample.touch(90, scene: "A")]
    head[1].findings = [Sample.pausedAndNotResumed]
    for place in head.indices { head[place].verdicts = Sample.verdicts }
    return comparison(base: base, head: head, policy: ComparisonPolicy(maxRegression: 0.1))
  }()

  // MARK: Findings

  @Test("Findings are matched by rule and context, and not by line or time")
  func findings() {
    let findings = Self.slower.findings
    #expect(findings.new.map(\.finding.rule) == ["resume_what_was_paused"])
    #expect(findings.gone.map(\.finding.rule) == ["unknown_name"])
    #expect(findings.unchanged.map(\.finding.line) == [90], "at line 40 of the base")
  }

  @Test("It is said in how many runs of each side a finding is")
  func presence() {
    #expect(Self.slower.findings.new.map(\.headRuns) == [2])
    #expect(Self.slower.findings.new.map(\.baseRuns) == [0])
  }

  @Test("One more finding than any run of the base has is new")
  func oneMore() {
    let touches = [1, 2, 3].map { Sample.touch($0, scene: "A") }
    let comparison = Self.comparison(
      base: [
        Sample.result(findings: [touches[0]]), Sample.result(findings: Array(touches.prefix(2))),
      ],
      head: [Sample.result(findings: touches)])
    #expect(comparison.findings.new.map(\.finding.line) == [3])
    #expect(comparison.findings.unchanged.count == 2)
  }

  @Test("A finding that is gone with all that its rule looks at proves nothing, which is said")
  func silent() {
    let comparison = Self.comparison(
      base: [Sample.result(findings: [Sample.touch(1, scene: "A")])],
      head: [Sample.result(findings: [], verdicts: Sample.verdicts)])
    #expect(comparison.findings.gone.map(\.isExercised) == [false])
    let text = ComparisonTextRenderer().text(of: comparison)
    #expect(text.contains("no run of the head shows anything about its rule"))
  }

  @Test(
    "A new finding fails from its threshold on, one that is unchanged never",
    arguments: [
      (Severity.error, FailureThreshold.error, true), (.warning, .error, false),
      (.warning, .warning, true), (.note, .warning, false), (.error, .never, false),
    ])
  func threshold(severity: Severity, threshold: FailureThreshold, fails: Bool) {
    let finding = Finding(rule: "touch_while_inactive", severity: severity, line: 1, message: "m")
    let with = [Sample.result(findings: [finding])]
    let without = [Sample.result(findings: [])]
    let policy = ComparisonPolicy(threshold: threshold)
    let new = Self.comparison(base: without, head: with, policy: policy)
    #expect(new.status == (fails ? .failed : .clean))
    #expect(Self.comparison(base: with, head: with, policy: policy).status == .clean)
    #expect(Self.comparison(base: with, head: without, policy: policy).status == .clean)
  }

  @Test("What cannot be read on either side makes a comparison untrusted")
  func untrusted() {
    let broken = [Sample.result(findings: [Sample.unreadable], unreadable: 1)]
    let whole = [Sample.result(findings: [])]
    let policy = ComparisonPolicy(threshold: .never, exitsZero: true)
    #expect(Self.comparison(base: broken, head: whole, policy: policy).status == .untrusted)
    #expect(Self.comparison(base: whole, head: broken, policy: policy).status == .untrusted)
  }

  // MARK: Times

  @Test(
    "A change fails where it is more than noise and more than it may be",
    arguments: [(0.1, RunStatus.failed), (0.5, .clean), (nil, .clean)] as [(Double?, RunStatus)])
  func regression(limit: Double?, status: RunStatus) {
    let comparison = Self.comparison(
      base: SimulatedRuns().side(seed: 1), head: SimulatedRuns(factor: 1.3).side(seed: 2),
      policy: ComparisonPolicy(maxRegression: limit))
    #expect(comparison.status == status)
    #expect(comparison.timing.rows.first?.verdict == .slower)
  }

  @Test("What is faster fails nothing")
  func faster() {
    let comparison = Self.comparison(
      base: SimulatedRuns(factor: 1.3).side(seed: 1), head: SimulatedRuns().side(seed: 2),
      policy: ComparisonPolicy(maxRegression: 0.01))
    #expect(comparison.timing.rows.first?.verdict == .faster)
    #expect(comparison.status == .clean)
  }

  @Test("A larger change than may be, that could be noise, fails nothing")
  func noise() {
    let simulation = SimulatedRuns(occurrences: 3, runs: 2, variation: 0.6)
    let comparison = Self.comparison(
      base: simulation.side(seed: 1), head: simulation.side(seed: 2),
      policy: ComparisonPolicy(maxRegression: 0.01))
    let changes = comparison.timing.rows.compactMap { $0.percentiles[0].change }
    #expect(changes.contains { $0 > 0.01 })
    #expect(comparison.status == .clean)
  }

  @Test("One occurrence a run, as of a launch, is compared by its runs alone")
  func launches() {
    let simulation = SimulatedRuns(callbacks: 1, occurrences: 1, variation: 0.05)
    var slow = simulation
    slow.factor = 1.5
    let found = TimingComparison(base: simulation.side(seed: 5), head: slow.side(seed: 6))
    #expect(found.rows.map(\.verdict) == [.slower])
    let one = SimulatedRuns(callbacks: 1, occurrences: 1, runs: 1)
    let single = TimingComparison(base: one.side(seed: 5), head: one.side(seed: 6))
    #expect(single.rows.map(\.verdict) == [.untested])
  }

  @Test("Tails are tested where each run has enough occurrences for them")
  func tails() {
    func tested(_ simulation: SimulatedRuns) -> [Bool] {
      let comparison = TimingComparison(
        base: simulation.side(seed: 1), head: simulation.side(seed: 2))
      return comparison.rows[0].percentiles.map { $0.verdict != .untested }
    }
    #expect(tested(SimulatedRuns(occurrences: 9)) == [true, false, false])
    #expect(tested(SimulatedRuns(occurrences: 10)) == [true, true, false])
    #expect(tested(SimulatedRuns(occurrences: 100)) == [true, true, true])
    #expect(tested(SimulatedRuns(occurrences: 100, runs: 2)) == [true, false, false])
  }

  @Test("A phase that is a callback, and no more, counts as one test with it")
  func same() {
    func side(_ seed: UInt64) -> [TraceResult] {
      SimulatedRuns(callbacks: 2).side(seed: seed).map { result in
        var result = result
        guard let callback = result.timing?.callbacks[0] else { return result }
        var phase = MeasureTiming(
          id: "phase", title: "callback0", durations: callback.durations, worst: callback.worst)
        phase.parent = "launch"
        phase.kind = "cold"
        result.timing?.measures = [phase]
        return result
      }
    }
    let comparison = TimingComparison(base: side(1), head: side(2))
    #expect(comparison.tests == 4, "two callbacks, p50 and p90")
    let same = comparison.rows.filter { $0.title == "callback0" }
    #expect(same.map(\.name) == ["callback0", "launch (cold): callback0"])
    #expect(same[0].percentiles.map(\.probability) == same[1].percentiles.map(\.probability))
  }

  @Test("What happens on one side alone has a row and no verdict")
  func oneSided() {
    let comparison = TimingComparison(
      base: SimulatedRuns(callbacks: 2).side(seed: 1),
      head: SimulatedRuns(callbacks: 3).side(seed: 2))
    let row = comparison.rows.first { $0.id == "callback2" }
    #expect(row?.base.runs == 0 && row?.head.runs == 5)
    #expect(row?.verdict == .untested)
  }

  @Test("Durations that are all alike are compared without a fault")
  func constant() {
    let simulation = SimulatedRuns(variation: 0)
    let same = TimingComparison(base: simulation.side(seed: 1), head: simulation.side(seed: 2))
    #expect(same.rows.allSatisfy { $0.verdict == .noise })
    let slow = TimingComparison(
      base: simulation.side(seed: 1), head: SimulatedRuns(variation: 0, factor: 1.2).side(seed: 2))
    #expect(slow.rows.first?.verdict == .slower)
  }

  // MARK: Formats

  @Test("Text, Markdown, HTML and JSON tell the same")
  func formats() throws {
    let comparison = Self.slower
    try Snapshot.expect(ComparisonTextRenderer().text(of: comparison), matches: "comparison.txt")
    try Snapshot.expect(ComparisonMarkdownRenderer().text(of: comparison), matches: "comparison.md")
    try Snapshot.expect(ComparisonJSONRenderer().text(of: comparison), matches: "comparison.json")
    let page = ComparisonHTMLRenderer().text(of: comparison)
    for text in ["Fails", "1 new error; slower by more than 10 %: callback0"] {
      #expect(page.contains(text))
    }
    #expect(!page.contains(" style="), "the page's own policy refuses it")
  }

  @Test("The same comparison gives the same bytes")
  func deterministic() {
    let other = Self.comparison(
      base: Self.slower.base.traces, head: Self.slower.head.traces, policy: Self.slower.policy)
    for format in ComparisonFormat.allCases {
      let renderer = format.makeRenderer(RenderContext())
      #expect(renderer.text(of: Self.slower) == renderer.text(of: other))
    }
  }
}
