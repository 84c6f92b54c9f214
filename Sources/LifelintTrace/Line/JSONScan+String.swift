extension JSONScan {
  /// Passes a text with its quotes; gives the bytes between them.
  mutating func string() throws(LineFault) -> Range<Int> {
    at += 1
    let start = at
    while true {
      switch next {
      case UInt8(ascii: "\""):
        at += 1
        return start..<at - 1
      case UInt8(ascii: "\\"): try escape()
      case 0x0A where at >= bytes.count: throw ended()
      case 0..<0x20: throw control()
      case 0x80...: try scalar()
      default: at += 1
      }
    }
  }

  private func ended() -> LineFault {
    LineFault(
      offset: bytes.count, message: "the line ends inside of a text",
      hint: #"A text ends with a quote; a newline in it is written "\n"."#, ranOut: true)
  }

  private func control() -> LineFault {
    LineFault(
      offset: at, message: "\(Excerpt.byte(next)) stands unescaped in a text",
      hint: #"Control characters are written as escapes, such as "\n" and "\u0000"."#)
  }

  private mutating func escape() throws(LineFault) {
    let start = at
    at += 1
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if unit & 0xF800 == 0xD800 { try lowHalf(after: unit, at: start) }
    default:
      if at >= bytes.count { throw ended() }
      throw LineFault(
        offset: start, message: "a backslash before \(Excerpt.byte(next)) is no JSON escape",
        hint: #"JSON knows \" \\ \/ \b \f \n \r \t and \u with four digits."#)
    }
  }

  /// Passes `u` and four digits; gives their value.
  private mutating func hexadecimal() throws(LineFault) -> UInt32 {
    at += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = hexadecimalDigit(next) else {
        if at >= bytes.count { throw ended() }
        throw LineFault(
          offset: at,
          message: "\(Excerpt.byte(next)) stands where a hexadecimal digit was expected",
          hint: #"\u is followed by four hexadecimal digits."#)
      }
      unit = unit << 4 | digit
      at += 1
    }
    return unit
  }

  /// Passes the second half of a surrogate pair.
  private mutating func lowHalf(after high: UInt32, at start: Int) throws(LineFault) {
    let lone = LineFault(
      offset: start,
      message: "\(Excerpt.quoted(bytes[start..<start + 6])) is half of a surrogate pair",
      hint: "Write both halves, or the character itself in UTF-8.")
    guard high < 0xDC00 else { throw lone }
    if at >= bytes.count { throw ended() }
    guard next == UInt8(ascii: "\\") else { throw lone }
    at += 1
    if at >= bytes.count { throw ended() }
    guard next == UInt8(ascii: "u") else { throw lone }
    guard try hexadecimal() & 0xFC00 == 0xDC00 else { throw lone }
  }

  /// Passes one scalar of two to four bytes (Unicode 16, table 3-7).
  private mutating func scalar() throws(LineFault) {
    let lead = next
    let count: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: count = 3
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: count = 4
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: throw notUTF8(ranOut: false)
    }
    for offset in 1..<count {
      let range = offset == 1 ? second : 0x80...0xBF
      guard range.contains(byte(at: at + offset)) else {
        throw notUTF8(ranOut: at + offset >= bytes.count)
      }
    }
    at += count
  }

  private func notUTF8(ranOut: Bool) -> LineFault {
    LineFault(
      offset: at, message: "\(Excerpt.byte(next)) stands where UTF-8 was expected",
      hint: "A trace is UTF-8; write it without another encoding in between.", ranOut: ranOut)
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - 0x30)
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      UInt32((byte | 0x20) - 0x57)
    default: nil
    }
  }

  /// The bytes that the text between two quotes stands for, which must have been passed before.
  func unescaped(_ range: Range<Int>) -> [UInt8] {
    let raw = bytes[range]
    guard let first = raw.firstIndex(of: UInt8(ascii: "\\")) else { return Array(raw) }
    var result = Array(bytes[range.lowerBound..<first])
    var index = first
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var value = unit(at: index + 2)
        index += 4
        if value & 0xFC00 == 0xD800 {
          value = 0x10000 + ((value & 0x3FF) << 10 | unit(at: index + 4) & 0x3FF)
          index += 6
        }
        if let scalar = Unicode.Scalar(value) {
          result.append(contentsOf: UTF8.encode(scalar) ?? .init())
        }
      case let byte: result.append(byte)
      }
      index += 2
    }
    return result
  }

  private func unit(at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 4 | (hexadecimalDigit($1) ?? 0) }
  }
}
