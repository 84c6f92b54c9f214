import LifelintTrace

// Models: their states, and where an event takes them.
extension Checker {
  /// The symbol of a model's state just before the event, as a group sees it.
  func stateSymbol(_ model: Int, group: Int32) -> Symbol {
    program.models[model].stateSymbols[Int(state(model, group: group))]
  }

  /// The symbol of the state to which the event takes a model; missing if it takes it nowhere.
  func becomesSymbol(_ model: Int, group: Int32) -> Symbol {
    let instance = instance(model, group: group)
    guard instance >= 0 else { return .missing }
    let before = state(model, group: group)
    var after = before
    if models[model].sum >= 0, let summed = sumState(model, moved: true) {
      after = summed
    } else {
      moves.forEach { move in
        if move.group == instance, move.model == model { after = move.state }
      }
    }
    return after == before ? .missing : program.models[model].stateSymbols[Int(after)]
  }

  /// The number of a model's state just before the event, as a group sees it.
  func state(_ model: Int, group: Int32) -> UInt8 {
    if models[model].sum >= 0, let summed = sumState(model, moved: false) { return summed }
    let instance = instance(model, group: group)
    if instance >= 0 { return state(of: instance, models[model].ordinal) }
    return sessions[session].isCut ? 0 : models[model].initial
  }

  /// The state of a group's model, by ordinal.
  @inline(__always)
  func state(of group: Int32, _ ordinal: Int) -> UInt8 { byte(of: group, ordinal) }

  /// Takes a group's model to a state.
  func setState(of group: Int32, model: Int, to state: UInt8) {
    let grouping = models[model].grouping
    let ordinal = models[model].ordinal
    let before = byte(of: group, ordinal)
    setByte(of: group, ordinal, to: state)
    let bits = groups[group].stateBits & ~models[model].bit(before) | models[model].bit(state)
    groups[group].stateBits = bits
    let session = groups[group].session
    guard session >= 0 else { return }
    parts[partPlace(session, grouping)].states |= bits
    if models[model].isSummed { staleSums(of: session) }
  }

  /// The instance of a model that the event, or else the group, names; -1 for none.
  private func instance(_ model: Int, group: Int32) -> Int32 {
    let grouping = models[model].grouping
    switch cores[grouping].shape {
    case .session, .whole: return own[grouping]
    case .sessionField:
      if group < 0 || reach[grouping] == .own { return own[grouping] }
      let ofGroup = Int(groups[group].grouping)
      if ofGroup == grouping { return group }
      if cores[ofGroup].shape == .session { return own[grouping] }
      let value = value(cores[grouping].partingAccessor, ofGroup: group)
      if value == .missing { return own[grouping] }
      var values = Binding()
      program.symbols.bind(cores[grouping].partingField, to: value, in: &values)
      return findGroup(grouping, values: values)
    case .general:
      var values = Binding()
      for (place, field) in groupings[grouping].fields.enumerated()
      where place != groupings[grouping].sessionField {
        var value = value(field.accessor)
        if value == .missing { value = self.value(field.accessor, ofGroup: group) }
        program.symbols.bind(place, to: value, in: &values)
      }
      return findGroup(grouping, values: values)
    }
  }

  /// The value that a group has of a field of its grouping, other than the session.
  func value(_ accessor: Accessor, ofGroup group: Int32) -> Symbol {
    guard group >= 0 else { return .missing }
    let grouping = Int(groups[group].grouping)
    var place = 0
    while place < groupings[grouping].fields.count {
      if groupings[grouping].fields[place].accessor == accessor,
        place != groupings[grouping].sessionField
      {
        return program.symbols.value(place, of: groups[group].values)
      }
      place += 1
    }
    return .missing
  }

  // MARK: Sums

  /// In ``sums``: it has to be worked out.
  static let staleSum: UInt8 = 255
  /// In ``sums``: there is no instance yet.
  static let noSum: UInt8 = 254

  @inline(__always)
  func sumPlace(_ session: Int32, _ sum: Int) -> Int {
    Int(session) &* program.sumCount &+ sum
  }

  /// Forgets the sums of a session, since something that they sum up has changed.
  func staleSums(of session: Int32) {
    for sum in 0..<program.sumCount { sums[sumPlace(session, sum)] = Self.staleSum }
  }

  /// The sum of a model's instances in the session; `nil` while there is none.
  ///
  /// - Complexity: O(1) as long as no instance moves.
  private func sumState(_ model: Int, moved: Bool) -> UInt8? {
    if moved, moves.count > 0 { return madeSum(model, moved: true) }
    let place = sumPlace(session, models[model].sum)
    if sums[place] == Self.staleSum {
      sums[place] = madeSum(model, moved: false) ?? Self.noSum
    }
    return sums[place] == Self.noSum ? nil : sums[place]
  }

  private func madeSum(_ model: Int, moved: Bool) -> UInt8? {
    let sum = models[model].sum
    let summed = sumPlans[sum].model
    let grouping = models[summed].grouping
    let ordinal = models[summed].ordinal
    var instance = parts[partPlace(session, grouping)].head
    guard instance >= 0 else { return nil }
    var best = UInt8.max
    var isUnknown = false
    while instance >= 0 {
      var state = state(of: instance, ordinal)
      if moved {
        moves.forEach { move in
          if move.group == instance, move.model == summed { state = move.state }
        }
      }
      if state == 0 { isUnknown = true } else { best = min(best, sumPlans[sum].ranks[Int(state)]) }
      instance = groups[instance].next
    }
    if isUnknown, best != 0 { return 0 }
    return Int(best) < sumPlans[sum].states.count ? sumPlans[sum].states[Int(best)] : 0
  }

  /// The states of the shown models just before the event, each plus one.
  func shownStates() -> SIMD4<UInt8> {
    var states = SIMD4<UInt8>(repeating: 0)
    for (place, model) in program.shownModels.enumerated() {
      let grouping = models[model].grouping
      let field = groupings[grouping].sceneField
      if field >= 0, event.scene == .missing, !groupings[grouping].fields[field].isOptional {
        continue
      }
      if models[model].sum >= 0 || instance(model, group: -1) >= 0 {
        states[place] = state(model, group: -1) &+ 1
      }
    }
    return states
  }

  // MARK: Moving

  /// Finds out where the event takes each model, and reports what is illegal.
  func moveModels() {
    for place in dispatch.moves {
      let model = tables.moves[place].model
      let grouping = models[model].grouping
      let states = tables.moves[place].states
      let shape = cores[grouping].shape
      if states != .max, cores[grouping].hasSession {
        let union =
          shape == .session
          ? groups[own[grouping]].stateBits : parts[partPlace(session, grouping)].states
        if union & states == 0 { continue }
      }
      if models[model].sum >= 0, sumState(model, moved: false) != nil { continue }
      if shape == .session {
        move(model, place, group: own[grouping])
      } else if reach(of: grouping, also: models[model].also) == .all, cores[grouping].hasSession {
        moveAll(model, place, states: states)
      } else {
        forEachMember(of: grouping, also: models[model].also) { group in
          if groups[group].stateBits & states != 0 || states == .max {
            move(model, place, group: group)
          }
        }
      }
    }
  }

  /// Moves the model in all groups of the session, and learns which states there really are.
  private func moveAll(_ model: Int, _ place: Int, states: UInt64) {
    let part = partPlace(session, models[model].grouping)
    var group = parts[part].head
    var union: UInt64 = 0
    while group >= 0 {
      let bits = groups[group].stateBits
      union |= bits
      if bits & states != 0 || states == .max { move(model, place, group: group) }
      group = groups[group].next
    }
    parts[part].states = union
  }

  private func move(_ model: Int, _ place: Int, group: Int32) {
    let state = state(of: group, models[model].ordinal)
    let outcome = tables.outcomes[tables.moves[place].outcomes &+ Int(state)]
    if outcome.isSettled {
      if outcome.isOwn, models[model].illegal >= 0 {
        mark(.exercised, models[model].illegal, group: group)
        if outcome.isIllegal { reportIllegal(model, state: state, group: group) }
      }
      if outcome.state != state { take(model, to: outcome.state, group: group) }
    } else {
      tryMove(model, place, from: state, group: group)
    }
  }

  private func take(_ model: Int, to state: UInt8, group: Int32) {
    _ = moves.add(PendingMove(group: group, model: model, state: state))
    moved |= models[model].movedBits
  }

  /// Moves the model where it takes more than its state to say where to.
  private func tryMove(_ model: Int, _ place: Int, from state: UInt8, group: Int32) {
    let hasIllegal = models[model].hasIllegal
    var first = -1
    var taken = -1
    for candidate in tables.moves[place].steps {
      let step = tables.moveSteps[candidate].step
      // Without an `illegal` only a step that starts here means anything.
      let starts = modelSteps[step].starts(from: state)
      if !hasIllegal, !starts { continue }
      guard
        matches(
          modelSteps[step].on, tables.moveSteps[candidate].alternatives, group: group, Binding())
      else { continue }
      if first < 0 { first = step }
      if starts || (state == 0 && hasIllegal) {
        taken = step
        break
      }
    }
    guard first >= 0 else { return }
    if models[model].illegal >= 0 {
      mark(.exercised, models[model].illegal, group: group)
      if taken < 0 { reportIllegal(model, state: state, group: group) }
    }
    let step = taken >= 0 ? taken : hasIllegal ? first : -1
    if step >= 0, let to = modelSteps[step].to, to != state { take(model, to: to, group: group) }
  }

  private func reportIllegal(_ model: Int, state: UInt8, group: Int32) {
    let rule = models[model].illegal
    var violation = violation(rule, group: group, -1)
    violation.state = Int16(state)
    violation.witness = Witness()
    var origin = groups[group].since
    while origin >= 0, Int(origins[origin].ordinal) != models[model].ordinal {
      origin = origins[origin].next
    }
    if origin >= 0 {
      violation.witness.append(.open, origins[origin].mark)
      violation.stateSince = marks[origins[origin].mark].line
    }
    violation.witness.append(.offending, mark())
    report(violation, rule, group: group)
  }

  /// Takes the models where the event leads.
  func settleModels() {
    moves.forEach { move in
      // The groups of a session that has exited are gone.
      guard groups[move.group].grouping >= 0 else { return }
      setState(of: move.group, model: move.model, to: move.state)
      if models[move.model].illegal >= 0 {
        note(mark(), asOriginOf: models[move.model].ordinal, group: move.group)
      }
    }
  }

  private func note(_ mark: Int32, asOriginOf ordinal: Int, group: Int32) {
    marks.keep(mark)
    var origin = groups[group].since
    while origin >= 0, Int(origins[origin].ordinal) != ordinal { origin = origins[origin].next }
    if origin >= 0 {
      marks.drop(origins[origin].mark)
      origins[origin].mark = mark
      return
    }
    let next = groups[group].since
    groups[group].since = origins.add(
      StateOrigin(ordinal: Int32(ordinal), mark: mark, next: next))
  }
}
