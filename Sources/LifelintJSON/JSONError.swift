/// Why a text is not the JSON that it should be.
public struct JSONError: Error, Sendable, Hashable {
  /// What kind of fault it is; the raw values are stable.
  public enum Code: String, Sendable, CaseIterable {
    /// A byte sequence that is not UTF-8.
    case invalidUTF8 = "invalid_utf8"
    /// The text ends too early.
    case unexpectedEnd = "unexpected_end"
    /// Something else stands where a value, a comma, a colon or the end should.
    case unexpectedCharacter = "unexpected_character"
    /// A number that is not written as RFC 8259 asks.
    case malformedNumber = "malformed_number"
    /// A string with a raw control character, a wrong escape or half of a surrogate pair.
    case malformedString = "malformed_string"
    /// A key that its object already has.
    case repeatedKey = "repeated_key"
    /// Arrays and objects that are nested more deeply than the parser allows.
    case tooDeep = "too_deep"
  }

  /// What kind of fault it is.
  public var code: Code
  /// What is wrong, in one sentence.
  public var message: String
  /// Where it is.
  public var position: SourcePosition

  /// Makes an error of its parts.
  public init(code: Code, message: String, position: SourcePosition) {
    self.code = code
    self.message = message
    self.position = position
  }
}
