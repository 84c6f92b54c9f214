import LifelintTrace
import Testing

@Suite("A line that cannot be read")
struct UnreadableLineTests {
  /// A bad line, the column that is at fault and what is said.
  struct Bad: CustomTestStringConvertible, Sendable {
    var line: String
    var column: Int
    var message: String
    var testDescription: String { line }

    init(_ line: String, _ column: Int, _ message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  private func expect(_ bad: Bad) {
    let good = #"{"t":0,"action":"x"}"#
    let reading = Reading("\(good)\n\(bad.line)\r\n\(good)\n")
    #expect(reading.events.map(\.line) == [1, 3])
    #expect(reading.diagnostics.map(\.id) == [.unreadableLine])
    #expect(reading.diagnostics.map(\.line) == [2])
    #expect(reading.diagnostics.first?.column == bad.column)
    #expect(reading.diagnostics.first?.message == bad.message)
    #expect(reading.diagnostics.first?.hint.isEmpty == false)
    #expect(reading.reader.unreadableCount == 1)
  }

  static let shapes = [
    Bad("hello", 1, #"the line begins with "hello"; it has to be a JSON object"#),
    Bad("  [1]", 3, #"the line begins with "[1]"; it has to be a JSON object"#),
    Bad("{}", 1, #"the line has no "t""#),
    Bad(
      #"{"t":1,"action":"x"} {"t":2}"#, 22, #""{" stands where the end of the line was expected"#),
    Bad(#"{"t":1,"action":"x"},"#, 21, #""," stands where the end of the line was expected"#),
    Bad(#"{"t":1,"action":"x""#, 20, #"the line ends where "," or "}" was expected"#),
    Bad(#"{"t":1,}"#, 8, #""}" stands where a key in quotes after "," was expected"#),
    Bad(#"{,"t":1}"#, 2, #""," stands where a key in quotes or "}" was expected"#),
    Bad(#"{t:1}"#, 2, #""t" stands where a key in quotes or "}" was expected"#),
    Bad(#"{"t" 1}"#, 6, #""1" stands where ":" after the key was expected"#),
    Bad(#"{"t":1 "action":"x"}"#, 8, #"a quote stands where "," or "}" was expected"#),
    Bad(#"{"t":}"#, 6, #""}" stands where a value was expected"#),
    Bad(#"{"t":1,"a":[1,]}"#, 15, #""]" stands where a value was expected"#),
    Bad(#"{"t":1,"a":[1 2]}"#, 15, #""2" stands where "," or "]" was expected"#),
    Bad(#"{"t":1,"a":[1}"#, 14, #""}" stands where "," or "]" was expected"#),
    Bad(#"{"t":1,"a":{"b" 1}}"#, 17, #""1" stands where ":" after the key was expected"#),
    Bad(#"{"t":1,"a":NaN}"#, 12, #""NaN" stands where a value was expected"#),
    Bad(#"{"t":1,"a":nul}"#, 12, #""nul" stands where a value was expected"#),
    Bad(#"{"t":1,"a":'x'}"#, 12, #""'x'" stands where a value was expected"#),
    Bad(#"{"t":1,"a":True}"#, 12, #""True" stands where a value was expected"#),
    Bad(#"{"t":01}"#, 6, "a number begins with a zero that means nothing"),
    Bad(#"{"t":1.}"#, 8, #""}" stands where a digit was expected"#),
    Bad(#"{"t":.5}"#, 6, #""." stands where a value was expected"#),
    Bad(#"{"t":+1}"#, 6, #""+" stands where a value was expected"#),
    Bad(#"{"t":-}"#, 7, #""}" stands where a digit was expected"#),
    Bad(#"{"t":1e+}"#, 9, #""}" stands where a digit was expected"#),
    Bad("{\"t\":1,\"a\":\"\u{0}\"}", 13, "the byte 0x00 stands unescaped in a text"),
    Bad("{\"t\":1,\"a\":\"\t\"}", 13, "the byte 0x09 stands unescaped in a text"),
    Bad("\u{0}\u{0}", 1, "the line begins with \"\u{0}\u{0}\"; it has to be a JSON object"),
    Bad(#"{"t":1,"a":"x}"#, 15, "the line ends inside of a text"),
    Bad(#"{"t":1,"a":"\x"}"#, 13, #"a backslash before "x" is no JSON escape"#),
    Bad(#"{"t":1,"a":"\u12g4"}"#, 17, #""g" stands where a hexadecimal digit was expected"#),
    Bad(#"{"t":1,"a":"\ud83d"}"#, 13, #""\ud83d" is half of a surrogate pair"#),
    Bad(#"{"t":1,"a":"\ude00x"}"#, 13, #""\ude00" is half of a surrogate pair"#),
    Bad(#"{"t":1,"a":"\ud83d\n"}"#, 13, #""\ud83d" is half of a surrogate pair"#),
    Bad(#"{"t":1,"a":"\ud83d\u0041"}"#, 13, #""\ud83d" is half of a surrogate pair"#),
    Bad(#"{"\ud83d":1}"#, 3, #""\ud83d" is half of a surrogate pair"#),
  ]

  @Test("because it is no JSON object says where and what was expected", arguments: shapes)
  func shape(bad: Bad) { expect(bad) }

  static let meanings = [
    Bad(#"{"action":"x"}"#, 1, #"the line has no "t""#),
    Bad(#" {"t":null,"action":"x"}"#, 2, #"the line has no "t""#),
    Bad(#"{"t":1}"#, 1, #"the line has none of "callback", "system" and "action""#),
    Bad(#"{"t":1,"action":null}"#, 1, #"the line has none of "callback", "system" and "action""#),
    Bad(#"{"t":1,"action":"x","callback":"y"}"#, 21, #"the line has both "action" and "callback""#),
    Bad(#"{"t":1,"system":"exit","action":"y"}"#, 24, #"the line has both "system" and "action""#),
    Bad(
      #"{"t":true,"action":"x"}"#, 6,
      "t is true; it has to be a number of seconds or an RFC 3339 date-time"),
    Bad(
      #"{"t":"12","action":"x"}"#, 6,
      #"t is "12"; it has to be a number of seconds or an RFC 3339 date-time"#),
    Bad(
      #"{"t":{"a":1},"action":"x"}"#, 6,
      #"t is {"a":1}; it has to be a number of seconds or an RFC 3339 date-time"#),
    Bad(
      #"{"t":"2026-03-01T12:00:00","action":"x"}"#, 6,
      #"t is "2026-03-01T12:00:00"; it has to be a date-time with its offset"#),
    Bad(
      #"{"t":1e400,"action":"x"}"#, 6,
      "t is 1e400; it has to be within 292 years of the clock's zero"),
    Bad(
      #"{"t":1,"action":"x","phase":"start"}"#, 29,
      #"phase is "start"; it has to be "begin" or "end""#),
    Bad(#"{"t":1,"action":"x","phase":1}"#, 29, #"phase is 1; it has to be "begin" or "end""#),
    Bad(
      #"{"t":1,"action":"x","session":1.5}"#, 31,
      "session is 1.5; it has to be a text or a whole number"),
    Bad(
      #"{"t":1,"action":"x","session":true}"#, 31,
      "session is true; it has to be a text or a whole number"),
    Bad(#"{"t":1,"action":"x","scene":1}"#, 29, "scene is 1; it has to be a text"),
    Bad(
      #"{"t":1,"action":"x","thread":["main"]}"#, 30, #"thread is ["main"]; it has to be a text"#),
    Bad(#"{"t":1,"action":"x","of":false}"#, 26, "of is false; it has to be a text"),
    Bad(#"{"t":1,"callback":["x"]}"#, 19, #"callback is ["x"]; it has to be a text"#),
    Bad(#"{"t":1,"action":7,"phase":7}"#, 17, "action is 7; it has to be a text"),
    Bad(#"{"t":1,"action":"x","of":1,"of":"y","of":2}"#, 42, "of is 2; it has to be a text"),
    Bad(#"{"lifelint":1}"#, 2, "a header stands here; only the first line of a file can be one"),
  ]

  @Test(
    "because it is no event says which value is wrong and what it has to be", arguments: meanings)
  func meaning(bad: Bad) { expect(bad) }

  @Test("shows no more of itself than a message can bear")
  func excerpt() {
    let long = String(repeating: "é", count: 1000)
    for line in [
      long, #"{"t":0,"action":"x","phase":"\#(long)"}"#, #"{"t":0,"action":"x","of":[\#(long)]}"#,
    ] {
      let message = Reading(line + "\n").diagnostics.first?.message ?? ""
      #expect(!message.isEmpty)
      #expect(message.utf8.count < 160)
    }
  }

  @Test(
    "where its bytes are not UTF-8",
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0x80], [0xE2, 0x82],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    let line = Array(#"{"t":0,"action":"x","a":""#.utf8) + bytes + Array("\"}\n".utf8)
    let reading = Reading(.bytes(line))
    #expect(reading.events.isEmpty)
    #expect(reading.diagnostics.map(\.column) == [26])
    #expect(reading.diagnostics.first?.message.hasSuffix("stands where UTF-8 was expected") == true)
  }

  @Test("is counted always, and told one by one up to a thousand")
  func many() {
    let reading = Reading(String(repeating: "x\n", count: 5000))
    #expect(reading.reader.unreadableCount == 5000)
    #expect(reading.diagnostics.count == 1001)
    #expect(reading.diagnostics.last?.line == 1001)
    #expect(
      reading.diagnostics.last?.message == "this and 3999 further lines could not be read")
  }
}
