import Foundation
import Testing

@testable import LifelintRecorder

@Suite("A recorded line")
struct LineTests {
  private static let session = [UInt8](#","session":"s""#.utf8)

  private func line(_ event: RecordedEvent, time: Int64 = 1_500_000_000, thread: UInt64? = nil)
    -> String
  {
    var line = Line()
    event.add(to: &line, time: time, session: Self.session, thread: thread)
    return String(decoding: line.bytes, as: UTF8.self)
  }

  @Test("Fields stand in the order of the format, and what is not known is left out")
  func order() {
    let callback = RecordedEvent(
      kind: .callback, name: "sceneDidBecomeActive", phase: .begin, scene: "A")
    #expect(
      line(callback)
        == #"{"t":1.500000000,"callback":"sceneDidBecomeActive","phase":"begin","session":"s","#
        + #""scene":"A"}"# + "\n")
    let action = RecordedEvent(kind: .action, name: "save", of: "draft:42", fields: ["bytes": 7])
    #expect(
      line(action, thread: 9)
        == #"{"t":1.500000000,"action":"save","session":"s","thread":"thread-9","#
        + #""of":"draft:42","bytes":7}"# + "\n")
    let system = RecordedEvent(kind: .system, name: "gap")
    #expect(line(system, time: 0) == #"{"t":0.000000000,"system":"gap","session":"s"}"# + "\n")
  }

  @Test(
    "A time is exact to the nanosecond",
    arguments: [
      (0, "0.000000000"), (1, "0.000000001"), (999_999_999, "0.999999999"),
      (1_000_000_000, "1.000000000"), (1_790_000_000_123_456_789, "1790000000.123456789"),
      (Int64.max, "9223372036.854775807"), (-1, "0.000000000"),
    ])
  func times(time: Int64, text: String) {
    var line = Line()
    line.addSeconds(time)
    #expect(String(decoding: line.bytes, as: UTF8.self) == text)
  }

  @Test(
    "Whatever a text holds, the line is one line of JSON with that text",
    arguments: [
      "", "a", "\"", "\\", "\n", "\r\n", "\t", "\u{0}", "\u{7F}", "\u{2028}", "ü", "日本", "😀",
      "e\u{301}", "\"},{\"t\":1", "a\\nb", String(repeating: "\u{1}", count: 500), "</script>",
    ])
  func texts(text: String) throws {
    let event = RecordedEvent(
      kind: .action, name: text, scene: text, of: text, fields: ["x": .text(text), "y": [text]])
    let line = line(event)
    #expect(line.dropLast().allSatisfy { !$0.isNewline || $0 == "\u{2028}" })
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    for key in ["action", "scene", "of", "x"] { #expect(object[key] as? String == text) }
    #expect(object["y"] as? [String] == [text])
  }

  @Test(
    "Values are JSON's",
    arguments: [
      (0, "0"), (-7, "-7"), (true, "true"), (false, "false"), (0.5, "0.5"), (1e300, "1e+300"),
      (.integer(.min), "-9223372036854775808"), (.integer(.max), "9223372036854775807"),
      (.number(.infinity), "null"), (.number(.nan), "null"), ([], "[]"),
      (["a", "b"], #"["a","b"]"#),
    ] as [(Lifelint.FieldValue, String)])
  func values(value: Lifelint.FieldValue, text: String) {
    var line = Line()
    line.addValue(value)
    #expect(String(decoding: line.bytes, as: UTF8.self) == text)
  }

  @Test(
    "A field that is called like one of the format does not take its place",
    arguments: ["t", "callback", "action", "session", "phase", "of", "thread", "scene", "system"])
  func ownKeys(key: String) throws {
    var fields = Lifelint.Fields()
    fields.add(key, "forged")
    let line = line(RecordedEvent(kind: .action, name: "save", of: "draft:1", fields: fields))
    #expect(line.contains(#""field.\#(key)":"forged""#))
    #expect(!line.contains(#""\#(key)":"forged""#))
  }
}
