/// Records of one kind, by number: numbers that were given back are given out again.
///
/// Records name each other by these numbers, so that nothing that lives counts references.
struct Pool<Record> {
  private(set) var records: ContiguousArray<Record> = []
  private var free: ContiguousArray<Int32> = []

  /// The number that stands for none.
  static var none: Int32 { -1 }

  init() {}

  @inline(__always)
  subscript(number: Int32) -> Record {
    _read { yield records[Int(number)] }
    _modify { yield &records[Int(number)] }
  }

  /// Adds a record.
  ///
  /// - Complexity: O(1), amortized.
  @inline(__always)
  mutating func add(_ record: Record) -> Int32 {
    if let number = free.popLast() {
      records[Int(number)] = record
      return number
    }
    records.append(record)
    return Int32(truncatingIfNeeded: records.count &- 1)
  }

  /// Gives a number back; its record stays as it is until the number is given out again.
  @inline(__always)
  mutating func giveBack(_ number: Int32) { free.append(number) }
}
