/// How the built-in rules are written into the binary.
///
/// Each run of the command reads them, so they do not stand there as JSON: that is parsed, checked
/// and turned into values when the binary is made. A book is a list of distinct texts, which lie in
/// the binary as they are, and a code: the distinct tests of its matchers and names of events, then
/// the values one after the other as small numbers, in the order in which ``RulebookEncoder`` puts
/// them and ``RulebookDecoder`` takes them; a text, a test or a name is its number in the list.
///
/// A run needs few rules whole, so what is not read at once says how long it is and is passed: the
/// tests, and the bodies of rules with the names without which they mean nothing.
///
/// A number is written in digits of five bits, the lowest first, as the characters from `0` on; those
/// from `P` on say that more digits follow.
enum RulebookCode {
  /// The character of the digit 0.
  static let zero = UInt8(ascii: "0")
  /// What is added to a digit when more follow.
  static let more: UInt8 = 32

  /// The kinds of fields, by their numbers in the code.
  enum FieldKind: Int {
    case callback, system, action, phase, session, scene, of, thread, time, other, kind, state
    case becomes, during, elapsed, header, spelled
  }

  /// The kinds of patterns, by their numbers in the code.
  enum PatternKind: Int {
    case text, number, boolean, null, any, all, not, range, glob, present, variable
  }

  /// The kinds of checks, by their numbers in the code.
  enum CheckKind: Int {
    case never, exists, always, then, whenNever, previously, recurs, limit
  }
}
