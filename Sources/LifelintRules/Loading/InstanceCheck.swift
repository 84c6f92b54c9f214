import LifelintJSON

/// Checks that wherever a matcher asks for a model's state, it is known whose.
enum InstanceCheck {
  /// Reports every use of a state for which neither an event that the alternative can match nor the
  /// group need have the fields of the model's `per`.
  static func check(
    _ reading: MatcherReading, per: [PerField], context: LoadContext, file: LoadedFile
  ) {
    for use in reading.states {
      guard let model = context.models[use.model] else { continue }
      let alternative = reading.matcher.alternatives[use.alternative]
      let missing = model.per.filter { needed in
        !needed.isOptional && !needed.field.isAlwaysThere
          && !per.contains { $0.field == needed.field && !$0.isOptional }
          && !alternative.needs(needed.field) && reading.given?.needs(needed.field) != true
      }
      guard let first = missing.first else { continue }
      let name = first.field.name
      file.report(
        .unknownInstance,
        "`\(use.field.name)` does not say which `\(name)` is meant: the event may lack it, and the"
          + " group too.", at: use.position,
        hint: "Ask for `\(name)` beside it, for example by `\"\(name)\": {\"present\": true}`, or"
          + " name `\(name)` in `per`.")
    }
  }
}

extension Alternative {
  /// Whether it matches only events that have a field.
  fileprivate func needs(_ field: Field) -> Bool {
    tests.contains { $0.field == field && $0.pattern.needsValue }
  }
}

extension Matcher {
  /// Whether it matches only events that have a field.
  fileprivate func needs(_ field: Field) -> Bool { alternatives.allSatisfy { $0.needs(field) } }
}

extension Pattern {
  /// Whether it never matches a field that is missing.
  var needsValue: Bool {
    switch self {
    case .text, .number, .boolean, .range, .glob: true
    case .null: false
    case .any(let patterns): patterns.allSatisfy(\.needsValue)
    case .all(let patterns): patterns.contains(where: \.needsValue)
    case .not(let pattern): pattern.matchesMissing
    case .present(let isPresent): isPresent
    case .variable(_, let isOptional): !isOptional
    }
  }

  /// Whether it always matches a field that is missing.
  private var matchesMissing: Bool {
    switch self {
    case .null, .present(false): true
    case .any(let patterns): patterns.contains(where: \.matchesMissing)
    case .all(let patterns): patterns.allSatisfy(\.matchesMissing)
    case .not(let pattern): pattern.needsValue
    case .text, .number, .boolean, .range, .glob, .present, .variable: false
    }
  }
}
