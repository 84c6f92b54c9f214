import LifelintTrace

/// Writes spans and moments of time for people.
public enum TimeText {
  /// A span in the largest unit that keeps it readable: `250 ms`, `7.2 s`, `2 min 5 s`.
  ///
  /// It is rounded to three decimals, and to whole seconds from two minutes on.
  public static func duration(_ nanoseconds: Int64) -> String {
    let text = exactly(readable(nanoseconds.magnitude))
    return nanoseconds < 0 ? "-" + text : text
  }

  /// A span beside a bound that it is compared with: never rounded onto it, or to its other side.
  public static func duration(_ nanoseconds: Int64, beside bound: Int64?) -> String {
    guard let bound else { return duration(nanoseconds) }
    let magnitude = Int64(clamping: readable(nanoseconds.magnitude))
    let shown = nanoseconds < 0 ? -magnitude : magnitude
    let isTrue = (shown < bound, shown > bound) == (nanoseconds < bound, nanoseconds > bound)
    return isTrue ? duration(nanoseconds) : exactSeconds(nanoseconds) + " s"
  }

  /// A span without a loss, as a bound is written: `250 ms`, `2 min`, `125.5 s`.
  public static func bound(_ nanoseconds: Int64) -> String {
    readable(nanoseconds.magnitude) == nanoseconds.magnitude
      ? duration(nanoseconds) : exactSeconds(nanoseconds) + " s"
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
    guard let took else { return "not within its \(self.bound(bound))" }
    let (difference, overflows) = took.subtractingReportingOverflow(bound)
    let off = overflows ? Int64.max : difference
    let side = off < 0 ? "under" : "over"
    let size = duration(off < 0 ? 0 - off : off)
    return "took \(duration(took, beside: bound)), \(size) \(side) its \(self.bound(bound))"
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

  /// From here on spans are written in minutes.
  private static let longest: UInt64 = 120_000_000_000

  /// The span that is written for one: rounded to three decimals of its unit.
  private static func readable(_ magnitude: UInt64) -> UInt64 {
    let step: UInt64 =
      switch magnitude {
      case ..<1_000_000: 1
      case ..<1_000_000_000: 1000
      case ..<longest: 1_000_000
      default: 1_000_000_000
      }
    return (magnitude + step / 2) / step * step
  }

  /// A span that was rounded, in its unit.
  private static func exactly(_ magnitude: UInt64) -> String {
    switch magnitude {
    case 0: "0 s"
    case ..<1000: "\(magnitude) ns"
    case ..<1_000_000: decimal(magnitude, unit: 1000, places: 3) + " µs"
    case ..<1_000_000_000: decimal(magnitude, unit: 1_000_000, places: 3) + " ms"
    case ..<longest: decimal(magnitude, unit: 1_000_000_000, places: 3) + " s"
    default: long(magnitude / 1_000_000_000)
    }
  }

  private static func long(_ seconds: UInt64) -> String {
    let parts: [(UInt64, String)] = [
      (seconds / 3600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  /// A count of nanoseconds in a unit, cut to some decimals, without zeros at the end.
  private static func decimal(_ magnitude: UInt64, unit: UInt64, places: Int) -> String {
    var (step, width) = (unit, 0)
    while width < places, step > 1 {
      step /= 10
      width += 1
    }
    var fraction = magnitude % unit / step
    if fraction == 0 { return String(magnitude / unit) }
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: width - digits.utf8.count)
    return String(magnitude / unit) + "." + zeros + digits
  }
}
