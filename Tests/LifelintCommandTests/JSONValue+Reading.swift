import LifelintJSON

extension JSONValue {
  private static let nowhere = SourcePosition(line: 1, column: 1)

  static func text(_ text: String) -> JSONValue {
    JSONValue(content: .string(text), position: nowhere)
  }

  static func array(_ elements: [JSONValue]) -> JSONValue {
    JSONValue(content: .array(elements), position: nowhere)
  }

  static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    let members = members.map { Member(key: $0.key, position: nowhere, value: $0.value) }
    return JSONValue(content: .object(members), position: nowhere)
  }

  /// The value as JSON on one line.
  var json: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  var integer: Int? { if case .number(let number) = content { number.integer } else { nil } }
  var array: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }

  var members: [(key: String, value: JSONValue)] {
    guard case .object(let members) = content else { return [] }
    return members.map { ($0.key, $0.value) }
  }

  var lines: [Int] { array.compactMap(\.integer).sorted() }

  subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }
}
