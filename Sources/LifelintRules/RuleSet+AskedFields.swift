extension RuleSet {
  /// The trace's other fields that anything here asks for, sorted: all that a reader of traces has
  /// to read beside the fields that every event has.
  ///
  /// - Complexity: O(n) in the size of the rules; it is not kept.
  public var askedFields: [String] {
    var collector = FieldCollector()
    for rule in rules { collector.add(rule) }
    for model in models { collector.add(model) }
    for allowance in allowances { collector.add(allowance.match) }
    for measure in measures { collector.add(measure) }
    collector.add(timeline)
    return collector.names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What a check of a trace has to follow: without the models that nothing asks for, and without
  /// what only a report of time shows, unless there is one.
  ///
  /// - Complexity: O(n) in the size of the rules.
  public func needed(withTime: Bool) -> RuleSet {
    var set = self
    if !withTime {
      set.measures = []
      set.timeline = TimelinePlan()
    }
    var collector = FieldCollector()
    for rule in set.rules { collector.add(rule) }
    for allowance in set.allowances { collector.add(allowance.match) }
    for measure in set.measures { collector.add(measure) }
    collector.add(set.timeline)
    collector.models.formUnion(set.shownModels)
    collector.models.formUnion(set.modelsThatReport)
    var waiting = Array(collector.models)
    while let name = waiting.popLast() {
      guard let model = models.first(where: { $0.name == name }) else { continue }
      let known = collector.models
      collector.add(model)
      if let summed = model.sum?.model { collector.models.insert(summed) }
      waiting += collector.models.subtracting(known)
    }
    set.models.removeAll { !collector.models.contains($0.name) }
    return set
  }
}

/// Collects the names of the fields that parts of rules ask for.
private struct FieldCollector {
  var names: Set<String> = []

  var models: Set<String> = []

  mutating func add(_ field: Field?) {
    switch field {
    case .other(let name)?: names.insert(name)
    case .state(let model)?, .becomes(let model)?: models.insert(model)
    default: break
    }
  }

  mutating func add(_ rule: Rule) {
    add(rule.text.message)
    add(rule.grouping)
    add(rule.scope.open)
    add(rule.scope.close)
    add(rule.check)
  }

  mutating func add(_ model: Model) {
    add(model.grouping)
    for transition in model.transitions { add(transition.on) }
    if let illegal = model.illegal { add(illegal.message) }
  }

  mutating func add(_ measure: Measure) {
    add(measure.grouping)
    for stretch in measure.kinds.map(\.stretch) + measure.phases.map(\.stretch) {
      add(stretch.from)
      add(stretch.until)
      add(stretch.before)
    }
  }

  mutating func add(_ timeline: TimelinePlan) {
    for lane in timeline.lanes { models.insert(lane.model) }
    for hang in timeline.hangs {
      add(hang.on)
      add(hang.lasts)
    }
    for kill in timeline.kills { add(kill) }
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
    var check = check
    check.forEachMatcher { add($0) }
    if case .limit(_, _, _, let sum) = check { add(sum) }
  }
}
