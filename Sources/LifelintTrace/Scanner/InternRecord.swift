#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// One run of bytes that a ``ByteInterner`` holds: one cache line.
struct InternRecord {
  /// The longest run that lives in the record itself; a UUID's text does.
  static let inlineCount = 48
  /// The ``shape`` of a number that is free.
  static let freeShape = UInt32.max

  /// The run, filled up with zeros; of a longer one, its address in the first eight bytes.
  var low: SIMD16<UInt8>
  var middle: SIMD16<UInt8>
  var high: SIMD16<UInt8>
  /// The kind in the upper four bits and the length in the others.
  var shape: UInt32
  /// The upper half of the hash.
  var tag: UInt32
  /// For whoever uses the interner; of a free number, the next free one.
  var payload: UInt32
  /// For whoever uses the interner.
  var flags: UInt32

  /// The kind and the length in one number.
  ///
  /// A line, and so a run, is shorter than 2^28 bytes.
  @inline(__always)
  static func shape(count: Int, kind: UInt8) -> UInt32 {
    UInt32(kind) &<< 28 | UInt32(truncatingIfNeeded: count)
  }

  /// How long the run is.
  var count: Int { Int(shape & 0x0FFF_FFFF) }
  /// What kind of thing it is.
  var kind: UInt8 { UInt8(shape &>> 28) }
  /// Whether it stands for nothing.
  var isFree: Bool { shape == Self.freeShape }

  /// The place of a run that does not fit in the record; this record owns it.
  var longBytes: UnsafeMutablePointer<UInt8>? {
    guard !isFree, count > Self.inlineCount else { return nil }
    return UnsafeMutablePointer(
      bitPattern: UInt(unsafeBitCast(low, to: SIMD2<UInt64>.self).x))
  }

  /// Makes a record of a run of bytes, which it copies.
  init(_ place: Bytes, count: Int, kind: UInt8, tag: UInt32) {
    (low, middle, high) = (.zero, .zero, .zero)
    shape = Self.shape(count: count, kind: kind)
    self.tag = tag
    (payload, flags) = (0, 0)
    if count > Self.inlineCount {
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
      copy.initialize(from: place, count: count)
      low = unsafeBitCast(
        SIMD2<UInt64>(UInt64(UInt(bitPattern: copy)), 0), to: SIMD16<UInt8>.self)
    } else {
      withUnsafeMutableBytes(of: &self) {
        $0.copyMemory(from: UnsafeRawBufferPointer(start: place, count: count))
      }
    }
  }

  /// Reads the run.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let longBytes { return body(UnsafeBufferPointer(start: longBytes, count: count)) }
    // The three vectors come first, so the record begins with its run.
    return withUnsafeBytes(of: self) { record in
      record.withMemoryRebound(to: UInt8.self) { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// Gives back what the run takes outside of the record.
  func freeLongBytes() {
    longBytes?.deallocate()
  }
}

/// One place of an interner's hash table.
struct InternSlot {
  /// The upper half of the hash.
  var tag: UInt32
  /// The number, or ``ByteInterner/none``.
  var number: UInt32
}

/// The random numbers that a hash is made with.
package struct HashKeys: Sendable {
  /// Those of this process: asking the system for others would cost each table a call.
  package static let shared = HashKeys()

  private let words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
  private let kinds: UInt64
  private let last: UInt64
  /// A number for tables that hash in a way of their own.
  package let other: UInt64

  private init() {
    func odd() -> UInt64 { .random(in: 0 ... .max) | 1 }
    words = (odd(), odd(), odd(), odd(), odd(), odd())
    kinds = odd()
    last = odd()
    other = odd()
  }

  /// The hash of a run of up to 16 bytes: the same as that of three vectors, the others zero.
  @inline(__always)
  func tag(_ low: SIMD16<UInt8>, kind: UInt8) -> UInt32 {
    finish(sum(low, kind: kind))
  }

  /// The hash of a run of up to 48 bytes.
  @inline(__always)
  func tag(
    _ low: SIMD16<UInt8>, _ middle: SIMD16<UInt8>, _ high: SIMD16<UInt8>, kind: UInt8
  ) -> UInt32 {
    let second = unsafeBitCast(middle, to: SIMD2<UInt64>.self)
    let third = unsafeBitCast(high, to: SIMD2<UInt64>.self)
    return finish(
      sum(low, kind: kind) &+ second.x &* words.2 &+ second.y &* words.3
        &+ third.x &* words.4 &+ third.y &* words.5)
  }

  @inline(__always)
  private func sum(_ low: SIMD16<UInt8>, kind: UInt8) -> UInt64 {
    let first = unsafeBitCast(low, to: SIMD2<UInt64>.self)
    return first.x &* words.0 &+ first.y &* words.1 &+ UInt64(kind) &* kinds
  }

  @inline(__always)
  private func finish(_ sum: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: ((sum ^ sum &>> 32) &* last) &>> 32)
  }

  /// The hash of a longer run: the two halves of 128-bit products, folded word by word.
  ///
  /// It loads nothing beyond the run's end.
  func tag(long place: Bytes, count: Int, kind: UInt8) -> UInt32 {
    func fold(_ value: UInt64, _ key: UInt64) -> UInt64 {
      let product = value.multipliedFullWidth(by: key)
      return product.high ^ product.low
    }
    var hash = UInt64(count) &* words.2 &+ UInt64(kind) &* kinds
    var offset = 0
    while offset &+ 8 < count {
      hash = fold(hash ^ load8(place + offset) ^ words.3, words.0) &+ words.4
      offset &+= 8
    }
    hash = fold(hash ^ load8(place + (count &- 8)) ^ words.5, words.1)
    return finish(hash)
  }
}
