import LifelintJSON
import LifelintRules
import LifelintTrace

// Forms: what an event inside of a stretch means for the check.
extension Checker {
  /// Looks at the event inside of a stretch; `nil` for one that is open from the group's first
  /// event on and has nothing to remember yet.
  func visit(_ plan: RulePlan, _ step: Dispatch.Step, group: Int32, stretch: Stretch?) {
    switch plan.form {
    case .never:
      if exercises(plan, step, stretch) {
        show(.exercised, plan, stretch, group: group)
      }
      if isSubject(plan, step, group: group, stretch) {
        violate(plan, stretch, group: group, violation(plan, group: group, stretch))
      }
    case .always(let holds):
      guard isSubject(plan, step, group: group, stretch) else { return }
      show(.exercised, plan, stretch, group: group)
      if !matches(holds, group: group, stretch?.binding ?? Binding()) {
        violate(plan, stretch, group: group, violation(plan, group: group, stretch))
      }
    case .exists(_, let atMost):
      guard isSubject(plan, step, group: group, stretch) else { return }
      let stretch = stretch ?? makeStretch(plan, group: group)
      stretch.count += 1
      if let atMost, stretch.count > atMost {
        violate(plan, stretch, group: group, violation(plan, group: group, stretch))
      }
    case .recurs(let every):
      guard isSubject(plan, step, group: group, stretch), let stretch else { return }
      endSilence(stretch, plan, every: every, at: clock)
      startSilence(stretch, plan)
      time(stretch)
    case .limit(let atMost, let within, let sum):
      guard isSubject(plan, step, group: group, stretch) else { return }
      show(.exercised, plan, stretch, group: group)
      count(plan, stretch ?? makeStretch(plan, group: group), atMost, within, sum)
    case .then, .whenNever:
      visitObligations(plan, step, group: group, stretch: stretch)
    case .previously:
      visitHistory(plan, step, group: group, stretch: stretch)
    }
  }

  /// Whether the event has the name and kind of what is banned.
  private func exercises(_ plan: RulePlan, _ step: Dispatch.Step, _ stretch: Stretch?) -> Bool {
    if step.exercises, !isSecond || step.exercisesAsSecond { return true }
    guard step.exercisesByBinding, let banned = plan.matchers[Position.subject.rawValue] else {
      return false
    }
    return banned.alternatives.contains {
      hasName(of: $0, stretch?.binding ?? Binding())
    }
  }

  private func isSubject(
    _ plan: RulePlan, _ step: Dispatch.Step, group: Int32, _ stretch: Stretch?
  ) -> Bool {
    guard let matcher = plan.matchers[Position.subject.rawValue] else { return false }
    return matches(matcher, step[.subject], group: group, stretch?.binding ?? Binding())
  }

  // MARK: recurs

  /// Makes the stretch of a `recurs` that is open from a group's first event on.
  func beginSilence(_ plan: RulePlan, group: Int32) {
    let stretch = makeStretch(plan, group: group)
    startSilence(stretch, plan)
    time(stretch)
  }

  /// Begins a silence at the event.
  func startSilence(_ stretch: Stretch, _ plan: RulePlan) {
    guard case .recurs(let every) = plan.form else { return }
    stretch.last = mark()
    stretch.lastCaptured = captured(plan, group: stretch.group)
    stretch.lastAllowance = allowance(plan, group: stretch.group)
    stretch.saidSilence = false
    stretch.nextDeadline = min(stretch.end, Self.later(clock, by: every))
  }

  /// Judges the silence that ends at a clock.
  func endSilence(_ stretch: Stretch, _ plan: RulePlan, every: Int64, at clock: Int64) {
    guard let last = stretch.last, !stretch.saidSilence, clock.since(last.clock) > every else {
      return
    }
    stretch.saidSilence = true
    if lastGap(of: stretch.group) > last.index {
      show(.inconclusive, plan, stretch, group: stretch.group)
      return
    }
    violate(
      plan, stretch, group: stretch.group,
      Violation(
        mark: last, binding: stretch.binding, captured: stretch.lastCaptured,
        allowance: stretch.lastAllowance,
        witness: [(.trigger, last)] + (isLooking ? [(.end, mark())] : []),
        overrun: Overrun(took: clock.since(last.clock), bound: every)))
  }

  // MARK: limit

  private func count(
    _ plan: RulePlan, _ stretch: Stretch, _ atMost: ExactNumber, _ within: Int64, _ sum: Accessor?
  ) {
    let window = stretch.window ?? Window()
    stretch.window = window
    let amount =
      if let sum {
        program.symbols.number(of: value(sum, group: stretch.group)).map { ExactSum($0) }
          ?? ExactSum()
      } else {
        ExactSum.one
      }
    while window.head < window.clocks.count, clock.since(window.clocks[window.head]) >= within {
      window.sum.add(window.amounts[window.head], sign: -1)
      window.head += 1
    }
    if window.head > 64, window.head * 2 > window.clocks.count {
      window.clocks.removeFirst(window.head)
      window.amounts.removeFirst(window.head)
      window.head = 0
    }
    window.clocks.append(clock)
    window.amounts.append(amount)
    window.sum.add(amount)
    let breaks = window.sum.isOver(atMost)
    if breaks, !window.isBroken {
      violate(
        plan, stretch, group: stretch.group, violation(plan, group: stretch.group, stretch))
    }
    window.isBroken = breaks
  }

  // MARK: Closing

  /// Closes a stretch and judges what is left in it.
  func close(_ stretch: Stretch, _ plan: RulePlan, _ closing: Closing) {
    guard stretch.isOpen else { return }
    stretch.isOpen = false
    stretch.nextDeadline = .max
    if plan.needsClose, closing == .exit || closing == .end {
      drop(stretch)
      return
    }
    let group = stretch.group
    let crossesGap = lastGap(of: group) > stretch.start
    switch plan.form {
    case .exists(let atLeast, _):
      judgeExistence(stretch, plan, atLeast: atLeast, closing, crossesGap: crossesGap)
    case .recurs(let every):
      let instant = closing == .duration ? stretch.end : sessionClock(of: stretch)
      endSilence(stretch, plan, every: every, at: instant)
      show(.exercised, plan, stretch, group: group)
    case .then:
      closeObligations(stretch, plan, closing)
    case .never, .always, .limit, .whenNever, .previously:
      break
    }
    if plan.needsClose { release(held: stretch, plan) }
    drop(stretch)
  }

  private func judgeExistence(
    _ stretch: Stretch, _ plan: RulePlan, atLeast: Int, _ closing: Closing, crossesGap: Bool
  ) {
    let group = stretch.group
    if closing == .exit, plan.duration != nil { return }
    guard stretch.count < atLeast else {
      show(.exercised, plan, stretch, group: group)
      return
    }
    if closing == .end || crossesGap {
      show(.inconclusive, plan, stretch, group: group)
    } else {
      violate(plan, stretch, group: group, violation(plan, group: group, stretch))
    }
  }

  /// The clock of the session that a stretch belongs to.
  func sessionClock(of stretch: Stretch) -> Int64 {
    let session = Int(groups[Int(stretch.group)].session)
    return session < 0 ? clock : sessions[session].clock
  }

  /// Reports what `before` or `between` held back.
  private func release(held stretch: Stretch, _ plan: RulePlan) {
    mark(stretch.heldFlags, plan, group: stretch.group)
    for violation in stretch.held { report(violation, plan, group: stretch.group) }
    if stretch.uncountedHeld > 0 { dropped[plan.text.id, default: 0] += stretch.uncountedHeld }
  }

  private func drop(_ stretch: Stretch) {
    stretch.heldFlags = []
    stretch.held = []
    stretch.uncountedHeld = 0
    stretch.count = 0
    stretch.last = nil
    stretch.window = nil
    stretch.obligations = nil
    stretch.history = nil
    stretch.opening = nil
  }

  /// Lets what has passed in a stretch take effect.
  func pass(_ stretch: Stretch) {
    let plan = program.plans[stretch.plan]
    if stretch.end < clock {
      close(stretch, plan, .duration)
      if stretch.isChild { release(stretch) }
      return
    }
    switch plan.form {
    case .recurs(let every):
      endSilence(stretch, plan, every: every, at: clock)
      stretch.nextDeadline = stretch.end
    default:
      passObligations(stretch, plan)
    }
  }

  /// Forgets what a stretch owed, since it begins anew.
  func forgetDebts(_ stretch: Stretch, _ plan: RulePlan) {
    if case .then = plan.form, plan.answersOldest { closeObligations(stretch, plan, nil) }
  }

  /// Judges and lets go of all that a group has.
  func closeGroup(_ number: Int32, _ closing: Closing) {
    let grouping = program.groupings[Int(groups[Int(number)].grouping)]
    for plan in grouping.lastingPlans {
      let plan = program.plans[plan]
      if knownStretch(plan, group: number) == nil { _ = makeStretch(plan, group: number) }
    }
    for ordinal in groups[Int(number)].stretches.indices {
      let place = groups[Int(number)].stretches[ordinal]
      if place >= 0 { close(root: place, program.plans[grouping.plans[ordinal]], closing) }
    }
    for ordinal in grouping.plans.indices {
      let flags = VerdictFlags(rawValue: groups[Int(number)].flags[ordinal])
      if !flags.isEmpty { count(flags, program.plans[grouping.plans[ordinal]]) }
    }
    grouping.closedGroups += 1
    if grouping.shape == .general {
      groupTable[
        GroupKey(
          grouping: Int32(grouping.number), session: groups[Int(number)].session,
          values: groups[Int(number)].values)] = nil
    }
    groups[Int(number)].grouping = -1
    groups[Int(number)].stretches = []
    groups[Int(number)].since = []
    groups[Int(number)].next = -1
    freeGroups.append(number)
  }

  private func close(root number: Int32, _ plan: RulePlan, _ closing: Closing) {
    let root = stretches[Int(number)]
    if let children = root.children {
      for child in children.values {
        close(stretches[Int(child)], plan, closing)
        free(child)
      }
    }
    if plan.scopeVariables == 0 { close(root, plan, closing) }
    free(number)
  }

  private func count(_ flags: VerdictFlags, _ plan: RulePlan) {
    if flags.contains(.violated) {
      verdicts[plan.number].violated += 1
    } else if flags.contains(.inconclusive) {
      verdicts[plan.number].inconclusive += 1
    } else {
      verdicts[plan.number].satisfied += 1
    }
  }
}
