import LifelintTrace

/// What an event may be called to be all that an alternative of a matcher asks for: one of these
/// names, as far as it asks for a name of that kind.
struct NameNeed: Hashable {
  var kind: EventKind
  var names: [String]
}

extension Rule {
  /// What events may be called for the rule to be about anything: nothing else can break it,
  /// exercise it, leave it open or come near to what it asks for.
  ///
  /// There is one list for each alternative that an event may be meant by, of which every need has to
  /// be met; `nil` where the rule is about any trace.
  ///
  /// - Complexity: O(n) in the size of the rule.
  var nameNeeds: [[NameNeed]]? {
    let body = body
    guard let rousing = body.rousing else { return nil }
    // An event that is all that some matcher asks for, but for a field that it lacks, is told.
    let others = body.check.matchers + [body.scope.open, body.scope.close].compactMap(\.self)
    let alternatives =
      rousing.alternatives + others.flatMap(\.alternatives).filter(\.asksForWhatMayLack)
    var needs: [[NameNeed]] = []
    for alternative in alternatives where !needs.contains(alternative.nameNeeds) {
      needs.append(alternative.nameNeeds)
    }
    return needs
  }
}

extension RuleBody {
  /// What has to come first for the rule to be about anything; `nil` where nothing has to.
  fileprivate var rousing: Matcher? {
    switch check {
    case .then(let trigger, _), .whenNever(let trigger, _), .previously(let trigger, _):
      trigger.when
    case .never(let subject), .always(let subject, _), .limit(let subject, _, _, _): subject
    case .exists, .recurs: scope.open  // What does not come is what these are about.
    }
  }
}

extension Alternative {
  fileprivate var nameNeeds: [NameNeed] {
    tests.compactMap { test in
      guard case .name(let kind) = test.field else { return nil }
      return test.pattern.names.map { NameNeed(kind: kind, names: $0) }
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
  /// The names that it may match; `nil` where that is not a list.
  fileprivate var names: [String]? {
    switch self {
    case .text(let name): return [name]
    case .any(let parts):
      var names: [String] = []
      for part in parts {
        guard let more = part.names else { return nil }
        names += more
      }
      return names
    default: return nil
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
