import Foundation
import LifelintEngine
import LifelintTrace
import Testing

@testable import LifelintFormats

@Suite("The unified log")
struct UnifiedLogTests {
  static let deactivations: [([String], [String])] = [
    // An interruption.
    (
      [added(1, 0, 0, 1), removed(2, 0, 1, 0)],
      ["01 session:310,callback:willResignActive", "02 session:310,callback:didBecomeActive"]
    ),
    // Into the background and back.
    (
      [
        added(1, 0, 0, 1), added(2, 11, 1, 2049), removed(3, 0, 2049, 2048),
        removed(4, 11, 2048, 0),
      ],
      [
        "01 session:310,callback:willResignActive", "02 session:310,callback:didEnterBackground",
        "04 session:310,callback:willEnterForeground", "04 session:310,callback:didBecomeActive",
      ]
    ),
    // A launch is no resign, and only the first line of a process is one.
    (
      [added(1, 10, 0, 1024), removed(2, 10, 1024, 0), added(3, 10, 0, 1024)],
      [
        "01 session:310,system:launch", "02 session:310,callback:didBecomeActive",
        "03 session:310,callback:willResignActive",
      ]
    ),
    // Lines were lost between two that do not fit.
    (
      [added(1, 0, 0, 1), removed(2, 5, 33, 1), removed(3, 0, 1, 0)],
      [
        "01 session:310,callback:willResignActive", "02 session:310,system:gap",
        "03 session:310,callback:didBecomeActive",
      ]
    ),
    // Other messages about reasons tell nothing.
    (
      [entry(1, "Ignoring already applied deactivation reason: 12; deactivation reasons: 6176")], []
    ),
  ]

  @Test("tells of callbacks by UIKit's deactivation reasons", arguments: deactivations)
  func deactivation(lines: [String], expected: [String]) {
    #expect(told(lines) == expected)
  }

  @Test("is sorted within two seconds, and what is repeated counts once")
  func order() {
    let lines = [added(3, 5, 1, 33), added(2.9, 0, 0, 1), added(3, 5, 1, 33), removed(4, 0, 33, 0)]
    #expect(
      told(lines) == [
        "02.9 session:310,callback:willResignActive", "04 session:310,callback:didBecomeActive",
      ])
    let text = lines.joined(separator: "\n") + "\n"
    #expect(
      Decoding.trace(Array(text.utf8)).diagnostics.map(\.id) == [.repeatedEvent])
  }

  @Test("tells a straggler where it stands, and the check says that time runs backwards")
  func straggler() {
    let snapshot = entry(2, "Performing snapshot request 0x1 (type 1)")
    let lines = [added(1, 0, 0, 1), removed(9, 0, 1, 0), added(20, 0, 0, 1), snapshot]
    #expect(told(lines).map { String($0.prefix(2)) } == ["01", "09", "02", "20"])
    let result = Decoding.check(Array((lines.joined(separator: "\n") + "\n").utf8))
    #expect(result.findings.contains { $0.rule == "time_backwards" && $0.line == 4 })
  }

  @Test("leaves out background tasks of the system, and follows those of the app")
  func tasks() {
    func created(_ second: Double, _ id: Int, _ name: String) -> String {
      entry(
        second,
        "Created background task <_UIBackgroundTaskInfo: 0x1>: taskID = \(id), taskName = \(name), "
          + "creationTime = 6 (elapsed = 0).")
    }
    func ending(_ second: Double, _ id: Int) -> String {
      entry(second, "Ending background task with UIBackgroundTaskIdentifier: \(id)")
    }
    let own = "Called by Notes, from $s5Notes5SceneC"
    #expect(
      told([
        created(1, 1, "com.apple.uikit.applicationSnapshot"), created(2, 2, own),
        created(3, 3, "_UIRemoteKeyboard XPC disconnection"), ending(4, 1), ending(5, 2),
        ending(6, 3), ending(7, 99),
      ]) == [
        "02 session:310,action:beginBackgroundTask,of:task:\(own),id:2",
        "05 session:310,action:endBackgroundTask,of:task:\(own),id:2",
      ])
  }

  @Test("tells of a suspension and a return once each, whoever says so")
  func suspension() {
    let app = "app<com.example.notes(1-2)>"
    #expect(
      told([
        added(1, 0, 0, 1), runningboard(2, "[\(app):310] Suspending task."),
        runningboard(3, "Calculated state for \(app): running-suspended (role: None)"),
        runningboard(4, "Calculated state for \(app): running-active (role: UserInteractive)"),
        runningboard(5, "Calculated state for \(app): running-active (role: UserInteractive)"),
        runningboard(6, "[app<com.apple.mobilemail(3)>:77] Suspending task."),
      ]) == [
        "01 session:310,callback:willResignActive", "02 session:310,system:suspend",
        "04 session:310,system:resume",
      ])
  }

  static let exits: [(String, String)] = [
    ("termination reported by launchd (0, 0, 0)", "reason:exit,code:0"),
    ("termination reported by launchd (0, 0, 65280)", "reason:exit,code:255"),
    ("termination reported by launchd (2, 15, 15)", "reason:terminated,code:SIGTERM"),
    ("termination reported by launchd (2, 11, 11)", "reason:crash,code:SIGSEGV"),
    ("termination reported by launchd (10, 2343432205, 9)", "reason:watchdog,code:0x8badf00d"),
    (
      "termination reported by launchd (15, 562215634, 9)", "reason:backgroundTask,code:0x2182bad2"
    ),
    ("termination reported by launchd (15, 77, 9)", "reason:system,code:0x4d"),
    (
      "exited with context <RBSProcessExitContext| status:<RBSProcessExitStatus| "
        + "domain:jetsam(1) code:per-process-limit(7)>>", "reason:jetsam,code:per-process-limit(7)"
    ),
  ]

  @Test("tells of an exit with its reason and code", arguments: exits)
  func exit(message: String, expected: String) {
    let line = runningboard(2, "[app<com.example.notes>:310] \(message)")
    let events = told([line, line])
    #expect(events.count == 1)
    #expect(events.first?.hasPrefix("02 session:310,system:exit,\(expected)") == true, "\(events)")
  }

  @Test("has a session for each process, and shows one that is asked for")
  func processes() {
    let lines = [
      added(1, 0, 0, 1), added(2, 0, 0, 1, pid: 311),
      entry(
        3, "Deactivation reason added: 0; deactivation reasons: 0 -> 1;", pid: 50,
        path: "/Applications/Preferences.app/Preferences"),
    ]
    #expect(
      told(lines) == [
        "01 session:310,callback:willResignActive", "02 session:311,callback:willResignActive",
      ])
    #expect(told(lines, process: "Preferences") == ["03 session:50,callback:willResignActive"])
    #expect(told(lines, process: "Nobody").isEmpty)
  }

  static let damaged: [(String, DiagnosticID)] = [
    (#"{"timestamp":"2026-03-02 09:00:01+0000","eventMessage":"Deactiv"#, .cutLastLine),
    (
      #"{"timestamp":"yesterday","eventMessage":"Ending background task with UIBackgroundTaskIdentifier: 1"}"#,
      .unreadableLine
    ),
    (
      #"{"eventMessage":"Ending background task with UIBackgroundTaskIdentifier: 1"}"#,
      .unreadableLine
    ),
    (#"{"nothing":1}"#, .unreadableLine),
    ("no JSON at all", .unreadableLine),
    (#"{"signpostName":"x","timestamp":5}"#, .unreadableLine),
    (#"["an","array"]"#, .unreadableLine),
  ]

  @Test("says of each line that cannot be read what is wrong, and reads on", arguments: damaged)
  func unreadable(line: String, id: DiagnosticID) {
    let first = added(1, 0, 0, 1)
    let text = "\(first)\n\(line)" + (id == .cutLastLine ? "" : "\n\(removed(2, 0, 1, 0))\n")
    let (trace, diagnostics) = Decoding.trace(Array(text.utf8))
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.map(\.line) == [2])
    #expect(trace.split(separator: "\n").count == (id == .cutLastLine ? 2 : 3))
  }

  @Test("reads keys in any order, with any spacing and any escapes")
  func spelling() {
    let plain = added(1, 0, 0, 1)
    let spaced = plain.replacingOccurrences(of: "\":", with: "\" : ")
    let escaped = plain.replacingOccurrences(of: "eventMessage", with: "event\\u004dessage")
      .replacingOccurrences(of: "/", with: "\\/")
    let reversed =
      "{" + plain.dropFirst().dropLast().split(separator: ",").reversed().joined(separator: ",")
      + "}"
    for line in [plain, spaced, escaped, reversed] {
      #expect(told([plain, removed(2, 0, 1, 0)]).count == 2)
      #expect(
        Decoding.lines(line + "\n").count == 1, "\(line)")
    }
  }
}
