/// What a variable is bound to.
enum ReferenceBound: Hashable {
  /// "a missing field as a value of its own"
  case missing
  /// A value.
  case value(ReferenceJSON)
}

/// The variables with what they are bound to.
typealias ReferenceBindings = [ReferenceText: ReferenceBound]

/// What a field of an event holds.
enum ReferenceFieldValue: Hashable {
  case missing
  case value(ReferenceJSON)
  /// The names of the open callbacks: the field `during`.
  case names([ReferenceText])
}

/// A variable as it is written: `$name` or `$name?`.
struct ReferenceVariable {
  var name: ReferenceText
  var isOptional: Bool

  /// Reads a variable; `nil` where the text is none (`$$x` is the text `$x`).
  init?(_ text: ReferenceText?) {
    guard let text, text.begins(with: "$"), !text.dropFirst().begins(with: "$") else { return nil }
    isOptional = text.scalars.last == "?"
    name = isOptional ? text.dropFirst().dropLast() : text.dropFirst()
  }
}

extension ReferenceView {
  /// Whether a matcher matches the event.
  ///
  /// A matcher that does not ask for `phase` or `spelled` presumes something of them; `holds` does
  /// not.
  func matches(
    _ matcher: ReferenceJSON, _ bindings: ReferenceBindings, presumes: Bool = true
  ) -> Bool {
    !bindingsOfMatch(matcher, bindings, presumes: presumes).isEmpty
  }

  /// All ways in which a matcher matches the event: the given variables and the new ones.
  func bindingsOfMatch(
    _ matcher: ReferenceJSON, _ bindings: ReferenceBindings, presumes: Bool = true
  ) -> [ReferenceBindings] {
    // "An array of matchers matches what any of them matches."
    if let alternatives = matcher.array {
      var all: [ReferenceBindings] = []
      for alternative in alternatives {
        for found in bindingsOfMatch(alternative, bindings, presumes: presumes)
        where !all.contains(found) {
          all.append(found)
        }
      }
      return all
    }
    guard let fields = matcher.object else { return [] }
    // "A matcher that does not ask for `phase` never matches an `end`."
    if presumes, fields["phase"] == nil, event.phase == "end" { return [] }
    // "an event of another spelling … matches only a matcher that asks for `spelled`"
    if presumes, fields["spelled"] == nil, event.isOtherSpelling { return [] }
    // First the variables that this matcher binds, then everything with all of them.
    var bound = bindings
    for (field, pattern) in fields {
      guard let variable = ReferenceVariable(pattern.text ?? pattern["as"]?.text),
        bound[variable.name] == nil
      else { continue }
      switch value(of: field) {
      case .value(.array), .value(.object), .names: return []
      case .value(let value): bound[variable.name] = .value(value)
      case .missing:
        guard variable.isOptional else { return [] }
        bound[variable.name] = .missing
      }
    }
    let isMatch = fields.allSatisfy { field, pattern in
      test(pattern, field: field, value: value(of: field), bound, isInsideNot: false)
    }
    return isMatch ? [bound] : []
  }

  private func test(
    _ pattern: ReferenceJSON, field: ReferenceText, value: ReferenceFieldValue,
    _ bound: ReferenceBindings, isInsideNot: Bool
  ) -> Bool {
    func inner(_ pattern: ReferenceJSON, isInsideNot: Bool) -> Bool {
      test(pattern, field: field, value: value, bound, isInsideNot: isInsideNot)
    }
    switch pattern {
    case .null, .boolean, .number:
      return isEqual(value, to: pattern, field: field)
    case .text(let text):
      if let variable = ReferenceVariable(text) {
        return isEqual(value, to: variable, bound, isInsideNot: isInsideNot)
      }
      if text.begins(with: "@"), !text.dropFirst().begins(with: "@") {
        return (run.names.sets[text.dropFirst()] ?? []).contains {
          isEqual(value, to: $0, field: field)
        }
      }
      // "`"$$x"` and `"@@x"` are the texts `$x` and `@x`"
      let isEscaped = text.begins(with: "$") || text.begins(with: "@")
      return isEqual(value, to: .text(isEscaped ? text.dropFirst() : text), field: field)
    case .array(let patterns):
      return patterns.contains { inner($0, isInsideNot: isInsideNot) }
    case .object(let keys):
      return keys.allSatisfy { key, operand in
        switch key {
        case "not": !inner(operand, isInsideNot: true)
        case "any": inner(operand, isInsideNot: isInsideNot)
        case "as": inner(operand, isInsideNot: isInsideNot)
        case "present": (value != .missing && value != .names([])) == operand.isTrue
        case "glob": isGlob(value, operand.text ?? "")
        default: isInRange(value, key, operand, field: field, bound)
        }
      }
    }
  }

  /// Whether a value is a literal.
  ///
  /// "the same value; in a field that holds an array of these, any of its elements"; "`null`: null,
  /// or no such field".
  private func isEqual(
    _ value: ReferenceFieldValue, to literal: ReferenceJSON, field: ReferenceText
  ) -> Bool {
    var literal = literal
    // "string or integer (`1` is `"1"`)"
    if field == "session", case .number = literal {
      literal = .text(ReferenceText(literal.description))
    }
    if let text = literal.text {
      if field == "phase", text == "any" { return true }
      // "`"done"` for an end or an instant"
      if field == "phase", text == "done" {
        return value == .missing || value == .value(.text("end"))
      }
      if field == "callback" || field == "system" || field == "during" {
        let kind = field == "during" ? "callback" : field
        literal = .text(run.names.meaning(of: text, kind: kind).name)
      }
    }
    switch value {
    case .missing: return literal == .null
    case .names(let names):
      return literal == .null ? names.isEmpty : names.contains { .text($0) == literal }
    case .value(.array(let elements)): return literal != .null && elements.contains(literal)
    case .value(.object): return false
    case .value(let value): return value == literal
    }
  }

  /// Whether a value is that of a bound variable.
  ///
  /// "A variable outside `not` and without its `?` never matches a missing field; none matches an
  /// array."
  private func isEqual(
    _ value: ReferenceFieldValue, to variable: ReferenceVariable, _ bound: ReferenceBindings,
    isInsideNot: Bool
  ) -> Bool {
    switch value {
    case .missing:
      bound[variable.name] == .missing && (variable.isOptional || isInsideNot)
    case .names, .value(.array), .value(.object): false
    case .value(let value): bound[variable.name] == .value(value)
    }
  }

  private func isGlob(_ value: ReferenceFieldValue, _ glob: ReferenceText) -> Bool {
    switch value {
    case .value(.text(let text)): text.matches(glob: glob)
    case .names(let names): names.contains { $0.matches(glob: glob) }
    default: false
    }
  }

  /// Whether a value is on the right side of one end of a range.
  ///
  /// "a number from a to b, both included; `over` and `under` leave the end out; for `elapsed` the
  /// ends are durations; an end may be a variable that is bound elsewhere"
  private func isInRange(
    _ value: ReferenceFieldValue, _ key: ReferenceText, _ end: ReferenceJSON,
    field: ReferenceText, _ bound: ReferenceBindings
  ) -> Bool {
    guard case .value(.number(let number)) = value else { return false }
    // "`"@blocked"` … a number, or a duration, which is its number of seconds"
    let end = run.names.resolved(end)
    var limit = end.number
    if let variable = ReferenceVariable(end.text) {
      guard case .value(.number(let value))? = bound[variable.name] else { return false }
      limit = value
    } else if let duration = end.text.flatMap(ReferenceTime.duration) {
      limit = .seconds(nanoseconds: duration)
    }
    guard let limit else { return false }
    switch key {
    case "min": return number >= limit
    case "max": return number <= limit
    case "over": return number > limit
    case "under": return number < limit
    default: return false
    }
  }
}
