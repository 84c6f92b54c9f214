import LifelintTrace

/// The dispatches of all events that have come: a tree of questions about an event's own fields.
///
/// Its roots are names and phases. A node either asks for one field, or has the answer: what is left
/// of all rules and models. A rule's tests of the event's own fields are thus tried once for all
/// events that are alike in them, and not event by event. Below events that come often, nodes ask
/// for the states of a session too.
struct DispatchTables {
  /// A question, or the answer.
  struct Node {
    /// What is asked for.
    var accessor = Accessor.of
    /// The place of that field in the ``AnswerMemory``; -1 where a state is asked for.
    var field: Int32 = -1
    /// Whether there is anything to ask: otherwise ``dispatch`` is the answer.
    var asks = false
    /// How often it was come to, as far as that matters.
    var visits: UInt8 = 0
    /// Whether it asks, or has nothing more to ask.
    var isSettled = true
  }

  /// What a node has to remember to answer for a value that is new to it.
  private final class Growth {
    let draft: DispatchDraft
    /// The numbers of its questions.
    let questions: ContiguousArray<Int>
    /// The tests that are its questions; a place without one asks for any value.
    let tests: ContiguousArray<ValueTest?>
    /// The next nodes, few of them, by the answers and by whether the field is missing.
    var children: ContiguousArray<(answers: UInt64, isMissing: Bool, node: Int32)> = []

    init(_ draft: DispatchDraft, _ questions: ContiguousArray<Int>, _ book: QuestionBook) {
      self.draft = draft
      self.questions = questions
      tests = ContiguousArray(
        questions.map { number in
          let question = book.questions[number]
          return question.way.map { ValueTest(accessor: question.accessor, way: $0) }
        })
    }
  }

  private let program: Program
  private let matching: PatternMatching
  private let patience: CheckOptions.Patience
  /// For each name, phase and second spelling the number of its root; -1 where none has come.
  private var roots: ContiguousArray<Int32> = []
  let nodes = Pool<Node>()
  /// What concerns the events that have come to a node; of a root that asks, with all that its
  /// question leaves open.
  let dispatches = Pool<Dispatch>()
  /// By node; `nil` for those that can have no others below them.
  private var growths: ContiguousArray<Growth?> = []
  private let book = QuestionBook()
  /// What is known of each alternative that was asked about.
  private var facts: ContiguousArray<AlternativeFacts?>
  private var memory = AnswerMemory()
  let moves = Pool<Dispatch.Move>()
  let outcomes = Pool<Dispatch.Outcome>()
  let moveSteps = Pool<Dispatch.MoveStep>()
  let parts = Pool<Dispatch.Part>()
  let looks = Pool<Dispatch.Look>()
  let guards = Pool<Dispatch.Guard>()
  let steps = Pool<Dispatch.Step>()
  /// Where those that are there are found: most are what many events have in common, and few of them
  /// are read more quickly than many.
  private var guardIndex = PlaceIndex()
  private var stepIndex = PlaceIndex()
  let alsos = Pool<Dispatch.Also>()

  /// How many nodes there may be; beyond them nothing more is asked.
  private static let mostNodes = 1 << 11

  init(program: Program, matching: PatternMatching, patience: CheckOptions.Patience) {
    self.program = program
    self.matching = matching
    self.patience = patience
    facts = ContiguousArray(repeating: nil, count: program.code.alternatives.count)
    if patience.ofNames == 0 { memory.prepare() }
  }

  // MARK: The tree

  /// The node at which to begin for events of a name and phase.
  ///
  /// - Complexity: O(1); O(n) in the size of the rule set for the first of its name and phase.
  @inline(__always)
  mutating func root(name: NameID, phase: EventPhase, isSecond: Bool) -> Int32 {
    let place = Int(name.rawValue) &* 6 &+ Int(phase.rawValue) &* 2 &+ (isSecond ? 1 : 0)
    if place < roots.count, roots[place] >= 0 { return roots[place] }
    let event = NamedEvent(
      name: name, phase: phase, isSecond: isSecond, program: program, matching: matching)
    return addRoot(event, at: place)
  }

  @inline(never)
  private mutating func addRoot(_ event: NamedEvent, at place: Int) -> Int32 {
    while roots.count <= place { roots.append(-1) }
    roots[place] = add(event.draft(book), isRoot: true)
    return roots[place]
  }

  /// Where an answer leads from a node that asks; `nil` where that has to be followed.
  @inline(__always)
  func next(_ node: Int32, _ value: Symbol) -> Int32? {
    memory.next(for: value, of: nodes[node].field, at: node)
  }

  /// Finds where an answer leads; a function says whether a test holds for a value.
  mutating func follow(
    _ node: Int32, _ value: Symbol, holds: (ValueTest, Symbol) -> Bool
  ) -> Int32 {
    let field = nodes[node].field
    memory.learn(value, of: field, holds: holds)
    if let known = memory.next(for: value, of: field, at: node) { return known }
    let next = child(of: node, value, holds: holds)
    // A new node may have asked more of the field, and then all its values are new.
    memory.learn(value, of: field, holds: holds)
    memory.note(next, for: value, of: field, at: node)
    return next
  }

  /// Forgets where values lead, as their numbers may come to mean others.
  func forgetValues() { memory.forget() }

  /// Where an answer leads that is not remembered.
  private mutating func child(
    of node: Int32, _ value: Symbol, holds: (ValueTest, Symbol) -> Bool
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
      growth.questions, answers, isMissing: isMissing, program.code, book)
    let child = add(draft, isRoot: false)
    growth.children.append((answers, isMissing, child))
    return child
  }

  private mutating func add(_ draft: DispatchDraft, isRoot: Bool) -> Int32 {
    let questions = draft.questions(book)
    let isFull = nodes.count >= Self.mostNodes
    var node = Node()
    var dispatch = Dispatch()
    if let first = questions.first, !isFull {
      node.asks = true
      node.accessor = book.questions[first].accessor
      node.field = memory.place(of: node.accessor, with: questions, book)
    }
    // Only roots are used as they are while there is something to ask.
    if isRoot || !node.asks {
      dispatch = make(draft)
      dispatch.isRough = !questions.isEmpty
    }
    node.isSettled = !questions.isEmpty || isFull
    growths.append(isFull ? nil : Growth(draft, questions, book))
    _ = dispatches.add(dispatch)
    return nodes.add(node)
  }

  /// Whether a name has come often enough to ask for its events' fields.
  @inline(__always)
  mutating func isWorthAsking(_ root: Int32) -> Bool {
    if nodes[root].visits >= patience.ofNames { return true }
    nodes[root].visits &+= 1
    if nodes[root].visits == patience.ofNames, !memory.isReady { memory.prepare() }
    return false
  }

  /// Lets a node that has asked for all fields ask for a state, once it was come to often.
  ///
  /// - Returns: Whether it asks.
  @inline(__always)
  mutating func asksMore(_ node: Int32) -> Bool {
    if nodes[node].isSettled { return false }
    if nodes[node].visits >= patience.ofFields { return deepen(node) }
    nodes[node].visits &+= 1
    return false
  }

  @inline(never)
  private mutating func deepen(_ node: Int32) -> Bool {
    nodes[node].isSettled = true
    guard nodes.count < Self.mostNodes, let draft = growths[Int(node)]?.draft,
      let model = mostAsked(in: draft)
    else {
      growths[Int(node)] = nil
      return false
    }
    let asking = draft.asking(for: model, program.code, book)
    nodes[node].accessor = .state(UInt16(model))
    nodes[node].field = -1
    nodes[node].asks = true
    growths[Int(node)] = Growth(asking, asking.questions(book), book)
    return true
  }

  /// The model that has one state for all of a session and for which most alternatives ask; `nil`
  /// where few do.
  private mutating func mostAsked(in draft: DispatchDraft) -> Int? {
    var counts = ContiguousArray(repeating: 0, count: program.models.count)
    for alternative in draft.alternatives {
      for (model, _) in facts(of: alternative.number).states { counts[model] += 1 }
    }
    for model in counts.indices where draft.answeredModels.contains(model) || !isWide(model) {
      counts[model] = 0
    }
    let best = counts.indices.max { counts[$0] < counts[$1] }
    return best.flatMap { counts[$0] >= patience.leastAsking ? $0 : nil }
  }

  /// Whether a model has the same state for all groups.
  private func isWide(_ model: Int) -> Bool {
    switch program.groupings[program.models[model].grouping].shape {
    case .session, .whole: true
    case .sessionField, .general: false
    }
  }

  // MARK: Making a dispatch

  private mutating func facts(of alternative: Int) -> AlternativeFacts {
    if let known = facts[alternative] { return known }
    let made = AlternativeFacts(of: program.code.alternatives[alternative], program, matching)
    facts[alternative] = made
    return made
  }

  private mutating func make(_ draft: DispatchDraft) -> Dispatch {
    var dispatch = Dispatch()
    dispatch.moves = addMoves(of: draft)
    var moved = ContiguousArray(repeating: false, count: program.models.count)
    for place in dispatch.moves { moved[moves[place].model] = true }
    dispatch.parts = addParts(of: draft, moved: moved)
    let first = alsos.count
    for matcher in draft.matchers {
      guard case .also(let number) = matcher.owner else { continue }
      let open = open(matcher, draft, moved: moved)
      if !open.isEmpty { _ = alsos.add(Dispatch.Also(also: number, alternatives: open)) }
    }
    dispatch.alsos = first..<alsos.count
    return dispatch
  }

  /// The alternatives of a matcher without those that need a model to move that does not.
  private mutating func open(
    _ matcher: DispatchDraft.Matcher, _ draft: DispatchDraft, moved: ContiguousArray<Bool>
  ) -> Dispatch.Alternatives {
    draft.open(matcher) { canBecome($0.number, moved: moved) }
  }

  /// Whether the event can take the models where an alternative asks it to.
  private mutating func canBecome(_ alternative: Int, moved: ContiguousArray<Bool>) -> Bool {
    for model in facts(of: alternative).moving where !moved[model] {
      guard let summed = program.models[model].sum?.model, moved[summed] else { return false }
    }
    return true
  }

  // MARK: Models

  private mutating func addMoves(of draft: DispatchDraft) -> Range<Int> {
    let first = moves.count
    var transitions: [(step: Int, matcher: DispatchDraft.Matcher)] = []
    var number = -1
    for matcher in draft.matchers {
      guard case .transition(let model, let step) = matcher.owner else { break }
      if model != number { addMove(of: number, transitions, draft) }
      if model != number { transitions.removeAll(keepingCapacity: true) }
      number = model
      transitions.append((step, matcher))
    }
    addMove(of: number, transitions, draft)
    return first..<moves.count
  }

  private mutating func addMove(
    of number: Int, _ transitions: [(step: Int, matcher: DispatchDraft.Matcher)],
    _ draft: DispatchDraft
  ) {
    if transitions.isEmpty { return }
    let core = program.models[number].core
    let stateCount = program.models[number].stateNames.count
    let firstStep = moveSteps.count
    let firstOutcome = outcomes.count
    var states: UInt64 = 0
    for (step, matcher) in transitions {
      _ = moveSteps.add(Dispatch.MoveStep(step: step, alternatives: draft.open(matcher)))
      for state in 0..<stateCount
      where core.hasIllegal || program.modelSteps[step].starts(from: UInt8(state)) {
        states |= core.bit(UInt8(state))
      }
    }
    let areSure = transitions.map { isSure($0.matcher, draft) }
    for state in 0..<stateCount {
      _ = outcomes.add(
        outcome(in: UInt8(state), zip(transitions.map(\.step), areSure), core.hasIllegal))
    }
    _ = moves.add(
      Dispatch.Move(
        model: number, outcomes: firstOutcome, states: core.firstBit < 0 ? .max : states,
        steps: firstStep..<moveSteps.count))
  }

  /// Where a model's transitions lead from a state, if nothing has to be tried for that.
  private func outcome(
    in state: UInt8, _ transitions: some Sequence<(Int, Bool)>, _ hasIllegal: Bool
  ) -> Dispatch.Outcome {
    var outcome = Dispatch.Outcome(state: state)
    var first: Int?
    var taken: Int?
    for (step, isSure) in transitions {
      let starts = program.modelSteps[step].starts(from: state)
      if !hasIllegal, !starts { continue }
      if !isSure { return outcome }
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
  private mutating func isSure(_ matcher: DispatchDraft.Matcher, _ draft: DispatchDraft) -> Bool {
    draft.alternatives[matcher.alternatives].contains {
      $0.pending.isEmpty && !$0.lacksOf && facts(of: $0.number).isSure
    }
  }

  // MARK: Rules

  private mutating func addParts(
    of draft: DispatchDraft, moved: ContiguousArray<Bool>
  ) -> Range<Int> {
    let first = parts.count
    var made: [Dispatch.Look] = []
    var exercises = draft.exercises[...]
    var matchers = PerPosition<DispatchDraft.Matcher?>(nil)
    var number = -1
    /// Makes the look of the rule whose matchers were gathered, and those of rules before another
    /// that have no matcher left.
    func gather(before next: Int) {
      while true {
        let exercised = exercises.first.map(\.plan) ?? .max
        let plan = number < 0 ? exercised : min(number, exercised)
        if plan >= next { break }
        let exercise = plan == exercised ? exercises.removeFirst() : nil
        let look = look(
          plan, plan == number ? matchers : PerPosition(nil), exercise, draft, moved: moved)
        if let look { made.append(look) }
        if plan == number { number = -1 }
      }
    }
    for matcher in draft.matchers {
      guard case .rule(let plan, let position) = matcher.owner else { continue }
      if plan != number {
        gather(before: plan)
        matchers = PerPosition(nil)
        number = plan
      }
      matchers[position] = matcher
    }
    gather(before: .max)
    while let first = made.first?.plan {
      let (grouping, also) = (plan(first).grouping, plan(first).also)
      let end = made.partition { look in
        plan(look.plan).grouping == grouping && plan(look.plan).also == also
      }
      addPart(made[end...].sorted { $0.ordinal < $1.ordinal }, grouping: grouping, also: also)
      made.removeSubrange(end...)
      made.sort { $0.plan < $1.plan }
    }
    return first..<parts.count
  }

  private func plan(_ number: Int32) -> RulePlan { program.plans[Int(number)] }

  /// Whether a rule has to look at the event, and what it has to do; `nil` if the event means nothing
  /// to it.
  private mutating func look(
    _ number: Int, _ matchers: PerPosition<DispatchDraft.Matcher?>,
    _ exercise: DispatchDraft.Exercise?, _ draft: DispatchDraft, moved: ContiguousArray<Bool>
  ) -> Dispatch.Look? {
    let plan = program.plans[number]
    var step = Dispatch.Step(plan: number)
    for position in Position.allCases {
      if let matcher = matchers[position] {
        step.open[position] = open(matcher, draft, moved: moved)
      }
    }
    step.exercises = exercise?.always ?? false
    step.exercisesByBinding = exercise?.byBinding ?? false
    if step.isEmpty { return nil }
    let unguarded = guardIndex.number(of: Dispatch.Guard(), in: guards)
    var look = Dispatch.Look(
      plan: Int32(number), step: stepIndex.number(of: step, in: steps), idle: unguarded,
      live: unguarded, ordinal: Int32(plan.ordinal))
    if !plan.hasOpen, step.exercises || step.exercisesByBinding {
      look.isAlways = true
    } else {
      look.isAlways = plan.beginning.contains { !step.open[$0].isEmpty }
    }
    // What holds back what it finds begins to do so with the first event that it is shown.
    if step.exercisesByBinding || (plan.needsClose && !plan.hasOpen) { return look }
    look.exercisesUnguarded = step.exercises && !plan.hasOpen && !plan.hasClose
    let mayGuard = !step.exercises || look.exercisesUnguarded
    func chosen(_ positions: [Position]) -> [DispatchDraft.Alternative]? {
      var chosen: [DispatchDraft.Alternative] = []
      for position in positions {
        guard let matcher = matchers[position] else { continue }
        if matcher.hasOthers { return nil }
        for open in draft.alternatives[matcher.alternatives]
        where step.open[position].bits >> UInt64(open.place) & 1 == 1 {
          chosen.append(open)
        }
      }
      return chosen
    }
    if mayGuard || plan.hasOpen, let alternatives = chosen(plan.beginning) {
      look.idle = guardIndex.number(of: guarding(alternatives), in: guards)
    }
    if mayGuard, let alternatives = chosen(Position.allCases) {
      look.live = guardIndex.number(of: guarding(alternatives), in: guards)
    }
    return look
  }

  /// What has to be so for any of some alternatives to match.
  private mutating func guarding(_ alternatives: [DispatchDraft.Alternative]) -> Dispatch.Guard {
    guard let first = alternatives.first else { return Dispatch.Guard(moved: 0) }
    var moved: UInt64 = 0
    var needsOpen = true
    var states = facts(of: first.number).states
    for alternative in alternatives {
      let facts = facts(of: alternative.number)
      moved |= facts.moving.first.map { ModelCore.movedBit($0) } ?? .max
      needsOpen = needsOpen && facts.needsOpen
      states = states.compactMap { known in
        facts.states.first { $0.model == known.model }
          .map { (known.model, known.states | $0.states) }
      }
    }
    var found = Dispatch.Guard(moved: moved, needsOpen: needsOpen)
    if let best = states.min(by: { $0.states.nonzeroBitCount < $1.states.nonzeroBitCount }) {
      found.model = Int32(best.model)
      found.states = best.states
    }
    return found
  }

  /// Adds the looks of one grouping's rules, by ordinal.
  private func addPart(_ added: [Dispatch.Look], grouping: Int, also: Int) {
    var part = Dispatch.Part(grouping: grouping, also: also)
    func add(where isChosen: (Dispatch.Look) -> Bool) -> Range<Int> {
      let first = looks.count
      for look in added where isChosen(look) { _ = looks.add(look) }
      return first..<looks.count
    }
    part.always = add { $0.isAlways || $0.ordinal >= PlanSet.capacity }
    part.others = add { !$0.isAlways && $0.ordinal < PlanSet.capacity }
    for look in part.others { part.ifLive.insert(Int(looks[look].ordinal)) }
    _ = parts.add(part)
  }
}
