import LifelintJSON
import LifelintRules

/// Says which events have to be recorded before a rule can show anything.
enum RuleNeeds {
  /// The most events that are listed.
  private static let limit = 6

  /// The events, in words: `action render (after callback didEnterBackground)`.
  static func text(of rule: Rule) -> String {
    let events: [String]
    switch rule.check {
    case .then(let trigger, _), .whenNever(let trigger, _), .previously(let trigger, _):
      events = names(of: trigger.when)
    case .always(let matcher, _), .limit(let matcher, _, _, _), .never(let matcher):
      events = names(of: matcher)
    // Any stretch exercises these, also one without events.
    case .exists, .recurs: events = rule.scope.open == nil ? ["any event"] : []
    }
    let close = rule.scope.needsClose ? rule.scope.close : nil
    let scope = [
      rule.scope.open.map { "after " + listed(names(of: $0)) },
      close.map { "before " + listed(names(of: $0)) },
    ].compactMap(\.self).joined(separator: ", ")
    if scope.isEmpty { return listed(events) }
    return events.isEmpty ? "anything \(scope)" : "\(listed(events)) (\(scope))"
  }

  /// The events that a model's steps name.
  static func text(of model: Model) -> String {
    listed(model.transitions.flatMap { names(of: $0.on) })
  }

  /// Each once, and not too many.
  private static func listed(_ names: [String]) -> String {
    var unique: [String] = []
    // An alternative without a name says nothing beside those with one.
    let named = names.filter { $0 != MatcherText.anyEvent }
    for name in named.isEmpty ? names : named where !unique.contains(name) { unique.append(name) }
    return (unique.count <= limit ? unique : unique.prefix(limit) + ["others"]).listed("or")
  }

  /// The kind and the name of each alternative, and during what: the rest is for the rule's page.
  private static func names(of matcher: Matcher) -> [String] {
    matcher.alternatives.map { alternative in
      let named = alternative.tests.filter { test in
        switch test.field {
        case .name, .during: true
        default: false
        }
      }
      return MatcherText.alternatives(of: Matcher(alternatives: [Alternative(tests: named)]))
        .joined().replacingAll(", during", with: " during")
    }
  }
}
