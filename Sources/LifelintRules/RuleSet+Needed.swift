extension RuleSet {
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
    var collector = ModelCollector()
    for rule in set.rules { collector.add(rule) }
    for allowance in set.allowances { collector.add(allowance.match) }
    for measure in set.measures { collector.add(measure) }
    collector.add(set.timeline)
    for name in set.shownModels { collector.add(name) }
    for name in set.modelsThatReport { collector.add(name) }
    while let name = collector.waiting.popLast() {
      if let model = models.first(where: { $0.name == name }) { collector.add(model) }
    }
    set.models.removeAll { !collector.names.contains($0.name) }
    return set
  }
}

/// Collects the names of the models that parts of rules ask for.
private struct ModelCollector {
  private(set) var names: Set<String> = []
  /// Those of which it has not been asked yet which others they ask for.
  var waiting: [String] = []

  mutating func add(_ name: String) {
    if names.insert(name).inserted { waiting.append(name) }
  }

  mutating func add(_ rule: Rule) {
    add(rule.text.message)
    add(rule.grouping.also)
    add(rule.scope.open)
    add(rule.scope.close)
    for matcher in rule.check.matchers { add(matcher) }
  }

  mutating func add(_ model: Model) {
    add(model.grouping.also)
    for transition in model.transitions { add(transition.on) }
    if let illegal = model.illegal { add(illegal.message) }
    if let sum = model.sum { add(sum.model) }
  }

  mutating func add(_ measure: Measure) {
    add(measure.grouping.also)
    for stretch in measure.kinds.map(\.stretch) + measure.phases.map(\.stretch) {
      add(stretch.from)
      add(stretch.until)
      add(stretch.before)
    }
  }

  mutating func add(_ timeline: TimelinePlan) {
    for lane in timeline.lanes { add(lane.model) }
    for hang in timeline.hangs { add(hang.on) }
    for kill in timeline.kills { add(kill) }
  }

  mutating func add(_ matcher: Matcher?) {
    for alternative in matcher?.alternatives ?? [] {
      for test in alternative.tests { add(test.field) }
    }
  }

  private mutating func add(_ field: Field) {
    switch field {
    case .state(let model), .becomes(let model): add(model)
    default: break
    }
  }

  private mutating func add(_ message: MessageTemplate) {
    for case .field(let field) in message.parts { add(field) }
  }
}
