import LifelintTrace

// Stretches: making and finding them, and the times that run in them.
extension Checker {
  /// The stretch of a rule in a group, or the root of its stretches; -1 for none.
  @inline(__always)
  func knownStretch(_ plan: Int, group: Int32) -> Int32 {
    guard groups[group].live.contains(plans[plan].ordinal) else { return -1 }
    var stretch = groups[group].stretches
    while stretch >= 0, stretches[stretch].plan != Int32(plan) { stretch = stretches[stretch].next }
    return stretch
  }

  /// Makes the stretch of a rule in a group: open from the group's first event on where the scope
  /// has no opening.
  func makeStretch(_ plan: Int, group: Int32) -> Int32 {
    let stretch = stretches.add(Stretch(plan: plan, group: group))
    stretches[stretch].next = groups[group].stretches
    if !plans[plan].hasOpen {
      stretches[stretch].isOpen = true
      stretches[stretch].start = groups[group].first - 1
    }
    groups[group].stretches = stretch
    groups[group].live.insert(plans[plan].ordinal)
    let session = groups[group].session
    if session >= 0 {
      parts[partPlace(session, plans[plan].grouping)].live.insert(plans[plan].ordinal)
    }
    return stretch
  }

  /// Lets go of the stretch of a rule in a group, which has nothing to remember.
  func letGo(_ stretch: Int32, _ plan: Int) {
    let group = stretches[stretch].group
    let next = stretches[stretch].next
    var before = groups[group].stretches
    if before == stretch {
      groups[group].stretches = next
    } else {
      while stretches[before].next != stretch { before = stretches[before].next }
      stretches[before].next = next
    }
    groups[group].live.remove(plans[plan].ordinal)
    release(stretch)
  }

  /// Gives a stretch back that nothing but its session knows any more.
  ///
  /// Its number is given away only once its session has let go of it too.
  private func release(_ stretch: Int32) {
    drop(stretch)
    if stretches[stretch].isTimed {
      stretches[stretch].isReleased = true
    } else {
      stretches.giveBack(stretch)
    }
  }

  // MARK: Children

  /// The stretch of one binding; -1 for none.
  ///
  /// - Complexity: O(1).
  func child(of root: Int32, _ binding: Binding) -> Int32 {
    find(in: stretches, of: root, binding)
  }

  /// Calls a function for each stretch of one binding; it may remove that one.
  @inline(__always)
  func forEachChild(of root: Int32, _ body: (Int32) -> Void) {
    forEach(in: stretches, of: root, body)
  }

  /// Makes the stretch of one binding.
  func makeChild(of root: Int32, _ plan: Int, binding: Binding) -> Int32 {
    var made = Stretch(plan: plan, group: stretches[root].group)
    made.root = root
    made.binding = binding
    return append(made, to: stretches)
  }

  /// Lets go of the closed stretch of one binding.
  func remove(child: Int32) {
    unlist(child, of: stretches)
    release(child)
  }

  // MARK: Time

  /// Lets a session know that time runs in a stretch.
  func time(_ stretch: Int32) {
    let deadline = stretches[stretch].nextDeadline
    guard deadline < .max else { return }
    let session = groups[stretches[stretch].group].session
    guard session >= 0 else { return }
    if !stretches[stretch].isTimed { putInTime(stretch, of: session) }
    if deadline < sessions[session].nextDeadline { sessions[session].nextDeadline = deadline }
  }

  /// Puts a stretch behind the others of a session in which time runs.
  func putInTime(_ stretch: Int32, of session: Int32) {
    stretches[stretch].isTimed = true
    stretches[stretch].nextTimed = -1
    let last = sessions[session].lastTimed
    if last >= 0 {
      stretches[last].nextTimed = stretch
    } else {
      sessions[session].firstTimed = stretch
    }
    sessions[session].lastTimed = stretch
  }

  /// Forgets in which stretches of a session time runs, since all of them end.
  func forgetTimes(of session: Int32) {
    var stretch = sessions[session].firstTimed
    while stretch >= 0 {
      stretches[stretch].isTimed = false
      if stretches[stretch].isReleased { stretches.giveBack(stretch) }
      stretch = stretches[stretch].nextTimed
    }
    sessions[session].firstTimed = -1
    sessions[session].lastTimed = -1
  }

  /// Bounds that the event's time shows to have passed take effect.
  func passDeadlines() {
    var stretch = sessions[session].firstTimed
    sessions[session].firstTimed = -1
    sessions[session].lastTimed = -1
    sessions[session].nextDeadline = .max
    while stretch >= 0 {
      let next = stretches[stretch].nextTimed
      stretches[stretch].isTimed = false
      if stretches[stretch].isReleased {
        stretches.giveBack(stretch)
      } else {
        if stretches[stretch].nextDeadline < clock { pass(stretch) }
        if !letGoIfPassed(stretch) { time(stretch) }
      }
      stretch = next
    }
  }

  /// Lets go of a stretch of which nothing is left once a bound has passed.
  private func letGoIfPassed(_ stretch: Int32) -> Bool {
    let plan = Int(stretches[stretch].plan)
    let root = stretches[stretch].root
    if root >= 0 {
      if stretches[stretch].isOpen { return false }
      remove(child: stretch)
      if stretches[root].first < 0 { letGo(root, plan) }
      return true
    }
    if isLive(stretch, plan) { return false }
    letGo(stretch, plan)
    return true
  }

  /// Lets what has passed in a stretch take effect.
  private func pass(_ stretch: Int32) {
    let plan = Int(stretches[stretch].plan)
    if stretches[stretch].end < clock {
      close(stretch, plan, .duration)
    } else if plans[plan].form == .recurs {
      endSilence(stretch, plan, at: clock)
      stretches[stretch].nextDeadline = stretches[stretch].end
    } else {
      passObligations(stretch, plan)
    }
  }

  /// A clock some time later, at most the end of time.
  static func later(_ clock: Int64, by duration: Int64) -> Int64 {
    let (sum, overflows) = clock.addingReportingOverflow(duration)
    return overflows ? .max : sum
  }
}
