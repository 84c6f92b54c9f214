import LifelintJSON

extension JSONValue {
  /// Reads a whole text.
  static func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var integer: Int? {
    if case .number(let number) = content { Int(number.description) } else { nil }
  }
  var number: Double? {
    if case .number(let number) = content { Double(number.description) } else { nil }
  }
  var array: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }
  var members: [Member] { if case .object(let members) = content { members } else { [] } }

  subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }

  subscript(index: Int) -> JSONValue? { array.indices.contains(index) ? array[index] : nil }

  /// The value at a path of keys and of places in arrays: `runs.0.tool.driver.name`.
  func at(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(self as JSONValue?) { value, step in
      Int(step).flatMap { value?[$0] } ?? value?[String(step)]
    }
  }
}
