/// A strict parser of one JSON text (RFC 8259).
///
/// Strict means: UTF-8 only, no key twice in one object, no half of a surrogate pair, and no more
/// than ``maximumDepth`` levels. A leading byte order mark is skipped, as section 8.1 allows. It is
/// for files that people write; a trace has its own reader.
public struct JSONParser {
  /// How deeply arrays and objects may be nested, so that no text can exhaust the stack.
  public static let maximumDepth = 512

  let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  /// Gets a key that stands twice; without it such a key is a fault.
  private let onRepeatedKey: ((String, SourcePosition) -> Void)?

  private init(_ bytes: [UInt8], onRepeatedKey: ((String, SourcePosition) -> Void)?) {
    self.bytes = bytes
    self.onRepeatedKey = onRepeatedKey
  }

  /// Parses a whole text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - onRepeatedKey: Gets each key that its object has already, of which then the last one
  ///     counts; without it such a key is a fault.
  /// - Returns: The value.
  /// - Throws: The first fault, with its place.
  /// - Complexity: O(n) in the number of bytes.
  public static func parse(
    _ bytes: [UInt8], onRepeatedKey: ((String, SourcePosition) -> Void)? = nil
  ) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes, onRepeatedKey: onRepeatedKey)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      parser.index = 3
      parser.lineStart = 3
    }
    if let invalid = UTF8Check.firstInvalidByte(in: bytes) {
      parser.move(to: invalid)
      throw parser.error(.invalidUTF8, "The byte \(hex(bytes[invalid])) is not UTF-8 here.")
    }
    parser.skipSpace()
    let value = try parser.value()
    parser.skipSpace()
    if parser.index < bytes.count {
      throw parser.error(.unexpectedCharacter, "The text goes on after its value.")
    }
    return value
  }

  /// The byte at the index; 0, which no JSON text holds outside of escapes, at the end.
  var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  func error(_ code: JSONError.Code, _ message: String) -> JSONError {
    if index >= bytes.count {
      return JSONError(
        code: .unexpectedEnd, message: "The text ends too early.", position: position)
    }
    return JSONError(code: code, message: message, position: position)
  }

  private mutating func move(to place: Int) {
    while index < place {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        lineStart = index
      default:
        return
      }
    }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    let start = position
    let content: JSONValue.Content
    switch current {
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "{"):
      content = .object(
        try nested { (parser) throws(JSONError) in
          try parser.members()
        })
    case UInt8(ascii: "["):
      content = .array(
        try nested { (parser) throws(JSONError) in
          try parser.elements()
        })
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default: content = try word()
    }
    return JSONValue(content: content, position: start)
  }

  private mutating func nested<Parts>(
    _ body: (inout JSONParser) throws(JSONError) -> Parts
  ) throws(JSONError) -> Parts {
    depth += 1
    if depth > Self.maximumDepth {
      throw error(.tooDeep, "This is nested more than \(Self.maximumDepth) levels deep.")
    }
    index += 1
    skipSpace()
    let parts = try body(&self)
    depth -= 1
    return parts
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value())
      if try isLast(before: UInt8(ascii: "]"), in: "array") { return elements }
    }
  }

  private mutating func members() throws(JSONError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    if take(UInt8(ascii: "}")) { return members }
    while true {
      let start = position
      if current != UInt8(ascii: "\"") {
        throw error(.unexpectedCharacter, "A key in double quotes belongs here.")
      }
      let key = try string()
      if isRepeated(key, in: members, keys: &keys) {
        guard let onRepeatedKey else {
          throw JSONError(
            code: .repeatedKey, message: "The key `\(key)` stands twice in one object.",
            position: start)
        }
        onRepeatedKey(key, start)
        members.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
      }
      skipSpace()
      if !take(UInt8(ascii: ":")) {
        throw error(.unexpectedCharacter, "A `:` belongs between a key and its value.")
      }
      skipSpace()
      members.append(JSONValue.Member(key: key, position: start, value: try value()))
      if try isLast(before: UInt8(ascii: "}"), in: "object") { return members }
    }
  }

  /// Few keys are compared one by one, many through a set, so that no object costs O(n²).
  private func isRepeated(
    _ key: String, in members: [JSONValue.Member], keys: inout Set<String>
  ) -> Bool {
    if members.count >= 24 {
      if keys.isEmpty { keys = Set(members.map(\.key)) }
      if keys.insert(key).inserted { return false }
    }
    // Keys are the same by their bytes; to a `String` composed and decomposed letters are too.
    return members.contains {
      $0.key.utf8.count == key.utf8.count && $0.key == key && $0.key.utf8.elementsEqual(key.utf8)
    }
  }

  /// Takes what follows an element: a comma, after which another has to come, or the close.
  private mutating func isLast(
    before close: UInt8, in container: String
  ) throws(JSONError) -> Bool {
    skipSpace()
    if take(close) { return true }
    if !take(UInt8(ascii: ",")) {
      throw error(
        .unexpectedCharacter,
        "A `,` or a `\(Character(Unicode.Scalar(close)))` belongs here, in an \(container).")
    }
    skipSpace()
    if current == close {
      throw error(.unexpectedCharacter, "JSON has no comma after the last part of an \(container).")
    }
    return false
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func number() throws(JSONError) -> ExactNumber {
    let start = index
    while Self.belongsToNumber(current) { index += 1 }
    if let number = ExactNumber(json: bytes[start..<index]) { return number }
    index = start
    throw error(.malformedNumber, "This is not a number as JSON writes it.")
  }

  private static func belongsToNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func word() throws(JSONError) -> JSONValue.Content {
    if takeWord("true") { return .boolean(true) }
    if takeWord("false") { return .boolean(false) }
    if takeWord("null") { return .null }
    if current == UInt8(ascii: "/") {
      throw error(.unexpectedCharacter, "JSON has no comments.")
    }
    if current == UInt8(ascii: "'") {
      throw error(.unexpectedCharacter, "JSON puts its strings into double quotes.")
    }
    throw error(.unexpectedCharacter, "A JSON value belongs here.")
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let text = "\(word)"
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }
}

func hex(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.count < 2 ? "0" : "") + digits
}
