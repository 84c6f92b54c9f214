/// Random choices that a seed repeats on every machine.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct Dice {
  private var state: UInt64

  /// Makes the choices of a seed.
  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
  }

  /// The next 64 random bits.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits() % UInt64(range.count))
  }

  /// Whether something happens that happens so many times in a hundred.
  mutating func percent(_ percent: Int) -> Bool {
    number(1...100) <= percent
  }

  /// One of some things.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[number(0...(things.count - 1))]
  }

  /// One of some things, each as often as its weight says.
  mutating func pick<Thing>(weighted things: [(Int, Thing)]) -> Thing {
    var rest = number(1...things.map(\.0).reduce(0, +))
    for (weight, thing) in things {
      rest -= weight
      if rest <= 0 { return thing }
    }
    return things[things.count - 1].1
  }
}
