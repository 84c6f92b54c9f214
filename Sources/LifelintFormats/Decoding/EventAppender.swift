internal import LifelintJSON
internal import LifelintTrace

/// Puts decoded events into batches: their names and values get numbers.
struct EventAppender {
  private let symbols: SymbolTable
  private let names: NameTable
  private let fields: [String: UInt16]
  private let main: Symbol

  init(symbols: SymbolTable, names: NameTable, fields: [String]) {
    self.symbols = symbols
    self.names = names
    self.fields = Dictionary(
      fields.prefix(Int(UInt16.max)).enumerated().map { ($1, UInt16($0)) },
      uniquingKeysWith: { first, _ in first })
    main = symbols.intern("main")
    symbols.pin(main)
  }

  /// Adds an event to a batch.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - batch: Gets it.
  /// - Returns: Its name, if that is not known.
  @discardableResult
  func append(_ event: DecodedEvent, to batch: inout EventBatch) -> NameID? {
    let name = names.name(event.name, kind: event.kind)
    let start = batch.extras.count
    for field in event.fields {
      guard let number = fields[field.name] else { continue }
      batch.extras.append(ExtraField(field: number, value: symbol(field.value)))
    }
    batch.events.append(
      Event(
        line: event.line, time: event.time, session: symbol(event.session),
        scene: symbol(event.scene), of: symbol(event.of),
        thread: event.thread.map { symbols.intern($0) } ?? main, name: name.id,
        extraStart: UInt32(truncatingIfNeeded: start),
        extraCount: UInt16(truncatingIfNeeded: batch.extras.count - start), kind: event.kind,
        phase: event.phase, spelling: name.spelling, hasDateTime: event.hasDateTime))
    return names.isKnown(name.id) ? nil : name.id
  }

  private func symbol(_ text: String?) -> Symbol { text.map { symbols.intern($0) } ?? .missing }

  private func symbol(_ value: FieldValue) -> Symbol {
    switch value {
    case .null: .null
    case .boolean(let boolean): boolean ? .true : .false
    case .number(let number): symbols.intern(number)
    case .text(let text): symbols.intern(text)
    case .array(let elements): symbols.intern(array: elements.map(symbol))
    }
  }
}
