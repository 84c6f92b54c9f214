/// Times and durations, in nanoseconds.
enum ReferenceTime {
  /// The nanoseconds of a duration: "A duration is a decimal number with its unit" (rule 1).
  static func duration(_ text: ReferenceText) -> Int? {
    let units: [(String, Int)] = [
      ("ns", 1), ("us", 1_000), ("ms", 1_000_000), ("min", 60_000_000_000),
      ("s", 1_000_000_000), ("h", 3_600_000_000_000),
    ]
    let number = text.string.prefix { "0123456789.".contains($0) }
    let unit = text.string.dropFirst(number.count)
    guard let factor = units.first(where: { $0.0 == unit })?.1,
      let value = ReferenceNumber(String(number))
    else { return nil }
    // All digits as one integer, times the unit, and then the decimal point where it belongs.
    var total = (Int(value.digits.map(String.init).joined()) ?? 0) * factor
    for _ in 0..<max(value.exponent, 0) { total *= 10 }
    for _ in 0..<max(-value.exponent, 0) { total /= 10 }
    return total
  }

  /// The nanoseconds since 1970 of an RFC 3339 date-time with its offset.
  static func dateTime(_ text: ReferenceText) -> Int? {
    let string = text.string.uppercased()
    let parts = string.split(separator: "T", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let date = parts[0].split(separator: "-").compactMap { Int($0) }
    var clock = parts[1]
    var offset = 0
    if clock.last == "Z" {
      clock.removeLast()
    } else {
      guard let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
      let zone = clock[clock.index(after: sign)...].split(separator: ":").compactMap { Int($0) }
      guard zone.count == 2 else { return nil }
      offset = (zone[0] * 60 + zone[1]) * (clock[sign] == "+" ? 60 : -60)
      clock = clock[..<sign]
    }
    let time = clock.split(separator: ":")
    guard date.count == 3, time.count == 3, let hour = Int(time[0]), let minute = Int(time[1]),
      let second = ReferenceNumber(String(time[2]))?.nanoseconds
    else { return nil }
    let minutes = (days(year: date[0], month: date[1], day: date[2]) * 24 + hour) * 60 + minute
    return (minutes * 60 - offset) * 1_000_000_000 + second
  }

  /// The days from 1970 to a date, counted year by year and month by month.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    func isLeap(_ year: Int) -> Bool {
      year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
    var total = day - 1
    for earlier in min(year, 1970)..<max(year, 1970) {
      total += (isLeap(earlier) ? 366 : 365) * (year < 1970 ? -1 : 1)
    }
    let months = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return total + months.prefix(month - 1).reduce(0, +)
  }
}
