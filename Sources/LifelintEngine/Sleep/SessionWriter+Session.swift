import LifelintTrace

// What a session itself knows. The functions of the same names in `SessionReader+Session.swift` read
// what these write.
extension SessionWriter {
  mutating func write(session number: Int32) {
    let session = checker.sessions[number]
    var flags = FlagWriter()
    flags.append(session.hasDateTime)
    flags.append(session.isCut)
    flags.append(session.saidMixedTime)
    flags.append(session.awaitsLaunch)
    flags.append(session.isBehind)
    flags.append(session.hasGroups)
    bytes.write(flags)
    write(index: session.first)
    write(clock: session.firstClock)
    write(clock: session.clock)
    write(clock: session.nextDeadline)
    let spellings = session.spellings.bits
    bytes.write(bits: spellings.0)
    bytes.write(bits: spellings.1)
    bytes.write(session.gaps.count)
    for gap in session.gaps {
      write(index: gap.index)
      bytes.write(time: gap.before)
      write(clock: gap.clock)
    }
    let named = checker.namedGroups[number]?.list ?? []
    bytes.write(named.count)
    for group in named { bytes.write(group) }
  }

  /// The callbacks that are open, and the system events and actions.
  mutating func writeOpenSpans(of number: Int32) {
    writeOpenSpans(checker.sessions[number].spans.callbacks)
    writeOpenSpans(checker.sessions[number].spans.others)
  }

  private mutating func writeOpenSpans(_ list: SpanList) {
    let checker = checker
    writeList(from: list.first, next: { checker.spans[$0].next }) { writer, place in
      let span = checker.spans[place]
      writer.bytes.write(bits: span.isSecond ? 1 : 0)
      writer.bytes.write(span.spelling.rawValue)
      writer.bytes.write(span.name.rawValue)
      writer.write(span.scene)
      writer.write(span.of)
      writer.bytes.write(span.line)
      writer.write(clock: span.clock)
      writer.write(checker.spanExtras[place] ?? [])
    }
  }

  private mutating func write(_ fields: ContiguousArray<ExtraField>) {
    bytes.write(fields.count)
    for field in fields {
      bytes.write(field.field)
      write(field.value)
    }
  }

  /// What is remembered where instants are read as spans, and of spellings beyond the first.
  mutating func writeInstants(of number: Int32) {
    let pending = checker.pendingSpans[number]
    let phased = checker.phasedNames[number] ?? []
    let spellings = checker.farSpellings[number] ?? [:]
    var flags = FlagWriter()
    flags.append(pending != nil)
    flags.append(!phased.isEmpty)
    flags.append(!spellings.isEmpty)
    bytes.write(flags)
    if let pending {
      let event = pending.event
      bytes.write(bits: event.hasDateTime ? 1 : 0)
      bytes.write(event.line)
      bytes.write(time: event.time)
      for symbol in [event.scene, event.of, event.thread] { write(symbol) }
      bytes.write(event.name.rawValue)
      bytes.write(event.spelling.rawValue)
      write(pending.extras)
      write(clock: pending.clock)
      bytes.write(time: pending.lastTime)
    }
    if !phased.isEmpty {
      bytes.write(phased.count)
      for name in phased { bytes.write(name.rawValue) }
    }
    if !spellings.isEmpty {
      bytes.write(spellings.count)
      for (name, spelling) in spellings {
        bytes.write(name.rawValue)
        bytes.write(spelling.rawValue)
      }
    }
  }

  /// The order of the stretches in which time runs, but for those that are over.
  mutating func writeTimes(of number: Int32) {
    bytes.write(timed.count)
    var stretch = checker.sessions[number].firstTimed
    while stretch >= 0 {
      let place = timed.place(of: stretch)
      if place >= 0 { bytes.write(place) }
      stretch = checker.stretches[stretch].nextTimed
    }
  }
}
