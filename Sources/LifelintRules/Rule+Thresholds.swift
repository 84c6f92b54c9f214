import LifelintJSON

extension Rule {
  /// The thresholds that its matchers name, with their values as a configuration writes them, sorted
  /// by name.
  public var thresholds: [(name: String, value: String)] {
    var found: [String: String] = [:]
    let body = body
    let matchers = [grouping.also, body.scope.open, body.scope.close].compactMap(\.self)
    for matcher in matchers + body.check.matchers {
      for alternative in matcher.alternatives {
        for test in alternative.tests { test.pattern.collectThresholds(into: &found) }
      }
    }
    if case .limit(_, let most, _, _) = body.check, let name = most.threshold {
      found[name] = most.number.description
    }
    return found.map { (name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
  }

  /// Puts other numbers in the place of thresholds.
  mutating func setThresholds(_ values: [String: ExactNumber]) {
    if values.isEmpty { return }
    grouping.also?.setThresholds(values)
    scope.open?.setThresholds(values)
    scope.close?.setThresholds(values)
    check.forEachMatcher { $0.setThresholds(values) }
    if case .limit(let subject, var most, let within, let sum) = check,
      let value = most.threshold.flatMap({ values[$0] })
    {
      most.number = value
      check = .limit(subject, atMost: most, within: within, sum: sum)
    }
  }
}

extension Model {
  /// Puts other numbers in the place of thresholds.
  mutating func setThresholds(_ values: [String: ExactNumber]) {
    if values.isEmpty { return }
    grouping.also?.setThresholds(values)
    var changed = transitions
    for place in changed.indices { changed[place].on.setThresholds(values) }
    transitions = changed
  }
}

extension Measure {
  /// The measure with other numbers in the place of thresholds.
  func withThresholds(_ values: [String: ExactNumber]) -> Measure {
    if values.isEmpty { return self }
    var measure = self
    for place in kinds.indices { measure.kinds[place].stretch.setThresholds(values) }
    for place in phases.indices { measure.phases[place].stretch.setThresholds(values) }
    return measure
  }
}

extension Measure.Stretch {
  fileprivate mutating func setThresholds(_ values: [String: ExactNumber]) {
    from.setThresholds(values)
    until.setThresholds(values)
    before?.setThresholds(values)
  }
}

extension TimelinePlan {
  /// The plan with other numbers in the place of thresholds.
  func withThresholds(_ values: [String: ExactNumber]) -> TimelinePlan {
    if values.isEmpty { return self }
    var plan = self
    for place in hangs.indices { plan.hangs[place].on.setThresholds(values) }
    for place in kills.indices { plan.kills[place].setThresholds(values) }
    return plan
  }
}

extension Check {
  /// All of its matchers.
  var matchers: [Matcher] {
    switch self {
    case .never(let subject), .exists(let subject, _, _), .recurs(let subject, _),
      .limit(let subject, _, _, _):
      [subject]
    case .always(let subject, let holds): [subject, holds]
    case .then(let trigger, let other), .whenNever(let trigger, let other),
      .previously(let trigger, let other):
      [trigger.when, trigger.bound, trigger.from, other].compactMap(\.self)
    }
  }

  /// Lets a function change each of its matchers.
  mutating func forEachMatcher(_ change: (inout Matcher) -> Void) {
    func changed(_ matcher: Matcher) -> Matcher {
      var matcher = matcher
      change(&matcher)
      return matcher
    }
    func changed(_ trigger: Trigger) -> Trigger {
      var trigger = trigger
      change(&trigger.when)
      trigger.bound = trigger.bound.map(changed)
      trigger.from = trigger.from.map(changed)
      return trigger
    }
    switch self {
    case .never(let subject): self = .never(changed(subject))
    case .exists(let subject, let least, let most):
      self = .exists(changed(subject), atLeast: least, atMost: most)
    case .always(let subject, let holds): self = .always(changed(subject), holds: changed(holds))
    case .then(let trigger, let answer): self = .then(changed(trigger), answer: changed(answer))
    case .whenNever(let trigger, let ban): self = .whenNever(changed(trigger), ban: changed(ban))
    case .previously(let trigger, let earlier):
      self = .previously(changed(trigger), earlier: changed(earlier))
    case .recurs(let subject, let every): self = .recurs(changed(subject), every: every)
    case .limit(let subject, let most, let within, let sum):
      self = .limit(changed(subject), atMost: most, within: within, sum: sum)
    }
  }
}

extension Matcher {
  fileprivate mutating func setThresholds(_ values: [String: ExactNumber]) {
    for place in alternatives.indices {
      for test in alternatives[place].tests.indices {
        let before = alternatives[place].tests[test]
        alternatives[place].tests[test] = FieldTest(
          field: before.field, pattern: before.pattern.withThresholds(values))
      }
    }
  }
}

extension Pattern {
  fileprivate func collectThresholds(into found: inout [String: String]) {
    switch self {
    case .any(let parts), .all(let parts):
      for part in parts { part.collectThresholds(into: &found) }
    case .not(let part): part.collectThresholds(into: &found)
    case .range(let range):
      for end in [range.lower, range.upper] {
        if case .threshold(let name, let value, let isDuration)? = end?.place {
          found[name] = isDuration ? "\"\(value)s\"" : value.description
        }
      }
    case .text, .number, .boolean, .null, .glob, .present, .variable: break
    }
  }

  fileprivate func withThresholds(_ values: [String: ExactNumber]) -> Pattern {
    switch self {
    case .any(let parts): .any(parts.map { $0.withThresholds(values) })
    case .all(let parts): .all(parts.map { $0.withThresholds(values) })
    case .not(let part): .not(part.withThresholds(values))
    case .range(let range):
      .range(
        NumberRange(
          lower: range.lower?.withThresholds(values), upper: range.upper?.withThresholds(values)))
    case .text, .number, .boolean, .null, .glob, .present, .variable: self
    }
  }
}

extension NumberRange.End {
  fileprivate func withThresholds(_ values: [String: ExactNumber]) -> Self {
    guard case .threshold(let name, _, let isDuration) = place, let value = values[name] else {
      return self
    }
    return Self(
      place: .threshold(name: name, value: value, isDuration: isDuration), isIncluded: isIncluded)
  }
}
