internal import LifelintJSON
internal import LifelintTrace

/// Writes decoded events as lines of a lifelint trace.
struct NativeWriter {
  /// The header line of a file.
  static func line(_ header: DecodedHeader) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("lifelint")
    writer.write(1)
    for (name, value) in header.fields {
      writer.key(name)
      writer.write(value)
    }
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The line of an event.
  static func line(_ event: DecodedEvent) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("t")
    if event.hasDateTime {
      writer.write(DateTimeText.text(event.time))
    } else {
      writer.write(ExactNumber(nanoseconds: event.time))
    }
    let kind =
      switch event.kind {
      case .callback: "callback"
      case .system: "system"
      case .action: "action"
      }
    let phase: String? =
      switch event.phase {
      case .instant: nil
      case .begin: "begin"
      case .end: "end"
      }
    let own: [(String, String?)] = [
      ("session", event.session), ("scene", event.scene), (kind, event.name), ("phase", phase),
      ("of", event.of), ("thread", event.thread),
    ]
    for (name, value) in own {
      guard let value else { continue }
      writer.key(name)
      writer.write(value)
    }
    // A field of the event's own name would stand twice; the event's wins.
    let taken = Set(own.map(\.0) + ["t", "callback", "system", "action"])
    for field in event.fields where !taken.contains(field.name) {
      writer.key(field.name)
      write(field.value, &writer)
    }
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ value: FieldValue, _ writer: inout JSONWriter) {
    switch value {
    case .null: writer.writeNull()
    case .boolean(let boolean): writer.write(boolean)
    case .number(let number): writer.write(number)
    case .text(let text): writer.write(text)
    case .array(let elements):
      writer.beginArray()
      for element in elements { write(element, &writer) }
      writer.endArray()
    }
  }
}

/// Date-times as RFC 3339 has them, in UTC.
enum DateTimeText {
  /// The date-time of nanoseconds since 1970, with as many digits as are needed.
  static func text(_ nanoseconds: Int64) -> String {
    let second: Int64 = 1_000_000_000
    var seconds = nanoseconds / second
    var fraction = nanoseconds % second
    if fraction < 0 {
      fraction += second
      seconds -= 1
    }
    var days = seconds / 86_400
    var rest = seconds % 86_400
    if rest < 0 {
      rest += 86_400
      days -= 1
    }
    let (year, month, day) = civil(days)
    var text = padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T"
    text += padded(rest / 3600, 2) + ":" + padded(rest / 60 % 60, 2) + ":" + padded(rest % 60, 2)
    if fraction > 0 {
      var digits = padded(fraction, 9)
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text + "Z"
  }

  /// The day of the Gregorian calendar.
  ///
  /// H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013.
  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
