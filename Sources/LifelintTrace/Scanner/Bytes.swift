/// A place in bytes that may be read.
///
/// Everything in this folder that takes one relies on the same promise, which ``LineBuffer`` keeps:
/// the bytes go on at least to a newline, and ``Padding/count`` more bytes may be read after it,
/// whatever they hold. So a word or a vector can be loaded anywhere in a line without a look at
/// where it ends, and a loop that stops at control bytes needs no other bound.
typealias Bytes = UnsafePointer<UInt8>

/// How many bytes may be read after the newline that ends the input.
enum Padding {
  static let count = 128
}

/// The bytes that JSON is made of.
enum Sign {
  static let newline = UInt8(ascii: "\n")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let point = UInt8(ascii: ".")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
}

/// The eight bytes at a place, the first one lowest.
@inline(__always)
func load8(_ place: Bytes) -> UInt64 {
  UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
}

/// The sixteen bytes at a place.
@inline(__always)
func load16(_ place: Bytes) -> SIMD16<UInt8> {
  UnsafeRawPointer(place).loadUnaligned(as: SIMD16<UInt8>.self)
}

/// Whether a literal stands at a place; it has at most sixteen bytes.
///
/// The compiler folds the literal into one or two words, so this is one or two comparisons.
@inline(__always)
func stands(_ literal: StaticString, at place: Bytes) -> Bool {
  stands(literal, at: place, head: load8(place))
}

/// The same with the first eight bytes already loaded.
@inline(__always)
func stands(_ literal: StaticString, at place: Bytes, head: UInt64) -> Bool {
  let text = literal.utf8Start
  let count = literal.utf8CodeUnitCount
  var word: UInt64 = 0
  var index = 0
  while index < min(count, 8) {
    word |= UInt64(text[index]) &<< UInt64(8 &* index)
    index &+= 1
  }
  if count < 8 { return head & (1 &<< UInt64(8 &* count) &- 1) == word }
  guard head == word else { return false }
  return count == 8 || load8(place + (count &- 8)) == load8(text + (count &- 8))
}

/// The first byte from a place on that is no blank, tab or carriage return.
@inline(__always)
func passBlanks(_ start: Bytes) -> Bytes {
  var place = start
  while place[0] == 0x20 || place[0] == 0x09 || place[0] == 0x0D { place += 1 }
  return place
}
