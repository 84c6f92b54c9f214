import Foundation
import LifelintTrace
import Testing

@testable import LifelintRecorder

@Suite("The recorder's files")
struct FolderTests {
  private func options(_ files: RecordedFiles, limit: Int = 1 << 20) -> Lifelint.Options {
    var options = Lifelint.Options(folder: files.folder.path)
    options.fileLimit = limit
    options.onProblem = { Issue.record("\($0)") }
    return options
  }

  /// One session that records some events, each written by itself.
  private func session(_ options: Lifelint.Options, _ names: [String]) {
    let recorder = Recorder()
    recorder.start(options, launch: Launch(time: recorder.clock.now))
    for name in names {
      recorder.record(RecordedEvent(kind: .action, name: "tick", of: name))
      #expect(recorder.flush(nanoseconds: 10_000_000_000))
    }
    recorder.close()
  }

  @Test("Sessions follow one another in one file")
  func appended() throws {
    try RecordedFiles.withFolder { files in
      session(options(files), ["a"])
      session(options(files), ["b"])
      let file = try #require(try files.files().first)
      #expect(try files.files().count == 1)
      #expect(file.lines.compactMap { text("of", $0) } == ["a", "b"])
      #expect(file.lines.filter { $0["lifelint"] != nil }.count == 1)
      #expect(Set(file.lines.compactMap { text("session", $0) }).count == 2)
      #expect(file.diagnostics.isEmpty)
    }
  }

  @Test("A full file is followed by the next, which says that its session began elsewhere")
  func rotation() throws {
    try RecordedFiles.withFolder { files in
      let names = (0..<40).map { "n:\($0)" }
      var options = options(files, limit: 1_000)
      options.fileCount = 100
      session(options, names)
      let all = try files.files()
      #expect(all.count > 3)
      #expect(all.flatMap(\.lines).compactMap { text("of", $0) } == names)
      for (place, file) in all.enumerated() {
        #expect(file.diagnostics.isEmpty)
        #expect(file.lines[0]["lifelint"] as? Int == 1)
        #expect(text("system", file.lines[1]) == (place == 0 ? "launch" : "gap"))
        if place > 0 { #expect(text("previous", file.lines[1]) == all[place - 1].name) }
        let size = try Data(contentsOf: files.folder.appending(path: file.name)).count
        #expect(size <= 1_000)
      }
    }
  }

  @Test("The oldest files go")
  func oldest() throws {
    try RecordedFiles.withFolder { files in
      var options = options(files, limit: 1_000)
      options.fileCount = 3
      session(options, (0..<60).map { "n:\($0)" })
      let names = files.names
      #expect(names.count == 3)
      let last = try #require(try files.files().last)
      #expect(last.lines.compactMap { text("of", $0) }.last == "n:59")
      options.fileCount = 1
      session(options, ["again"])
      #expect(files.names.count == 1)
    }
  }

  @Test("What others keep in the folder stays as it is")
  func others() throws {
    try RecordedFiles.withFolder { files in
      try FileManager.default.createDirectory(at: files.folder, withIntermediateDirectories: true)
      let others = ["trace-1.jsonl", "trace-000000.jsonl", "trace-abc.jsonl", "trace-000009.txt"]
      for name in others { try Data("x".utf8).write(to: files.folder.appending(path: name)) }
      var options = options(files, limit: 500)
      options.fileCount = 1
      session(options, (0..<20).map { "n:\($0)" })
      for name in others {
        #expect(try Data(contentsOf: files.folder.appending(path: name)) == Data("x".utf8))
      }
    }
  }

  @Test("A line that a kill has cut goes, at whatever byte it was cut, and no whole one with it")
  func cutLine() throws {
    try RecordedFiles.withFolder { files in
      session(options(files), ["a", "b"])
      let file = files.folder.appending(path: "trace-000001.jsonl")
      let whole = try Data(contentsOf: file)
      let header = try #require(whole.firstIndex(of: UInt8(ascii: "\n")))
      for end in header + 1...whole.count {
        try whole.prefix(end).write(to: file)
        let wholeLines = whole.prefix(end).count { $0 == UInt8(ascii: "\n") }
        session(options(files), ["new"])
        let found = try #require(try files.files().first)
        #expect(found.diagnostics.isEmpty, "cut after \(end) bytes")
        // Its launch and its event.
        #expect(found.lines.count == wholeLines + 2)
        #expect(found.lines.last.flatMap { text("of", $0) } == "new")
      }
      #expect(files.names == ["trace-000001.jsonl"])
    }
  }

  @Test("A line that a kill has cut goes from a file too to which nothing more is added")
  func cutLineOfHalfFullFile() throws {
    try RecordedFiles.withFolder { files in
      session(options(files, limit: 1_000), ["a", "b", "c", "d", "e", "f"])
      let file = files.folder.appending(path: "trace-000001.jsonl")
      let whole = try Data(contentsOf: file)
      #expect(whole.count > 500)
      try whole.dropLast(5).write(to: file)
      session(options(files, limit: 1_000), ["new"])
      let found = try files.files()
      #expect(found.count == 2)
      #expect(found.allSatisfy { $0.diagnostics.isEmpty })
    }
  }

  @Test(
    "A file that ends at any byte of a line is read, with nothing but that its last line is cut")
  func readable() throws {
    try RecordedFiles.withFolder { files in
      let recorder = Recorder()
      recorder.start(options(files), launch: Launch(time: recorder.clock.now))
      let fields: Lifelint.Fields = [
        "text": "\"\\\n\u{1}ü日😀", "flag": true, "off": false, "count": -12, "share": 1e-300,
        "none": .number(.nan), "texts": ["a", "b"],
      ]
      recorder.record(
        RecordedEvent(
          kind: .action, name: "save", phase: .begin, scene: "scene-1", of: "draft:\"1\"",
          fields: fields))
      recorder.close()
      let file = files.folder.appending(path: "trace-000001.jsonl")
      let whole = try Data(contentsOf: file)
      let launch = try #require(whole.firstRange(of: Data("launch".utf8)))
      let first = try #require(whole[launch.upperBound...].firstIndex(of: UInt8(ascii: "\n")))
      for end in first + 1...whole.count {
        try whole.prefix(end).write(to: file)
        let found = try #require(try files.files().first).diagnostics
        let isWhole = end == first + 1 || end >= whole.count - 1
        #expect(found == (isWhole ? [] : [.cutLastLine]), "after \(end) of \(whole.count) bytes")
      }
    }
  }

  @Test("A file that is not this app's as it is now is left alone, and the next one begun")
  func otherHeader() throws {
    try RecordedFiles.withFolder { files in
      session(options(files), ["a"])
      let file = files.folder.appending(path: "trace-000001.jsonl")
      let before = try Data(contentsOf: file)
      var newer = options(files)
      newer.app = "Notes 4"
      session(newer, ["b"])
      #expect(try Data(contentsOf: file) == before)
      #expect(files.names == ["trace-000001.jsonl", "trace-000002.jsonl"])
      try Data().write(to: files.folder.appending(path: "trace-000007.jsonl"))
      session(newer, ["c"])
      #expect(files.names.last == "trace-000008.jsonl")
    }
  }

  @Test("A folder that is taken away while it is used is made again")
  func removed() throws {
    try RecordedFiles.withFolder { files in
      let recorder = Recorder()
      recorder.start(options(files), launch: nil)
      recorder.record(RecordedEvent(kind: .action, name: "tick", of: "before"))
      #expect(recorder.flush(nanoseconds: 10_000_000_000))
      try FileManager.default.removeItem(at: files.folder)
      recorder.record(RecordedEvent(kind: .action, name: "tick", of: "after"))
      #expect(recorder.flush(nanoseconds: 10_000_000_000))
      recorder.close()
      let file = try #require(try files.files().first)
      #expect(file.lines.compactMap { text("system", $0) } == ["gap"])
      #expect(file.lines.compactMap { text("of", $0) } == ["after"])
      #expect(file.diagnostics.isEmpty)
    }
  }
}
