/// A JSON value.
indirect enum ReferenceJSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(ReferenceNumber)
  case text(ReferenceText)
  case array([ReferenceJSON])
  case object([ReferenceText: ReferenceJSON])

  /// The value under a key, if this is an object that has it.
  subscript(key: ReferenceText) -> ReferenceJSON? {
    if case .object(let fields) = self { return fields[key] }
    return nil
  }

  /// The text, if this is one.
  var text: ReferenceText? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The number, if this is one.
  var number: ReferenceNumber? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The elements, if this is an array.
  var array: [ReferenceJSON]? {
    if case .array(let elements) = self { return elements }
    return nil
  }

  /// The fields, if this is an object.
  var object: [ReferenceText: ReferenceJSON]? {
    if case .object(let fields) = self { return fields }
    return nil
  }

  /// Whether this is `true`.
  var isTrue: Bool {
    self == .boolean(true)
  }
}

extension ReferenceJSON {
  /// Reads JSON text, or `nil` where it is none; of a repeated key the last value counts.
  init?(parsing text: String) {
    var parser = ReferenceJSONParser(scalars: Array(text.unicodeScalars))
    guard let value = parser.value() else { return nil }
    parser.skipSpace()
    guard parser.place == parser.scalars.count else { return nil }
    self = value
  }
}

/// Reads JSON, one scalar at a time.
private struct ReferenceJSONParser {
  let scalars: [Unicode.Scalar]
  var place = 0

  var next: Unicode.Scalar? {
    place < scalars.count ? scalars[place] : nil
  }

  mutating func skipSpace() {
    while let scalar = next, " \t\r\n".unicodeScalars.contains(scalar) { place += 1 }
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == scalar else { return false }
    place += 1
    return true
  }

  mutating func value() -> ReferenceJSON? {
    skipSpace()
    switch next {
    case "{": return object()
    case "[": return array()
    case "\"": return string().map(ReferenceJSON.text)
    case "t": return word("true", .boolean(true))
    case "f": return word("false", .boolean(false))
    case "n": return word("null", .null)
    default: return number()
    }
  }

  mutating func word(_ word: String, _ value: ReferenceJSON) -> ReferenceJSON? {
    guard scalars[place...].starts(with: word.unicodeScalars) else { return nil }
    place += word.unicodeScalars.count
    return value
  }

  mutating func number() -> ReferenceJSON? {
    let start = place
    while let scalar = next, "+-.eE0123456789".unicodeScalars.contains(scalar) { place += 1 }
    let text = ReferenceText(scalars: scalars[start..<place])
    return ReferenceNumber(text.string).map(ReferenceJSON.number)
  }

  mutating func object() -> ReferenceJSON? {
    var fields: [ReferenceText: ReferenceJSON] = [:]
    guard take("{") else { return nil }
    if take("}") { return .object(fields) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let value = value() else { return nil }
      fields[key] = value
    } while take(",")
    return take("}") ? .object(fields) : nil
  }

  mutating func array() -> ReferenceJSON? {
    var elements: [ReferenceJSON] = []
    guard take("[") else { return nil }
    if take("]") { return .array(elements) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  mutating func string() -> ReferenceText? {
    var text: [Unicode.Scalar] = []
    guard next == "\"" else { return nil }
    place += 1
    while let scalar = next {
      place += 1
      switch scalar {
      case "\"":
        return ReferenceText(scalars: text)
      case "\\":
        guard let escaped = escape() else { return nil }
        text.append(escaped)
      default:
        guard scalar.value >= 0x20 else { return nil }
        text.append(scalar)
      }
    }
    return nil
  }

  mutating func escape() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    place += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "\"", "\\", "/": return scalar
    case "u": return unicodeEscape()
    default: return nil
    }
  }

  /// What follows `\u`; a surrogate without its partner becomes U+FFFD.
  mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let unit = hexDigits() else { return nil }
    guard (0xD800..<0xE000).contains(unit) else { return Unicode.Scalar(unit) }
    let back = place
    if unit < 0xDC00, next == "\\", place + 1 < scalars.count, scalars[place + 1] == "u" {
      place += 2
      if let low = hexDigits(), (0xDC00..<0xE000).contains(low) {
        return Unicode.Scalar(0x10000 + (unit - 0xD800) * 0x400 + (low - 0xDC00))
      }
      place = back
    }
    return "\u{FFFD}"
  }

  mutating func hexDigits() -> UInt32? {
    guard place + 4 <= scalars.count else { return nil }
    let digits = ReferenceText(scalars: scalars[place..<(place + 4)]).string
    place += 4
    return UInt32(digits, radix: 16)
  }
}
