import LifelintJSON
import LifelintRules
import LifelintTrace

// Forms: what an event inside of a stretch means for the check.
extension Checker {
  /// Looks at the event inside of a stretch; -1 for one that is open from the group's first event
  /// on and has nothing to remember yet.
  func visit(_ plan: Int, _ step: Dispatch.Step, group: Int32, stretch: Int32) {
    switch plans[plan].form {
    case .never:
      if exercises(plan, step, stretch) { show(.exercised, plan, stretch, group: group) }
      if isSubject(plan, step, group: group, stretch) {
        violate(plan, stretch, group: group, violation(plan, group: group, stretch))
      }
    case .always:
      guard isSubject(plan, step, group: group, stretch) else { return }
      show(.exercised, plan, stretch, group: group)
      if let holds = plans[plan].holds,
        !matches(holds, group: group, binding(of: stretch))
      {
        violate(plan, stretch, group: group, violation(plan, group: group, stretch))
      }
    case .exists:
      guard isSubject(plan, step, group: group, stretch) else { return }
      let stretch = stretch >= 0 ? stretch : makeStretch(plan, group: group)
      stretches[stretch].count += 1
      if let atMost = plans[plan].atMost, stretches[stretch].count > atMost {
        violate(plan, stretch, group: group, violation(plan, group: group, stretch))
      }
    case .recurs:
      guard isSubject(plan, step, group: group, stretch), stretch >= 0 else { return }
      endSilence(stretch, plan, at: clock)
      startSilence(stretch, plan)
      time(stretch)
    case .limit:
      guard isSubject(plan, step, group: group, stretch) else { return }
      show(.exercised, plan, stretch, group: group)
      count(plan, stretch >= 0 ? stretch : makeStretch(plan, group: group))
    case .then, .whenNever:
      visitObligations(plan, step, group: group, stretch: stretch)
    case .previously:
      visitHistory(plan, step, group: group, stretch: stretch)
    }
  }

  /// The values of the variables of a stretch's scope.
  @inline(__always)
  func binding(of stretch: Int32) -> Binding {
    stretch >= 0 ? stretches[stretch].binding : Binding()
  }

  /// What few stretches have, made if need be.
  func extra(of stretch: Int32) -> StretchExtra {
    if let known = stretches[stretch].extra { return known }
    let made = StretchExtra()
    stretches[stretch].extra = made
    return made
  }

  /// Whether the event has the name and kind of what is banned.
  private func exercises(_ plan: Int, _ step: Dispatch.Step, _ stretch: Int32) -> Bool {
    if step.exercises { return true }
    guard step.exercisesByBinding, let banned = plans[plan].matchers.subject else { return false }
    return banned.alternatives.contains { hasName(of: $0, binding(of: stretch)) }
  }

  private func isSubject(
    _ plan: Int, _ step: Dispatch.Step, group: Int32, _ stretch: Int32
  ) -> Bool {
    guard let matcher = plans[plan].matchers.subject, !step[.subject].isEmpty else { return false }
    return matches(matcher, step[.subject], group: group, binding(of: stretch))
  }

  // MARK: recurs

  /// Makes the stretch of a `recurs` that is open from a group's first event on.
  func beginSilence(_ plan: Int, group: Int32) {
    let stretch = makeStretch(plan, group: group)
    startSilence(stretch, plan)
    time(stretch)
  }

  /// Begins a silence at the event.
  func startSilence(_ stretch: Int32, _ plan: Int) {
    let group = stretches[stretch].group
    marks.drop(stretches[stretch].lastMark)
    stretches[stretch].lastMark = mark()
    marks.keep(stretches[stretch].lastMark)
    stretches[stretch].lastCaptured = captured(plan, group: group)
    stretches[stretch].lastAllowance = allowance(plan, group: group)
    stretches[stretch].saidSilence = false
    stretches[stretch].nextDeadline = min(
      stretches[stretch].end, Self.later(clock, by: plans[plan].every))
  }

  /// Judges the silence that ends at a clock.
  func endSilence(_ stretch: Int32, _ plan: Int, at clock: Int64) {
    let last = stretches[stretch].lastMark
    guard last >= 0, !stretches[stretch].saidSilence,
      clock.since(marks[last].clock) > plans[plan].every
    else { return }
    stretches[stretch].saidSilence = true
    let group = stretches[stretch].group
    if lastGap(of: group) > marks[last].index {
      show(.inconclusive, plan, stretch, group: group)
      return
    }
    var witness = Witness(.trigger, last)
    if isLooking { witness.append(.end, mark()) }
    violate(
      plan, stretch, group: group,
      Violation(
        mark: last, binding: stretches[stretch].binding,
        captured: stretches[stretch].lastCaptured, allowance: stretches[stretch].lastAllowance,
        witness: witness,
        overrun: Overrun(took: clock.since(marks[last].clock), bound: plans[plan].every)))
  }

  // MARK: limit

  private func count(_ plan: Int, _ stretch: Int32) {
    let extra = extra(of: stretch)
    let group = stretches[stretch].group
    let amount =
      if let sum = plans[plan].sum {
        program.symbols.number(of: value(sum, group: group)).map { ExactSum($0) } ?? ExactSum()
      } else {
        ExactSum.one
      }
    extra.window.add(amount, at: clock, length: plans[plan].window)
    let breaks = extra.window.sum.isOver(program.reports[plan].most)
    if breaks, !extra.window.isBroken {
      violate(plan, stretch, group: group, violation(plan, group: group, stretch))
    }
    extra.window.isBroken = breaks
  }

  // MARK: Closing

  /// Closes a stretch and judges what is left in it.
  func close(_ stretch: Int32, _ plan: Int, _ closing: Closing) {
    guard stretches[stretch].isOpen else { return }
    stretches[stretch].isOpen = false
    stretches[stretch].nextDeadline = .max
    if plans[plan].needsClose, closing == .exit || closing == .end {
      drop(stretch)
      return
    }
    let group = stretches[stretch].group
    switch plans[plan].form {
    case .exists: judgeExistence(stretch, plan, closing)
    case .recurs:
      let instant = closing == .duration ? stretches[stretch].end : sessionClock(of: stretch)
      endSilence(stretch, plan, at: instant)
      show(.exercised, plan, stretch, group: group)
    case .then: closeObligations(stretch, plan, closing)
    case .never, .always, .limit, .whenNever, .previously: break
    }
    if plans[plan].needsClose { releaseHeld(stretch, plan) }
    drop(stretch)
  }

  private func judgeExistence(_ stretch: Int32, _ plan: Int, _ closing: Closing) {
    let group = stretches[stretch].group
    if closing == .exit, plans[plan].duration != nil { return }
    if stretches[stretch].count >= plans[plan].atLeast {
      show(.exercised, plan, stretch, group: group)
    } else if closing == .end || lastGap(of: group) > stretches[stretch].start {
      show(.inconclusive, plan, stretch, group: group)
    } else {
      violate(plan, stretch, group: group, violation(plan, group: group, stretch))
    }
  }

  /// The clock of the session that a stretch belongs to.
  private func sessionClock(of stretch: Int32) -> Int64 {
    let session = groups[stretches[stretch].group].session
    return session < 0 ? clock : sessions[session].clock
  }

  /// Reports what `before` or `between` held back.
  private func releaseHeld(_ stretch: Int32, _ plan: Int) {
    let group = stretches[stretch].group
    if !stretches[stretch].heldFlags.isEmpty {
      mark(stretches[stretch].heldFlags, plan, group: group)
    }
    guard let extra = stretches[stretch].extra else { return }
    for violation in extra.held { report(violation, plan, group: group) }
    if extra.uncountedHeld > 0 {
      dropped[program.reports[plan].text.id, default: 0] += extra.uncountedHeld
    }
  }

  /// Forgets all that a stretch remembers, other than children.
  func drop(_ stretch: Int32) {
    stretches[stretch].heldFlags = []
    if let extra = stretches[stretch].extra {
      for violation in extra.held { drop(violation) }
      stretches[stretch].extra = nil
    }
    if stretches[stretch].first >= 0 { dropBuckets(of: stretch) }
    if stretches[stretch].late >= 0 { dropLate(of: stretch) }
    stretches[stretch].count = 0
    marks.drop(stretches[stretch].lastMark)
    stretches[stretch].lastMark = MarkPool.none
    marks.drop(stretches[stretch].opening)
    stretches[stretch].opening = MarkPool.none
  }

  /// Forgets what a stretch owed, since it begins anew.
  func forgetDebts(_ stretch: Int32, _ plan: Int) {
    if plans[plan].form == .then, plans[plan].answersOldest {
      closeObligations(stretch, plan, nil)
    }
  }

  /// Judges and lets go of all that a group has.
  func closeGroup(_ group: Int32, _ closing: Closing) {
    let grouping = Int(groups[group].grouping)
    for plan in groupings[grouping].lastingPlans
    where knownStretch(plan, group: group) < 0 && !hasShown(.isOver, plan, group: group) {
      _ = makeStretch(plan, group: group)
    }
    var stretch = groups[group].stretches
    while stretch >= 0 {
      let next = stretches[stretch].next
      closeWhole(stretch, Int(stretches[stretch].plan), closing)
      stretch = next
    }
    let first = cores[grouping].modelCount
    for ordinal in 0..<(groups[group].hasShown ? cores[grouping].planCount : 0) {
      let flags = VerdictFlags(rawValue: byte(of: group, first &+ ordinal)).verdict
      if !flags.isEmpty { count(flags, groupings[grouping].plans[ordinal]) }
    }
    closedGroups[grouping] += 1
    giveBack(group)
  }

  /// Closes the stretch of a rule in a group, or all its stretches, for good.
  private func closeWhole(_ stretch: Int32, _ plan: Int, _ closing: Closing) {
    if plans[plan].scopeVariables == 0 {
      close(stretch, plan, closing)
      drop(stretch)
    } else {
      forEachChild(of: stretch) { child in
        close(child, plan, closing)
        remove(child: child)
      }
    }
    stretches.giveBack(stretch)
  }

  private func count(_ flags: VerdictFlags, _ plan: Int) {
    if flags.contains(.violated) {
      verdicts[plan].violated += 1
    } else if flags.contains(.inconclusive) {
      verdicts[plan].inconclusive += 1
    } else {
      verdicts[plan].satisfied += 1
    }
  }
}

extension Window {
  /// Adds an amount, and takes away what is out of the window.
  fileprivate mutating func add(_ amount: ExactSum, at clock: Int64, length: Int64) {
    while head < clocks.count, clock.since(clocks[head]) >= length {
      sum.add(amounts[head], sign: -1)
      head += 1
    }
    if head > 64, head * 2 > clocks.count {
      clocks.removeFirst(head)
      amounts.removeFirst(head)
      head = 0
    }
    clocks.append(clock)
    amounts.append(amount)
    sum.add(amount)
  }
}
