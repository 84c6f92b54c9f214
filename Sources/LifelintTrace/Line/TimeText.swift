package import LifelintJSON

/// The two forms of `t`, read exactly to the nanosecond.
package enum TimeText {
  /// The nanoseconds that a JSON number of seconds is, digits below cut off; `nil` where `Int64`
  /// cannot hold them.
  package static func nanoseconds(ofSeconds number: ExactNumber) -> Int64? {
    // The value is digits · 10^exponent seconds; one with more than 19 digits before the
    // nanosecond's place is too large, so nothing of unbounded size is ever computed.
    let scale = number.exponent + 9
    let places = number.digits.count + scale
    guard places <= 19 else { return number.digits.isEmpty ? 0 : nil }
    var magnitude: UInt64 = 0
    for place in 0..<max(0, places) {
      let digit = place < number.digits.count ? number.digits[place] : 0
      magnitude = magnitude * 10 + UInt64(digit)
    }
    guard number.isNegative else { return Int64(exactly: magnitude) }
    return magnitude <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
  }

  /// What a text that should be a date-time is.
  package enum DateTime: Equatable {
    /// A good one, in nanoseconds since 1970.
    case time(Int64)
    /// A good one that lacks its offset.
    case noOffset
    /// A good one that nanoseconds in 64 bits cannot hold.
    case outOfRange
    /// None.
    case none
  }

  /// Reads an RFC 3339 date-time (section 5.6).
  ///
  /// A leap second is the first second of the next day, as in POSIX time; one that is not at
  /// 23:59:60 UTC is no date-time.
  package static func dateTime(_ text: [UInt8]) -> DateTime {
    var reader = Digits(text: text)
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2),
      reader.take("-"), let day = reader.number(2), reader.take("T") || reader.take("t"),
      let hour = reader.number(2), reader.take(":"), let minute = reader.number(2),
      reader.take(":"), let second = reader.number(2)
    else { return .none }
    var fraction: Int64 = 0
    if reader.take(".") {
      guard let digits = reader.fraction() else { return .none }
      fraction = digits
    }
    guard (1...12).contains(month), (1...daysIn(month, of: year)).contains(day), hour < 24,
      minute < 60, second <= 60
    else { return .none }
    if reader.isAtEnd { return .noOffset }
    var offset: Int64 = 0
    if !reader.take("Z"), !reader.take("z") {
      let isWest = reader.take("-")
      guard isWest || reader.take("+"), let hours = reader.number(2), reader.take(":"),
        let minutes = reader.number(2), hours < 24, minutes < 60
      else { return .none }
      offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
    }
    guard reader.isAtEnd else { return .none }
    let seconds =
      days(year: year, month: month, day: day) * 86400 + (hour * 60 + minute) * 60 + second - offset
    if second == 60, seconds % 86400 != 0 { return .none }
    return join(seconds: seconds, fraction: fraction).map { .time($0) } ?? .outOfRange
  }

  private static func join(seconds: Int64, fraction: Int64) -> Int64? {
    // Both parts get the same sign first, so that only what does not fit overflows.
    let borrows = seconds < 0 && fraction > 0
    let (whole, tooBig) = (borrows ? seconds + 1 : seconds)
      .multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflows) = whole.addingReportingOverflow(
      borrows ? fraction - 1_000_000_000 : fraction)
    return tooBig || overflows ? nil : sum
  }

  private static func daysIn(_ month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from 1970-01-01 to a day of the Gregorian calendar; the year is from 0 to 9999.
  ///
  /// Years are counted from March, so that the leap day is the last (H. Hinnant, "chrono-Compatible
  /// Low-Level Date Algorithms", 2013).
  package static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    // 400 years are added and taken out again, so that nothing is below zero.
    let shifted = year + 400 - (month <= 2 ? 1 : 0)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return shifted * 365 + leapDays + dayOfYear - 719_468 - 146_097
  }

  /// Takes digits and signs from a text, one after the other.
  private struct Digits {
    let text: [UInt8]
    var at = 0

    var isAtEnd: Bool { at == text.count }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard at < text.count, text[at] == UInt8(ascii: sign) else { return false }
      at += 1
      return true
    }

    mutating func digit() -> Int64? {
      guard at < text.count, text[at] &- 0x30 < 10 else { return nil }
      at += 1
      return Int64(text[at - 1] - 0x30)
    }

    /// A number of exactly this many digits.
    mutating func number(_ count: Int) -> Int64? {
      var value: Int64 = 0
      for _ in 0..<count {
        guard let digit = digit() else { return nil }
        value = value * 10 + digit
      }
      return value
    }

    /// The digits of a fraction of a second, in nanoseconds; those below are cut off.
    mutating func fraction() -> Int64? {
      guard var value = digit() else { return nil }
      var count = 1
      while let digit = digit() {
        if count < 9 { value = value * 10 + digit }
        count += 1
      }
      while count < 9 {
        value *= 10
        count += 1
      }
      return value
    }
  }
}
