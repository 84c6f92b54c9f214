import LifelintTrace

/// An event of which name and phase are known, and nothing else.
struct NamedEvent {
  let name: NameID
  let phase: EventPhase
  /// Whether it is a callback under another spelling than its session's first.
  let isSecond: Bool
  let program: Program
  let matching: PatternMatching
  private let kind: EventKind
  /// Remembered answers of tests, by cache: of those that its name is asked, and of those that ask
  /// for the name of an event of another kind, which it lacks.
  private let answers: Pool<(name: Bool?, other: Bool?)>

  init(
    name: NameID, phase: EventPhase, isSecond: Bool, program: Program, matching: PatternMatching
  ) {
    self.name = name
    self.phase = phase
    self.isSecond = isSecond
    self.program = program
    self.matching = matching
    kind = program.names.kind(of: name)
    answers = Pool(repeating: (nil, nil), count: program.cacheCount)
  }

  /// Whether a test of a field holds for a value.
  static func holds(
    _ test: ValueTest, _ value: Symbol, _ program: Program, _ matching: PatternMatching
  ) -> Bool {
    switch test.way {
    case .equals(let symbol): value == symbol
    case .isOneOf(let first, let count):
      program.code.symbols[Int(first)..<Int(first + count)].contains(value)
    case .cached(let pattern, _), .during(let pattern, _, _), .special(let pattern):
      matching.matches(program.code.patterns[Int(pattern)], value)
    case .isIn: true
    }
  }

  /// Whether the tests of name and kind hold.
  private func hasName(of alternative: CompiledAlternative) -> Bool {
    if isSecond, !alternative.asksSpelled { return false }
    for place in alternative.nameTests where !holds(program.code.tests[place]) { return false }
    return true
  }

  /// Whether a test of name or kind holds.
  private func holds(_ test: ValueTest) -> Bool {
    guard case .name(let wanted) = test.accessor else {
      return Self.holds(test, matching.kindSymbols[Int(kind.rawValue)], program, matching)
    }
    let isMeant = wanted == kind
    let value = isMeant ? program.names.symbol(of: name) : Symbol.missing
    guard case .cached(_, let cache) = test.way else {
      return Self.holds(test, value, program, matching)
    }
    if let known = isMeant ? answers[cache].name : answers[cache].other { return known }
    let answer = Self.holds(test, value, program, matching)
    if isMeant { answers[cache].name = answer } else { answers[cache].other = answer }
    return answer
  }

  /// What can concern it.
  func draft(_ book: QuestionBook) -> DispatchDraft {
    var draft = DispatchDraft()
    for (number, model) in program.models.enumerated() {
      for step in model.core.steps {
        add(
          program.modelSteps[step].on, of: .transition(model: number, step: step), to: &draft, book)
      }
    }
    for plan in program.plans.indices {
      for position in Position.allCases {
        guard let matcher = program.plans[plan].matchers[position] else { continue }
        add(matcher, of: .rule(plan: plan, position: position), to: &draft, book)
      }
      if let exercise = exercise(plan) { draft.exercises.append(exercise) }
    }
    for (number, matcher) in program.alsos.enumerated() {
      add(matcher, of: .also(number), to: &draft, book)
    }
    return draft
  }

  /// Adds a matcher with the alternatives that are still open.
  private func add(
    _ matcher: CompiledMatcher, of owner: DispatchDraft.Owner, to draft: inout DispatchDraft,
    _ book: QuestionBook
  ) {
    var hasBegun = false
    for number in matcher.alternatives {
      let alternative = program.code.alternatives[number]
      guard alternative.phases & MatcherCompiler.bit(of: phase) != 0, hasName(of: alternative)
      else { continue }
      if !hasBegun { draft.begin(owner) }
      hasBegun = true
      let place = number - Int(matcher.first)
      if place >= Dispatch.Alternatives.others { return draft.end(hasOthers: true) }
      draft.add(
        place: place, number: number,
        pending: questions(of: alternative, owner).map { book.number(of: $0) })
    }
    if hasBegun { draft.end(hasOthers: false) }
  }

  /// What has to be known of the event for an alternative to match.
  private func questions(
    of alternative: CompiledAlternative, _ owner: DispatchDraft.Owner
  ) -> [Question] {
    let own = alternative.tests.lowerBound..<alternative.stateTests.lowerBound
    var questions = program.code.tests[own].map { Question(accessor: $0.accessor, way: $0.way) }
    if alternative.variableTests.isEmpty { return questions }
    let variableTests = program.code.variableTests(of: alternative)
    // An event that lacks `of`, or else what a variable stands for, may be worth a note.
    if alternative.isNamed {
      if questions.contains(where: { $0.accessor == .of }) { return questions }
      if owner.binds, variableTests.contains(where: { $0.accessor.isNoted }) { return questions }
    }
    for test in variableTests
    where test.pattern < 0 && !test.isOptional && test.accessor.isOwn && !test.accessor.isName
      && test.accessor != .phase
    {
      questions.append(Question(accessor: test.accessor, way: nil))
    }
    return questions
  }

  /// Whether it exercises a rule by its name alone.
  private func exercise(_ plan: Int) -> DispatchDraft.Exercise? {
    guard case .never = program.plans[plan].form,
      let banned = program.plans[plan].matchers.subject
    else { return nil }
    var exercise: DispatchDraft.Exercise?
    for alternative in program.code.alternatives(of: banned) where hasName(of: alternative) {
      var found = exercise ?? DispatchDraft.Exercise(plan: plan)
      if program.code.variableTests(of: alternative).contains(where: { $0.accessor.isName }) {
        found.byBinding = true
      } else {
        found.always = true
      }
      exercise = found
    }
    return exercise
  }
}

extension Accessor {
  /// Whether an event that lacks it may be worth a note.
  fileprivate var isNoted: Bool {
    switch self {
    case .of, .extra: true
    default: false
    }
  }
}

extension DispatchDraft.Owner {
  /// Whether its matcher binds variables, so that an event that lacks a field may be worth a note.
  fileprivate var binds: Bool {
    switch self {
    case .rule(_, .open), .rule(_, .trigger): true
    default: false
    }
  }
}
