import Foundation
import LifelintTrace
import Testing

@Suite("A trace")
struct SourceTests {
  static let lines = (0..<5000).map { #"{"t":\#($0),"action":"save","of":"draft:\#($0)"}"# }
  static let text = lines.joined(separator: "\n") + "\n"

  /// A folder of its own for each test, which goes with it.
  final class Folder {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "trace-\(UUID().uuidString)"
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String, _ data: Data) throws -> String {
      let file = path + "/" + name
      try data.write(to: URL(filePath: file))
      return file
    }
  }

  static func gzip(_ text: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-c"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    Thread.detachNewThread {
      input.fileHandleForWriting.write(Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }
    let packed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return packed
  }

  private func expectWhole(_ reading: Reading) {
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.events.count == Self.lines.count)
    #expect(reading.events.last?.time == Int64(Self.lines.count - 1) * 1_000_000_000)
    #expect(reading.reader.byteCount == Self.text.utf8.count)
    #expect(reading.reader.eventCount == Self.lines.count)
  }

  @Test("is read from memory") func memory() { expectWhole(Reading(Self.text)) }

  @Test("is read from a file")
  func file() throws {
    let folder = try Folder()
    expectWhole(Reading(.path(try folder.file("a.jsonl", Data(Self.text.utf8)))))
  }

  @Test("is unpacked where its name or its first bytes say that it is packed")
  func packed() throws {
    let folder = try Folder()
    let packed = try Self.gzip(Self.text)
    for name in ["a.jsonl.gz", "packed without saying so"] {
      expectWhole(Reading(.path(try folder.file(name, packed))))
    }
    // gzip warns of what follows packed data, and unpacks it all the same.
    expectWhole(Reading(.path(try folder.file("b.gz", packed + Data(count: 512)))))
  }

  @Test("that is packed and cut off is read up to there, and says why")
  func cutPacked() throws {
    let folder = try Folder()
    let packed = try Self.gzip(Self.text)
    let reading = Reading(.path(try folder.file("a.gz", packed.prefix(packed.count / 2))))
    #expect(reading.events.count > 100)
    #expect(reading.events.count < Self.lines.count)
    let last = try #require(reading.diagnostics.first { $0.id == .unreadableTrace })
    #expect(last.line == 0)
    #expect(last.message.hasSuffix("a.gz\" cannot be unpacked: unexpected end of file"))
  }

  @Test("that only says that it is packed cannot be read")
  func notPacked() throws {
    let folder = try Folder()
    let reading = Reading(.path(try folder.file("a.gz", Data(Self.text.utf8))))
    #expect(reading.events.isEmpty)
    #expect(reading.diagnostics.map(\.id) == [.unreadableTrace])
    #expect(reading.diagnostics.first?.message.hasSuffix("not in gzip format") == true)
  }

  @Test("that does not exist, is a directory or may not be read says so")
  func missing() throws {
    let folder = try Folder()
    let cases = [
      (folder.path + "/none.jsonl", "there is no file \"\(folder.path)/none.jsonl\""),
      (folder.path, "\"\(folder.path)\" is a directory"),
    ]
    for (path, message) in cases {
      let reading = Reading(.path(path))
      #expect(reading.diagnostics.map(\.id) == [.unreadableTrace])
      #expect(reading.diagnostics.first?.message == message)
      #expect(reading.diagnostics.first?.line == 0)
      #expect(reading.diagnostics.first?.hint.isEmpty == false)
    }
  }

  @Test("that is empty has no events and nothing to tell", arguments: ["", "\n", " \r\n\t\n"])
  func empty(text: String) throws {
    let folder = try Folder()
    let reading = Reading(.path(try folder.file("a.jsonl", Data(text.utf8))))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.reader.eventCount == 0)
  }

  @Test("is read from a FIFO as it comes, each event once it is there")
  func fifo() throws {
    let folder = try Folder()
    let path = folder.path + "/fifo"
    #expect(mkfifo(path, 0o600) == 0)
    let read = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      guard let handle = FileHandle(forWritingAtPath: path) else { return }
      for line in Self.lines.prefix(3) {
        handle.write(Data((line + "\n{\"t\":").utf8))
        read.wait()
        handle.write(Data("9,\"action\":\"rest\"}\n".utf8))
      }
      try? handle.close()
    }
    let symbols = SymbolTable()
    let reader = TraceReader(
      source: .path(path), symbols: symbols, names: NameTable(symbols: symbols), fields: [])
    var batch = EventBatch()
    var counts: [Int] = []
    // A whole line is given while the rest of the next one has not even been written.
    while reader.read(into: &batch) {
      counts.append(batch.events.count)
      read.signal()
    }
    #expect(counts.reduce(0, +) == 6)
    #expect(counts.first == 1)
    #expect(counts.count >= 3)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test("comes out the same whatever pieces its bytes come in", arguments: 1...70)
  func pieces(chunk: Int) {
    let text = """
      \u{FEFF}{"lifelint":1,"os":"18"}
      {"t":1.25,"session":"a81f","callback":"applicationDidBecomeActive(_:)","phase":"begin","ok":true}
      \t
      {"t":"2026-03-01T12:00:00Z","action":"caf\\u00e9 é 😀","ok":[1,{"a":"\\""}]}\r
      bad
      {"t":9.5,"system":"unheard of"}
      {"t":10,"acti
      """
    let whole = Reading(text, fields: ["ok"])
    let pieces = Reading(text, fields: ["ok"], options: Reading.Options(chunk: chunk))
    #expect(whole.texts.count == 3)
    #expect(
      whole.diagnostics.map(\.id) == [.unreadableLine, .unknownName, .cutLastLine])
    #expect(pieces.texts == whole.texts)
    #expect(pieces.diagnostics == whole.diagnostics)
    #expect(pieces.headerTexts == whole.headerTexts)
    #expect(pieces.reader.byteCount == text.utf8.count)
  }
}

@Suite("A last line without its newline")
struct LastLineTests {
  static let line = #"{"t":-1.5e3,"action":"é\n\ud83d\ude00","of":[true,{"a":null}]}"#

  @Test("that is cut short anywhere is told as that")
  func cut() {
    let bytes = Array(Self.line.utf8)
    let first = Array("{\"t\":0,\"action\":\"x\"}\n".utf8)
    for count in 1..<bytes.count {
      let reading = Reading(.bytes(first + bytes[..<count]))
      #expect(reading.events.count == 1)
      #expect(reading.diagnostics.map(\.id) == [.cutLastLine], "\(count)")
      #expect(reading.diagnostics.map(\.line) == [2])
      #expect(reading.reader.unreadableCount == 0)
    }
  }

  @Test(
    "that no more bytes could make good cannot be read like any other",
    arguments: ["x", "{\"t\":1,}", "{\"t\":1}", "{\"t\":01", "{} {", "{\"t\":tru}", "{\"a\":\"\\x"])
  func bad(line: String) {
    #expect(Reading(line).diagnostics.map(\.id) == [.unreadableLine])
  }
}

@Suite("A hostile trace")
struct HostileTraceTests {
  private let good = "\n{\"t\":0,\"action\":\"x\"}\n"

  @Test("may nest as deep as it likes", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func deep(open: String) {
    let depth = 100_000
    let closing = open.reversed().map { $0 == "[" ? "]" : $0 == "{" ? "}" : "" }.joined()
    let value =
      String(repeating: open, count: depth) + "1"
      + String(repeating: closing, count: depth)
    let line = #"{"t":0,"action":"x","reason":\#(value)}"#
    let reading = Reading(line + good + String(line.dropLast(depth)) + good, fields: ["reason"])
    #expect(reading.events.map(\.line) == [1, 2, 4])
    #expect(reading.diagnostics.map(\.line) == [3])
    #expect(Reading(line).events.count == 1)
  }

  @Test("may have a line longer than any that is read; it is left out")
  func longLine() {
    let long = #"{"t":0,"action":"\#(String(repeating: "a", count: 100_000))"}"#
    for chunk in [100, 1000, 4096] {
      let options = Reading.Options(chunk: chunk, longestLine: 50_000)
      for text in [good + long + good, good + long + "\n" + good, good + long] {
        let reading = Reading(text, options: options)
        #expect(reading.events.count == (text.hasSuffix(good) ? 2 : 1))
        #expect(reading.diagnostics.map(\.id) == [.unreadableLine])
        #expect(reading.diagnostics.map(\.line) == [3])
        #expect(reading.reader.unreadableCount == 1)
      }
    }
    #expect(Reading(long, options: Reading.Options(chunk: 100)).events.count == 1)
  }

  @Test("may hold any bytes at all")
  func anyBytes() {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
    let reading = Reading(.bytes(bytes + Array(good.utf8)))
    #expect(reading.events.count == 1)
    #expect(!reading.diagnostics.isEmpty)
  }

  @Test("may be written for no newline but CR, which ends no line")
  func carriageReturns() {
    let reading = Reading("{\"t\":0,\"action\":\"x\"}\r{\"t\":1,\"action\":\"x\"}\r")
    #expect(reading.events.isEmpty)
    #expect(reading.diagnostics.first?.column == 22)
  }
}
