import LifelintRules

/// What a plan measures that is no rule.
struct MeasurePlan {
  /// The number of the measure.
  var measure: Int
  /// Which of its kinds it measures; 0 for a phase, whose kind is that of the measure that runs.
  var kind = 0
  /// Which of its phases it measures; -1 for the measure itself.
  var phase = -1
  /// The longest time that is in its budget, in nanoseconds.
  var budget: Int64?
}

extension LanePlan {
  /// A model whose states are followed.
  init(_ lane: TimelinePlan.Lane, model: Int, _ plan: ModelPlan, _ grouping: GroupingPlan) {
    self.model = model
    self.grouping = plan.grouping
    ordinal = plan.ordinal
    isOfSession = grouping.shape == .session
    isSum = plan.sum != nil
    title = lane.title
    isRisk = !lane.atRisk.isEmpty
    atRisk = plan.stateNames.map { lane.atRisk.contains($0) }
  }
}

extension ProgramBuilder {
  /// Adds what finds a measure's kinds and phases: plans of the form `when … then` of which nothing
  /// is reported.
  mutating func addMeasure(_ number: Int) {
    let measure = ruleSet.measures[number]
    for (place, kind) in measure.kinds.enumerated() {
      let budget = ruleSet.rules.first { $0.text.id == kind.budget }?.within
      add(
        kind.stretch, of: measure, as: MeasurePlan(measure: number, kind: place, budget: budget))
    }
    for (place, phase) in measure.phases.enumerated() {
      add(phase.stretch, of: measure, as: MeasurePlan(measure: number, phase: place))
    }
  }

  private mutating func add(
    _ stretch: Measure.Stretch, of measure: Measure, as plan: MeasurePlan
  ) {
    let text = RuleText(
      id: measure.id, severity: .note, summary: measure.summary, why: "", fix: "", references: [],
      exceptions: nil, tags: [], message: MessageTemplate(parts: []), file: "", isOptIn: false)
    let trigger = Trigger(
      when: stretch.from, bound: stretch.before, answersOldest: stretch.answersOldest)
    add(
      Rule(
        text: text, grouping: measure.grouping, scope: Scope(),
        check: .then(trigger, answer: stretch.until), goodExamples: [], badExamples: []),
      measure: plan)
  }
}

extension Program {
  /// The longest time that is in the budget of one of a measure's kinds, in nanoseconds.
  func budget(ofMeasure number: Int, kind: Int) -> Int64? {
    plans.lazy.compactMap(\.measure).first {
      $0.measure == number && $0.kind == kind && $0.phase < 0
    }?.budget
  }
}
