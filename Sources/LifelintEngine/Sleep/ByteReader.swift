/// Reads what a ``ByteWriter`` has written, in the same order.
struct ByteReader {
  private let words: ContiguousArray<UInt64>
  /// The place of the word after the one that is being read.
  private var next = 0
  /// What is left of that one, and how many bits this is.
  private var rest: UInt64 = 0
  private var left: UInt64 = 0

  init(_ words: ContiguousArray<UInt64>) { self.words = words }

  @inline(__always)
  private mutating func byte() -> UInt64 {
    if left == 0 {
      rest = words[next]
      next &+= 1
      left = 64
    }
    let byte = rest & 0xFF
    rest &>>= 8
    left &-= 8
    return byte
  }

  /// Reads up to eight bytes, the first one lowest; the others of the word are zero.
  mutating func word(count: Int) -> UInt64 {
    let asked = UInt64(truncatingIfNeeded: count &* 8)
    let mask = ~(UInt64.max << asked)
    if asked <= left {
      let word = rest & mask
      rest >>= asked
      left &-= asked
      return word
    }
    let following = words[next]
    next &+= 1
    let word = (rest | following << left) & mask
    rest = following >> (asked &- left)
    left = 64 &- (asked &- left)
    return word
  }

  /// Reads a number.
  @inline(__always)
  mutating func bits() -> UInt64 {
    let first = byte()
    return first < 0x80 ? first : longBits(first)
  }

  @inline(never)
  private mutating func longBits(_ first: UInt64) -> UInt64 {
    var number = first & 0x7F
    var shift: UInt64 = 7
    while true {
      let byte = byte()
      number |= (byte & 0x7F) &<< shift
      if byte & 0x80 == 0 { return number }
      shift &+= 7
    }
  }

  /// Reads a count, or a number that is -1 or more.
  @inline(__always)
  mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number {
    Number(truncatingIfNeeded: bits() &- 1)
  }

  /// Reads a number of either sign.
  @inline(__always)
  mutating func signed() -> Int64 { Self.signed(bits()) }

  private static func signed(_ bits: UInt64) -> Int64 {
    Int64(bitPattern: bits &>> 1 ^ (0 &- bits & 1))
  }

  /// Reads a time, if there is one.
  mutating func time() -> Int64? {
    let bits = bits()
    if bits == ByteWriter.noTime { return nil }
    if bits == ByteWriter.wholeTime { return signed() }
    var time = Self.signed(bits &>> 2)
    for _ in 0..<(bits & 0b11) { time &*= 1000 }
    return time
  }

  /// Reads a set of flags.
  @inline(__always)
  mutating func flags() -> FlagReader { FlagReader(bits()) }

  /// Reads a text.
  mutating func text() -> String {
    let count = Int(bits())
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for _ in 0..<count { bytes.append(UInt8(truncatingIfNeeded: byte())) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads eight bytes that are small, or zero.
  mutating func small() -> UInt64 {
    switch byte() {
    case 0: return 0
    case 1:
      var bytes = word(count: 4)
      bytes = (bytes | bytes &<< 16) & 0x0000_FFFF_0000_FFFF
      bytes = (bytes | bytes &<< 8) & 0x00FF_00FF_00FF_00FF
      return (bytes | bytes &<< 4) & 0x0F0F_0F0F_0F0F_0F0F
    default: return word(count: 8)
    }
  }
}

/// The flags of a number, from the lowest bit on.
struct FlagReader {
  private var bits: UInt64

  init(_ bits: UInt64) { self.bits = bits }

  /// Takes the next flag.
  @inline(__always)
  mutating func next() -> Bool {
    defer { bits &>>= 1 }
    return bits & 1 == 1
  }
}
