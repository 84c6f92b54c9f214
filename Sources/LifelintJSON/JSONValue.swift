/// A place in a file: both count from 1, the column in bytes.
public struct SourcePosition: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The column, in bytes.
  public var column: Int

  /// Makes a place of its parts.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A JSON value that remembers where it stands, the order of its keys and numbers as written.
public struct JSONValue: Sendable {
  /// One key of an object with its value.
  public struct Member: Sendable {
    /// The key, without its escapes.
    public var key: String
    /// Where the key stands.
    public var position: SourcePosition
    /// The value.
    public var value: JSONValue

    /// Makes a member of its parts.
    public init(key: String, position: SourcePosition, value: JSONValue) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  /// What a value is.
  public enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number, exactly.
    case number(ExactNumber)
    /// A text.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object, its keys in the order of the file.
    case object([Member])
  }

  /// What it is.
  public var content: Content
  /// Where it begins.
  public var position: SourcePosition

  /// Makes a value of its parts.
  public init(content: Content, position: SourcePosition) {
    self.content = content
    self.position = position
  }
}

extension JSONValue.Content: Equatable {
  /// Whether two values are the same, wherever they stand; the order of keys counts.
  public static func == (left: JSONValue.Content, right: JSONValue.Content) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)):
      left.elementsEqual(right) { $0.content == $1.content }
    case (.object(let left), .object(let right)):
      left.elementsEqual(right) { $0.key == $1.key && $0.value.content == $1.value.content }
    default: false
    }
  }
}
