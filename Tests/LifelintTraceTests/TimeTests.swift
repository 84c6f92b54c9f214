import LifelintTrace
import Testing

@Suite("The time of an event")
struct TimeTests {
  private func time(_ value: String) -> Int64? {
    let reading = Reading(#"{"t":\#(value),"action":"x"}"#)
    // Blanks around the value take another way through the reader.
    let spaced = Reading(#"{"action":"x", "t" : \#(value) }"#)
    #expect(reading.events.map(\.time) == spaced.events.map(\.time))
    let careful = Reading(
      #"{"t":\#(value),"action":"x"}"#, options: Reading.Options(isCareful: true))
    #expect(reading.events.map(\.time) == careful.events.map(\.time))
    return reading.events.first?.time
  }

  @Test(
    "is a number of seconds, exact to the nanosecond, of which digits below are cut off",
    arguments: [
      ("0", 0), ("-0", 0), ("0.0", 0), ("1", 1_000_000_000), ("12.034217", 12_034_217_000),
      ("0.000000001", 1), ("0.0000000019", 1), ("0.123456789", 123_456_789),
      ("0.1234567899999999999", 123_456_789), ("1234567.000000001", 1_234_567_000_000_001),
      ("12345678", 12_345_678_000_000_000), ("12345678.5", 12_345_678_500_000_000),
      ("123456789.987654321", 123_456_789_987_654_321),
      ("1767225600.123456789", 1_767_225_600_123_456_789),
      ("9223372036.854775807", Int64.max), ("9223372036.8547758079", Int64.max),
      ("-9223372036.854775808", Int64.min), ("-1.5", -1_500_000_000), ("-0.0000000019", -1),
      ("1e3", 1_000_000_000_000), ("1.5E-3", 1_500_000), ("25e-1", 2_500_000_000),
      ("1e-400", 0), ("0e400", 0), ("0.1e9", 100_000_000_000_000_000), ("1e-9", 1),
      ("0.00000000000000000000000000000000000000000000000001e50", 1_000_000_000),
    ] as [(String, Int64)])
  func numbers(text: String, nanoseconds: Int64) {
    #expect(time(text) == nanoseconds)
  }

  @Test(
    "is an RFC 3339 date-time, in nanoseconds since 1970",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00.000000001Z", 1),
      ("1969-12-31T23:59:59.9Z", -100_000_000), ("1970-01-01T01:00:00+01:00", 0),
      ("1969-12-31T18:30:00-05:30", 0), ("1970-01-01t00:00:01z", 1_000_000_000),
      ("2026-03-01T12:00:00.25Z", 1_772_366_400_250_000_000),
      ("2024-02-29T23:59:59.1234567899Z", 1_709_251_199_123_456_789),
      ("2000-02-29T00:00:00-00:00", 951_782_400_000_000_000),
      ("2016-12-31T23:59:60Z", 1_483_228_800_000_000_000),
      ("2017-01-01T00:59:60.5+01:00", 1_483_228_800_500_000_000),
      ("2262-04-11T23:47:16.854775807Z", Int64.max), ("1677-09-21T00:12:43.145224192Z", Int64.min),
    ] as [(String, Int64)])
  func dateTimes(text: String, nanoseconds: Int64) {
    #expect(time("\"\(text)\"") == nanoseconds)
    #expect(Reading(#"{"t":"\#(text)","action":"x"}"#).events.first?.hasDateTime == true)
  }

  @Test(
    "is nothing else",
    arguments: [
      "9223372036.854775808", "-9223372036.854775809", "9223372037", "99999999999", "1e400", "01",
      "1767225600000", "1.", "1.e5", "12345678.", "123456789.x", "1e", "1e+", "-", ".5", "+1",
      "\"\"", "\"1\"", "\"2026-03-01\"", "\"2026-03-01T12:00:00\"",
      "\"2026-03-01 12:00:00Z\"", "\"2026-02-29T12:00:00Z\"", "\"2100-02-29T12:00:00Z\"",
      "\"2026-13-01T12:00:00Z\"", "\"2026-00-01T12:00:00Z\"", "\"2026-04-31T12:00:00Z\"",
      "\"2026-03-00T12:00:00Z\"", "\"2026-03-01T24:00:00Z\"", "\"2026-03-01T12:60:00Z\"",
      "\"2026-03-01T12:00:61Z\"", "\"2026-03-01T12:00:60Z\"", "\"2026-03-01T12:00:00.Z\"",
      "\"2026-03-01T12:00:00,5Z\"", "\"2026-03-01T12:00:00+0100\"", "\"2026-03-01T12:00:00+24:00\"",
      "\"2026-03-01T12:00:00+01:60\"", "\"2026-03-01T12:00Z\"", "\"2026-3-1T12:00:00Z\"",
      "\"2026-03-01T12:00:00Z \"",
      "\"\0\0\0\0\0\0\0\0\0\0T00:00:00Z\"", "\"+2026-03-01T12:00:00Z\"",
      "\"2262-04-11T23:47:16.854775808Z\"",
      "\"1677-09-21T00:12:43.145224191Z\"", "\"0000-01-01T00:00:00Z\"", "\"9999-12-31T23:59:59Z\"",
    ])
  func refused(text: String) {
    #expect(time(text) == nil)
  }

  @Test("follows the calendar, day by day over four hundred years")
  func calendar() throws {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    var lines: [String] = []
    for year in 1860..<2260 {
      let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
      for month in 1...12 {
        for day in 1...(lengths[month - 1] + (month == 2 && isLeap ? 1 : 0)) {
          lines.append(
            #"{"t":"\#(year)-\#(padded(month))-\#(padded(day))T00:00:00Z","action":"x"}"#)
        }
      }
    }
    let times = Reading(lines.joined(separator: "\n")).events.map(\.time)
    #expect(times.count == 146_097)
    let day: Int64 = 86_400_000_000_000
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 == day })
    #expect(times.first == -40_177 * day)
  }
}

@Suite("A duration")
struct DurationTextTests {
  @Test(
    "is a decimal number with its unit",
    arguments: [
      ("250ms", 250_000_000), ("5s", 5_000_000_000), ("1.5s", 1_500_000_000),
      ("2min", 120_000_000_000), ("1h", 3_600_000_000_000), ("10us", 10_000), ("3ns", 3), ("0s", 0),
      ("0.5ns", 0), ("1.9999ns", 1), ("0.000000001s", 1), ("0.0000000019s", 1),
      ("0.00000000000027777778h", 1), ("0.1h", 360_000_000_000),
      ("9223372036.854775807s", Int64.max), ("9223372036854775807ns", Int64.max),
      ("2562047.788015215h", 9_223_372_036_854_774_000),
      ("1.00000000000000000000000000000001s", 1_000_000_000),
    ] as [(String, Int64)])
  func good(text: String, nanoseconds: Int64) {
    #expect(DurationText.nanoseconds(text) == nanoseconds)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "5", "s", "-5s", "+5s", "5 s", " 5s", "5s ", "5S", "5sec", "5m", "5d", "1e3s", ".5s",
      "5.s",
      "1.5.5s", "05s", "5s5ms", "NaNs", "9223372036.854775808s", "99999999999h", "1٫5s", "５s",
      "9223372036854775808ns", "184467440737095516160ns",
    ])
  func bad(text: String) {
    #expect(DurationText.nanoseconds(text) == nil)
  }
}
