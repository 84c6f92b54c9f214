extension ReferenceGroupCheck {
  /// The positions inside of a stretch of the group's events that a matcher matches.
  func matches(_ matcher: ReferenceJSON, in stretch: ReferenceStretch) -> [Int] {
    stretch.inside.filter { isMember($0) && view($0).matches(matcher, stretch.bindings) }
  }

  /// `never: P`, absence: no P.
  func never(_ ban: ReferenceJSON, in stretch: ReferenceStretch) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    for position in matches(ban, in: stretch) {
      outcome.report(line: event(position).line, stretch.bindings)
    }
    outcome.isExercised = stretch.inside.contains {
      isMember($0) && hasKindAndName(of: ban, view($0), stretch.bindings)
    }
    return outcome
  }

  /// "`never`: no event in scope has P's kind and name, whatever its phase (P without these: no
  /// event in scope)".
  private func hasKindAndName(
    of matcher: ReferenceJSON, _ view: ReferenceView, _ bindings: ReferenceBindings
  ) -> Bool {
    (matcher.array ?? [matcher]).contains { alternative in
      // An event of another spelling is none for a matcher that does not ask for `spelled`.
      if view.event.isOtherSpelling, alternative["spelled"] == nil { return false }
      let named = (alternative.object ?? [:]).filter {
        ["kind", "callback", "system", "action"].contains($0.key)
      }
      return view.matches(.object(named), bindings, presumes: false)
    }
  }

  /// `always: P`, `holds: H`, universality: each P matches H too.
  func always(_ each: ReferenceJSON, in stretch: ReferenceStretch) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    for position in matches(each, in: stretch) {
      outcome.isExercised = true
      // "(H in `holds` presumes neither phase nor spelling.)"
      if let holds = rule["holds"],
        !view(position).matches(holds, stretch.bindings, presumes: false)
      {
        outcome.report(line: event(position).line, stretch.bindings)
      }
    }
    return outcome
  }

  /// `exists: P`, bounded existence: P from n to m times (rule 9).
  func exists(_ wanted: ReferenceJSON, in stretch: ReferenceStretch) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    let found = matches(wanted, in: stretch)
    let least = rule["atLeast"]?.number?.integer ?? 1
    // "each P beyond the most is one, at once"
    if let most = rule["atMost"]?.number?.integer {
      for position in found.dropFirst(most) {
        outcome.report(line: event(position).line, stretch.bindings)
      }
    }
    switch stretch.end {
    case .restarted:
      // "what the stretch still owed is forgotten and exercises nothing"
      break
    case .exited where stretch.endInstant != nil:
      // Rule 11: "`exists` is judged at the exit, unless a `for` has not passed".
      break
    case .open:
      outcome.isExercised = true
      // "an open stretch's `exists` lacks its least number"
      outcome.isInconclusive = found.count < least
    case .closed(let position), .passed(let position), .exited(let position):
      outcome.isExercised = true
      guard found.count < least else { break }
      // Rule 12: "an `exists` with too few across it".
      if hasGap(after: stretch.opening ?? -1, upTo: position) {
        outcome.isInconclusive = true
      } else {
        // "too few is one violation, where the stretch closes"
        outcome.report(line: event(position).line, stretch.bindings)
      }
    }
    return outcome
  }

  /// `recurs: P`, `every: d`, bounded recurrence (rule 7).
  func recurs(_ pulse: ReferenceJSON, in stretch: ReferenceStretch) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    if case .restarted = stretch.end {} else { outcome.isExercised = true }
    guard let every = duration("every") else { return outcome }
    // "gaps run from the opening of the stretch (for the whole group: its first event) to the first
    // P, from P to P, and from the last P to the close of the stretch (`for`: the instant at which
    // it ends) or the session's latest event"
    let first = stretch.opening ?? 0
    let pulses = matches(pulse, in: stretch).filter { $0 > first }
    let last = stretch.endPosition ?? timeline.count - 1
    for (start, end) in zip([first] + pulses, pulses + [last]) where start < end {
      // The silence is too long as soon as an event of the session is later than its bound.
      let showing = ((start + 1)...end).first { position in
        min(clock(position), stretch.endInstant ?? .max) - clock(start) > every
      }
      guard let showing else { continue }
      // Rule 12: "a silence of `recurs` across it that is too long".
      if hasGap(after: start, upTo: showing) {
        outcome.isInconclusive = true
      } else {
        outcome.report(line: event(start).line, stretch.bindings)
      }
    }
    return outcome
  }

  /// `limit: P`, `atMost: n`, `within: d`, rate (rule 8).
  func limit(_ limited: ReferenceJSON, in stretch: ReferenceStretch) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    // "The `atMost` of a `limit` may be a threshold too."
    let most = rule["atMost"].map(run.names.resolved)?.number ?? ReferenceNumber(0)
    let length = duration("within") ?? 0
    let found = matches(limited, in: stretch)
    // How much each P adds: itself, or what it has in the field of `sum`.
    func weight(_ position: Int) -> ReferenceNumber {
      guard let field = rule["sum"]?.text else { return ReferenceNumber(1) }
      if case .value(.number(let number)) = view(position).value(of: field) { return number }
      return ReferenceNumber(0)
    }
    var isBeforeWithin = true
    for (index, position) in found.enumerated() {
      // "a window is half open, so two P exactly d apart are not in one"
      let window = found[...index].filter { clock(position) - clock($0) < length }
      let isWithin = window.map(weight).reduce(ReferenceNumber(0), +) <= most
      // "The P that breaks the limit is one violation, and so is the next one to break it after a P
      // whose own window held at most n."
      if !isWithin, isBeforeWithin {
        outcome.report(line: event(position).line, stretch.bindings)
      }
      isBeforeWithin = isWithin
      outcome.isExercised = true
    }
    return outcome
  }
}
