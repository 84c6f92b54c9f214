extension ReferenceGroupCheck {
  /// The triggers of a stretch in their order, one for each binding of their variables.
  private func triggers(
    _ when: ReferenceJSON, in stretch: ReferenceStretch
  ) -> [(position: Int, bindings: ReferenceBindings)] {
    stretch.inside.filter(isMember).flatMap { position in
      view(position).bindingsOfMatch(when, stretch.bindings).map { (position, $0) }
    }
  }

  /// Whether a distance in time is at least `after` and at most `within`.
  private func fits(_ distance: Int) -> Bool {
    distance >= duration("after") ?? 0 && distance <= duration("within") ?? .max
  }

  /// How an obligation of `then` ends.
  private enum Fate {
    case answered, violated, inconclusive, dropped
  }

  /// `when: T`, `then: P`, response: after each T comes a P (rule 4).
  func then(
    _ answer: ReferenceJSON, after when: ReferenceJSON, in stretch: ReferenceStretch
  ) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    // "`"answers": "oldest"` lets it answer the one that waits longest": the triggers choose in
    // their order, and of one binding none takes what an earlier one has taken.
    var taken: [ReferenceBindings: Set<Int>] = [:]
    for (position, bindings) in triggers(when, in: stretch) {
      let fate = fate(
        of: position, bindings, answer: answer, in: stretch, taken: &taken[bindings, default: []])
      // "`when`: no T that was not dropped"
      if fate != .dropped { outcome.isExercised = true }
      if fate == .inconclusive { outcome.isInconclusive = true }
      if fate == .violated { outcome.report(line: event(position).line, bindings) }
    }
    return outcome
  }

  private func fate(
    of trigger: Int, _ bindings: ReferenceBindings, answer: ReferenceJSON,
    in stretch: ReferenceStretch, taken: inout Set<Int>
  ) -> Fate {
    let isOldest = rule["answers"]?.text == "oldest"
    let within = duration("within")
    // `from`: "until it comes no time passes"
    var start = rule["from"] == nil ? clock(trigger) : nil
    var hasGapPassed = false
    // What is found against the obligation, a missing event could have prevented (rule 12).
    var lost: Fate {
      hasGapPassed ? .inconclusive : .violated
    }
    func answers(_ position: Int) -> Bool {
      // "a P before it lies at distance zero"
      let distance = start.map { clock(position) - $0 } ?? 0
      guard view(position).matches(answer, bindings), fits(distance) else { return false }
      return !isOldest || taken.insert(position).inserted
    }
    // Rule 3: "with `inclusive`, P is looked at once more for it".
    if rule["inclusive"]?.isTrue == true, answers(trigger) { return .answered }
    // Rule 11: "a waiting `then` is violated if it has no `within`, no `before` and its stretch no
    // `for`, and is dropped otherwise".
    let isBounded = within != nil || rule["before"] != nil || stretch.endInstant != nil
    if stretch.end == .exited(trigger) { return isBounded ? .dropped : .violated }
    for position in timeline.indices where position > trigger {
      if event(position).isGap {
        hasGapPassed = true
        // "with `"answers": "oldest"`, whatever waits at it"
        if isOldest { return .inconclusive }
      }
      // "its time has passed"
      if let start, let within, clock(position) > start + within { return lost }
      // "or when its stretch closes"
      if stretch.end == .passed(position) || stretch.end == .closed(position) { return lost }
      if stretch.end == .restarted(position) { return .dropped }
      if isMember(position) {
        // "It is violated when R comes first": R is looked at, then S, then P.
        if let bound = rule["before"], view(position).matches(bound, bindings) { return lost }
        if start == nil, let from = rule["from"], view(position).matches(from, bindings) {
          start = clock(position)
        }
        if answers(position) {
          // "an answer that a missing R could have undone: … (with `before`) that something answers
          // after it"
          return rule["before"] != nil && hasGapPassed ? .inconclusive : .answered
        }
      }
      if stretch.end == .exited(position) { return isBounded ? .dropped : lost }
    }
    // "At the end of the trace it is inconclusive", unless `atEnd` says that it is violated: where
    // its time runs, and no missing event could have answered it.
    if rule["atEnd"] != nil, start != nil { return lost }
    return .inconclusive
  }

  /// `when: T`, `never: P`, negative response: after each T no P (rule 5).
  func never(
    _ ban: ReferenceJSON, after when: ReferenceJSON, in stretch: ReferenceStretch
  ) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    for (trigger, bindings) in triggers(when, in: stretch) {
      outcome.isExercised = true
      var start = rule["from"] == nil ? clock(trigger) : nil
      var hasGapPassed = false
      if rule["inclusive"]?.isTrue == true, fits(0), view(trigger).matches(ban, bindings) {
        outcome.report(line: event(trigger).line, bindings)
      }
      for position in stretch.inside where position > trigger {
        if event(position).isGap { hasGapPassed = true }
        guard isMember(position) else { continue }
        if let bound = rule["until"], view(position).matches(bound, bindings) { break }
        if start == nil, let from = rule["from"], view(position).matches(from, bindings) {
          start = clock(position)
        }
        let distance = start.map { clock(position) - $0 } ?? 0
        guard view(position).matches(ban, bindings), fits(distance) else { continue }
        if rule["until"] != nil, hasGapPassed {
          // Rule 12: "a `when … never` with `until` whose P comes after it".
          outcome.isInconclusive = true
        } else {
          outcome.report(line: event(position).line, bindings)
        }
      }
    }
    return outcome
  }

  /// `when: T`, `previously: P`, precedence: before each T came a P (rule 6).
  func previously(
    _ earlier: ReferenceJSON, before when: ReferenceJSON, in stretch: ReferenceStretch
  ) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    var taken: [ReferenceBindings: Set<Int>] = [:]
    for (trigger, bindings) in triggers(when, in: stretch) {
      outcome.isExercised = true
      // "`previously` looks back from T over the earlier events of the stretch"
      let back = stretch.inside.filter { $0 < trigger && isMember($0) }
      // "with no R after it. R on T's own event does not count; a P on R's own event does."
      let lastBound = rule["since"].flatMap { since in
        back.last { view($0).matches(since, bindings) }
      }
      let own = rule["inclusive"]?.isTrue == true ? [trigger] : []
      let found = (back + own).filter { position in
        position >= lastBound ?? 0 && fits(clock(trigger) - clock(position))
          && view(position).matches(earlier, bindings)
      }
      if rule["answers"]?.text == "oldest" {
        // "each T takes the oldest P that it fits and that no T has taken"
        if let oldest = found.first(where: { !taken[bindings, default: []].contains($0) }) {
          taken[bindings, default: []].insert(oldest)
          if isUndone(oldest, before: trigger) { outcome.isInconclusive = true }
          continue
        }
      } else if !found.isEmpty {
        if found.allSatisfy({ isUndone($0, before: trigger) }) { outcome.isInconclusive = true }
        continue
      }
      let isUnseen = stretch.opening == nil && lastBound == nil && isCut(before: trigger)
      if isUnseen || isMissing(before: trigger, since: lastBound, in: stretch) {
        outcome.isInconclusive = true
      } else {
        outcome.report(line: event(trigger).line, bindings)
      }
    }
    return outcome
  }

  /// Rule 12: "a `previously` whose P … (with `since`) lies before it", the gap: a missing R could
  /// have undone it.
  private func isUndone(_ position: Int, before trigger: Int) -> Bool {
    rule["since"] != nil && hasGap(after: position, upTo: trigger)
  }

  /// Whether a trigger's `within` reaches back to a time on its session's clock.
  private func reaches(from trigger: Int, to time: Int) -> Bool {
    guard let within = duration("within") else { return true }
    return clock(trigger) - within <= time
  }

  /// The sessions that the group has events of up to a position.
  private func sessions(upTo position: Int) -> Set<Int> {
    Set(timeline[...position].map { run.trace.events[$0].session })
  }

  /// Whether a session was cut at the front where a trigger would have to look.
  ///
  /// "Where a session was cut at the front …, a T … whose time reaches back to that first event or
  /// further, is inconclusive."
  private func isCut(before trigger: Int) -> Bool {
    sessions(upTo: trigger).contains { session in
      let latest = run.trace.events[...timeline[trigger]].last { $0.session == session }
      guard let latest, latest.isSessionCut else { return false }
      return reaches(from: trigger, to: latest.sessionStart)
    }
  }

  /// Rule 12: "a `previously` whose P is missing": events are missing where P would have to be, and
  /// no R came after them.
  private func isMissing(
    before trigger: Int, since lastBound: Int?, in stretch: ReferenceStretch
  ) -> Bool {
    let sessions = sessions(upTo: trigger)
    return run.trace.events.indices.contains { place in
      let event = run.trace.events[place]
      guard event.isGap, place <= timeline[trigger], sessions.contains(event.session)
      else { return false }
      if let opening = stretch.opening, place <= timeline[opening] { return false }
      if let lastBound, place <= timeline[lastBound] { return false }
      // What is missing lies between the gap and the session's event before it (anywhere before it
      // where there is none), and P has to lie at least `after` before T.
      let previous = run.trace.events[..<place].last { $0.session == event.session }
      let isEarlyEnough = duration("after").map { after in
        clock(trigger) - after >= previous?.clock ?? .min
      }
      return reaches(from: trigger, to: event.clock) && isEarlyEnough ?? true
    }
  }
}
