import LifelintTrace

// What a session itself knows, as `SessionWriter+Session.swift` has written it.
extension SessionReader {
  /// Makes the session that the bytes begin with, and gives its number.
  mutating func session() -> Int32 {
    let name = symbol()
    var flags = bytes.flags()
    let hasDateTime = flags.next()
    let isCut = flags.next()
    var session = Session(
      name: name, hasDateTime: hasDateTime, isCut: isCut, first: 0, clock: 0, firstClock: 0)
    session.saidMixedTime = flags.next()
    session.awaitsLaunch = flags.next()
    session.isBehind = flags.next()
    session.hasGroups = flags.next()
    session.first = index()
    session.firstClock = clock()
    session.clock = clock()
    session.nextDeadline = clock()
    session.spellings = FirstSpellings(bits: (bytes.bits(), bytes.bits()))
    for _ in 0..<bytes.number(Int.self) {
      let index = index()
      let before = bytes.time()
      session.gaps.append(GapMark(index: index, before: before, clock: clock()))
    }
    let number = checker.add(session)
    for _ in 0..<bytes.number(Int.self) {
      let group: Int32 = bytes.number()
      checker.namedGroups[number, default: NamedGroups()].list.append(group)
      checker.namedGroups[number]?.known.insert(group)
      checker.parts[checker.partPlace(number, Int(checker.groups[group].grouping))].head = group
    }
    return number
  }

  mutating func readOpenSpans() {
    readOpenSpans(isCallback: true)
    readOpenSpans(isCallback: false)
  }

  private mutating func readOpenSpans(isCallback: Bool) {
    for _ in 0..<bytes.number(Int.self) {
      let isSecond = bytes.bits() == 1
      let spelling = Spelling(rawValue: bytes.number()) ?? .name
      let name = NameID(rawValue: bytes.number())
      let scene = symbol()
      let of = symbol()
      let line: Int = bytes.number()
      let clock = clock()
      let extras = extras()
      checker.add(
        OpenSpan(
          session: number, name: name, scene: scene, of: of, spelling: spelling,
          isSecond: isSecond, line: line, clock: clock),
        isCallback: isCallback, extras: extras)
    }
  }

  private mutating func extras() -> ContiguousArray<ExtraField> {
    var fields: ContiguousArray<ExtraField> = []
    for _ in 0..<bytes.number(Int.self) {
      let field: UInt16 = bytes.number()
      fields.append(ExtraField(field: field, value: symbol()))
    }
    return fields
  }

  mutating func readInstants() {
    var flags = bytes.flags()
    if flags.next() { checker.pendingSpans[number] = pendingSpan() }
    if flags.next() {
      for _ in 0..<bytes.number(Int.self) {
        let name = NameID(rawValue: bytes.number())
        checker.phasedNames[number, default: []].insert(name)
      }
    }
    if flags.next() {
      for _ in 0..<bytes.number(Int.self) {
        let name = NameID(rawValue: bytes.number())
        checker.farSpellings[number, default: [:]][name] = Spelling(rawValue: bytes.number())
      }
    }
  }

  private mutating func pendingSpan() -> PendingSpan {
    let hasDateTime = bytes.bits() == 1
    let line: Int = bytes.number()
    let time = bytes.time() ?? 0
    let (scene, of, thread) = (symbol(), symbol(), symbol())
    let name = NameID(rawValue: bytes.number())
    let spelling = Spelling(rawValue: bytes.number()) ?? .name
    let extras = extras()
    let event = Event(
      line: line, time: time, session: checker.sessions[number].name, scene: scene, of: of,
      thread: thread, name: name, extraStart: 0, extraCount: UInt16(extras.count), kind: .callback,
      phase: .begin, spelling: spelling, hasDateTime: hasDateTime)
    let clock = clock()
    return PendingSpan(event: event, extras: extras, clock: clock, lastTime: bytes.time() ?? 0)
  }

  mutating func readTimes() {
    for _ in 0..<bytes.number(Int.self) {
      let place: Int = bytes.number()
      checker.putInTime(tables.timed[place], of: number)
    }
  }
}
