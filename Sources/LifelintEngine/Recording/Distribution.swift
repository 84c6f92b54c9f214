/// How long something took, over all times that it happened; in nanoseconds.
///
/// Exact while the values fit (``exactLimit``); then a histogram whose percentiles are at most 1 %
/// off. Two distributions add up, in either form, to what one of all values would be.
///
/// The histogram is the one of DDSketch with a logarithm that is linear between powers of two, so
/// that it needs integers alone: 64 buckets for each power of two, each at most 1/64 of its values
/// wide, whose middle is at most 1/128 off (0.8 %).
///
/// Source: C. Masson, J. Rim, H. Lee, "DDSketch: A Fast and Fully-Mergeable Quantile Sketch with
/// Relative-Error Guarantees", PVLDB 12(12), 2019.
public struct Distribution: Sendable {
  /// How many values are kept one by one.
  public static let exactLimit = 4096
  /// How far a percentile may be off, as a share of it, where they are not.
  public static let relativeError = 0.01

  /// How many values there are.
  public private(set) var count = 0
  /// Their sum; at most the largest that fits.
  public private(set) var total: Int64 = 0
  /// The least.
  public private(set) var min: Int64 = .max
  /// The greatest.
  public private(set) var max: Int64 = .min
  /// The values one by one, while they fit.
  private var values: [Int64] = []
  /// How many values lie in each bucket, once they do not.
  private var buckets: [Int] = []

  /// Makes an empty distribution.
  public init() {}

  /// Whether percentiles are exact.
  public var isExact: Bool { buckets.isEmpty }

  /// The mean; `nil` if there is no value.
  public var mean: Int64? { count == 0 ? nil : total / Int64(count) }

  /// Takes a value; one below zero counts as zero.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func add(_ value: Int64) {
    let value = Swift.max(value, 0)
    count += 1
    let (sum, overflows) = total.addingReportingOverflow(value)
    total = overflows ? .max : sum
    min = Swift.min(min, value)
    max = Swift.max(max, value)
    if isExact, values.count < Self.exactLimit {
      values.append(value)
    } else {
      spill()
      put(value, times: 1)
    }
  }

  /// Takes the values of another.
  ///
  /// - Complexity: O(n) in the number of values that are kept, which is bounded.
  public mutating func add(_ other: Distribution) {
    if other.isExact {
      for value in other.values { add(value) }
      return
    }
    spill()
    for (bucket, number) in other.buckets.enumerated() where number > 0 {
      put(Self.middle(of: bucket), times: number)
    }
    count += other.count
    let (sum, overflows) = total.addingReportingOverflow(other.total)
    total = overflows ? .max : sum
    min = Swift.min(min, other.min)
    max = Swift.max(max, other.max)
  }

  /// The value that a share of all values does not exceed (nearest rank); `nil` if there is none.
  ///
  /// - Parameter share: From 0 to 1.
  /// - Returns: One of the values, or one at most 1 % off.
  /// - Complexity: O(n log n) in the number of values that are kept, which is bounded.
  public func percentile(_ share: Double) -> Int64? {
    guard count > 0 else { return nil }
    // 0.55 · 100 is a little more than 55, and still means the 55th.
    let exactRank = (share * Double(count) - 1e-9).rounded(.up)
    let rank = Int(Swift.min(Swift.max(exactRank, 1), Double(count)))
    if isExact { return values.sorted()[rank - 1] }
    if rank == count { return max }
    var seen = 0
    for (bucket, number) in buckets.enumerated() {
      seen += number
      if seen >= rank { return Swift.min(Swift.max(Self.middle(of: bucket), min), max) }
    }
    return max
  }

  /// How many values lie in each of some equal parts of the range from ``min`` to ``max``.
  ///
  /// - Complexity: O(n) in the number of values that are kept, which is bounded.
  public func bins(_ number: Int) -> [Int] {
    var bins = [Int](repeating: 0, count: Swift.max(number, 0))
    guard count > 0, number > 0 else { return bins }
    let width = Double(max) - Double(min)
    func put(_ value: Int64, _ times: Int) {
      let place = width == 0 ? 0 : Int(Double(value - min) / width * Double(number))
      bins[Swift.min(place, number - 1)] += times
    }
    for value in values { put(value, 1) }
    for (bucket, times) in buckets.enumerated() where times > 0 {
      put(Swift.min(Swift.max(Self.middle(of: bucket), min), max), times)
    }
    return bins
  }

  /// The values in ascending order, each with how often it is there; beyond what is exact, the
  /// middles of the buckets.
  ///
  /// - Complexity: O(n log n) in the number of values that are kept.
  public var weightedValues: [(value: Int64, count: Int)] {
    if !isExact {
      return buckets.enumerated().filter { $0.element > 0 }.map {
        (Self.middle(of: $0.offset), $0.element)
      }
    }
    var weighted: [(value: Int64, count: Int)] = []
    for value in values.sorted() {
      if weighted.last?.value == value {
        weighted[weighted.count - 1].count += 1
      } else {
        weighted.append((value, 1))
      }
    }
    return weighted
  }

  // MARK: Buckets

  /// Each power of two has two to the power of this many buckets.
  private static let precision = 6

  /// Puts the values that were kept one by one into buckets.
  private mutating func spill() {
    guard isExact else { return }
    buckets = [0]
    for value in values { put(value, times: 1) }
    values = []
  }

  private mutating func put(_ value: Int64, times: Int) {
    let bucket = Self.bucket(of: value)
    if bucket >= buckets.count {
      buckets.append(contentsOf: repeatElement(0, count: bucket + 1 - buckets.count))
    }
    buckets[bucket] += times
  }

  /// The bucket of a value: those below 128 have one each.
  static func bucket(of value: Int64) -> Int {
    let magnitude = UInt64(Swift.max(value, 0))
    let shift = Swift.max(63 - magnitude.leadingZeroBitCount - precision, 0)
    return shift << precision + Int(magnitude >> UInt64(shift))
  }

  /// The middle of a bucket's values.
  static func middle(of bucket: Int) -> Int64 {
    let first = 1 << precision
    guard bucket >= 2 * first else { return Int64(bucket) }
    let shift = bucket >> precision - 1
    let least = Int64(bucket - shift << precision) << Int64(shift)
    return least + (Int64(1) << Int64(shift) - 1) / 2
  }
}
