/// Reads date-times the fast way: it remembers the last day, which most lines share.
struct DateScan {
  /// The ten bytes of a day, and when it begins in seconds since 1970; at first `1970-01-01`.
  ///
  /// It is always a real day, so that bytes that equal it need no further look.
  private var day: (head: UInt64, tail: UInt16, seconds: Int64) = (0x2D31_302D_3037_3931, 0x3130, 0)

  /// Passes an RFC 3339 date-time and gives its nanoseconds since 1970.
  ///
  /// `nil` where it is none, or written in a way that is for the careful way: another form, a leap
  /// second, a year in which nanoseconds run out, escapes.
  ///
  /// - Parameters:
  ///   - start: The byte after the opening quote.
  ///   - nanoseconds: Gets the time.
  /// - Returns: The byte after the closing quote.
  mutating func pass(_ start: Bytes, nanoseconds: inout Int64) -> Bytes? {
    let tail = UInt16(start[8]) | UInt16(start[9]) &<< 8
    if load8(start) != day.head || tail != day.tail {
      guard learn(start, tail: tail) else { return nil }
    }
    var isGood = start[10] | 0x20 == UInt8(ascii: "t")
    func pair(_ offset: Int, below limit: Int64) -> Int64 {
      let (tens, ones) = (start[offset] &- 0x30, start[offset + 1] &- 0x30)
      let value = Int64(tens) &* 10 &+ Int64(ones)
      if tens > 9 || ones > 9 || value >= limit { isGood = false }
      return value
    }
    // These bytes are all looked at, even where the line ends among them: they lie within the
    // padding, and a newline is good at none of their places.
    let hour = pair(11, below: 24)
    let minute = pair(14, below: 60)
    let second = pair(17, below: 60)
    guard isGood, start[13] == Sign.colon, start[16] == Sign.colon else { return nil }
    var place = start + 19
    var fraction: Int64 = 0
    if place[0] == Sign.point {
      place += 1
      var count = 0
      while place[0] &- 0x30 < 10 {
        if count < 9 { fraction = fraction &* 10 &+ Int64(place[0] &- 0x30) }
        count &+= 1
        place += 1
      }
      if count == 0 { return nil }
      while count < 9 {
        fraction &*= 10
        count &+= 1
      }
    }
    var offset: Int64 = 0
    if place[0] | 0x20 == UInt8(ascii: "z") {
      place += 1
    } else {
      guard place[0] == Sign.minus || place[0] == UInt8(ascii: "+"), place[3] == Sign.colon else {
        return nil
      }
      let at = place - start
      offset = pair(at + 1, below: 24) &* 3600 &+ pair(at + 4, below: 60) &* 60
      if place[0] == UInt8(ascii: "+") { offset = 0 &- offset }
      place += 6
    }
    guard isGood, place[0] == Sign.quote else { return nil }
    let seconds = day.seconds &+ (hour &* 60 &+ minute) &* 60 &+ second &+ offset
    nanoseconds = seconds &* 1_000_000_000 &+ fraction
    return place + 1
  }

  /// Remembers another day; false where it is none, or too near to where nanoseconds run out.
  private mutating func learn(_ start: Bytes, tail: UInt16) -> Bool {
    var text = (0..<10).map { start[$0] }
    text.append(contentsOf: "T00:00:00Z".utf8)
    guard case .time(let time) = TimeText.dateTime(text) else { return false }
    let seconds = time / 1_000_000_000
    guard abs(seconds) < 9_000_000_000 else { return false }
    day = (load8(start), tail, seconds)
    return true
  }
}
