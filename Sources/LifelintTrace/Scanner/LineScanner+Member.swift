internal import LifelintJSON

// MARK: - Values of the trace format's own keys

extension LineScanner {
  /// Passes a time, from its first byte on.
  @inline(__always)
  mutating func time(_ start: Bytes, _ pending: inout PendingEvent) -> Bytes? {
    var nanoseconds: Int64 = 0
    var end = passSeconds(start, nanoseconds: &nanoseconds)
    if end == nil, start[0] == Sign.quote {
      end = dates.pass(start + 1, nanoseconds: &nanoseconds)
      pending.event.hasDateTime = end != nil
    }
    pending.event.time = nanoseconds
    pending.hasTime = end != nil
    return end
  }

  /// Passes `begin` or `end`, from the byte after the opening quote on.
  @inline(__always)
  mutating func phase(_ start: Bytes, _ pending: inout PendingEvent) -> Bytes? {
    if stands(#"begin""#, at: start) {
      pending.event.phase = .begin
      return start + 6
    }
    guard stands(#"end""#, at: start) else { return nil }
    pending.event.phase = .end
    return start + 4
  }

  /// Passes a text, from the byte after its opening quote on, and interns it.
  @inline(__always)
  mutating func text(
    _ start: Bytes, _ value: inout Symbol, _ symbols: inout ByteInterner
  ) -> Bytes? {
    let end = endOfPlainText(start)
    guard end[0] == Sign.quote else { return oddText(start, &value, &symbols) }
    value = Symbol(
      rawValue: symbols.intern(start, count: end - start, kind: SymbolKind.text.rawValue))
    return end + 1
  }

  /// The same for a text with escapes or other letters than those of ASCII.
  @inline(never)
  private mutating func oddText(
    _ start: Bytes, _ value: inout Symbol, _ symbols: inout ByteInterner
  ) -> Bytes? {
    guard let (end, hasEscapes) = passText(start) else { return nil }
    let text = hasEscapes ? scratch.unescape(from: start, to: end) : (start, end - start)
    value = Symbol(rawValue: symbols.intern(text.0, count: text.1, kind: SymbolKind.text.rawValue))
    return end + 1
  }

  /// Passes the name of an event, from the byte after its opening quote on.
  ///
  /// `nil` for a name that is new, or not known and not reported yet.
  @inline(__always)
  mutating func name(
    _ start: Bytes, _ kind: EventKind, _ pending: inout PendingEvent,
    _ names: borrowing ByteInterner
  ) -> Bytes? {
    if pending.hasName { return nil }
    var end = endOfPlainText(start)
    var number: UInt32
    if end[0] == Sign.quote {
      number = names.find(start, count: end - start, kind: kind.rawValue)
    } else {
      guard let (textEnd, hasEscapes) = passText(start) else { return nil }
      let text = hasEscapes ? scratch.unescape(from: start, to: textEnd) : (start, textEnd - start)
      number = names.find(text.0, count: text.1, kind: kind.rawValue)
      end = textEnd
    }
    if number == ByteInterner.none { return nil }
    let record = names.records + Int(number)
    let flags = record.pointee.flags
    guard flags & NameTable.Flags.isKnown != 0 || flags &>> NameTable.Flags.readerShift == reader
    else { return nil }
    pending.hasName = true
    pending.event.name = NameID(rawValue: record.pointee.payload)
    pending.event.kind = kind
    pending.event.spelling = NameTable.Flags.spelling(flags)
    return end + 1
  }
}

// MARK: - A member that the chain did not meet

extension LineScanner {
  /// Passes a member of any kind with any blanks, from its key or a blank before it on.
  ///
  /// It gives the place of the sign after it, or `nil` where the line is for the careful way.
  @inline(never)
  mutating func member(
    _ start: Bytes, _ line: Int, _ pending: inout PendingEvent, _ batch: inout EventBatch,
    _ symbols: inout ByteInterner, _ names: borrowing ByteInterner
  ) -> Bytes? {
    var place = start
    if place[0] != Sign.quote {
      place = passBlanks(place)
      guard place[0] == Sign.quote else { return nil }
    }
    place += 1
    var end = endOfPlainText(place)
    var key = (start: place, count: end - place)
    if end[0] != Sign.quote {
      guard let text = passText(place) else { return nil }
      end = text.end
      key = text.hasEscapes ? scratch.unescape(from: place, to: end) : (place, end - place)
    }
    guard
      let meaning = keys.meaning(
        of: key.start, count: key.count, line: line, strangers: &pending.strangers)
    else { return nil }
    place = end + 1
    if place[0] != Sign.colon {
      place = passBlanks(place)
      guard place[0] == Sign.colon else { return nil }
    }
    place += 1
    hasBlanks = place[0] == 0x20
    if place[0] <= 0x20 { place = passBlanks(place) }

    let valueEnd: Bytes?
    if let own = meaning.own {
      guard pending.note(own) else { return nil }
      valueEnd = ownValue(place, own, &pending, &symbols, names)
    } else if let field = meaning.asked {
      var value = Symbol.missing
      valueEnd = askedValue(place, &value, &symbols)
      if valueEnd != nil {
        batch.extras.append(ExtraField(field: field, value: value))
      }
    } else if place[0] == Sign.quote {
      let end = endOfPlainText(place + 1)
      valueEnd = end[0] == Sign.quote ? end + 1 : passText(place + 1).map { $0.end + 1 }
    } else {
      valueEnd = passValue(place)
    }
    guard let valueEnd else { return nil }
    return valueEnd[0] <= 0x20 ? passBlanks(valueEnd) : valueEnd
  }

  /// Passes the value of one of the trace format's own keys.
  @inline(__always)
  private mutating func ownValue(
    _ place: Bytes, _ key: FieldKeys.Own, _ pending: inout PendingEvent,
    _ symbols: inout ByteInterner, _ names: borrowing ByteInterner
  ) -> Bytes? {
    // A header is rare enough for the careful way.
    if key == .lifelint { return nil }
    if key == .t, place[0] != UInt8(ascii: "n") { return time(place, &pending) }
    guard place[0] == Sign.quote else {
      if stands("null", at: place) { return place + 4 }
      return key == .session ? wholeNumber(place, &pending.event.session, &symbols) : nil
    }
    switch key {
    case .callback: return name(place + 1, .callback, &pending, names)
    case .system: return name(place + 1, .system, &pending, names)
    case .action: return name(place + 1, .action, &pending, names)
    case .phase: return phase(place + 1, &pending)
    case .session: return text(place + 1, &pending.event.session, &symbols)
    case .scene: return text(place + 1, &pending.event.scene, &symbols)
    case .thread: return text(place + 1, &pending.event.thread, &symbols)
    case .of: return text(place + 1, &pending.event.of, &symbols)
    case .t, .lifelint: return nil
    }
  }

  /// Passes a whole number as nearly all are written, and interns its text.
  private func wholeNumber(
    _ start: Bytes, _ value: inout Symbol, _ symbols: inout ByteInterner
  ) -> Bytes? {
    guard let (end, isCanonical) = passNumber(start), isCanonical else { return nil }
    for place in start..<end where place[0] == Sign.point { return nil }
    value = Symbol(
      rawValue: symbols.intern(start, count: end - start, kind: SymbolKind.text.rawValue))
    return end
  }
}
