import LifelintTrace

// Sessions: which one an event belongs to, where each begins and ends ("Exact meaning", point 11).
extension Checker {
  /// Takes one event of the trace.
  func take(_ taken: Event) {
    guard let number = findSession(of: taken) else { return }
    if instants == nil || !readsAsSpan(taken, in: number) {
      look(at: taken, in: number, sharesLine: false)
    }
    if awakeCount > mostAwake { sendToSleep() }
  }

  private func isStart(_ event: Event, _ name: NameID) -> Bool {
    event.name == name && event.phase != .end
  }

  /// The session of an event; `nil` where it comes after the exit.
  private func findSession(of taken: Event) -> Int32? {
    let place = Int(taken.session.rawValue)
    growSessionNumbers(for: taken.session)
    var known = sessionNumbers[place]
    var quiet = Self.none
    if known < 0 {
      quiet = quietNames.number(of: taken.session, in: program.symbols)
      if quiet <= Self.asleep(0) { known = wake(quiet) }
    }
    let isLaunch = isStart(taken, program.launch)
    if options.isSequential, lastSession >= 0, lastSession != known {
      endSession(lastSession, .end, isGone: true)
    }
    if quiet == Self.hasExited, !isLaunch {
      report(
        .eventAfterExit, line: taken.line,
        "\(describe(taken)) comes after the exit of its session and counts in no rule",
        hint: "A process that has exited runs no code: log the next one under a new session, "
          + "or begin it with {\"system\":\"launch\"}.", at: taken)
      return nil
    }
    guard known >= 0 else {
      if quiet != Self.none { noteQuiet(taken.session, as: Self.none) }
      return begin(taken)
    }
    if isLaunch {
      guard sessions[known].awaitsLaunch else {
        endSession(known, .end, isGone: true)
        return begin(taken)
      }
      join(known)
    }
    return known
  }

  /// Makes room for what a name stands for.
  func growSessionNumbers(for name: Symbol) {
    let place = Int(name.rawValue)
    if sessionNumbers.count <= place {
      let missing = max(place + 1, sessionNumbers.count * 2) - sessionNumbers.count
      sessionNumbers.append(contentsOf: repeatElement(Self.none, count: missing))
    }
  }

  private func begin(_ taken: Event) -> Int32 {
    let isWhole = header?.isComplete == true || program.beginningNames.contains(taken.name)
    let number = add(
      Session(
        name: taken.session, hasDateTime: taken.hasDateTime, isCut: !isWhole, first: index,
        clock: taken.time, firstClock: taken.time))
    sessionNumbers[Int(taken.session.rawValue)] = number
    lastSession = number
    sessionCount += 1
    chronicle?.begin(number, with: taken, isCut: !isWhole)
    return number
  }

  /// Adds a session with nothing in it.
  func add(_ session: Session) -> Int32 {
    let number = sessions.add(session)
    if Int(number + 1) * groupings.count > parts.count {
      for _ in groupings.indices { _ = parts.add(SessionPart()) }
      for _ in 0..<program.sumCount { _ = sums.add(Self.staleSum) }
    }
    awakeCount += 1
    return number
  }

  /// A launch joins what its session has so far: the session is whole from here on.
  private func join(_ number: Int32) {
    chronicle?.join(number)
    if sessions[number].isCut {
      sessions[number].isCut = false
      for group in namedGroups[number]?.list ?? [] { sharedGroups[group]?.cutSessions -= 1 }
    }
    for grouping in groupings.indices where groupings[grouping].hasSession {
      var group = parts[partPlace(number, grouping)].head
      while group >= 0 {
        for (ordinal, model) in groupings[grouping].models.enumerated()
        where state(of: group, ordinal) == 0 {
          setState(of: group, model: model, to: models[model].initial)
        }
        group = groups[group].next
      }
    }
  }

  /// Looks at one event, with all that it means.
  func look(at taken: Event, in number: Int32, sharesLine: Bool) {
    let before = sessions[number].clock
    let isFirst = !sessions[number].hasGroups
    moveClock(taken, of: number)
    sessions[number].latest = index
    event = taken
    session = number
    clock = sessions[number].clock
    self.sharesLine = sharesLine
    isLooking = true
    forgetEvent()
    isSecond = event.kind == .callback && isSecondSpelling()
    if event.kind != .system || isStart(taken, program.launch) {
      sessions[number].awaitsLaunch = false
    }
    findOwnGroups()
    let isGap = isStart(taken, program.gap)
    if isGap { takeGap(before: isFirst ? nil : before) }
    chronicle?.look(self)
    if clock > sessions[number].nextDeadline { passDeadlines() }
    if !awaited.isEmpty { reportAwaited() }
    findDispatch()
    check()
    if isStart(taken, program.exit) {
      reportNeverReturned(number)
      endSession(number, .exit)
      settleModels()
    } else {
      settleModels()
      settleSpans()
      chronicle?.settle(self)
    }
    index += 1
    isLooking = false
  }

  /// Forgets what was known of the event before.
  private func forgetEvent() {
    marks.drop(knownMark)
    knownMark = MarkPool.none
    moves.cut(to: 0)
    if !saidNow.isEmpty { saidNow.removeAll(keepingCapacity: true) }
    if !broken.isEmpty { broken.removeAll(keepingCapacity: true) }
  }

  private func moveClock(_ taken: Event, of number: Int32) {
    if taken.hasDateTime != sessions[number].hasDateTime {
      if !sessions[number].saidMixedTime {
        sessions[number].saidMixedTime = true
        report(
          .mixedTime, line: taken.line,
          "t is \(taken.hasDateTime ? "a date-time" : "a number"), but this session began with "
            + "\(taken.hasDateTime ? "numbers" : "date-times"); its clock stands still here",
          hint: "Log every t of a session in one form.", at: taken)
      }
      return
    }
    if taken.time < sessions[number].clock {
      if !sessions[number].isBehind {
        sessions[number].isBehind = true
        report(
          .timeBackwards, line: taken.line,
          "t lies \(Self.seconds(sessions[number].clock.since(taken.time))) before an earlier line "
            + "of its session",
          hint: "The file's order counts and the session's clock stands still until t catches up. "
            + "Log a monotonic clock, and one line at a time.", at: taken)
      }
    } else {
      sessions[number].isBehind = false
      sessions[number].clock = taken.time
    }
  }

  // MARK: The end

  /// Ends a session: judges what is still open in its groups, and lets all of it go.
  ///
  /// - Parameters:
  ///   - number: The session.
  ///   - closing: How it ends.
  ///   - isGone: Whether its process is known to be gone, though it has no `exit`.
  func endSession(_ number: Int32, _ closing: Closing, isGone: Bool = false) {
    guard sessions[number].isAlive else { return }
    if closing == .end { endPendingSpan(of: number) }
    chronicle?.close(number, closing, self)
    forgetTimes(of: number)
    for grouping in groupings.indices {
      if groupings[grouping].hasSession {
        var group = parts[partPlace(number, grouping)].head
        while group >= 0 {
          let next = groups[group].next
          closeGroup(group, closing)
          group = next
        }
      }
    }
    remove(session: number)
    chronicle?.end(number, closing, isGone: isGone)
    let name = sessions[number].name
    sessionNumbers[Int(name.rawValue)] = Self.none
    if closing == .exit { noteQuiet(name, as: Self.hasExited) }
    if lastSession == number { lastSession = Self.none }
  }

  /// Takes a session away whose own groups are gone.
  func remove(session number: Int32) {
    for grouping in groupings.indices { parts[partPlace(number, grouping)] = SessionPart() }
    staleSums(of: number)
    forgetSpans(of: number)
    if !namedGroups.isEmpty { namedGroups[number] = nil }
    if !farSpellings.isEmpty { farSpellings[number] = nil }
    if !phasedNames.isEmpty { phasedNames[number] = nil }
    sessions[number].isAlive = false
    sessions[number].gaps = []
    awakeCount -= 1
    sessions.giveBack(number)
  }

  /// No session.
  static let none: Int32 = -1
  /// In ``quietNames``: the name's last session has exited.
  static let hasExited: Int32 = -2

  /// Ends everything, as the trace is over: the session that began first is the first to end.
  func finish() {
    for number in numbersByFirstEvent() {
      endSession(number <= Self.asleep(0) ? wake(number) : number, .end)
      letGo()
    }
    for grouping in groupings.indices where !groupings[grouping].hasSession {
      var group = sharedHeads[grouping]
      while group >= 0 {
        let next = groups[group].next
        closeGroup(group, .end)
        group = next
      }
    }
    forgetEvent()
  }
}
