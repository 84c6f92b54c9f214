internal import LifelintJSON

/// The attributes of a resource, a span or a log record, by their keys.
struct TelemetryAttributes {
  private var values: [String: FieldValue] = [:]
  private var maps: [String: JSONValue] = [:]

  /// Reads a list of `{"key": …, "value": {"stringValue": …}}`.
  init(_ list: JSONValue?) {
    for entry in list?.elements ?? [] {
      guard let key = entry["key"]?.text, let value = entry["value"] else { continue }
      values[key] = Self.value(value)
      if value["kvlistValue"] != nil { maps[key] = value }
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
  static func value(_ value: JSONValue) -> FieldValue? {
    if let text = value["stringValue"]?.text { return .text(text) }
    if let boolean = value["boolValue"]?.boolean { return .boolean(boolean) }
    if let number = (value["intValue"] ?? value["doubleValue"])?.number { return .number(number) }
    if let array = value["arrayValue"]?["values"] {
      return .array(array.elements.compactMap(Self.value))
    }
    return nil
  }

  /// The attributes inside of an attribute that is a map; none where it is another value.
  func inside(_ key: String) -> TelemetryAttributes { Self.map(maps[key]) }

  /// The attributes that a value holds which is a map.
  static func map(_ value: JSONValue?) -> TelemetryAttributes {
    TelemetryAttributes(value?["kvlistValue"]?["values"])
  }
}
