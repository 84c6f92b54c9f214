/// Reads a trace, batch by batch, as its bytes come.
public final class TraceReader {
  /// The header line; known after the first batch.
  public private(set) var header: TraceHeader?
  /// The number of events read so far.
  public private(set) var eventCount = 0
  /// The number of lines that could not be read so far.
  public private(set) var unreadableCount = 0
  /// The number of bytes read so far (of a packed file: unpacked).
  public private(set) var byteCount = 0
  /// What was found wrong since this was last emptied. Who reads it empties it.
  public var diagnostics: [ReaderDiagnostic] = []

  private let source: TraceSource
  private let names: NameTable
  private var parser: LineParser
  private var descriptor: Descriptor?
  private var buffer: [UInt8] = []
  private var lineNumber = 0
  private var sawLine = false
  private var isOpen = false
  private var isAtEnd = false
  private var seenNames: Set<NameID> = []
  private var seenKeys: Set<[UInt8]> = []

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - source: Where the bytes come from.
  ///   - symbols: The table that values are put in.
  ///   - names: The table of names; it must hold the vocabulary already.
  ///   - fields: The names of the other fields that are asked for, in the order of their numbers
  ///     in ``ExtraField``.
  public init(source: TraceSource, symbols: SymbolTable, names: NameTable, fields: [String]) {
    self.source = source
    self.names = names
    parser = LineParser(fields: fields, symbols: symbols, names: names)
  }

  /// Reads the next run of events into a batch, whose old content goes; false at the end.
  ///
  /// It gives what has come as soon as something has, so that a live trace is seen live.
  public func read(into batch: inout EventBatch) -> Bool {
    batch.events.removeAll(keepingCapacity: true)
    batch.extras.removeAll(keepingCapacity: true)
    while !isAtEnd, batch.events.isEmpty, diagnostics.isEmpty {
      let more = fill()
      var start = 0
      while let end = buffer[start...].firstIndex(of: 0x0A) {
        line(Array(buffer[start..<end]), isWhole: true, &batch)
        start = end + 1
        if isAtEnd { return true }
      }
      buffer.removeFirst(start)
      if !more {
        if !buffer.isEmpty { line(buffer, isWhole: false, &batch) }
        isAtEnd = true
        return true
      }
    }
    return !isAtEnd
  }

  private func fill() -> Bool {
    var new: [UInt8] = []
    switch source {
    case .bytes(let bytes):
      if !isOpen { new = bytes }
      isOpen = true
    case .path(let path):
      do throws(SystemError) {
        if !isOpen {
          descriptor = path == "-" ? Descriptor(0) : try Descriptor(path: path)
          isOpen = true
          if let descriptor, descriptor.isDirectory {
            throw SystemError(code: 21)
          }
        }
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        let result = chunk.withUnsafeMutableBytes { bytes in
          Result { () throws(SystemError) in try descriptor?.read(into: bytes) ?? 0 }
        }
        let count = try result.get()
        new = Array(chunk[..<count])
      } catch {
        report(
          .unreadableTrace, 0, 0, "\(path) cannot be read: \(error.text)",
          "Give the path of a trace, or - for standard input.")
      }
    }
    if byteCount == 0, new.starts(with: [0xEF, 0xBB, 0xBF]) {
      byteCount += 3
      new.removeFirst(3)
    }
    byteCount += new.count
    buffer += new
    return !new.isEmpty
  }

  private func line(_ bytes: [UInt8], isWhole: Bool, _ batch: inout EventBatch) {
    lineNumber += 1
    let bytes = bytes.last == 0x0D ? Array(bytes.dropLast()) : bytes
    switch parser.parse(bytes, number: lineNumber, canBeHeader: !sawLine, extras: &batch.extras) {
    case .blank: return
    case .event(let event):
      batch.events.append(event)
      eventCount += 1
      checkName(event, bytes)
    case .header(let header): self.header = header
    case .unknownVersion(let fault):
      report(.unreadableTrace, lineNumber, fault.offset, fault.message, fault.hint)
      isAtEnd = true
    case .unreadable(let fault):
      if fault.ranOut, !isWhole {
        report(
          .cutLastLine, lineNumber, fault.offset, "the last line is cut short",
          "The app was killed while it wrote, or the file is still growing.")
      } else {
        unreadableCount += 1
        report(.unreadableLine, lineNumber, fault.offset, fault.message, fault.hint)
      }
    }
    for (key, offset) in parser.repeated where seenKeys.insert(key).inserted {
      report(
        .repeatedKey, lineNumber, offset, "\(Excerpt.quoted(key)) stands twice in the line",
        "The last one counts; write each key once.")
    }
    sawLine = true
  }

  private func checkName(_ event: Event, _ bytes: [UInt8]) {
    guard !names.isKnown(event.name), seenNames.insert(event.name).inserted else { return }
    report(
      .unknownName, lineNumber, 0,
      "\(Excerpt.quoted(names.text(of: event.name).utf8)) is no known \(event.kind)", "")
  }

  private func report(
    _ id: DiagnosticID, _ line: Int, _ offset: Int, _ message: String, _ hint: String
  ) {
    diagnostics.append(
      ReaderDiagnostic(id: id, line: line, column: offset + 1, message: message, hint: hint))
  }
}
