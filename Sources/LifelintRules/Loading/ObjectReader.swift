package import LifelintJSON
internal import LifelintTrace

/// Reads the keys of one JSON object strictly: every key has to be known, of the right type, and
/// there if it is required.
package struct ObjectReader {
  package let file: LoadedFile
  package let position: SourcePosition
  package let members: [JSONValue.Member]
  /// What the object is, as a sentence names it: `a rule`.
  package let what: String
  /// Keys that an unknown one is probably meant to be: that they are missing goes without saying.
  private var probablyMeant: Set<String> = []

  /// Makes a reader, unless the value is no object, which is then reported.
  ///
  /// Without a list of keys it may have any.
  package init?(_ value: JSONValue, in file: LoadedFile, what: String, keys: [String]?) {
    guard case .object(let members) = value.content else {
      file.report(
        .wrongType, "\(what.capitalizedFirst) is an object, not \(value.typeName).",
        at: value.position)
      return nil
    }
    self.file = file
    self.what = what
    self.members = members
    position = value.position
    guard let keys else { return }
    for member in members where !keys.contains(where: member.key.isSame) {
      let nearest = Suggestion.nearest(to: member.key, among: keys)
      if let nearest { probablyMeant.insert(nearest) }
      file.report(
        .unknownKey, "\(what.capitalizedFirst) has no key `\(member.key)`.", at: member.position,
        hint: nearest.map { "Did you mean `\($0)`?" } ?? Self.list(of: keys))
    }
  }

  /// Names the keys where they are few.
  private static func list(of keys: [String]) -> String? {
    if keys.count > 12 { return nil }
    return "Its keys are \(keys.map { "`\($0)`" }.joined(separator: ", "))."
  }

  /// The value of a key, if it is there.
  package func value(_ key: String) -> JSONValue? {
    for index in members.indices where members[index].key.isSame(as: key) {
      return members[index].value
    }
    return nil
  }

  /// The key with its value, if it is there.
  package func member(_ key: String) -> JSONValue.Member? {
    for index in members.indices where members[index].key.isSame(as: key) {
      return members[index]
    }
    return nil
  }

  /// The value of a key that has to be there; where it is not, that is reported.
  package func required(_ key: String) -> JSONValue? {
    if let value = value(key) { return value }
    if !probablyMeant.contains(key) {
      file.report(.missingKey, "\(what.capitalizedFirst) needs the key `\(key)`.", at: position)
    }
    return nil
  }

  /// The text of a key that has to be there.
  package func requiredString(_ key: String) -> String? {
    required(key).flatMap { string($0, key: key) }
  }

  /// The text of a key, if it is there.
  package func string(_ key: String) -> String? {
    value(key).flatMap { string($0, key: key) }
  }

  private func string(_ value: JSONValue, key: String) -> String? {
    if case .string(let string) = value.content { return string }
    reportType(of: value, key: key, expected: "a string")
    return nil
  }

  /// The boolean of a key; false where it is left out.
  package func boolean(_ key: String) -> Bool {
    guard let value = value(key) else { return false }
    if case .boolean(let boolean) = value.content { return boolean }
    reportType(of: value, key: key, expected: "`true` or `false`")
    return false
  }

  /// The texts of a key's array, with their values; none where it is left out.
  package func strings(_ key: String) -> [(text: String, position: SourcePosition)] {
    var strings: [(String, SourcePosition)] = []
    for element in array(key) {
      if case .string(let string) = element.content {
        strings.append((string, element.position))
      } else {
        file.report(
          .wrongType, "`\(key)` holds strings, not \(element.typeName).", at: element.position)
      }
    }
    return strings
  }

  /// The elements of a key's array; none where it is left out.
  package func array(_ key: String) -> [JSONValue] {
    guard let value = value(key) else { return [] }
    if case .array(let elements) = value.content { return elements }
    reportType(of: value, key: key, expected: "an array")
    return []
  }

  /// The duration of a key in nanoseconds, if it is there.
  package func duration(_ key: String) -> Int64? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value.content else {
      reportType(of: value, key: key, expected: "a duration such as `\"5s\"`")
      return nil
    }
    if let duration = DurationText.nanoseconds(text) { return duration }
    DurationError.report(text, at: value.position, in: file)
    return nil
  }

  /// One of few texts, with the nearest as a hint where it is another.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue?, key: String, as type: Choice.Type, what: String? = nil
  ) -> Choice? where Choice.RawValue == String {
    guard let value else { return nil }
    if let choice = value.string.flatMap(Choice.init) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let listed =
      (names.count > 1 ? "one of " : "") + names.map { "`\"\($0)\"`" }.joined(separator: ", ")
    guard case .string(let text) = value.content else {
      file.report(
        .wrongType, "\(what ?? "`\(key)`") is \(listed), not \(value.typeName).",
        at: value.position)
      return nil
    }
    file.report(
      .wrongValue, "\(what ?? "`\(key)`") is \(listed), not `\"\(text)\"`.", at: value.position,
      hint: Suggestion.hint(for: text, among: names))
    return nil
  }

  /// Notes that a key's value is of the wrong type.
  package func reportType(of value: JSONValue, key: String, expected: String) {
    file.report(
      .wrongType, "`\(key)` is \(expected), not \(value.typeName).", at: value.position)
  }
}

/// Says what a duration looks like.
enum DurationError {
  static func report(_ text: String, at position: SourcePosition, in file: LoadedFile) {
    file.report(
      .wrongDuration, "`\(text)` is no duration.", at: position,
      hint: "Write a decimal number and, without a space, its unit: ns, us, ms, s, min or h.")
  }
}

extension String {
  /// Whether it is the same text, byte by byte; most texts differ in length, which is seen at once.
  func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
  }

  /// The text with a capital at its start, to begin a sentence with.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
