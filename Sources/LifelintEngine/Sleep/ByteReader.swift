/// Reads what a ``ByteWriter`` has written, in the same order.
struct ByteReader {
  let bytes: ContiguousArray<UInt8>
  private var place = 0

  init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  @inline(__always)
  private mutating func byte() -> UInt8 {
    defer { place &+= 1 }
    return bytes[place]
  }

  /// Reads a number.
  @inline(__always)
  mutating func bits() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = byte()
      number |= UInt64(byte & 0x7F) &<< shift
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

  /// Reads a text.
  mutating func text() -> String {
    let count = Int(bits())
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  /// Reads bytes of which many are zero; calls a function for each of the others.
  mutating func sparse(_ count: Int, _ take: (Int, UInt8) -> Void) {
    for start in stride(from: 0, to: count, by: 8) {
      var mask = byte()
      while mask != 0 {
        take(start + mask.trailingZeroBitCount, byte())
        mask &= mask &- 1
      }
    }
  }
}

/// The flags of a number, from the lowest bit on.
struct FlagReader {
  private var bits: UInt64

  init(_ bits: UInt64) { self.bits = bits }

  /// Takes the next flag.
  mutating func next() -> Bool {
    defer { bits &>>= 1 }
    return bits & 1 == 1
  }
}
