import LifelintTrace

// Sleep: a session to which no event has come for long is kept as bytes until the next one comes.
extension Checker {
  /// The number of a session that lies at a place of the ``sleepers``: all these are below the others.
  static func asleep(_ place: Int32) -> Int32 { -3 - place }

  /// The place of a session that has such a number.
  private static func place(_ asleep: Int32) -> Int32 { -3 - asleep }

  /// Lets all sessions sleep but the half of those that may be awake to which the latest events came.
  ///
  /// - Complexity: O(n log n) in how many are awake; amortized O(log n) an event.
  func sendToSleep() {
    var awake: ContiguousArray<(latest: Int, number: Int32)> = []
    for number in 0..<sessions.count where sessions[number].isAlive {
      awake.append((sessions[number].latest, Int32(number)))
    }
    awake.sort { $0.latest < $1.latest }
    var writer = SessionWriter(of: self)
    for (_, number) in awake.dropLast(mostAwake / 2) { sleep(number, &writer) }
  }

  private func sleep(_ number: Int32, _ writer: inout SessionWriter) {
    let name = sessions[number].name
    let place = sleepers.add(writer.write(number), first: sessions[number].first)
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
    if !pendingSpans.isEmpty { pendingSpans[number] = nil }
    remove(session: number)
    sessionNumbers[Int(name.rawValue)] = Self.none
    noteQuiet(name, as: Self.asleep(place))
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

  /// Wakes a session that sleeps, and gives the number that it has awake.
  func wake(_ asleep: Int32) -> Int32 {
    let number = SessionReader(sleepers.take(Self.place(asleep)), in: self).number
    let name = sessions[number].name
    growSessionNumbers(for: name)
    sessionNumbers[Int(name.rawValue)] = number
    noteQuiet(name, as: Self.none)
    return number
  }

  /// Eight of a group's bytes from a place on, which is a multiple of eight; those that it does not
  /// have are zero.
  func word(of group: Int32, _ place: Int) -> UInt64 {
    let wide = groups[group].wide
    if wide >= 0 { return wideBytes.word(at: Int(wide) &+ place) }
    let words = unsafeBitCast(groups[group].bytes, to: SIMD2<UInt64>.self)
    return (place == 0 ? words.x : words.y).littleEndian
  }

  /// Sets eight of a group's bytes likewise.
  func setWord(of group: Int32, _ place: Int, to word: UInt64) {
    let wide = groups[group].wide
    if wide >= 0 { return wideBytes.setWord(at: Int(wide) &+ place, to: word) }
    var words = unsafeBitCast(groups[group].bytes, to: SIMD2<UInt64>.self)
    words[place / 8] = word.littleEndian
    groups[group].bytes = unsafeBitCast(words, to: SIMD16<UInt8>.self)
  }

  /// Takes note of what the name of a session stands for that is not awake, or is no more.
  func noteQuiet(_ name: Symbol, as number: Int32) {
    quietNames.set(name, in: program.symbols, to: number)
  }

  /// The numbers of all sessions that have not ended, asleep or awake, in the order in which they
  /// began.
  func numbersByFirstEvent() -> ContiguousArray<Int32> {
    var numbers: ContiguousArray<(first: Int, number: Int32)> = []
    numbers.reserveCapacity(awakeCount + sleepers.count)
    for number in 0..<sessions.count where sessions[number].isAlive {
      numbers.append((sessions[number].first, Int32(number)))
    }
    sleepers.forEach { numbers.append(($1, Self.asleep($0))) }
    numbers.sort { $0.first < $1.first }
    return ContiguousArray(numbers.map(\.number))
  }
}
