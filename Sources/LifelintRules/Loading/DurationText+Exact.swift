import LifelintJSON
import LifelintTrace

extension DurationText {
  /// The duration in seconds, exactly, or `nil` for anything else than a duration.
  ///
  /// Unlike in a bound, digits below a nanosecond count: `elapsed` is compared with this number.
  static func seconds(_ text: String) -> ExactNumber? {
    guard nanoseconds(text) != nil else { return nil }
    let number = text.utf8.prefix { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
    guard let value = ExactNumber(json: number) else { return nil }
    switch String(text.dropFirst(number.count)) {
    case "ns": return value.shifted(by: -9)
    case "us": return value.shifted(by: -6)
    case "ms": return value.shifted(by: -3)
    case "min": return value.multiplied(by: 60)
    case "h": return value.multiplied(by: 3600)
    default: return value
    }
  }
}

extension ExactNumber {
  /// The number times a power of ten.
  func shifted(by places: Int) -> ExactNumber {
    ExactNumber(isNegative: isNegative, digits: digits, exponent: exponent + places)
  }

  /// The product with a small positive whole number.
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
