package import LifelintTrace

extension Rule {
  /// Whether a trace whose events have these names can show anything about the rule: nothing in it
  /// can otherwise break the rule, exercise it, leave it open or come near to what it asks for.
  ///
  /// - Complexity: O(n) in the size of the rule.
  package func canConcern(_ names: EventNames) -> Bool {
    guard let rousing else { return true }
    if rousing.alternatives.contains(where: { $0.canMatch(names) }) { return true }
    // An event that is all that some matcher asks for, but for a field that it lacks, is told.
    let others = check.matchers + [scope.open, scope.close].compactMap(\.self)
    return others.contains { matcher in
      matcher.alternatives.contains { $0.asksForWhatMayLack && $0.canMatch(names) }
    }
  }

  /// What has to come first for the rule to be about anything; `nil` where nothing has to.
  private var rousing: Matcher? {
    switch check {
    case .then(let trigger, _), .whenNever(let trigger, _), .previously(let trigger, _):
      trigger.when
    case .never(let subject), .always(let subject, _), .limit(let subject, _, _, _): subject
    case .exists, .recurs: scope.open  // What does not come is what these are about.
    }
  }
}

extension Alternative {
  fileprivate func canMatch(_ names: EventNames) -> Bool {
    tests.allSatisfy { test in
      guard case .name(let kind) = test.field else { return true }
      return test.pattern.canMatch(names, kind)
    }
  }

  /// Whether it asks for what an event is about, or for the value of another field.
  fileprivate var asksForWhatMayLack: Bool {
    tests.contains { test in
      switch test.field {
      case .of: true
      case .other: test.pattern.holdsVariable
      default: false
      }
    }
  }
}

extension Pattern {
  /// Whether it may match the name of an event of a kind, or the lack of one.
  fileprivate func canMatch(_ names: EventNames, _ kind: EventKind) -> Bool {
    switch self {
    case .text(let name): names.contains(name, kind: kind)
    case .any(let parts): parts.contains { $0.canMatch(names, kind) }
    default: true
    }
  }

  fileprivate var holdsVariable: Bool {
    switch self {
    case .variable, .range: true
    case .any(let parts), .all(let parts): parts.contains(where: \.holdsVariable)
    case .not(let inner): inner.holdsVariable
    default: false
    }
  }
}
