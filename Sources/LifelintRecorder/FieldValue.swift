extension Lifelint {
  /// The value of a field that an app gives an event.
  public enum FieldValue: Sendable, Hashable {
    /// A text.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// Another number. What JSON cannot say, an infinity or what is no number, becomes `null`.
    case number(Double)
    /// True or false.
    case flag(Bool)
    /// Several texts.
    case texts([String])
  }

  /// The fields of an event, in their order: `["result": "ok", "bytes": 512]`.
  public struct Fields: Sendable, ExpressibleByDictionaryLiteral {
    private(set) var pairs: [(String, FieldValue)]

    /// Makes the fields of an event.
    public init(dictionaryLiteral elements: (String, FieldValue)...) {
      pairs = elements
    }

    /// Adds a field, if it has a value.
    public mutating func add(_ key: String, _ value: FieldValue?) {
      if let value { pairs.append((key, value)) }
    }
  }
}

extension Lifelint.FieldValue: ExpressibleByStringInterpolation {
  /// Makes a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension Lifelint.FieldValue: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension Lifelint.FieldValue: ExpressibleByFloatLiteral {
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension Lifelint.FieldValue: ExpressibleByBooleanLiteral {
  /// Makes true or false.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension Lifelint.FieldValue: ExpressibleByArrayLiteral {
  /// Makes several texts.
  public init(arrayLiteral elements: String...) { self = .texts(elements) }
}
