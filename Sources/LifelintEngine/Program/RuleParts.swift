import LifelintRules

/// A rule taken apart: its matchers by their place, and the variables in the order in which they
/// are bound.
struct RuleParts {
  /// The matchers.
  var matchers = PerPosition<Matcher?>(nil)
  /// What a `when` form has beside its matchers.
  var trigger: Trigger?
  /// The variables that the scope's opening binds.
  var scopeVariables: [String]
  /// The variables that only `when` binds.
  var triggerVariables: [String]

  init(_ rule: Rule) {
    matchers.open = rule.scope.open
    matchers.close = rule.scope.close
    let subject: Matcher
    switch rule.check {
    case .never(let matcher), .exists(let matcher, _, _), .always(let matcher, _),
      .recurs(let matcher, _), .limit(let matcher, _, _, _):
      subject = matcher
    case .then(let when, let answer):
      trigger = when
      subject = answer
    case .whenNever(let when, let ban):
      trigger = when
      subject = ban
    case .previously(let when, let earlier):
      trigger = when
      subject = earlier
    }
    matchers.subject = subject
    matchers.trigger = trigger?.when
    matchers.bound = trigger?.bound
    matchers.from = trigger?.from
    scopeVariables = rule.scope.open.map { Self.bound(by: $0) } ?? []
    triggerVariables = trigger.map { Self.bound(by: $0.when) } ?? []
    if !scopeVariables.isEmpty { triggerVariables.removeAll(where: scopeVariables.contains) }
  }

  /// The variables that a matcher binds: those that stand alone in a field of its first
  /// alternative; the loader has made sure that all alternatives bind the same.
  private static func bound(by matcher: Matcher) -> [String] {
    var names: [String] = []
    func add(_ pattern: Pattern) {
      if case .variable(let name, _) = pattern, !names.contains(name) { names.append(name) }
    }
    for test in matcher.alternatives.first?.tests ?? [] {
      if case .all(let parts) = test.pattern { parts.forEach(add) } else { add(test.pattern) }
    }
    return names
  }
}
