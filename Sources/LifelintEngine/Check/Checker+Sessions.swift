import LifelintTrace

// Sessions: which one an event belongs to, where each begins and ends ("Exact meaning", point 11).
extension Checker {
  /// Takes one event of the trace.
  func take(_ taken: Event) {
    guard let number = findSession(of: taken) else { return }
    if instants != nil, readsAsSpan(taken, in: number) { return }
    look(at: taken, in: number, sharesLine: false)
  }

  private func isStart(_ event: Event, _ name: NameID) -> Bool {
    event.name == name && event.phase != .end
  }

  /// The session of an event; `nil` where it comes after the exit.
  private func findSession(of taken: Event) -> Int32? {
    let place = Int(taken.session.rawValue)
    while sessionNumbers.count <= place { sessionNumbers.append(-1) }
    let known = sessionNumbers[place]
    let isLaunch = isStart(taken, program.launch)
    if options.isSequential, lastSession >= 0, lastSession != known {
      endSession(lastSession, .end)
    }
    if known == Self.hasExited, !isLaunch {
      report(
        .eventAfterExit, line: taken.line,
        "\(describe(taken)) comes after the exit of its session and counts in no rule",
        hint: "A process that has exited runs no code: log the next one under a new session, "
          + "or begin it with {\"system\":\"launch\"}.", at: taken)
      return nil
    }
    guard known >= 0 else { return begin(taken) }
    if isLaunch {
      guard sessions[Int(known)].awaitsLaunch else {
        endSession(known, .end)
        return begin(taken)
      }
      join(known)
    }
    return known
  }

  private func begin(_ taken: Event) -> Int32 {
    let isWhole = header?.isComplete == true || program.beginningNames.contains(taken.name)
    let made = Session(
      name: taken.session, clock: taken.time, firstClock: taken.time,
      hasDateTime: taken.hasDateTime, isCut: !isWhole,
      groups: ContiguousArray(repeating: -1, count: program.groupings.count))
    let number: Int32
    if let free = freeSessions.popLast() {
      number = free
      sessions[Int(free)] = made
    } else {
      number = Int32(sessions.count)
      sessions.append(made)
    }
    sessionNumbers[Int(taken.session.rawValue)] = number
    lastSession = number
    sessionCount += 1
    chronicle?.begin(number, with: taken, isCut: !isWhole)
    return number
  }

  /// A launch joins what its session has so far: the session is whole from here on.
  private func join(_ number: Int32) {
    chronicle?.join(number)
    if sessions[Int(number)].isCut {
      sessions[Int(number)].isCut = false
      for group in namedGroups[number]?.list ?? [] { groups[Int(group)].cutSessions -= 1 }
    }
    for grouping in program.groupings where grouping.hasSession {
      var group = sessions[Int(number)].groups[grouping.number]
      while group >= 0 {
        for (ordinal, model) in grouping.models.enumerated()
        where groups[Int(group)].states[ordinal] == 0 {
          groups[Int(group)].states[ordinal] = program.models[model].initial
        }
        group = groups[Int(group)].next
      }
    }
  }

  /// Looks at one event, with all that it means.
  func look(at taken: Event, in number: Int32, sharesLine: Bool) {
    let before = sessions[Int(number)].clock
    let isFirst = !sessions[Int(number)].hasGroups
    moveClock(taken, of: number)
    event = taken
    session = number
    clock = sessions[Int(number)].clock
    self.sharesLine = sharesLine
    isLooking = true
    defer { isLooking = false }
    knownMark = nil
    moves.removeAll(keepingCapacity: true)
    saidNow.removeAll(keepingCapacity: true)
    isSecond = event.kind == .callback && isSecondSpelling()
    if event.kind != .system || isStart(taken, program.launch) {
      sessions[Int(number)].awaitsLaunch = false
    }
    findOwnGroups()
    // A mark made for a new group knows no states yet.
    knownMark = nil
    let isGap = isStart(taken, program.gap)
    if isGap { takeGap(before: isFirst ? nil : before) }
    chronicle?.look(self)
    if clock > sessions[Int(number)].nextDeadline { passDeadlines() }
    check()
    if isStart(taken, program.exit) {
      reportNeverReturned(number)
      endSession(number, .exit)
      moves.removeAll { groups[Int($0.group)].grouping < 0 }
      settleModels()
    } else {
      settleModels()
      settleSpans()
      chronicle?.settle(self)
    }
    index += 1
  }

  private func moveClock(_ taken: Event, of number: Int32) {
    let place = Int(number)
    if taken.hasDateTime != sessions[place].hasDateTime {
      if !sessions[place].saidMixedTime {
        sessions[place].saidMixedTime = true
        report(
          .mixedTime, line: taken.line,
          "t is \(taken.hasDateTime ? "a date-time" : "a number"), but this session began with "
            + "\(taken.hasDateTime ? "numbers" : "date-times"); its clock stands still here",
          hint: "Log every t of a session in one form.", at: taken)
      }
      return
    }
    if taken.time < sessions[place].clock {
      if !sessions[place].isBehind {
        sessions[place].isBehind = true
        report(
          .timeBackwards, line: taken.line,
          "t lies \(Self.seconds(sessions[place].clock.since(taken.time))) before an earlier line of "
            + "its session",
          hint: "The file's order counts and the session's clock stands still until t catches up. "
            + "Log a monotonic clock, and one line at a time.", at: taken)
      }
    } else {
      sessions[place].isBehind = false
      sessions[place].clock = taken.time
    }
  }

  // MARK: The end

  /// Ends a session: judges what is still open in its groups, and lets all of it go.
  func endSession(_ number: Int32, _ closing: Closing) {
    let place = Int(number)
    guard sessions[place].isAlive else { return }
    if closing == .end { endPendingSpan(of: number) }
    for number in sessions[place].timed where stretches[Int(number)].isReleased { free(number) }
    for grouping in program.groupings where grouping.hasSession {
      var group = sessions[place].groups[grouping.number]
      while group >= 0 {
        let next = groups[Int(group)].next
        closeGroup(group, closing)
        group = next
      }
    }
    namedGroups[number] = nil
    chronicle?.end(number, closing)
    let name = sessions[place].name
    sessions[place] = Session(
      name: .missing, clock: 0, firstClock: 0, hasDateTime: false, isCut: false, groups: [])
    sessions[place].isAlive = false
    sessionNumbers[Int(name.rawValue)] = closing == .exit ? Self.hasExited : Self.none
    if lastSession == number { lastSession = Self.none }
    freeSessions.append(number)
  }

  /// In ``sessionNumbers``: the name stands for no session.
  static let none: Int32 = -1
  /// In ``sessionNumbers``: the name's last session has exited.
  static let hasExited: Int32 = -2

  /// Ends everything, as the trace is over.
  func finish() {
    for number in sessions.indices { endSession(Int32(number), .end) }
    for grouping in program.groupings where !grouping.hasSession {
      var group = sharedGroups[grouping.number]
      while group >= 0 {
        let next = groups[Int(group)].next
        closeGroup(group, .end)
        group = next
      }
    }
  }
}
