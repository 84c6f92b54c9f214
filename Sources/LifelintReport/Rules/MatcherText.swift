import LifelintJSON
import LifelintRules
import LifelintTrace

/// Says in words which events a matcher matches.
enum MatcherText {
  /// What an alternative without tests matches.
  static let anyEvent = "any event"

  /// Each alternative on a line of its own: `action pause, of $what, during willResignActive`.
  static func alternatives(of matcher: Matcher) -> [String] {
    matcher.alternatives.map { alternative in
      let kinds = alternative.tests.filter { $0.field.isKindOfEvent }
      let others = alternative.tests.filter { !$0.field.isKindOfEvent }
      let tests = (kinds + others).map(text)
      return tests.isEmpty ? anyEvent : tests.joined(separator: ", ")
    }
  }

  private static func text(_ test: FieldTest) -> String {
    "\(name(of: test.field)) \(text(of: test.pattern, in: test.field))"
  }

  /// A field as a rule's file names it.
  static func name(of field: Field) -> String { VisibleText.line(field.name) }

  private static func text(of pattern: Pattern, in field: Field) -> String {
    switch pattern {
    case .text(let text): VisibleText.line(text)
    case .number(let number): number.description
    case .boolean(let value): "\(value)"
    case .null: field == .phase ? "none" : "missing"
    case .any(let patterns): any(patterns, in: field)
    case .all(let patterns): all(patterns, in: field)
    case .not(let pattern): "not " + text(of: pattern, in: field)
    case .range(let range): text(of: range, in: field)
    case .glob(let glob): "like " + text(of: glob)
    case .present(let isThere): isThere ? "there" : "missing"
    case .variable(let name, let isOptional): "$\(VisibleText.line(name))\(isOptional ? "?" : "")"
    }
  }

  /// Plain values first, then shapes: `a, b or like c:* or d:*`.
  private static func any(_ patterns: [Pattern], in field: Field) -> String {
    var values: [String] = []
    var shapes: [String] = []
    for pattern in patterns {
      if case .glob(let glob) = pattern {
        shapes.append(text(of: glob))
      } else {
        values.append(text(of: pattern, in: field))
      }
    }
    let parts = [values.listed("or"), shapes.isEmpty ? "" : "like " + shapes.listed("or")]
    return parts.filter { !$0.isEmpty }.joined(separator: " or ")
  }

  /// What is bound first, then what it has to be: `$what (not like task:*)`.
  private static func all(_ patterns: [Pattern], in field: Field) -> String {
    var variables: [String] = []
    var others: [String] = []
    for pattern in patterns {
      if case .variable = pattern {
        variables.append(text(of: pattern, in: field))
      } else {
        others.append(text(of: pattern, in: field))
      }
    }
    let rest = others.joined(separator: " and ")
    if variables.isEmpty || rest.isEmpty { return variables.joined(separator: " and ") + rest }
    return variables.joined(separator: " and ") + " (\(rest))"
  }

  private static func text(of range: NumberRange, in field: Field) -> String {
    let unit = field == .elapsed ? " s" : ""
    var parts: [String] = []
    if let end = range.lower {
      parts.append((end.isIncluded ? "at least " : "over ") + text(end) + unit)
    }
    if let end = range.upper {
      parts.append((end.isIncluded ? "at most " : "under ") + text(end) + unit)
    }
    return parts.joined(separator: " and ")
  }

  /// A number with the name of what gives it, if anything does.
  static func text(of number: String, named name: String?) -> String {
    name.map { "\(number) (`\(VisibleText.line($0))`)" } ?? number
  }

  private static func text(_ end: NumberRange.End) -> String {
    switch end.place {
    case .number(let number): number.description
    case .threshold(let name, let value, _): text(of: value.description, named: name)
    case .variable(let name, let isOptional): "$\(VisibleText.line(name))\(isOptional ? "?" : "")"
    }
  }

  private static func text(of glob: Glob) -> String {
    var text = ""
    for part in glob.parts {
      switch part {
      case .scalar(let scalar):
        if scalar == "*" || scalar == "?" || scalar == "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
      case .one: text += "?"
      case .run: text += "*"
      }
    }
    return VisibleText.line(text)
  }
}

extension Field {
  /// Whether it says what kind of event is meant: such fields are named first.
  fileprivate var isKindOfEvent: Bool {
    switch self {
    case .name, .kind: true
    default: false
    }
  }
}
