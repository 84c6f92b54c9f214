import Foundation
import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

/// A check of a small trace with the built-in rules, and what it has measured.
struct TimedTrace {
  /// One second, as times are counted.
  static let second: Int64 = 1_000_000_000

  /// The timing of some lines.
  static func timing(
    _ lines: [String], configuration: String = "{}", path: String = "t"
  ) throws -> Timing {
    try #require(try result(lines, configuration: configuration, path: path).timing)
  }

  /// The result of checking some lines.
  static func result(
    _ lines: [String], configuration: String = "{}", path: String = "t"
  ) throws -> TraceResult {
    let configuration = try Configuration(
      parsing: Array(configuration.utf8), file: ".lifelint.json")
    var options = CheckOptions()
    options.recordsTiming = true
    options.recordsTimeline = true
    options.isSequential = configuration.sessions == .sequential
    let set = try RuleLoader.load(
      folders: try configuration.folders(), configuration: configuration)
    return TraceCheck(ruleSet: set, options: options).run(
      .bytes(Array(lines.joined(separator: "\n").utf8)), path: path)
  }

  /// A launch for the user that is active after 0.9 s, with the other fields that are given.
  static func launch(_ fields: String = #""reason":"user""#, at start: Int = 0) -> [String] {
    [
      #"{"t":\#(start),"system":"launch",\#(fields)}"#,
      #"{"t":\#(start).2,"callback":"didFinishLaunching","phase":"begin"}"#,
      #"{"t":\#(start).5,"callback":"didFinishLaunching","phase":"end"}"#,
      #"{"t":\#(start).8,"callback":"didBecomeActive","phase":"begin"}"#,
      #"{"t":\#(start).9,"callback":"didBecomeActive","phase":"end"}"#,
    ]
  }
}

extension MeasureTiming {
  /// The measure on one line, in milliseconds.
  fileprivate var line: String {
    let times = durations.count == 0 ? "-" : "\(durations.total / 1_000_000)"
    return "\(parent.map { "\($0)/" } ?? "")\(id) [\(kind ?? "")] \(durations.count)x \(times)"
      + (unanswered > 0 ? " (\(unanswered) not)" : "")
  }
}

@Suite("Measured times")
struct TimingTests {
  private let second = TimedTrace.second

  // MARK: Launch

  @Test(
    "a launch is measured by its kind and phases",
    arguments: [
      (
        TimedTrace.launch(),
        [
          "launch [cold] 1x 900", "launch/before_callbacks [cold] 1x 200",
          "launch/did_finish_launching [cold] 1x 300", "launch/to_active [cold] 1x 400",
        ]
      ),
      (
        TimedTrace.launch(#""reason":"user","start":"warm""#),
        [
          "launch [warm] 1x 900", "launch/before_callbacks [warm] 1x 200",
          "launch/did_finish_launching [warm] 1x 300", "launch/to_active [warm] 1x 400",
        ]
      ),
      (
        TimedTrace.launch(#""reason":"push""#),
        [
          "launch [background] 1x 500", "launch/before_callbacks [background] 1x 200",
          "launch/did_finish_launching [background] 1x 300",
        ]
      ),
      (
        TimedTrace.launch(#""reason":"user","prewarmed":true"#),
        [
          "launch [prewarmed, from its first callback] 1x 700",
          "launch/did_finish_launching [prewarmed, from its first callback] 1x 300",
          "launch/to_active [prewarmed, from its first callback] 1x 400",
        ]
      ),
      (
        [#"{"t":0,"system":"prewarm"}"#] + TimedTrace.launch(at: 500),
        [
          "launch [prewarmed, from its first callback] 1x 700",
          "launch/did_finish_launching [prewarmed, from its first callback] 1x 300",
          "launch/to_active [prewarmed, from its first callback] 1x 400",
        ]
      ),
      (
        Array(TimedTrace.launch().dropFirst()),
        [
          "launch [unknown, from its first callback] 1x 700",
          "launch/did_finish_launching [unknown, from its first callback] 1x 300",
          "launch/to_active [unknown, from its first callback] 1x 400",
        ]
      ),
      (
        Array(TimedTrace.launch().prefix(3)) + [#"{"t":3,"system":"suspend"}"#],
        [
          "launch [cold] 0x - (1 not)", "launch/before_callbacks [cold] 1x 200",
          "launch/did_finish_launching [cold] 1x 300",
        ]
      ),
    ] as [([String], [String])])
  func launch(lines: [String], expected: [String]) throws {
    let timing = try TimedTrace.timing(lines)
    #expect(timing.measures.filter { ($0.parent ?? $0.id) == "launch" }.map(\.line) == expected)
  }

  @Test("a launch has the budget of its rule, and a configuration changes it")
  func launchBudget() throws {
    let usual = try TimedTrace.timing(TimedTrace.launch()).measures[0]
    #expect(usual.budget == 20 * second)
    #expect(usual.overBudget == 0)
    #expect(usual.worst == Worst(path: "t", line: 1))
    let changed = try TimedTrace.timing(
      TimedTrace.launch(),
      configuration: #"{"bounds": {"launch_within_budget": {"within": "899ms"}}}"#)
    #expect(changed.measures[0].budget == 899_000_000)
    #expect(changed.measures[0].overBudget == 1)
  }

  // MARK: Transitions and tasks

  private let trip = [
    #"{"t":10,"callback":"willResignActive","phase":"begin"}"#,
    #"{"t":10.1,"callback":"willResignActive","phase":"end"}"#,
    #"{"t":10.5,"callback":"didEnterBackground","phase":"begin"}"#,
    #"{"t":10.7,"callback":"didEnterBackground","phase":"end"}"#,
    #"{"t":13.7,"system":"suspend"}"#,
    #"{"t":60,"system":"resume"}"#,
    #"{"t":60.1,"callback":"willEnterForeground","phase":"begin"}"#,
    #"{"t":60.2,"callback":"willEnterForeground","phase":"end"}"#,
    #"{"t":60.3,"callback":"didBecomeActive","phase":"begin"}"#,
    #"{"t":60.35,"callback":"didBecomeActive","phase":"end"}"#,
  ]

  @Test("a trip to the background and back is measured on its way out, unseen and back")
  func transitions() throws {
    let timing = try TimedTrace.timing(TimedTrace.launch() + trip)
    #expect(
      timing.measures.filter { ($0.parent ?? $0.id) != "launch" }.map(\.line) == [
        "resume [] 1x 250", "resume/enter_foreground [] 1x 100", "resume/become_active [] 1x 50",
        "enter_background [] 1x 700", "enter_background/resign_active [] 1x 100",
        "enter_background/did_enter_background [] 1x 200", "until_suspended [] 1x 3000",
      ])
  }

  @Test("an interruption that leads back is no way into the background")
  func interruption() throws {
    let timing = try TimedTrace.timing(
      TimedTrace.launch() + [
        #"{"t":10,"callback":"willResignActive"}"#, #"{"t":20,"callback":"didBecomeActive"}"#,
      ] + trip.map { $0.replacing(#"{"t":"#, with: #"{"t":1"#) })
    let way = try #require(timing.measures.first { $0.id == "enter_background" })
    #expect(way.durations.count == 1)
    #expect(way.unanswered == 1)
  }

  @Test("background tasks of one name are paired by their ids")
  func tasks() throws {
    let result = try TimedTrace.result(
      TimedTrace.launch() + [
        #"{"t":2,"action":"beginBackgroundTask","of":"task:up","id":1}"#,
        #"{"t":3,"action":"beginBackgroundTask","of":"task:up","id":2}"#,
        #"{"t":5,"action":"endBackgroundTask","of":"task:up","id":2}"#,
        #"{"t":8,"action":"endBackgroundTask","of":"task:up","id":1}"#,
        #"{"t":9,"action":"beginBackgroundTask","of":"task:open","id":3}"#,
        #"{"t":10,"system":"exit","reason":"user"}"#,
      ])
    let tasks = try #require(result.timing?.measures.first { $0.id == "background_task" })
    #expect(tasks.line == "background_task [] 2x 8000 (1 not)")
    #expect(tasks.worst.line == 6)
    let drawn = result.recording?.sessions[0].measures.filter { $0.measure == "background_task" }
    #expect(
      drawn?.map { "\($0.of ?? "") \($0.start / second)-\($0.end.map { "\($0 / second)" } ?? "")" }
        == ["task:up 2-8", "task:up 3-5", "task:open 9-"])
  }

  // MARK: Callbacks

  @Test("a callback has the budget that asks for its end, else the one that bans a late one")
  func callbackBudgets() throws {
    let timing = try TimedTrace.timing(
      TimedTrace.launch() + [
        #"{"t":10,"callback":"willResignActive","phase":"begin"}"#,
        #"{"t":10.25,"callback":"willResignActive","phase":"end"}"#,
        #"{"t":11,"callback":"didEnterBackground","phase":"begin"}"#,
        #"{"t":16,"callback":"didEnterBackground","phase":"end"}"#,
        #"{"t":17,"callback":"willTerminate","phase":"begin"}"#,
        #"{"t":22.1,"callback":"willTerminate","phase":"end"}"#,
      ])
    let rows = timing.callbacks.map {
      "\($0.name) \($0.durations.max / 1_000_000) of \(($0.budget ?? 0) / 1_000_000) "
        + "\($0.budgetRule ?? "-") \($0.overBudget)"
    }
    #expect(
      rows == [
        "didBecomeActive 100 of 250 callback_hangs 0",
        "didEnterBackground 5000 of 5000 enter_background_within_budget 0",
        "didFinishLaunching 300 of 0 - 0",
        "willResignActive 250 of 250 callback_hangs 1",
        "willTerminate 5100 of 5000 terminate_within_budget 1",
      ])
  }

  @Test("a callback that never returned is counted by itself, and spoils no percentile")
  func unreturned() throws {
    let timing = try TimedTrace.timing(
      TimedTrace.launch() + [
        #"{"t":10,"callback":"didEnterBackground","phase":"begin"}"#,
        #"{"t":11,"callback":"didEnterBackground","phase":"end"}"#,
        #"{"t":20,"callback":"didEnterBackground","phase":"begin"}"#,
        #"{"t":26,"system":"exit","reason":"watchdog"}"#,
        // The next process is gone without a word, and the trace of the last one stops.
        #"{"t":30,"system":"launch"}"#,
        #"{"t":31,"callback":"didEnterBackground","phase":"begin"}"#,
        #"{"t":32,"action":"work"}"#, #"{"t":40,"system":"launch"}"#,
        #"{"t":41,"callback":"willTerminate","phase":"begin"}"#,
        #"{"t":41.1,"action":"work"}"#,
      ])
    let rows = timing.callbacks.filter { $0.unreturned != nil }.map { callback in
      let never = callback.unreturned
      return "\(callback.name) \(callback.durations.count)x \(callback.durations.total / second)"
        + " and \(never?.count ?? 0) not, \((never?.longest ?? 0) / 1_000_000)"
        + " @\(never?.worst.line ?? 0), \(never?.overBudget ?? 0) over"
    }
    #expect(
      rows == [
        "didEnterBackground 1x 1 and 2 not, 6000 @8, 1 over",
        "willTerminate 0x 0 and 1 not, 100 @14, 0 over",
      ])
    #expect(
      timing.hangs.filter { !$0.returned }.map { "\($0.name) \($0.duration / second)" } == [
        "didEnterBackground 6", "didEnterBackground 1",
      ])
  }

  @Test("what a gap hides, or a second begin, is not said to have never returned")
  func hidden() throws {
    let timing = try TimedTrace.timing(
      TimedTrace.launch() + [
        #"{"t":10,"callback":"willResignActive","phase":"begin"}"#, #"{"t":20,"system":"gap"}"#,
        #"{"t":30,"callback":"openURL","phase":"begin"}"#,
        #"{"t":31,"callback":"openURL","phase":"begin"}"#,
        #"{"t":32,"callback":"openURL","phase":"end"}"#, #"{"t":40,"system":"exit"}"#,
      ])
    #expect(timing.callbacks.allSatisfy { $0.unreturned == nil })
  }

  // MARK: Spellings

  @Test("a notification logged before its method hides neither its time nor its hang")
  func notificationFirst() throws {
    let timing = try TimedTrace.timing(
      TimedTrace.launch() + [
        #"{"t":10,"callback":"UIApplication.didEnterBackgroundNotification"}"#,
        #"{"t":10.1,"callback":"applicationDidEnterBackground(_:)","phase":"begin"}"#,
        #"{"t":14.1,"callback":"applicationDidEnterBackground(_:)","phase":"end"}"#,
        #"{"t":20,"action":"work"}"#,
      ])
    let row = try #require(timing.callbacks.first { $0.name == "didEnterBackground" })
    #expect(row.title == "didEnterBackground")
    #expect(row.durations.max == 4 * second)
    #expect(
      timing.hangs.first.map { "\($0.title) \($0.duration / second)" } == "didEnterBackground 4")
  }

  @Test("two spellings that are both logged as spans have a row each, so that none counts twice")
  func bothSpellings() throws {
    let timing = try TimedTrace.timing(
      TimedTrace.launch() + [
        #"{"t":10,"callback":"applicationDidEnterBackground(_:)","phase":"begin"}"#,
        #"{"t":10.5,"callback":"UIApplicationDidEnterBackgroundNotification","phase":"begin"}"#,
        #"{"t":10.8,"callback":"UIApplicationDidEnterBackgroundNotification","phase":"end"}"#,
        #"{"t":11,"callback":"applicationDidEnterBackground(_:)","phase":"end"}"#,
        #"{"t":20,"action":"work"}"#,
      ])
    let rows = timing.callbacks.filter { $0.name == "didEnterBackground" }
    #expect(
      rows.map { "\($0.title) \($0.durations.count)x \($0.durations.max / 1_000_000)" } == [
        "didEnterBackground 1x 1000", "didEnterBackground (notification) 1x 300",
      ])
    #expect(
      timing.hangs.map(\.title).filter { $0.hasPrefix("didEnterBackground") } == [
        "didEnterBackground", "didEnterBackground (notification)",
      ])
  }

  @Test("a rule that is off sets no budget")
  func offBudget() throws {
    let timing = try TimedTrace.timing(
      TimedTrace.launch(), configuration: #"{"disable": ["callback_hangs"]}"#)
    #expect(timing.callbacks.allSatisfy { $0.budget == nil })
  }

  // MARK: Hangs

  @Test("hangs are long callbacks and actions that say how long they held the main thread")
  func hangs() throws {
    let timing = try TimedTrace.timing(
      TimedTrace.launch() + [
        #"{"t":2,"action":"write","of":"db:main","duration":0.25}"#,
        #"{"t":3,"action":"write","of":"db:main","duration":0.2499}"#,
        #"{"t":4,"action":"write","of":"db:main","duration":9,"thread":"io"}"#,
        #"{"t":5,"action":"upload","duration":9}"#,
        #"{"t":6,"callback":"openURL","phase":"begin","thread":"worker"}"#,
        #"{"t":8,"callback":"openURL","phase":"end","thread":"worker"}"#,
        #"{"t":10,"callback":"willResignActive","phase":"begin"}"#,
        #"{"t":14,"system":"exit","reason":"watchdog"}"#,
      ])
    let rows = timing.hangs.map {
      "\($0.name) \($0.of ?? "-") \($0.duration / 1_000_000) @\($0.place.line) \($0.returned)"
    }
    #expect(
      rows == [
        "willResignActive - 4000 @12 false", "didFinishLaunching - 300 @2 true",
        "write db:main 250 @6 true",
      ])
    #expect(timing.hangCount == 3)
  }

  // MARK: Latencies

  @Test("the answers of rules are measured, late ones and missing ones too")
  func latencies() throws {
    let timing = try TimedTrace.timing(
      TimedTrace.launch() + [
        #"{"t":10,"callback":"willEnterForeground"}"#, #"{"t":12,"callback":"didBecomeActive"}"#,
        #"{"t":20,"callback":"willEnterForeground"}"#, #"{"t":21,"callback":"didBecomeActive"}"#,
        #"{"t":30,"callback":"willEnterForeground"}"#, #"{"t":45,"callback":"didBecomeActive"}"#,
        #"{"t":50,"callback":"willEnterForeground"}"#,
      ])
    let resume = try #require(timing.latencies.first { $0.rule == "resume_within_budget" })
    #expect(resume.durations.count == 3)
    #expect(resume.durations.total == 18 * second)
    #expect(resume.durations.max == 15 * second)
    #expect(resume.worst.line == 10)
    #expect(resume.bound == 10 * second)
    #expect(resume.unanswered == 1)
  }

  @Test("an answer before the rule's time runs has no time, nor has one that answers itself")
  func atOnce() throws {
    func rule(_ id: String, _ check: String) -> (String, [UInt8]) {
      (
        "c/\(id).json",
        Array(
          """
          {"id": "\(id)", "severity": "note", "summary": "s", "why": "w", "fix": "f",
           "message": "m", "examples": {"good": [], "bad": []}, \(check)}
          """.utf8)
      )
    }
    let lines = [
      #"{"t":0,"system":"launch"}"#, #"{"t":1,"action":"ask"}"#, #"{"t":2,"action":"tell"}"#,
      #"{"t":3,"action":"ask"}"#, #"{"t":4,"action":"start"}"#, #"{"t":9,"action":"tell"}"#,
    ]
    var options = CheckOptions()
    options.recordsTiming = true
    let set = try RuleLoader.load(
      folders: [
        .builtIn,
        RuleFolder(
          name: "own",
          files: [
            rule(
              "told_in_time",
              #""when": {"action": "ask"}, "then": {"action": "tell"}, "from": {"action": "start"}, "within": "9s""#
            ),
            rule(
              "told_itself",
              #""when": {"action": ["ask", "tell"]}, "then": {"action": "tell"}, "inclusive": true"#
            ),
          ]),
      ], configuration: Configuration())
    let timing = TraceCheck(ruleSet: set, options: options).run(
      .bytes(Array(lines.joined(separator: "\n").utf8)), path: "t"
    ).timing
    let rows = timing?.latencies.filter { $0.rule.hasPrefix("told") }.map { latency in
      "\(latency.rule) \(latency.durations.count)x \(latency.durations.total / second), "
        + "\(latency.atOnce) at once"
    }
    #expect(rows == ["told_in_time 1x 5, 1 at once", "told_itself 2x 7, 2 at once"])
  }

  @Test("a timing is given up beyond the events that it is asked for")
  func limit() throws {
    var options = CheckOptions()
    options.recordsTiming = true
    let set = try RuleLoader.load(folders: [.builtIn], configuration: Configuration())
    let trace = TraceSource.bytes(Array((TimedTrace.launch() + trip).joined(separator: "\n").utf8))
    options.timingLimit = 100
    #expect(TraceCheck(ruleSet: set, options: options).run(trace, path: "t").timing != nil)
    options.timingLimit = 10
    #expect(TraceCheck(ruleSet: set, options: options).run(trace, path: "t").timing == nil)
  }

  @Test("nothing is measured across a gap")
  func gap() throws {
    let timing = try TimedTrace.timing(
      Array(TimedTrace.launch().prefix(3)) + [
        #"{"t":2,"system":"gap"}"#, #"{"t":3,"callback":"didBecomeActive"}"#,
      ])
    let launch = try #require(timing.measures.first { $0.id == "launch" && $0.parent == nil })
    #expect(launch.line == "launch [cold] 0x - (1 not)")
  }

  @Test("measuring changes no finding and no verdict")
  func unchanged() throws {
    let lines = TimedTrace.launch() + trip
    let timed = try TimedTrace.result(lines)
    let plain = TraceCheck(
      ruleSet: try RuleLoader.load(folders: [.builtIn], configuration: Configuration())
    ).run(.bytes(Array(lines.joined(separator: "\n").utf8)), path: "t")
    #expect(timed.verdicts == plain.verdicts)
    #expect(timed.findings.map(\.rule) == plain.findings.map(\.rule))
    #expect(timed.nearMisses == plain.nearMisses)
    #expect(timed.dropped == plain.dropped)
  }
}
