internal import LifelintJSON
internal import LifelintTrace

/// Decodes any format that a field map describes.
final class FieldMapDecoder: EventDecoder {
  /// How many records are held back that cannot be decided on yet, and how many are remembered.
  private static let patience = 1 << 16
  /// How long records wait for the one that decides, in a file that is watched live, in nanoseconds.
  private static let liveWindow: Int64 = 700_000_000

  /// A record with its place.
  private struct Record {
    var value: JSONValue
    /// The records that hold it, outermost first.
    var holders: [JSONValue]
    var line: Int
  }

  private let map: FieldMap
  private var reader = RecordReader()
  private var envelope = EnvelopeReader()
  private(set) var header: DecodedHeader
  private var hasHeader = false
  /// Whether the record that decides has been met; `nil` while that is open.
  private var isDecided: Bool?
  /// The sessions that have had an event: nothing is missing before the first.
  private var seen: Set<String> = []
  /// The number of the run that a session is in, from its second on.
  private var runs: [String: Int] = [:]
  /// The sessions that have had a callback or a system event.
  private var lived: Set<String> = []
  /// What records told that stand in others: uploads of one session repeat them.
  private var repeated: Set<DecodedEvent> = []
  private var waiting: [Record] = []
  private let liveClock: (() -> Int64)?
  /// When the first of those came that wait.
  private var waitsSince: Int64?

  init(map: FieldMap, options: FormatOptions) {
    self.map = map
    liveClock = options.liveClock
    header = DecodedHeader(instants: map.instants)
    isDecided = map.decision == nil ? false : nil
  }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    if map.isEnvelope, envelope.takesPayload(line, number: number) {
      guard let payload = envelope.takePayload(),
        let value = payload.value(isOpen: false, into: &output)
      else { return }
      return take(RecordReader.Record(value: value, line: payload.line), &output)
    }
    for record in reader.take(line, number: number, isOpen: isOpen, into: &output) {
      if map.isEnvelope, envelope.isHeader(record.value, line: record.line, into: &output) {
        continue
      }
      take(record, &output)
    }
  }

  func pause(isIdle: Bool, into output: inout DecoderOutput) {
    guard let now = liveClock?(), let waitsSince, now - waitsSince >= Self.liveWindow else {
      return
    }
    decide(false, &output)
  }

  func finish(into output: inout DecoderOutput) {
    reader.finish(into: &output)
    envelope.finish(into: &output)
    decide(false, &output)
  }

  /// Takes a record and those that it holds.
  private func take(_ record: RecordReader.Record, _ output: inout DecoderOutput) {
    for path in map.records {
      guard let list = record.value.value(at: path) else { continue }
      // A dictionary of records may stand there in another version of the format.
      if case .object = list.content { continue }
      if case .array = list.content { continue }
      output.wrongType(list, path.joined(separator: "."), "an array", line: record.line)
    }
    let inside = FieldMap.records(in: record.value, at: map.records)
    for (value, holders) in [(record.value, [])] + inside {
      if !hasHeader { readHeader(value) }
      let record = Record(value: value, holders: holders, line: record.line)
      if isDecided != true, let decision = map.decision, FieldMap.meets(value, decision) {
        // Watched live, what came before may have been told the other way.
        if isDecided == nil {
          decide(true, &output)
        } else if liveClock != nil {
          isDecided = true
        }
      }
      if isDecided == nil, waiting.count < Self.patience {
        waiting.append(record)
        waitsSince = waitsSince ?? liveClock?()
        continue
      }
      decide(false, &output)
      tell(record, &output)
    }
  }

  private func decide(_ answer: Bool, _ output: inout DecoderOutput) {
    guard isDecided == nil else { return }
    isDecided = answer
    for record in waiting { tell(record, &output) }
    waiting = []
    waitsSince = nil
  }

  private func readHeader(_ record: JSONValue) {
    hasHeader = true
    for (name, value) in map.header {
      guard case .value(.text(let text)) = value.of(record) else {
        hasHeader = false
        continue
      }
      switch name {
      case "app": header.app = text
      case "os": header.os = text
      default: header.device = text
      }
    }
  }

  // MARK: Events

  private func tell(_ record: Record, _ output: inout DecoderOutput) {
    for rule in map.rules {
      if let asked = rule.isDecided, asked != isDecided { continue }
      guard FieldMap.meets(record.value, rule.condition), let name = name(of: record, rule, &output)
      else { continue }
      guard let time = time(of: record, rule, &output) else { return }
      let kind: EventKind =
        rule.kind == "callback" ? .callback : rule.kind == "system" ? .system : .action
      var event = DecodedEvent(
        line: record.line + record.value.position.line - 1, time: time.nanoseconds,
        hasDateTime: time.isDate, kind: kind, name: name)
      for (field, value) in map.fields + rule.fields {
        switch value.of(record.value, in: record.holders) {
        case .value(let value): set(field, value, in: &event, of: record, &output)
        case .none: continue
        case .unfit(let found, let path): unfit(found, path, of: record, &output)
        }
      }
      if !record.holders.isEmpty, repeated.count < Self.patience {
        var plain = event
        plain.line = 0
        if !repeated.insert(plain).inserted { return }
      }
      if rule.begins { begin(event.session) }
      if let run = runs[event.session ?? ""] {
        event.session = Self.name(event.session ?? "", run: run)
      }
      if kind != .action, lived.count < Self.patience { lived.insert(event.session ?? "") }
      if rule.gap != nil, seen.contains(event.session ?? "") { output.events.append(event.gap) }
      if seen.count < Self.patience { seen.insert(event.session ?? "") }
      output.events.append(event)
      if rule.gap == .around { output.events.append(event.gap) }
      return
    }
  }

  /// Begins the next run of a process, whose events are told apart by its number; one that has done
  /// something, but not lived through anything, has just begun.
  private func begin(_ session: String?) {
    let session = session ?? ""
    let run = runs[session] ?? 1
    guard lived.contains(Self.name(session, run: run)), run > 1 || runs.count < Self.patience else {
      return
    }
    runs[session] = run + 1
  }

  private static func name(_ session: String, run: Int) -> String {
    run == 1 ? session : session.isEmpty ? String(run) : "\(session) \(run)"
  }

  private func name(
    of record: Record, _ rule: FieldMap.Rule, _ output: inout DecoderOutput
  ) -> String? {
    switch rule.name.of(record.value) {
    case .value(let value): return text(value)
    case .none: return nil
    case .unfit(let found, let path):
      unfit(found, path, of: record, &output)
      return nil
    }
  }

  private func unfit(
    _ found: JSONValue, _ path: [String], of record: Record, _ output: inout DecoderOutput
  ) {
    output.wrongType(
      found, path.joined(separator: "."),
      "what the map makes a field of: a value, or a number "
        + "where it has a unit", line: record.line)
  }

  private func set(
    _ field: String, _ value: FieldValue, in event: inout DecodedEvent, of record: Record,
    _ output: inout DecoderOutput
  ) {
    func told(_ expected: String) {
      output.unreadable(
        event.line, offset: record.value.position.column - 1, "\(field) has to be \(expected)",
        hint: "Look the value up in the map; the event was read without it.")
    }
    switch field {
    case "phase":
      guard let phase = text(value).flatMap({ ["begin": .begin, "end": .end][$0] as EventPhase? })
      else { return value == .null ? () : told("\"begin\" or \"end\"") }
      event.phase = phase
    case "session", "scene", "thread", "of":
      guard let text = text(value) else {
        return value == .null ? () : told("a text or a number")
      }
      switch field {
      case "session": event.session = text
      case "scene": event.scene = text
      case "thread": event.thread = text
      default: event.of = text
      }
    default: event.add(field, value)
    }
  }

  private func text(_ value: FieldValue?) -> String? {
    switch value {
    case .text(let text): text
    case .number(let number): number.description
    default: nil
    }
  }

  /// When a record happened; where it does not say so rightly, that is told.
  private func time(
    of record: Record, _ rule: FieldMap.Rule, _ output: inout DecoderOutput
  ) -> (nanoseconds: Int64, isDate: Bool)? {
    let time = rule.time ?? map.time
    let (path, unit) = (time.path, time.unit)
    func fault(_ position: SourcePosition, _ message: String, _ hint: String) {
      output.unreadable(
        record.line + position.line - 1, offset: position.column - 1, message, hint: hint)
    }
    let key = path.joined(separator: ".")
    guard let value = record.value.value(at: path) else {
      fault(record.value.position, "the record has no \(key)", "Every event needs its time.")
      return nil
    }
    if unit == .dateTime {
      if let text = value.text, case .time(let time) = TimeText.dateTime(Array(text.utf8)) {
        return (time, true)
      }
      fault(
        value.position, "\(key) is no date-time with its offset",
        "It looks like \"2026-03-01T12:00:00.25Z\"; a number needs its unit in the map.")
      return nil
    }
    let seconds = value.number.map(unit.seconds)
    guard let seconds, let nanoseconds = TimeText.nanoseconds(ofSeconds: seconds) else {
      fault(value.position, "\(key) is no time in \(unit.rawValue)", "It is a number.")
      return nil
    }
    return (nanoseconds, time.isUnix)
  }
}
