import LifelintTrace

/// Writes spans and moments of time for people.
public enum TimeText {
  /// A span in the largest unit that keeps it readable: `250 ms`, `7.2 s`, `2 min 5 s`.
  ///
  /// At most three decimals are kept, unless nothing would be left of the span.
  public static func duration(_ nanoseconds: Int64) -> String {
    let magnitude = nanoseconds.magnitude
    let sign = nanoseconds < 0 ? "-" : ""
    switch magnitude {
    case 0: return "0 s"
    case ..<1000: return "\(sign)\(magnitude) ns"
    case ..<1_000_000: return sign + decimal(magnitude, unit: 1000, places: 3) + " µs"
    case ..<1_000_000_000: return sign + decimal(magnitude, unit: 1_000_000, places: 3) + " ms"
    case ..<120_000_000_000:
      return sign + decimal(magnitude, unit: 1_000_000_000, places: 3) + " s"
    default: return sign + long(magnitude)
    }
  }

  /// A span as rules and configuration write it, exactly: `250ms`, `1.5s`, `10min`.
  public static func compact(_ nanoseconds: Int64) -> String {
    let units: [(String, UInt64)] = [
      ("h", 3_600_000_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000),
      ("us", 1000), ("ns", 1),
    ]
    let magnitude = nanoseconds.magnitude
    if magnitude == 0 { return "0s" }
    let whole = units.first { magnitude >= $0.1 && magnitude.isMultiple(of: $0.1) } ?? ("ns", 1)
    return magnitude / whole.1 < 1000
      ? "\(magnitude / whole.1)\(whole.0)" : exactSeconds(nanoseconds) + "s"
  }

  /// How much something took against what it may take: `took 7.2 s, 2.2 s over its 5 s`.
  public static func overrun(took: Int64?, bound: Int64) -> String {
    guard let took else { return "not within its \(duration(bound))" }
    var tookText = duration(took)
    if took != bound, tookText == duration(bound) { tookText = exactSeconds(took) + " s" }
    let (difference, overflows) = took.subtractingReportingOverflow(bound)
    let off = overflows ? Int64.max : difference
    let side = off < 0 ? "under" : "over"
    return "took \(tookText), \(duration(off < 0 ? 0 - off : off)) \(side) its \(duration(bound))"
  }

  /// A number of nanoseconds in seconds, exactly, without zeros at the end: `12.041`.
  public static func exactSeconds(_ nanoseconds: Int64) -> String {
    let sign = nanoseconds < 0 ? "-" : ""
    return sign + decimal(nanoseconds.magnitude, unit: 1_000_000_000, places: 9)
  }

  /// Moments in seconds with equally many decimals, at least three, so that they align.
  static func column(_ moments: [Int64]) -> [String] {
    let texts = moments.map(exactSeconds)
    let places = texts.map { $0.split(separator: ".").dropFirst().first?.count ?? 0 }.max() ?? 0
    let shown = max(3, min(places, 9))
    return texts.map { text in
      let parts = text.split(separator: ".")
      let fraction = parts.count > 1 ? String(parts[1]) : ""
      let zeros = String(repeating: "0", count: shown - fraction.count)
      return "\(parts[0]).\(fraction)\(zeros) s"
    }
  }

  /// A moment as RFC 3339 writes it, in UTC, with as many decimals as it needs.
  public static func dateTime(_ nanosecondsSince1970: Int64) -> String {
    DateTimeText.text(nanosecondsSince1970)
  }

  private static func long(_ magnitude: UInt64) -> String {
    let seconds = magnitude / 1_000_000_000
    let parts: [(UInt64, String)] = [
      (seconds / 3600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  /// A count of nanoseconds in a unit, cut to some decimals, without zeros at the end.
  private static func decimal(_ magnitude: UInt64, unit: UInt64, places: Int) -> String {
    var text = String(magnitude / unit)
    var rest = magnitude % unit
    var digits = ""
    var scale = unit
    for _ in 0..<places where rest > 0 && scale > 1 {
      scale /= 10
      digits += String(rest / scale)
      rest %= scale
    }
    while digits.last == "0" { digits.removeLast() }
    if !digits.isEmpty { text += "." + digits }
    return text
  }
}
