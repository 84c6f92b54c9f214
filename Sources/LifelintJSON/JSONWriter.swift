/// Writes JSON into a buffer of bytes, value by value.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.key("line")
/// writer.write(7)
/// writer.endObject()
/// ```
///
/// Control characters, also those of the upper half, line separators and marks that turn the
/// direction of text are escaped: what is written can neither forge a line nor steer a terminal.
public struct JSONWriter: Sendable {
  /// How the parts are laid out.
  public enum Layout: Sendable {
    /// Without any space.
    case compact
    /// One part a line, indented by two spaces a level.
    case pretty
  }

  /// What has been written; whoever writes much takes it out from time to time and empties it.
  public var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  /// Whether a comma has to come before the next part.
  private var needsComma = false
  /// Whether the next value follows its key.
  private var followsKey = false

  /// Makes a writer with an empty buffer.
  public init(layout: Layout = .compact) {
    self.layout = layout
  }

  /// What has been written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the object that was begun last.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the array that was begun last.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a key; its value has to follow.
  public mutating func key(_ key: String) {
    separate()
    JSONEscaping.append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// Writes a string.
  public mutating func write(_ string: String) {
    separate()
    JSONEscaping.append(string, to: &bytes)
  }

  /// Writes a whole number.
  public mutating func write(_ number: Int) { write(raw: "\(number)") }

  /// Writes a boolean.
  public mutating func write(_ boolean: Bool) { write(raw: boolean ? "true" : "false") }

  /// Writes a number exactly.
  public mutating func write(_ number: ExactNumber) { write(raw: number.description) }

  /// Writes a string, or `null` for none.
  public mutating func write(_ string: String?) {
    if let string { write(string) } else { writeNull() }
  }

  /// Writes `null`.
  public mutating func writeNull() { write(raw: "null") }

  /// Writes a number of seconds that is a count of nanoseconds.
  public mutating func write(nanoseconds: Int64) { write(ExactNumber(nanoseconds: nanoseconds)) }

  /// Writes a text that is one JSON value already.
  public mutating func write(raw json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  /// Writes a whole value; its keys keep their order.
  public mutating func write(_ value: JSONValue) {
    switch value.content {
    case .null: writeNull()
    case .boolean(let boolean): write(boolean)
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        write(member.value)
      }
      endObject()
    }
  }

  /// Ends a line: for JSON Lines, and for the end of a file.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    // Nothing was written since the bracket: `{}` stays on its line.
    if needsComma { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      needsComma = true
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    needsComma = true
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }
}
