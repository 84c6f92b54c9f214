/// Where a logger sets blanks, as a constant for the compiler.
protocol Spacing {
  /// Whether one blank stands after each colon and comma, or none.
  static var hasBlanks: Bool { get }
}

/// Lines like `{"t":1,"action":"save"}`.
enum Compact: Spacing {
  static var hasBlanks: Bool { false }
}

/// Lines like `{"t": 1, "action": "save"}`.
enum Spaced: Spacing {
  static var hasBlanks: Bool { true }
}

/// A place in a line where a key is expected.
///
/// It meets keys that are written with one spacing; it meets none where anything is otherwise.
struct Cursor<Blanks: Spacing> {
  /// The sign before the key: a comma, for which the line's first brace counts too, or else
  /// whatever follows the last value.
  private(set) var sign: UInt8
  /// The byte after the sign, or after its blank.
  private(set) var place: Bytes
  /// The eight bytes there.
  private var head: UInt64

  /// Begins at the first brace of a line.
  @inline(__always)
  init(_ brace: Bytes) {
    sign = Sign.comma
    // Loggers that set blanks set none here.
    place = brace + 1
    head = load8(place)
  }

  /// Goes to the place after a value.
  @inline(__always)
  mutating func move(to end: Bytes) {
    sign = end[0]
    place = end + 1
    if Blanks.hasBlanks, place[0] == 0x20 { place += 1 }
    head = load8(place)
  }

  /// The place of the value of this key, which is written with its quotes and its colon.
  @inline(__always)
  func value(of key: StaticString) -> Bytes? {
    guard stands(key, at: place, head: head), sign == Sign.comma else { return nil }
    let value = place + key.utf8CodeUnitCount
    if !Blanks.hasBlanks { return value }
    return value[0] == 0x20 ? value + 1 : nil
  }

  /// The place after the opening quote of the value of this key.
  @inline(__always)
  func text(of key: StaticString) -> Bytes? {
    guard let value = value(of: key), value[0] == Sign.quote else { return nil }
    return value + 1
  }
}
