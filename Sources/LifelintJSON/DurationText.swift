/// A duration as rules, configuration and traces write it: a decimal number with its unit, `"250ms"`.
///
/// The units are `ns`, `us`, `ms`, `s`, `min` and `h`.
public struct DurationText: Sendable, Hashable {
  /// The duration in seconds, exactly.
  public let seconds: ExactNumber

  /// The longest duration that ``nanoseconds`` gives, some 146 years: adding it to a time does not
  /// overflow where the time itself is below as much.
  public static let longest: Int64 = 1 << 62

  /// Reads a duration, or gives `nil` for anything else.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init?(_ text: String) {
    var rest = text.utf8[...]
    var digits: [UInt8] = []
    var fraction = 0
    func takeDigits() -> Int {
      let taken = rest.prefix { $0 &- 0x30 < 10 }
      digits.append(contentsOf: taken.lazy.map { $0 &- 0x30 })
      rest = rest.dropFirst(taken.count)
      return taken.count
    }
    if takeDigits() == 0 { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = takeDigits()
      if fraction == 0 { return nil }
    }
    guard let unit = Self.unit(named: String(Substring(rest))) else { return nil }
    seconds = ExactNumber(isNegative: false, digits: digits, exponent: unit.exponent - fraction)
      .multiplied(by: unit.factor)
  }

  private static func unit(named name: String) -> (factor: Int, exponent: Int)? {
    switch name {
    case "ns": (1, -9)
    case "us": (1, -6)
    case "ms": (1, -3)
    case "s": (1, 0)
    case "min": (60, 0)
    case "h": (3600, 0)
    default: nil
    }
  }

  /// The duration in nanoseconds: what is below one is cut off, and ``longest`` is the most.
  public var nanoseconds: Int64 {
    var value: Int64 = 0
    let scale = seconds.exponent + 9
    if seconds.digits.isEmpty { return 0 }
    let places = seconds.digits.count + scale
    if places > 19 { return Self.longest }
    for place in 0..<max(places, 0) {
      let digit = place < seconds.digits.count ? Int64(seconds.digits[place]) : 0
      let (product, tooBig) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(digit)
      if tooBig || overflows { return Self.longest }
      value = sum
    }
    return min(value, Self.longest)
  }
}

extension ExactNumber {
  /// The product with a small whole number.
  ///
  /// - Complexity: O(n) in the number of digits.
  func multiplied(by factor: Int) -> ExactNumber {
    var carry = 0
    var reversed: [UInt8] = []
    for digit in digits.reversed() {
      carry += Int(digit) * factor
      reversed.append(UInt8(carry % 10))
      carry /= 10
    }
    while carry > 0 {
      reversed.append(UInt8(carry % 10))
      carry /= 10
    }
    return ExactNumber(isNegative: isNegative, digits: reversed.reversed(), exponent: exponent)
  }
}
