import LifelintTrace
import Testing

@Suite("A line")
struct LineTests {
  /// Reads one line and expects one event without anything to tell, and gives its text.
  private func event(_ line: String, fields: [String] = []) -> String? {
    let reading = Reading(line + "\n", fields: fields)
    #expect(reading.diagnostics.isEmpty)
    let careful = Reading(line, fields: fields, options: Reading.Options(isCareful: true))
    #expect(careful.texts == reading.texts)
    return reading.texts.count == 1 ? reading.texts.first : nil
  }

  @Test(
    "is an event",
    arguments: [
      (#"{"t":1,"callback":"didBecomeActive"}"#, "1 t=1000000000 callback didBecomeActive"),
      (#"{"t":1,"system":"suspend"}"#, "1 t=1000000000 system suspend"),
      (#"{"t":1,"action":"save"}"#, "1 t=1000000000 action save"),
      (
        #"{"t":12.5,"session":"a81f","scene":"A","callback":"didBecomeActive","phase":"begin","of":"x","thread":"bg"}"#,
        "1 t=12500000000 callback didBecomeActive begin session=a81f scene=A of=x thread=bg"
      ),
      (
        #"{"thread":"main","of":"x","phase":"end","action":"save","scene":"A","session":"s","t":0}"#,
        "1 t=0 action save end session=s scene=A of=x"
      ),
      (
        "\t{ \"t\" : 1 , \"action\" : \"save\" , \"of\" : \"x\" }\r",
        "1 t=1000000000 action save of=x"
      ),
      (#"{"action":"","t":0}"#, "1 t=0 action "),
    ])
  func good(line: String, text: String) {
    #expect(event(line) == text)
  }

  @Test("takes each spelling of a callback for its one name, and says which kind it is")
  func spellings() {
    let lines = [
      "didBecomeActive", "applicationDidBecomeActive", "applicationDidBecomeActive(_:)",
      "UIApplicationDidBecomeActiveNotification",
    ].map { #"{"t":0,"callback":"\#($0)"}"# }
    let reading = Reading(lines.joined(separator: "\n"))
    #expect(reading.events.map(\.spelling) == [.name, .method, .method, .notification])
    #expect(Set(reading.events.map(\.name)).count == 1)
  }

  @Test(
    "has the same text where it is spelled with escapes",
    arguments: [
      (#"{"\u0074":1,"\u0061ction":"s\u0061ve"}"#, "1 t=1000000000 action save"),
      (#"{"t":1,"callback":"did\u0042ecomeActive"}"#, "1 t=1000000000 callback didBecomeActive"),
      (#"{"t":1,"action":"x","phase":"b\u0065gin"}"#, "1 t=1000000000 action x begin"),
      (
        #"{"t":1,"action":"x","of":"\"\\\/\b\f\n\r\t"}"#,
        "1 t=1000000000 action x of=\"\\/\u{8}\u{c}\n\r\t"
      ),
      (#"{"t":1,"action":"x","of":"\u00e9\u20AC\ud83d\ude00"}"#, "1 t=1000000000 action x of=é€😀"),
      (#"{"t":1,"action":"é€😀"}"#, "1 t=1000000000 action é€😀"),
      (#"{"t":1,"action":"x","thread":"m\u0061in"}"#, "1 t=1000000000 action x"),
      (#"{"t":"2026-03-01T12:00:00\u005a","action":"x"}"#, "1 t=1772366400000000000Z action x"),
    ])
  func escapes(line: String, text: String) {
    #expect(event(line) == text)
  }

  @Test("takes null in the format's own fields for a missing one")
  func null() {
    let line =
      #"{"t":1,"callback":null,"system":"exit","phase":null,"session":null,"scene":null,"thread":null,"of":null}"#
    #expect(event(line) == "1 t=1000000000 system exit")
  }

  @Test(
    "takes a whole number for the text of a session",
    arguments: [("1", "1"), ("0", "0"), ("-12", "-12"), ("2.0", "2"), ("1e2", "100"), ("-0", "0")])
  func sessions(number: String, text: String) {
    #expect(
      event(#"{"t":0,"action":"x","session":\#(number)}"#) == "1 t=0 action x session=\(text)")
  }

  @Test("has the same session whether that is a number or its text")
  func sameSession() {
    let reading = Reading(
      #"{"t":0,"action":"x","session":1}"# + "\n" + #"{"t":0,"action":"x","session":"1"}"#)
    #expect(Set(reading.events.map(\.session)).count == 1)
  }

  @Test(
    "gives the fields that are asked for, and no others",
    arguments: [
      ("true", "boolean true"), ("false", "boolean false"), ("null", "null null"),
      (#""low""#, "text low"), (#""caf\u00e9""#, "text café"), ("12", "number 12"),
      ("-0.50", "number -0.5"), ("0.000001", "number 0.000001"), ("-0", "number 0"),
      ("0.00000001", "number 1e-8"),
      ("0.12345678901234567890123", "number 0.12345678901234567890123"),
      ("123456789012345678901", "number 123456789012345678901"),
      ("1234567890123456789012.5", "number 1234567890123456789012.5"), ("1e2", "number 100"),
      ("0.0", "number 0"),
      ("1e400", "number 1e400"),
      ("123456789012345678901234", "number 123456789012345678901234e0"),
      ("[]", "array []"), (#"[1, "a\"b", null,true]"#, #"array [1, "a\"b", null, true]"#),
      ("[[1.0],{\"a\": [2]}]", "array [[1], {\"a\": [2]}]"),
      (#"{"a": {"b":[1]}}"#, #"object {"a": {"b":[1]}}"#), ("{}", "object {}"),
    ])
  func extras(value: String, text: String) {
    let line = #"{"t":0,"other":1,"action":"x","reason":\#(value),"late":{"reason":2}}"#
    #expect(event(line, fields: ["ok", "reason"]) == "1 t=0 action x {reason: \(text)}")
  }

  @Test("counts the last of a repeated key, and says so once")
  func repeatedKey() {
    let line = #"{"t":1,"t":true,"action":"x","t":2,"note":1,"note":2,"reason":1,"reason":"b"}"#
    let reading = Reading(line + "\n" + line, fields: ["reason"])
    #expect(
      reading.texts == [
        "1 t=2000000000 action x {reason: text b}", "2 t=2000000000 action x {reason: text b}",
      ])
    #expect(reading.diagnostics.map(\.id) == [.repeatedKey, .repeatedKey, .repeatedKey])
    #expect(reading.diagnostics.map(\.column) == [8, 45, 65])
    #expect(reading.diagnostics.allSatisfy { $0.line == 1 })
    #expect(reading.diagnostics.first?.message == "the key \"t\" stands twice in this line")
  }

  @Test("sees a repeated key among more keys than it remembers")
  func manyKeys() {
    let lines = (0..<3000).map { #"{"t":0,"action":"x","k\#($0)":1,"j\#($0)":1}"# }
    let last = #"{"t":0,"action":"x","a new key":1,"another":2,"a new key":3}"#
    let reading = Reading((lines + [last]).joined(separator: "\n"))
    #expect(reading.events.count == 3001)
    #expect(reading.diagnostics.map(\.id) == [.repeatedKey])
  }

  @Test("may be blank, and is counted all the same")
  func blank() {
    let reading = Reading("\n \t\r\n\r\n{\"t\":0,\"action\":\"x\"}\n\n")
    #expect(reading.texts == ["4 t=0 action x"])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("may be the last one without its newline")
  func lastLine() {
    #expect(Reading(#"{"t":0,"action":"x"}"#).texts == ["1 t=0 action x"])
    #expect(Reading(#"{"t":0,"action":"x"}"# + "  \r").texts == ["1 t=0 action x"])
  }

  @Test("may follow a byte order mark, which takes no column")
  func byteOrderMark() {
    let reading = Reading("\u{FEFF}{\"t\":0,\"action\":\"x\"}\n\u{FEFF}{}\n")
    #expect(reading.texts == ["1 t=0 action x"])
    #expect(reading.diagnostics.map(\.line) == [2])
    #expect(Reading("\u{FEFF}{}\n").diagnostics.first?.column == 1)
    #expect(Reading("\u{FEFF}").diagnostics.isEmpty)
  }
}
