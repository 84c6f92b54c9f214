/// A decimal number as it was written, kept exactly: no `Double` is ever involved.
///
/// The value is `sign · digits · 10^exponent`, in canonical form: no leading or trailing zero among
/// the digits, and zero has no digits, no sign and the exponent 0. Two numbers are therefore equal
/// exactly when their parts are.
public struct ExactNumber: Hashable, Sendable {
  /// Whether the number is below zero.
  public let isNegative: Bool
  /// The significant digits, most significant first, each from 0 to 9.
  public let digits: [UInt8]
  /// The power of ten by which the digits, read as an integer, are multiplied.
  ///
  /// It saturates at ±2^40, far beyond what anything in a trace can mean.
  public let exponent: Int

  private static let exponentLimit = 1 << 40

  /// Makes a number from its parts and brings them into canonical form.
  ///
  /// - Complexity: O(n) in the number of digits.
  public init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    var last = digits.count
    while last > 0, digits[last - 1] == 0 { last -= 1 }
    var first = 0
    while first < last, digits[first] == 0 { first += 1 }
    if first == last {
      self.isNegative = false
      self.digits = []
      self.exponent = 0
    } else {
      self.isNegative = isNegative
      self.digits = first == 0 && last == digits.count ? digits : Array(digits[first..<last])
      let moved = exponent &+ (digits.count - last)
      self.exponent = max(-Self.exponentLimit, min(Self.exponentLimit, moved))
    }
  }

  /// The number that an integer is.
  public init(_ value: Int) {
    self.init(isNegative: value < 0, digits: Self.digits(of: value.magnitude), exponent: 0)
  }

  /// The number of seconds that a count of nanoseconds is.
  public init(nanoseconds: Int64) {
    self.init(
      isNegative: nanoseconds < 0, digits: Self.digits(of: UInt(nanoseconds.magnitude)),
      exponent: -9)
  }

  /// Reads a JSON number (RFC 8259, section 6), or gives `nil` for anything else.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public init?(json bytes: some Collection<UInt8>) {
    var iterator = bytes.makeIterator()
    var byte = iterator.next()
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- 0x30 < 10 } ?? false }
    var negative = false
    if byte == UInt8(ascii: "-") {
      negative = true
      byte = iterator.next()
    }
    guard isDigit(byte) else { return nil }
    var digits: [UInt8] = []
    while isDigit(byte), let digit = byte {
      digits.append(digit &- 0x30)
      byte = iterator.next()
    }
    if digits.count > 1, digits[0] == 0 { return nil }
    var exponent = 0
    if byte == UInt8(ascii: ".") {
      byte = iterator.next()
      guard isDigit(byte) else { return nil }
      while isDigit(byte), let digit = byte {
        digits.append(digit &- 0x30)
        exponent -= 1
        byte = iterator.next()
      }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      byte = iterator.next()
      var isMinus = false
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        isMinus = byte == UInt8(ascii: "-")
        byte = iterator.next()
      }
      guard isDigit(byte) else { return nil }
      var written = 0
      while isDigit(byte), let digit = byte {
        written = min(written * 10 + Int(digit &- 0x30), Self.exponentLimit)
        byte = iterator.next()
      }
      exponent += isMinus ? -written : written
    }
    guard byte == nil else { return nil }
    self.init(isNegative: negative, digits: digits, exponent: exponent)
  }

  /// The value as an `Int`, where it is a whole number that fits.
  public var integer: Int? {
    guard exponent >= 0, digits.count + exponent <= 19 else { return digits.isEmpty ? 0 : nil }
    var value = 0
    for digit in digits + Array(repeating: 0, count: exponent) {
      let (product, tooBig) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.subtractingReportingOverflow(Int(digit))
      if tooBig || overflows { return nil }
      value = sum
    }
    if isNegative { return value }
    return value == Int.min ? nil : -value
  }

  private static func digits(of magnitude: UInt) -> [UInt8] {
    var rest = magnitude
    var reversed: [UInt8] = []
    while rest > 0 {
      reversed.append(UInt8(rest % 10))
      rest /= 10
    }
    return reversed.reversed()
  }
}

extension ExactNumber: Comparable {
  /// Compares by value.
  ///
  /// - Complexity: O(n) in the number of digits.
  public static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    if left.isNegative != right.isNegative {
      return left.isNegative
    }
    return left.isNegative
      ? right.magnitudeIsLess(than: left) : left.magnitudeIsLess(than: right)
  }

  private func magnitudeIsLess(than other: ExactNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    let scale = digits.count + exponent
    let otherScale = other.digits.count + other.exponent
    if scale != otherScale { return scale < otherScale }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}

extension ExactNumber: CustomStringConvertible {
  /// The shortest JSON number with this value: plain digits where they are few, else with an `e`.
  public var description: String {
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    let text = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
    let scale = digits.count + exponent
    if exponent >= 0, scale <= 21 {
      return sign + text + String(repeating: "0", count: exponent)
    }
    if exponent < 0, scale > 0 {
      return sign + text.prefix(scale) + "." + text.dropFirst(scale)
    }
    if exponent < 0, scale > -7 {
      return sign + "0." + String(repeating: "0", count: -scale) + text
    }
    return "\(sign)\(text)e\(exponent)"
  }
}
