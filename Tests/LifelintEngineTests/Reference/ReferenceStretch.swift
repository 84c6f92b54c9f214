/// A part of a group that a check covers.
///
/// Numbers are positions in the group's timeline.
struct ReferenceStretch {
  /// How a stretch ends.
  enum End: Equatable {
    /// It is open where the trace stops.
    case open
    /// At its closing event.
    case closed(Int)
    /// `for` has passed, as the event at this position shows.
    case passed(Int)
    /// At the exit.
    case exited(Int)
    /// At an opening event that begins it anew.
    case restarted(Int)
  }

  /// The variables that its opening has bound.
  var bindings: ReferenceBindings
  /// The position of the event that opened it; none where the group's begin did.
  var opening: Int?
  /// The positions of what lies inside: "The events that open and close a stretch lie outside of
  /// it; the whole group has no such events".
  var inside: Range<Int>
  /// How it ends.
  var end = End.open
  /// The instant at which `for` ends it.
  var endInstant: Int?
  /// The number of the stretch that begins it anew.
  var renewal: Int?

  /// The position of the event at which it ends, if it does.
  var endPosition: Int? {
    switch end {
    case .open: nil
    case .closed(let position), .passed(let position), .exited(let position),
      .restarted(let position):
      position
    }
  }
}

/// A rule in one group.
struct ReferenceGroupCheck {
  let run: ReferenceRun
  let rule: ReferenceJSON
  let group: ReferenceGroup
  /// The places of all events that the group has to see: in a group with a session, all that its
  /// session has from the group's begin on, for these move its clock; else the members, and the
  /// gaps of the sessions that have named it, whatever their own fields say.
  let timeline: [Int]

  /// Prepares a rule for a group.
  init(run: ReferenceRun, rule: ReferenceJSON, group: ReferenceGroup) {
    self.run = run
    self.rule = rule
    self.group = group
    if let session = group.key.session {
      timeline = run.trace.events.indices.filter {
        $0 >= group.members[0] && run.trace.events[$0].session == session
      }
    } else {
      let members = Set(group.members)
      timeline = run.trace.events.indices.filter {
        let event = run.trace.events[$0]
        return members.contains($0)
          || event.isGap && group.naming[event.session] ?? .max < $0
      }
    }
  }

  /// The event at a position.
  func event(_ position: Int) -> ReferenceEvent {
    run.trace.events[timeline[position]]
  }

  /// The event at a position as the group's matchers see it.
  func view(_ position: Int) -> ReferenceView {
    ReferenceView(run: run, place: timeline[position], group: group.key)
  }

  /// Whether the event at a position belongs to the group.
  func isMember(_ position: Int) -> Bool {
    group.members.contains(timeline[position])
  }

  /// The session's clock at a position; a group without a session measures nothing.
  func clock(_ position: Int) -> Int {
    group.key.session == nil ? 0 : event(position).clock
  }

  /// Whether the event at a position ends the group: "every stretch of a group that has `session`
  /// in its `per` ends by exit" (rule 11).
  func isExit(_ position: Int) -> Bool {
    group.key.session != nil && event(position).isExit
  }

  /// A key of the rule that is a duration.
  func duration(_ key: ReferenceText) -> Int? {
    rule[key]?.text.flatMap(ReferenceTime.duration)
  }

  /// All stretches of the rule's scope, also such as are only parts before a `restart`.
  var stretches: [ReferenceStretch] {
    let scope = rule["scope"]
    let between = scope?["between"]?.array
    let opens = between?[0] ?? scope?["after"]
    let closes = between?[1] ?? scope?["until"] ?? scope?["before"]
    let length = scope?["for"]?.text.flatMap(ReferenceTime.duration)
    var all: [ReferenceStretch] = []
    var live: [Int] = []
    if opens == nil {
      all = [ReferenceStretch(bindings: [:], opening: nil, inside: 0..<timeline.count)]
      live = [0]
    }
    func finish(_ number: Int, _ end: ReferenceStretch.End, before position: Int) {
      all[number].end = end
      all[number].inside = all[number].inside.lowerBound..<position
      live.removeAll { $0 == number }
    }
    for position in timeline.indices {
      // Rule 3: "bounds that the event's time shows to have passed take effect; then … scopes
      // close, scopes open".
      for number in live {
        if let instant = all[number].endInstant, clock(position) > instant {
          finish(number, .passed(position), before: position)
        }
      }
      if isMember(position) {
        for number in live {
          if let closes, view(position).matches(closes, all[number].bindings) {
            finish(number, .closed(position), before: position)
          }
        }
        // "Stretches of different bindings live side by side."
        for bindings in opens.map({ view(position).bindingsOfMatch($0, [:]) }) ?? [] {
          let same = live.first { all[$0].bindings == bindings }
          if let same {
            // "`"restart": true` lets a Q inside a stretch begin it anew"
            guard scope?["restart"]?.isTrue == true else { continue }
            finish(same, .restarted(position), before: position)
            all[same].renewal = all.count
          }
          live.append(all.count)
          all.append(
            ReferenceStretch(
              bindings: bindings, opening: position, inside: (position + 1)..<timeline.count,
              endInstant: length.map { clock(position) + $0 }))
        }
      }
      if isExit(position) {
        for number in live { finish(number, .exited(position), before: position + 1) }
      }
    }
    return all
  }

  /// Whether a stretch counts: "In `before R` and `between` nothing counts until R comes" (rule 10),
  /// and one without its R is thrown away.
  func counts(_ stretch: ReferenceStretch, among all: [ReferenceStretch]) -> Bool {
    guard rule["scope"]?["before"] != nil || rule["scope"]?["between"] != nil else { return true }
    switch stretch.end {
    case .closed: return true
    case .restarted: return stretch.renewal.map { counts(all[$0], among: all) } ?? false
    case .open, .passed, .exited: return false
    }
  }

  /// What the rule has shown in the group.
  var outcome: ReferenceOutcome {
    var whole = ReferenceOutcome()
    let all = stretches
    for stretch in all where counts(stretch, among: all) {
      whole.add(check(stretch))
    }
    return whole
  }

  private func check(_ stretch: ReferenceStretch) -> ReferenceOutcome {
    if let when = rule["when"] {
      if let answer = rule["then"] { return then(answer, after: when, in: stretch) }
      if let ban = rule["never"] { return never(ban, after: when, in: stretch) }
      if let earlier = rule["previously"] { return previously(earlier, before: when, in: stretch) }
    }
    if let ban = rule["never"] { return never(ban, in: stretch) }
    if let wanted = rule["exists"] { return exists(wanted, in: stretch) }
    if let each = rule["always"] { return always(each, in: stretch) }
    if let pulse = rule["recurs"] { return recurs(pulse, in: stretch) }
    if let limited = rule["limit"] { return limit(limited, in: stretch) }
    return ReferenceOutcome()
  }

  /// Whether events are missing between two positions: just before an event after the first one and
  /// up to the second one (rule 12: `gap` "says that events are missing just before it").
  func hasGap(after first: Int, upTo last: Int) -> Bool {
    timeline.indices.contains { $0 > first && $0 <= last && event($0).isGap }
  }
}
