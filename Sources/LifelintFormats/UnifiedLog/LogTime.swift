internal import LifelintTrace

/// The times of the unified log, which are no ISO 8601: `2026-06-29 15:54:42.063082+0200`.
struct LogTime: Hashable {
  /// Nanoseconds since 1970; without an offset those of the local clock, without a date since
  /// midnight.
  var nanoseconds: Int64
  /// Whether it names a day.
  var hasDate: Bool
  /// Whether it names its offset from UTC.
  var hasOffset: Bool

  /// The time that a text begins with, and how long that is.
  static func prefix(of text: some Collection<UInt8>) -> (time: LogTime, count: Int)? {
    let text = Array(text.prefix(48))
    var at = 0
    func number(_ count: Int) -> Int64? {
      guard at + count <= text.count else { return nil }
      var value: Int64 = 0
      for byte in text[at..<at + count] {
        guard byte &- 0x30 < 10 else { return nil }
        value = value * 10 + Int64(byte - 0x30)
      }
      at += count
      return value
    }
    func take(_ sign: Unicode.Scalar) -> Bool {
      guard at < text.count, text[at] == UInt8(ascii: sign) else { return false }
      at += 1
      return true
    }
    var days: Int64?
    if text.count > 4, text[4] == UInt8(ascii: "-") {
      guard let year = number(4), take("-"), let month = number(2), take("-"),
        let day = number(2), take(" ") || take("T"), (1...12).contains(month),
        (1...31).contains(day)
      else { return nil }
      days = TimeText.days(year: year, month: month, day: day)
    }
    guard let hour = number(2), take(":"), let minute = number(2), take(":"),
      let second = number(2), hour < 24, minute < 60, second <= 60
    else { return nil }
    var fraction: Int64 = 0
    if take(".") || take(",") {
      var scale: Int64 = 100_000_000
      while at < text.count, text[at] &- 0x30 < 10 {
        fraction += Int64(text[at] - 0x30) * scale
        scale /= 10
        at += 1
      }
    }
    var offset: Int64?
    let beforeOffset = at
    if take("Z") {
      offset = 0
    } else {
      _ = take(" ")
      let isWest = take("-")
      if isWest || take("+"), let hours = number(2) {
        _ = take(":")
        if let minutes = number(2) { offset = (hours * 60 + minutes) * (isWest ? -60 : 60) }
      }
      if offset == nil { at = beforeOffset }
    }
    let seconds = (days ?? 0) * 86_400 + hour * 3600 + minute * 60 + second
    // Without a day the offset tells nothing: the clock of the day is kept.
    let utc = days == nil ? seconds : seconds - (offset ?? 0)
    let (whole, overflows) = utc.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooLarge) = whole.addingReportingOverflow(fraction)
    if overflows || isTooLarge { return nil }
    return (
      LogTime(nanoseconds: sum, hasDate: days != nil, hasOffset: days != nil && offset != nil), at
    )
  }

  /// The time that a whole text is.
  init?(_ text: String) {
    guard let (time, count) = Self.prefix(of: text.utf8), count == text.utf8.count else {
      return nil
    }
    self = time
  }

  private init(nanoseconds: Int64, hasDate: Bool, hasOffset: Bool) {
    self.nanoseconds = nanoseconds
    self.hasDate = hasDate
    self.hasOffset = hasOffset
  }
}
