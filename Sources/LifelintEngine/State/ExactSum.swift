import LifelintJSON

/// A sum of decimal numbers, exact.
///
/// Numbers that fit a 64-bit count of billionths are added as such; the others are kept apart
/// digit by digit, as wide as their exponents ask for, up to a limit beyond which no sum means
/// anything.
struct ExactSum {
  /// A part of the sum in units of 10^-9.
  private var fixed: Int64 = 0
  /// The rest, which does not fit: numbers by their value, with how often each counts.
  private var others: [ExactNumber: Int] = [:]

  private static let places = 9

  /// The sum that is 1.
  static let one = ExactSum(ExactNumber(1))

  init() {}

  /// What it is made of: the count of its units, and how often each number counts that is no whole
  /// count of them.
  var parts: (fixed: Int64, others: [ExactNumber: Int]) { (fixed, others) }

  /// Makes a sum of what another was made of.
  init(parts: (fixed: Int64, others: [ExactNumber: Int])) { (fixed, others) = parts }

  /// The sum that is one number.
  init(_ number: ExactNumber) {
    if let fixed = Self.fixed(number) { self.fixed = fixed } else { others[number] = 1 }
  }

  /// Adds another sum, or takes it away.
  mutating func add(_ other: ExactSum, sign: Int = 1) {
    let (sum, overflows) =
      sign > 0
      ? fixed.addingReportingOverflow(other.fixed)
      : fixed.subtractingReportingOverflow(other.fixed)
    if overflows { count(Self.number(other.fixed), sign) } else { fixed = sum }
    for (number, times) in other.others { count(number, sign * times) }
  }

  private mutating func count(_ number: ExactNumber, _ times: Int) {
    let left = (others[number] ?? 0) + times
    others[number] = left == 0 ? nil : left
  }

  /// Whether the sum is more than a number.
  func isOver(_ limit: ExactNumber) -> Bool {
    if others.isEmpty, let limit = Self.fixed(limit) { return fixed > limit }
    return isOverWide(limit)
  }

  /// The comparison where numbers have more places than the fixed count holds: all are brought to
  /// one exponent and added as integers of any width.
  private func isOverWide(_ limit: ExactNumber) -> Bool {
    var parts = others.map { (number: $0.key, count: $0.value) }
    parts.append((Self.number(fixed), 1))
    parts.append((limit, -1))
    let exponent = parts.map(\.number.exponent).min() ?? 0
    let highest = parts.map { $0.number.exponent + $0.number.digits.count }.max() ?? 0
    guard highest - exponent <= 20_000 else {
      // The widest number decides: nothing else in a trace comes near it.
      let widest = parts.max {
        $0.number.exponent + $0.number.digits.count < $1.number.exponent + $1.number.digits.count
      }
      guard let widest else { return false }
      return widest.number.isNegative != (widest.count > 0)
    }
    // Signed digits, least significant first; carried to the end.
    var digits = [Int](repeating: 0, count: highest - exponent + 24)
    for (number, count) in parts {
      let factor = number.isNegative ? -count : count
      for (offset, digit) in number.digits.reversed().enumerated() {
        digits[number.exponent - exponent + offset] += factor * Int(digit)
      }
    }
    for place in 0..<(digits.count - 1) {
      let carry = digits[place] >= 0 ? digits[place] / 10 : -((9 - digits[place]) / 10)
      digits[place] -= carry * 10
      digits[place + 1] += carry
    }
    if let top = digits.last, top != 0 { return top > 0 }
    return digits.contains { $0 != 0 }
  }

  private static func fixed(_ number: ExactNumber) -> Int64? {
    let scale = number.exponent + places
    guard scale >= 0, number.digits.count + scale <= 18 else {
      return number.digits.isEmpty ? 0 : nil
    }
    var value: Int64 = 0
    for digit in number.digits { value = value * 10 + Int64(digit) }
    for _ in 0..<scale { value *= 10 }
    return number.isNegative ? -value : value
  }

  private static func number(_ fixed: Int64) -> ExactNumber {
    var rest = fixed.magnitude
    var digits: [UInt8] = []
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    return ExactNumber(isNegative: fixed < 0, digits: digits.reversed(), exponent: -places)
  }
}
