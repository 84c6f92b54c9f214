import LifelintTrace

// Models: their states, and where an event takes them.
extension Checker {
  /// The symbol of a model's state just before the event, as a group sees it.
  func stateSymbol(_ model: Int, group: Int32) -> Symbol {
    program.models[model].stateSymbols[Int(state(model, group: group))]
  }

  /// The symbol of the state to which the event takes a model; missing if it takes it nowhere.
  func becomesSymbol(_ model: Int, group: Int32) -> Symbol {
    let plan = program.models[model]
    guard let instance = instance(plan, group: group) else { return .missing }
    let before = state(model, group: group)
    var after = before
    if let sum = plan.sum, let summed = sumState(sum, moved: true) {
      after = summed
    } else if plan.sum == nil || sumState(plan.sum, moved: false) == nil {
      for move in moves where move.group == instance && move.ordinal == plan.ordinal {
        after = move.state
      }
    }
    return after == before ? .missing : plan.stateSymbols[Int(after)]
  }

  /// The number of a model's state just before the event, as a group sees it.
  func state(_ model: Int, group: Int32) -> UInt8 {
    let plan = program.models[model]
    if let sum = plan.sum, let summed = sumState(sum, moved: false) { return summed }
    guard let instance = instance(plan, group: group) else {
      return sessions[Int(session)].isCut ? 0 : plan.initial
    }
    return groups[Int(instance)].states[plan.ordinal]
  }

  /// The instance of a model that the event, or else the group, names.
  private func instance(_ plan: ModelPlan, group: Int32) -> Int32? {
    let grouping = program.groupings[plan.grouping]
    if grouping.shape == .session {
      let group = sessions[Int(session)].groups[grouping.number]
      return group < 0 ? nil : group
    }
    var values = Binding()
    let own = group >= 0 ? program.groupings[Int(groups[Int(group)].grouping)] : nil
    for (place, field) in grouping.fields.enumerated() where place != grouping.sessionField {
      var value = value(field.accessor)
      if value == .missing, let own,
        let ownPlace = own.fields.firstIndex(where: { $0.accessor == field.accessor })
      {
        value = groups[Int(group)].values[ownPlace]
      }
      values[place] = value
    }
    return findGroup(grouping, values: values)
  }

  /// The sum of a model's instances in the session; `nil` while there is none.
  private func sumState(
    _ sum: (model: Int, ranks: [UInt8], states: [UInt8])?, moved: Bool
  ) -> UInt8? {
    guard let sum else { return nil }
    let summed = program.models[sum.model]
    var instance = sessions[Int(session)].groups[summed.grouping]
    guard instance >= 0 else { return nil }
    var best = UInt8.max
    var isUnknown = false
    while instance >= 0 {
      var state = groups[Int(instance)].states[summed.ordinal]
      if moved {
        for move in moves where move.group == instance && move.ordinal == summed.ordinal {
          state = move.state
        }
      }
      if state == 0 { isUnknown = true } else { best = min(best, sum.ranks[Int(state)]) }
      instance = groups[Int(instance)].next
    }
    if isUnknown, best != 0 { return 0 }
    return Int(best) < sum.states.count ? sum.states[Int(best)] : 0
  }

  /// The states of the shown models just before the event, each plus one.
  func shownStates() -> SIMD4<UInt8> {
    var states = SIMD4<UInt8>(repeating: 0)
    for (place, model) in program.shownModels.enumerated() {
      let plan = program.models[model]
      let grouping = program.groupings[plan.grouping]
      if let field = grouping.sceneField, event.scene == .missing,
        !grouping.fields[field].isOptional
      {
        continue
      }
      let hasInstance = plan.sum != nil || instance(plan, group: -1) != nil
      if hasInstance { states[place] = state(model, group: -1) &+ 1 }
    }
    return states
  }

  /// Finds out where the event takes each model, and reports what is illegal.
  func moveModels(_ dispatch: Dispatch) {
    for entry in dispatch.moves {
      let plan = program.models[entry.model]
      if plan.sum != nil, sumState(plan.sum, moved: false) != nil { continue }
      for group in memberGroups(plan.grouping) { move(plan, entry, group: group) }
    }
  }

  private func move(_ plan: ModelPlan, _ entry: Dispatch.Move, group: Int32) {
    let state = groups[Int(group)].states[plan.ordinal]
    var first: ModelPlan.Step?
    var taken: ModelPlan.Step?
    for candidate in entry.steps {
      let step = plan.steps[candidate.step]
      // Without an `illegal` only a step that starts here means anything.
      if !plan.hasIllegal, !step.starts(from: state) { continue }
      guard matches(step.on, candidate.alternatives, group: group, Binding()) else { continue }
      if first == nil { first = step }
      let starts = (state == 0 && plan.hasIllegal) || step.starts(from: state)
      if starts {
        taken = step
        break
      }
    }
    guard let first else { return }
    if let illegal = plan.illegal {
      mark(.exercised, program.plans[illegal], group: group)
      if taken == nil { reportIllegal(plan, illegal, state: state, group: group) }
    }
    let step = taken ?? (plan.hasIllegal ? first : nil)
    if let to = step?.to, to != state { moves.append((group, plan.ordinal, to)) }
  }

  private func reportIllegal(_ plan: ModelPlan, _ illegal: Int, state: UInt8, group: Int32) {
    let rule = program.plans[illegal]
    var violation = violation(rule, group: group, nil)
    violation.witness = [(.offending, mark())]
    let since = groups[Int(group)].since.first { $0.ordinal == plan.ordinal }?.mark
    if let since { violation.witness.insert((.open, since), at: 0) }
    violation.detail = plan.detail(
      of: program.names.text(of: event.name), state: state, since: since?.line)
    report(violation, rule, group: group)
  }

  /// Takes the models where the event leads.
  func settleModels() {
    for move in moves {
      let place = Int(move.group)
      groups[place].states[move.ordinal] = move.state
      let model = program.groupings[Int(groups[place].grouping)].models[move.ordinal]
      guard program.models[model].illegal != nil else { continue }
      if let known = groups[place].since.firstIndex(where: { $0.ordinal == move.ordinal }) {
        groups[place].since[known].mark = mark()
      } else {
        groups[place].since.append((move.ordinal, mark()))
      }
    }
  }
}
