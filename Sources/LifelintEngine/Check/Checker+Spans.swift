import LifelintTrace

// Spans: what is open, how long it took, and instants that are read as spans.
extension Checker {
  /// Whether the event is a callback under another spelling than its session's first.
  func isSecondSpelling() -> Bool {
    let place = Int(session)
    var key = Binding()
    key[0] = Symbol(rawValue: event.name.rawValue)
    guard let known = sessions[place].spellings.place(of: key) else {
      sessions[place].spellings.append(event.spelling, for: key)
      return false
    }
    let first = sessions[place].spellings[known]
    guard first != event.spelling else { return false }
    if saidSpellings.insert(event.name).inserted {
      report(
        .secondSpelling, line: event.line,
        "\(program.names.text(of: event.name)) is logged as a \(Self.text(event.spelling)) here "
          + "and as a \(Self.text(first)) before; only the first counts",
        hint: "Log the delegate method or the notification, not both.", at: event)
    }
    return true
  }

  private static func text(_ spelling: Spelling) -> String {
    switch spelling {
    case .method: "method"
    case .notification: "notification"
    case .name: "plain name"
    }
  }

  /// The time since the begin, if the event is an end that has one.
  func elapsed() -> Int64? {
    guard event.phase == .end else { return nil }
    let key = spanKey()
    let place = Int(session)
    if event.kind == .callback {
      return sessions[place].open.place(of: key).map { clock.since(sessions[place].open[$0].clock) }
    }
    return sessions[place].openOthers.place(of: key).map {
      clock.since(sessions[place].openOthers[$0].clock)
    }
  }

  /// What a begin and its end have in common: name, scene and what they are about; of callbacks the
  /// kind of spelling too, so that those of a second one pair among themselves.
  private func spanKey() -> Binding {
    var key = Binding()
    key[0] = Symbol(rawValue: event.name.rawValue)
    key[1] = event.scene
    key[2] = event.of
    key[3] = Symbol(rawValue: UInt32(event.kind == .callback ? event.spelling.rawValue : 0))
    return key
  }

  /// Takes the event's begin or end into what is open.
  func settleSpans() {
    guard event.phase != .instant else { return }
    let key = spanKey()
    if event.kind == .callback {
      settleCallback(key)
      return
    }
    let known = sessions[Int(session)].openOthers.place(of: key)
    if event.phase == .end {
      if let known { sessions[Int(session)].openOthers.remove(at: known) }
    } else if let known {
      sessions[Int(session)].openOthers[known] = span()
    } else {
      sessions[Int(session)].openOthers.append(span(), for: key)
    }
  }

  private func span() -> OpenSpan {
    OpenSpan(
      name: event.name, isSecond: isSecond, scene: event.scene, of: event.of,
      extras: program.hasOptionalExtras ? ownExtras(of: event) : [], clock: clock,
      line: event.line)
  }

  private func settleCallback(_ key: Binding) {
    let place = Int(session)
    let known = sessions[place].open.place(of: key)
    if event.phase == .end {
      if let known {
        sessions[place].open.remove(at: known)
      } else if !isSecond, isSeenWhole {
        report(
          .endWithoutBegin, line: event.line,
          "\(describe(event)) ends without a begin in its session",
          hint: "Log \"phase\": \"begin\" on entry, with the same scene and of.", at: event)
      }
      return
    }
    guard let known else {
      sessions[place].open.append(span(), for: key)
      return
    }
    if !isSecond, isSeenWhole {
      report(
        .beginTwice, line: event.line,
        "\(describe(event)) begins again while the one of line "
          + "\(sessions[place].open[known].line) is open",
        hint: "Log \"phase\": \"end\" when the callback returns, also where it returns early.",
        at: event)
    }
    sessions[place].open[known] = span()
  }

  private var isSeenWhole: Bool {
    !sessions[Int(session)].isCut && sessions[Int(session)].gaps.isEmpty
  }

  /// Says which callbacks were open when their session exited.
  func reportNeverReturned(_ number: Int32) {
    guard !sessions[Int(number)].isCut else { return }
    for span in sessions[Int(number)].open.values where !span.isSecond {
      report(
        .callbackNeverReturned, line: span.line,
        "\(program.names.text(of: span.name)) had not returned when its session exited",
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
    let place = Int(number)
    let isCallback = taken.kind == .callback
    if let pending = sessions[place].pending {
      let isSame =
        isCallback && taken.name == pending.event.name
        && taken.spelling != pending.event.spelling
      let isExit = taken.kind == .system && taken.name == program.exit
      if (isCallback && !isSame) || isExit
        || max(sessions[place].clock, taken.time).since(pending.clock) > instants
      {
        endPendingSpan(of: number)
      } else {
        sessions[place].pending?.lastTime = max(pending.lastTime, taken.time)
        if isSame { return false }
      }
    }
    guard isCallback else { return false }
    guard taken.phase == .instant else {
      sessions[place].phased.insert(taken.name)
      return false
    }
    guard !sessions[place].phased.contains(taken.name) else { return false }
    var begin = taken
    begin.phase = .begin
    sessions[place].pending = PendingSpan(
      event: begin, extras: ownExtras(of: taken), clock: max(sessions[place].clock, taken.time),
      lastTime: taken.time)
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
    guard let pending = sessions[Int(number)].pending else { return }
    sessions[Int(number)].pending = nil
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
