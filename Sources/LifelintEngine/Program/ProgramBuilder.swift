import LifelintRules
import LifelintTrace

/// Compiles the models and rules of a rule set.
struct ProgramBuilder {
  let ruleSet: RuleSet
  private(set) var compiler: MatcherCompiler
  let plans: Pool<RulePlan>
  private(set) var reports: ContiguousArray<RuleReport> = []
  /// The rules that no event of the trace can concern.
  private(set) var idleRules: [(id: String, grouping: Int)] = []
  private(set) var models: ContiguousArray<ModelPlan> = []
  let modelSteps = Pool<ModelPlan.Step>(capacity: 1 << 8)
  private(set) var groupings: ContiguousArray<GroupingPlan> = []
  private(set) var alsos: ContiguousArray<CompiledMatcher> = []
  private(set) var sumCount = 0
  private(set) var hangs: [(on: CompiledMatcher, lasts: Accessor?)] = []
  private(set) var kills: [CompiledMatcher] = []
  private(set) var diagnosticAllowances: [(index: Int, id: String, match: CompiledMatcher?)] = []
  /// The models whose states are shown beside an event.
  private(set) var shownModels: [Int] = []
  /// What is shown of time, and the models that it follows.
  private(set) var lanes: [(lane: TimelinePlan.Lane, model: Int)] = []
  private var bodies = RuleBodyReader()
  /// What the groupings and the `also` were made of, by number: they are few.
  private var knownGroupings: [[PerField]] = []
  private var knownAlsos: [Matcher] = []

  init(_ ruleSet: RuleSet, symbols: SymbolTable, names: NameTable) {
    self.ruleSet = ruleSet
    plans = Pool(capacity: ruleSet.models.count + ruleSet.rules.count)
    compiler = MatcherCompiler(symbols: symbols, names: names, models: ruleSet.models)
  }

  /// Compiles all that is needed: no rule that no event can concern, no model that nothing asks for,
  /// and only where time is recorded what a report of it shows.
  mutating func build(withTime: Bool, naming events: EventNames?) {
    reports.reserveCapacity(ruleSet.models.count + ruleSet.rules.count)
    // What is said of a rule's budget belongs to the reports of time.
    bodies = RuleBodyReader(naming: withTime ? nil : events)
    for rule in ruleSet.rules {
      if bodies.canConcern(rule) {
        add(bodies.read(rule))
      } else {
        idleRules.append((rule.text.id, number(ofFields: rule.grouping.per)))
      }
    }
    if withTime { addTime() }
    for (index, allowance) in ruleSet.allowances.enumerated()
    where DiagnosticID(rawValue: allowance.rule) != nil {
      let match = allowance.match.map { compiler.compile($0) }
      diagnosticAllowances.append((index, allowance.rule, match))
    }
    shownModels = ruleSet.shownModels.prefix(4).compactMap { compiler.number(ofModel: $0) }
    for name in ruleSet.modelsThatReport.sorted() { _ = compiler.number(ofModel: name) }
    // A model may ask for another.
    while models.count < compiler.models.count { addModel() }
    for number in models.indices {
      models[number].core.movedBits |= ModelCore.movedBit(number)
      guard let summed = models[number].sum?.model else { continue }
      models[summed].core.isSummed = true
      models[summed].core.movedBits |= ModelCore.movedBit(number)
    }
    for model in models {
      let core = model.core
      groupings[core.grouping].initialStateBits |= core.bit(core.initial)
      groupings[core.grouping].unknownStateBits |= core.bit(0)
      if core.isSummed { groupings[core.grouping].isSummed = true }
    }
  }

  private mutating func addTime() {
    for number in ruleSet.measures.indices { addMeasure(number) }
    for hang in ruleSet.timeline.hangs {
      hangs.append((compiler.compile(hang.on), hang.lasts.map { compiler.accessor(of: $0) }))
    }
    kills = ruleSet.timeline.kills.map { compiler.compile($0) }
    // Rules that say nothing of time still say which models are worth a look.
    let named = ruleSet.timeline.lanes
    let shown = ruleSet.shownModels.map { TimelinePlan.Lane(model: $0, title: $0) }
    for lane in named.isEmpty ? shown : named {
      if let model = compiler.number(ofModel: lane.model) { lanes.append((lane, model)) }
    }
  }

  // MARK: Groupings

  private mutating func number(of grouping: Grouping) -> (grouping: Int, also: Int) {
    let also = grouping.also.map { number(ofAlso: $0) } ?? -1
    return (number(ofFields: grouping.per), also)
  }

  private mutating func number(ofFields fields: [PerField]) -> Int {
    if let known = knownGroupings.firstIndex(of: fields) { return known }
    knownGroupings.append(fields)
    groupings.append(
      GroupingPlan(
        number: groupings.count,
        fields: fields.map { (compiler.accessor(of: $0.field), $0.isOptional) }))
    return groupings.count - 1
  }

  private mutating func number(ofAlso matcher: Matcher) -> Int {
    if let known = knownAlsos.firstIndex(of: matcher) { return known }
    knownAlsos.append(matcher)
    alsos.append(compiler.compile(matcher))
    return alsos.count - 1
  }

  // MARK: Models

  /// Adds the next model that is asked for.
  private mutating func addModel() {
    let place = models.count
    let model = bodies.read(compiler.models[place])
    let states = model.allStates
    func state(_ name: String) -> UInt8 { UInt8(states.firstIndex(of: name) ?? 0) }
    let (grouping, also) = number(of: model.grouping)
    let firstStep = modelSteps.count
    for transition in model.transitions {
      _ = modelSteps.add(
        ModelPlan.Step(
          on: compiler.compile(transition.on), from: transition.from.map { $0.map(state) },
          to: transition.to.map(state)))
    }
    var firstBit = groupings[grouping].stateBitCount
    if firstBit + states.count <= UInt64.bitWidth {
      groupings[grouping].stateBitCount += states.count
    } else {
      firstBit = -1
    }
    let core = ModelCore(
      grouping: grouping, also: also, ordinal: groupings[grouping].models.count,
      initial: state(model.initial), steps: firstStep..<modelSteps.count, firstBit: firstBit,
      hasIllegal: model.illegal != nil)
    var plan = ModelPlan(
      core: core, name: model.name, stateSymbols: compiler.states[place],
      stateNames: states, transitions: model.transitions)
    if let sum = model.sum, let summed = compiler.number(ofModel: sum.model) {
      var ranks: [UInt8] = [UInt8.max]
      for state in compiler.models[summed].states where state.name != Model.unknown {
        ranks.append(UInt8(sum.order.firstIndex(of: state.name) ?? 254))
      }
      plan.sum = ModelPlan.Sum(
        model: summed, ranks: ranks, states: sum.order.map(state))
      plan.core.sum = sumCount
      sumCount += 1
    }
    if let illegal = model.illegal, ruleSet.modelsThatReport.contains(model.name) {
      plan.core.illegal = plans.count
      let rule = RulePlan(
        number: plans.count, grouping: grouping, ordinal: groupings[grouping].plans.count,
        also: also)
      append(rule, illegal, variables: [])
    }
    groupings[grouping].models.append(place)
    models.append(plan)
  }

  // MARK: Rules

  /// Adds a rule, or what measures something in the form of one, of which no `allow` speaks.
  mutating func add(_ rule: Rule, measure: MeasurePlan? = nil) {
    let parts = RuleParts(rule)
    let variables = parts.scopeVariables + parts.triggerVariables
    let scopeCount = parts.scopeVariables.count
    let (grouping, also) = number(of: rule.grouping)
    var plan = RulePlan(
      number: plans.count, grouping: grouping, ordinal: groupings[grouping].plans.count, also: also)
    for position in Position.allCases {
      let matcher = parts.matchers[position].map {
        compiler.compile($0, variables: variables)
      }
      plan.matchers[position] = matcher
      guard let matcher else { continue }
      plan.stretchKeys[position] = compiler.keyReader(matcher, of: 0..<scopeCount)
      plan.bucketKeys[position] = compiler.keyReader(matcher, of: scopeCount..<variables.count)
    }
    if scopeCount > 1 {
      plan.stretchParts = compiler.keyParts(plan.matchers, plan.stretchKeys)
    }
    if variables.count - scopeCount > 1 {
      plan.bucketParts = compiler.keyParts(plan.matchers, plan.bucketKeys)
    }
    plan.hasOpen = rule.scope.open != nil
    plan.hasClose = rule.scope.close != nil
    plan.needsClose = rule.scope.needsClose
    plan.duration = rule.scope.duration
    plan.restarts = rule.scope.restarts
    plan.scopeVariables = scopeCount
    plan.variables = variables.count
    if let trigger = parts.trigger {
      plan.within = trigger.within
      plan.after = trigger.after ?? 0
      plan.isInclusive = trigger.isInclusive
      plan.answersOldest = trigger.answersOldest
      plan.isOwedAtEnd = trigger.isOwedAtEnd
    }
    plan.measure = measure
    setForm(of: &plan, rule.check, variables: variables)
    if case .previously = plan.form {
      plan.history = HistoryPlanner(matchers: plan.matchers, own: scopeCount..<variables.count)
        .plan(&compiler)
    }
    if !plan.hasOpen, case .recurs = plan.form {
      groupings[grouping].eagerPlans.append(plan.number)
    }
    if !plan.hasOpen, !plan.needsClose, case .exists = plan.form {
      groupings[grouping].lastingPlans.append(plan.number)
    }
    append(plan, rule.text, variables: variables)
    if case .limit(_, let atMost, _, _) = rule.check { reports[plan.number].most = atMost.number }
  }

  private mutating func setForm(
    of plan: inout RulePlan, _ check: Check, variables: [String]
  ) {
    switch check {
    case .never: plan.form = .never
    case .exists(_, let atLeast, let atMost):
      plan.form = .exists
      plan.atLeast = atLeast
      plan.atMost = atMost
    case .always(_, let holds):
      plan.form = .always
      plan.holds = compiler.compile(holds, variables: variables, presumes: false)
    case .recurs(_, let every):
      plan.form = .recurs
      plan.every = every
    case .limit(_, _, let within, let sum):
      plan.form = .limit
      plan.window = within
      plan.sum = sum.map { compiler.accessor(of: $0) }
    case .then: plan.form = .then
    case .whenNever: plan.form = .whenNever
    case .previously: plan.form = .previously
    }
  }

  /// Adds a plan with what its reports need.
  private mutating func append(
    _ added: RulePlan, _ text: RuleText, variables: [String]
  ) {
    let message = message(of: text, variables: variables)
    var allowances: [(index: Int, match: CompiledMatcher?)] = []
    for (index, allowance) in ruleSet.allowances.enumerated()
    where allowance.rule == text.id && added.measure == nil {
      allowances.append((index, allowance.match.map { compiler.compile($0) }))
    }
    var plan = added
    plan.captures = !message.captured.isEmpty
    plan.hasAllowances = !allowances.isEmpty
    groupings[plan.grouping].plans.append(plan.number)
    _ = plans.add(plan)
    reports.append(RuleReport(text: text, message: message, allowances: allowances))
  }

  private mutating func message(
    of text: RuleText, variables: [String]
  ) -> CompiledMessage {
    var message = CompiledMessage(parts: [], captured: [])
    for part in text.message.parts {
      switch part {
      case .text(let text): message.parts.append(.text(text))
      case .variable(let name): message.parts.append(.variable(variables.firstIndex(of: name) ?? 0))
      case .field(let field):
        let accessor = compiler.accessor(of: field)
        message.parts.append(.field(accessor))
        if !accessor.isInMark, !message.captured.contains(accessor) {
          message.captured.append(accessor)
        }
      }
    }
    return message
  }
}
