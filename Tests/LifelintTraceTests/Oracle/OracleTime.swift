import LifelintJSON

/// Times as the oracle reads them: digits as text, days by counting.
enum OracleTime {
  /// The nanoseconds that a number of seconds is, as text.
  static func nanoseconds(_ number: ExactNumber) throws -> String {
    // The point moves nine places to the right; what is still after it falls off.
    let places = number.digits.count + number.exponent + 9
    guard places < 30 else { throw OracleJSON.Failure.wrong }
    var digits = number.digits.map { String($0) }.joined()
    while digits.count < places { digits += "0" }
    let text = (number.isNegative ? "-" : "") + "0" + digits.prefix(max(0, places))
    guard let value = Int64(text) else { throw OracleJSON.Failure.wrong }
    return "\(value)"
  }

  /// The nanoseconds since 1970 that an RFC 3339 date-time is, as text.
  static func nanoseconds(dateTime bytes: [UInt8]) throws -> String {
    var rest = bytes[...]
    func character() throws -> Character {
      guard let byte = rest.popFirst() else { throw OracleJSON.Failure.wrong }
      return Character(Unicode.Scalar(byte))
    }
    func expect(_ wanted: String) throws {
      guard wanted.contains(try character()) else { throw OracleJSON.Failure.wrong }
    }
    func number(_ count: Int) throws -> Int {
      var value = 0
      for _ in 0..<count {
        let digit = try character()
        guard digit.isASCII, let number = digit.wholeNumberValue else {
          throw OracleJSON.Failure.wrong
        }
        value = value * 10 + number
      }
      return value
    }
    let year = try number(4)
    try expect("-")
    let month = try number(2)
    try expect("-")
    let day = try number(2)
    try expect("Tt")
    let hour = try number(2)
    try expect(":")
    let minute = try number(2)
    try expect(":")
    let second = try number(2)
    var fraction = ""
    if rest.first == UInt8(ascii: ".") {
      _ = try character()
      while let byte = rest.first, byte >= 0x30, byte <= 0x39 { fraction.append(try character()) }
      if fraction.isEmpty { throw OracleJSON.Failure.wrong }
    }
    var offset = 0
    let sign = try character()
    if sign == "+" || sign == "-" {
      let hours = try number(2)
      try expect(":")
      let minutes = try number(2)
      if hours > 23 || minutes > 59 { throw OracleJSON.Failure.wrong }
      offset = (hours * 3600 + minutes * 60) * (sign == "+" ? 1 : -1)
    } else if sign != "Z", sign != "z" {
      throw OracleJSON.Failure.wrong
    }
    guard rest.isEmpty, month >= 1, month <= 12, day >= 1, day <= length(month, year), hour < 24,
      minute < 60, second <= 60
    else { throw OracleJSON.Failure.wrong }
    var days = day - 1
    for earlier in 1..<max(month, 1) { days += length(earlier, year) }
    for other in min(year, 1970)..<max(year, 1970) {
      days += (isLeap(other) ? 366 : 365) * (year < 1970 ? -1 : 1)
    }
    let seconds = days * 86400 + hour * 3600 + minute * 60 + second - offset
    if second == 60, seconds % 86400 != 0 { throw OracleJSON.Failure.wrong }
    let part = Int((fraction + "000000000").prefix(9)) ?? 0
    // Int64 ends at 9223372036.854775807 and begins at -9223372037 + 0.145224192 seconds.
    if seconds > 9_223_372_036 || seconds == 9_223_372_036 && part > 854_775_807
      || seconds < -9_223_372_037 || seconds == -9_223_372_037 && part < 145_224_192
    {
      throw OracleJSON.Failure.wrong
    }
    if seconds >= 0 { return "\(seconds * 1_000_000_000 + part)" }
    return "-\(seconds.magnitude * 1_000_000_000 - UInt(part))"
  }

  private static func isLeap(_ year: Int) -> Bool {
    (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  }

  private static func length(_ month: Int, _ year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
