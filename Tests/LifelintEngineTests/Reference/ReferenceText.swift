/// Text that is compared by its bytes.
///
/// Swift's own `String` takes é and e with a combining accent for equal; the rule language does not.
struct ReferenceText: Sendable {
  /// The text as a string.
  var string: String

  /// Makes text of a string.
  init(_ string: String) {
    self.string = string
  }

  /// Makes text of scalars.
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    string = String(view)
  }

  /// The scalars, in order.
  var scalars: [Unicode.Scalar] {
    Array(string.unicodeScalars)
  }

  /// Whether the text begins with this character.
  func begins(with scalar: Unicode.Scalar) -> Bool {
    string.unicodeScalars.first == scalar
  }

  /// The text without its first scalars.
  func dropFirst(_ count: Int = 1) -> ReferenceText {
    ReferenceText(scalars: scalars.dropFirst(count))
  }

  /// The text without its last scalar.
  func dropLast() -> ReferenceText {
    ReferenceText(scalars: scalars.dropLast())
  }
}

extension ReferenceText: Hashable, Comparable {
  /// Compares the bytes, where Swift's own comparison does not tell the texts apart already.
  static func == (left: ReferenceText, right: ReferenceText) -> Bool {
    left.string == right.string && Array(left.string.utf8) == Array(right.string.utf8)
  }

  /// Hashes in Swift's own way: texts that it takes for equal may well share a hash.
  func hash(into hasher: inout Hasher) {
    hasher.combine(string)
  }

  /// Orders by scalar.
  static func < (left: ReferenceText, right: ReferenceText) -> Bool {
    left.scalars.lexicographicallyPrecedes(right.scalars)
  }
}

extension ReferenceText: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes text of a literal.
  init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text itself.
  var description: String {
    string
  }
}

extension ReferenceText {
  /// Whether a glob matches: `*` any run of scalars, `?` one scalar, `\` takes the next plainly.
  func matches(glob: ReferenceText) -> Bool {
    Self.matches(scalars[...], glob.scalars[...])
  }

  private static func matches(
    _ text: ArraySlice<Unicode.Scalar>, _ glob: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let first = glob.first else { return text.isEmpty }
    let rest = glob.dropFirst()
    switch first {
    case "*":
      // Every length that the run may have, tried one by one.
      return (0...text.count).contains { matches(text.dropFirst($0), rest) }
    case "?":
      return !text.isEmpty && matches(text.dropFirst(), rest)
    case "\\":
      guard let plain = rest.first else { return text.first == "\\" && text.count == 1 }
      return text.first == plain && matches(text.dropFirst(), rest.dropFirst())
    default:
      return text.first == first && matches(text.dropFirst(), rest)
    }
  }
}
