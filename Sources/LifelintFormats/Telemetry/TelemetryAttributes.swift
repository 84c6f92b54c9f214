internal import LifelintJSON

/// The attributes of a resource, a span or a log record, by their keys.
struct TelemetryAttributes {
  private var values: [String: FieldValue] = [:]
  private var maps: [String: JSONValue] = [:]

  /// Makes attributes of none.
  init() {}

  /// Reads the list `[{"key": …, "value": {"stringValue": …}}]` that a key has; what is none of it is
  /// told.
  init(
    _ key: String = "attributes", of value: JSONValue?, line: Int, into output: inout DecoderOutput
  ) {
    guard let value else { return }
    for entry in output.elements(key, of: value, line: line) {
      guard let name = entry["key"]?.text else {
        output.wrongType(
          entry["key"] ?? entry, "key", "the text that names an attribute", line: line)
        continue
      }
      guard let stated = output.object("value", of: entry, line: line) else { continue }
      values[name] = Self.value(stated, line: line, into: &output)
      if stated["kvlistValue"] != nil { maps[name] = stated }
    }
  }

  /// The value of a key.
  subscript(key: String) -> FieldValue? { values[key] }

  /// The first text among the values of some keys.
  func text(_ keys: [String]) -> String? {
    for key in keys { if case .text(let text)? = values[key] { return text } }
    return nil
  }

  /// A value, whose type stands in its key; numbers may be written as texts.
  private static func value(
    _ value: JSONValue, line: Int, into output: inout DecoderOutput
  ) -> FieldValue? {
    guard case .object(let members) = value.content else { return nil }
    for member in members {
      let stated = member.value
      switch member.key {
      case "stringValue":
        if let text = stated.text { return .text(text) }
        output.wrongType(stated, member.key, "a text", line: line)
      case "boolValue":
        if let boolean = stated.boolean { return .boolean(boolean) }
        output.wrongType(stated, member.key, "true or false", line: line)
      case "intValue", "doubleValue":
        if let number = stated.number { return .number(number) }
        output.wrongType(stated, member.key, "a number", line: line)
      case "arrayValue":
        let elements = output.elements("values", of: stated, line: line)
        return .array(elements.compactMap { Self.value($0, line: line, into: &output) })
      default: continue
      }
    }
    return nil
  }

  /// The attributes inside of an attribute that is a map; none where it is another value.
  func inside(
    _ key: String, line: Int, into output: inout DecoderOutput
  ) -> TelemetryAttributes {
    Self.map(maps[key], line: line, into: &output)
  }

  /// The attributes that a value holds which is a map.
  static func map(
    _ value: JSONValue?, line: Int, into output: inout DecoderOutput
  ) -> TelemetryAttributes {
    TelemetryAttributes("values", of: value?["kvlistValue"], line: line, into: &output)
  }
}
