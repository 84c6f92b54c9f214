import LifelintTrace

/// The dispatches of all names and phases that have come.
struct DispatchTables {
  private let program: Program
  private let matching: PatternMatching
  /// For each name and phase the number of its dispatch; -1 where none has come.
  private var numbers: ContiguousArray<Int32> = []
  private var dispatches: ContiguousArray<Dispatch> = []
  let moves = Pool<Dispatch.Move>()
  let moveSteps = Pool<Dispatch.MoveStep>()
  let parts = Pool<Dispatch.Part>()
  let steps = Pool<Dispatch.Step>()
  let alsos = Pool<Dispatch.Also>()

  init(program: Program, matching: PatternMatching) {
    self.program = program
    self.matching = matching
  }

  /// What concerns events of a name and phase.
  ///
  /// - Complexity: O(1); O(n) in the size of the rule set for the first of its name and phase.
  mutating func dispatch(name: NameID, phase: EventPhase) -> Dispatch {
    let place = Int(name.rawValue) * 3 + Int(phase.rawValue)
    if place < numbers.count, numbers[place] >= 0 { return dispatches[Int(numbers[place])] }
    while numbers.count <= place { numbers.append(-1) }
    numbers[place] = Int32(dispatches.count)
    let made = make(NamedEvent(name: name, phase: phase, program: program, matching: matching))
    dispatches.append(made)
    return made
  }

  private mutating func make(_ event: NamedEvent) -> Dispatch {
    var dispatch = Dispatch()
    let firstMove = moves.count
    for (number, model) in program.models.enumerated() {
      add(model, number: number, event)
    }
    dispatch.moves = firstMove..<moves.count
    let moved = Set(dispatch.moves.map { moves[$0].model })
    let firstPart = parts.count
    var waiting: [(plan: RulePlan, step: Dispatch.Step)] = []
    for plan in program.plans {
      let step = event.step(plan, moved: moved)
      if !step.isEmpty { waiting.append((plan, step)) }
    }
    while let first = waiting.first?.plan {
      func isAlike(_ plan: RulePlan) -> Bool {
        plan.grouping == first.grouping && plan.also == first.also
      }
      add(waiting.filter { isAlike($0.plan) }, grouping: first.grouping, also: first.also)
      waiting.removeAll { isAlike($0.plan) }
    }
    dispatch.parts = firstPart..<parts.count
    let firstAlso = alsos.count
    for (number, matcher) in program.alsos.enumerated() {
      let alternatives = event.open(matcher, moved: moved)
      if !alternatives.isEmpty {
        _ = alsos.add(Dispatch.Also(also: number, alternatives: alternatives))
      }
    }
    dispatch.alsos = firstAlso..<alsos.count
    return dispatch
  }

  private mutating func add(_ model: ModelPlan, number: Int, _ event: NamedEvent) {
    let first = moveSteps.count
    var states: UInt64 = 0
    for place in model.core.steps {
      let alternatives = event.open(program.modelSteps[place].on, moved: nil)
      if alternatives.isEmpty { continue }
      _ = moveSteps.add(Dispatch.MoveStep(step: place, alternatives: alternatives))
      for state in model.stateNames.indices
      where model.core.hasIllegal || program.modelSteps[place].starts(from: UInt8(state)) {
        states |= model.core.bit(UInt8(state))
      }
    }
    if moveSteps.count == first { return }
    _ = moves.add(
      Dispatch.Move(
        model: number, states: model.core.firstBit < 0 ? .max : states,
        steps: first..<moveSteps.count))
  }

  /// Adds what the rules of one grouping have to do; `added` is in the order of their ordinals.
  private mutating func add(
    _ added: [(plan: RulePlan, step: Dispatch.Step)], grouping: Int, also: Int
  ) {
    let first = steps.count
    var part = Dispatch.Part(grouping: grouping, also: also, steps: first..<first)
    for (plan, step) in added {
      if step.begins(plan) {
        part.always.insert(plan.ordinal)
      } else {
        part.ifLive.insert(plan.ordinal)
      }
      _ = steps.add(step)
    }
    part.steps = first..<steps.count
    _ = parts.add(part)
  }
}

/// An event of which name and phase are known, and nothing else.
private struct NamedEvent {
  let name: NameID
  let phase: EventPhase
  let kind: EventKind
  let program: Program
  let matching: PatternMatching

  init(name: NameID, phase: EventPhase, program: Program, matching: PatternMatching) {
    self.name = name
    self.phase = phase
    self.program = program
    self.matching = matching
    kind = program.names.kind(of: name)
  }

  /// Whether the tests of name and kind hold.
  func hasName(of alternative: CompiledAlternative) -> Bool {
    program.code.tests[alternative.nameTests].allSatisfy { test in
      switch test.accessor {
      case .name(let wanted):
        holds(test, wanted == kind ? program.names.symbol(of: name) : .missing)
      default: holds(test, matching.kindSymbols[Int(kind.rawValue)])
      }
    }
  }

  private func holds(_ test: ValueTest, _ value: Symbol) -> Bool {
    switch test.way {
    case .equals(let symbol): value == symbol
    case .isOneOf(let first, let count):
      program.code.symbols[Int(first)..<Int(first + count)].contains(value)
    case .cached(let pattern, _), .during(let pattern, _, _), .special(let pattern):
      matching.matches(program.code.patterns[Int(pattern)], value)
    case .isIn: true
    }
  }

  /// The alternatives that are still open; `moved` are the models that the event can move, if they
  /// are known.
  func open(_ matcher: CompiledMatcher?, moved: Set<Int>?) -> Dispatch.Alternatives {
    var open = Dispatch.Alternatives()
    guard let matcher else { return open }
    for (place, alternative) in program.code.alternatives(of: matcher).enumerated()
    where alternative.phases & MatcherCompiler.bit(of: phase) != 0 && hasName(of: alternative)
      && (moved.map { canBecome(alternative, moved: $0) } ?? true)
    {
      open.insert(place)
    }
    return open
  }

  /// Whether the event can take the models where an alternative asks it to.
  private func canBecome(_ alternative: CompiledAlternative, moved: Set<Int>) -> Bool {
    program.code.tests[alternative.tests].allSatisfy { test in
      guard case .becomes(let model) = test.accessor, !holds(test, .missing) else { return true }
      return moved.contains(Int(model))
        || program.models[Int(model)].sum.map { moved.contains($0.model) } ?? false
    }
  }

  /// What a rule has to do.
  func step(_ plan: RulePlan, moved: Set<Int>) -> Dispatch.Step {
    var step = Dispatch.Step(plan: plan.number)
    for position in Position.allCases {
      step.open[position] = open(plan.matchers[position], moved: moved)
    }
    guard case .never = plan.form, let banned = plan.matchers.subject else { return step }
    for alternative in program.code.alternatives(of: banned) where hasName(of: alternative) {
      if program.code.variableTests(of: alternative).contains(where: { $0.accessor.isName }) {
        step.exercisesByBinding = true
        continue
      }
      step.exercises = true
      if alternative.asksSpelled { step.exercisesAsSecond = true }
    }
    return step
  }
}

extension Dispatch.Step {
  /// Whether the event can mean something to a rule of which nothing lives in the group.
  fileprivate func begins(_ plan: RulePlan) -> Bool {
    if plan.hasOpen { return !open.open.isEmpty }
    if !open.close.isEmpty { return true }
    switch plan.form {
    case .never, .always, .exists, .limit: return true
    case .recurs: return false
    case .then, .whenNever: return !open.trigger.isEmpty
    case .previously: return true
    }
  }
}
