/// Why a line could not be read.
package struct LineFault: Error {
  /// Where in the line the wrong thing stands, in bytes from 0.
  package var offset: Int
  /// What was found and what was expected, in one sentence.
  package var message: String
  /// The way out.
  package var hint: String
  /// Whether more bytes could still have made the line good: it ended too early.
  package var ranOut: Bool

  /// Makes a fault of its parts.
  package init(offset: Int, message: String, hint: String, ranOut: Bool = false) {
    self.offset = offset
    self.message = message
    self.hint = hint
    self.ranOut = ranOut
  }
}

/// Short pieces of a trace for messages.
package enum Excerpt {
  /// Room for every name of the vocabulary, in bytes.
  private static let longest = 80

  /// The text of some bytes, cut to what a message can bear.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    if bytes.count <= longest { return String(decoding: bytes, as: UTF8.self) }
    var part = Array(bytes.prefix(longest))
    // A scalar that the cut would halve is left out whole.
    while let last = part.last, last & 0xC0 == 0x80 { part.removeLast() }
    if let last = part.last, last >= 0xC0 { part.removeLast() }
    return String(decoding: part, as: UTF8.self) + "…"
  }

  /// The same in quotes.
  package static func quoted(_ bytes: some Collection<UInt8>) -> String { "\"\(text(bytes))\"" }

  /// A byte as a person reads it: itself where it can be seen, else its number.
  static func byte(_ byte: UInt8) -> String {
    if byte == UInt8(ascii: "\"") { return "a quote" }
    if byte > 0x20, byte < 0x7F { return "\"\(Character(Unicode.Scalar(byte)))\"" }
    if byte == 0x20 { return "a blank" }
    let digits = String(byte, radix: 16)
    return "the byte 0x" + (digits.count == 1 ? "0" : "") + digits
  }
}
