extension ReferenceNumber: CustomStringConvertible {
  /// The number as JSON; plainly where that is short.
  var description: String {
    guard !digits.isEmpty else { return "0" }
    let text = digits.map(String.init).joined()
    let sign = isNegative ? "-" : ""
    if exponent >= 0, exponent <= 12 {
      return sign + text + String(repeating: "0", count: exponent)
    }
    if exponent < 0, exponent >= -12 {
      let padded = String(repeating: "0", count: max(-exponent - text.count + 1, 0)) + text
      return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
    }
    return "\(sign)\(text)e\(exponent)"
  }
}

extension ReferenceJSON: CustomStringConvertible {
  /// The value as JSON text in one line, keys in the order in which a person would write them.
  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): number.description
    case .text(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .object(let fields):
      "{"
        + fields.sorted { Self.rank($0.key) < Self.rank($1.key) }
        .map { "\(Self.quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }

  /// Known keys first and in this order, then the others by their text.
  private static func rank(_ key: ReferenceText) -> (Int, ReferenceText) {
    (known[key] ?? known.count, key)
  }

  private static let known: [ReferenceText: Int] = {
    let keys: [ReferenceText] = [
      "says", "why", "sets", "models", "model", "initial", "id", "t", "callback", "system",
      "action", "phase", "session", "scene", "of", "per", "also", "scope", "after", "when", "then",
      "never", "previously", "rule", "rules", "args", "trace", "lines", "verdict", "expect",
    ]
    return Dictionary(uniqueKeysWithValues: zip(keys, 0...))
  }()

  private static func quoted(_ text: ReferenceText) -> String {
    var quoted = "\""
    for scalar in text.scalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default:
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension ReferenceJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes text.
  init(stringLiteral value: String) {
    self = .text(ReferenceText(value))
  }

  /// Makes a number.
  init(integerLiteral value: Int) {
    self = .number(ReferenceNumber(value))
  }

  /// Makes a boolean.
  init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }

  /// Makes an array.
  init(arrayLiteral elements: ReferenceJSON...) {
    self = .array(elements)
  }

  /// Makes an object.
  init(dictionaryLiteral elements: (ReferenceText, ReferenceJSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
