/// The first byte from a place on that a plain text does not hold: a quote, a backslash, a control
/// byte or one that is not ASCII.
@inline(__always)
func endOfPlainText(_ start: Bytes) -> Bytes {
  var place = start
  while true {
    let bytes = load16(place)
    // As signed numbers, bytes that are not ASCII are below the end of the control bytes too.
    let signed = unsafeBitCast(bytes, to: SIMD16<Int8>.self)
    // With the types spelled out these are single instructions; without them the compiler takes
    // the generic comparisons, which are loops.
    let isSpecial =
      (bytes .== SIMD16<UInt8>(repeating: Sign.quote))
      .| (bytes .== SIMD16<UInt8>(repeating: Sign.backslash))
      .| (signed .< SIMD16<Int8>(repeating: 0x20))
    let marks = unsafeBitCast(isSpecial, to: SIMD2<UInt64>.self)
    if marks.x != 0 { return place + (marks.x.littleEndian.trailingZeroBitCount &>> 3) }
    if marks.y != 0 { return place + 8 + (marks.y.littleEndian.trailingZeroBitCount &>> 3) }
    place += 16
  }
}

/// Passes the rest of a text strictly; gives the place of its closing quote.
///
/// `nil` where it is none: a control byte, an escape that JSON does not know, half of a surrogate
/// pair or bytes that are not UTF-8.
@inline(never)
func passText(_ start: Bytes) -> (end: Bytes, hasEscapes: Bool)? {
  var place = start
  var hasEscapes = false
  while true {
    place = endOfPlainText(place)
    switch place[0] {
    case Sign.quote: return (place, hasEscapes)
    case Sign.backslash:
      hasEscapes = true
      guard let next = passEscape(place) else { return nil }
      place = next
    case 0x80...:
      let count = scalarLength(place)
      if count == 0 { return nil }
      place += count
    default: return nil
    }
  }
}

private func passEscape(_ place: Bytes) -> Bytes? {
  switch place[1] {
  case Sign.quote, Sign.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
    UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
    return place + 2
  case UInt8(ascii: "u"):
    guard let unit = hexadecimal(place + 2) else { return nil }
    guard unit & 0xF800 == 0xD800 else { return place + 6 }
    guard unit < 0xDC00, place[6] == Sign.backslash, place[7] == UInt8(ascii: "u"),
      let low = hexadecimal(place + 8), low & 0xFC00 == 0xDC00
    else { return nil }
    return place + 12
  default: return nil
  }
}

/// The value of four hexadecimal digits; it looks at none beyond the first that is wrong.
private func hexadecimal(_ place: Bytes) -> UInt32? {
  var value: UInt32 = 0
  for index in 0..<4 {
    switch place[index] {
    case let digit where digit &- 0x30 < 10: value = value &<< 4 | UInt32(digit &- 0x30)
    case let digit where (digit | 0x20) &- 0x61 < 6:
      value = value &<< 4 | UInt32((digit | 0x20) &- 0x57)
    default: return nil
    }
  }
  return value
}

/// The length of the scalar of two to four bytes at a place, 0 where there is none.
///
/// It looks at no byte beyond the first that is wrong. Source: the Unicode Standard 16, table 3-7.
private func scalarLength(_ place: Bytes) -> Int {
  func continues(_ index: Int) -> Bool { place[index] & 0xC0 == 0x80 }
  switch place[0] {
  case 0xC2...0xDF: return continues(1) ? 2 : 0
  case 0xE0: return place[1] & 0xE0 == 0xA0 && continues(2) ? 3 : 0
  case 0xED: return place[1] & 0xE0 == 0x80 && continues(2) ? 3 : 0
  case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
  case 0xF0: return place[1] &- 0x90 < 0x30 && continues(2) && continues(3) ? 4 : 0
  case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
  case 0xF4: return place[1] & 0xF0 == 0x80 && continues(2) && continues(3) ? 4 : 0
  default: return 0
  }
}

/// Bytes of its own for texts without their escapes; padded like the input.
struct TextScratch: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  init() {
    capacity = 4096
    bytes = .allocate(capacity: capacity + Padding.count)
    bytes.initialize(repeating: 0, count: capacity + Padding.count)
  }

  deinit { bytes.deallocate() }

  /// The text between two places without its escapes, which must have been passed before.
  ///
  /// The result lasts until the next call.
  mutating func unescape(from start: Bytes, to end: Bytes) -> (start: Bytes, count: Int) {
    // No escape is shorter than what it stands for.
    if end - start > capacity { grow(to: end - start) }
    var place = start
    var count = 0
    while place < end {
      guard place[0] == Sign.backslash else {
        bytes[count] = place[0]
        place += 1
        count &+= 1
        continue
      }
      switch place[1] {
      case UInt8(ascii: "b"): bytes[count] = 0x08
      case UInt8(ascii: "f"): bytes[count] = 0x0C
      case UInt8(ascii: "n"): bytes[count] = 0x0A
      case UInt8(ascii: "r"): bytes[count] = 0x0D
      case UInt8(ascii: "t"): bytes[count] = 0x09
      case UInt8(ascii: "u"):
        var value = hexadecimal(place + 2) ?? 0
        if value & 0xFC00 == 0xD800 {
          value = 0x10000 &+ ((value & 0x3FF) &<< 10 | (hexadecimal(place + 8) ?? 0) & 0x3FF)
          place += 6
        }
        place += 4
        for byte in UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}")
          ?? UTF8.encodedReplacementCharacter
        {
          bytes[count] = byte
          count &+= 1
        }
        count &-= 1
      case let byte: bytes[count] = byte
      }
      place += 2
      count &+= 1
    }
    return (Bytes(bytes), count)
  }

  private mutating func grow(to size: Int) {
    bytes.deallocate()
    capacity = max(size, capacity * 2)
    bytes = .allocate(capacity: capacity + Padding.count)
    bytes.initialize(repeating: 0, count: capacity + Padding.count)
  }
}
