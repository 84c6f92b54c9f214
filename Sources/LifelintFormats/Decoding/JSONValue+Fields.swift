internal import LifelintJSON
internal import LifelintTrace

extension JSONValue {
  /// The value of a key, where it is an object that has it and the value is not `null`.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content,
      let member = members.last(where: { $0.key == key })
    else { return nil }
    if case .null = member.value.content { return nil }
    return member.value
  }

  /// The value that keys lead to: `data.state`.
  func value(at keys: [String]) -> JSONValue? {
    var value = self
    for key in keys {
      guard let next = value[key] else { return nil }
      value = next
    }
    return value
  }

  /// Its text, if it is one.
  var text: String? { if case .string(let text) = content { text } else { nil } }

  /// Its elements, if it is an array.
  var elements: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }

  /// The texts in the array of a key; none where it has no such.
  func texts(_ key: String) -> [String] { self[key]?.elements.compactMap(\.text) ?? [] }

  /// Whether it is `true`; `nil` where it is no boolean.
  var boolean: Bool? { if case .boolean(let boolean) = content { boolean } else { nil } }

  /// Its number; also where it is written as a text, as some exporters do with large ones.
  var number: ExactNumber? {
    switch content {
    case .number(let number): number
    case .string(let text): ExactNumber(json: Array(text.utf8))
    default: nil
    }
  }

  /// Its whole number, if it is one that an `Int` can hold.
  var integer: Int? {
    number.flatMap { number in
      guard number.exponent >= 0 else { return nil }
      let units = ExactNumber(
        isNegative: number.isNegative, digits: number.digits, exponent: number.exponent - 9)
      return TimeText.nanoseconds(ofSeconds: units).flatMap { Int(exactly: $0) }
    }
  }

  /// A text that stands for it in a table: of a text, a number or a boolean.
  var tableKey: String? {
    switch content {
    case .string(let text): text
    case .number(let number): number.description
    case .boolean(let boolean): boolean ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  /// Its text, or its number as text.
  var name: String? {
    switch content {
    case .string(let text): text
    case .number(let number): number.description
    default: nil
    }
  }

  /// Whether it is an object.
  var isObject: Bool { if case .object = content { true } else { false } }

  /// The value as a field of an event: an object becomes its keys and values no further.
  var fieldValue: FieldValue? {
    switch content {
    case .null: .null
    case .boolean(let boolean): .boolean(boolean)
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .array(let elements): .array(elements.compactMap(\.fieldValue))
    case .object: nil
    }
  }
}

/// Reads the records of a file as JSON, with a sentence for what is none.
struct JSONRecord {
  /// The lines of the record, joined by newlines.
  let bytes: [UInt8]
  /// The number of its first line.
  let line: Int

  /// The value; where there is none, that is told.
  func value(isOpen: Bool, into output: inout DecoderOutput) -> JSONValue? {
    var repeated: [(key: String, position: SourcePosition)] = []
    do throws(JSONError) {
      let value = try JSONParser.parse(bytes) { repeated.append(($0, $1)) }
      for (key, position) in repeated {
        output.log.repeatedKey(
          Array(key.utf8), line + position.line - 1, offset: position.column - 1)
      }
      return value
    } catch {
      output.unreadable(
        line + error.position.line - 1, offset: error.position.column - 1,
        Self.sentence(error.message), hint: "Each record is one JSON object.",
        ranOut: error.code == .unexpectedEnd, isOpen: isOpen)
      return nil
    }
  }

  /// The parser's sentence in the reader's form: without a capital and a full stop.
  private static func sentence(_ message: String) -> String {
    let rest = message.hasSuffix(".") ? message.dropLast() : message[...]
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
