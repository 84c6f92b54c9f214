import LifelintTrace

// Spans: what is open, how long it took, and instants that are read as spans.
extension Checker {
  /// Whether the event is a callback under another spelling than its session's first.
  func isSecondSpelling() -> Bool {
    let place = Int(session)
    for known in sessions[place].spellings where known.name == event.name {
      guard known.spelling != event.spelling else { return false }
      if saidSpellings.insert(event.name).inserted {
        report(
          .secondSpelling, line: event.line,
          "\(program.names.text(of: event.name)) is logged as a \(Self.text(event.spelling)) here "
            + "and as a \(Self.text(known.spelling)) before; only the first counts",
          hint: "Log the delegate method or the notification, not both.")
      }
      return true
    }
    sessions[place].spellings.append((event.name, event.spelling))
    return false
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
    guard event.phase == .end, let place = openSpan() else { return nil }
    return clock &- sessions[Int(session)].open[place].clock
  }

  /// The place of the open span that the event's end belongs to.
  private func openSpan() -> Int? {
    sessions[Int(session)].open.firstIndex {
      $0.name == event.name && $0.scene == event.scene && $0.of == event.of
        && ($0.kind != .callback || $0.spelling == event.spelling)
    }
  }

  /// Takes the event's begin or end into what is open.
  func settleSpans() {
    guard event.phase != .instant else { return }
    let known = openSpan()
    let isCallback = event.kind == .callback && !isSecond
    if event.phase == .end {
      if let known {
        sessions[Int(session)].open.remove(at: known)
      } else if isCallback, isSeenWhole {
        report(
          .endWithoutBegin, line: event.line,
          "\(describe(event)) ends without a begin in its session",
          hint: "Log \"phase\": \"begin\" on entry, with the same scene and of.")
      }
      return
    }
    let span = OpenSpan(
      name: event.name, kind: event.kind, spelling: event.spelling, isSecond: isSecond,
      scene: event.scene, of: event.of,
      extras: program.hasOptionalExtras ? ownExtras(of: event) : [], clock: clock, line: event.line)
    if let known {
      if isCallback, isSeenWhole {
        report(
          .beginTwice, line: event.line,
          "\(describe(event)) begins again while the one of line "
            + "\(sessions[Int(session)].open[known].line) is open",
          hint: "Log \"phase\": \"end\" when the callback returns, also where it returns early.")
      }
      sessions[Int(session)].open[known] = span
    } else {
      sessions[Int(session)].open.append(span)
    }
  }

  private var isSeenWhole: Bool {
    !sessions[Int(session)].isCut && sessions[Int(session)].gaps.isEmpty
  }

  /// Says which callbacks were open when their session exited.
  func reportNeverReturned(_ number: Int32) {
    guard !sessions[Int(number)].isCut else { return }
    for span in sessions[Int(number)].open where span.kind == .callback && !span.isSecond {
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
      if (isCallback && !isSame) || isExit || taken.time &- pending.event.time > instants {
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
      event: begin, extras: ownExtras(of: taken), lastTime: taken.time)
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
