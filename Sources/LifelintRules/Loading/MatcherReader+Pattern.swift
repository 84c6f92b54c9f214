import LifelintJSON

extension MatcherReader {
  /// The keys of an object that describes a value.
  static let keys = ["not", "min", "max", "over", "under", "glob", "present", "as", "any"]

  /// Reads what a field's value has to be.
  ///
  /// A variable is bound where it `isWhole`: the field's whole value.
  mutating func pattern(_ value: JSONValue, of field: Field, isWhole: Bool) -> Pattern? {
    switch value.content {
    case .null: return .null
    case .boolean(let boolean):
      return scalar(.boolean(boolean), of: field, at: value.position, from: nil)
    case .number(let number):
      return scalar(.number(number), of: field, at: value.position, from: nil)
    case .string(let text):
      return textPattern(text, of: field, at: value.position, isWhole: isWhole)
    case .array(let elements):
      if elements.isEmpty {
        file.report(
          .wrongValue, "An empty array matches no value of `\(field.name)`.", at: value.position)
        return nil
      }
      return .any(elements.compactMap { pattern($0, of: field, isWhole: false) })
    case .object:
      return objectPattern(value, of: field, isWhole: isWhole)
    }
  }

  private mutating func textPattern(
    _ text: String, of field: Field, at position: SourcePosition, isWhole: Bool
  ) -> Pattern? {
    if text.hasPrefix("$$") || text.hasPrefix("@@") {
      return literal(String(text.dropFirst()), of: field, at: position, from: nil)
    }
    if text.hasPrefix("$") { return variable(text, of: field, at: position, binds: isWhole) }
    if text.hasPrefix("@") { return set(String(text.dropFirst()), of: field, at: position) }
    return literal(text, of: field, at: position, from: nil)
  }

  private mutating func variable(
    _ text: String, of field: Field, at position: SourcePosition, binds: Bool
  ) -> Pattern? {
    guard let variable = VariableText(text) else {
      file.report(
        .wrongValue, "`\(text)` names no variable.", at: position,
        hint: "A variable's name holds letters, digits and `_`; the text itself is `$\(text)`.")
      return nil
    }
    guard note(variable, of: field, at: position, binds: binds) else { return nil }
    return .variable(name: variable.name, isOptional: variable.isOptional)
  }

  private func set(_ name: String, of field: Field, at position: SourcePosition) -> Pattern? {
    guard let values = context.sets[name] else {
      if context.vocabularyIsWhole {
        file.report(
          .unknownSet, "The vocabulary has no set `\(name)`.", at: position,
          hint: Suggestion.nearest(to: name, among: context.sets.keys.sorted())
            .map { "Did you mean `@\($0)`?" } ?? "The text itself is written `@@\(name)`.")
      }
      return nil
    }
    return .any(values.compactMap { scalar($0, of: field, at: position, from: name) })
  }

  private mutating func objectPattern(
    _ value: JSONValue, of field: Field, isWhole: Bool
  ) -> Pattern? {
    guard
      let object = ObjectReader(value, in: file, what: "a value's description", keys: Self.keys)
    else { return nil }
    if object.members.isEmpty {
      file.report(
        .missingKey, "A value's description needs a key.", at: value.position,
        hint: "Its keys are \(Self.keys.map { "`\($0)`" }.joined(separator: ", ")).")
      return nil
    }
    var parts: [Pattern?] = []
    if let value = object.value("not") {
      parts.append(pattern(value, of: field, isWhole: false).map { .not($0) })
    }
    if let value = object.value("any") {
      if case .array = value.content {
        parts.append(pattern(value, of: field, isWhole: false))
      } else {
        object.reportType(of: value, key: "any", expected: "an array of values")
      }
    }
    if let value = object.value("present") {
      if case .boolean(let isPresent) = value.content {
        parts.append(.present(isPresent))
      } else {
        object.reportType(of: value, key: "present", expected: "`true` or `false`")
      }
    }
    if let value = object.value("glob") { parts.append(glob(value, in: object)) }
    if let range = range(object, of: field) { parts.append(.range(range)) }
    if let value = object.value("as") {
      parts.append(binding(value, of: field, in: object, isWhole: isWhole))
    }
    let found = parts.compactMap(\.self)
    if found.count < parts.count || found.isEmpty { return nil }
    return found.count == 1 ? found[0] : .all(found)
  }

  private mutating func binding(
    _ value: JSONValue, of field: Field, in object: ObjectReader, isWhole: Bool
  ) -> Pattern? {
    guard case .string(let text) = value.content else {
      object.reportType(of: value, key: "as", expected: "a variable such as `\"$name\"`")
      return nil
    }
    if !text.hasPrefix("$") || text.hasPrefix("$$") {
      file.report(
        .wrongValue, "`as` is a variable, and `\(text)` is none.", at: value.position,
        hint: VariableText("$" + text).map { "Did you mean `$\($0.name)`?" })
      return nil
    }
    return variable(text, of: field, at: value.position, binds: isWhole)
  }

  private func glob(_ value: JSONValue, in object: ObjectReader) -> Pattern? {
    guard case .string(let text) = value.content else {
      object.reportType(of: value, key: "glob", expected: "a string")
      return nil
    }
    if let glob = Glob(text) { return .glob(glob) }
    file.report(
      .malformedText, "The glob `\(text)` ends with a backslash that takes nothing plainly.",
      at: value.position, hint: "A backslash itself is written as two.")
    return nil
  }
}

extension Glob {
  /// Reads a shape as rule files write it, or gives `nil` where it ends with a lone backslash.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init?(_ text: String) {
    var parts: [Part] = []
    parts.reserveCapacity(text.utf8.count)
    var isPlain = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isPlain:
        parts.append(.scalar(scalar))
        isPlain = false
      case "\\": isPlain = true
      case "?": parts.append(.one)
      case "*": if parts.last != .run { parts.append(.run) }
      default: parts.append(.scalar(scalar))
      }
    }
    if isPlain { return nil }
    self.init(parts: parts)
  }

  /// The shape as rule files write it.
  public var text: String {
    var text = ""
    for part in parts {
      switch part {
      case .one: text += "?"
      case .run: text += "*"
      case .scalar(let scalar):
        if ["*", "?", "\\"].contains(scalar) { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
