/// Gives the lines of a lifelint trace as they are, without those that are none.
package final class NativeLines {
  /// What was found wrong.
  package var log: ReaderLog
  /// The number of events given so far.
  package private(set) var eventCount = 0

  private let lines: LineSource
  private var parser: LineParser
  private var hasLine = false
  private var isOver = false

  /// Makes a reader of lines.
  package init(_ input: ByteInput) {
    let symbols = SymbolTable()
    let names = NameTable(symbols: symbols)
    lines = LineSource(input)
    log = ReaderLog(names: names)
    parser = LineParser(fields: [], symbols: symbols, names: names)
  }

  /// Waits for more and gives the bytes of each whole line that is an event or the header.
  ///
  /// - Parameter body: Gets each line without its line end.
  /// - Returns: Whether there may be more.
  package func read(_ body: ([UInt8]) -> Void) -> Bool {
    if isOver { return false }
    let progress = lines.read(
      tooLong: { number, fault in log.unreadableLine(number, fault) },
      { line, number in take(line.bytes, number, body) })
    if case .fault(let fault) = progress { log.unreadableTrace(fault.message, hint: fault.hint) }
    if case .more = progress { return !isOver }
    isOver = true
    log.finish()
    return false
  }

  private func take(_ bytes: [UInt8], _ number: Int, _ body: ([UInt8]) -> Void) {
    if isOver { return }
    var extras: ContiguousArray<ExtraField> = []
    let outcome = parser.parse(bytes, number: number, canBeHeader: !hasLine, extras: &extras)
    switch outcome {
    case .blank: return
    case .event:
      eventCount += 1
      body(bytes)
    case .header: body(bytes)
    case .unknownVersion(let fault):
      log.unreadableTrace(fault.message, hint: fault.hint, number, offset: fault.offset)
      isOver = true
    case .unreadable(let fault):
      if fault.ranOut, lines.isOpenLine {
        log.cutLastLine(number, offset: fault.offset)
      } else {
        log.unreadableLine(number, fault)
      }
    }
    hasLine = true
  }
}
