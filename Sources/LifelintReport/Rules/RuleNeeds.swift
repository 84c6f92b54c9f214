import LifelintRules

/// Says which events have to be recorded before a rule can show anything.
enum RuleNeeds {
  /// The most names of a model's events that are listed.
  private static let limit = 6

  /// The events, in words: `action render (after callback didEnterBackground)`.
  static func text(of rule: Rule) -> String {
    let events: [String]
    switch rule.check {
    case .then(let trigger, _), .whenNever(let trigger, _), .previously(let trigger, _):
      events = MatcherText.alternatives(of: trigger.when)
    case .always(let matcher, _), .limit(let matcher, _, _, _):
      events = MatcherText.alternatives(of: matcher)
    case .never(let matcher): events = kinds(of: matcher)
    // Any stretch exercises these, also one without events.
    case .exists, .recurs: events = rule.scope.open == nil ? ["any event"] : []
    }
    let scope = [
      rule.scope.open.map { "after " + MatcherText.alternatives(of: $0).listed("or") },
      rule.scope.needsClose
        ? rule.scope.close.map { "before " + MatcherText.alternatives(of: $0).listed("or") } : nil,
    ].compactMap(\.self).joined(separator: ", ")
    if scope.isEmpty { return events.listed("or") }
    return events.isEmpty ? "anything \(scope)" : "\(events.listed("or")) (\(scope))"
  }

  /// The events that a model's steps name.
  static func text(of model: Model) -> String {
    var names: [String] = []
    for transition in model.transitions {
      for name in kinds(of: transition.on) where !names.contains(name) { names.append(name) }
    }
    return (names.count <= limit ? names : names.prefix(limit) + ["others"]).listed("or")
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
