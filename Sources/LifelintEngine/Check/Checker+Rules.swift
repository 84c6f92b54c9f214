import LifelintTrace

// Rules: what an event means for each rule and group ("Exact meaning", points 2, 3 and 10).
extension Checker {
  /// Lets all models and rules look at the event that concerns them.
  func check() {
    let dispatch = dispatch()
    if !dispatch.moves.isEmpty { moveModels(dispatch) }
    for place in dispatch.parts.indices {
      let grouping = dispatch.parts[place].grouping
      for group in memberGroups(grouping) {
        dispatch.parts[place].always.forEach(
          andIn: dispatch.parts[place].ifLive, and: groups[Int(group)].live
        ) { ordinal in
          let step = dispatch.parts[place].steps[Int(dispatch.parts[place].places[ordinal])]
          let plan = program.plans[step.plan]
          lookingPlan = plan.number
          self.step(plan, step, group: group)
          lookingPlan = nil
          noteLife(of: plan, group: group)
        }
      }
    }
  }

  /// Takes note of whether anything of a rule lives in a group: whether events that only end
  /// something can mean something to it.
  private func noteLife(of plan: RulePlan, group: Int32) {
    if isLive(plan, knownStretch(plan, group: group)) {
      groups[Int(group)].live.insert(plan.ordinal)
    } else {
      groups[Int(group)].live.remove(plan.ordinal)
    }
  }

  private func isLive(_ plan: RulePlan, _ stretch: Stretch?) -> Bool {
    guard let stretch else { return false }
    if plan.scopeVariables > 0 { return stretch.children?.isEmpty == false }
    if !stretch.isOpen { return false }
    if plan.hasOpen { return true }
    switch plan.form {
    case .then, .whenNever:
      return stretch.obligations.map { !$0.buckets.isEmpty || !$0.late.isEmpty } ?? false
    default: return true
    }
  }

  private func step(_ plan: RulePlan, _ step: Dispatch.Step, group: Int32) {
    if !plan.hasOpen, !plan.hasClose {
      visit(plan, step, group: group, stretch: knownStretch(plan, group: group))
      return
    }
    if plan.scopeVariables > 0 {
      stepThroughBindings(plan, step, group: group)
      return
    }
    var stretch = knownStretch(plan, group: group)
    if !plan.hasOpen, stretch?.isOver == true { return }
    if let matcher = plan.matchers[Position.close.rawValue], !step[.close].isEmpty,
      plan.hasOpen ? stretch?.isOpen == true : true,
      matches(matcher, step[.close], group: group, Binding())
    {
      let closing = stretch ?? makeStretch(plan, group: group)
      close(closing, plan, .event)
      if !plan.hasOpen {
        closing.isOver = true
        return
      }
      stretch = closing
    }
    if let matcher = plan.matchers[Position.open.rawValue], !step[.open].isEmpty,
      stretch?.isOpen != true || plan.restarts,
      matches(matcher, step[.open], group: group, Binding())
    {
      let opening = stretch ?? makeStretch(plan, group: group)
      begin(opening, plan, binding: Binding())
      return
    }
    if plan.hasOpen, stretch?.isOpen != true { return }
    // What the check finds is held back in the stretch, so there has to be one.
    if stretch == nil, plan.needsClose { stretch = makeStretch(plan, group: group) }
    visit(plan, step, group: group, stretch: stretch)
  }

  /// The same where the opening binds variables: stretches of all bindings live side by side.
  private func stepThroughBindings(_ plan: RulePlan, _ step: Dispatch.Step, group: Int32) {
    var root = knownStretch(plan, group: group)
    if let matcher = plan.matchers[Position.close.rawValue], !step[.close].isEmpty, let root,
      root.children?.isEmpty == false
    {
      let keys = keys(
        plan.stretchKeys[Position.close.rawValue], step[.close], group: group, from: Binding())
      for binding in keys ?? Array(root.children?.keys ?? []) {
        guard let place = root.children?.place(of: binding), let number = root.children?[place],
          matches(matcher, step[.close], group: group, binding)
        else { continue }
        let stretch = stretches[Int(number)]
        close(stretch, plan, .event)
        release(stretch)
      }
    }
    if let matcher = plan.matchers[Position.open.rawValue], !step[.open].isEmpty {
      forEachBinding(matcher, step[.open], group: group, from: Binding()) { binding in
        let parent = root ?? makeStretch(plan, group: group)
        root = parent
        if let known = parent.children?.place(of: binding) {
          if plan.restarts, let number = parent.children?[known] {
            begin(stretches[Int(number)], plan, binding: binding)
          }
          return
        }
        let number = allocateStretch(plan, group: group)
        stretches[Int(number)].isChild = true
        if parent.children == nil { parent.children = BindingTable() }
        parent.children?.append(number, for: binding)
        begin(stretches[Int(number)], plan, binding: binding)
      }
    }
    guard let children = root?.children, !children.isEmpty else { return }
    var mustVisitAll =
      step.exercisesByBinding && !hasShown(.exercised, plan, group: group)
    if step.exercises, !isSecond || step.exercisesAsSecond {
      if plan.needsClose {
        mustVisitAll = true
      } else if !hasShown(.exercised, plan, group: group),
        children.values.contains(where: { stretches[Int($0)].start < index })
      {
        mark(.exercised, plan, group: group)
      }
    }
    if !mustVisitAll, let keys = visitKeys(plan, step, group: group) {
      for key in keys {
        guard let place = children.place(of: key) else { continue }
        visitOpen(plan, step, group: group, number: children[place])
      }
    } else {
      for number in children.values {
        visitOpen(plan, step, group: group, number: number)
      }
    }
  }

  private func visitOpen(
    _ plan: RulePlan, _ step: Dispatch.Step, group: Int32, number: Int32
  ) {
    let stretch = stretches[Int(number)]
    if stretch.isOpen, stretch.start < index {
      visit(plan, step, group: group, stretch: stretch)
    }
  }

  /// The bindings of the stretches that the event can concern; `nil` where all have to be tried.
  private func visitKeys(
    _ plan: RulePlan, _ step: Dispatch.Step, group: Int32
  ) -> [Binding]? {
    var all: [Binding] = []
    for position in [Position.bound, .from, .subject, .trigger] where !step[position].isEmpty {
      guard
        let keys = keys(
          plan.stretchKeys[position.rawValue], step[position], group: group, from: Binding())
      else { return nil }
      for key in keys where !all.contains(key) { all.append(key) }
    }
    return all
  }

  // MARK: Stretches

  /// The stretch of a rule in a group, or the root of its stretches, if there is one.
  func knownStretch(_ plan: RulePlan, group: Int32) -> Stretch? {
    let place = Int(group)
    guard plan.ordinal < groups[place].stretches.count else { return nil }
    let number = groups[place].stretches[plan.ordinal]
    return number < 0 ? nil : stretches[Int(number)]
  }

  /// Makes the stretch of a rule in a group: open from the group's first event on where the scope
  /// has no opening.
  func makeStretch(_ plan: RulePlan, group: Int32) -> Stretch {
    let number = allocateStretch(plan, group: group)
    let place = Int(group)
    if groups[place].stretches.isEmpty {
      let count = program.groupings[plan.grouping].plans.count
      groups[place].stretches = ContiguousArray(repeating: -1, count: count)
    }
    groups[place].stretches[plan.ordinal] = number
    groups[place].live.insert(plan.ordinal)
    let stretch = stretches[Int(number)]
    if !plan.hasOpen {
      stretch.isOpen = true
      stretch.start = groups[place].first - 1
    }
    return stretch
  }

  private func allocateStretch(_ plan: RulePlan, group: Int32) -> Int32 {
    let stretch = Stretch(plan: plan.number, group: group)
    if let free = freeStretches.popLast() {
      stretches[Int(free)] = stretch
      stretch.number = free
      return free
    }
    stretches.append(stretch)
    stretch.number = Int32(stretches.count - 1)
    return stretch.number
  }

  /// Opens a stretch at the event, or begins it anew.
  private func begin(_ stretch: Stretch, _ plan: RulePlan, binding: Binding) {
    if stretch.isOpen { forgetDebts(stretch, plan) }
    stretch.binding = binding
    stretch.isOpen = true
    stretch.start = index
    stretch.opening = mark()
    stretch.count = 0
    stretch.window = nil
    stretch.obligations = nil
    stretch.history = nil
    stretch.end = plan.duration.map { Self.later(clock, by: $0) } ?? .max
    stretch.nextDeadline = stretch.end
    if case .recurs = plan.form { startSilence(stretch, plan) }
    time(stretch)
  }

  /// Lets a closed stretch of one binding go.
  ///
  /// Its number is given away only once its session has let go of it too.
  func release(_ stretch: Stretch) {
    let plan = program.plans[stretch.plan]
    if let root = knownStretch(plan, group: stretch.group),
      let place = root.children?.place(of: stretch.binding)
    {
      root.children?.remove(at: place)
    }
    stretch.isReleased = true
    if !stretch.isTimed { free(stretch.number) }
  }

  /// Gives a stretch's number away.
  func free(_ number: Int32) {
    stretches[Int(number)] = nobody
    freeStretches.append(number)
  }

  /// Lets a session know that time runs in a stretch.
  func time(_ stretch: Stretch) {
    guard stretch.nextDeadline < .max else { return }
    let place = Int(groups[Int(stretch.group)].session)
    guard place >= 0 else { return }
    if !stretch.isTimed {
      stretch.isTimed = true
      sessions[place].timed.append(stretch.number)
    }
    if stretch.nextDeadline < sessions[place].nextDeadline {
      sessions[place].nextDeadline = stretch.nextDeadline
    }
  }

  /// A clock some time later, at most the end of time.
  static func later(_ clock: Int64, by duration: Int64) -> Int64 {
    let (sum, overflows) = clock.addingReportingOverflow(duration)
    return overflows ? .max : sum
  }

  /// Bounds that the event's time shows to have passed take effect.
  func passDeadlines() {
    let place = Int(session)
    let timed = sessions[place].timed
    sessions[place].timed.removeAll(keepingCapacity: true)
    sessions[place].nextDeadline = .max
    for number in timed {
      let stretch = stretches[Int(number)]
      stretch.isTimed = false
      if stretch.isReleased {
        free(number)
        continue
      }
      if stretch.nextDeadline < clock { pass(stretch) }
      if stretch.isOpen { time(stretch) }
    }
  }
}
