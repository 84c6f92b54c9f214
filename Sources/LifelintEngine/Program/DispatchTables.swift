import LifelintTrace

/// The dispatches of all events that have come: a tree of questions about an event's own fields.
///
/// Its roots are names and phases. A node either asks for one field, or has the answer: what is left
/// of all rules and models. A rule's tests of the event's own fields are thus tried once for all
/// events that are alike in them, and not event by event.
struct DispatchTables {
  /// A question, or the answer.
  struct Node {
    /// The field that is asked for.
    var accessor = Accessor.of
    /// Whether there is anything to ask: otherwise ``dispatch`` is the answer.
    var asks = false
    /// How often it was come to before its question was asked.
    var visits: UInt8 = 0
    /// Whether it has been asked what more there is to ask.
    var isDeep = false
    /// What concerns the event; of a node that asks, with all that its question leaves open.
    var dispatch = Dispatch()

    /// Whether it is worth asking for states, which it takes some events to be.
    var isReady: Bool {
      mutating get {
        if isDeep { return false }
        visits &+= 1
        return visits >= DispatchTables.longPatience
      }
    }
  }

  /// What a node has to remember to answer for a value that is new to it.
  private final class Growth {
    let draft: DispatchDraft
    let questions: [DispatchDraft.Question]
    /// The tests that are its questions; a place without one asks for any value.
    let tests: ContiguousArray<ValueTest?>
    /// The next nodes, few of them, by the answers and by whether the field is missing.
    var children: ContiguousArray<(answers: UInt64, isMissing: Bool, node: Int32)> = []

    init(draft: DispatchDraft, questions: [DispatchDraft.Question]) {
      self.draft = draft
      self.questions = questions
      tests = ContiguousArray(
        questions.map { question in
          question.way.map { ValueTest(accessor: question.accessor, way: $0) }
        })
    }
  }

  /// Where a value leads from a node.
  private struct Edge {
    var node: Int32 = -1
    var value = Symbol.missing
    var next: Int32 = -1
  }

  private let program: Program
  private let matching: PatternMatching
  /// For each name, phase and second spelling the number of its root; -1 where none has come.
  private var roots: ContiguousArray<Int32> = []
  let nodes = Pool<Node>()
  /// By node; `nil` for those that do not ask.
  private var growths: ContiguousArray<Growth?> = []
  /// Remembered answers.
  private let edges: Pool<Edge>
  let moves = Pool<Dispatch.Move>()
  let outcomes = Pool<Dispatch.Outcome>()
  let moveSteps = Pool<Dispatch.MoveStep>()
  let parts = Pool<Dispatch.Part>()
  let steps = Pool<Dispatch.Step>()
  let alsos = Pool<Dispatch.Also>()

  /// How often an event of a name has to come before its fields are asked for: most of a short
  /// trace's names come seldom, and asking costs more than it saves them.
  static let patience: UInt8 = 8
  /// How often an event that is alike in all of its own fields has to come before states are asked
  /// for.
  static let longPatience: UInt8 = 64
  /// How many nodes there may be; beyond them nothing more is asked.
  private static let mostNodes = 1 << 13
  /// How many answers are remembered.
  private static let edgeCount = 1 << 13

  init(program: Program, matching: PatternMatching) {
    self.program = program
    self.matching = matching
    edges = Pool(repeatElement(Edge(), count: Self.edgeCount))
  }

  /// The node at which to begin for events of a name and phase.
  ///
  /// - Complexity: O(1); O(n) in the size of the rule set for the first of its name and phase.
  mutating func root(name: NameID, phase: EventPhase, isSecond: Bool) -> Int32 {
    let place = Int(name.rawValue) * 6 + Int(phase.rawValue) * 2 + (isSecond ? 1 : 0)
    if place < roots.count, roots[place] >= 0 { return roots[place] }
    while roots.count <= place { roots.append(-1) }
    let event = NamedEvent(
      name: name, phase: phase, isSecond: isSecond, program: program, matching: matching)
    let root = add(event.draft(), isRough: true)
    roots[place] = root
    return root
  }

  /// Where a field's value leads from a node that asks for it.
  ///
  /// - Parameter holds: Whether a test holds for a value.
  @inline(__always)
  mutating func next(
    _ node: Int32, _ value: Symbol, holds: (ValueTest, Symbol) -> Bool
  ) -> Int32 {
    let mixed = (value.rawValue &* 0x9E37_79B1) ^ (UInt32(bitPattern: node) &* 0x85EB_CA6B)
    let place = Int(mixed >> (32 - 13))
    if edges[place].node == node, edges[place].value == value { return edges[place].next }
    let next = grow(node, value, holds: holds)
    edges[place] = Edge(node: node, value: value, next: next)
    return next
  }

  /// Forgets where values lead, as their numbers may come to mean others.
  func forgetValues() {
    for place in 0..<Self.edgeCount { edges[place] = Edge() }
  }

  @inline(never)
  private mutating func grow(
    _ node: Int32, _ value: Symbol, holds: (ValueTest, Symbol) -> Bool
  ) -> Int32 {
    guard let growth = growths[Int(node)] else { return node }
    let isMissing = value == .missing
    var answers: UInt64 = 0
    for place in growth.tests.indices {
      let isYes = growth.tests[place].map { holds($0, value) } ?? !isMissing
      if isYes { answers |= 1 << UInt64(place) }
    }
    for child in growth.children where child.answers == answers && child.isMissing == isMissing {
      return child.node
    }
    let draft = growth.draft.answering(
      growth.questions, answers, isMissing: isMissing, program.code)
    let child = add(draft, isRough: false)
    growth.children.append((answers, isMissing, child))
    return child
  }

  /// Lets a node that has no question ask for the state of a model, where that settles anything.
  ///
  /// - Returns: Whether it asks.
  @inline(never)
  mutating func deepen(_ node: Int32) -> Bool {
    nodes[node].isDeep = true
    guard nodes.count < Self.mostNodes, let draft = growths[Int(node)]?.draft,
      let model = mostAsked(in: draft)
    else { return false }
    var asking = draft
    asking.ask(for: model, program.code)
    nodes[node].accessor = .state(UInt16(model))
    nodes[node].asks = true
    growths[Int(node)] = Growth(draft: asking, questions: asking.questions)
    return true
  }

  /// The model of one state at a time, for all of a session, that most alternatives ask for; `nil`
  /// where none is asked for often.
  private func mostAsked(in draft: DispatchDraft) -> Int? {
    var counts: [Int: Int] = [:]
    for alternative in draft.matchers.lazy.flatMap(\.alternatives) {
      for model in states(of: alternative.number).keys where isWide(model) {
        counts[model, default: 0] += 1
      }
    }
    let best = counts.filter { !draft.answeredModels.contains($0.key) }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.value >= 5 else { return nil }
    return best.key
  }

  /// Whether a model has the same state for all groups.
  private func isWide(_ model: Int) -> Bool {
    switch program.groupings[program.models[model].grouping].shape {
    case .session, .whole: true
    case .sessionField, .general: false
    }
  }

  private mutating func add(_ draft: DispatchDraft, isRough: Bool) -> Int32 {
    let questions = nodes.count < Self.mostNodes ? draft.questions : []
    var node = Node()
    if let first = questions.first {
      node.asks = true
      node.accessor = first.accessor
    }
    // Only roots are used as they are while there is something to ask.
    if isRough || !node.asks {
      node.dispatch = make(draft)
      node.dispatch.isRough = !draft.questions.isEmpty
    }
    node.isDeep = node.asks || node.dispatch.isRough
    growths.append(node.dispatch.isRough && !node.asks ? nil : Growth(draft: draft, questions: questions))
    return nodes.add(node)
  }

  // MARK: Making a dispatch

  private func make(_ draft: DispatchDraft) -> Dispatch {
    var dispatch = Dispatch()
    dispatch.moves = addMoves(of: draft)
    let moved = Set(dispatch.moves.map { moves[$0].model })
    dispatch.parts = addParts(of: draft, moved: moved)
    let first = alsos.count
    for matcher in draft.matchers {
      guard case .also(let number) = matcher.owner else { continue }
      let left = open(matcher, moved: moved)
      if !left.isEmpty { _ = alsos.add(Dispatch.Also(also: number, alternatives: left.open)) }
    }
    dispatch.alsos = first..<alsos.count
    return dispatch
  }

  private func addMoves(of draft: DispatchDraft) -> Range<Int> {
    let first = moves.count
    var added: [(model: Int, step: Int, matcher: DispatchDraft.Matcher)] = []
    for matcher in draft.matchers {
      if case .transition(let model, let step) = matcher.owner {
        added.append((model, step, matcher))
      }
    }
    while let model = added.first?.model {
      let end = added.firstIndex { $0.model != model } ?? added.count
      let transitions = added[..<end].map { ($0.step, $0.matcher) }
      add(program.models[model], number: model, transitions)
      added.removeFirst(end)
    }
    return first..<moves.count
  }

  private func add(
    _ model: ModelPlan, number: Int, _ transitions: [(step: Int, matcher: DispatchDraft.Matcher)]
  ) {
    let firstStep = moveSteps.count
    let firstOutcome = outcomes.count
    var states: UInt64 = 0
    for (step, matcher) in transitions {
      _ = moveSteps.add(Dispatch.MoveStep(step: step, alternatives: matcher.open))
      for state in model.stateNames.indices
      where model.core.hasIllegal || program.modelSteps[step].starts(from: UInt8(state)) {
        states |= model.core.bit(UInt8(state))
      }
    }
    for state in model.stateNames.indices {
      _ = outcomes.add(outcome(model, in: UInt8(state), transitions))
    }
    _ = moves.add(
      Dispatch.Move(
        model: number, outcomes: firstOutcome, states: model.core.firstBit < 0 ? .max : states,
        steps: firstStep..<moveSteps.count))
  }

  /// Where a model's transitions lead from a state, if nothing has to be tried for that.
  private func outcome(
    _ model: ModelPlan, in state: UInt8,
    _ transitions: [(step: Int, matcher: DispatchDraft.Matcher)]
  ) -> Dispatch.Outcome {
    var outcome = Dispatch.Outcome(state: state)
    let hasIllegal = model.core.hasIllegal
    var first: Int?
    var taken: Int?
    for (step, matcher) in transitions {
      let starts = program.modelSteps[step].starts(from: state)
      if !hasIllegal, !starts { continue }
      if !isSure(matcher) { return outcome }
      if first == nil { first = step }
      if starts || state == 0 {
        taken = step
        break
      }
    }
    outcome.isSettled = true
    outcome.isOwn = first != nil
    outcome.isIllegal = first != nil && taken == nil
    if let step = taken ?? (hasIllegal ? first : nil), let to = program.modelSteps[step].to {
      outcome.state = to
    }
    return outcome
  }

  /// Whether a matcher matches whatever the states are.
  private func isSure(_ matcher: DispatchDraft.Matcher) -> Bool {
    matcher.alternatives.contains { open in
      let alternative = program.code.alternatives[open.number]
      return open.pending.isEmpty && !open.lacksOf && alternative.stateTests.isEmpty
        && alternative.variableTests.isEmpty
    }
  }

  /// A matcher without the alternatives that need a model to move that does not.
  private func open(_ matcher: DispatchDraft.Matcher, moved: Set<Int>) -> DispatchDraft.Matcher {
    var left = matcher
    left.alternatives.removeAll { !canBecome($0.number, moved: moved) }
    return left
  }

  /// Whether the event can take the models where an alternative asks it to.
  private func canBecome(_ alternative: Int, moved: Set<Int>) -> Bool {
    wanted(of: alternative).allSatisfy { model in
      moved.contains(model) || program.models[model].sum.map { moved.contains($0.model) } ?? false
    }
  }

  /// The models that have to move for an alternative to match.
  private func wanted(of alternative: Int) -> [Int] {
    program.code.tests[program.code.alternatives[alternative].stateTests].compactMap { test in
      guard case .becomes(let model) = test.accessor,
        !NamedEvent.holds(test, .missing, program, matching)
      else { return nil }
      return Int(model)
    }
  }

  private func addParts(of draft: DispatchDraft, moved: Set<Int>) -> Range<Int> {
    let first = parts.count
    var waiting: [(plan: RulePlan, step: Dispatch.Step)] = []
    var matchers: [Int: PerPosition<DispatchDraft.Matcher?>] = [:]
    for matcher in draft.matchers {
      guard case .rule(let plan, let position) = matcher.owner else { continue }
      matchers[plan, default: PerPosition(nil)][position] = open(matcher, moved: moved)
    }
    for number in Set(matchers.keys).union(draft.exercises.keys).sorted() {
      let plan = program.plans[number]
      let step = step(plan, matchers[number] ?? PerPosition(nil), draft.exercises[number])
      if !step.isEmpty { waiting.append((plan, step)) }
    }
    while let first = waiting.first?.plan {
      func isAlike(_ plan: RulePlan) -> Bool {
        plan.grouping == first.grouping && plan.also == first.also
      }
      add(waiting.filter { isAlike($0.plan) }, grouping: first.grouping, also: first.also)
      waiting.removeAll { isAlike($0.plan) }
    }
    return first..<parts.count
  }

  /// What a rule has to do.
  private func step(
    _ plan: RulePlan, _ matchers: PerPosition<DispatchDraft.Matcher?>,
    _ exercise: DispatchDraft.Exercise?
  ) -> Dispatch.Step {
    var step = Dispatch.Step(plan: plan.number, ordinal: plan.ordinal)
    for position in Position.allCases {
      step.open[position] = matchers[position]?.open ?? Dispatch.Alternatives()
    }
    step.exercises = exercise?.always ?? false
    step.exercisesByBinding = exercise?.byBinding ?? false
    // What holds back what it finds begins to do so with the first event that it is shown.
    if step.exercisesByBinding || (plan.needsClose && !plan.hasOpen) { return step }
    step.exercisesUnguarded = step.exercises && !plan.hasOpen && !plan.hasClose
    if !step.exercises || step.exercisesUnguarded || plan.hasOpen {
      step.idle = guarding(plan.beginning.compactMap { matchers[$0] })
    }
    if !step.exercises || step.exercisesUnguarded {
      step.live = guarding(Position.allCases.compactMap { matchers[$0] })
    }
    return step
  }

  /// What has to be so for any of some matchers to match.
  private func guarding(_ matchers: [DispatchDraft.Matcher]) -> Dispatch.Guard {
    var found = Dispatch.Guard()
    let alternatives = matchers.flatMap(\.alternatives).map(\.number)
    if matchers.contains(where: \.hasOthers) { return found }
    if alternatives.isEmpty { return Dispatch.Guard(moved: 0) }
    found.needsOpen = alternatives.allSatisfy(needsOpenCallback)
    var moved: UInt64 = 0
    for alternative in alternatives {
      guard let model = wanted(of: alternative).first else {
        moved = .max
        break
      }
      moved |= ModelCore.movedBit(model)
    }
    found.moved = moved
    var states = states(of: alternatives[0])
    for alternative in alternatives.dropFirst() where !states.isEmpty {
      let other = self.states(of: alternative)
      states = states.filter { other[$0.key] != nil }
      for model in states.keys { states[model, default: 0] |= other[model] ?? 0 }
    }
    let best = states.min {
      ($0.value.nonzeroBitCount, $0.key) < ($1.value.nonzeroBitCount, $1.key)
    }
    if let best {
      found.model = Int32(best.key)
      found.states = best.value
    }
    return found
  }

  private func needsOpenCallback(_ alternative: Int) -> Bool {
    program.code.tests[program.code.alternatives[alternative].stateTests].contains { test in
      if case .during(_, _, isNegated: false) = test.way { true } else { false }
    }
  }

  /// The states that an alternative asks for, by model.
  private func states(of alternative: Int) -> [Int: UInt64] {
    var states: [Int: UInt64] = [:]
    for test in program.code.tests[program.code.alternatives[alternative].stateTests] {
      if case .state(let model) = test.accessor, case .isIn(let bits) = test.way {
        states[Int(model), default: .max] &= bits
      }
    }
    return states
  }

  /// Adds what the rules of one grouping have to do; `added` is in the order of their ordinals.
  private func add(
    _ added: [(plan: RulePlan, step: Dispatch.Step)], grouping: Int, also: Int
  ) {
    let first = steps.count
    var part = Dispatch.Part(grouping: grouping, also: also, steps: first..<first)
    for (plan, made) in added {
      var step = made
      step.isAlways = made.begins(plan)
      if step.isAlways || plan.ordinal >= PlanSet.capacity {
        part.hasAlways = true
      } else {
        part.ifLive.insert(plan.ordinal)
      }
      _ = steps.add(step)
    }
    part.steps = first..<steps.count
    _ = parts.add(part)
  }
}

extension RulePlan {
  /// The places of the matchers that can mean something where nothing of the rule lives.
  fileprivate var beginning: [Position] {
    if hasOpen { return [.open] }
    return switch form {
    case .never, .always, .exists, .limit: [.close, .subject]
    case .recurs: [.close]
    case .then, .whenNever: [.close, .trigger]
    case .previously: Position.allCases
    }
  }
}

extension Dispatch.Step {
  /// Whether the event can mean something to a rule of which nothing lives in the group.
  fileprivate func begins(_ plan: RulePlan) -> Bool {
    if !plan.hasOpen, exercises || exercisesByBinding { return true }
    return plan.beginning.contains { !open[$0].isEmpty }
  }
}
