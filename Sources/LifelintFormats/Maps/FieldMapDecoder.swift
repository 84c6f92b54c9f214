internal import LifelintJSON
internal import LifelintTrace

/// Decodes any format that a field map describes.
final class FieldMapDecoder: EventDecoder {
  /// How many records are held back that cannot be decided on yet.
  private static let patience = 1 << 16

  private let map: FieldMap
  private var reader = RecordReader()
  private var envelope = EnvelopeReader()
  private(set) var header: DecodedHeader
  private var hasHeader = false
  /// Whether the record that decides has been met; `nil` while that is open.
  private var isDecided: Bool?
  /// The sessions that have had an event: nothing is missing before the first.
  private var seen: Set<String> = []
  private var waiting: [(record: JSONValue, line: Int)] = []

  init(map: FieldMap) {
    self.map = map
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
      if map.isEnvelope, envelope.isHeader(record.value) { continue }
      take(record, &output)
    }
  }

  func finish(into output: inout DecoderOutput) {
    reader.finish(into: &output)
    decide(false, &output)
  }

  /// Takes a record and those that it holds.
  private func take(_ record: RecordReader.Record, _ output: inout DecoderOutput) {
    if !hasHeader { readHeader(record.value) }
    var all = [record.value]
    for path in map.records { all += record.value.value(at: path)?.elements ?? [] }
    for value in all {
      if isDecided == nil, let decision = map.decision, FieldMap.meets(value, decision) {
        decide(true, &output)
      }
      if isDecided == nil, waiting.count < Self.patience {
        waiting.append((value, record.line))
        continue
      }
      decide(false, &output)
      tell(value, line: record.line, &output)
    }
  }

  private func decide(_ answer: Bool, _ output: inout DecoderOutput) {
    guard isDecided == nil else { return }
    isDecided = answer
    for (record, line) in waiting { tell(record, line: line, &output) }
    waiting = []
  }

  private func readHeader(_ record: JSONValue) {
    hasHeader = true
    for (name, value) in map.header {
      guard case .text(let text)? = value.of(record) else {
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

  private func tell(_ record: JSONValue, line: Int, _ output: inout DecoderOutput) {
    for rule in map.rules {
      if let asked = rule.isDecided, asked != isDecided { continue }
      guard FieldMap.meets(record, rule.condition), let name = text(rule.name.of(record)) else {
        continue
      }
      guard let time = time(of: record, rule, line: line, &output) else { return }
      let kind: EventKind =
        rule.kind == "callback" ? .callback : rule.kind == "system" ? .system : .action
      var event = DecodedEvent(
        line: line + record.position.line - 1, time: time.nanoseconds, hasDateTime: time.isDate,
        kind: kind, name: name)
      for (field, value) in map.fields + rule.fields {
        guard let value = value.of(record) else { continue }
        set(field, value, in: &event)
      }
      if rule.followsGap, seen.contains(event.session ?? "") { output.events.append(event.gap) }
      if seen.count < Self.patience { seen.insert(event.session ?? "") }
      output.events.append(event)
      return
    }
  }

  private func set(_ field: String, _ value: FieldValue, in event: inout DecodedEvent) {
    switch field {
    case "phase":
      let phase = text(value)
      event.phase = phase == "begin" ? .begin : phase == "end" ? .end : .instant
    case "session": event.session = text(value)
    case "scene": event.scene = text(value)
    case "thread": event.thread = text(value)
    case "of": event.of = text(value)
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
    of record: JSONValue, _ rule: FieldMap.Rule, line: Int, _ output: inout DecoderOutput
  ) -> (nanoseconds: Int64, isDate: Bool)? {
    let time = rule.time ?? map.time
    let (path, unit) = (time.path, time.unit)
    func fault(_ position: SourcePosition, _ message: String, _ hint: String) {
      output.unreadable(
        line + position.line - 1, offset: position.column - 1, message, hint: hint)
    }
    let key = path.joined(separator: ".")
    guard let value = record.value(at: path) else {
      fault(record.position, "the record has no \(key)", "Every event needs its time.")
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
