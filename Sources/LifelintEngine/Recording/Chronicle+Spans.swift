import LifelintJSON
import LifelintTrace

// Spans: what began and ended, paired as `during` and `elapsed` pair it.
extension Chronicle {
  /// Takes the begin or the end of something.
  func noteSpan(_ session: SessionChronicle, _ checker: Checker) {
    let event = checker.event
    if event.phase == .instant { return }
    let key = key(of: event)
    let known = session.spans.place(of: key).map { session.spans.remove(at: $0) }
    if event.phase == .begin {
      if let known { end(known, of: session, line: nil) }
      session.spans.append(begin(event, of: session), for: key)
    } else if let known {
      end(known, of: session, line: event.line)
      if known.kind == .callback {
        sum { $0.add(callback: known.key, session.now.since(known.start), line: known.line) }
      }
    }
  }

  /// The spelling of a span that is not the one under which its callback was first logged as one.
  ///
  /// Rules count the first spelling of all (`second_spelling`), which may be that of a notification
  /// that takes no time; a time is the same under any. A callback that is logged as a span under
  /// both has a row for each, so that none of them counts twice.
  private func otherSpelling(of event: Event, in session: SessionChronicle) -> Spelling? {
    guard event.kind == .callback else { return nil }
    guard let first = session.spanSpellings[event.name] else {
      session.spanSpellings[event.name] = event.spelling
      return nil
    }
    return first == event.spelling ? nil : event.spelling
  }

  /// What a begin and its end have in common.
  private func key(of event: Event) -> Binding {
    var key = Binding()
    let spelling = UInt32(event.kind == .callback ? event.spelling.rawValue : 0)
    symbols.bind(0, to: Symbol(rawValue: event.name.rawValue), in: &key)
    symbols.bind(1, to: event.scene, in: &key)
    symbols.bind(2, to: event.of, in: &key)
    symbols.bind(3, to: Symbol(rawValue: spelling), in: &key)
    return key
  }

  private func begin(_ event: Event, of session: SessionChronicle) -> OpenTime {
    let place = draw(session) { book, place in
      book.begin(
        at: session.now, line: event.line,
        {
          SpanRecord(
            kind: event.kind, name: text(event.name), scene: text(event.scene),
            of: text(event.of), thread: isMain(event.thread) ? nil : text(event.thread),
            start: session.now, end: nil, line: event.line, endLine: nil)
        }, in: place)
    }
    return OpenTime(
      name: event.name, kind: event.kind, isOnMain: isMain(event.thread),
      spelling: otherSpelling(of: event, in: session), start: session.now, line: event.line,
      place: place ?? nil)
  }

  private func end(_ span: OpenTime, of session: SessionChronicle, line: Int?) {
    guard let place = span.place else { return }
    _ = draw(session) { $0.end(place, of: $1, at: session.now, line: line) }
  }

  /// Events are missing: what was open may have ended.
  func forgetSpans(of session: SessionChronicle) {
    for span in session.spans.values { end(span, of: session, line: nil) }
    session.spans = BindingTable()
  }

  /// Takes an event that tells of a main thread that did not return.
  func noteHangs(_ session: SessionChronicle, _ checker: Checker) {
    guard sums != nil else { return }
    let event = checker.event
    // What holds the main thread holds it under any spelling.
    let isSecond = checker.isSecond
    checker.isSecond = false
    defer { checker.isSecond = isSecond }
    for number in hangs(named: event, checker) {
      let hang = checker.program.hangs[number]
      guard checker.matches(hang.on, group: -1, Binding()) else { continue }
      let open = session.spans.place(of: key(of: event)).map { session.spans[$0] }
      var duration = open.map { session.now.since($0.start) }
      if let lasts = hang.lasts {
        duration = checker.program.symbols.number(of: checker.value(lasts))?.nanoseconds
      }
      guard let duration else { continue }
      let line = event.phase == .end ? open?.line ?? event.line : event.line
      let key = open?.key ?? SpanKey(name: event.name)
      sum { $0.add(hang: key, of: text(event.of), duration, line: line) }
      return
    }
  }

  /// The hangs that an event may be by its name and phase.
  private func hangs(named event: Event, _ checker: Checker) -> ContiguousArray<Int> {
    let place = Int(event.name.rawValue) * 3 + Int(event.phase.rawValue)
    while namedHangs.count <= place { namedHangs.append(nil) }
    if let known = namedHangs[place] { return known }
    let hangs = checker.program.hangs
    let found = ContiguousArray(hangs.indices.filter { checker.isNamed(by: hangs[$0].on) })
    namedHangs[place] = found
    return found
  }

  /// What is open at the end of a session has held its thread until then: it is looked at as if it
  /// ended there.
  func noteUnreturned(_ session: SessionChronicle, _ number: Int32, _ checker: Checker) {
    let looked = (checker.event, checker.session, checker.clock, checker.isSecond)
    defer { (checker.event, checker.session, checker.clock, checker.isSecond) = looked }
    checker.session = number
    checker.clock = checker.sessions[number].clock
    checker.isSecond = false
    for (key, span) in zip(session.spans.keys, session.spans.values) where span.kind == .callback {
      let duration = session.now.since(span.start)
      sum { $0.addUnreturned(callback: span.key, duration, line: span.line) }
      checker.event.kind = span.kind
      checker.event.name = span.name
      checker.event.phase = .end
      checker.event.spelling =
        Spelling(rawValue: UInt8(truncatingIfNeeded: symbols.value(3, of: key).rawValue)) ?? .name
      checker.event.scene = symbols.value(1, of: key)
      checker.event.of = symbols.value(2, of: key)
      checker.event.thread = span.isOnMain ? mainThread : .null
      checker.event.extraCount = 0
      let isHang = checker.program.hangs.contains {
        $0.lasts == nil && checker.matches($0.on, group: -1, Binding())
      }
      guard isHang else { continue }
      sum {
        $0.add(
          hang: span.key, of: text(symbols.value(2, of: key)), duration, line: span.line,
          returned: false)
      }
    }
  }
}

extension ExactNumber {
  /// The nanoseconds of a number of seconds, cut below one; `nil` where they do not fit.
  var nanoseconds: Int64? {
    if digits.isEmpty { return 0 }
    // The number is below 1 ns where even its first digit is.
    let places = exponent + 9
    guard places + digits.count > 0 else { return 0 }
    guard places + digits.count <= 19 else { return nil }
    var value: Int64 = 0
    for place in 0..<(places + digits.count) {
      let digit = place < digits.count ? Int64(digits[place]) : 0
      let (tenfold, tooBig) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tenfold.addingReportingOverflow(digit)
      if tooBig || overflows { return nil }
      value = sum
    }
    return isNegative ? -value : value
  }
}
