import LifelintRules

/// Says which events have to be recorded before a rule can show anything.
enum RuleNeeds {
  /// The most names of a model's events that are listed.
  private static let limit = 6

  /// The events, in words: each alternative one text.
  static func text(of rule: Rule) -> [String] {
    switch rule.check {
    case .then(let trigger, _), .whenNever(let trigger, _), .previously(let trigger, _):
      return MatcherText.alternatives(of: trigger.when) + scope(of: rule)
    case .always(let matcher, _), .limit(let matcher, _, _, _):
      return MatcherText.alternatives(of: matcher) + scope(of: rule)
    case .never(let matcher): return kinds(of: matcher) + scope(of: rule)
    case .exists, .recurs:
      let stretch = scope(of: rule)
      return stretch.isEmpty ? ["any event"] : stretch
    }
  }

  /// The events that a model's steps name.
  static func text(of model: Model) -> [String] {
    var names: [String] = []
    for transition in model.transitions {
      for name in kinds(of: transition.on) where !names.contains(name) { names.append(name) }
    }
    return names.count <= limit ? names : names.prefix(limit) + ["…"]
  }

  private static func scope(of rule: Rule) -> [String] {
    var parts: [String] = []
    if let open = rule.scope.open { parts += MatcherText.alternatives(of: open) }
    if rule.scope.needsClose, let close = rule.scope.close {
      parts += MatcherText.alternatives(of: close)
    }
    return parts
  }

  /// The kind and the name alone of each alternative, since a ban is exercised by these.
  private static func kinds(of matcher: Matcher) -> [String] {
    matcher.alternatives.map { alternative in
      let named = alternative.tests.filter { test in
        if case .name = test.field { true } else { false }
      }
      return MatcherText.alternatives(
        of: Matcher(alternatives: [Alternative(tests: named)])
      ).joined()
    }
  }
}
