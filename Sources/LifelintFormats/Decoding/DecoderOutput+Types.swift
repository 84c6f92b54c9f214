internal import LifelintJSON
internal import LifelintTrace

/// Values of another type than a format has them: they are told and left out.
extension DecoderOutput {
  /// A value that is not what a format says.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: What it is called.
  ///   - expected: What it has to be: `an array`.
  ///   - line: The line from which positions count.
  mutating func wrongType(_ value: JSONValue, _ key: String, _ expected: String, line: Int) {
    unreadable(
      line + value.position.line - 1, offset: value.position.column - 1,
      "\(key) is \(value.kind); it has to be \(expected)",
      hint: "What stands there was left out; the rest has been read.")
  }

  /// The elements of a field that is an array.
  mutating func elements(_ key: String, of value: JSONValue, line: Int) -> [JSONValue] {
    field(key, of: value, is: "an array", line: line) { value in
      if case .array(let elements) = value.content { elements } else { nil }
    } ?? []
  }

  /// A field that is an object.
  mutating func object(_ key: String, of value: JSONValue, line: Int) -> JSONValue? {
    field(key, of: value, is: "an object", line: line) { $0.isObject ? $0 : nil }
  }

  /// A field that is a text.
  mutating func text(_ key: String, of value: JSONValue, line: Int) -> String? {
    field(key, of: value, is: "a text", line: line) { $0.text }
  }

  /// A field that is a whole number.
  mutating func integer(_ key: String, of value: JSONValue, line: Int) -> Int? {
    field(key, of: value, is: "a whole number", line: line) { $0.integer }
  }

  /// A field as what it has to be; one that is something else is told.
  private mutating func field<Value>(
    _ key: String, of value: JSONValue, is what: String, line: Int, _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard let field = value[key] else { return nil }
    if let found = read(field) { return found }
    wrongType(field, key, what, line: line)
    return nil
  }
}

extension JSONValue {
  /// What it is, in words.
  fileprivate var kind: String {
    switch content {
    case .null: "null"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(let number): "\(number)"
    case .string(let text): Excerpt.quoted(text.utf8)
    case .array: "an array"
    case .object: "an object"
    }
  }
}
