import LifelintJSON

/// A JSON value as the oracle reads it: naively, by recursion, byte by byte.
indirect enum OracleJSON {
  case null
  case boolean(Bool)
  case number(ExactNumber)
  case text([UInt8])
  case array([OracleJSON], raw: [UInt8])
  case object([(key: [UInt8], value: OracleJSON)], raw: [UInt8])

  /// Why some bytes are no JSON object.
  enum Failure: Error {
    /// They end too early.
    case ended
    /// No bytes after them could make them one.
    case wrong
  }

  /// Reads the object that some bytes are, blanks around it left aside.
  static func object(_ bytes: [UInt8]) throws -> [(key: [UInt8], value: OracleJSON)] {
    var parser = Parser(bytes: bytes)
    parser.blanks()
    if let first = parser.peek, first != UInt8(ascii: "{") { throw Failure.wrong }
    guard case .object(let members, _) = try parser.value() else { throw Failure.wrong }
    parser.blanks()
    if parser.peek != nil { throw Failure.wrong }
    return members
  }

  /// The kind and the text of a value, as a symbol table tells them.
  var described: String {
    switch self {
    case .null: "null null"
    case .boolean(let value): "boolean \(value)"
    case .number(let number): "number \(number)"
    case .text(let bytes): "text " + String(decoding: bytes, as: UTF8.self)
    case .array: "array \(json(depth: 0))"
    case .object(_, let raw): "object " + String(decoding: raw, as: UTF8.self)
    }
  }

  /// The value as a person reads it; arrays in 64 others are kept as they were written.
  private func json(depth: Int) -> String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): "\(number)"
    case .array(_, let raw) where depth == 64: String(decoding: raw, as: UTF8.self)
    case .array(let elements, _):
      "[" + elements.map { $0.json(depth: depth + 1) }.joined(separator: ", ") + "]"
    case .object(_, let raw): String(decoding: raw, as: UTF8.self)
    case .text(let bytes):
      "\""
        + String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x22: return "\\\""
          case 0x5C: return "\\\\"
          case 0x0A: return "\\n"
          case 0x0D: return "\\r"
          case 0x09: return "\\t"
          case 0..<0x20:
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          default: return String(scalar)
          }
        }.joined() + "\""
    }
  }
}

extension OracleJSON {
  /// Takes values from bytes.
  private struct Parser {
    let bytes: [UInt8]
    var at = 0

    var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    mutating func take() throws -> UInt8 {
      guard let byte = peek else { throw Failure.ended }
      at += 1
      return byte
    }

    mutating func expect(_ text: String) throws {
      for byte in text.utf8 where try take() != byte { throw Failure.wrong }
    }

    mutating func blanks() {
      while let byte = peek, [0x20, 0x09, 0x0D].contains(byte) { at += 1 }
    }

    mutating func value() throws -> OracleJSON {
      guard let first = peek else { throw Failure.ended }
      switch Character(Unicode.Scalar(first)) {
      case "n":
        try expect("null")
        return .null
      case "t":
        try expect("true")
        return .boolean(true)
      case "f":
        try expect("false")
        return .boolean(false)
      case "\"": return .text(try text())
      case "[":
        let start = at
        let elements = try array()
        return .array(elements, raw: Array(bytes[start..<at]))
      case "{":
        let start = at
        let members = try members()
        return .object(members, raw: Array(bytes[start..<at]))
      default: return .number(try number())
      }
    }

    mutating func array() throws -> [OracleJSON] {
      try expect("[")
      blanks()
      if peek == UInt8(ascii: "]") {
        at += 1
        return []
      }
      var elements: [OracleJSON] = []
      while true {
        blanks()
        elements.append(try value())
        blanks()
        let sign = try take()
        if sign == UInt8(ascii: "]") { return elements }
        if sign != UInt8(ascii: ",") { throw Failure.wrong }
      }
    }

    mutating func members() throws -> [(key: [UInt8], value: OracleJSON)] {
      try expect("{")
      blanks()
      if peek == UInt8(ascii: "}") {
        at += 1
        return []
      }
      var members: [(key: [UInt8], value: OracleJSON)] = []
      while true {
        blanks()
        let key = try text()
        blanks()
        try expect(":")
        blanks()
        members.append((key, try value()))
        blanks()
        let sign = try take()
        if sign == UInt8(ascii: "}") { return members }
        if sign != UInt8(ascii: ",") { throw Failure.wrong }
      }
    }

    mutating func number() throws -> ExactNumber {
      let start = at
      if peek == UInt8(ascii: "-") { at += 1 }
      if try digits() > 1, bytes[start...].drop(while: { $0 == UInt8(ascii: "-") }).first == 0x30 {
        throw Failure.wrong
      }
      if peek == UInt8(ascii: ".") {
        at += 1
        _ = try digits()
      }
      if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
        at += 1
        if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
        _ = try digits()
      }
      guard let number = ExactNumber(json: bytes[start..<at]) else { throw Failure.wrong }
      return number
    }

    mutating func digits() throws -> Int {
      let start = at
      while let byte = peek, byte >= 0x30, byte <= 0x39 { at += 1 }
      if at == start { throw peek == nil ? Failure.ended : Failure.wrong }
      return at - start
    }

    mutating func text() throws -> [UInt8] {
      try expect("\"")
      var result: [UInt8] = []
      while true {
        let byte = try take()
        switch byte {
        case UInt8(ascii: "\""): return result
        case UInt8(ascii: "\\"): result += try escaped()
        case ..<0x20: throw Failure.wrong
        case ..<0x80: result.append(byte)
        default:
          at -= 1
          result += try scalar()
        }
      }
    }

    mutating func escaped() throws -> [UInt8] {
      let plain: [Character: UInt8] = [
        "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
      ]
      let letter = Character(Unicode.Scalar(try take()))
      if let byte = plain[letter] { return [byte] }
      if letter != "u" { throw Failure.wrong }
      var value = try unit()
      if value >= 0xD800, value < 0xDC00 {
        try expect("\\u")
        let low = try unit()
        if low < 0xDC00 || low > 0xDFFF { throw Failure.wrong }
        value = (value - 0xD800) * 0x400 + (low - 0xDC00) + 0x10000
      }
      guard let scalar = Unicode.Scalar(value) else { throw Failure.wrong }
      return Array(String(scalar).utf8)
    }

    mutating func unit() throws -> UInt32 {
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = Character(Unicode.Scalar(try take())).hexDigitValue else {
          throw Failure.wrong
        }
        value = value * 16 + UInt32(digit)
      }
      return value
    }

    /// One scalar that is not ASCII, as the standard library decodes it.
    mutating func scalar() throws -> [UInt8] {
      for count in 2...4 where at + count <= bytes.count {
        if Self.isScalar(bytes[at..<at + count]) {
          at += count
          return Array(bytes[at - count..<at])
        }
      }
      // Whether more bytes could make it good: try enough of those that could follow.
      let rest = bytes[at...]
      let more: [[UInt8]] = [[0x80], [0x90], [0xA0], [0x80, 0x80], [0x90, 0x80], [0xA0, 0x80]]
      let most: [[UInt8]] = [[0x80, 0x80, 0x80], [0x90, 0x80, 0x80]]
      throw (more + most).contains { Self.isScalar(rest + $0) } ? Failure.ended : Failure.wrong
    }

    private static func isScalar(_ bytes: ArraySlice<UInt8>) -> Bool {
      var decoder = UTF8()
      var iterator = bytes.makeIterator()
      guard case .scalarValue = decoder.decode(&iterator) else { return false }
      guard case .emptyInput = decoder.decode(&iterator) else { return false }
      return true
    }
  }
}
