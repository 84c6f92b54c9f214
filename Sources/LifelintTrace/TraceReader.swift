/// Reads a trace, batch by batch, as its bytes come.
public final class TraceReader: EventSource {
  /// The header line; known after the first batch.
  public private(set) var header: TraceHeader?
  /// The number of events read so far.
  public private(set) var eventCount = 0
  /// The number of lines that could not be read so far.
  public var unreadableCount: Int { log.unreadableCount }
  /// The number of bytes read so far (of a packed file: unpacked).
  public private(set) var byteCount = 0
  /// What was found wrong since this was last emptied.
  ///
  /// Who reads it empties it.
  public var diagnostics: [ReaderDiagnostic] {
    get { log.diagnostics }
    set { log.diagnostics = newValue }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let symbols: SymbolTable
  private let names: NameTable
  private let input: ByteInput
  private let isCareful: Bool
  private var buffer: LineBuffer
  private var scanner: LineScanner
  private var parser: LineParser
  private var log: ReaderLog
  /// The number of the next line.
  private var line = 1
  /// Whether a line that is not blank has been read.
  private var hasLine = false
  /// Whether a byte order mark at the beginning has been looked for.
  private var hasPassedMark = false
  /// Whether all bytes have come.
  private var isInputOver = false
  /// Whether all bytes have come and the last line has no newline.
  private var isLastLineOpen = false
  private var isAtEnd = false

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - source: Where the bytes come from.
  ///   - symbols: The table that values are put in.
  ///   - names: The table of names; it must hold the vocabulary already.
  ///   - fields: The names of the other fields that are asked for, in the order of their numbers
  ///     in ``ExtraField``.
  public convenience init(
    source: TraceSource, symbols: SymbolTable, names: NameTable, fields: [String]
  ) {
    self.init(
      source: source, symbols: symbols, names: names, fields: fields,
      chunk: LineBuffer.usualChunk)
  }

  /// Makes a reader of an input whose first bytes may have been looked at.
  package convenience init(
    input: ByteInput, symbols: SymbolTable, names: NameTable, fields: [String]
  ) {
    self.init(
      input: input, symbols: symbols, names: names, fields: fields,
      chunk: LineBuffer.usualChunk, longestLine: LineBuffer.longestLine, isCareful: false)
  }

  /// Makes a reader for a test.
  ///
  /// - Parameters:
  ///   - source: Where the bytes come from.
  ///   - symbols: The table that values are put in.
  ///   - names: The table of names.
  ///   - fields: The names of the fields that are asked for.
  ///   - chunk: How many bytes are asked for at a time.
  ///   - longestLine: The longest line that is read.
  ///   - isCareful: Whether every line is read the careful way.
  convenience init(
    source: TraceSource, symbols: SymbolTable, names: NameTable, fields: [String], chunk: Int,
    longestLine: Int = LineBuffer.longestLine, isCareful: Bool = false
  ) {
    self.init(
      input: ByteInput(source), symbols: symbols, names: names, fields: fields, chunk: chunk,
      longestLine: longestLine, isCareful: isCareful)
  }

  private init(
    input: ByteInput, symbols: SymbolTable, names: NameTable, fields: [String], chunk: Int,
    longestLine: Int, isCareful: Bool
  ) {
    self.symbols = symbols
    self.names = names
    self.isCareful = isCareful
    self.input = input
    buffer = LineBuffer(longestLine: longestLine, chunk: chunk)
    let reader = names.nextReader()
    log = ReaderLog(names: names, reader: reader)
    parser = LineParser(fields: fields, symbols: symbols, names: names)
    scanner = LineScanner(keys: parser.keys, main: parser.main, reader: reader)
  }

  /// Reads the next run of events into a batch, whose old content goes; false at the end.
  ///
  /// It gives what has come as soon as something has, so that a live trace is seen live. A batch
  /// may be empty where there is only something to tell.
  public func read(into batch: inout EventBatch) -> Bool {
    batch.events.removeAll(keepingCapacity: true)
    batch.extras.removeAll(keepingCapacity: true)
    defer { eventCount += batch.events.count }
    let told = log.diagnostics.count
    while !isAtEnd {
      readLines(into: &batch)
      if !batch.events.isEmpty || log.diagnostics.count > told { return true }
      if !isAtEnd { fill() }
    }
    log.finish()
    return log.diagnostics.count > told
  }

  /// Reads lines that have come, until there is none or the batch is full.
  private func readLines(into batch: inout EventBatch) {
    while buffer.hasLines, !isAtEnd, batch.events.count < LineScanner.batchLimit {
      let isForParser =
        isCareful
        || buffer.readLines { place, end in
          scanner.scan(
            from: &place, to: end, line: &line, into: &batch, symbols: &symbols.interner,
            names: names.spellings) == .careful
        }
      if isForParser { readCarefully(buffer.takeLine(), into: &batch) }
    }
  }

  /// Waits for more bytes.
  private func fill() {
    if isInputOver {
      isAtEnd = true
      return
    }
    do throws(InputFault) {
      let count = try buffer.fill(from: input)
      byteCount += count
      isInputOver = count == 0
    } catch {
      log.unreadableTrace(error.message, hint: error.hint)
      isInputOver = true
    }
    if isInputOver { isLastLineOpen = buffer.endLastLine() }
    if buffer.takePassedLine() {
      log.unreadableLine(line, buffer.tooLong)
      line += 1
      hasLine = true
    } else if line == 1, !hasLine, buffer.hasLines, !hasPassedMark {
      buffer.skip(Self.byteOrderMark)
      hasPassedMark = true
    }
  }

  /// Reads one line byte by byte, and notes what is wrong with it.
  private func readCarefully(_ bytes: [UInt8], into batch: inout EventBatch) {
    let isFirst = !hasLine && eventCount == 0 && batch.events.isEmpty
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
    let outcome = parser.parse(
      bytes, number: line, canBeHeader: isFirst, extras: &batch.extras)
    switch outcome {
    case .blank: break
    case .event(let event):
      batch.events.append(event)
      if !names.isKnown(event.name) { log.unknownName(event.name, line, offset: parser.nameOffset) }
      tellRepeatedKeys()
    case .header(let header):
      for field in header.fields { symbols.pin(field.value) }
      self.header = header
      tellRepeatedKeys()
    case .unknownVersion(let fault):
      log.unreadableTrace(fault.message, hint: fault.hint, line, offset: fault.offset)
      isAtEnd = true
    case .unreadable(let fault):
      if fault.ranOut, isLastLineOpen, !buffer.hasLines {
        log.cutLastLine(line, offset: fault.offset)
      } else {
        log.unreadableLine(line, fault)
      }
    }
    if case .blank = outcome {} else { hasLine = true }
    line += 1
  }

  private func tellRepeatedKeys() {
    for (key, offset) in parser.repeated { log.repeatedKey(key, line, offset: offset) }
  }
}
