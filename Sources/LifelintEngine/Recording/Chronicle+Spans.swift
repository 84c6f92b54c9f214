import LifelintTrace

// Spans: what began and ended, paired as `during` and `elapsed` pair it.
extension Chronicle {
  /// Takes the begin or the end of something.
  func noteSpan(_ session: SessionChronicle, _ checker: Checker) {
    let event = checker.event
    if event.phase == .instant { return }
    var key = Binding()
    key[0] = Symbol(rawValue: event.name.rawValue)
    key[1] = event.scene
    key[2] = event.of
    key[3] = Symbol(rawValue: UInt32(event.kind == .callback ? event.spelling.rawValue : 0))
    let known = session.spans.place(of: key).map { session.spans.remove(at: $0) }
    if event.phase == .begin {
      if let known { end(known, of: session, line: nil) }
      session.spans.append(begin(event, of: session, counts: !checker.isSecond), for: key)
    } else if let known {
      end(known, of: session, line: event.line)
      if known.counts { sum { take(known, until: session.now, in: $0) } }
    }
  }

  private func begin(_ event: Event, of session: SessionChronicle, counts: Bool) -> OpenTime {
    let place = draw(session) { book, place in
      book.begin(
        {
          SpanRecord(
            kind: event.kind, name: text(event.name), scene: text(event.scene),
            of: text(event.of), thread: isMain(event.thread) ? nil : text(event.thread),
            start: session.now, end: nil, line: event.line, endLine: nil)
        }, in: place)
    }
    return OpenTime(
      name: event.name, kind: event.kind, thread: event.thread, counts: counts,
      start: session.now, line: event.line, place: place ?? nil)
  }

  private func end(_ span: OpenTime, of session: SessionChronicle, line: Int?) {
    guard let place = span.place else { return }
    _ = draw(session) { $0.end(place, of: $1, at: session.now, line: line) }
  }

  private func take(_ span: OpenTime, until end: Int64, in book: TimingBook) {
    let duration = end.since(span.start)
    if span.kind == .callback { book.add(callback: span.name, duration, line: span.line) }
  }

  /// Events are missing: what was open may have ended.
  func forgetSpans(of session: SessionChronicle) {
    for span in session.spans.values { end(span, of: session, line: nil) }
    session.spans = BindingTable()
  }
}
