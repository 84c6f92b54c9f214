import LifelintEngine
import LifelintJSON
import LifelintRules
import LifelintTrace
import Testing

@testable import LifelintReport

@Suite("The timeline of the page")
struct HTMLTimelineTests {
  /// A session that becomes active, leaves with a save to be done, and is suspended.
  private static func session(
    _ name: String? = "a81f", events: Int = 5, line first: Int = 2
  ) -> SessionRecording {
    var session = SessionRecording(
      name: name, line: first, time: 0, hasDateTime: false, isCut: false)
    session.length = 100 * Sample.second
    session.events = (0..<events).map { number in
      EventMark(
        line: first + number, at: Int64(number) * Sample.second,
        kind: number == 0 ? .system : .callback,
        name: number == 0 ? "launch" : "didBecomeActive",
        phase: number == 0 ? .instant : number % 2 == 1 ? .begin : .end, scene: nil, of: nil,
        thread: nil)
    }
    session.spans = stride(from: 1, to: events - 1, by: 2).map { number in
      SpanRecord(
        kind: .callback, name: "didBecomeActive", scene: nil, of: nil, thread: nil,
        start: Int64(number) * Sample.second, end: Int64(number + 1) * Sample.second,
        line: first + number, endLine: first + number + 1)
    }
    session.states = [
      StateRecord(
        model: "app", instance: nil, state: "active", start: 0, end: 100 * Sample.second,
        line: first)
    ]
    session.gaps = [GapRecord(start: 50 * Sample.second, end: 60 * Sample.second, line: first)]
    return session
  }

  private static func report(
    _ sessions: [SessionRecording], findings: [Finding] = []
  ) -> CheckReport {
    var result = Sample.result(findings: findings)
    result.recording = TraceRecording()
    result.recording?.sessions = sessions
    result.recording?.lanes = [LaneRecord(model: "app", title: "App", isRisk: false)]
    return Sample.report([result])
  }

  private func data(_ report: CheckReport, limits: PageData.Limits = .init()) throws -> JSONValue {
    var data = PageData(ReportPage(report), limits: limits)
    return try JSONParser.parse(Array(data.json().utf8))
  }

  /// The numbers of an array, or a number alone.
  private func numbers(_ value: JSONValue?) -> [Int] {
    switch value?.content {
    case .array(let elements): elements.flatMap { numbers($0) }
    case .number(let number): Int(number.description).map { [$0] } ?? []
    default: []
    }
  }

  @Test("stands in the page as columns of differences")
  func columns() throws {
    let data = try data(Self.report([Self.session()]))
    let session = try #require(data["traces"]?[0]?["sessions"]?[0])
    let second = Int(Sample.second)
    #expect(numbers(session["line"]) == [2, 1, 1, 1, 1])
    #expect(numbers(session["at"]) == [0, second, second, second, second])
    #expect(numbers(session["kind"]) == [3, 1, 2, 1, 2])
    #expect(numbers(session["spans"]) == [1, second, 1, 2, second, 1])
    #expect(numbers(session["gaps"]) == [50 * second, 10 * second, 2])
  }

  @Test("leaves whole sessions out where all would be too much, those without findings first")
  func limits() throws {
    let sessions = [Self.session("quiet", line: 100), Self.session(line: 6)]
    let report = Self.report(sessions, findings: [Sample.pausedAndNotResumed])
    var limits = PageData.Limits()
    limits.records = 8
    let trace = try #require(try data(report, limits: limits)["traces"]?[0])
    #expect(numbers(trace["sessions"]?[0]?["line"]).first == 6)
    #expect(trace["sessions"]?[1] == nil)
    #expect(numbers(trace["omitted"]) == [8])
  }

  @Test("is drawn without the script: states, callbacks, gaps and findings, with a table of them")
  func still() {
    let page = HTMLRenderer().text(
      of: Self.report([Self.session(line: 8)], findings: [Sample.pausedAndNotResumed]))
    #expect(page.contains("aria-label=\"Timeline of session a81f, 100 s, 5 events\""))
    for text in ["active", "didBecomeActive", "events are missing", "Findings", "App"] {
      #expect(page.contains(">\(text)</text>"), "\(text)")
    }
    #expect(page.contains("<a href=\"#f0-") && page.contains(">line 9</a>"))
    #expect(page.contains("What happened in session a81f"))
  }

  @Test("says where a lane stops because there is too much, in the drawing and to the script")
  func cuts() throws {
    var session = Self.session(line: 8)
    session.cuts = [
      RecordingCut(sort: .states, at: 30 * Sample.second, line: 9, count: 1200),
      RecordingCut(sort: .spans, at: 100 * Sample.second, line: 12, count: 7),
    ]
    let report = Self.report([session])
    let data = try data(report)
    let cuts = data["traces"]?[0]?["sessions"]?[0]?["cuts"]
    #expect(numbers(cuts?["states"]) == [30 * Int(Sample.second), 1200])
    #expect(numbers(cuts?["spans"]) == [100 * Int(Sample.second), 7])
    #expect(cuts?["events"] == nil)
    let page = HTMLRenderer().text(of: report)
    // The lanes of states, of callbacks and of system events, and no other.
    #expect(page.ranges(of: ">from here on not drawn</text>").count == 3)
    #expect(
      HTMLRenderer().text(of: Self.report([Self.session()])).ranges(of: ">from here on").isEmpty)
  }

  @Test("has no section where nothing was recorded")
  func nothing() {
    let page = HTMLRenderer().text(of: Sample.report([Sample.full]))
    #expect(!page.contains("id=\"timeline\""))
    #expect(!page.contains("href=\"#timeline\""))
  }

  @Test("draws as one what shares a column, and says how many those are")
  func merged() {
    let page = HTMLRenderer().text(of: Self.report([Self.session(events: 20_001)]))
    #expect(page.contains("marks share a place with others."))
    #expect(page.utf8.count < 2_000_000)
  }

  @Test("has an axis on which time never runs backwards")
  func axis() {
    var session = Self.session()
    session.events[3].at = 40 * Sample.second
    session.events[4].at = 40 * Sample.second
    let scale = EventScale(session)
    let places = scale.times.map(scale.unit)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(scale.unit(of: 0) == 0)
    #expect(scale.unit(of: session.length) == scale.length)
    #expect(scale.unit(of: 20 * Sample.second) < scale.unit(of: 40 * Sample.second))
  }

  @Test("What a baseline holds comes last and is marked")
  func known() throws {
    var known = Sample.pausedAndNotResumed
    known.isKnown = true
    let groups = FindingGroup.groups(
      of: Sample.result(findings: [known, Sample.touch(40, scene: "A")]), trace: 0,
      rules: RuleIndex(Sample.ruleSet))
    #expect(groups.map(\.rule) == ["touch_while_inactive", "resume_what_was_paused"])
    #expect(groups.map(\.isKnown) == [false, true])
  }

  @Test("Texts that would be too much together share one that says so")
  func texts() {
    var table = StringTable()
    let numbers = (0..<20_000).map { number in
      table.number(of: "\(number)" + String(repeating: "x", count: 400))
    }
    #expect(Set(numbers).count < 12_000)
    #expect(table.texts.allSatisfy { $0.utf8.count < 400 })
    #expect(table.texts[numbers[19_999]].contains("left out"))
    #expect(table.number(of: nil) == 0)
  }
}
