import LifelintRules
import LifelintTrace

// Obligations: `when … then` and `when … never` ("Exact meaning", points 4 and 5).
extension Checker {
  func visitObligations(_ plan: Int, _ step: Dispatch.Step, group: Int32, stretch known: Int32) {
    if !answered.isEmpty { answered.removeAll(keepingCapacity: true) }
    if known >= 0 {
      endBounded(known, plan, step)
      startTime(known, plan, step)
      visitSubject(known, plan, step)
    }
    guard let trigger = plans[plan].matchers.trigger, !step[.trigger].isEmpty else { return }
    forEachBinding(trigger, step[.trigger], group: group, from: binding(of: known)) { binding in
      if plans[plan].form == .whenNever { show(.exercised, plan, known, group: group) }
      if plans[plan].isInclusive, plans[plan].after == 0, !answered.contains(binding),
        let subject = plans[plan].matchers.subject,
        matches(subject, step[.subject], group: group, binding)
      {
        if plans[plan].form == .then {
          show(.exercised, plan, known, group: group)
          chronicle?.answerAtOnce(plans[plan], group: group, self)
          return
        }
        if !broken.contains(where: { $0.stretch == known && $0.binding == binding }) {
          banned(plan, known, group: group, binding: binding, trigger: MarkPool.none)
        }
      }
      open(plan, stretch(known, plan, group: group), binding: binding)
    }
  }

  /// The stretch that an obligation belongs to, made if need be.
  private func stretch(_ known: Int32, _ plan: Int, group: Int32) -> Int32 {
    if known >= 0 { return known }
    let made = knownStretch(plan, group: group)
    return made >= 0 ? made : makeStretch(plan, group: group)
  }

  // MARK: Opening

  private func open(_ plan: Int, _ stretch: Int32, binding: Binding) {
    let group = stretches[stretch].group
    chronicle?.open(plans[plan], group: group, self)
    let runsAtOnce = plans[plan].matchers.from == nil
    let bucket = makeBucket(of: stretch, binding)
    var made = Obligation(
      index: index, base: runsAtOnce ? clock : Obligation.notRunning, mark: mark(),
      captured: captured(plan, group: group), allowance: allowance(plan, group: group),
      bucket: bucket)
    if plans[plan].form == .whenNever {
      makeRoomForBan(in: bucket, plan)
    } else if buckets[bucket].count >= Int32(Obligation.limit) {
      // What is allowed needs no count.
      guard made.allowance < 0 else { return }
      made.mark = MarkPool.none
    }
    let obligation = append(made)
    if runsAtOnce { startDeadline(of: obligation, stretch, plan) }
  }

  /// Lets go of the bans that a new one of the same binding makes needless; one stays at least.
  private func makeRoomForBan(in bucket: Int32, _ plan: Int) {
    guard plans[plan].within == nil, buckets[bucket].first >= 0 else { return }
    if plans[plan].after == 0 {
      // The latest trigger alone decides: it is the nearest, and the last before a gap.
      while buckets[bucket].first != buckets[bucket].last { remove(buckets[bucket].first) }
    } else if buckets[bucket].count >= Int32(Obligation.limit) {
      // The oldest is the farthest, and so decides for all; with `within` the time itself bounds
      // how many there are.
      let second = obligations[buckets[bucket].first].next
      if second >= 0 { remove(second) }
    }
  }

  private func startDeadline(of obligation: Int32, _ stretch: Int32, _ plan: Int) {
    guard let within = plans[plan].within else { return }
    startRunning(obligation, in: stretch)
    setDeadline(of: stretch, within: within)
    time(stretch)
  }

  private func setDeadline(of stretch: Int32, within: Int64) {
    let first = stretches[stretch].firstRunning
    let next = first < 0 ? .max : Self.later(obligations[first].base, by: within)
    stretches[stretch].nextDeadline = min(stretches[stretch].end, next)
  }

  // MARK: What comes

  /// Calls a function for the bucket of each binding that waits and that a matcher's event concerns;
  /// it may remove that one.
  @inline(__always)
  private func forEachConcerned(
    _ position: Position, _ stretch: Int32, _ plan: Int, _ step: Dispatch.Step,
    _ body: (Int32) -> Void
  ) {
    guard !step[position].isEmpty, stretches[stretch].first >= 0,
      let matcher = plans[plan].matchers[position]
    else { return }
    findConcerned(position, matcher, stretch, plan, step[position])
    var place = 0
    while place < concerned.count {
      body(concerned[place])
      place &+= 1
    }
  }

  /// Puts the buckets of these bindings into ``concerned``.
  ///
  /// One copy of this is enough: the code of all that a step may do does not fit in a core's cache.
  @inline(never)
  private func findConcerned(
    _ position: Position, _ matcher: CompiledMatcher, _ stretch: Int32, _ plan: Int,
    _ open: Dispatch.Alternatives
  ) {
    concerned.cut(to: 0)
    let group = stretches[stretch].group
    let own = stretches[stretch].binding
    if plans[plan].variables == plans[plan].scopeVariables {
      if matches(matcher, open, group: group, own) { _ = concerned.add(stretches[stretch].first) }
      return
    }
    let reader = plans[plan].bucketKeys[position]
    let isKnown = forEachKey(reader, open, group: group, from: own) { key in
      let bucket = bucket(of: stretch, key)
      if bucket >= 0, matches(matcher, open, group: group, key) { _ = concerned.add(bucket) }
    }
    if isKnown { return }
    if let reader, let found = concerned(by: reader, open, of: stretch, group: group) {
      for bucket in found
      where matches(matcher, open, group: group, buckets[bucket].binding) {
        _ = concerned.add(bucket)
      }
      return
    }
    forEachBucket(of: stretch) { bucket in
      if matches(matcher, open, group: group, buckets[bucket].binding) {
        _ = concerned.add(bucket)
      }
    }
  }

  /// R ends what it bounds.
  private func endBounded(_ stretch: Int32, _ plan: Int, _ step: Dispatch.Step) {
    guard let matcher = plans[plan].matchers.bound, !step[.bound].isEmpty else { return }
    forEachConcerned(.bound, stretch, plan, step) { bucket in
      let isOwed = plans[plan].form == .then
      forEachObligation(in: bucket) { obligation in
        noteGivenUp(obligation, stretch, plan, isOver: false)
        if isOwed { judge(obligation, stretch, plan, violated: true) }
        remove(obligation)
      }
    }
    if stretches[stretch].late < 0 { return }
    let group = stretches[stretch].group
    removeLate(of: stretch) { matches(matcher, step[.bound], group: group, $0.binding) }
  }

  /// S starts the time of all that wait for it.
  private func startTime(_ stretch: Int32, _ plan: Int, _ step: Dispatch.Step) {
    if step[.from].isEmpty { return }
    forEachConcerned(.from, stretch, plan, step) { bucket in
      forEachObligation(in: bucket) { obligation in
        guard obligations[obligation].base == Obligation.notRunning else { return }
        obligations[obligation].base = clock
        if obligations[obligation].mark >= 0 {
          obligations[obligation].from = mark()
          marks.keep(obligations[obligation].from)
        }
        startDeadline(of: obligation, stretch, plan)
      }
    }
  }

  /// P answers, or violates.
  private func visitSubject(_ stretch: Int32, _ plan: Int, _ step: Dispatch.Step) {
    if step[.subject].isEmpty { return }
    if stretches[stretch].late >= 0 { hearLate(stretch, plan, step) }
    forEachConcerned(.subject, stretch, plan, step) { bucket in
      if plans[plan].form == .whenNever {
        visitBan(bucket, stretch, plan)
      } else if plans[plan].answersOldest {
        answerOldest(bucket, stretch, plan)
      } else {
        answerAll(bucket, stretch, plan)
      }
    }
  }

  /// Whether an answer now lies far enough from where time runs from.
  @inline(__always)
  private func isFarEnough(_ obligation: Int32, _ plan: Int) -> Bool {
    // Without a bound there is no distance: clocks of different sessions mean nothing together.
    let after = plans[plan].after
    if after == 0 { return true }
    let base = obligations[obligation].base
    return base != Obligation.notRunning && clock.since(base) >= after
  }

  @inline(__always)
  private func crossesGap(_ obligation: Int32, _ stretch: Int32) -> Bool {
    lastGap(of: stretches[stretch].group) > obligations[obligation].index
  }

  private func answerAll(_ bucket: Int32, _ stretch: Int32, _ plan: Int) {
    let isBounded = plans[plan].matchers.bound != nil
    let group = stretches[stretch].group
    forEachObligation(in: bucket) { obligation in
      guard isFarEnough(obligation, plan) else { return }
      let isDoubtful = isBounded && crossesGap(obligation, stretch)
      show(isDoubtful ? .inconclusive : .exercised, plan, stretch, group: group)
      chronicle?.answer(obligations[obligation], plans[plan], group: group, self)
      remove(obligation)
    }
  }

  /// Answers the one that waits longest.
  private func answerOldest(_ bucket: Int32, _ stretch: Int32, _ plan: Int) {
    let binding = buckets[bucket].binding
    guard giveUpAcrossGap(bucket, stretch, plan) else { return }
    var oldest = buckets[bucket].first
    while oldest >= 0, !isFarEnough(oldest, plan) { oldest = obligations[oldest].next }
    guard oldest >= 0 else { return }
    let group = stretches[stretch].group
    show(.exercised, plan, stretch, group: group)
    chronicle?.answer(obligations[oldest], plans[plan], group: group, self)
    remove(oldest)
    answered.append(binding)
  }

  /// What waited at a gap for the oldest to be answered waits no more.
  ///
  /// - Returns: Whether anything is left in the bucket.
  private func giveUpAcrossGap(_ bucket: Int32, _ stretch: Int32, _ plan: Int) -> Bool {
    var isLeft = false
    var hasGivenUp = false
    forEachObligation(in: bucket) { obligation in
      if crossesGap(obligation, stretch) {
        hasGivenUp = true
        remove(obligation)
      } else {
        isLeft = true
      }
    }
    if hasGivenUp { show(.inconclusive, plan, stretch, group: stretches[stretch].group) }
    return isLeft
  }

  // MARK: Bans

  private func visitBan(_ bucket: Int32, _ stretch: Int32, _ plan: Int) {
    var nearest = buckets[bucket].last
    while nearest >= 0 {
      let base = obligations[nearest].base
      let distance = base == Obligation.notRunning ? 0 : clock.since(base)
      if isFarEnough(nearest, plan), distance <= plans[plan].within ?? .max { break }
      nearest = obligations[nearest].previous
    }
    guard nearest >= 0 else { return }
    let group = stretches[stretch].group
    if plans[plan].matchers.bound != nil, crossesGap(nearest, stretch) {
      show(.inconclusive, plan, stretch, group: group)
    } else {
      let binding = buckets[bucket].binding
      if plans[plan].isInclusive { broken.append((stretch, binding)) }
      banned(plan, stretch, group: group, binding: binding, trigger: obligations[nearest].mark)
    }
  }

  private func banned(
    _ plan: Int, _ stretch: Int32, group: Int32, binding: Binding, trigger: Int32
  ) {
    var found = violation(plan, group: group, stretch)
    found.binding = binding
    if trigger >= 0 {
      found.witness = Witness(.trigger, trigger)
      found.witness.append(.offending, mark())
    }
    violate(plan, stretch, group: group, found)
  }

  // MARK: The end of waiting

  /// What waits for an answer has its verdict: violated, or else inconclusive.
  private func judge(_ obligation: Int32, _ stretch: Int32, _ plan: Int, violated: Bool) {
    let group = stretches[stretch].group
    let waiting = obligations[obligation]
    guard violated, !crossesGap(obligation, stretch) else {
      show(.inconclusive, plan, stretch, group: group)
      return
    }
    if waiting.mark < 0 {
      show(.violated, plan, stretch, group: group)
      if plans[plan].measure == nil {
        dropped[program.reports[plan].text.id, default: 0] += 1
      }
      return
    }
    var witness = Witness(.trigger, waiting.mark)
    if waiting.from >= 0 { witness.append(.from, waiting.from) }
    if isLooking { witness.append(.end, mark()) }
    let place = book.records.count
    let isRunning = waiting.base != Obligation.notRunning
    let isLate = isRunning && clock.since(waiting.base) > plans[plan].within ?? .max
    let binding = buckets[waiting.bucket].binding
    violate(
      plan, stretch, group: group,
      Violation(
        mark: waiting.mark, binding: binding, captured: waiting.captured,
        allowance: waiting.allowance, witness: witness,
        overrun: isLate ? plans[plan].within.map { Overrun(took: nil, bound: $0) } : nil))
    if isLate, book.records.count > place, stretches[stretch].lateCount < Int32(Obligation.limit) {
      stretches[stretch].late = lateAnswers.add(
        LateAnswer(
          binding: binding, base: waiting.base, finding: place, next: stretches[stretch].late))
      stretches[stretch].lateCount += 1
    }
  }

  /// Lets it be known that no answer will come.
  @inline(__always)
  private func noteGivenUp(_ obligation: Int32, _ stretch: Int32, _ plan: Int, isOver: Bool) {
    chronicle?.giveUp(
      obligations[obligation], plans[plan], group: stretches[stretch].group, self, isOver: isOver)
  }

  /// An answer that comes after its time says how late it is.
  ///
  /// What answers without naming any of the rule's variables, such as the user's return for a task,
  /// only lets the trigger go and is not what it waited for: too late, it tells nothing.
  private func hearLate(_ stretch: Int32, _ plan: Int, _ step: Dispatch.Step) {
    guard let matcher = plans[plan].matchers.subject else { return }
    let group = stretches[stretch].group
    removeLate(of: stretch) { late in
      let isAnswer =
        plans[plan].variables == 0
        ? matches(matcher, step[.subject], group: group, late.binding)
        : names(matcher, step[.subject], group: group, late.binding)
      if !isAnswer { return false }
      chronicle?.answerLate(
        book.mark(late.finding), from: late.base, plans[plan], group: group, self)
      book.answer(late.finding, after: clock.since(late.base), mark: mark())
      return true
    }
  }

  /// Times that have passed take effect.
  func passObligations(_ stretch: Int32, _ plan: Int) {
    guard let within = plans[plan].within else { return }
    while true {
      let first = stretches[stretch].firstRunning
      guard first >= 0, Self.later(obligations[first].base, by: within) < clock else { break }
      noteGivenUp(first, stretch, plan, isOver: false)
      if plans[plan].form == .then { judge(first, stretch, plan, violated: true) }
      remove(first)
    }
    setDeadline(of: stretch, within: within)
  }

  /// A stretch closes over what waits in it; `nil` where it begins anew instead.
  func closeObligations(_ stretch: Int32, _ plan: Int, _ closing: Closing?) {
    let isOwedAtExit =
      plans[plan].within == nil && plans[plan].matchers.bound == nil
      && plans[plan].duration == nil
    forEachBucket(of: stretch) { bucket in
      if plans[plan].answersOldest, !giveUpAcrossGap(bucket, stretch, plan) { return }
      forEachObligation(in: bucket) { obligation in
        if let closing { noteGivenUp(obligation, stretch, plan, isOver: closing != .event) }
        switch closing {
        case .event, .duration: judge(obligation, stretch, plan, violated: true)
        case .exit: if isOwedAtExit { judge(obligation, stretch, plan, violated: true) }
        case .end:
          let isRunning = obligations[obligation].base != Obligation.notRunning
          judge(obligation, stretch, plan, violated: plans[plan].isOwedAtEnd && isRunning)
        case nil: break
        }
        remove(obligation)
      }
    }
  }
}
