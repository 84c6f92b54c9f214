/// Writes numbers and texts as bytes, small numbers as one byte; a ``ByteReader`` reads them.
struct ByteWriter {
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// Writes a number: seven bits a byte, the lowest first (LEB128).
  @inline(__always)
  mutating func write(bits number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a count, or a number that is -1 or more.
  @inline(__always)
  mutating func write(_ number: some FixedWidthInteger) {
    write(bits: UInt64(truncatingIfNeeded: number &+ 1))
  }

  /// Writes a number of either sign, small where it lies near zero (zigzag).
  @inline(__always)
  mutating func write(signed number: Int64) {
    write(bits: UInt64(bitPattern: number &<< 1 ^ number &>> 63))
  }

  /// Writes a time in nanoseconds, or that there is none: most have few digits and then zeros.
  mutating func write(time: Int64?) {
    guard let time else { return write(bits: Self.noTime) }
    if time.magnitude >> 60 != 0 {
      write(bits: Self.wholeTime)
      return write(signed: time)
    }
    var (rest, thousands) = (time, UInt64(0))
    while thousands < 2, rest != 0, rest % 1000 == 0 {
      rest /= 1000
      thousands += 1
    }
    write(bits: UInt64(bitPattern: rest &<< 1 ^ rest &>> 63) &<< 2 | thousands)
  }

  /// Writes the bits of a set of flags.
  @inline(__always)
  mutating func write(flags: Bool...) {
    var bits: UInt64 = 0
    for (place, flag) in flags.enumerated() where flag { bits |= 1 << UInt64(place) }
    write(bits: bits)
  }

  /// Writes a text.
  mutating func write(_ text: String) {
    write(bits: UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes bytes of which many are zero: for each eight a mask of those that are not, and these.
  mutating func write(sparse count: Int, _ byte: (Int) -> UInt8) {
    for start in stride(from: 0, to: count, by: 8) {
      let mask = bytes.count
      bytes.append(0)
      for place in start..<min(start + 8, count) where byte(place) != 0 {
        bytes[mask] |= 1 << UInt8(place - start)
        bytes.append(byte(place))
      }
    }
  }

  /// In the place of a time: there is none.
  static let noTime: UInt64 = 0b111
  /// In the place of a time: the next number is it.
  static let wholeTime: UInt64 = 0b011
}
