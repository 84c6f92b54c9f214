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
  /// What to look at where there are no events.
  public var emptyHint: String { trace.emptyHint ?? formatHint }
  /// What was found wrong since this was last emptied.
  public var diagnostics: [ReaderDiagnostic] = []

  private let trace: DecodedTrace
  private let formatHint: String
  private let symbols: SymbolTable
  private let appender: EventAppender

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - trace: The file.
  ///   - emptyHint: What to look at where it has no events.
  ///   - symbols: The table that values are put in.
  ///   - names: The table of names; it must hold the vocabulary already.
  ///   - fields: The names of the other fields that are asked for.
  package init(
    _ trace: DecodedTrace, emptyHint: String, symbols: SymbolTable, names: NameTable,
    fields: [String]
  ) {
    formatHint = emptyHint
    self.trace = trace
    self.symbols = symbols
    appender = EventAppender(symbols: symbols, names: names, fields: fields)
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
    for event in events {
      if let unknown = appender.append(event, to: &batch) {
        trace.output.log.unknownName(unknown, event.line, offset: 0)
      }
    }
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
}
