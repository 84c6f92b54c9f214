#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Gives equal runs of bytes equal numbers, dense from 0.
///
/// An open hash table of eight-byte slots (a part of the hash and a number) over records in the
/// order of their first appearance, so that what is used together shares cache lines. Looking up a
/// run that is known allocates nothing. Runs of different kinds are never equal.
///
/// The hash is keyed by random numbers of its own (multiply-shift over words: M. Dietzfelbinger et
/// al., "A Reliable Randomized Algorithm for the Closest-Pair Problem", 1997), so no trace can be
/// written to collide. The numbers do not depend on it: the same input gets the same numbers.
struct ByteInterner: ~Copyable {
  /// The number that stands for none.
  static let none = UInt32.max

  /// The records by number: `recordCapacity` places, of which the first ``count`` are initialized.
  private(set) var records: UnsafeMutablePointer<InternRecord>
  private var recordCapacity: Int
  /// A power of two of slots, at least twice as many as there are live records.
  private var slots: UnsafeMutablePointer<InternSlot>
  private var slotMask: Int
  private var slotShift: UInt32
  /// Forty-eight bytes of ones, then as many of zeros: the masks of vectors that are not full.
  private let masks: UnsafeMutablePointer<UInt8>
  private let keys = HashKeys.shared
  private var firstFree = Self.none

  /// How many numbers have been given out: each is below.
  private(set) var count = 0
  /// How many of them stand for something.
  private(set) var liveCount = 0
  /// How many bytes the runs take that do not fit in their records.
  private(set) var longByteCount = 0

  /// Makes an interner with room for some runs; it grows.
  init(capacity: Int) {
    let bits = Self.slotBits(for: capacity)
    slotMask = 1 << bits - 1
    slotShift = UInt32(32 - bits)
    slots = Self.emptySlots(1 << bits)
    recordCapacity = max(8, capacity)
    records = Self.uninitializedRecords(recordCapacity)
    masks = .allocate(capacity: InternRecord.inlineCount * 2)
    masks.initialize(repeating: 0xFF, count: InternRecord.inlineCount)
    (masks + InternRecord.inlineCount).initialize(repeating: 0, count: InternRecord.inlineCount)
  }

  deinit {
    for number in 0..<count { records[number].freeLongBytes() }
    UnsafeMutableRawPointer(records).deallocate()
    slots.deallocate()
    masks.deallocate()
  }

  private static func slotBits(for capacity: Int) -> Int {
    var bits = 5
    while 1 << bits < capacity * 2, bits < 31 { bits += 1 }
    return bits
  }

  /// Room for records, each of which is one cache line.
  private static func uninitializedRecords(_ count: Int) -> UnsafeMutablePointer<InternRecord> {
    let size = MemoryLayout<InternRecord>.stride
    return UnsafeMutableRawPointer.allocate(byteCount: count * size, alignment: 64)
      .bindMemory(to: InternRecord.self, capacity: count)
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<InternSlot> {
    let slots = UnsafeMutablePointer<InternSlot>.allocate(capacity: count)
    slots.initialize(repeating: InternSlot(tag: 0, number: none), count: count)
    return slots
  }
}

// MARK: - Looking up

extension ByteInterner {
  /// The number of a run of bytes; a new one is added.
  ///
  /// `place` keeps the promise of ``Bytes``: up to 48 bytes are loaded from it, however few count.
  @inline(__always)
  mutating func intern(_ place: Bytes, count: Int, kind: UInt8) -> UInt32 {
    if count > 16 { return internLonger(place, count: count, kind: kind) }
    let low = load16(place) & mask(count, from: 0)
    let tag = keys.tag(low, kind: kind)
    let shape = InternRecord.shape(count: count, kind: kind)
    var index = Int(tag &>> slotShift)
    while true {
      let slot = slots[index]
      if slot.number == Self.none {
        return insert(place, count: count, kind: kind, tag: tag, slot: index)
      }
      if slot.tag == tag {
        let record = records + Int(slot.number)
        // Runs of this length have zeros in the other vectors.
        if record.pointee.shape == shape, areEqual(record.pointee.low, low) { return slot.number }
      }
      index = (index &+ 1) & slotMask
    }
  }

  /// The number of a run of bytes, or ``none`` where it is new.
  ///
  /// `place` keeps the promise of ``Bytes``: up to 48 bytes are loaded from it, however few count.
  @inline(__always)
  func find(_ place: Bytes, count: Int, kind: UInt8) -> UInt32 {
    if count > 32 { return findLonger(place, count: count, kind: kind).number }
    let low = load16(place) & mask(count, from: 0)
    let middle = load16(place + 16) & mask(count, from: 16)
    let tag = keys.tag(low, middle, .zero, kind: kind)
    let shape = InternRecord.shape(count: count, kind: kind)
    var index = Int(tag &>> slotShift)
    while true {
      let slot = slots[index]
      if slot.number == Self.none { return Self.none }
      if slot.tag == tag {
        let record = records + Int(slot.number)
        if record.pointee.shape == shape, areEqual(record.pointee.low, low),
          areEqual(record.pointee.middle, middle)
        {
          return slot.number
        }
      }
      index = (index &+ 1) & slotMask
    }
  }

  @inline(never)
  private mutating func internLonger(_ place: Bytes, count: Int, kind: UInt8) -> UInt32 {
    let found = findLonger(place, count: count, kind: kind)
    if found.number != Self.none { return found.number }
    return insert(place, count: count, kind: kind, tag: found.tag, slot: found.slot)
  }

  /// The number of a run of any length, or the slot where it belongs.
  @inline(never)
  private func findLonger(
    _ place: Bytes, count: Int, kind: UInt8
  ) -> (number: UInt32, tag: UInt32, slot: Int) {
    var (low, middle, high) = (SIMD16<UInt8>.zero, SIMD16<UInt8>.zero, SIMD16<UInt8>.zero)
    let isLong = count > InternRecord.inlineCount
    let tag: UInt32
    if isLong {
      tag = keys.tag(long: place, count: count, kind: kind)
    } else {
      low = load16(place) & mask(count, from: 0)
      middle = load16(place + 16) & mask(count, from: 16)
      high = load16(place + 32) & mask(count, from: 32)
      tag = keys.tag(low, middle, high, kind: kind)
    }
    let shape = InternRecord.shape(count: count, kind: kind)
    var index = Int(tag &>> slotShift)
    while true {
      let slot = slots[index]
      if slot.number == Self.none { return (Self.none, tag, index) }
      if slot.tag == tag {
        let record = records + Int(slot.number)
        if record.pointee.shape == shape {
          if let bytes = record.pointee.longBytes {
            if memcmp(bytes, place, count) == 0 { return (slot.number, tag, index) }
          } else if areEqual(record.pointee.low, low), areEqual(record.pointee.middle, middle),
            areEqual(record.pointee.high, high)
          {
            return (slot.number, tag, index)
          }
        }
      }
      index = (index &+ 1) & slotMask
    }
  }

  /// Ones for the bytes of a vector that belong to a run, zeros for the others.
  ///
  /// The vector begins at an offset in the run, at most 32; the run has at most 48 bytes.
  @inline(__always)
  private func mask(_ count: Int, from offset: Int) -> SIMD16<UInt8> {
    load16(masks + (InternRecord.inlineCount &- count &+ offset))
  }

  @inline(__always)
  private func areEqual(_ left: SIMD16<UInt8>, _ right: SIMD16<UInt8>) -> Bool {
    let difference = unsafeBitCast(left ^ right, to: SIMD2<UInt64>.self)
    return difference.x | difference.y == 0
  }
}

// MARK: - Adding and letting go

extension ByteInterner {
  @inline(never)
  private mutating func insert(
    _ place: Bytes, count runCount: Int, kind: UInt8, tag: UInt32, slot: Int
  ) -> UInt32 {
    let record = InternRecord(place, count: runCount, kind: kind, tag: tag)
    if record.longBytes != nil { longByteCount += runCount }
    let number: UInt32
    if firstFree != Self.none {
      number = firstFree
      firstFree = records[Int(number)].payload
      records[Int(number)] = record
    } else {
      if count == recordCapacity { growRecords() }
      number = UInt32(count)
      (records + count).initialize(to: record)
      count += 1
    }
    liveCount += 1
    slots[slot] = InternSlot(tag: tag, number: number)
    if liveCount * 2 > slotMask { rebuildSlots() }
    return number
  }

  private mutating func growRecords() {
    let larger = Self.uninitializedRecords(recordCapacity * 2)
    larger.moveInitialize(from: records, count: count)
    UnsafeMutableRawPointer(records).deallocate()
    records = larger
    recordCapacity *= 2
  }

  private mutating func rebuildSlots() {
    slots.deallocate()
    let bits = Self.slotBits(for: liveCount * 2)
    slotMask = 1 << bits - 1
    slotShift = UInt32(32 - bits)
    slots = Self.emptySlots(1 << bits)
    for number in 0..<count where !records[number].isFree {
      let tag = records[number].tag
      var index = Int(tag &>> slotShift)
      while slots[index].number != Self.none { index = (index &+ 1) & slotMask }
      slots[index] = InternSlot(tag: tag, number: UInt32(number))
    }
  }

  /// Lets go of every run that is not to be kept; new ones get their numbers, the lowest first.
  ///
  /// - Complexity: O(n) in ``count``.
  mutating func sweep(keeping isKept: (UInt32) -> Bool) {
    firstFree = Self.none
    for number in (0..<count).reversed() {
      if !records[number].isFree {
        if isKept(UInt32(number)) { continue }
        if records[number].longBytes != nil { longByteCount -= records[number].count }
        records[number].freeLongBytes()
        records[number].shape = InternRecord.freeShape
        liveCount -= 1
      }
      records[number].payload = firstFree
      firstFree = UInt32(number)
    }
    rebuildSlots()
  }
}
