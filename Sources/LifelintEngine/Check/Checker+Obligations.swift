import LifelintRules
import LifelintTrace

// Obligations: `when … then` and `when … never` ("Exact meaning", points 4 and 5).
extension Checker {
  func visitObligations(
    _ plan: RulePlan, _ step: Dispatch.Step, group: Int32, stretch known: Stretch?
  ) {
    var answered: [Binding] = []
    if let stretch = known, let obligations = stretch.obligations {
      endBounded(obligations, stretch, plan, step)
      startTime(obligations, stretch, plan, step)
      answered = visitSubject(obligations, stretch, plan, step)
    }
    guard let trigger = plan.matchers[Position.trigger.rawValue], !step[.trigger].isEmpty else {
      return
    }
    forEachBinding(
      trigger, step[.trigger], group: group, from: known?.binding ?? Binding()
    ) { binding in
      if case .whenNever = plan.form { show(.exercised, plan, known, group: group) }
      if plan.isInclusive, plan.after == 0, !answered.contains(binding),
        let subject = plan.matchers[Position.subject.rawValue],
        matches(subject, step[.subject], group: group, binding)
      {
        if case .then = plan.form {
          show(.exercised, plan, known, group: group)
          chronicle?.answerItself(plan, group: group, self)
          return
        }
        let broken = known?.obligations?.broken
        if broken?.index != index || broken?.bindings.contains(binding) == false {
          banned(plan, known, group: group, binding: binding, trigger: nil)
        }
      }
      let stretch = knownStretch(for: binding, plan, group: group, known)
      open(plan, stretch, binding: binding)
    }
  }

  /// The stretch that an obligation belongs to, made if need be.
  private func knownStretch(
    for binding: Binding, _ plan: RulePlan, group: Int32, _ known: Stretch?
  ) -> Stretch {
    known ?? knownStretch(plan, group: group) ?? makeStretch(plan, group: group)
  }

  // MARK: Opening

  private func open(_ plan: RulePlan, _ stretch: Stretch, binding: Binding) {
    chronicle?.open(plan, group: stretch.group, self)
    let obligations = stretch.obligations ?? Obligations()
    stretch.obligations = obligations
    let runsAtOnce = plan.matchers[Position.from.rawValue] == nil
    let obligation = Obligation(
      mark: mark(), base: runsAtOnce ? clock : nil, from: nil,
      captured: captured(plan, group: stretch.group),
      allowance: allowance(plan, group: stretch.group))
    if case .whenNever = plan.form {
      openBan(obligation, obligations, plan, binding: binding)
    } else {
      let place =
        obligations.buckets.place(of: binding)
        ?? obligations.buckets.append(Bucket(), for: binding)
      guard obligations.buckets[place].waiting.count < Obligations.limit else {
        // What is allowed needs no count.
        guard obligation.allowance < 0 else { return }
        obligations.buckets[place].uncounted.append(runsAtOnce ? clock : Bucket.notRunning)
        if runsAtOnce { startDeadline(obligations, stretch, plan, binding: binding) }
        return
      }
      obligations.buckets[place].waiting.append(obligation)
    }
    if runsAtOnce { startDeadline(obligations, stretch, plan, binding: binding) }
  }

  private func openBan(
    _ obligation: Obligation, _ obligations: Obligations, _ plan: RulePlan, binding: Binding
  ) {
    let place =
      obligations.buckets.place(of: binding) ?? obligations.buckets.append(Bucket(), for: binding)
    if plan.within == nil, plan.after == 0 {
      // The latest trigger alone decides: it is the nearest, and the last before a gap.
      obligations.buckets[place].waiting.removeAll(keepingCapacity: true)
    } else if plan.within == nil, obligations.buckets[place].waiting.count >= Obligations.limit {
      // The oldest is the farthest, and so decides for all; with `within` the time itself bounds
      // how many there are.
      obligations.buckets[place].waiting.remove(at: 1)
    }
    obligations.buckets[place].waiting.append(obligation)
  }

  private func startDeadline(
    _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan, binding: Binding
  ) {
    guard let within = plan.within else { return }
    obligations.add(deadline: Self.later(clock, by: within), binding: binding)
    stretch.nextDeadline = min(stretch.end, obligations.nextDeadline)
    time(stretch)
  }

  // MARK: What comes

  /// Calls a function for each binding that waits and that a matcher's event concerns.
  private func forEachConcerned(
    _ position: Position, _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan,
    _ step: Dispatch.Step, _ body: (Binding) -> Void
  ) {
    let open = step[position]
    guard !open.isEmpty, !obligations.buckets.isEmpty,
      let matcher = plan.matchers[position.rawValue]
    else { return }
    if plan.variables == plan.scopeVariables {
      if matches(matcher, open, group: stretch.group, stretch.binding) { body(stretch.binding) }
      return
    }
    let keys = keys(
      plan.bucketKeys[position.rawValue], open, group: stretch.group, from: stretch.binding)
    for binding in keys ?? Array(obligations.buckets.keys)
    where obligations.buckets.place(of: binding) != nil
      && matches(matcher, open, group: stretch.group, binding)
    {
      body(binding)
    }
  }

  /// R ends what it bounds.
  private func endBounded(
    _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan, _ step: Dispatch.Step
  ) {
    forEachConcerned(.bound, obligations, stretch, plan, step) { binding in
      guard let place = obligations.buckets.place(of: binding) else { return }
      let bucket = obligations.buckets.remove(at: place)
      chronicle?.giveUp(bucket, plan, group: stretch.group, self)
      if case .then = plan.form { judge(bucket, binding: binding, stretch, plan, violated: true) }
    }
    if !obligations.late.isEmpty, let matcher = plan.matchers[Position.bound.rawValue],
      !step[.bound].isEmpty
    {
      obligations.late.removeAll {
        matches(matcher, step[.bound], group: stretch.group, $0.binding)
      }
    }
  }

  /// S starts the time of all that wait for it.
  private func startTime(
    _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan, _ step: Dispatch.Step
  ) {
    forEachConcerned(.from, obligations, stretch, plan, step) { binding in
      guard let bucket = obligations.buckets.place(of: binding) else { return }
      var started = false
      for place in obligations.buckets[bucket].waiting.indices
      where obligations.buckets[bucket].waiting[place].base == nil {
        obligations.buckets[bucket].waiting[place].base = clock
        obligations.buckets[bucket].waiting[place].from = mark()
        started = true
      }
      for place in obligations.buckets[bucket].uncounted.indices
      where obligations.buckets[bucket].uncounted[place] == Bucket.notRunning {
        obligations.buckets[bucket].uncounted[place] = clock
      }
      if started { startDeadline(obligations, stretch, plan, binding: binding) }
    }
  }

  /// P answers, or violates.
  ///
  /// - Returns: The bindings of which it has answered the oldest alone.
  private func visitSubject(
    _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan, _ step: Dispatch.Step
  ) -> [Binding] {
    if !obligations.late.isEmpty { hearLate(obligations, stretch, plan, step) }
    var answered: [Binding] = []
    forEachConcerned(.subject, obligations, stretch, plan, step) { binding in
      if case .whenNever = plan.form {
        visitBan(obligations, stretch, plan, binding: binding)
      } else if plan.answersOldest {
        if answerOldest(obligations, stretch, plan, binding: binding) { answered.append(binding) }
      } else {
        answerAll(obligations, stretch, plan, binding: binding)
      }
    }
    return answered
  }

  /// Whether an answer now lies far enough from where time runs from.
  private func isFarEnough(_ obligation: Obligation, _ plan: RulePlan) -> Bool {
    // Without a bound there is no distance: clocks of different sessions mean nothing together.
    plan.after == 0 || obligation.base.map { clock.since($0) >= plan.after } ?? false
  }

  private func crossesGap(_ obligation: Obligation, _ stretch: Stretch) -> Bool {
    lastGap(of: stretch.group) > obligation.mark.index
  }

  private func answerAll(
    _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan, binding: Binding
  ) {
    guard let place = obligations.buckets.place(of: binding) else { return }
    let isBounded = plan.matchers[Position.bound.rawValue] != nil
    var left: ContiguousArray<Obligation> = []
    for obligation in obligations.buckets[place].waiting {
      guard isFarEnough(obligation, plan) else {
        left.append(obligation)
        continue
      }
      let isDoubtful = isBounded && crossesGap(obligation, stretch)
      show(isDoubtful ? .inconclusive : .exercised, plan, stretch, group: stretch.group)
      chronicle?.answer(obligation, plan, group: stretch.group, self)
    }
    obligations.buckets[place].waiting = left
    chronicle?.answer(
      uncounted: obligations.buckets[place].uncounted, plan, group: stretch.group, self)
    obligations.buckets[place].uncounted.removeAll { base in
      plan.after == 0
        || (base != Bucket.notRunning && clock.since(base) >= plan.after)
    }
    if obligations.buckets[place].isEmpty { obligations.buckets.remove(at: place) }
  }

  /// Answers the one that waits longest; says whether there was one.
  private func answerOldest(
    _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan, binding: Binding
  ) -> Bool {
    giveUpAcrossGap(obligations, stretch, plan, binding: binding)
    guard let bucket = obligations.buckets.place(of: binding),
      let place = obligations.buckets[bucket].waiting.firstIndex(where: { isFarEnough($0, plan) })
    else { return false }
    show(.exercised, plan, stretch, group: stretch.group)
    let answered = obligations.buckets[bucket].waiting.remove(at: place)
    chronicle?.answer(answered, plan, group: stretch.group, self)
    if obligations.buckets[bucket].isEmpty { obligations.buckets.remove(at: bucket) }
    return true
  }

  /// What waited at a gap for the oldest to be answered waits no more.
  private func giveUpAcrossGap(
    _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan, binding: Binding
  ) {
    guard let bucket = obligations.buckets.place(of: binding),
      obligations.buckets[bucket].waiting.contains(where: { crossesGap($0, stretch) })
    else { return }
    show(.inconclusive, plan, stretch, group: stretch.group)
    obligations.buckets[bucket].waiting.removeAll { crossesGap($0, stretch) }
    if obligations.buckets[bucket].isEmpty { obligations.buckets.remove(at: bucket) }
  }

  // MARK: Bans

  private func visitBan(
    _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan, binding: Binding
  ) {
    guard let place = obligations.buckets.place(of: binding) else { return }
    let isBounded = plan.matchers[Position.bound.rawValue] != nil
    var nearest: Obligation?
    for obligation in obligations.buckets[place].waiting.reversed() {
      let distance = obligation.base.map { clock.since($0) } ?? 0
      if isFarEnough(obligation, plan), plan.within.map({ distance <= $0 }) ?? true {
        nearest = obligation
        break
      }
    }
    guard let nearest else { return }
    if isBounded, crossesGap(nearest, stretch) {
      show(.inconclusive, plan, stretch, group: stretch.group)
    } else {
      if obligations.broken.index != index { obligations.broken = (index, []) }
      obligations.broken.bindings.append(binding)
      banned(plan, stretch, group: stretch.group, binding: binding, trigger: nearest.mark)
    }
  }

  private func banned(
    _ plan: RulePlan, _ stretch: Stretch?, group: Int32, binding: Binding, trigger: Mark?
  ) {
    var found = violation(plan, group: group, stretch)
    found.binding = binding
    if let trigger { found.witness.insert((.trigger, trigger), at: 0) }
    violate(plan, stretch, group: group, found)
  }

  // MARK: The end of waiting

  /// What waits for an answer has its verdict: violated, or else inconclusive.
  private func judge(
    _ bucket: Bucket, binding: Binding, _ stretch: Stretch, _ plan: RulePlan, violated: Bool
  ) {
    for obligation in bucket.waiting {
      judge(obligation, binding: binding, stretch, plan, violated: violated)
    }
    if !bucket.uncounted.isEmpty {
      show(violated ? .violated : .inconclusive, plan, stretch, group: stretch.group)
      if violated, plan.measure == nil {
        dropped[plan.text.id, default: 0] += bucket.uncounted.count
      }
    }
  }

  private func judge(
    _ obligation: Obligation, binding: Binding, _ stretch: Stretch, _ plan: RulePlan,
    violated: Bool
  ) {
    guard violated, !crossesGap(obligation, stretch) else {
      show(.inconclusive, plan, stretch, group: stretch.group)
      return
    }
    var witness: [(role: WitnessRole, mark: Mark)] = [(.trigger, obligation.mark)]
    if let from = obligation.from { witness.append((.from, from)) }
    if isLooking { witness.append((.end, mark())) }
    let place = book.records.count
    let isLate = obligation.base.map { clock.since($0) > plan.within ?? .max } ?? false
    violate(
      plan, stretch, group: stretch.group,
      Violation(
        mark: obligation.mark, binding: binding, captured: obligation.captured,
        allowance: obligation.allowance, witness: witness,
        overrun: isLate ? plan.within.map { Overrun(took: nil, bound: $0) } : nil))
    if isLate, let base = obligation.base,
      book.records.count > place, let obligations = stretch.obligations,
      obligations.late.count < Obligations.limit
    {
      obligations.late.append(LateAnswer(binding: binding, base: base, finding: place))
    }
  }

  /// An answer that comes after its time says how late it is.
  private func hearLate(
    _ obligations: Obligations, _ stretch: Stretch, _ plan: RulePlan, _ step: Dispatch.Step
  ) {
    guard let matcher = plan.matchers[Position.subject.rawValue], !step[.subject].isEmpty else {
      return
    }
    obligations.late.removeAll { late in
      guard matches(matcher, step[.subject], group: stretch.group, late.binding) else {
        return false
      }
      book.records[late.finding].violation.overrun?.took = clock.since(late.base)
      chronicle?.answerLate(
        book.records[late.finding].violation.mark, from: late.base, plan, group: stretch.group,
        self)
      book.records[late.finding].violation.witness.removeAll { $0.role == .end }
      book.records[late.finding].violation.witness.append((.answer, mark()))
      return true
    }
  }

  /// Times that have passed take effect.
  func passObligations(_ stretch: Stretch, _ plan: RulePlan) {
    guard let obligations = stretch.obligations, let within = plan.within else { return }
    while obligations.nextDeadline < clock {
      let binding = obligations.deadlines[obligations.head].binding
      obligations.head += 1
      guard let place = obligations.buckets.place(of: binding) else { continue }
      func hasPassed(_ obligation: Obligation) -> Bool {
        obligation.base.map { Self.later($0, by: within) < clock } ?? false
      }
      let passed = ContiguousArray(obligations.buckets[place].waiting.filter(hasPassed))
      var uncounted = obligations.buckets[place].uncounted
      uncounted.removeAll {
        $0 == Bucket.notRunning || Self.later($0, by: within) >= clock
      }
      guard !passed.isEmpty || !uncounted.isEmpty else { continue }
      obligations.buckets[place].waiting.removeAll(where: hasPassed)
      obligations.buckets[place].uncounted.removeAll {
        $0 != Bucket.notRunning && Self.later($0, by: within) < clock
      }
      if obligations.buckets[place].isEmpty { obligations.buckets.remove(at: place) }
      chronicle?.giveUp(
        Bucket(waiting: passed, uncounted: uncounted), plan, group: stretch.group, self)
      guard case .then = plan.form else { continue }
      judge(
        Bucket(waiting: passed, uncounted: uncounted), binding: binding, stretch, plan,
        violated: true)
    }
    stretch.nextDeadline = min(stretch.end, obligations.nextDeadline)
  }

  /// A stretch closes over what waits in it; `nil` where it begins anew instead.
  func closeObligations(_ stretch: Stretch, _ plan: RulePlan, _ closing: Closing?) {
    guard let obligations = stretch.obligations else { return }
    for binding in obligations.buckets.keys {
      if plan.answersOldest {
        giveUpAcrossGap(obligations, stretch, plan, binding: binding)
      }
      guard let place = obligations.buckets.place(of: binding) else { continue }
      let bucket = obligations.buckets.remove(at: place)
      if let closing {
        chronicle?.giveUp(bucket, plan, group: stretch.group, self, isOver: closing != .event)
      }
      switch closing {
      case .event, .duration:
        judge(bucket, binding: binding, stretch, plan, violated: true)
      case .exit:
        if plan.within == nil, plan.matchers[Position.bound.rawValue] == nil, plan.duration == nil {
          judge(bucket, binding: binding, stretch, plan, violated: true)
        }
      case .end:
        if !bucket.uncounted.isEmpty {
          show(.inconclusive, plan, stretch, group: stretch.group)
        }
        for obligation in bucket.waiting {
          judge(
            obligation, binding: binding, stretch, plan,
            violated: plan.isOwedAtEnd && obligation.base != nil)
        }
      case nil: break
      }
    }
  }
}
