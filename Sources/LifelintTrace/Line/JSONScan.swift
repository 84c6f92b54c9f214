/// A strict walk over the JSON of one line (RFC 8259), byte by byte and without recursion.
///
/// It only finds where things begin and end; nothing is decoded. It is the careful way: what the
/// fast scanner does not like comes here, to be read or to be refused with a sentence.
struct JSONScan {
  /// The line without its line end.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var at = 0

  /// Begins at the first byte of a line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte; a newline, which no line holds, at the end.
  var next: UInt8 { byte(at: at) }

  /// The byte at an offset; a newline, which no line holds, from the end on.
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0x0A }

  /// Passes blanks, tabs and carriage returns.
  mutating func skipBlank() {
    while next == 0x20 || next == 0x09 || next == 0x0D { at += 1 }
  }

  /// Passes a key, its colon and the blanks around it; gives the bytes between the key's quotes.
  mutating func key(after comma: Bool) throws(LineFault) -> Range<Int> {
    guard next == UInt8(ascii: "\"") else {
      let wanted = comma ? #"a key in quotes after ",""# : #"a key in quotes or "}""#
      throw unexpected(
        wanted,
        hint: comma && next == UInt8(ascii: "}")
          ? #"Take out the "," before the "}"."# : "Keys stand in double quotes.")
    }
    let key = try string()
    skipBlank()
    guard next == UInt8(ascii: ":") else {
      throw unexpected(#"":" after the key"#, hint: #"Write "key": value."#)
    }
    at += 1
    skipBlank()
    return key
  }

  /// Passes one value of any kind; gives its bytes.
  mutating func value() throws(LineFault) -> Range<Int> {
    let start = at
    // The closing bytes of what is open, innermost last.
    var open: [UInt8] = []
    repeat {
      if try opens(&open) { continue }
      try closeAll(&open)
    } while !open.isEmpty
    return start..<at
  }

  /// Passes a scalar, an empty array or object; or the beginning of another one: then it is true.
  private mutating func opens(_ open: inout [UInt8]) throws(LineFault) -> Bool {
    switch next {
    case UInt8(ascii: "{"):
      at += 1
      skipBlank()
      if next != UInt8(ascii: "}") {
        open.append(UInt8(ascii: "}"))
        _ = try key(after: false)
        return true
      }
      at += 1
    case UInt8(ascii: "["):
      at += 1
      skipBlank()
      if next != UInt8(ascii: "]") {
        open.append(UInt8(ascii: "]"))
        return true
      }
      at += 1
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: throw noValue(at: at)
    }
    return false
  }

  /// Passes what follows a value in the innermost open thing, up to the next value or the end.
  private mutating func closeAll(_ open: inout [UInt8]) throws(LineFault) {
    while let close = open.last {
      skipBlank()
      if next == UInt8(ascii: ",") {
        at += 1
        skipBlank()
        if close == UInt8(ascii: "}") { _ = try key(after: true) }
        return
      }
      guard next == close else {
        throw unexpected("\",\" or \(Excerpt.byte(close))", hint: "Each line is one JSON object.")
      }
      at += 1
      open.removeLast()
    }
  }

  private mutating func word(_ word: String) throws(LineFault) {
    let start = at
    for letter in word.utf8 {
      guard next == letter else { throw noValue(at: start) }
      at += 1
    }
  }

  private mutating func number() throws(LineFault) {
    if next == UInt8(ascii: "-") { at += 1 }
    if next == UInt8(ascii: "0") {
      at += 1
      if next &- 0x30 < 10 {
        throw LineFault(
          offset: at - 1, message: "a number begins with a zero that means nothing",
          hint: "Leave the leading zeros out.")
      }
    } else {
      try digits()
    }
    if next == UInt8(ascii: ".") {
      at += 1
      try digits()
    }
    if next | 0x20 == UInt8(ascii: "e") {
      at += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { at += 1 }
      try digits()
    }
  }

  private mutating func digits() throws(LineFault) {
    guard next &- 0x30 < 10 else {
      throw unexpected("a digit", hint: "JSON numbers look like 12, -0.5 and 1.5e3.")
    }
    while next &- 0x30 < 10 { at += 1 }
  }
}

extension JSONScan {
  /// The fault that something else stands here than what was expected.
  func unexpected(_ wanted: String, hint: String) -> LineFault {
    if at >= bytes.count {
      return LineFault(
        offset: bytes.count, message: "the line ends where \(wanted) was expected", hint: hint,
        ranOut: true)
    }
    return LineFault(
      offset: at, message: "\(Excerpt.byte(next)) stands where \(wanted) was expected", hint: hint)
  }

  /// The fault that no value begins at an offset.
  private func noValue(at start: Int) -> LineFault {
    let rest = bytes[min(start, bytes.count)...]
    let word = rest.prefix { ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "'") }
    if word.endIndex == bytes.count,
      ["true", "false", "null"].contains(where: { $0.utf8.starts(with: word) })
    {
      return LineFault(
        offset: bytes.count, message: "the line ends where a value was expected",
        hint: "Each line is one JSON object.", ranOut: true)
    }
    let hint =
      switch String(decoding: word.prefix(10), as: UTF8.self) {
      case "NaN", "Infinity", "Inf", "nan", "inf":
        "JSON has no such number; write null or leave the field out."
      case "True", "False", "None", "nil", "undefined": "JSON writes true, false and null."
      case let text where text.hasPrefix("'"): "Texts stand in double quotes."
      default: "A value is a text in quotes, a number, true, false, null, an array or an object."
      }
    let found = word.isEmpty ? Excerpt.byte(byte(at: start)) : Excerpt.quoted(word)
    return LineFault(
      offset: start, message: "\(found) stands where a value was expected", hint: hint)
  }
}
