import LifelintEngine
import Testing

/// How long something took, in few values and in very many.
@Suite("A distribution")
struct DistributionTests {
  @Test(
    "has percentiles by nearest rank",
    arguments: [
      ([5], 0.0, 5), ([5], 0.5, 5), ([5], 1.0, 5), ([15, 20, 35, 40, 50], 0.05, 15),
      ([15, 20, 35, 40, 50], 0.3, 20), ([15, 20, 35, 40, 50], 0.4, 20),
      ([15, 20, 35, 40, 50], 0.5, 35), ([50, 40, 35, 20, 15], 1.0, 50),
      (Array(1...100), 0.5, 50), (Array(1...100), 0.55, 55), (Array(1...100), 0.99, 99),
      (Array(1...10), 0.9, 9),
    ] as [([Int64], Double, Int64)])
  func nearestRank(values: [Int64], share: Double, expected: Int64) {
    var distribution = Distribution()
    for value in values { distribution.add(value) }
    #expect(distribution.percentile(share) == expected)
    #expect(distribution.isExact)
  }

  @Test("of no value has no percentile and no mean")
  func empty() {
    #expect(Distribution().percentile(0.5) == nil)
    #expect(Distribution().mean == nil)
    #expect(Distribution().bins(3) == [0, 0, 0])
  }

  /// Values as a linear congruential generator makes them, spread over many powers of two.
  private func spread(_ count: Int, seed: UInt64) -> [Int64] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(state >> (2 + (state >> 58) % 50))
    }
  }

  @Test("of very many values is at most 1 % off, and says that it is not exact", arguments: 1...5)
  func error(seed: UInt64) throws {
    let values = spread(Distribution.exactLimit * 3, seed: seed)
    var distribution = Distribution()
    for value in values { distribution.add(value) }
    let sorted = values.sorted()
    #expect(!distribution.isExact)
    #expect(distribution.min == sorted.first)
    #expect(distribution.max == sorted.last)
    for percent in 1...100 {
      let rank = (values.count * percent + 99) / 100
      let exact = Double(sorted[rank - 1])
      let found = Double(try #require(distribution.percentile(Double(percent) / 100)))
      #expect(abs(found - exact) <= exact * Distribution.relativeError)
    }
  }

  @Test("stays exact up to its limit and no further")
  func limit() {
    var distribution = Distribution()
    for value in 0..<Distribution.exactLimit { distribution.add(Int64(value) * 1_000_003) }
    #expect(distribution.isExact)
    #expect(distribution.percentile(0.5) == Int64(2047 * 1_000_003))
    distribution.add(1)
    #expect(!distribution.isExact)
    #expect(distribution.count == Distribution.exactLimit + 1)
  }

  @Test(
    "added up is what one of all values is",
    arguments: [(3, 4), (4000, 90), (90, 9000), (9000, 9000)]
  )
  func sum(first: Int, second: Int) {
    let values = (spread(first, seed: 7), spread(second, seed: 8))
    var whole = Distribution()
    for value in values.0 + values.1 { whole.add(value) }
    var left = Distribution()
    for value in values.0 { left.add(value) }
    var right = Distribution()
    for value in values.1 { right.add(value) }
    left.add(right)
    #expect(left.count == whole.count)
    #expect(left.total == whole.total)
    #expect(left.min == whole.min)
    #expect(left.max == whole.max)
    #expect(left.isExact == whole.isExact)
    for percent in 0...100 {
      #expect(left.percentile(Double(percent) / 100) == whole.percentile(Double(percent) / 100))
    }
    #expect(left.bins(7) == whole.bins(7))
  }

  @Test("keeps to the end of time, and takes nothing below zero")
  func extremes() {
    var distribution = Distribution()
    distribution.add(.max)
    distribution.add(.max)
    distribution.add(-5)
    #expect(distribution.total == .max)
    #expect(distribution.min == 0)
    for _ in 0..<Distribution.exactLimit { distribution.add(.max) }
    #expect(distribution.percentile(0.5).map { $0 > .max / 100 * 99 } == true)
    #expect(distribution.percentile(1) == .max)
  }

  @Test("parts its range into equal bins")
  func bins() {
    var distribution = Distribution()
    for value in [0, 1, 2, 3, 4, 8] as [Int64] { distribution.add(value) }
    #expect(distribution.bins(4) == [2, 2, 1, 1])
    #expect(distribution.bins(1) == [6])
    #expect(distribution.bins(0) == [])
  }
}
