/// A line as it lies in the buffer: no byte of it is copied.
///
/// It must not outlive the call that it was given to: the buffer moves on. After its last byte
/// stand a newline and ``Padding/count`` bytes that may be read, as ``Bytes`` says, so that a
/// search can load whole vectors up to its end.
package struct RawLine {
  private let start: Bytes
  /// How many bytes it has, its line end left aside.
  package let count: Int

  init(start: Bytes, count: Int) {
    self.start = start
    self.count = count
  }

  /// A byte of it; the place is from 0 to below ``count``.
  package subscript(place: Int) -> UInt8 {
    assert((0..<count).contains(place))
    return start[place]
  }

  /// A copy of its bytes.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// A copy of a part of it.
  package func bytes(_ part: Range<Int>) -> [UInt8] {
    let part = part.clamped(to: 0..<count)
    return Array(UnsafeBufferPointer(start: start + part.lowerBound, count: part.count))
  }

  /// Whether a literal stands at a place.
  package func stands(_ needle: ByteNeedle, at place: Int) -> Bool {
    place >= 0 && place + needle.bytes.count <= count
      && needle.bytes.indices.allSatisfy { start[place + $0] == needle.bytes[$0] }
  }

  /// The first place of a literal from a place on, before another.
  ///
  /// - Complexity: O(n) in the length of the line, sixteen bytes a step, where the literal's two
  ///   rarest bytes do not stand together often.
  package func first(_ needle: ByteNeedle, from place: Int = 0, to end: Int? = nil) -> Int? {
    let last = min(end ?? count, count) - needle.bytes.count
    guard place >= 0 else { return nil }
    // A needle is shorter than the padding less a vector, so every load stays in what may be read.
    let one = SIMD16<UInt8>(repeating: needle.bytes[needle.one])
    let other = SIMD16<UInt8>(repeating: needle.bytes[needle.other])
    var block = place
    while block <= last {
      let matches =
        (load16(start + block + needle.one) .== one)
        .& (load16(start + block + needle.other) .== other)
      var marks = unsafeBitCast(matches, to: SIMD2<UInt64>.self)
      while marks.x | marks.y != 0 {
        let isLow = marks.x != 0
        let word = isLow ? marks.x : marks.y
        let byte = word.littleEndian.trailingZeroBitCount &>> 3
        let found = block + byte + (isLow ? 0 : 8)
        if found > last { return nil }
        if stands(needle, at: found) { return found }
        let rest = word & ~(UInt64(0xFF) &<< UInt64(byte &* 8)).littleEndian
        if isLow { marks.x = rest } else { marks.y = rest }
      }
      block += 16
    }
    return nil
  }
}

/// A literal to search for, with the two of its bytes that are met least often.
package struct ByteNeedle: Sendable {
  /// The longest literal that may be searched for.
  package static let longest = Padding.count - 32

  let bytes: [UInt8]
  /// The places of the two rarest bytes.
  let one: Int
  let other: Int

  /// Makes a needle; of a literal that is too long or empty there is none.
  package init?(_ text: some Collection<UInt8>) {
    guard !text.isEmpty, text.count <= Self.longest else { return nil }
    let bytes = Array(text)
    let order = bytes.indices.sorted {
      (Self.frequency(bytes[$0]), $0) < (Self.frequency(bytes[$1]), $1)
    }
    self.bytes = bytes
    one = order[0]
    other = order.first { bytes[$0] != bytes[order[0]] } ?? order[0]
  }

  /// About how often a byte is met in logs, as a rank.
  private static func frequency(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 1
    case UInt8(ascii: "j"), UInt8(ascii: "k"), UInt8(ascii: "q"), UInt8(ascii: "x"),
      UInt8(ascii: "z"):
      2
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 4
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "\""),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      6
    default: 3
    }
  }
}
