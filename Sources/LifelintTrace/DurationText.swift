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
    // From the last digit to the first, a tenth of each and of what comes after it. What a division
    // drops is below one, so it cannot change the next: the result is exact for any number of
    // digits.
    var part: Int64 = 0
    for byte in parts.dropFirst().joined().reversed() {
      part = (Int64(byte - 0x30) * scale + part) / 10
    }
    let (sum, overflows) = scaled.addingReportingOverflow(part)
    return overflows ? nil : sum
  }
}
