import LifelintTrace

// States: what rules would read of the followed models, and for how long.
extension Chronicle {
  /// Takes the states that an event has led to.
  ///
  /// Most events move nothing, and then only what they name for the first time is of interest.
  func noteStates(_ session: SessionChronicle, _ checker: Checker) {
    let walks = session.hasToWalk
    session.hasToWalk = false
    for lane in lanes.indices {
      if lanes[lane].isOfSession {
        noteOnly(session, lane, checker, isForced: walks)
      } else if walks {
        var group = checker.parts[checker.partPlace(checker.session, lanes[lane].grouping)].head
        while group >= 0 {
          note(session, lane, group: group, checker)
          group = checker.groups[group].next
        }
      } else {
        let own = checker.own[lanes[lane].grouping]
        if own >= 0, own != session.lastNamed[lane] {
          session.lastNamed[lane] = own
          note(session, lane, group: own, checker)
        }
        checker.moves.forEach { move in
          guard move.model == lanes[lane].model,
            Int(checker.groups[move.group].grouping) == lanes[lane].grouping
          else { return }
          note(session, lane, group: move.group, checker)
        }
      }
    }
  }

  /// Takes the state of a model of which there is one in a session.
  private func noteOnly(
    _ session: SessionChronicle, _ lane: Int, _ checker: Checker, isForced: Bool
  ) {
    let known = session.noted[lane]
    if known != nil, !isForced, !lanes[lane].isSum, checker.moves.count == 0 { return }
    // Of a sum this is what it is now, from whatever it sums up.
    let state = checker.state(lanes[lane].model, group: -1)
    if known == state { return }
    session.noted[lane] = state
    let group = checker.parts[checker.partPlace(checker.session, lanes[lane].grouping)].head
    note(session, lane, state, group: group, checker)
  }

  private func note(
    _ session: SessionChronicle, _ lane: Int, group: Int32, _ checker: Checker
  ) {
    let state = checker.state(of: group, lanes[lane].ordinal)
    note(session, lane, state, group: group, checker)
  }

  private func note(
    _ session: SessionChronicle, _ lane: Int, _ state: UInt8, group: Int32, _ checker: Checker
  ) {
    let key = StateKey(lane: Int32(lane), group: group)
    let known = session.states[key]
    if known?.state == state { return }
    let instance = known?.instance ?? instance(of: lanes[lane], group: group, checker)
    if let known { end(known, key, of: session) }
    begin(
      key, state, instance: instance, of: session, line: checker.event.line, checker.program)
  }

  /// The values that tell an instance from the others of its session.
  private func instance(of lane: LanePlan, group: Int32, _ checker: Checker) -> String? {
    if lane.isOfSession { return nil }
    let grouping = checker.program.groupings[lane.grouping]
    let values = grouping.fields.indices.filter { $0 != grouping.sessionField }.compactMap {
      text(symbols.value($0, of: checker.groups[group].values))
    }
    return values.isEmpty ? nil : values.joined(separator: " ")
  }

  private func begin(
    _ key: StateKey, _ state: UInt8, instance: String?, of session: SessionChronicle, line: Int,
    _ program: Program
  ) {
    let lane = lanes[Int(key.lane)]
    let isAtRisk = lane.atRisk[Int(state)]
    if key.lane == 0 { setLead(state, of: session, line: line) }
    if lane.isRisk { noteRisk(key, isAtRisk, object: instance, of: session, line: line) }
    var place: Int?
    if isAtRisk || !lane.isRisk {
      let plan = program.models[lane.model]
      place =
        draw(session) { book, place in
          book.begin(
            at: session.now, line: line,
            {
              StateRecord(
                model: plan.name, instance: instance, state: plan.stateNames[Int(state)],
                start: session.now, end: session.now, line: line)
            }, in: place)
        } ?? nil
    }
    session.states[key] = OpenState(
      state: state, start: session.now, line: line, instance: instance, place: place)
  }

  private func end(_ state: OpenState, _ key: StateKey, of session: SessionChronicle) {
    if let place = state.place {
      _ = draw(session) { $0.end(state: place, of: $1, at: session.now) }
    }
    if lanes[Int(key.lane)].isRisk { return }
    sum { book in
      book.add(
        StateKind(
          lane: key.lane, number: session.number, session: session.name, instance: state.instance,
          state: state.state),
        session.now.since(state.start))
    }
  }

  /// Events are missing from the last one on: nobody knows what state anything is in.
  func breakStates(of session: SessionChronicle, line: Int, _ program: Program) {
    for lane in session.noted.indices { session.noted[lane] = nil }
    let broken = session.states.filter { $0.value.state != 0 }.sorted { $0.key < $1.key }
    for (key, state) in broken {
      end(state, key, of: session)
      begin(key, 0, instance: state.instance, of: session, line: line, program)
    }
  }

  /// The session is over, and with it all states.
  func endStates(of session: SessionChronicle, _ ending: RiskEnding) {
    endRisks(of: session, ending)
    // In an order that is the same in each run: beyond a limit the first keep their names.
    for (key, state) in session.states.sorted(by: { $0.key < $1.key }) {
      end(state, key, of: session)
      let lane = lanes[Int(key.lane)]
      guard ending == .lost, lane.isRisk, lane.atRisk[Int(state.state)] else { continue }
      if let place = state.place { _ = draw(session) { $0.lose(state: place, of: $1) } }
    }
    session.states = [:]
  }
}
