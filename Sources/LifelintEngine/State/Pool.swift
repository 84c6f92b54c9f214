#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Records of one kind, by number: numbers that were given back are given out again.
///
/// Records name each other by these numbers, so that nothing that lives counts references. Copies of
/// a pool are the same pool.
///
/// This is the one place in the engine that owns memory of its own: with an array, each change of a
/// record would ask whether the array is shared, which made a tenth of all work. What keeps it
/// safe: `room` has place for `capacity` records, of which the first `count` are initialized and stay
/// so until the pool goes; a number is only ever one that ``add(_:)`` has given out, which debug
/// builds check; and no address leaves the accesses below.
struct Pool<Record> {
  /// Of no type, so that a run does not have to make a class for each kind of record as it starts.
  private let room: PoolRoom

  /// Makes a pool with room for some records; it grows.
  ///
  /// Room that is not used costs nothing, but for what lies behind it: a short trace touches the
  /// beginning of every pool, and those lie close together while they are small.
  init(capacity: Int = 8) {
    precondition(MemoryLayout<Record>.alignment <= 16, "malloc aligns no further")
    room = PoolRoom(
      capacity: Swift.max(2, capacity), stride: MemoryLayout<Record>.stride
    ) { base, count in
      base.assumingMemoryBound(to: Record.self).deinitialize(count: count)
    }
    room.base.bindMemory(to: Record.self, capacity: room.capacity)
  }

  /// Makes a pool of records that have the numbers of their places.
  init(_ records: some Collection<Record>) {
    self.init(capacity: records.count)
    for record in records { _ = add(record) }
  }

  /// Makes a pool of equal records.
  init(repeating record: Record, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: record, count: count)
    room.count = count
  }

  /// How many numbers have been given out: each is below.
  @inline(__always)
  var count: Int { room.count }

  @inline(__always)
  private var base: UnsafeMutablePointer<Record> {
    room.base.assumingMemoryBound(to: Record.self)
  }

  @inline(__always)
  subscript(number: Int) -> Record {
    unsafeAddress {
      assert(number >= 0 && number < count, "no record has this number")
      return UnsafePointer(base + number)
    }
    nonmutating unsafeMutableAddress {
      assert(number >= 0 && number < count, "no record has this number")
      return base + number
    }
  }

  @inline(__always)
  subscript(number: Int32) -> Record {
    unsafeAddress {
      assert(number >= 0 && number < count, "no record has this number")
      return UnsafePointer(base + Int(number))
    }
    nonmutating unsafeMutableAddress {
      assert(number >= 0 && number < count, "no record has this number")
      return base + Int(number)
    }
  }

  /// Adds a record.
  ///
  /// - Complexity: O(1), amortized.
  @inline(__always)
  func add(_ record: Record) -> Int32 {
    if let number = room.takeReturned() {
      base[Int(number)] = record
      return number
    }
    if room.count == room.capacity { grow() }
    (base + room.count).initialize(to: record)
    room.count &+= 1
    return Int32(truncatingIfNeeded: room.count &- 1)
  }

  @inline(never)
  private func grow() {
    room.grow(stride: MemoryLayout<Record>.stride)
    room.base.bindMemory(to: Record.self, capacity: room.capacity)
  }

  /// Gives a number back; its record stays as it is until the number is given out again.
  @inline(__always)
  func giveBack(_ number: Int32) { room.giveBack(number) }

  /// Forgets all records from a number on, of a pool that is used as a list: to which none is given
  /// back.
  @inline(__always)
  func cut(to count: Int) {
    if count == room.count { return }
    (base + count).deinitialize(count: room.count - count)
    room.count = count
  }

  /// Calls a function for each record, also for those whose numbers were given back.
  @inline(__always)
  func forEach(_ body: (Record) -> Void) {
    for number in 0..<count { body(base[number]) }
  }
}

/// The memory of a pool.
private final class PoolRoom {
  @exclusivity(unchecked) private(set) var base: UnsafeMutableRawPointer
  @exclusivity(unchecked) private(set) var capacity: Int
  @exclusivity(unchecked) var count = 0
  /// The numbers that were given back, with room for as many as ``returnedCapacity`` says.
  @exclusivity(unchecked) private var returned: UnsafeMutableRawPointer?
  @exclusivity(unchecked) private var returnedCount = 0
  @exclusivity(unchecked) private var returnedCapacity = 0
  /// Ends the life of the first records.
  private let deinitialize: (UnsafeMutableRawPointer, Int) -> Void

  init(
    capacity: Int, stride: Int, deinitialize: @escaping (UnsafeMutableRawPointer, Int) -> Void
  ) {
    self.capacity = capacity
    self.deinitialize = deinitialize
    base = Self.room(capacity * stride)
  }

  deinit {
    deinitialize(base, count)
    free(base)
    free(returned)
  }

  func grow(stride: Int) {
    capacity += capacity / 2
    base = Self.room(capacity * stride, insteadOf: base)
  }

  @inline(__always)
  func takeReturned() -> Int32? {
    guard returnedCount > 0, let returned else { return nil }
    returnedCount &-= 1
    return returned.assumingMemoryBound(to: Int32.self)[returnedCount]
  }

  @inline(__always)
  func giveBack(_ number: Int32) {
    if returnedCount == returnedCapacity { growReturned() }
    returned?.assumingMemoryBound(to: Int32.self)[returnedCount] = number
    returnedCount &+= 1
  }

  @inline(never)
  private func growReturned() {
    returnedCapacity = Swift.max(16, returnedCapacity * 2)
    returned = Self.room(returnedCapacity * MemoryLayout<Int32>.stride, insteadOf: returned)
  }

  /// Room for some bytes; what lies in another is moved there.
  ///
  /// `realloc` moves pages and no bytes where there are many. A Swift value that is not bound to its
  /// address, as none of these is, may be moved byte by byte.
  private static func room(
    _ size: Int, insteadOf old: UnsafeMutableRawPointer? = nil
  ) -> UnsafeMutableRawPointer {
    guard let room = realloc(old, size) else { preconditionFailure("out of memory") }
    return room
  }
}

/// All that have been given out, also those that were given back.
extension Pool: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
}

extension Pool<UInt8> {
  /// Eight bytes side by side, of which the one with the number is the lowest.
  @inline(__always)
  func word(at number: Int) -> UInt64 {
    assert(number >= 0 && number + 8 <= count, "no eight bytes have these numbers")
    return UInt64(
      littleEndian: UnsafeRawPointer(base + number).loadUnaligned(as: UInt64.self))
  }

  /// Sets eight bytes likewise.
  @inline(__always)
  func setWord(at number: Int, to word: UInt64) {
    assert(number >= 0 && number + 8 <= count, "no eight bytes have these numbers")
    UnsafeMutableRawPointer(base + number).storeBytes(
      of: word.littleEndian, as: UInt64.self)
  }
}
