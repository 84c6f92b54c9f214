/// An exact decimal: digits times a power of ten.
struct ReferenceNumber: Hashable, Sendable {
  /// Whether it is below zero.
  private(set) var isNegative: Bool
  /// The digits, most significant first, without zeros at either end; none for zero.
  private(set) var digits: [Int]
  /// The power of ten that the last digit counts.
  private(set) var exponent: Int

  /// Makes a number of digits that may have zeros at either end.
  init(isNegative: Bool, digits: [Int], exponent: Int) {
    var digits = Array(digits.drop { $0 == 0 })
    var exponent = exponent
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = digits
    self.isNegative = isNegative && !digits.isEmpty
    self.exponent = digits.isEmpty ? 0 : exponent
  }

  /// Makes a number of an integer.
  init(_ value: Int) {
    self.init(
      isNegative: value < 0, digits: String(value.magnitude).compactMap(\.wholeNumberValue),
      exponent: 0)
  }

  /// Makes a number of a JSON number's text.
  init?(_ text: String) {
    var rest = Substring(text)
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    let mantissa = rest.prefix { $0 != "e" && $0 != "E" }
    rest = rest.dropFirst(mantissa.count).dropFirst()
    let power = rest.isEmpty ? 0 : Int(rest.first == "+" ? rest.dropFirst() : rest)
    guard let power else { return nil }
    let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.joined().compactMap(\.wholeNumberValue)
    guard !parts.isEmpty, parts.count <= 2, digits.count == parts.joined().count, !digits.isEmpty
    else { return nil }
    let fraction = parts.count == 2 ? parts[1].count : 0
    self.init(isNegative: isNegative, digits: digits, exponent: power - fraction)
  }

  /// Nanoseconds of a number of seconds; digits below a nanosecond are cut off.
  var nanoseconds: Int? {
    var kept = digits
    var zeros = exponent + 9
    while zeros < 0, !kept.isEmpty {
      kept.removeLast()
      zeros += 1
    }
    guard !kept.isEmpty else { return 0 }
    guard kept.count + zeros <= 18 || (kept.count + zeros == 19) else { return nil }
    let text = kept.map(String.init).joined() + String(repeating: "0", count: max(zeros, 0))
    return Int((isNegative ? "-" : "") + text)
  }

  /// The integer that it is, if it is one.
  var integer: Int? {
    guard exponent >= 0, digits.count + exponent <= 18 else { return nil }
    let text = digits.map(String.init).joined() + String(repeating: "0", count: exponent)
    return digits.isEmpty ? 0 : Int((isNegative ? "-" : "") + text)
  }

  /// The number of seconds that nanoseconds are.
  static func seconds(nanoseconds: Int) -> ReferenceNumber {
    ReferenceNumber(
      isNegative: nanoseconds < 0,
      digits: String(nanoseconds.magnitude).compactMap(\.wholeNumberValue), exponent: -9)
  }
}

extension ReferenceNumber: Comparable {
  /// Orders by value.
  static func < (left: ReferenceNumber, right: ReferenceNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? magnitude(right, isLessThan: left) : magnitude(left, isLessThan: right)
  }

  private static func magnitude(
    _ left: ReferenceNumber, isLessThan right: ReferenceNumber
  ) -> Bool {
    if left.digits.isEmpty || right.digits.isEmpty {
      return left.digits.isEmpty && !right.digits.isEmpty
    }
    // The place of the first digit tells, then the digits from there on.
    let (leftPlace, rightPlace) = (
      left.digits.count + left.exponent, right.digits.count + right.exponent
    )
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    return left.digits.lexicographicallyPrecedes(right.digits)
  }

  /// Adds as one does on paper.
  static func + (left: ReferenceNumber, right: ReferenceNumber) -> ReferenceNumber {
    let exponent = min(left.exponent, right.exponent)
    func aligned(_ number: ReferenceNumber) -> [Int] {
      Array((number.digits + Array(repeating: 0, count: number.exponent - exponent)).reversed())
    }
    let (first, second) = (aligned(left), aligned(right))
    let width = max(first.count, second.count) + 1
    // Signed digits, least significant first; then carries are moved up, and if the whole is
    // negative, all signs are turned round.
    var sums = (0..<width).map { place in
      (place < first.count ? first[place] : 0) * (left.isNegative ? -1 : 1)
        + (place < second.count ? second[place] : 0) * (right.isNegative ? -1 : 1)
    }
    let isNegative = (sums.last { $0 != 0 } ?? 0) < 0
    if isNegative { sums = sums.map { -$0 } }
    for place in 0..<(width - 1) {
      while sums[place] < 0 {
        sums[place] += 10
        sums[place + 1] -= 1
      }
      sums[place + 1] += sums[place] / 10
      sums[place] %= 10
    }
    return ReferenceNumber(
      isNegative: isNegative, digits: Array(sums.reversed()), exponent: exponent)
  }
}
