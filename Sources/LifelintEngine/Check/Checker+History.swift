import LifelintTrace

// History: `previously` looks back ("Exact meaning", point 6).
extension Checker {
  func visitHistory(_ plan: Int, _ step: Dispatch.Step, group: Int32, stretch known: Int32) {
    // R on the trigger's own event does not count, so the trigger looks first.
    if let trigger = plans[plan].matchers.trigger, !step[.trigger].isEmpty {
      forEachBinding(trigger, step[.trigger], group: group, from: binding(of: known)) { bound in
        lookBack(plan, step, group: group, known, bound)
      }
    }
    if let bound = plans[plan].matchers.bound, !step[.bound].isEmpty {
      undo(plan, step, group: group, known, bound)
    }
    if let earlier = plans[plan].matchers.subject, !step[.subject].isEmpty {
      remember(plan, step, group: group, known, earlier)
    }
    if !ownTakers.isEmpty { ownTakers.removeAll(keepingCapacity: true) }
  }

  private func history(_ plan: Int, _ known: Int32, group: Int32) -> History {
    var stretch = known >= 0 ? known : knownStretch(plan, group: group)
    if stretch < 0 { stretch = makeStretch(plan, group: group) }
    let extra = extra(of: stretch)
    let history = extra.history ?? History()
    extra.history = history
    return history
  }

  // MARK: Remembering

  private func remember(
    _ plan: Int, _ step: Dispatch.Step, group: Int32, _ known: Int32, _ earlier: CompiledMatcher
  ) {
    switch plans[plan].history {
    case .keyed(let keys):
      if keys.areSeveral { tryAll(earlier, step[.subject], group: group) }
      forEachPlainKey(keys.earlier, earlier, step[.subject], group: group, known) { key in
        let history = history(plan, known, group: group)
        let shelf = history.shelf(of: key)
        let event = EarlierEvent(index: index, clock: clock, takers: ownTakers)
        if plans[plan].answersOldest {
          history.shelves[shelf].events.append(event)
        } else {
          history.shelves[shelf].events.add(event, after: plans[plan].after)
        }
      }
    case .listed:
      let captures = captures(earlier, step[.subject], group: group)
      guard !captures.isEmpty else { return }
      let history = history(plan, known, group: group)
      if let within = plans[plan].within {
        while let first = history.events.first, clock.since(first.clock) > within {
          history.events.removeFirst()
        }
      }
      history.events.append(
        EarlierEvent(index: index, clock: clock, takers: ownTakers, captures: captures))
    }
  }

  private func undo(
    _ plan: Int, _ step: Dispatch.Step, group: Int32, _ known: Int32, _ bound: CompiledMatcher
  ) {
    switch plans[plan].history {
    case .keyed(let keys):
      if keys.areSeveral { tryAll(bound, step[.bound], group: group) }
      guard let reader = keys.bound else {
        guard matches(bound, step[.bound], group: group, binding(of: known)) else { return }
        let history = history(plan, known, group: group)
        history.shelves = BindingTable()
        history.undone = index
        return
      }
      forEachPlainKey(reader, bound, step[.bound], group: group, known) { key in
        let history = history(plan, known, group: group)
        history.shelves[history.shelf(of: key)] = History.Shelf(events: [], undone: index)
      }
    case .listed:
      let captures = captures(bound, step[.bound], group: group)
      guard !captures.isEmpty else { return }
      history(plan, known, group: group).undoing.append(
        EarlierEvent(index: index, clock: clock, captures: captures))
    }
  }

  /// Takes note of what the event lacks for any alternative, also where another one matches.
  private func tryAll(
    _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32
  ) {
    forEachPlainMatch(open, of: matcher, group: group) { _ in }
  }

  /// Calls a function for the values of the variables that the event names, where the matcher
  /// matches it with them.
  private func forEachPlainKey(
    _ reader: KeyReader, _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32,
    _ known: Int32, _ body: (Binding) -> Void
  ) {
    _ = forEachKey(reader, open, group: group, from: binding(of: known)) { key in
      if matches(matcher, open, group: group, key) { body(key) }
    }
  }

  private func matches(_ event: EarlierEvent, _ binding: Binding) -> Bool {
    event.captures.contains { capture in
      zip(code.alternatives[capture.alternative].variableTests, capture.values).allSatisfy {
        holds($0, $1, binding)
      }
    }
  }

  // MARK: Looking back

  private func lookBack(
    _ plan: Int, _ step: Dispatch.Step, group: Int32, _ known: Int32, _ binding: Binding
  ) {
    show(.exercised, plan, known, group: group)
    let answersOldest = plans[plan].answersOldest
    let mayAnswerItself = plans[plan].isInclusive && plans[plan].after == 0
    if mayAnswerItself, !answersOldest, isOwnSubject(plan, step, group: group, binding) { return }
    let history = known >= 0 ? stretches[known].extra?.history : nil
    var undone = -1
    var found: Int?
    switch plans[plan].history {
    case .keyed(let keys):
      undone = history?.undone ?? -1
      guard let history,
        let shelf = history.shelves.place(of: shelfKey(keys.earlier, binding, known))
      else { break }
      undone = max(undone, history.shelves[shelf].undone)
      if let place = fitting(history.shelves[shelf].events, plan, binding) {
        found = history.shelves[shelf].events[place].index
        if answersOldest, keys.isWhole {
          history.shelves[shelf].events.remove(at: place)
        } else if answersOldest {
          history.shelves[shelf].events[place].takers.append(binding)
        }
      }
      if answersOldest { dropOld(history, shelf, plan) }
    case .listed:
      guard let history else { break }
      if plans[plan].matchers.bound != nil {
        undone = history.undoing.last { matches($0, binding) }?.index ?? -1
      }
      if let place = fitting(
        history.events, plan, binding,
        where: { $0.index >= undone && self.matches($0, binding) })
      {
        found = history.events[place].index
        if answersOldest { history.events[place].takers.append(binding) }
      }
    }
    if found == nil, mayAnswerItself, isOwnSubject(plan, step, group: group, binding) {
      if answersOldest { ownTakers.append(binding) }
      return
    }
    judge(plan, group: group, known, binding, found: found, undone: undone)
  }

  /// The values of a trigger's variables by which the events lie that it looks for.
  private func shelfKey(_ reader: KeyReader, _ binding: Binding, _ known: Int32) -> Binding {
    var key = self.binding(of: known)
    for field in Int(reader.first)..<Int(reader.first + reader.count) {
      let variable = Int(code.keyFields[field].variable)
      program.symbols.bind(variable, to: program.symbols.value(variable, of: binding), in: &key)
    }
    return key
  }

  private func isOwnSubject(
    _ plan: Int, _ step: Dispatch.Step, group: Int32, _ binding: Binding
  ) -> Bool {
    guard let earlier = plans[plan].matchers.subject else { return false }
    return matches(earlier, step[.subject], group: group, binding)
  }

  /// The place of the event that answers: the latest that fits, or the oldest where each answers
  /// once.
  private func fitting(
    _ events: ContiguousArray<EarlierEvent>, _ plan: Int, _ binding: Binding,
    where isMeant: (EarlierEvent) -> Bool = { _ in true }
  ) -> Int? {
    let after = plans[plan].after
    let within = plans[plan].within ?? .max
    func fits(_ event: EarlierEvent) -> Bool {
      let distance = clock.since(event.clock)
      // Without a bound there is no distance: clocks of different sessions mean nothing together.
      return (after == 0 || distance >= after) && distance <= within
        && !event.takers.contains(binding) && isMeant(event)
    }
    return plans[plan].answersOldest
      ? events.firstIndex(where: fits) : events.lastIndex(where: fits)
  }

  /// Lets go of what no trigger can reach any more.
  private func dropOld(_ history: History, _ shelf: Int, _ plan: Int) {
    guard let within = plans[plan].within else { return }
    while let first = history.shelves[shelf].events.first, clock.since(first.clock) > within {
      history.shelves[shelf].events.removeFirst()
    }
  }

  private func judge(
    _ plan: Int, group: Int32, _ known: Int32, _ binding: Binding, found: Int?, undone: Int
  ) {
    let start = known >= 0 ? stretches[known].start : groups[group].first - 1
    if let found {
      if plans[plan].matchers.bound != nil, lastGap(of: group) > found {
        show(.inconclusive, plan, known, group: group)
      }
      return
    }
    let since = max(plans[plan].hasOpen ? start : -1, undone)
    if couldLieInGap(plan, group: group, since: since)
      || (undone < 0 && couldLieBefore(plan, group: group))
    {
      show(.inconclusive, plan, known, group: group)
      return
    }
    var missing = violation(plan, group: group, known)
    missing.binding = binding
    missing.witness = Witness(.trigger, mark())
    violate(plan, known, group: group, missing)
  }

  /// Whether an event that is missing in a gap could be the one that is looked for.
  private func couldLieInGap(_ plan: Int, group: Int32, since: Int) -> Bool {
    let session = groups[group].session
    if session < 0 {
      guard let shared = sharedGroups[group] else { return false }
      return max(shared.gap, shared.earlierGap) > since
    }
    for gap in sessions[session].gaps.reversed() {
      if gap.index <= since || clock.since(gap.clock) > plans[plan].within ?? .max { return false }
      if gap.before.map({ clock.since($0) >= plans[plan].after }) ?? true { return true }
    }
    return false
  }

  /// Whether it could lie before the first line of a session that was cut at the front.
  private func couldLieBefore(_ plan: Int, group: Int32) -> Bool {
    if plans[plan].hasOpen { return false }
    if groups[group].session < 0 { return (sharedGroups[group]?.cutSessions ?? 0) > 0 }
    return sessions[session].isCut
      && clock.since(sessions[session].firstClock) <= plans[plan].within ?? .max
  }
}

extension ContiguousArray<EarlierEvent> {
  /// Adds an event, and lets go of those that it hides from every later trigger.
  fileprivate mutating func add(_ event: EarlierEvent, after: Int64) {
    if after == 0, !isEmpty {
      removeLast(count - 1)
      self[0] = event
      return
    }
    let due = event.clock.since(after)
    while count >= 2, self[1].clock <= due { removeFirst() }
    append(event)
  }
}
