extension JSONParser {
  /// Takes a string whose opening quote stands at the index.
  mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    return try escapedString(from: Array(bytes[start..<index]))
  }

  /// Goes on with a string of which the beginning, up to the first escape, has been read.
  private mutating func escapedString(from beginning: [UInt8]) throws(JSONError) -> String {
    var text = beginning
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &text)
      case 0..<0x20:
        throw error(
          .malformedString,
          byte == UInt8(ascii: "\n")
            ? "The string does not end on its line."
            : "The control character \(hex(byte)) has to be escaped in a string.")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error(.unexpectedEnd, "")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let start = index
    index += 1
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(current)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      text.append(contentsOf: String(Character(try scalar(from: start))).utf8)
      return
    default:
      if index < bytes.count { index = start }
      throw error(.malformedString, "JSON has no such escape; a backslash is written `\\\\`.")
    }
    index += 1
  }

  private mutating func scalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), current == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 1
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second) {
        let pair = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
        if let scalar = Unicode.Scalar(pair) { return scalar }
      }
    }
    if index < bytes.count { index = start }
    throw error(.malformedString, "This escape is half of a surrogate pair.")
  }

  /// Takes the `u` at the index and its four digits.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    index += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw error(.malformedString, "A `\\u` takes four hexadecimal digits.")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
