import Foundation
import Testing

@testable import LifelintRecorder

@Suite("The recorder")
struct RecorderTests {
  private func event(_ of: String) -> RecordedEvent {
    RecordedEvent(kind: .action, name: "tick", of: of)
  }

  private func options(_ files: RecordedFiles) -> Lifelint.Options {
    var options = Lifelint.Options(folder: files.folder.path)
    options.onProblem = { Issue.record("\($0)") }
    return options
  }

  /// A launch as it is held at first.
  private func launch(_ recorder: Recorder) -> Launch { Launch(time: recorder.clock.now) }

  @Test("What was recorded before a flush is in the file, after the header and the launch")
  func flushed() throws {
    try RecordedFiles.withFolder { files in
      var options = options(files)
      options.app = "Notes 3"
      options.os = "iOS 26.1"
      let recorder = Recorder()
      #expect(recorder.start(options, launch: launch(recorder)))
      for number in 0..<100 { recorder.record(event("timer:\(number)")) }
      #expect(recorder.flush(nanoseconds: 10_000_000_000))
      let file = try #require(try files.files().first)
      recorder.close()
      #expect(files.names == ["trace-000001.jsonl"])
      #expect(file.diagnostics.isEmpty)
      #expect(file.lines[0]["lifelint"] as? Int == 1)
      #expect(text("app", file.lines[0]) == "Notes 3")
      #expect(text("os", file.lines[0]) == "iOS 26.1")
      #expect(text("system", file.lines[1]) == "launch")
      #expect(file.lines.dropFirst(2).map { text("of", $0) } == (0..<100).map { "timer:\($0)" })
      #expect(Set(file.lines.dropFirst().map { text("session", $0) }).count == 1)
      #expect(file.lines.dropFirst(2).allSatisfy { $0["thread"] == nil })
    }
  }

  @Test("Nothing is recorded before the start and after the end")
  func outside() throws {
    try RecordedFiles.withFolder { files in
      let recorder = Recorder()
      recorder.record(event("early"))
      #expect(!recorder.flush(nanoseconds: 0))
      #expect(!recorder.isRunning)
      recorder.start(options(files), launch: launch(recorder))
      #expect(!recorder.start(options(files), launch: nil), "it has begun")
      recorder.record(event("between"))
      recorder.close()
      recorder.record(event("late"))
      #expect(!recorder.flush(nanoseconds: 0))
      let told = try files.events().compactMap { text("of", $0) }
      #expect(told == ["between"])
    }
  }

  @Test("Many threads record at once, each of its events once, and time never runs back")
  func threads() throws {
    try RecordedFiles.withFolder { files in
      let recorder = Recorder()
      var options = options(files)
      options.bufferLimit = 16 << 20
      recorder.start(options, launch: launch(recorder))
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for number in 0..<500 { recorder.record(event("\(thread):\(number)")) }
      }
      recorder.close()
      let file = try #require(try files.files().first)
      #expect(file.diagnostics.isEmpty, "time_backwards among them")
      let told = file.lines.compactMap { text("of", $0) }
      #expect(told.count == 4000)
      #expect(Set(told).count == 4000)
      for thread in 0..<8 {
        let own = told.filter { $0.hasPrefix("\(thread):") }
        #expect(own == (0..<500).map { "\(thread):\($0)" })
      }
    }
  }

  @Test("Another thread than the first has a name")
  func threadName() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lifelint-recorder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = RecordedFiles(folder: folder)
    let recorder = Recorder()
    recorder.start(options(files), launch: nil)
    recorder.record(event("here"))
    await withCheckedContinuation { done in
      Thread {
        recorder.record(RecordedEvent(kind: .action, name: "tick", of: "there"))
        done.resume()
      }.start()
    }
    recorder.close()
    let events = try files.events()
    #expect(text("thread", events[0]) == nil)
    #expect(text("thread", events[1])?.hasPrefix("thread-") == true)
  }

  @Test("What has no place is counted in a gap, which stands where it is missing")
  func gap() throws {
    try RecordedFiles.withFolder { files in
      let recorder = Recorder()
      var options = options(files)
      options.bufferLimit = 4_000
      // Nothing is written while the launch is held, so the buffer fills up.
      recorder.start(options, launch: launch(recorder))
      for number in 0..<1_000 { recorder.record(event("first:\(number)")) }
      recorder.release()
      #expect(recorder.flush(nanoseconds: 10_000_000_000))
      recorder.record(event("second"))
      recorder.close()
      let events = try files.events()
      let kept = events.filter { text("of", $0)?.hasPrefix("first:") == true }.count
      #expect(kept > 10)
      #expect(kept < 100)
      let gap = try #require(events.firstIndex { text("system", $0) == "gap" })
      #expect(events[gap]["events"] as? Int == 1_000 - kept)
      #expect(text("of", events[gap - 1]) == "first:\(kept - 1)")
      #expect(text("of", events[gap + 1]) == "second")
      #expect(try files.files().allSatisfy { $0.diagnostics.isEmpty })
    }
  }

  @Test("An event that is larger than the buffer is missing, and those after it are not")
  func tooLarge() throws {
    try RecordedFiles.withFolder { files in
      let recorder = Recorder()
      var options = options(files)
      options.bufferLimit = 4_000
      recorder.start(options, launch: nil)
      recorder.record(event(String(repeating: "x", count: 10_000)))
      recorder.record(event("small"))
      recorder.close()
      let events = try files.events()
      #expect(events.count == 2)
      #expect(text("system", events[0]) == "gap")
      #expect(events[0]["events"] as? Int == 1)
      #expect(text("of", events[1]) == "small")
    }
  }

  @Test("A held launch comes first with what was learned of it, and with its own time")
  func heldLaunch() throws {
    try RecordedFiles.withFolder { files in
      let recorder = Recorder()
      recorder.start(options(files), launch: launch(recorder))
      recorder.record(event("early"))
      recorder.updateLaunch { $0.lifecycle = "scene" }
      recorder.release { launch in
        launch.reason = "push"
        launch.backgroundModes = ["audio"]
        launch.isPrewarmed = true
      }
      recorder.release { $0.reason = "user" }
      recorder.record(event("late"))
      recorder.close()
      let events = try files.events()
      #expect(events.count == 3)
      #expect(text("system", events[0]) == "launch")
      #expect(text("reason", events[0]) == "push")
      #expect(text("lifecycle", events[0]) == "scene")
      #expect(events[0]["backgroundModes"] as? [String] == ["audio"])
      #expect(events[0]["prewarmed"] as? Bool == true)
      #expect(events.dropFirst().map { text("of", $0) } == ["early", "late"])
      #expect(try files.files()[0].diagnostics.isEmpty)
    }
  }

  @Test(
    "The launch of a prewarmed process stands where it begins, with the reason that comes later")
  func prewarmed() throws {
    try RecordedFiles.withFolder { files in
      let recorder = Recorder()
      recorder.start(options(files), launch: nil)
      recorder.record(RecordedEvent(kind: .system, name: "prewarm"))
      recorder.begin(launch(recorder))
      recorder.record(event("late"))
      recorder.release { $0.reason = "url" }
      recorder.close()
      let events = try files.events()
      #expect(events.compactMap { text("system", $0) } == ["prewarm", "launch"])
      #expect(text("reason", events[1]) == "url")
      #expect(text("of", events[2]) == "late")
      #expect(try files.files()[0].diagnostics.isEmpty)
    }
  }

  @Test("A flush does not wait for what a held launch was for")
  func heldFlush() throws {
    try RecordedFiles.withFolder { files in
      let recorder = Recorder()
      recorder.start(options(files), launch: launch(recorder))
      #expect(recorder.flush(nanoseconds: 10_000_000_000))
      let told = try files.events().map { text("system", $0) }
      #expect(told == ["launch"])
      recorder.close()
    }
  }

  @Test("A folder that cannot be made is told once, and nothing that has a place is lost")
  func noFolder() throws {
    try RecordedFiles.withFolder { files in
      // A file where the folder should be.
      try Data().write(to: files.folder)
      let told = Told()
      var options = options(files)
      options.onProblem = { told.add($0) }
      let recorder = Recorder()
      recorder.start(options, launch: nil)
      recorder.record(event("kept"))
      #expect(!recorder.flush(nanoseconds: 10_000_000_000))
      #expect(!recorder.flush(nanoseconds: 10_000_000_000))
      #expect(told.texts.count == 1)
      #expect(told.texts.first?.contains(files.folder.path) == true)
      try FileManager.default.removeItem(at: files.folder)
      while !recorder.flush(nanoseconds: 10_000_000_000) {}
      let kept = try files.events().map { text("of", $0) }
      #expect(kept == ["kept"])
      recorder.close()
    }
  }
}

extension RecorderTests {
  @Test(
    "A full disk is told once, and what has a place is written when there is room again",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    try RecordedFiles.withFolder { files in
      let manager = FileManager.default
      try manager.createDirectory(at: files.folder, withIntermediateDirectories: true)
      // What the recorder writes first goes to a device that is always full.
      let unfinished = files.folder.appending(path: "unfinished").path
      try manager.createSymbolicLink(atPath: unfinished, withDestinationPath: "/dev/full")
      let told = Told()
      var options = options(files)
      options.onProblem = { told.add($0) }
      let recorder = Recorder()
      recorder.start(options, launch: nil)
      for number in 0..<3 {
        recorder.record(event("kept:\(number)"))
        #expect(!recorder.flush(nanoseconds: 10_000_000_000))
      }
      #expect(told.texts.count == 1)
      #expect(told.texts.first?.contains("No space left on device") == true)
      #expect(files.names == ["unfinished"], "nothing that is no trace has a trace's name")
      try manager.removeItem(atPath: unfinished)
      while !recorder.flush(nanoseconds: 10_000_000_000) {}
      recorder.close()
      let kept = try files.events().map { text("of", $0) }
      #expect(kept == ["kept:0", "kept:1", "kept:2"])
    }
  }
}

/// Texts that another thread tells.
private final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []

  var texts: [String] { lock.withLock { all } }

  func add(_ text: String) { lock.withLock { all.append(text) } }
}
