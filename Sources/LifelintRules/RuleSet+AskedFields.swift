extension RuleSet {
  /// The trace's other fields that anything here asks for, sorted: all that a reader of traces has
  /// to read beside the fields that every event has.
  ///
  /// - Complexity: O(n) in the size of the rules; it is not kept.
  public var askedFields: [String] {
    var collector = FieldCollector()
    for rule in rules {
      collector.add(rule.text.message)
      collector.add(rule.grouping)
      collector.add(rule.scope.open)
      collector.add(rule.scope.close)
      collector.add(rule.check)
    }
    for model in models {
      collector.add(model.grouping)
      for transition in model.transitions { collector.add(transition.on) }
      if let illegal = model.illegal { collector.add(illegal.message) }
    }
    for allowance in allowances { collector.add(allowance.match) }
    return collector.names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Collects the names of the fields that parts of rules ask for.
private struct FieldCollector {
  var names: Set<String> = []

  mutating func add(_ field: Field?) {
    if case .other(let name)? = field { names.insert(name) }
  }

  mutating func add(_ matcher: Matcher?) {
    for alternative in matcher?.alternatives ?? [] {
      for test in alternative.tests { add(test.field) }
    }
  }

  mutating func add(_ grouping: Grouping) {
    for field in grouping.per { add(field.field) }
    add(grouping.also)
  }

  mutating func add(_ message: MessageTemplate) {
    for case .field(let field) in message.parts { add(field) }
  }

  mutating func add(_ check: Check) {
    switch check {
    case .never(let subject), .exists(let subject, _, _), .recurs(let subject, _): add(subject)
    case .always(let subject, let holds):
      add(subject)
      add(holds)
    case .then(let trigger, let other), .whenNever(let trigger, let other),
      .previously(let trigger, let other):
      add(trigger.when)
      add(trigger.bound)
      add(trigger.from)
      add(other)
    case .limit(let subject, _, _, let sum):
      add(subject)
      add(sum)
    }
  }
}
