import Foundation
import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

@Suite("Data at risk")
struct RiskTests {
  private func rows(_ lines: [String]) throws -> [String] {
    try TimedTrace.timing(TimedTrace.launch() + lines).risks.map { risk in
      "\(risk.isAny ? "*" : risk.object) \(risk.appState ?? "all"): \(risk.durations.count)x "
        + "\(risk.durations.total / TimedTrace.second) @\(risk.worst.line)"
        + (risk.lost > 0 ? " lost \(risk.lost)" : "")
        + (risk.unsettled > 0 ? " unsettled \(risk.unsettled)" : "")
    }
  }

  @Test("lasts from the change to the end of a save that has not failed")
  func save() throws {
    #expect(
      try rows([
        #"{"t":10,"action":"markDirty","of":"draft:1"}"#,
        #"{"t":12,"action":"save","of":"draft:1","phase":"begin"}"#,
        #"{"t":14,"action":"save","of":"draft:1","phase":"end","ok":false}"#,
        #"{"t":15,"action":"save","of":"draft:1","result":"ioError"}"#,
        #"{"t":16,"action":"save","of":"draft:1","phase":"begin"}"#,
        #"{"t":20,"action":"save","of":"draft:1","phase":"end"}"#,
        #"{"t":30,"action":"work"}"#,
      ]) == [
        "* all: 1x 10 @6", "* active: 1x 10 @6", "draft:1 all: 1x 10 @6",
        "draft:1 active: 1x 10 @6",
      ])
  }

  @Test("goes on where the object is changed while it is saved")
  func changedMeanwhile() throws {
    #expect(
      try rows([
        #"{"t":10,"action":"save","of":"draft:1","phase":"begin"}"#,
        #"{"t":11,"action":"markDirty","of":"draft:1"}"#,
        #"{"t":12,"action":"save","of":"draft:1","phase":"end"}"#,
        #"{"t":15,"action":"discard","of":"draft:1"}"#,
      ]).prefix(1) == ["* all: 1x 4 @7"])
  }

  @Test("is parted by the states of the app, object by object and together")
  func states() throws {
    #expect(
      try rows([
        #"{"t":10,"action":"markDirty","of":"a"}"#,
        #"{"t":12,"action":"markDirty","of":"b"}"#,
        #"{"t":13,"callback":"willResignActive"}"#,
        #"{"t":14,"callback":"didEnterBackground"}"#,
        #"{"t":15,"action":"save","of":"a"}"#,
        #"{"t":20,"system":"exit","reason":"jetsam"}"#,
      ]) == [
        "* all: 1x 10 @6 lost 1", "* active: 1x 3 @6", "* background: 1x 6 @9",
        "* inactive: 1x 1 @8", "a all: 1x 5 @6", "a active: 1x 3 @6", "a background: 1x 1 @9",
        "a inactive: 1x 1 @8", "b all: 1x 8 @7 lost 1", "b active: 1x 1 @7",
        "b background: 1x 6 @9", "b inactive: 1x 1 @8",
      ])
  }

  @Test("has its windows on the timeline")
  func windows() throws {
    let result = try TimedTrace.result(
      TimedTrace.launch() + [
        #"{"t":10,"action":"markDirty","of":"a"}"#,
        #"{"t":12,"action":"save","of":"a","phase":"begin"}"#,
        #"{"t":14,"action":"save","of":"a","phase":"end"}"#,
        #"{"t":20,"action":"markDirty"}"#,
      ])
    let windows = try #require(result.recording).sessions[0].states.filter {
      $0.model == "dataAtRisk"
    }
    #expect(
      windows.map {
        "\($0.instance ?? "-") \($0.state) \($0.start / TimedTrace.second)-\($0.end / TimedTrace.second)"
      } == ["a unsaved 10-12", "a saving 12-14"])
    let unnamed = try #require(result.recording).sessions[0].states.filter {
      $0.model == "unnamedAtRisk"
    }
    #expect(unnamed.map { "\($0.instance ?? "-") \($0.state)" } == ["- unsaved"])
    #expect(
      result.recording?.lanes.map(\.model) == ["app", "scene", "dataAtRisk", "unnamedAtRisk"])
    #expect(result.recording?.lanes.map(\.isRisk) == [false, false, true, true])
  }

  // MARK: How it ends

  private let dirty = [
    #"{"t":10,"action":"markDirty","of":"a"}"#, #"{"t":12,"action":"markDirty","of":"b"}"#,
    #"{"t":14,"action":"save","of":"b"}"#, #"{"t":20,"action":"work"}"#,
  ]

  @Test(
    "is lost where the process ended meanwhile, however that is shown",
    arguments: [
      ([#"{"t":20,"system":"exit","reason":"crash"}"#], "lost 1"),
      // The same process, or the same session, is launched again: the old one died without a word.
      ([#"{"t":50,"system":"launch"}"#, #"{"t":60,"system":"exit"}"#], "lost 1"),
      ([#"{"t":20,"system":"watchdog","event":"scene-update"}"#], "lost 1"),
      (
        [
          #"{"t":20,"system":"watchdog"}"#,
          #"{"t":20,"system":"exit","reason":"watchdog"}"#,
        ], "lost 1"
      ),
      // It runs on, so the limit was not that of this process; where the trace stops nobody knows.
      ([#"{"t":20,"system":"watchdog"}"#, #"{"t":20,"action":"work"}"#], "unsettled 1"),
      ([#"{"t":20,"system":"suspend"}"#], "unsettled 1"),
    ] as [([String], String)])
  func lost(ending: [String], expected: String) throws {
    #expect(
      try rows(dirty + ending).filter { $0.contains(" all:") } == [
        "* all: 1x 10 @6 \(expected)", "a all: 1x 10 @6 \(expected)", "b all: 1x 2 @7",
      ])
  }

  @Test("is lost with a session that the next one follows, where sessions do not overlap")
  func sequential() throws {
    let lines = [
      #"{"t":1,"session":"1","system":"launch"}"#,
      #"{"t":2,"session":"1","action":"markDirty","of":"a"}"#,
      #"{"t":3,"session":"2","system":"launch"}"#, #"{"t":4,"session":"2","system":"exit"}"#,
    ]
    let apart = try TimedTrace.timing(lines, configuration: #"{"sessions": "sequential"}"#)
    #expect(apart.risks.first?.lost == 1)
    // Else the first may run beside the second, as an extension does.
    let beside = try TimedTrace.timing(lines)
    #expect(beside.risks.first?.lost == 0)
    #expect(beside.risks.first?.unsettled == 1)
  }

  @Test("has its loss on the timeline, at the windows that were open at the end and no other")
  func lostWindows() throws {
    let result = try TimedTrace.result(
      TimedTrace.launch() + dirty + [
        #"{"t":20,"action":"markDirty","of":"c"}"#, #"{"t":21,"action":"save","of":"c"}"#,
        #"{"t":21,"system":"exit"}"#,
      ])
    let states = try #require(result.recording).sessions[0].states
    #expect(states.filter(\.isLost).map { $0.instance ?? "-" } == ["a"])
  }

  // MARK: What has no name

  @Test("puts what is changed without a name at risk as an object of its own, and nothing else")
  func unnamed() throws {
    #expect(
      try rows([
        #"{"t":10,"action":"markDirty","of":"a"}"#, #"{"t":11,"action":"save","of":"a"}"#,
        #"{"t":20,"action":"markDirty"}"#, #"{"t":21,"action":"markDirty","of":"b"}"#,
        #"{"t":23,"action":"save","of":"b"}"#, #"{"t":24,"action":"save","ok":false}"#,
        #"{"t":25,"action":"save"}"#, #"{"t":30,"action":"work"}"#,
      ]).filter { $0.contains(" all:") } == [
        "* all: 2x 6 @8", "(without of) all: 1x 5 @8", "a all: 1x 1 @6", "b all: 1x 2 @9",
      ])
  }

  @Test("ends for every object with a save that names none")
  func saveOfAll() throws {
    #expect(
      try rows([
        #"{"t":10,"action":"markDirty","of":"a"}"#, #"{"t":12,"action":"markDirty","of":"b"}"#,
        #"{"t":13,"action":"markDirty"}"#, #"{"t":14,"action":"save","phase":"begin"}"#,
        #"{"t":15,"action":"markDirty","of":"b"}"#, #"{"t":16,"action":"save","phase":"end"}"#,
        #"{"t":18,"action":"discard"}"#, #"{"t":20,"action":"work"}"#,
      ]).filter { $0.contains(" all:") } == [
        "* all: 1x 8 @6", "(without of) all: 1x 3 @8", "a all: 1x 6 @6", "b all: 1x 6 @7",
      ])
  }

  @Test("ends where events are missing, as nobody knows")
  func gap() throws {
    #expect(
      try rows([
        #"{"t":10,"action":"markDirty","of":"a"}"#, #"{"t":12,"action":"work"}"#,
        #"{"t":50,"system":"gap"}"#, #"{"t":60,"action":"work"}"#,
      ]).prefix(1) == ["* all: 1x 2 @6"])
  }
}

@Suite("Timings of several traces")
struct TimingSumTests {
  private let first =
    TimedTrace.launch() + [
      #"{"t":10,"action":"markDirty","of":"a"}"#, #"{"t":12,"action":"save","of":"a"}"#,
      #"{"t":13,"action":"write","duration":2,"of":"db:x"}"#,
      #"{"t":20,"callback":"willEnterForeground"}"#, #"{"t":29,"callback":"didBecomeActive"}"#,
      #"{"t":30,"system":"exit"}"#,
    ]
  private let second =
    TimedTrace.launch(#""reason":"push""#) + [
      #"{"t":10,"action":"markDirty","of":"a"}"#, #"{"t":17,"action":"save","of":"a"}"#,
      #"{"t":18,"action":"write","duration":3,"of":"db:y"}"#,
      #"{"t":20,"callback":"willEnterForeground"}"#, #"{"t":22,"callback":"didBecomeActive"}"#,
      #"{"t":30,"system":"exit"}"#,
    ]

  /// A timing without its places, which differ between one trace and two.
  private func lines(_ timing: Timing) -> [String] {
    func times(_ durations: Distribution) -> String {
      "\(durations.count) \(durations.total) \(durations.percentile(0.5) ?? -1) "
        + "\(durations.percentile(0.9) ?? -1) \(durations.max)"
    }
    var lines = ["\(timing.sessionCount) \(timing.length) \(timing.hangCount)"]
    lines += timing.callbacks.map {
      "\($0.name) \(times($0.durations)) \($0.budget ?? 0) \($0.overBudget)"
    }
    lines += timing.measures.map {
      "\($0.id) \($0.kind ?? "") \($0.parent ?? "") \(times($0.durations)) \($0.unanswered)"
    }
    lines += timing.states.map { "\($0.model) \($0.state) \($0.visits) \($0.total)" }.sorted()
    lines += timing.latencies.map { "\($0.rule) \(times($0.durations)) \($0.unanswered)" }
    lines += timing.risks.map { "\($0.object) \($0.appState ?? "") \(times($0.durations))" }
    lines += timing.hangs.map { "\($0.name) \($0.of ?? "") \($0.duration)" }
    return lines
  }

  @Test("added up are the timing of one trace that holds all of them")
  func sum() throws {
    let parts = [
      try TimedTrace.timing(first, path: "1"), try TimedTrace.timing(second, path: "2"),
    ]
    let whole = try TimedTrace.timing(first + second)
    let sum = Timing.sum(of: parts)
    #expect(lines(sum) == lines(whole))
    #expect(sum.traceCount == 2)
    // What is unsaved the longest, and the longest hang, stand in the second trace.
    #expect(sum.risks.first?.worst == Worst(path: "2", line: 6))
    #expect(sum.hangs.first?.place == Worst(path: "2", line: 8))
    #expect(lines(Timing.sum(of: parts.reversed())) == lines(whole))
  }

  @Test("keep the states of sessions apart that have the same name in two traces, or none")
  func sessions() throws {
    let parts = [
      try TimedTrace.timing(first, path: "1"), try TimedTrace.timing(first + second, path: "2"),
    ]
    let active = Timing.sum(of: parts).states.filter { $0.model == "app" && $0.state == "active" }
    #expect(active.map { "\($0.path) \($0.number)" } == ["1 1", "2 1", "2 2"])
  }
}

@Suite("The states of a recording")
struct RecordedStateTests {
  /// The traces of this package.
  static let traces: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "SampleTraces")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
  }()

  @Test("are those that rules see at each event", arguments: traces)
  func states(trace: URL) throws {
    let rule = """
      {"id": "any_event", "severity": "note", "summary": "s", "why": "w", "fix": "f",
       "message": "m", "examples": {"good": [], "bad": []}, "never": {"phase": "any"}}
      """
    var configuration = Configuration()
    configuration.only = [Configuration.Selector("any_event", origin: .commandLine("--only"))]
    var options = CheckOptions()
    options.recordsTimeline = true
    let set = try RuleLoader.load(
      folders: [
        .builtIn, RuleFolder(name: "own", files: [("c/any_event.json", Array(rule.utf8))]),
      ], configuration: configuration)
    let result = TraceCheck(ruleSet: set, options: options).run(
      .path(trace.path), path: trace.path)
    let sessions = try #require(result.recording).sessions
    var compared = 0
    var scenes: Set<[String?]> = []
    for finding in result.findings {
      guard let event = finding.event else { continue }
      // With the first event of a scene, its initial state counts for no time.
      if let scene = event.scene, scenes.insert([event.session, scene]).inserted { continue }
      for (model, state) in event.states {
        let instance = model == "scene" ? event.scene : nil
        let recorded = sessions.filter { $0.name == event.session && $0.line < event.line }.last?
          .states.last { $0.model == model && $0.instance == instance && $0.line < event.line }
        guard let recorded else { continue }
        #expect(recorded.state == state, "line \(event.line), \(model)")
        compared += 1
      }
    }
    #expect(compared > 10)
  }
}
