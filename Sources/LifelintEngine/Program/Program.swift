import LifelintJSON
import LifelintRules
import LifelintTrace

/// A rule set as the engine runs it: made once for a trace, since values are symbols of its table.
struct Program {
  let symbols: SymbolTable
  let names: NameTable
  /// The fields that the reader is asked for, by number.
  let askedFields: [String]
  var plans: [RulePlan] = []
  var models: [ModelPlan] = []
  var groupings: [GroupingPlan] = []
  /// Those that part a session further, or span sessions.
  var partedGroupings: [GroupingPlan] = []
  /// The header's fields that are asked for, by number.
  var headerNames: [String] = []
  /// How many answers of tests are remembered.
  var cacheCount = 0
  /// The models whose states are shown beside an event.
  var shownModels: [Int] = []
  /// What is measured; nothing unless time is summed up or drawn.
  var measures: [Measure] = []
  /// What callbacks may take, by name.
  var budgets: [NameID: CallbackBudget] = [:]
  /// What is a hang, and which field says how long it took.
  var hangs: [(on: CompiledMatcher, lasts: Accessor?)] = []
  /// The models whose states are followed over time.
  var lanes: ContiguousArray<LanePlan> = []
  /// What may pass, in the order of the configuration.
  let allowances: [Allowance]
  /// What may pass of the reader's own diagnostics.
  var diagnosticAllowances: [(index: Int, id: String, match: CompiledMatcher?)] = []
  /// Whether events are parted by a field that may be missing, other than `scene` and `of`.
  var hasOptionalExtras = false
  /// The names that begin a session.
  var beginningNames: Set<NameID> = []
  let launch: NameID
  let exit: NameID
  let gap: NameID
  private var groupingNumbers: [Grouping: Int] = [:]

  /// Compiles a rule set.
  ///
  /// - Complexity: O(n) in the size of the rule set.
  init(_ wholeSet: RuleSet, withTime: Bool = false) {
    let ruleSet = wholeSet.needed(withTime: withTime)
    symbols = SymbolTable()
    names = NameTable(symbols: symbols)
    launch = names.define("launch", kind: .system)
    exit = names.define("exit", kind: .system)
    gap = names.define("gap", kind: .system)
    beginningNames.insert(launch)
    for name in ruleSet.vocabulary.names {
      let id = names.define(
        name.name, kind: name.kind, methods: name.methods, notifications: name.notifications)
      if name.begins { beginningNames.insert(id) }
    }
    askedFields = ruleSet.askedFields
    allowances = ruleSet.allowances
    var fieldNumbers: [String: UInt16] = [:]
    for (number, field) in askedFields.enumerated() { fieldNumbers[field] = UInt16(number) }
    var modelNumbers: [String: Int] = [:]
    for (number, model) in ruleSet.models.enumerated() { modelNumbers[model.name] = number }
    var compiler = MatcherCompiler(
      symbols: symbols, names: names, fields: fieldNumbers, models: modelNumbers)

    for (number, model) in ruleSet.models.enumerated() {
      add(model, place: number, of: ruleSet, modelNumbers: modelNumbers, compiler: &compiler)
    }
    for rule in ruleSet.rules {
      add(rule, allowances: ruleSet.allowances, compiler: &compiler)
    }
    measures = ruleSet.measures
    for number in measures.indices { addMeasure(number, rules: ruleSet.rules, &compiler) }
    budgets = CallbackBudget.all(in: ruleSet.rules, names: names)
    for hang in ruleSet.timeline.hangs {
      hangs.append((compiler.compile(hang.on), hang.lasts.map { compiler.accessor(of: $0) }))
    }
    for (index, allowance) in allowances.enumerated()
    where DiagnosticID(rawValue: allowance.rule) != nil {
      let match = allowance.match.map { compiler.compile($0) }
      diagnosticAllowances.append((index, allowance.rule, match))
    }
    headerNames = compiler.headerNames
    cacheCount = compiler.cacheCount
    hasOptionalExtras = groupings.contains { grouping in
      grouping.fields.contains { $0.isOptional && $0.accessor.isOpen }
    }
    partedGroupings = groupings.filter { $0.shape != .session }
    shownModels = ruleSet.shownModels.prefix(4).compactMap { modelNumbers[$0] }
    // Rules that say nothing of time still say which models are worth a look.
    let named = ruleSet.timeline.lanes
    let shown = ruleSet.shownModels.map { TimelinePlan.Lane(model: $0, title: $0) }
    for lane in withTime ? (named.isEmpty ? shown : named) : [] {
      guard let model = modelNumbers[lane.model] else { continue }
      lanes.append(LanePlan(lane, model: model, states: models[model].stateNames))
    }
  }

  // MARK: Groupings

  private mutating func number(
    of grouping: Grouping, compiler: inout MatcherCompiler
  ) -> Int {
    if let found = groupingNumbers[grouping] { return found }
    let fields = grouping.per.map { (compiler.accessor(of: $0.field), $0.isOptional) }
    let sessionField = grouping.per.firstIndex { $0.field == .session }
    let sceneField = grouping.per.firstIndex { $0.field == .scene }
    let shape: GroupingPlan.Shape =
      switch (fields.count, sessionField, sceneField) {
      case (1, .some, nil): .session
      case (2, .some, .some): .sessionScene
      default: .general
      }
    let plan = GroupingPlan(
      number: groupings.count, fields: fields, sessionField: sessionField, sceneField: sceneField,
      shape: shape, also: grouping.also.map { compiler.compile($0) })
    groupings.append(plan)
    groupingNumbers[grouping] = plan.number
    return plan.number
  }

  // MARK: Models

  private mutating func add(
    _ model: Model, place: Int, of ruleSet: RuleSet, modelNumbers: [String: Int],
    compiler: inout MatcherCompiler
  ) {
    var states = [Model.unknown]
    for state in model.states where state.name != Model.unknown { states.append(state.name) }
    if let sum = model.sum {
      for state in sum.order where !states.contains(state) { states.append(state) }
    }
    func state(_ name: String) -> UInt8 { UInt8(states.firstIndex(of: name) ?? 0) }
    let grouping = number(of: model.grouping, compiler: &compiler)
    let plan = ModelPlan(
      name: model.name, grouping: grouping, initial: state(model.initial),
      stateSymbols: states.map { symbols.intern($0) }, stateNames: states,
      steps: model.transitions.map { transition in
        ModelPlan.Step(
          on: compiler.compile(transition.on), label: Self.label(transition.on),
          from: transition.from.map { Set($0.map(state)) }, to: transition.to.map(state))
      },
      hasIllegal: model.illegal != nil, ordinal: groupings[grouping].models.count)
    if let sum = model.sum, let summed = modelNumbers[sum.model] {
      var ranks: [UInt8] = [UInt8.max]
      for state in ruleSet.models[summed].states where state.name != Model.unknown {
        ranks.append(UInt8(sum.order.firstIndex(of: state.name) ?? 254))
      }
      plan.sum = (summed, ranks, sum.order.map(state))
    }
    if let illegal = model.illegal, ruleSet.modelsThatReport.contains(model.name) {
      let rule = RulePlan(
        number: plans.count, text: illegal, grouping: grouping,
        ordinal: groupings[grouping].plans.count,
        message: message(of: illegal, variables: [:], compiler: &compiler))
      addAllowances(ruleSet.allowances, to: rule, compiler: &compiler)
      plan.illegal = rule.number
      groupings[grouping].plans.append(rule.number)
      plans.append(rule)
    }
    groupings[grouping].models.append(place)
    models.append(plan)
  }

  /// The names that a matcher asks for, as a person reads them.
  private static func label(_ matcher: Matcher) -> String {
    var names: [String] = []
    func add(_ pattern: Pattern) {
      switch pattern {
      case .text(let name): if !names.contains(name) { names.append(name) }
      case .any(let parts): parts.forEach(add)
      default: break
      }
    }
    for test in matcher.alternatives.flatMap(\.tests) {
      if case .name = test.field { add(test.pattern) }
    }
    return names.isEmpty ? "another event" : names.joined(separator: " or ")
  }

  private func message(
    of text: RuleText, variables: [String: Int], compiler: inout MatcherCompiler
  ) -> CompiledMessage {
    var message = CompiledMessage(parts: [], captured: [])
    for part in text.message.parts {
      switch part {
      case .text(let text): message.parts.append(.text(text))
      case .variable(let name): message.parts.append(.variable(variables[name] ?? 0))
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

  private func addAllowances(
    _ allowances: [Allowance], to plan: RulePlan, compiler: inout MatcherCompiler
  ) {
    for (index, allowance) in allowances.enumerated() where allowance.rule == plan.text.id {
      plan.allowances.append((index, allowance.match.map { compiler.compile($0) }))
    }
  }

  // MARK: Rules

  @discardableResult
  mutating func add(
    _ rule: Rule, allowances: [Allowance], compiler: inout MatcherCompiler
  ) -> RulePlan {
    let parts = RuleParts(rule)
    var variables: [String: Int] = [:]
    for name in parts.scopeVariables + parts.triggerVariables where variables[name] == nil {
      variables[name] = variables.count
    }
    let scopeCount = parts.scopeVariables.count
    let matchers = parts.matchers.map { matcher in
      matcher.map { compiler.compile($0, variables: variables) }
    }
    let grouping = number(of: rule.grouping, compiler: &compiler)
    let plan = RulePlan(
      number: plans.count, text: rule.text, grouping: grouping,
      ordinal: groupings[grouping].plans.count,
      message: message(of: rule.text, variables: variables, compiler: &compiler))
    plan.matchers = matchers
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
    plan.stretchKeys = matchers.map { matcher in
      matcher.flatMap { Self.keyReader($0, of: Array(0..<scopeCount)) }
    }
    plan.bucketKeys = matchers.map { matcher in
      matcher.flatMap { Self.keyReader($0, of: Array(scopeCount..<variables.count)) }
    }
    plan.form = form(of: rule.check, variables: variables, compiler: &compiler)
    if case .previously = plan.form {
      plan.history = Self.history(
        of: matchers, own: scopeCount..<variables.count)
    }
    addAllowances(allowances, to: plan, compiler: &compiler)
    groupings[grouping].plans.append(plan.number)
    if !plan.hasOpen, case .recurs = plan.form {
      groupings[grouping].eagerPlans.append(plan.number)
    }
    if !plan.hasOpen, !plan.needsClose, case .exists = plan.form {
      groupings[grouping].lastingPlans.append(plan.number)
    }
    plans.append(plan)
    return plan
  }

  private func form(
    of check: Check, variables: [String: Int], compiler: inout MatcherCompiler
  ) -> RulePlan.Form {
    switch check {
    case .never: .never
    case .exists(_, let atLeast, let atMost): .exists(atLeast: atLeast, atMost: atMost)
    case .always(_, let holds):
      .always(holds: compiler.compile(holds, variables: variables, presumes: false))
    case .recurs(_, let every): .recurs(every: every)
    case .limit(_, let atMost, let within, let sum):
      .limit(atMost: atMost, within: within, sum: sum.map { compiler.accessor(of: $0) })
    case .then: .then
    case .whenNever: .whenNever
    case .previously: .previously
    }
  }

  /// How to read the values of some variables from an event that a matcher matches, if each of its
  /// alternatives names each of them plainly.
  static func keyReader(_ matcher: CompiledMatcher, of variables: [Int]) -> KeyReader? {
    var reader = KeyReader(alternatives: [])
    for alternative in matcher.alternatives {
      var fields: [(variable: Int, accessor: Accessor, isOptional: Bool)] = []
      for variable in variables {
        guard let test = alternative.variableTests.first(where: { $0.plain == variable }) else {
          return nil
        }
        fields.append((variable, test.accessor, test.isOptional))
      }
      reader.alternatives.append(fields)
    }
    return reader
  }

  private static func history(of matchers: [CompiledMatcher?], own: Range<Int>) -> HistoryPlan {
    guard let earlier = matchers[Position.subject.rawValue] else { return .listed }
    /// The variables of the trigger that each alternative names plainly, if that is all it names.
    func plainVariables(_ matcher: CompiledMatcher) -> [Int]? {
      var common: [Int]?
      for alternative in matcher.alternatives {
        var plain: [Int] = []
        for test in alternative.variableTests {
          guard case .variable(let variable, _) = test.pattern else { return nil }
          if own.contains(variable) {
            if plain.contains(variable) { return nil }
            plain.append(variable)
          }
        }
        plain.sort()
        if let common, common != plain { return nil }
        common = plain
      }
      return common
    }
    guard matchers.allSatisfy({ ($0?.alternatives.count ?? 0) <= Dispatch.Alternatives.others }),
      earlier.alternatives.count == 1 || !earlier.hasVariables,
      let variables = plainVariables(earlier), let reader = keyReader(earlier, of: variables)
    else { return .listed }
    guard let bound = matchers[Position.bound.rawValue] else {
      return .keyed(variables: variables, earlier: reader, bound: nil)
    }
    guard let boundVariables = plainVariables(bound) else { return .listed }
    if boundVariables.isEmpty,
      !bound.alternatives.contains(where: { alternative in
        alternative.variableTests.contains { $0.plain.map(own.contains) ?? true }
      })
    {
      return .keyed(variables: variables, earlier: reader, bound: nil)
    }
    guard boundVariables == variables, let boundReader = keyReader(bound, of: variables) else {
      return .listed
    }
    return .keyed(variables: variables, earlier: reader, bound: boundReader)
  }
}
