import LifelintJSON
import Testing

@Suite("A JSON text")
struct JSONParserTests {
  @Test(
    "keeps its values, the order of its keys and its exact numbers",
    arguments: [
      ("null", "null"), (" true\r\n", "true"), ("false", "false"), ("\"\"", "\"\""),
      ("[]", "[]"), ("{ }", "{}"), ("[ 1 , [ ] , { } ]", "[1,[],{}]"),
      ("{\"b\": 1, \"a\": {\"c\": null}}", "{\"b\":1,\"a\":{\"c\":null}}"),
      ("-0.50", "-0.5"), ("12345678901234567890.5", "12345678901234567890.5"),
      (#""a\"\\\/\b\f\n\r\t""#, #""a\"\\/\b\f\n\r\t""#),
      (#""\u00e9\uD83D\uDE00\u0041""#, "\"é😀A\""), ("\"é😀\"", "\"é😀\""),
      ("\u{FEFF}[1]", "[1]"),
    ])
  func values(text: String, written: String) throws {
    var writer = JSONWriter()
    writer.write(try JSONParser.parse(Array(text.utf8)))
    #expect(writer.text == written)
  }

  struct Fault: CustomStringConvertible {
    var text: [UInt8]
    var code: JSONError.Code
    var line: Int
    var column: Int
    var message: String

    init(_ text: String, _ code: JSONError.Code, _ line: Int, _ column: Int, _ message: String) {
      self.init(Array(text.utf8), code, line, column, message)
    }

    init(_ text: [UInt8], _ code: JSONError.Code, _ line: Int, _ column: Int, _ message: String) {
      self.text = text
      self.code = code
      self.line = line
      self.column = column
      self.message = message
    }

    var description: String { String(decoding: text, as: UTF8.self) }
  }

  private static let end = "The text ends too early."
  private static let value = "A JSON value belongs here."
  private static let escape = "JSON has no such escape; a backslash is written `\\\\`."
  private static let surrogate = "This escape is half of a surrogate pair."
  private static let number = "This is not a number as JSON writes it."

  static let faultCases: [Fault] = [
    Fault("", .unexpectedEnd, 1, 1, end),
    Fault("  \n ", .unexpectedEnd, 2, 2, end),
    Fault("[", .unexpectedEnd, 1, 2, end),
    Fault("[1", .unexpectedEnd, 1, 3, end),
    Fault("[1,", .unexpectedEnd, 1, 4, end),
    Fault("{\"a\"", .unexpectedEnd, 1, 5, end),
    Fault("{\"a\":", .unexpectedEnd, 1, 6, end),
    Fault("\"abc", .unexpectedEnd, 1, 5, end),
    Fault("\"abc\\", .unexpectedEnd, 1, 6, end),
    Fault("\"\\u12", .unexpectedEnd, 1, 6, end),
    Fault("nul", .unexpectedCharacter, 1, 1, value),
    Fault("[1 2]", .unexpectedCharacter, 1, 4, "A `,` or a `]` belongs here, in an array."),
    Fault("[1,]", .unexpectedCharacter, 1, 4, "JSON has no comma after the last part of an array."),
    Fault(
      "{\"a\":1,\n}", .unexpectedCharacter, 2, 1,
      "JSON has no comma after the last part of an object."),
    Fault("{\"a\" 1}", .unexpectedCharacter, 1, 6, "A `:` belongs between a key and its value."),
    Fault("{a: 1}", .unexpectedCharacter, 1, 2, "A key in double quotes belongs here."),
    Fault("{'a': 1}", .unexpectedCharacter, 1, 2, "A key in double quotes belongs here."),
    Fault("['a']", .unexpectedCharacter, 1, 2, "JSON puts its strings into double quotes."),
    Fault("[] // why", .unexpectedCharacter, 1, 4, "The text goes on after its value."),
    Fault("[ // why\n1]", .unexpectedCharacter, 1, 3, "JSON has no comments."),
    Fault("1 1", .unexpectedCharacter, 1, 3, "The text goes on after its value."),
    Fault("[NaN]", .unexpectedCharacter, 1, 2, value),
    Fault("[01]", .malformedNumber, 1, 2, number),
    Fault("[1.]", .malformedNumber, 1, 2, number),
    Fault("[-]", .malformedNumber, 1, 2, number),
    Fault("\n\n [1e]", .malformedNumber, 3, 3, number),
    Fault("\"a\nb\"", .malformedString, 1, 3, "The string does not end on its line."),
    Fault(
      "\"\t\"", .malformedString, 1, 2, "The control character 0x09 has to be escaped in a string."),
    Fault(#""\x""#, .malformedString, 1, 2, escape),
    Fault(#""\uD83D""#, .malformedString, 1, 2, surrogate),
    Fault(#""\uDE00""#, .malformedString, 1, 2, surrogate),
    Fault(#""\uD83D\u0041""#, .malformedString, 1, 2, surrogate),
    Fault(#""\u12G4""#, .malformedString, 1, 6, "A `\\u` takes four hexadecimal digits."),
    Fault("{\"a\": 1,\n \"a\": 2}", .repeatedKey, 2, 2, "The key `a` stands twice in one object."),
    Fault(
      #"{"a": 1, "\u0061": 2}"#, .repeatedKey, 1, 10, "The key `a` stands twice in one object."),
    Fault([0x22, 0xFF, 0x22], .invalidUTF8, 1, 2, "The byte 0xFF is not UTF-8 here."),
    Fault([0x0A, 0x22, 0xC3, 0x22], .invalidUTF8, 2, 2, "The byte 0xC3 is not UTF-8 here."),
    // An overlong form, a surrogate, and what lies above the last scalar.
    Fault([0x22, 0xC0, 0x80, 0x22], .invalidUTF8, 1, 2, "The byte 0xC0 is not UTF-8 here."),
    Fault([0x22, 0xED, 0xA0, 0x80, 0x22], .invalidUTF8, 1, 2, "The byte 0xED is not UTF-8 here."),
    Fault(
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .invalidUTF8, 1, 2, "The byte 0xF4 is not UTF-8 here."),
  ]

  @Test("that is wrong is refused, with the place of its first fault", arguments: faultCases)
  func faults(_ fault: Fault) {
    do {
      _ = try JSONParser.parse(fault.text)
      Issue.record("it was parsed")
    } catch {
      #expect(error.code == fault.code)
      #expect(error.message == fault.message)
      #expect(error.position == SourcePosition(line: fault.line, column: fault.column))
    }
  }

  @Test("may be nested 512 levels deep, and not more, however much deeper it is")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth)
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    _ = try JSONParser.parse(nested(512))
    for depth in [513, 100_000] {
      do {
        _ = try JSONParser.parse(nested(depth))
        Issue.record("\(depth) levels were parsed")
      } catch {
        #expect(error.code == .tooDeep)
        #expect(error.position == SourcePosition(line: 1, column: 513))
      }
    }
  }

  @Test("with many keys is told of one that stands twice")
  func manyKeys() throws {
    func object(_ keys: [Int]) -> [UInt8] {
      Array(("{" + keys.map { "\"k\($0)\": 1" }.joined(separator: ",") + "}").utf8)
    }
    _ = try JSONParser.parse(object(Array(0..<200)))
    for repeated in [0, 23, 24, 25, 198] {
      #expect(throws: JSONError.self) {
        try JSONParser.parse(object(Array(0..<199) + [repeated]))
      }
    }
  }

  @Test("keeps keys apart that only look alike")
  func lookAlikes() throws {
    _ = try JSONParser.parse(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8))
  }

  @Test("tells where each value stands")
  func positions() throws {
    let root = try JSONParser.parse(
      Array("{\n  \"é\": [1,\n    {\"b.c\": \"d\"}]\n}".utf8))
    #expect(JSONPath.text(of: SourcePosition(line: 1, column: 1), in: root) == "$")
    #expect(JSONPath.text(of: SourcePosition(line: 2, column: 3), in: root) == "$['é']")
    // Columns count bytes: `é` has two.
    #expect(JSONPath.text(of: SourcePosition(line: 2, column: 10), in: root) == "$['é'][0]")
    #expect(JSONPath.text(of: SourcePosition(line: 3, column: 13), in: root) == "$['é'][1]['b.c']")
    #expect(JSONPath.text(of: SourcePosition(line: 9, column: 9), in: root) == "$")
  }
}
