import Foundation
import LifelintRecorder
import LifelintTesting
import Testing

/// The public interface records one trace in a process, so there is one test of it.
@Suite("A session that an app records")
struct SessionTests {
  private struct Failure: Error {}

  @Test("What an app records is read and checked as what it says")
  func session() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lifelint-recorder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    Lifelint.record(.tick, of: "timer:early")
    #expect(!Lifelint.isRecording)
    #expect(!Lifelint.flush())
    #expect(Lifelint.start(Lifelint.Options(folder: folder.path)))
    #expect(!Lifelint.start(Lifelint.Options(folder: folder.path)), "it has begun")
    #expect(Lifelint.isRecording)

    Lifelint.callback("application:didFinishLaunchingWithOptions:") {}
    func applicationDidBecomeActive(_ application: Int) {
      Lifelint.callback { Lifelint.record(.start, of: "timer:clock") }
    }
    applicationDidBecomeActive(1)
    Lifelint.record(.markDirty, of: "draft:1")
    #expect(Lifelint.span(.save, of: "draft:1") { 7 } == 7)
    Lifelint.record(.markDirty, of: "draft:2")
    #expect(throws: Failure.self) {
      try Lifelint.span(.save, of: "draft:2") { throw Failure() }
    }
    await Lifelint.span(.network, of: "request:a", ["bytes": 512]) { await Task.yield() }
    await #expect(throws: Failure.self) {
      try await Lifelint.span(.work, of: "job:a") {
        await Task.yield()
        throw Failure()
      }
    }
    Lifelint.record(system: "memoryPressure", ["level": "normal"])
    Lifelint.callback("applicationWillResignActive:") {
      Lifelint.record(.pause, of: "timer:clock")
    }
    Lifelint.callback("applicationDidEnterBackground:") {}
    #expect(Lifelint.flush())

    let files = RecordedFiles(folder: folder)
    let events = try files.events()
    let told = events.map { event in
      ["system", "callback", "action", "phase", "of", "result"].compactMap { text($0, event) }
        .joined(separator: " ")
    }
    #expect(
      told == [
        "launch",
        "application:didFinishLaunchingWithOptions: begin",
        "application:didFinishLaunchingWithOptions: end",
        "applicationDidBecomeActive(_:) begin", "start timer:clock",
        "applicationDidBecomeActive(_:) end",
        "markDirty draft:1", "save begin draft:1", "save end draft:1",
        "markDirty draft:2", "save begin draft:2", "save end draft:2 failed", "markDirty draft:2",
        "network begin request:a", "network end request:a",
        "work begin job:a", "work end job:a failed",
        "memoryPressure",
        "applicationWillResignActive: begin", "pause timer:clock",
        "applicationWillResignActive: end",
        "applicationDidEnterBackground: begin", "applicationDidEnterBackground: end",
      ])
    // The one fault is the draft whose save came to nothing, but for the threads of a test that
    // waits: it may go on on another than it began on.
    let problems = LifecycleCheck(failOn: .note).problems(in: .folder(folder.path))
      .filter { $0.rule != "callback_off_main" }
    #expect(problems.compactMap(\.rule) == ["save_before_suspend"])
    #expect(problems.first?.text.contains("draft:2") == true)
  }
}
