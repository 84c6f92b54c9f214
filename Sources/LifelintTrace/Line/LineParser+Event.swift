internal import LifelintJSON

extension LineParser {
  /// The event that the members of a line make.
  mutating func event(
    _ scan: JSONScan, from start: Int, number: Int, kinds: [FieldKeys.Own],
    extras: inout ContiguousArray<ExtraField>
  ) throws(LineFault) -> Event {
    // Of several wrong values the first in the line is told.
    var faults: [LineFault] = []
    func check<Value>(_ read: () throws(LineFault) -> Value) -> Value? {
      do throws(LineFault) { return try read() } catch {
        faults.append(error)
        return nil
      }
    }
    let time = check { () throws(LineFault) in try self.time(scan) }
    let phase = check { () throws(LineFault) in try self.phase(scan) }
    let session = check { () throws(LineFault) in try self.session(scan) }
    let scene = check { () throws(LineFault) in try text(.scene, scan) }
    let thread = check { () throws(LineFault) in try text(.thread, scan) }
    let of = check { () throws(LineFault) in try text(.of, scan) }
    for kind in kinds { _ = check { () throws(LineFault) in try text(kind, scan) } }
    if let first = faults.min(by: { $0.offset < $1.offset }) { throw first }

    guard let time = time ?? nil else {
      throw LineFault(
        offset: start, message: #"the line has no "t""#,
        hint: #"Add when it happened: "t": 12.5 in seconds, or an RFC 3339 date-time."#)
    }
    guard let kind = kinds.first else {
      throw LineFault(
        offset: start, message: #"the line has none of "callback", "system" and "action""#,
        hint: #"Add what happened, such as "callback": "didBecomeActive"."#)
    }
    if kinds.count > 1 {
      let places = kinds.compactMap { kind in
        members[kind.rawValue].map { (offset: $0.key.lowerBound - 1, kind: kind.text) }
      }.sorted { $0.offset < $1.offset }
      throw LineFault(
        offset: places[1].offset,
        message: "the line has both \"\(places[0].kind)\" and \"\(places[1].kind)\"",
        hint: #"An event is exactly one of "callback", "system" and "action"."#)
    }
    let eventKind: EventKind =
      kind == .callback ? .callback : kind == .system ? .system : .action
    nameOffset = value(kind, in: scan)?.lowerBound ?? start
    let spelled = value(kind, in: scan).map { scan.unescaped(inside($0)) } ?? []
    let name = names.name(utf8: spelled, kind: eventKind)

    let extraStart = extras.count
    for (number, extra) in keys.extras.enumerated() {
      guard let extra, let member = members[number] else { continue }
      extras.append(ExtraField(field: extra, value: symbol(member.value, in: scan)))
    }
    return Event(
      line: number, time: time.nanoseconds, session: (session ?? nil) ?? .missing,
      scene: (scene ?? nil) ?? .missing, of: (of ?? nil) ?? .missing,
      thread: (thread ?? nil) ?? main, name: name.id, extraStart: UInt32(extraStart),
      extraCount: UInt16(extras.count - extraStart), kind: eventKind, phase: phase ?? .instant,
      spelling: name.spelling, hasDateTime: time.isDateTime)
  }

  /// The bytes between the quotes of a text.
  func inside(_ text: Range<Int>) -> Range<Int> { text.lowerBound + 1..<text.upperBound - 1 }

  /// The fault that a value is not of the type that its key asks for.
  func wrongType(
    _ key: String, _ value: Range<Int>, _ wanted: String, hint: String, in scan: JSONScan
  ) -> LineFault {
    LineFault(
      offset: value.lowerBound,
      message: "\(key) is \(Excerpt.text(scan.bytes[value])); it has to be \(wanted)", hint: hint)
  }

  private func text(_ key: FieldKeys.Own, _ scan: JSONScan) throws(LineFault) -> Symbol? {
    guard let value = value(key, in: scan) else { return nil }
    guard scan.bytes[value.lowerBound] == UInt8(ascii: "\"") else {
      throw wrongType(key.text, value, "a text", hint: "Put it in double quotes.", in: scan)
    }
    // The names of events go to their own table.
    if key == .callback || key == .system || key == .action { return nil }
    return symbols.intern(utf8: scan.unescaped(inside(value)))
  }

  private func session(_ scan: JSONScan) throws(LineFault) -> Symbol? {
    guard let value = value(.session, in: scan) else { return nil }
    let bytes = scan.bytes[value]
    if bytes.first == UInt8(ascii: "\"") {
      return symbols.intern(utf8: scan.unescaped(inside(value)))
    }
    guard let number = ExactNumber(json: bytes), number.exponent >= 0 else {
      throw wrongType(
        "session", value, "a text or a whole number",
        hint: "It names one run of the process, from launch to exit.", in: scan)
    }
    return symbols.intern(number.description)
  }

  private func phase(_ scan: JSONScan) throws(LineFault) -> EventPhase {
    guard let value = value(.phase, in: scan) else { return .instant }
    if scan.bytes[value.lowerBound] == UInt8(ascii: "\"") {
      let text = scan.unescaped(inside(value))
      if text.elementsEqual("begin".utf8) { return .begin }
      if text.elementsEqual("end".utf8) { return .end }
    }
    throw wrongType(
      "phase", value, #""begin" or "end""#, hint: "Leave it out for something that takes no time.",
      in: scan)
  }

  private func time(
    _ scan: JSONScan
  ) throws(LineFault) -> (nanoseconds: Int64, isDateTime: Bool)? {
    guard let value = value(.t, in: scan) else { return nil }
    let bytes = scan.bytes[value]
    if bytes.first == UInt8(ascii: "\"") {
      switch TimeText.dateTime(scan.unescaped(inside(value))) {
      case .time(let time): return (time, true)
      case .outOfRange: throw outOfRange(value, scan)
      case .noOffset:
        throw wrongType(
          "t", value, "a date-time with its offset",
          hint: #"Add "Z" or an offset such as "+02:00"."#,
          in: scan)
      case .none:
        throw wrongType(
          "t", value, "a number of seconds or an RFC 3339 date-time",
          hint: #"A date-time looks like "2026-03-01T12:00:00.25Z"."#, in: scan)
      }
    }
    guard let number = ExactNumber(json: bytes) else {
      throw wrongType(
        "t", value, "a number of seconds or an RFC 3339 date-time",
        hint: #"Write "t": 12.5 or "t": "2026-03-01T12:00:00.25Z"."#, in: scan)
    }
    guard let time = TimeText.nanoseconds(ofSeconds: number) else { throw outOfRange(value, scan) }
    return (time, false)
  }

  private func outOfRange(_ value: Range<Int>, _ scan: JSONScan) -> LineFault {
    wrongType(
      "t", value, "within 292 years of the clock's zero",
      hint: "A number counts seconds; milliseconds have to be divided by 1000.", in: scan)
  }
}
