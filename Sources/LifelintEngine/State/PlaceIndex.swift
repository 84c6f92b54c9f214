import LifelintTrace

/// Finds records by a hash of what they are known by.
///
/// An open hash table of eight-byte slots: a hash and the record's number. The record itself has
/// the key, so whoever asks compares it. Removing moves back what follows (Knuth, "The Art of
/// Computer Programming", volume 3, 6.4, algorithm R).
struct PlaceIndex {
  private struct Slot {
    var hash: UInt32
    var place: Int32
  }

  /// Mixed into every hash, so that no trace can be written to collide.
  ///
  /// Nothing that is found depends on it.
  let key = HashKeys.shared.other
  private var slots = Pool(repeating: Slot(hash: 0, place: -1), count: 16)
  private var count = 0

  private var mask: Int { slots.count &- 1 }

  /// The record of a hash that is the one that is meant.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func find(_ hash: UInt32, where isMeant: (Int32) -> Bool) -> Int32? {
    var index = Int(hash) & mask
    while slots[index].place >= 0 {
      if slots[index].hash == hash, isMeant(slots[index].place) { return slots[index].place }
      index = (index &+ 1) & mask
    }
    return nil
  }

  /// Adds a record that is not in it.
  ///
  /// - Complexity: O(1), amortized.
  mutating func insert(_ hash: UInt32, _ place: Int32) {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    put(Slot(hash: hash, place: place))
    count += 1
  }

  private mutating func put(_ slot: Slot) {
    var index = Int(slot.hash) & mask
    while slots[index].place >= 0 { index = (index &+ 1) & mask }
    slots[index] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = Pool(repeating: Slot(hash: 0, place: -1), count: old.count * 2)
    old.forEach { slot in
      if slot.place >= 0 { put(slot) }
    }
  }

  /// The number of a record in a pool that holds each only once and that only this adds to.
  ///
  /// - Complexity: O(1), amortized.
  mutating func number<Record: Hashable>(of record: Record, in pool: Pool<Record>) -> Int32 {
    let hash = UInt32(truncatingIfNeeded: record.hashValue)
    if let known = find(hash, where: { pool[$0] == record }) { return known }
    let number = pool.add(record)
    insert(hash, number)
    return number
  }

  /// Takes a record away that is in it.
  ///
  /// - Complexity: O(1).
  mutating func remove(_ hash: UInt32, _ place: Int32) {
    var hole = Int(hash) & mask
    while slots[hole].place != place {
      if slots[hole].place < 0 { return }
      hole = (hole &+ 1) & mask
    }
    count -= 1
    var next = (hole &+ 1) & mask
    while slots[next].place >= 0 {
      let home = Int(slots[next].hash) & mask
      // It may move into the hole unless its home lies after it.
      if (next &- home) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    slots[hole].place = -1
  }
}
