import LifelintTrace

// Sleep: a session to which no event has come for long is kept as bytes until the next one comes.
extension Checker {
  /// In ``sessionNumbers``: the session lies at a place of the ``sleepers``.
  static func asleep(_ place: Int) -> Int32 { -3 - Int32(place) }

  /// Lets all sessions sleep but the half of those that may be awake to which the latest events came.
  ///
  /// - Complexity: O(n log n) in how many are awake; amortized O(log n) an event.
  func sendToSleep() {
    var awake: ContiguousArray<(latest: Int, number: Int32)> = []
    for number in 0..<sessions.count where sessions[number].isAlive {
      awake.append((sessions[number].latest, Int32(number)))
    }
    awake.sort { $0.latest < $1.latest }
    for (_, number) in awake.dropLast(mostAwake / 2) { sleep(number) }
  }

  private func sleep(_ number: Int32) {
    let writer = SessionWriter(number, of: self)
    let name = sessions[number].name
    let place = sleepers.add(
      writer.bytes.bytes, first: sessions[number].first)
    forgetTimes(of: number)
    for grouping in groupings.indices where groupings[grouping].hasSession {
      var group = parts[partPlace(number, grouping)].head
      while group >= 0 {
        let next = groups[group].next
        dropStretches(of: group)
        giveBack(group)
        group = next
      }
    }
    pendingSpans[number] = nil
    remove(session: number)
    if lastSession == number { lastSession = Self.none }
    sessionNumbers[Int(name.rawValue)] = Self.asleep(place)
  }

  private func dropStretches(of group: Int32) {
    var stretch = groups[group].stretches
    while stretch >= 0 {
      let next = stretches[stretch].next
      if plans[Int(stretches[stretch].plan)].scopeVariables > 0 {
        forEachChild(of: stretch) { remove(child: $0) }
      } else {
        drop(stretch)
      }
      stretches.giveBack(stretch)
      stretch = next
    }
  }

  /// Wakes the session that a name stands for.
  func wake(_ name: Symbol) {
    let place = Int(Self.asleep(0) - sessionNumbers[Int(name.rawValue)])
    let reader = SessionReader(sleepers.take(place), name: name, in: self)
    sessionNumbers[Int(name.rawValue)] = reader.number
  }

  /// The names of all sessions that have not ended, in the order in which they began.
  func namesByFirstEvent() -> ContiguousArray<Symbol> {
    var names: ContiguousArray<(first: Int, name: Symbol)> = []
    for (name, number) in sessionNumbers.enumerated() {
      if number >= 0 {
        names.append((sessions[number].first, Symbol(rawValue: UInt32(name))))
      } else if number <= Self.asleep(0) {
        let first = sleepers.first(Int(Self.asleep(0) - number))
        names.append((first, Symbol(rawValue: UInt32(name))))
      }
    }
    names.sort { $0.first < $1.first }
    return ContiguousArray(names.map(\.name))
  }
}
