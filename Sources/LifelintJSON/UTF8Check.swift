/// Tells whether bytes are UTF-8 (RFC 3629: no surrogates, no longer form than needed).
enum UTF8Check {
  /// The place of the first byte that does not belong to a well-formed sequence.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let length = sequenceLength(at: index, in: bytes)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence of two to four bytes that begins here; 0 for none.
  private static func sequenceLength(at index: Int, in bytes: [UInt8]) -> Int {
    let lead = bytes[index]
    // The second byte's range shuts out overlong forms, surrogates and what lies above U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
