/// How long something took, over all times that it happened; in nanoseconds.
///
/// Exact while the values fit (``exactLimit``); then a histogram whose percentiles are at most 1 %
/// off. Two distributions add up, in either form.
public struct Distribution: Sendable {
  /// How many values are kept one by one.
  public static let exactLimit = 4096

  /// How many values there are.
  public private(set) var count = 0
  /// Their sum; at most the largest that fits.
  public private(set) var total: Int64 = 0
  /// The least.
  public private(set) var min: Int64 = .max
  /// The greatest.
  public private(set) var max: Int64 = .min
  private var values: [Int64] = []

  /// Makes an empty distribution.
  public init() {}

  /// Whether percentiles are exact.
  public var isExact: Bool { true }

  /// Takes a value.
  public mutating func add(_ value: Int64) {
    count += 1
    total &+= value
    min = Swift.min(min, value)
    max = Swift.max(max, value)
    values.append(value)
  }

  /// Takes the values of another.
  public mutating func add(_ other: Distribution) {
    for value in other.values { add(value) }
  }

  /// The value that a share of all values does not exceed (nearest rank); `nil` if there is none.
  ///
  /// - Parameter share: From 0 to 1.
  /// - Returns: One of the values, or one at most 1 % off.
  public func percentile(_ share: Double) -> Int64? {
    guard !values.isEmpty else { return nil }
    let rank = Int((share * Double(count)).rounded(.up))
    return values.sorted()[Swift.min(Swift.max(rank, 1), count) - 1]
  }

  /// How many values lie in each of some equal parts of the range from ``min`` to ``max``.
  public func bins(_ number: Int) -> [Int] {
    var bins = [Int](repeating: 0, count: number)
    guard count > 0, number > 0 else { return bins }
    let width = Double(max - min)
    for value in values {
      let place = width == 0 ? 0 : Int(Double(value - min) / width * Double(number))
      bins[Swift.min(place, number - 1)] += 1
    }
    return bins
  }
}
