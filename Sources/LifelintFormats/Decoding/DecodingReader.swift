internal import LifelintJSON
public import LifelintTrace

/// Gives the events of a file of another format as the native reader gives those of a trace.
public final class DecodingReader: EventSource {
  /// What describes the file; known after the first batch.
  public private(set) var header: TraceHeader?
  /// The number of events given so far.
  public private(set) var eventCount = 0
  /// The number of lines that could not be read so far.
  public var unreadableCount: Int { trace.output.log.unreadableCount }
  /// The number of bytes read so far.
  public var byteCount: Int { trace.byteCount }
  /// Whether it is all right that there are no events.
  public var mayBeEmpty: Bool { trace.mayBeEmpty }
  /// What was found wrong since this was last emptied.
  public var diagnostics: [ReaderDiagnostic] = []

  private let trace: DecodedTrace
  private let symbols: SymbolTable
  private let names: NameTable
  private let fields: [String: UInt16]
  private let main: Symbol

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - trace: The file.
  ///   - symbols: The table that values are put in.
  ///   - names: The table of names; it must hold the vocabulary already.
  ///   - fields: The names of the other fields that are asked for.
  package init(_ trace: DecodedTrace, symbols: SymbolTable, names: NameTable, fields: [String]) {
    self.trace = trace
    self.symbols = symbols
    self.names = names
    self.fields = Dictionary(
      fields.prefix(Int(UInt16.max)).enumerated().map { ($1, UInt16($0)) },
      uniquingKeysWith: { first, _ in first })
    main = symbols.intern("main")
    symbols.pin(main)
  }

  /// Reads the next run of events into a batch, whose old content goes; false at the end.
  public func read(into batch: inout EventBatch) -> Bool {
    batch.events.removeAll(keepingCapacity: true)
    batch.extras.removeAll(keepingCapacity: true)
    while !trace.isAtEnd {
      trace.readOn()
      take(into: &batch)
      if !batch.events.isEmpty || !diagnostics.isEmpty { return true }
    }
    return false
  }

  private func take(into batch: inout EventBatch) {
    let events = trace.output.events
    trace.output.events.removeAll(keepingCapacity: true)
    if header == nil, !events.isEmpty || trace.isAtEnd { header = interned(trace.header) }
    for event in events { append(event, to: &batch) }
    eventCount += events.count
    diagnostics += trace.output.log.diagnostics + trace.output.remarks
    trace.output.log.diagnostics.removeAll()
    trace.output.remarks.removeAll()
  }

  private func interned(_ header: DecodedHeader) -> TraceHeader {
    let fields = header.fields.map { (name: $0.name, value: symbols.intern($0.value)) }
    for field in fields { symbols.pin(field.value) }
    return TraceHeader(
      fields: fields, isComplete: false,
      instants: header.instants.flatMap(DurationText.nanoseconds))
  }

  private func append(_ event: DecodedEvent, to batch: inout EventBatch) {
    let name = names.name(event.name, kind: event.kind)
    if !names.isKnown(name.id) { trace.output.log.unknownName(name.id, event.line, offset: 0) }
    let start = batch.extras.count
    for field in event.fields {
      guard let number = fields[field.name] else { continue }
      batch.extras.append(ExtraField(field: number, value: interned(field.value)))
    }
    batch.events.append(
      Event(
        line: event.line, time: event.time, session: symbol(event.session),
        scene: symbol(event.scene), of: symbol(event.of),
        thread: event.thread.map { symbols.intern($0) } ?? main, name: name.id,
        extraStart: UInt32(truncatingIfNeeded: start),
        extraCount: UInt16(truncatingIfNeeded: batch.extras.count - start), kind: event.kind,
        phase: event.phase, spelling: name.spelling, hasDateTime: event.hasDateTime))
  }

  private func symbol(_ text: String?) -> Symbol { text.map { symbols.intern($0) } ?? .missing }

  private func interned(_ value: FieldValue) -> Symbol {
    switch value {
    case .null: .null
    case .boolean(let boolean): boolean ? .true : .false
    case .number(let number): symbols.intern(number)
    case .text(let text): symbols.intern(text)
    case .array(let elements): symbols.intern(array: elements.map(interned))
    }
  }
}
