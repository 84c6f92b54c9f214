import LifelintTrace

// History: `previously` looks back ("Exact meaning", point 6).
extension Checker {
  func visitHistory(
    _ plan: RulePlan, _ step: Dispatch.Step, group: Int32, stretch known: Stretch?
  ) {
    let binding = known?.binding ?? Binding()
    // R on the trigger's own event does not count, so the trigger looks first.
    if let trigger = plan.matchers[Position.trigger.rawValue], !step[.trigger].isEmpty {
      forEachBinding(trigger, step[.trigger], group: group, from: binding) { bound in
        lookBack(plan, step, group: group, known, bound)
      }
    }
    if let bound = plan.matchers[Position.bound.rawValue], !step[.bound].isEmpty {
      undo(plan, step, group: group, known, bound)
    }
    if let earlier = plan.matchers[Position.subject.rawValue], !step[.subject].isEmpty {
      remember(plan, step, group: group, known, earlier)
    }
    ownTakers.removeAll(keepingCapacity: true)
  }

  private func history(_ plan: RulePlan, _ known: Stretch?, group: Int32) -> History {
    let stretch = known ?? knownStretch(plan, group: group) ?? makeStretch(plan, group: group)
    let history = stretch.history ?? History()
    stretch.history = history
    return history
  }

  // MARK: Remembering

  private func remember(
    _ plan: RulePlan, _ step: Dispatch.Step, group: Int32, _ known: Stretch?,
    _ earlier: CompiledMatcher
  ) {
    switch plan.history {
    case .keyed(_, let reader, _):
      guard let key = plainKey(reader, earlier, step[.subject], group: group, known) else { return }
      let history = history(plan, known, group: group)
      let shelf = history.shelf(of: key)
      if !plan.answersOldest {
        if plan.after == 0 {
          history.shelves[shelf].events.removeAll(keepingCapacity: true)
        } else {
          let due = clock.since(plan.after)
          while history.shelves[shelf].events.count >= 2,
            history.shelves[shelf].events[1].mark.clock <= due
          {
            history.shelves[shelf].events.removeFirst()
          }
        }
      }
      history.shelves[shelf].events.append(EarlierEvent(mark: mark(), takers: ownTakers))
    case .listed, nil:
      let captures = captures(earlier, step[.subject], group: group)
      guard !captures.isEmpty else { return }
      let history = history(plan, known, group: group)
      if let within = plan.within {
        while let first = history.events.first, clock.since(first.mark.clock) > within {
          history.events.removeFirst()
        }
      }
      history.events.append(EarlierEvent(mark: mark(), takers: ownTakers, captures: captures))
    }
  }

  private func undo(
    _ plan: RulePlan, _ step: Dispatch.Step, group: Int32, _ known: Stretch?,
    _ bound: CompiledMatcher
  ) {
    switch plan.history {
    case .keyed(_, _, let reader?):
      for key in plainKeys(reader, bound, step[.bound], group: group, known) {
        let history = history(plan, known, group: group)
        history.shelves[history.shelf(of: key)] = History.Shelf(events: [], undone: index)
      }
    case .keyed(_, _, nil):
      guard matches(bound, step[.bound], group: group, known?.binding ?? Binding()) else { return }
      let history = history(plan, known, group: group)
      history.shelves = BindingTable()
      history.undone = index
    case .listed, nil:
      let captures = captures(bound, step[.bound], group: group)
      guard !captures.isEmpty else { return }
      history(plan, known, group: group).undoing.append(
        EarlierEvent(mark: mark(), captures: captures))
    }
  }

  private func plainKey(
    _ reader: KeyReader, _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32,
    _ known: Stretch?
  ) -> Binding? {
    plainKeys(reader, matcher, open, group: group, known).first
  }

  /// The values of the variables that the event names, where the matcher matches it with them.
  private func plainKeys(
    _ reader: KeyReader, _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32,
    _ known: Stretch?
  ) -> [Binding] {
    let from = known?.binding ?? Binding()
    return (keys(reader, open, group: group, from: from) ?? []).filter {
      matches(matcher, open, group: group, $0)
    }
  }

  private func matches(
    _ event: EarlierEvent, _ matcher: CompiledMatcher, _ binding: Binding
  ) -> Bool {
    event.captures.contains { capture in
      zip(matcher.alternatives[capture.alternative].variableTests, capture.values).allSatisfy {
        matching.matches($0.pattern, $1, binding)
      }
    }
  }

  // MARK: Looking back

  private func lookBack(
    _ plan: RulePlan, _ step: Dispatch.Step, group: Int32, _ known: Stretch?, _ binding: Binding
  ) {
    show(.exercised, plan, known, group: group)
    if plan.isInclusive, plan.after == 0, !plan.answersOldest,
      isOwnSubject(plan, step, group: group, binding)
    {
      return
    }
    let history = known?.history
    var undone = -1
    var found: Mark?
    switch plan.history {
    case .keyed(let variables, _, _):
      var key = known?.binding ?? Binding()
      for variable in variables { key[variable] = binding[variable] }
      undone = history?.undone ?? -1
      guard let history, let shelf = history.shelves.place(of: key) else { break }
      undone = max(undone, history.shelves[shelf].undone)
      if let place = fitting(history.shelves[shelf].events, plan, binding) {
        found = history.shelves[shelf].events[place].mark
        if plan.answersOldest, variables.count == plan.variables - plan.scopeVariables {
          history.shelves[shelf].events.remove(at: place)
        } else if plan.answersOldest {
          history.shelves[shelf].events[place].takers.append(binding)
        }
      }
      if plan.answersOldest { dropOld(history, shelf, plan) }
    case .listed, nil:
      guard let history else { break }
      if let bound = plan.matchers[Position.bound.rawValue] {
        undone = history.undoing.last { matches($0, bound, binding) }?.mark.index ?? -1
      }
      if let earlier = plan.matchers[Position.subject.rawValue],
        let place = fitting(
          history.events, plan, binding,
          where: { $0.mark.index >= undone && self.matches($0, earlier, binding) })
      {
        found = history.events[place].mark
        if plan.answersOldest { history.events[place].takers.append(binding) }
      }
    }
    if found == nil, plan.isInclusive, plan.after == 0,
      isOwnSubject(plan, step, group: group, binding)
    {
      if plan.answersOldest { ownTakers.append(binding) }
      return
    }
    judge(plan, group: group, known, binding, found: found, undone: undone)
  }

  private func isOwnSubject(
    _ plan: RulePlan, _ step: Dispatch.Step, group: Int32, _ binding: Binding
  ) -> Bool {
    guard let earlier = plan.matchers[Position.subject.rawValue] else { return false }
    return matches(earlier, step[.subject], group: group, binding)
  }

  /// The place of the event that answers: the latest that fits, or the oldest where each answers
  /// once.
  private func fitting(
    _ events: ContiguousArray<EarlierEvent>, _ plan: RulePlan, _ binding: Binding,
    where isMeant: (EarlierEvent) -> Bool = { _ in true }
  ) -> Int? {
    func fits(_ event: EarlierEvent) -> Bool {
      let distance = clock.since(event.mark.clock)
      // Without a bound there is no distance: clocks of different sessions mean nothing together.
      return (plan.after == 0 || distance >= plan.after)
        && (plan.within.map { distance <= $0 } ?? true)
        && !event.takers.contains(binding) && isMeant(event)
    }
    return plan.answersOldest ? events.firstIndex(where: fits) : events.lastIndex(where: fits)
  }

  /// Lets go of what no trigger can reach any more.
  private func dropOld(_ history: History, _ shelf: Int, _ plan: RulePlan) {
    guard let within = plan.within else { return }
    while let first = history.shelves[shelf].events.first, clock.since(first.mark.clock) > within {
      history.shelves[shelf].events.removeFirst()
    }
  }

  private func judge(
    _ plan: RulePlan, group: Int32, _ known: Stretch?, _ binding: Binding, found: Mark?,
    undone: Int
  ) {
    let start = known?.start ?? groups[Int(group)].first - 1
    if let found {
      if plan.matchers[Position.bound.rawValue] != nil, lastGap(of: group) > found.index {
        show(.inconclusive, plan, known, group: group)
      }
      return
    }
    let since = max(plan.hasOpen ? start : -1, undone)
    if couldLieInGap(plan, group: group, since: since)
      || (undone < 0 && couldLieBefore(plan, group: group))
    {
      show(.inconclusive, plan, known, group: group)
      return
    }
    var missing = violation(plan, group: group, known)
    missing.binding = binding
    missing.witness = [(.trigger, mark())]
    violate(plan, known, group: group, missing)
  }

  /// Whether an event that is missing in a gap could be the one that is looked for.
  private func couldLieInGap(_ plan: RulePlan, group: Int32, since: Int) -> Bool {
    let known = groups[Int(group)]
    if known.session < 0 { return max(known.sharedGap, known.earlierGap) > since }
    for gap in sessions[Int(known.session)].gaps.reversed() {
      if gap.index <= since || clock.since(gap.clock) > plan.within ?? .max { return false }
      if gap.before.map({ clock.since($0) >= plan.after }) ?? true { return true }
    }
    return false
  }

  /// Whether it could lie before the first line of a session that was cut at the front.
  private func couldLieBefore(_ plan: RulePlan, group: Int32) -> Bool {
    if plan.hasOpen { return false }
    if groups[Int(group)].session < 0 { return groups[Int(group)].cutSessions > 0 }
    return sessions[Int(session)].isCut
      && clock.since(sessions[Int(session)].firstClock) <= plan.within ?? .max
  }
}
