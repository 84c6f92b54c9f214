/// Gives numbers their places in the order in which they first come.
struct Numbering {
  /// The place of each number; -1 for none.
  private var places: ContiguousArray<Int32> = []
  /// The numbers that have places, in their order.
  private var known: ContiguousArray<Int32> = []

  /// How many have a place.
  var count: Int { known.count }

  /// The place of a number; -1 for none.
  @inline(__always)
  func place(of number: Int32) -> Int32 {
    Int(number) < places.count ? places[Int(number)] : -1
  }

  /// Gives a number that has none the next place.
  mutating func append(_ number: Int32) {
    if Int(number) >= places.count { grow(to: Int(number) + 1) }
    places[Int(number)] = Int32(known.count)
    known.append(number)
  }

  @inline(never)
  private mutating func grow(to count: Int) {
    let missing = max(count, places.count * 2) - places.count
    places.append(contentsOf: repeatElement(-1, count: missing))
  }

  /// Takes all places back.
  ///
  /// - Complexity: O(n) in how many numbers have one.
  mutating func removeAll() {
    for number in known { places[Int(number)] = -1 }
    known.removeAll(keepingCapacity: true)
  }
}
