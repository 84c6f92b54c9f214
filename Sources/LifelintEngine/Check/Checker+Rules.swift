import LifelintTrace

// Rules: what an event means for each rule and group ("Exact meaning", points 2, 3 and 10).
extension Checker {
  /// Finds what can concern the event.
  func findDispatch() {
    var node = tables.root(name: event.name, phase: event.phase, isSecond: isSecond)
    if tables.isWorthAsking(node) {
      while tables.nodes[node].asks || tables.asksMore(node) {
        let answer = answer(tables.nodes[node].accessor)
        node = tables.next(node, answer) ?? follow(node, answer)
      }
    }
    dispatch = tables.dispatches[node]
  }

  @inline(never)
  private func follow(_ node: Int32, _ answer: Symbol) -> Int32 {
    tables.follow(node, answer) { holds($0, $1) }
  }

  /// What a node of the tree that ``DispatchTables`` grows asks for: a field's value, or the number
  /// of a state.
  @inline(__always)
  private func answer(_ accessor: Accessor) -> Symbol {
    if case .state(let model) = accessor {
      return Symbol(rawValue: UInt32(state(Int(model), group: -1)))
    }
    return quickValue(accessor, group: -1)
  }

  /// Lets all models and rules look at the event that concerns them.
  func check() {
    moved = 0
    if !dispatch.moves.isEmpty { moveModels() }
    for place in dispatch.parts {
      let grouping = tables.parts[place].grouping
      switch reach(of: grouping, also: tables.parts[place].also) {
      case .own:
        let group = own[grouping]
        if group >= 0, concerns(place, groups[group].live) { check(place, group: group) }
      case .all where cores[grouping].hasSession: checkAll(place, grouping)
      case .all, .agreeing:
        forEachMember(of: grouping, also: tables.parts[place].also) { check(place, group: $0) }
      }
    }
  }

  /// Whether the event can concern any rule of a part, if these live.
  @inline(__always)
  private func concerns(_ place: Int, _ live: PlanSet) -> Bool {
    !tables.parts[place].always.isEmpty || tables.parts[place].ifLive.intersects(live)
  }

  /// Lets rules look at the event in all groups of the session.
  ///
  /// Most often nothing lives in any of them that the event could concern.
  private func checkAll(_ place: Int, _ grouping: Int) {
    let part = partPlace(session, grouping)
    if !concerns(place, parts[part].live) { return }
    var live = PlanSet()
    var group = parts[part].head
    while group >= 0 {
      if concerns(place, groups[group].live) { check(place, group: group) }
      live = live.union(groups[group].live)
      group = groups[group].next
    }
    parts[part].live = live
  }

  /// Lets the rules of one part look at the event in one group.
  private func check(_ place: Int, group: Int32) {
    let live = groups[group].live
    for look in tables.parts[place].always {
      self.look(look, group: group, isLive: live.contains(Int(tables.looks[look].ordinal)))
    }
    if !tables.parts[place].ifLive.intersects(live) { return }
    for look in tables.parts[place].others where live.contains(Int(tables.looks[look].ordinal)) {
      self.look(look, group: group, isLive: true)
    }
  }

  /// Lets one rule look at the event in one group.
  @inline(__always)
  private func look(_ place: Int, group: Int32, isLive: Bool) {
    let look = tables.looks[place]
    if passes(tables.guards[isLive ? look.live : look.idle], group: group) {
      step(tables.steps[look.step], group: group)
    } else if look.exercisesUnguarded {
      mark(.exercised, Int(look.plan), group: group)
    }
  }

  /// Whether what a guard asks for is so, as a group sees it.
  @inline(__always)
  private func passes(_ guarding: Dispatch.Guard, group: Int32) -> Bool {
    if guarding.moved != .max, guarding.moved & moved == 0 { return false }
    if guarding.needsOpen, sessions[session].spans.callbacks.first < 0 { return false }
    return guarding.model < 0
      || guarding.states >> UInt64(state(Int(guarding.model), group: group)) & 1 == 1
  }

  private func step(_ step: Dispatch.Step, group: Int32) {
    let plan = step.plan
    lookingPlan = plan
    if !plans[plan].hasOpen, !plans[plan].hasClose {
      visit(plan, step, group: group, stretch: knownStretch(plan, group: group))
    } else if plans[plan].scopeVariables > 0 {
      stepThroughBindings(plan, step, group: group)
    } else {
      stepThroughScope(plan, step, group: group)
    }
    lookingPlan = -1
    let stretch = knownStretch(plan, group: group)
    if stretch >= 0, !isLive(stretch, plan) { letGo(stretch, plan) }
  }

  /// Whether a stretch has anything to remember.
  func isLive(_ stretch: Int32, _ plan: Int) -> Bool {
    if plans[plan].scopeVariables > 0 { return stretches[stretch].first >= 0 }
    if !stretches[stretch].isOpen { return false }
    if plans[plan].hasOpen || plans[plan].needsClose { return true }
    switch plans[plan].form {
    case .then, .whenNever: return stretches[stretch].first >= 0 || stretches[stretch].late >= 0
    default: return true
    }
  }

  /// The same where the scope opens or closes, once at a time.
  private func stepThroughScope(_ plan: Int, _ step: Dispatch.Step, group: Int32) {
    let hasOpen = plans[plan].hasOpen
    if !hasOpen, hasShown(.isOver, plan, group: group) { return }
    var stretch = knownStretch(plan, group: group)
    if let matcher = plans[plan].matchers.close, !step[.close].isEmpty,
      hasOpen ? isOpen(stretch) : true,
      matches(matcher, step[.close], group: group, Binding())
    {
      if stretch < 0 { stretch = makeStretch(plan, group: group) }
      close(stretch, plan, .event)
      if !hasOpen {
        mark(.isOver, plan, group: group)
        return
      }
    }
    if let matcher = plans[plan].matchers.open, !step[.open].isEmpty,
      !isOpen(stretch) || plans[plan].restarts,
      matches(matcher, step[.open], group: group, Binding())
    {
      if stretch < 0 { stretch = makeStretch(plan, group: group) }
      begin(stretch, plan, binding: Binding())
      return
    }
    if hasOpen, !isOpen(stretch) { return }
    // What the check finds is held back in the stretch, so there has to be one.
    if stretch < 0, plans[plan].needsClose { stretch = makeStretch(plan, group: group) }
    visit(plan, step, group: group, stretch: stretch)
  }

  @inline(__always)
  private func isOpen(_ stretch: Int32) -> Bool { stretch >= 0 && stretches[stretch].isOpen }

  /// The same where the opening binds variables: stretches of all bindings live side by side.
  private func stepThroughBindings(_ plan: Int, _ step: Dispatch.Step, group: Int32) {
    var root = knownStretch(plan, group: group)
    var begun = 0
    if let matcher = plans[plan].matchers.close, !step[.close].isEmpty, root >= 0 {
      closeChildren(of: root, plan, matcher, step[.close], group: group)
    }
    if let matcher = plans[plan].matchers.open, !step[.open].isEmpty {
      forEachBinding(matcher, step[.open], group: group, from: Binding()) { binding in
        if root < 0 { root = makeStretch(plan, group: group) }
        let known = child(of: root, binding)
        if known < 0 {
          begin(makeChild(of: root, plan, binding: binding), plan, binding: binding)
          begun += 1
        } else if plans[plan].restarts {
          begin(known, plan, binding: binding)
          begun += 1
        }
      }
    }
    guard root >= 0, stretches[root].first >= 0 else { return }
    var mustVisitAll =
      step.exercisesByBinding && !hasShown(.exercised, plan, group: group)
    if step.exercises {
      if plans[plan].needsClose {
        mustVisitAll = true
      } else if !hasShown(.exercised, plan, group: group) {
        forEachChild(of: root) { child in
          if stretches[child].start < index { mark(.exercised, plan, group: group) }
        }
      }
    }
    if !mustVisitAll,
      visitKnownChildren(of: root, plan, step, group: group)
        || visitConcernedChildren(of: root, plan, step, group: group, begun: begun)
    {
      return
    }
    forEachChild(of: root) { visitOpen(plan, step, group: group, stretch: $0) }
  }

  private func closeChildren(
    of root: Int32, _ plan: Int, _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives,
    group: Int32
  ) {
    func close(_ child: Int32) {
      guard matches(matcher, open, group: group, stretches[child].binding) else { return }
      self.close(child, plan, .event)
      remove(child: child)
    }
    let isKnown = forEachKey(
      plans[plan].stretchKeys.close, open, group: group, from: Binding()
    ) { key in
      let child = child(of: root, key)
      if child >= 0 { close(child) }
    }
    if isKnown { return }
    if let reader = plans[plan].stretchKeys.close,
      let found = concerned(by: reader, open, of: root, group: group)
    {
      for child in found { close(child) }
    } else {
      forEachChild(of: root) { close($0) }
    }
  }

  private func visitOpen(_ plan: Int, _ step: Dispatch.Step, group: Int32, stretch: Int32) {
    if stretches[stretch].isOpen, stretches[stretch].start < index {
      visit(plan, step, group: group, stretch: stretch)
    }
  }

  /// Visits the stretches that the event can concern; false where all have to be tried.
  private func visitKnownChildren(
    of root: Int32, _ plan: Int, _ step: Dispatch.Step, group: Int32
  ) -> Bool {
    let base = keyStack.count
    defer { keyStack.cut(to: base) }
    for position in [Position.bound, .from, .subject, .trigger] where !step[position].isEmpty {
      guard let reader = plans[plan].stretchKeys[position],
        pushKeys(reader, step[position], group: group, from: Binding(), base: base)
      else { return false }
    }
    let end = keyStack.count
    for place in base..<end {
      let child = child(of: root, keyStack[place])
      if child >= 0 { visitOpen(plan, step, group: group, stretch: child) }
    }
    return true
  }

  /// Visits the stretches that the event can concern by those variables that it names; false where
  /// all have to be tried.
  private func visitConcernedChildren(
    of root: Int32, _ plan: Int, _ step: Dispatch.Step, group: Int32, begun: Int
  ) -> Bool {
    // What else a trigger's rules look at depends on what waits, and so does what is noted of an
    // event that lacks a field.
    if plans[plan].matchers.trigger != nil, lacksField(plan, step, group: group) { return false }
    var found: ContiguousArray<Int32> = []
    for position in [Position.bound, .from, .subject, .trigger] where !step[position].isEmpty {
      guard let reader = plans[plan].stretchKeys[position],
        gather(
          into: &found, by: reader, step[position], of: root, group: group, unseen: begun)
      else { return false }
    }
    for child in records(of: found) {
      visitOpen(plan, step, group: group, stretch: child)
    }
    return true
  }

  /// Whether the event may lack a field that a rule with a trigger would take note of.
  private func lacksField(_ plan: Int, _ step: Dispatch.Step, group: Int32) -> Bool {
    if event.of == .missing { return true }
    guard let reader = plans[plan].bucketKeys.trigger else { return false }
    return step[.trigger].contains { place in
      place == Dispatch.Alternatives.others
        || key(reader.fields(of: place), group: group, from: Binding()) == nil
    }
  }

  /// Opens a stretch at the event, or begins it anew.
  private func begin(_ stretch: Int32, _ plan: Int, binding: Binding) {
    if stretches[stretch].isOpen { forgetDebts(stretch, plan) }
    // What was held back stays until the close.
    let (heldFlags, extra) = (stretches[stretch].heldFlags, stretches[stretch].extra)
    stretches[stretch].extra = nil
    drop(stretch)
    stretches[stretch].heldFlags = heldFlags
    if let extra {
      extra.window = Window()
      extra.history = nil
      stretches[stretch].extra = extra
    }
    stretches[stretch].binding = binding
    stretches[stretch].isOpen = true
    stretches[stretch].start = index
    stretches[stretch].opening = mark()
    marks.keep(stretches[stretch].opening)
    stretches[stretch].end = plans[plan].duration.map { Self.later(clock, by: $0) } ?? .max
    stretches[stretch].nextDeadline = stretches[stretch].end
    if plans[plan].form == .recurs { startSilence(stretch, plan) }
    time(stretch)
  }
}
