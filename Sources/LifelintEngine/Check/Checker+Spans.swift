import LifelintTrace

// Spans: what is open, how long it took, and instants that are read as spans.
extension Checker {
  /// Whether the event is a callback under another spelling than its session's first.
  func isSecondSpelling() -> Bool {
    let name = Int(event.name.rawValue)
    if spellingPlaces.count <= name {
      spellingPlaces.append(
        contentsOf: repeatElement(-1, count: name + 1 - spellingPlaces.count))
    }
    if spellingPlaces[name] < 0 {
      spellingPlaces[name] = spellingCount
      spellingCount += 1
    }
    let place = Int(spellingPlaces[name])
    guard let known = firstSpelling(of: event.name, at: place, in: session) else {
      if place < FirstSpellings.capacity {
        sessions[session].spellings[place] = event.spelling
      } else {
        farSpellings[session, default: [:]][event.name] = event.spelling
      }
      return false
    }
    if known == event.spelling { return false }
    if saidSpellings.insert(event.name).inserted {
      report(
        .secondSpelling, line: event.line,
        "\(program.names.text(of: event.name)) is logged as a \(event.spelling.title) here "
          + "and as a \(known.title) before; only the first counts",
        hint: "Log the delegate method or the notification, not both.", at: event)
    }
    return true
  }

  /// The spelling that counts of a callback in a session; `nil` where it has not been logged yet.
  private func firstSpelling(of name: NameID, in session: Int32) -> Spelling? {
    let number = Int(name.rawValue)
    guard number < spellingPlaces.count, spellingPlaces[number] >= 0 else { return nil }
    return firstSpelling(of: name, at: Int(spellingPlaces[number]), in: session)
  }

  @inline(__always)
  private func firstSpelling(of name: NameID, at place: Int, in session: Int32) -> Spelling? {
    place < FirstSpellings.capacity
      ? sessions[session].spellings[place] : farSpellings[session]?[name]
  }

  /// The time since the begin, if the event is an end that has one.
  func elapsed() -> Int64? {
    guard event.phase == .end else { return nil }
    let span = openSpan()
    return span < 0 ? nil : clock.since(spans[span].clock)
  }

  // MARK: What is open

  /// The open span that the event begins anew or ends; -1 for none.
  ///
  /// A begin and its end have in common: name, scene and what they are about; of callbacks the kind
  /// of spelling too, so that those of a second one pair among themselves.
  private func openSpan() -> Int32 {
    let isCallback = event.kind == .callback
    func isMeant(_ span: Int32) -> Bool {
      spans[span].name == event.name && spans[span].scene == event.scene
        && spans[span].of == event.of
        && (!isCallback || spans[span].spelling == event.spelling)
    }
    if sessions[session].spans[isCallback].isIndexed {
      return spanIndex.find(spanHash(session, event.name, event.scene, event.of)) { span in
        spans[span].session == session && isMeant(span)
      } ?? -1
    }
    var span = sessions[session].spans[isCallback].first
    while span >= 0, !isMeant(span) { span = spans[span].next }
    return span
  }

  private func spanHash(
    _ session: Int32, _ name: NameID, _ scene: Symbol, _ of: Symbol
  ) -> UInt32 {
    var key = Binding()
    program.symbols.bind(0, to: scene, in: &key)
    program.symbols.bind(1, to: of, in: &key)
    let owner = UInt64(UInt32(bitPattern: session)) << 32 | UInt64(name.rawValue)
    return key.hash(owner: owner, key: spanIndex.key)
  }

  private func hash(of span: Int32) -> UInt32 {
    spanHash(spans[span].session, spans[span].name, spans[span].scene, spans[span].of)
  }

  /// Notes that the event begins a span.
  private func addSpan() {
    add(
      OpenSpan(
        session: session, name: event.name, scene: event.scene, of: event.of,
        spelling: event.spelling, isSecond: isSecond, line: event.line, clock: clock),
      isCallback: event.kind == .callback, extras: ownExtras(of: event))
  }

  /// Puts an open span before the others of its session.
  func add(
    _ made: OpenSpan, isCallback: Bool, extras: @autoclosure () -> ContiguousArray<ExtraField>
  ) {
    let session = made.session
    let first = sessions[session].spans[isCallback].first
    let span = spans.add(made)
    spans[span].next = first
    if first >= 0 { spans[first].previous = span }
    if program.hasOptionalExtras { spanExtras[span] = extras() }
    sessions[session].spans[isCallback].first = span
    sessions[session].spans[isCallback].count += 1
    if sessions[session].spans[isCallback].isIndexed {
      spanIndex.insert(hash(of: span), span)
    } else if sessions[session].spans[isCallback].count > Int32(Self.few) {
      sessions[session].spans[isCallback].isIndexed = true
      var other = span
      while other >= 0 {
        spanIndex.insert(hash(of: other), other)
        other = spans[other].next
      }
    }
  }

  /// Begins a span that is open anew.
  private func renew(_ span: Int32) {
    spans[span].isSecond = isSecond
    spans[span].line = event.line
    spans[span].clock = clock
    if program.hasOptionalExtras { spanExtras[span] = ownExtras(of: event) }
  }

  private func remove(_ span: Int32, isCallback: Bool) {
    let session = spans[span].session
    let (previous, next) = (spans[span].previous, spans[span].next)
    if previous >= 0 {
      spans[previous].next = next
    } else {
      sessions[session].spans[isCallback].first = next
    }
    if next >= 0 { spans[next].previous = previous }
    if sessions[session].spans[isCallback].isIndexed { spanIndex.remove(hash(of: span), span) }
    sessions[session].spans[isCallback].count -= 1
    if program.hasOptionalExtras { spanExtras[span] = nil }
    spans.giveBack(span)
  }

  /// Forgets all that is open in a session.
  func forgetSpans(of session: Int32) {
    for isCallback in [true, false] {
      while sessions[session].spans[isCallback].first >= 0 {
        remove(sessions[session].spans[isCallback].first, isCallback: isCallback)
      }
      sessions[session].spans[isCallback].isIndexed = false
    }
  }

  /// Takes the event's begin or end into what is open.
  func settleSpans() {
    guard event.phase != .instant else { return }
    let known = openSpan()
    let isReported = event.kind == .callback && !isSecond && isSeenWhole
    if event.phase == .end {
      if known >= 0 {
        remove(known, isCallback: event.kind == .callback)
      } else if isReported {
        report(
          .endWithoutBegin, line: event.line,
          "\(describe(event)) ends without a begin in its session",
          hint: "Log \"phase\": \"begin\" on entry, with the same scene and of.", at: event)
      }
      return
    }
    guard known >= 0 else {
      addSpan()
      return
    }
    if isReported {
      report(
        .beginTwice, line: event.line,
        "\(describe(event)) begins again while the one of line \(spans[known].line) is open",
        hint: "Log \"phase\": \"end\" when the callback returns, also where it returns early.",
        at: event)
    }
    renew(known)
  }

  private var isSeenWhole: Bool {
    !sessions[session].isCut && sessions[session].gaps.isEmpty
  }

  /// Says which callbacks were open when their session exited.
  func reportNeverReturned(_ number: Int32) {
    guard !sessions[number].isCut else { return }
    var open: [Int32] = []
    var span = sessions[number].spans.callbacks.first
    while span >= 0 {
      if !spans[span].isSecond { open.append(span) }
      span = spans[span].next
    }
    for span in open.reversed() {
      report(
        .callbackNeverReturned, line: spans[span].line,
        "\(program.names.text(of: spans[span].name)) had not returned when its session exited",
        hint: "The process was killed or crashed inside of it, or its \"phase\": \"end\" is not "
          + "logged on every way out.", session: number)
    }
  }

  // MARK: Instants

  /// Looks at what an instant that is read as a span means for this event, and at the event itself
  /// where it is such an instant.
  ///
  /// - Returns: Whether the event has been looked at.
  func readsAsSpan(_ taken: Event, in number: Int32) -> Bool {
    guard let instants else { return false }
    let isCallback = taken.kind == .callback
    let clock = max(sessions[number].clock, taken.time)
    if isCallback, taken.phase != .instant {
      phasedNames[number, default: []].insert(taken.name)
    }
    if let pending = pendingSpans[number] {
      // The same callback under a spelling that does not count is not the next callback, and no
      // span of its own.
      let isSame =
        isCallback && taken.name == pending.event.name
        && taken.spelling != pending.event.spelling
        && taken.spelling != firstSpelling(of: taken.name, in: number)
      let isExit = taken.kind == .system && taken.name == program.exit
      if (isCallback && !isSame) || isExit || clock.since(pending.clock) > instants {
        endPendingSpan(of: number)
      } else {
        pendingSpans[number]?.lastTime = max(pending.lastTime, taken.time)
        if isSame { return false }
      }
    }
    guard isCallback, taken.phase == .instant else { return false }
    guard phasedNames[number]?.contains(taken.name) != true else { return false }
    var begin = taken
    begin.phase = .begin
    pendingSpans[number] = PendingSpan(
      event: begin, extras: ownExtras(of: taken), clock: clock, lastTime: taken.time)
    look(at: begin, in: number, sharesLine: true)
    return true
  }

  /// The event's asked-for fields.
  private func ownExtras(of event: Event) -> ContiguousArray<ExtraField> {
    if event.extraCount == 0 { return [] }
    let start = Int(event.extraStart)
    return ContiguousArray(extras[start..<start + Int(event.extraCount)])
  }

  /// Puts the end of the instant that is being read as a span.
  func endPendingSpan(of number: Int32) {
    guard !pendingSpans.isEmpty, let pending = pendingSpans.removeValue(forKey: number) else {
      return
    }
    var end = pending.event
    end.phase = .end
    end.time = pending.lastTime
    end.extraStart = 0
    let saved = extras
    extras = pending.extras
    look(at: end, in: number, sharesLine: true)
    extras = saved
  }
}
