/// Durations as people write them: `"250ms"`, `"1.5s"`, `"2min"`.
public enum DurationText {
  private static let units: [(name: String, nanoseconds: Int64)] = [
    ("ns", 1), ("us", 1000), ("ms", 1_000_000), ("s", 1_000_000_000), ("min", 60_000_000_000),
    ("h", 3_600_000_000_000),
  ]

  /// The duration in nanoseconds, or `nil` for anything but a decimal number with its unit.
  ///
  /// The units are `ns`, `us`, `ms`, `s`, `min` and `h`. The number has no sign, no exponent and no
  /// leading zero; nothing stands before it, after the unit or between the two. It is read
  /// exactly; digits below a nanosecond are cut off. A duration that `Int64` cannot hold is none.
  ///
  /// - Complexity: O(n) in the length of the text.
  public static func nanoseconds(_ text: String) -> Int64? {
    let number = text.utf8.prefix { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
    let unit = text.utf8.dropFirst(number.count)
    guard let scale = units.first(where: { unit.elementsEqual($0.name.utf8) })?.nanoseconds else {
      return nil
    }
    let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count <= 2 else { return nil }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return nil }
    if parts.count == 2, parts[1].isEmpty { return nil }

    var total: Int64 = 0
    for byte in whole {
      let (tenfold, tooBig) = total.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tenfold.addingReportingOverflow(Int64(byte - 0x30))
      if tooBig || overflows { return nil }
      total = sum
    }
    let (scaled, tooBig) = total.multipliedReportingOverflow(by: scale)
    if tooBig { return nil }
    // The fraction's digits, read as an integer over a power of ten; no unit has more than
    // 3.6e12 ns, so more than 13 digits after the point are all below a nanosecond.
    var fraction: Int64 = 0
    var divisor: Int64 = 1
    for byte in parts.dropFirst().joined().prefix(13) {
      fraction = fraction * 10 + Int64(byte - 0x30)
      divisor *= 10
    }
    // fraction < 10^13 and scale < 2^42: their product can pass Int64, so it is taken in 128 bits.
    let (high, low) = fraction.multipliedFullWidth(by: scale)
    let part = divisor.dividingFullWidth((high, low)).quotient
    let (sum, overflows) = scaled.addingReportingOverflow(part)
    return overflows ? nil : sum
  }
}
