#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Records of one kind, by number: numbers that were given back are given out again.
///
/// Records name each other by these numbers, so that nothing that lives counts references.
///
/// This is the one place in the engine that owns memory of its own: with an array, each change of a
/// record would ask whether the array is shared, which made a tenth of all work. What keeps it
/// safe: `base` has room for `capacity` records, of which the first `count` are initialized and stay
/// so until the pool goes; a number is only ever one that ``add(_:)`` has given out, which debug
/// builds check; and no address leaves the accesses below.
final class Pool<Record> {
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<Record>
  @exclusivity(unchecked) private var capacity: Int
  /// The numbers that were given back, with room for as many as ``returnedCapacity`` says.
  @exclusivity(unchecked) private var returned: UnsafeMutablePointer<Int32>?
  @exclusivity(unchecked) private var returnedCount = 0
  @exclusivity(unchecked) private var returnedCapacity = 0
  /// How many numbers have been given out: each is below.
  @exclusivity(unchecked) private(set) var count = 0

  /// Makes a pool with room for some records; it grows.
  ///
  /// Room that is not used costs nothing, but for what lies behind it: a short trace touches the
  /// beginning of every pool, and those lie close together while they are small.
  init(capacity: Int = 8) {
    self.capacity = Swift.max(2, capacity)
    base = Room.make(for: self.capacity)
  }

  /// Makes a pool of records that have the numbers of their places.
  convenience init(_ records: some Collection<Record>) {
    self.init(capacity: records.count)
    for record in records { _ = add(record) }
  }

  /// Makes a pool of equal records.
  convenience init(repeating record: Record, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: record, count: count)
    self.count = count
  }

  deinit {
    base.deinitialize(count: count)
    free(UnsafeMutableRawPointer(base))
    free(UnsafeMutableRawPointer(returned))
  }

  @inline(__always)
  subscript(number: Int) -> Record {
    unsafeAddress {
      assert(number >= 0 && number < count, "no record has this number")
      return UnsafePointer(base + number)
    }
    unsafeMutableAddress {
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
    unsafeMutableAddress {
      assert(number >= 0 && number < count, "no record has this number")
      return base + Int(number)
    }
  }

  /// Adds a record.
  ///
  /// - Complexity: O(1), amortized.
  @inline(__always)
  func add(_ record: Record) -> Int32 {
    if returnedCount > 0, let returned {
      returnedCount &-= 1
      let number = returned[returnedCount]
      base[Int(number)] = record
      return number
    }
    if count == capacity { grow() }
    (base + count).initialize(to: record)
    count &+= 1
    return Int32(truncatingIfNeeded: count &- 1)
  }

  @inline(never)
  private func grow() {
    capacity += capacity / 2
    base = Room.make(for: capacity, insteadOf: base)
  }

  /// Gives a number back; its record stays as it is until the number is given out again.
  @inline(__always)
  func giveBack(_ number: Int32) {
    if returnedCount == returnedCapacity { growReturned() }
    returned?[returnedCount] = number
    returnedCount &+= 1
  }

  @inline(never)
  private func growReturned() {
    returnedCapacity = Swift.max(16, returnedCapacity * 2)
    returned = Room.make(for: returnedCapacity, insteadOf: returned)
  }

  /// Forgets all records from a number on, of a pool that is used as a list: to which none is given
  /// back.
  @inline(__always)
  func cut(to count: Int) {
    if count == self.count { return }
    (base + count).deinitialize(count: self.count - count)
    self.count = count
  }

  /// Calls a function for each record, also for those whose numbers were given back.
  @inline(__always)
  func forEach(_ body: (Record) -> Void) {
    for number in 0..<count { body(base[number]) }
  }
}

/// All that have been given out, also those that were given back.
extension Pool: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
}

/// Room for records that no array owns.
private enum Room {
  /// Room for records; what lies in another is moved there.
  ///
  /// `realloc` moves pages and no bytes where there are many. A Swift value that is not bound to its
  /// address, as none of these is, may be moved byte by byte.
  static func make<Record>(
    for capacity: Int, insteadOf old: UnsafeMutablePointer<Record>? = nil
  ) -> UnsafeMutablePointer<Record> {
    precondition(MemoryLayout<Record>.alignment <= 16, "malloc aligns no further")
    guard let room = realloc(old, capacity * MemoryLayout<Record>.stride) else {
      preconditionFailure("out of memory")
    }
    return room.bindMemory(to: Record.self, capacity: capacity)
  }
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
