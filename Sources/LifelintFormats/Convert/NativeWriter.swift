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
