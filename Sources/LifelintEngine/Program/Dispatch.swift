import LifelintTrace

/// What can concern an event of one name and phase: made once for each, when the first comes.
final class Dispatch {
  /// The alternatives of one matcher that are still open when name, kind and phase are known.
  typealias Alternatives = ContiguousArray<Int>

  /// One rule that has to look at the event.
  struct Step {
    /// The number of the plan.
    var plan: Int
    /// The number of its grouping.
    var grouping: Int
    /// For each ``Position`` the open alternatives of its matcher.
    var alternatives: ContiguousArray<Alternatives>
    /// Whether the event exercises a `never`: it has the name and kind of a banned one.
    var exercises: Bool
    /// The same for an event of a second spelling.
    var exercisesAsSecond: Bool

    subscript(position: Position) -> Alternatives { alternatives[position.rawValue] }
  }

  /// One model that the event can move.
  struct Move {
    /// The number of the model.
    var model: Int
    /// The steps whose event it may be, each with the open alternatives.
    var steps: ContiguousArray<(step: Int, alternatives: Alternatives)>
  }

  /// The rules, in the order of their groupings.
  var steps: ContiguousArray<Step> = []
  /// The models.
  var moves: ContiguousArray<Move> = []
  /// For each grouping with an `also` that may match: its open alternatives.
  var also: ContiguousArray<(grouping: Int, alternatives: Alternatives)> = []
}

extension Program {
  /// What can concern events of a name and phase.
  ///
  /// - Complexity: O(n) in the size of the rule set; it is asked once for each name and phase.
  func dispatch(name: NameID, phase: EventPhase, matching: PatternMatching) -> Dispatch {
    let kind = names.kind(of: name)
    let bit = MatcherCompiler.bit(of: phase)

    func nameMatches(_ alternative: CompiledAlternative) -> Bool {
      alternative.nameTests.allSatisfy { test in
        let value: Symbol
        switch test.accessor {
        case .name(let wanted): value = wanted == kind ? names.symbol(of: name) : .missing
        default: value = matching.kindSymbols[Int(kind.rawValue)]
        }
        switch test.way {
        case .equals(let symbol): return value == symbol
        case .isOneOf(let values): return values.contains(value)
        case .cached(let pattern, _), .special(let pattern):
          return matching.matches(pattern, value)
        }
      }
    }

    func open(_ matcher: CompiledMatcher?) -> Dispatch.Alternatives {
      guard let matcher else { return [] }
      return Dispatch.Alternatives(
        matcher.alternatives.indices.filter {
          let alternative = matcher.alternatives[$0]
          return alternative.phases & bit != 0 && nameMatches(alternative)
        })
    }

    let dispatch = Dispatch()
    for plan in plans {
      var step = Dispatch.Step(
        plan: plan.number, grouping: plan.grouping,
        alternatives: ContiguousArray(plan.matchers.map(open)), exercises: false,
        exercisesAsSecond: false)
      if case .never = plan.form, let banned = plan.matchers[Position.subject.rawValue] {
        for alternative in banned.alternatives where nameMatches(alternative) {
          step.exercises = true
          if alternative.asksSpelled { step.exercisesAsSecond = true }
        }
      }
      if step.exercises || step.alternatives.contains(where: { !$0.isEmpty }) {
        dispatch.steps.append(step)
      }
    }
    dispatch.steps.sort { ($0.grouping, $0.plan) < ($1.grouping, $1.plan) }
    for (number, model) in models.enumerated() {
      var move = Dispatch.Move(model: number, steps: [])
      for (index, step) in model.steps.enumerated() {
        let alternatives = open(step.on)
        if !alternatives.isEmpty { move.steps.append((index, alternatives)) }
      }
      if !move.steps.isEmpty { dispatch.moves.append(move) }
    }
    for grouping in groupings {
      let alternatives = open(grouping.also)
      if !alternatives.isEmpty { dispatch.also.append((grouping.number, alternatives)) }
    }
    return dispatch
  }
}
