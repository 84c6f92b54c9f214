internal import LifelintJSON
internal import LifelintTrace

/// Decodes OTLP/JSON: logs and spans, one export request a line or laid out over many.
///
/// A span is exported when it ends, long after what happened in it, so the whole file is brought
/// into the order of time.
final class TelemetryDecoder: EventDecoder {
  private let table = TelemetryTable.standard
  private let names: NameTable
  /// The app that is asked for, where a file has several.
  private var asked: AskedProcess
  private var reader = RecordReader()
  private var sessions: TelemetrySessions
  private(set) var header: DecodedHeader
  /// What resources do not agree on.
  private var ambiguous: Set<PartialKeyPath<DecodedHeader>> = []
  /// The number of the first line of the record that is being read.
  private var line = 0

  init(options: FormatOptions) {
    names = options.names
    asked = AskedProcess(options.process)
    sessions = TelemetrySessions(table: .standard, liveClock: options.liveClock)
    header = DecodedHeader(instants: table.instants)
  }

  var emptyHint: String? { asked.emptyHint }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    for record in reader.take(line, number: number, isOpen: isOpen, into: &output) {
      self.line = record.line
      take(record.value, &output)
    }
    sessions.giveDue(into: &output)
  }

  func pause(isIdle: Bool, into output: inout DecoderOutput) { sessions.pause(into: &output) }

  func finish(into output: inout DecoderOutput) {
    reader.finish(into: &output)
    sessions.finish(into: &output)
  }

  private func take(_ request: JSONValue, _ output: inout DecoderOutput) {
    let isKnown = ["resourceLogs", "resourceSpans", "resourceMetrics"].contains {
      request[$0] != nil
    }
    if !isKnown {
      fault(
        request.position, "the object is no export request of OpenTelemetry",
        "It has resourceLogs, resourceSpans or resourceMetrics; what an SDK prints to standard "
          + "output is another form.", &output)
    }
    for (whole, scopes, records) in [
      ("resourceLogs", "scopeLogs", "logRecords"), ("resourceSpans", "scopeSpans", "spans"),
    ] {
      for resource in output.elements(whole, of: request, line: line) {
        let attributes = TelemetryAttributes(
          of: output.object("resource", of: resource, line: line), line: line, into: &output)
        guard asked.accepts(attributes.text(table.appKeys) ?? "") else { continue }
        noteHeader(attributes)
        for scope in output.elements(scopes, of: resource, line: line) {
          for record in output.elements(records, of: scope, line: line) {
            if records == "spans" {
              takeSpan(record, of: attributes, &output)
            } else {
              takeLog(record, of: attributes, &output)
            }
          }
        }
      }
    }
  }

  /// Notes what describes the file: what all of its resources agree on.
  private func noteHeader(_ resource: TelemetryAttributes) {
    let os = table.osKeys.compactMap { resource.text([$0]) }
    note(resource.text(table.appKeys), as: \.app)
    note(os.isEmpty ? nil : os.joined(separator: " "), as: \.os)
    note(resource.text(table.deviceKeys), as: \.device)
  }

  private func note(_ value: String?, as field: WritableKeyPath<DecodedHeader, String?>) {
    guard let value, !ambiguous.contains(field) else { return }
    if let known = header[keyPath: field], known != value {
      ambiguous.insert(field)
      header[keyPath: field] = nil
    } else {
      header[keyPath: field] = value
    }
  }

  // MARK: Logs

  private func takeLog(
    _ record: JSONValue, of resource: TelemetryAttributes, _ output: inout DecoderOutput
  ) {
    let attributes = TelemetryAttributes(of: record, line: line, into: &output)
    let name =
      output.text("eventName", of: record, line: line) ?? attributes.text(table.eventNameKeys) ?? ""
    guard let told = moment(named: name, attributes, body: record["body"], &output) else { return }
    guard let time = time(record, ["timeUnixNano", "observedTimeUnixNano"], &output) else { return }
    add(told, at: time, record, attributes, resource)
  }

  // MARK: Spans

  private func takeSpan(
    _ span: JSONValue, of resource: TelemetryAttributes, _ output: inout DecoderOutput
  ) {
    let attributes = TelemetryAttributes(of: span, line: line, into: &output)
    let name = output.text("name", of: span, line: line) ?? ""
    if let told = moment(named: name, attributes, body: nil, &output) {
      guard let start = time(span, ["startTimeUnixNano"], &output),
        let end = time(span, ["endTimeUnixNano"], &output)
      else { return }
      if start == end || table.stateEvents.contains(name) {
        add(told, at: start, span, attributes, resource)
      } else {
        add(told, at: start, span, attributes, resource, phase: .begin)
        add(told, at: end, span, attributes, resource, phase: .end)
      }
    }
    let form = table.spans.first { form in
      form.name == name && form.condition.allSatisfy { attributes[$0.key] == $0.value }
    }
    if let form {
      for (moment, key) in [(form.start, "startTimeUnixNano"), (form.end, "endTimeUnixNano")] {
        guard let moment, let time = time(span, [key], &output) else { continue }
        var told = Told(kind: moment.isCallback ? .callback : .system, name: moment.name)
        told.followsGap = form.followsGap
        told.precedesGap = moment.precedesGap
        told.fields =
          moment.fields
          + form.fields.compactMap { field in attributes[field.key].map { (field.name, $0) } }
        add(told, at: time, span, attributes, resource)
      }
    }
    for event in output.elements("events", of: span, line: line) {
      guard let moment = table.spanEvents[event["name"]?.text ?? ""],
        let time = time(event, ["timeUnixNano"], &output)
      else { continue }
      let told = Told(kind: moment.isCallback ? .callback : .system, name: moment.name)
      add(told, at: time, event, attributes, resource)
    }
  }

  // MARK: Events

  /// What a record tells.
  private struct Told {
    var kind: EventKind
    var name: String
    var of: String?
    var fields: [(name: String, value: FieldValue)] = []
    var followsGap = false
    var precedesGap = false
  }

  private func moment(
    named name: String, _ attributes: TelemetryAttributes, body: JSONValue?,
    _ output: inout DecoderOutput
  ) -> Told? {
    if let action = attributes.text([table.actionKey]) {
      return Told(kind: .action, name: action, of: attributes.text([table.aboutKey]))
    }
    if table.stateEvents.contains(name) {
      var places = [attributes, .map(body, line: line, into: &output)]
      for key in table.dataKeys {
        places.append(attributes.inside(key, line: line, into: &output))
      }
      guard let state = places.compactMap({ $0.text(table.stateKeys) }).first else { return nil }
      if let callback = table.states[state] { return Told(kind: .callback, name: callback) }
      return Told(kind: .action, name: "lifecycle", of: state)
    }
    return names.isKnown(name, kind: .callback) ? Told(kind: .callback, name: name) : nil
  }

  private func add(
    _ told: Told, at time: Int64, _ record: JSONValue, _ attributes: TelemetryAttributes,
    _ resource: TelemetryAttributes, phase: EventPhase = .instant
  ) {
    var event = DecodedEvent(
      line: line + record.position.line - 1, time: time, hasDateTime: true, kind: told.kind,
      name: told.name, phase: phase)
    event.of = told.of
    for (name, value) in told.fields { event.add(name, value) }
    let stated = attributes.text(table.sessionKeys) ?? resource.text(table.sessionKeys)
    if told.followsGap { sessions.add(event.gap, session: stated, of: resource) }
    sessions.add(event, session: stated, of: resource)
    if told.precedesGap { sessions.add(event.gap, session: stated, of: resource) }
  }

  /// A time in nanoseconds since 1970, from the first of some keys that has one.
  private func time(
    _ record: JSONValue, _ keys: [String], _ output: inout DecoderOutput
  ) -> Int64? {
    for key in keys {
      guard let value = record[key] else { continue }
      guard let time = value.integer.map(Int64.init) else {
        fault(
          value.position, "\(key) is no number of nanoseconds",
          "It is a whole number, as a text or plainly.", &output)
        return nil
      }
      if time != 0 { return time }
    }
    fault(
      record.position, "the record has no \(keys[0])", "Every event needs its time.", &output)
    return nil
  }

  private func fault(
    _ position: SourcePosition, _ message: String, _ hint: String, _ output: inout DecoderOutput
  ) {
    output.unreadable(
      line + position.line - 1, offset: position.column - 1, message, hint: hint)
  }
}
