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
    guard let list = value[key] else { return [] }
    guard case .array(let elements) = list.content else {
      wrongType(list, key, "an array", line: line)
      return []
    }
    return elements
  }

  /// A field that is an object.
  mutating func object(_ key: String, of value: JSONValue, line: Int) -> JSONValue? {
    guard let object = value[key] else { return nil }
    guard object.isObject else {
      wrongType(object, key, "an object", line: line)
      return nil
    }
    return object
  }

  /// A field that is a text.
  mutating func text(_ key: String, of value: JSONValue, line: Int) -> String? {
    guard let field = value[key] else { return nil }
    guard let text = field.text else {
      wrongType(field, key, "a text", line: line)
      return nil
    }
    return text
  }

  /// A field that is a whole number.
  mutating func integer(_ key: String, of value: JSONValue, line: Int) -> Int? {
    guard let field = value[key] else { return nil }
    guard let number = field.integer else {
      wrongType(field, key, "a whole number", line: line)
      return nil
    }
    return number
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
