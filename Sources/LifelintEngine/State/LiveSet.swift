/// A set of small numbers: of the plans of a grouping, by ordinal.
///
/// The first 256 stand inline; the others, which no sane rule set has, in a table.
struct LiveSet {
  private var words = SIMD4<UInt64>(repeating: 0)
  private var others: Set<Int> = []

  init() {}

  mutating func insert(_ number: Int) {
    if number < 256 {
      words[number >> 6] |= 1 << UInt64(number & 63)
    } else {
      others.insert(number)
    }
  }

  mutating func remove(_ number: Int) {
    if number < 256 {
      words[number >> 6] &= ~(1 << UInt64(number & 63))
    } else {
      others.remove(number)
    }
  }

  /// The numbers in this set, and those that are in both others.
  func forEach(andIn first: LiveSet, and second: LiveSet, _ body: (Int) -> Void) {
    let all = words | (first.words & second.words)
    for word in 0..<4 {
      var bits = all[word]
      while bits != 0 {
        body(word << 6 | bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
    if others.isEmpty, first.others.isEmpty { return }
    for number in others.union(first.others.intersection(second.others)).sorted() { body(number) }
  }
}
