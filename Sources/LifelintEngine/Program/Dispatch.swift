import LifelintTrace

/// What can concern an event of one name and phase: made once for each, when the first comes.
final class Dispatch {
  /// The alternatives of one matcher that are still open when name, kind and phase are known.
  ///
  /// One bit stands for each of the first 63; the last bit says that some of the others are open.
  struct Alternatives: Sequence, IteratorProtocol {
    /// The last bit: all alternatives from its place on have to be tried.
    static let others = 63

    var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    mutating func insert(_ alternative: Int) {
      bits |= 1 << UInt64(Swift.min(alternative, Self.others))
    }

    mutating func next() -> Int? {
      if bits == 0 { return nil }
      let place = bits.trailingZeroBitCount
      bits &= bits &- 1
      return place
    }
  }

  /// One rule that has to look at the event.
  struct Step {
    /// The number of the plan.
    var plan: Int
    /// The number of its grouping.
    var grouping: Int
    /// The open alternatives of the matcher in each ``Position``.
    var open = Alternatives()
    var close = Alternatives()
    var bound = Alternatives()
    var from = Alternatives()
    var subject = Alternatives()
    var trigger = Alternatives()
    /// Whether the event exercises a `never`: it has the name and kind of a banned one.
    var exercises = false
    /// The same for an event of a second spelling.
    var exercisesAsSecond = false

    /// Whether that depends on the variables too.
    var exercisesByBinding = false

    /// Whether the event means nothing to the rule.
    var isEmpty: Bool {
      !exercises && !exercisesByBinding
        && open.bits | close.bits | bound.bits | from.bits | subject.bits | trigger.bits == 0
    }

    subscript(position: Position) -> Alternatives {
      switch position {
      case .open: open
      case .close: close
      case .bound: bound
      case .from: from
      case .subject: subject
      case .trigger: trigger
      }
    }
  }

  /// The rules of one grouping that have to look at the event.
  struct Part {
    /// The number of the grouping.
    var grouping: Int
    /// By the plans' ordinals: those that look at every such event.
    var always = LiveSet()
    /// Those that look at it only where something of theirs lives in the group.
    var ifLive = LiveSet()
    /// For each ordinal the place of its step.
    var places: ContiguousArray<Int32>
    var steps: ContiguousArray<Step> = []
  }

  /// One model that the event can move.
  struct Move {
    /// The number of the model.
    var model: Int
    /// The steps whose event it may be, each with the open alternatives.
    var steps: ContiguousArray<(step: Int, alternatives: Alternatives)>
  }

  /// The rules, by grouping.
  var parts: ContiguousArray<Part> = []
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
    let dispatch = Dispatch()

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
      var open = Dispatch.Alternatives()
      guard let matcher else { return open }
      for (place, alternative) in matcher.alternatives.enumerated()
      where alternative.phases & bit != 0 && nameMatches(alternative)
        && canBecome(alternative)
      {
        open.insert(place)
      }
      return open
    }

    /// Whether the event can take the models where an alternative asks it to.
    func canBecome(_ alternative: CompiledAlternative) -> Bool {
      alternative.tests.allSatisfy { test in
        guard case .becomes(let model) = test.accessor, !matching.holdsForMissing(test) else {
          return true
        }
        return dispatch.moves.contains {
          $0.model == model || $0.model == models[model].sum?.model
        }
      }
    }

    for (number, model) in models.enumerated() {
      var move = Dispatch.Move(model: number, steps: [])
      for (index, step) in model.steps.enumerated() {
        let alternatives = open(step.on)
        if !alternatives.isEmpty { move.steps.append((index, alternatives)) }
      }
      if !move.steps.isEmpty { dispatch.moves.append(move) }
    }
    for plan in plans {
      var step = Dispatch.Step(plan: plan.number, grouping: plan.grouping)
      step.open = open(plan.matchers[Position.open.rawValue])
      step.close = open(plan.matchers[Position.close.rawValue])
      step.bound = open(plan.matchers[Position.bound.rawValue])
      step.from = open(plan.matchers[Position.from.rawValue])
      step.subject = open(plan.matchers[Position.subject.rawValue])
      step.trigger = open(plan.matchers[Position.trigger.rawValue])
      if case .never = plan.form, let banned = plan.matchers[Position.subject.rawValue] {
        for alternative in banned.alternatives where nameMatches(alternative) {
          if alternative.variableTests.contains(where: { $0.accessor.isName }) {
            step.exercisesByBinding = true
            continue
          }
          step.exercises = true
          if alternative.asksSpelled { step.exercisesAsSecond = true }
        }
      }
      if !step.isEmpty { dispatch.add(step, plan, ordinals: groupings[plan.grouping].plans.count) }
    }
    for grouping in groupings {
      let alternatives = open(grouping.also)
      if !alternatives.isEmpty { dispatch.also.append((grouping.number, alternatives)) }
    }
    return dispatch
  }
}

extension Dispatch {
  /// Adds what a rule has to do.
  fileprivate func add(_ step: Step, _ plan: RulePlan, ordinals: Int) {
    let place =
      parts.firstIndex { $0.grouping == step.grouping }
      ?? {
        parts.append(
          Part(
            grouping: step.grouping, places: ContiguousArray(repeating: -1, count: ordinals)))
        return parts.count - 1
      }()
    parts[place].places[plan.ordinal] = Int32(parts[place].steps.count)
    parts[place].steps.append(step)
    if step.begins(plan) {
      parts[place].always.insert(plan.ordinal)
    } else {
      parts[place].ifLive.insert(plan.ordinal)
    }
  }
}

extension Dispatch.Step {
  /// Whether the event can mean something to a rule of which nothing lives in the group.
  fileprivate func begins(_ plan: RulePlan) -> Bool {
    if plan.hasOpen { return !open.isEmpty }
    if !close.isEmpty { return true }
    switch plan.form {
    case .never, .always, .exists, .limit: return true
    case .recurs: return false
    case .then, .whenNever: return !trigger.isEmpty
    case .previously: return true
    }
  }
}
