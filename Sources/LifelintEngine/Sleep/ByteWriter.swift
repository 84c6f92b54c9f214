/// Writes numbers and texts as bytes, small numbers as one byte; a ``ByteReader`` reads them.
///
/// The bytes are gathered in words of eight, the first one lowest, so that most cost no access to
/// any memory.
struct ByteWriter {
  /// The words that are full; after ``finish()`` all.
  private(set) var words: ContiguousArray<UInt64> = []
  /// The word that is being filled, and how many of its bits are.
  private var word: UInt64 = 0
  private var filled: UInt64 = 0

  /// Adds the last bytes to the words.
  mutating func finish() {
    if filled > 0 { words.append(word) }
    (word, filled) = (0, 0)
  }

  /// Takes all bytes out.
  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    (word, filled) = (0, 0)
  }

  /// Writes up to eight bytes, the first one lowest; the others of the word are zero.
  @inline(__always)
  mutating func write(_ bytes: UInt64, count: Int) {
    word |= bytes &<< filled
    filled &+= UInt64(truncatingIfNeeded: count &* 8)
    if filled >= 64 {
      words.append(word)
      filled &-= 64
      // None of the bytes is left where they have just filled the word.
      word = bytes >> (UInt64(truncatingIfNeeded: count &* 8) &- filled)
    }
  }

  /// Writes a number: seven bits a byte, the lowest first (LEB128).
  @inline(__always)
  mutating func write(bits number: UInt64) {
    if number < 0x80 { write(number, count: 1) } else { write(longBits: number) }
  }

  @inline(never)
  private mutating func write(longBits number: UInt64) {
    var rest = number
    if rest >> 56 != 0 {
      write(Self.spread(rest & 0x0FFF_FFFF) | 0x8080_8080, count: 4)
      rest &>>= 28
    }
    let count = (70 &- rest.leadingZeroBitCount) / 7
    let marks: UInt64 = 0x0080_8080_8080_8080 >> UInt64(64 &- count &* 8)
    write(Self.spread(rest) | marks, count: count)
  }

  /// The lowest 56 bits, seven in each byte.
  @inline(__always)
  private static func spread(_ bits: UInt64) -> UInt64 {
    var spread = bits & 0x0FFF_FFFF | (bits & 0x00FF_FFFF_F000_0000) &<< 4
    spread = spread & 0x0000_3FFF_0000_3FFF | (spread & 0x0FFF_C000_0FFF_C000) &<< 2
    return spread & 0x007F_007F_007F_007F | (spread & 0x3F80_3F80_3F80_3F80) &<< 1
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

  /// Writes a set of flags.
  @inline(__always)
  mutating func write(_ flags: FlagWriter) { write(bits: flags.bits) }

  /// Writes a text.
  mutating func write(_ text: String) {
    write(bits: UInt64(text.utf8.count))
    for byte in text.utf8 { write(UInt64(byte), count: 1) }
  }

  /// Writes eight bytes that are small, or zero: where all are below 16 in half the room.
  mutating func write(small bytes: UInt64) {
    if bytes == 0 { return write(0, count: 1) }
    if bytes & 0xF0F0_F0F0_F0F0_F0F0 != 0 {
      write(2, count: 1)
      return write(bytes, count: 8)
    }
    write(1, count: 1)
    var halves = (bytes | bytes &>> 4) & 0x00FF_00FF_00FF_00FF
    halves = (halves | halves &>> 8) & 0x0000_FFFF_0000_FFFF
    halves = (halves | halves &>> 16) & 0xFFFF_FFFF
    write(halves, count: 4)
  }

  /// In the place of a time: there is none.
  static let noTime: UInt64 = 0b111
  /// In the place of a time: the next number is it.
  static let wholeTime: UInt64 = 0b011
}

/// Gathers flags in a number, from the lowest bit on.
struct FlagWriter {
  private(set) var bits: UInt64 = 0
  private var next: UInt64 = 1

  /// Adds a flag.
  @inline(__always)
  mutating func append(_ flag: Bool) {
    if flag { bits |= next }
    next &<<= 1
  }
}
