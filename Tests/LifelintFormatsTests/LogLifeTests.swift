import LifelintEngine
import LifelintTrace
import Testing

@testable import LifelintFormats

private let runningApp = "app<com.example.notes(1-2)>"

@Suite("The launch in a log")
struct LogLaunchTests {
  static let launches: [(why: String, lines: [String], told: [String])] = [
    (
      "Made ahead of its launch, and suspended until then.",
      [
        runningboard(1, "[\(runningApp):310] Suspending task."),
        runningboard(
          2, "Calculated state for \(runningApp): running-active (role: UserInteractive)"),
        added(2.1, 10, 0, 1024), removed(2.2, 10, 1024, 0),
      ],
      [
        "01 session:310,system:suspend", "02 session:310,system:resume",
        "02.1 session:310,system:launch,prewarmed:true",
        "02.2 session:310,callback:didBecomeActive",
      ]
    ),
    (
      "The system tells of its suspension before it tells its number.",
      [
        runningboard(1, "Calculated state for \(runningApp): running-suspended (role: None)"),
        runningboard(1.1, "Calculated state for app<com.example.mail>: running-suspended"),
        added(9, 10, 0, 1024), runningboard(9.1, "[\(runningApp):310] Set darwin role to: Focal"),
        removed(9.2, 10, 1024, 0),
      ],
      [
        "01 session:310,system:suspend", "09 session:310,system:launch,prewarmed:true",
        "09.2 session:310,callback:didBecomeActive",
      ]
    ),
    (
      "The system tells of its number before the app logs anything.",
      [
        runningboard(1, "Calculated state for \(runningApp): running-suspended (role: None)"),
        runningboard(8, "[\(runningApp):310] Set darwin role to: Focal"),
        runningboard(8.1, "Calculated state for \(runningApp): running-active (role: Focal)"),
        added(9, 10, 0, 1024),
      ],
      [
        "01 session:310,system:suspend", "08.1 session:310,system:resume",
        "09 session:310,system:launch,prewarmed:true",
      ]
    ),
    (
      "The app logs before UIApplication is made: that is when the process has begun.",
      [
        signpost(1, "readSettings", "begin"), signpost(1.1, "readSettings", "end"),
        added(1.2, 10, 0, 1024),
      ],
      [
        "01 session:310,system:launch", "01 session:310,action:readSettings,phase:begin",
        "01.1 session:310,action:readSettings,phase:end",
      ]
    ),
    (
      "The app logs long before.",
      [signpost(1, "readSettings", "event"), added(9, 10, 0, 1024), removed(9.1, 10, 1024, 0)],
      [
        "01 session:310,action:readSettings", "09 session:310,system:launch",
        "09.1 session:310,callback:didBecomeActive",
      ]
    ),
    (
      "The first reason of a process whose launch is not in the log.",
      [added(1, 0, 0, 1), removed(2, 0, 1, 0)],
      ["01 session:310,callback:willResignActive", "02 session:310,callback:didBecomeActive"]
    ),
    (
      "The number of a process that has ended comes back.",
      [
        added(1, 10, 0, 1024),
        runningboard(2, "[\(runningApp):310] termination reported by launchd (0, 0, 0)"),
        added(9, 10, 0, 1024), removed(9.1, 10, 1024, 0),
      ],
      [
        "01 session:310,system:launch", "02 session:310,system:exit,reason:exit,code:0",
        "09 session:310,system:launch", "09.1 session:310,callback:didBecomeActive",
      ]
    ),
  ]

  @Test("is UIKit's first line of a process, whatever was before it", arguments: launches)
  func launch(why: String, lines: [String], expected: [String]) {
    #expect(told(lines) == expected, "\(why)")
  }
}

@Suite("Time in a log")
struct LogTimeTests {
  /// A log in which `didEnterBackground` takes 1 s, during which the clock is set by some seconds.
  private static func jump(_ seconds: Double, ticks: (Double) -> Double?) -> [String] {
    let event = "applicationDidEnterBackground"
    return [
      signpost(20, event, "begin", ticks: ticks(100)),
      signpost(21 + seconds, event, "end", ticks: ticks(101)),
      signpost(21.5 + seconds, "save", "event", ticks: ticks(101.5)),
    ]
  }

  @Test("is told by the ticks, so that a clock that is set accuses nobody", arguments: [9.0, -9.0])
  func jump(seconds: Double) {
    let lines = Self.jump(seconds) { $0 }
    #expect(told(lines).map { String($0.prefix(4)) } == ["20 s", "21 s", "21.5"])
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    #expect(Decoding.check(text).findings.isEmpty)
  }

  @Test("is told by the wall clock where there are no ticks, or none that fit it")
  func withoutTicks() {
    #expect(told(Self.jump(9) { _ in nil })[1].hasPrefix("30 "))
    // A tick a second is no rate of a device.
    #expect(told(Self.jump(9) { $0 / 24_000_000 })[1].hasPrefix("30 "))
  }

  @Test("begins anew where the device was started again")
  func restart() {
    for boots in [("A", "B"), ("", "")] {
      let lines = [
        entry(1, "Performing snapshot request 1", ticks: 500, boot: boots.0),
        entry(2, "Performing snapshot request 2", ticks: 501, boot: boots.0),
        entry(40, "Performing snapshot request 3", ticks: 5, boot: boots.1),
        entry(41, "Performing snapshot request 4", ticks: 6, boot: boots.1),
      ]
      #expect(told(lines).map { String($0.prefix(3)) } == ["01 ", "02 ", "40 ", "41 "])
    }
  }

  @Test("is cut where the clock may have been set and no ticks tell by how much")
  func timesync() {
    let sync = #"{"timestamp":"2026-03-02 09:00:20.500000+0000","eventType":"timesyncEvent"}"#
    let lines = Self.jump(9) { _ in nil }
    let events = told([lines[0], sync, lines[1]])
    #expect(events.map { $0.contains("gap") } == [false, true, false])
    let withTicks = Self.jump(9) { $0 }
    #expect(told([withTicks[0], sync, withTicks[1], withTicks[2]]).count == 3)
  }

  @Test("of a loss is when entries were lost, and not when that was noticed")
  func loss() {
    let loss =
      #"{"timestamp":"2026-03-02 09:00:04.500000+0000","eventType":"lossEvent","lossCount":7,"#
      + #""lossStartTimestamp":"2026-03-02 09:00:03.000000+0000","#
      + #""lossEndTimestamp":"2026-03-02 09:00:03.400000+0000"}"#
    #expect(
      told([added(1, 0, 0, 1), removed(3.2, 0, 1, 0), added(4, 0, 0, 1), loss]) == [
        "01 session:310,callback:willResignActive", "03 session:310,system:gap,count:7",
        "03.2 session:310,callback:didBecomeActive", "03.4 session:310,system:gap,count:7",
        "04 session:310,callback:willResignActive",
      ])
    // What was told already cannot be taken back: the gap comes as early as it can.
    #expect(
      told([added(1, 0, 0, 1), removed(5, 0, 1, 0), added(9, 0, 0, 1), loss])
        .map { $0.contains("gap") } == [false, false, true, true, false])
  }
}

@Suite("The processes of a log")
struct LogProcessTests {
  @Test("are known by their bundle, also what they logged before it was named")
  func bundle() {
    let lines = [
      added(1, 10, 0, 1024), removed(2, 10, 1024, 0), added(3, 0, 0, 1, pid: 55),
      runningboard(9, "[\(runningApp):310] Set darwin role to: UserInteractive"),
      added(10, 0, 0, 1),
    ]
    for name in ["com.example.notes", "notes"] {
      #expect(
        told(lines, process: name) == [
          "01 session:310,system:launch", "02 session:310,callback:didBecomeActive",
          "10 session:310,callback:willResignActive",
        ], "\(name)")
    }
    #expect(told(lines, process: "com.example.weather").isEmpty)
    // The system's word on it comes first, and the app says itself which it is.
    let others = [
      runningboard(0.5, "Calculated state for app<com.example.x(1)>: running-suspended"),
      runningboard(1.5, "Calculated state for app<com.example.x(1)>: running-active (role: Focal)"),
      added(1, 10, 0, 1024), removed(4, 10, 1024, 0),
      entry(6, "App with bundleID:com.example.x is no longer foreground at time=1, attempting"),
    ]
    #expect(
      told(others, process: "com.example.x") == [
        "00.5 session:310,system:suspend", "01 session:310,system:launch,prewarmed:true",
        "04 session:310,callback:didBecomeActive",
      ])
  }

  static let phantoms: [(why: String, lines: [String], sessions: Set<String>)] = [
    (
      "A state without a number, of an app that is in the log.",
      [
        added(1, 0, 0, 1),
        runningboard(1.5, "Calculated state for \(runningApp): running-suspended"),
      ], ["310"]
    ),
    (
      "A state without a number, of an app that is not.",
      [
        added(1, 0, 0, 1),
        runningboard(1.5, "Calculated state for app<com.example.mail>: running-suspended"),
      ], ["310"]
    ),
    (
      "An interval without a number.",
      [added(1, 0, 0, 1), signpost(2, "save", "begin", pid: nil)], ["310"]
    ),
    (
      "The number comes after entries without it.",
      [signpost(1, "save", "event", pid: nil), added(2, 0, 0, 1)], ["310"]
    ),
    (
      "A process of the system that the kernel ends.",
      [
        added(1, 0, 0, 1),
        entry(
          2, "memorystatus: killing_specific_process pid 99 [mediaanalysisd] (idle-exit 0s) 9KB",
          pid: 0, path: "/kernel"),
      ], ["310"]
    ),
  ]

  @Test("are sessions of their own, and no entry makes one up", arguments: phantoms)
  func sessions(why: String, lines: [String], sessions: Set<String>) {
    let found = told(lines).compactMap { line in
      line.split(separator: "session:").last.map { String($0.prefix { $0 != "," }) }
    }
    #expect(Set(found) == sessions, "\(why)")
  }
}

@Suite("What the system says of an app in a log")
struct LogVerdictTests {
  private static func notes(_ message: String, _ second: Double = 3) -> String {
    runningboard(second, "[\(runningApp):310] \(message)")
  }

  static let verdicts: [(lines: [String], id: DiagnosticID?, text: String)] = [
    (
      [notes("termination reported by launchd (15, 77, 9)")], .endedBySystem, "does not know (0x4d)"
    ),
    ([notes("termination reported by launchd (99, 5, 9)")], .endedBySystem, "does not know (0x5)"),
    (
      [notes("termination reported by launchd (10, 3735943697, 9)")], .endedNormally,
      "the user forced"
    ),
    ([notes("termination reported by launchd (1, 7, 9)")], .endedBySystem, "more memory than"),
    ([notes("termination reported by launchd (1, 17, 9)")], .endedNormally, "was suspended"),
    ([notes("termination reported by launchd (1, 4, 9)")], .endedBySystem, "to free memory (4)"),
    (
      [notes("Suspending task.", 2), notes("termination reported by launchd (1, 4, 9)")],
      .endedNormally, "to free memory (4)"
    ),
    (
      [notes("Suspending task.", 2), notes("termination reported by launchd (1, 7, 9)")],
      .endedBySystem, "more memory than"
    ),
    ([notes("termination reported by launchd (2, 15, 15)")], nil, ""),
    (
      [
        entry(
          3, "Notes [310] exceeded mem limit: ActiveHard 3376 MB (fatal)", pid: 0, path: "/kernel"),
        entry(
          3.1, "memorystatus: killing_specific_process pid 310 [Notes] (per-process-limit 10) 3KB",
          pid: 0, path: "/kernel"),
      ], .endedBySystem, "more memory than"
    ),
    (
      [
        entry(
          3,
          "[com.example.notes] Executing termination for reason (none) with request: <FBSProcess"
            + "TerminationRequest: 0x1; explanation: \"scene-create watchdog transgression: "
            + "com.example.notes exhausted CPU time allowance of 3.77 seconds\">", pid: 35,
          path: "/System/Library/CoreServices/SpringBoard.app/SpringBoard"),
        notes("termination reported by launchd (10, 2343432205, 9)", 4),
      ], .endedBySystem, "scene-create took longer than its 3.77 s"
    ),
    (
      [
        entry(
          3,
          "Background task still not ended after expiration handlers were called: <_UIBackground"
            + "TaskInfo: 0x1>: taskID = 8, taskName = save, creationTime = 7 (elapsed = 26). This")
      ], .warnedBySystem, "the background task save was not ended"
    ),
    (
      [
        entry(
          3, "Background task still not ended after expiration handlers were called: <private>.")
      ],
      .warnedBySystem, "a background task was not ended"
    ),
    (
      [entry(3, "Background Task 5 (\"save\"), was created over 30 seconds ago. In applications")],
      .warnedBySystem, "save was begun over 30 seconds ago"
    ),
  ]

  @Test("is told in words, once, and as a fault only where it is one", arguments: verdicts)
  func verdict(lines: [String], id: DiagnosticID?, text: String) {
    let log = ([added(1, 0, 0, 1)] + lines).joined(separator: "\n") + "\n"
    let diagnostics = Decoding.trace(Array(log.utf8)).diagnostics
    #expect(diagnostics.map(\.id) == (id.map { [$0] } ?? []))
    #expect(diagnostics.allSatisfy { $0.message.contains(text) }, "\(diagnostics)")
  }
}

@Suite("What is brought into order")
struct ReorderTests {
  @Test("waits, watched live, no longer than it may")
  func live() {
    var order = Reorder<String>(window: 2000, capacity: 100)
    order.add("b", at: 20, arrival: 100)
    order.add("a", at: 10, arrival: 101)
    order.add("d", at: 40, arrival: 102)
    #expect(order.take(arrivedBy: 99).isEmpty)
    #expect(order.take(arrivedBy: 101) == ["a", "b"])
    order.add("c", at: 30, arrival: 103)
    #expect(order.take(arrivedBy: 102) == ["c", "d"])
    #expect(order.take(arrivedBy: 200).isEmpty)
    #expect(order.next(isAtEnd: true) == nil)
  }
}
