import LifelintTrace

/// All that reading a trace gives, with its values as text.
struct Reading {
  var events: [Event] = []
  var texts: [String] = []
  var diagnostics: [ReaderDiagnostic] = []
  var header: TraceHeader?
  var symbols = SymbolTable()

  /// Reads a whole trace.
  init(
    _ source: TraceSource, fields: [String] = [], define: (NameTable) -> Void = { _ in }
  ) {
    let names = NameTable(symbols: symbols)
    define(names)
    let reader = TraceReader(source: source, symbols: symbols, names: names, fields: fields)
    var batch = EventBatch()
    while reader.read(into: &batch) {
      for event in batch.events {
        events.append(event)
        texts.append(
          Self.text(event, in: batch, symbols: symbols, names: names, fields: fields))
      }
      diagnostics += reader.diagnostics
      reader.diagnostics = []
    }
    diagnostics += reader.diagnostics
    header = reader.header
  }

  init(
    _ text: String, fields: [String] = [], define: (NameTable) -> Void = { _ in }
  ) {
    self.init(.bytes(Array(text.utf8)), fields: fields, define: define)
  }

  /// An event with all its values: `3 t=1500000000 callback didBecomeActive begin of=a {ok: true}`.
  private static func text(
    _ event: Event, in batch: EventBatch, symbols: SymbolTable, names: NameTable, fields: [String]
  ) -> String {
    var text = "\(event.line) t=\(event.time)"
    if event.hasDateTime { text += "Z" }
    text += " \(event.kind) \(names.text(of: event.name))"
    if event.phase != .instant { text += " \(event.phase)" }
    for (name, symbol) in [
      ("session", event.session), ("scene", event.scene), ("of", event.of),
    ] where symbol != .missing {
      text += " \(name)=\(symbols.text(of: symbol))"
    }
    if symbols.text(of: event.thread) != "main" {
      text += " thread=\(symbols.text(of: event.thread))"
    }
    let start = Int(event.extraStart)
    let extras = batch.extras[start..<start + Int(event.extraCount)].sorted {
      $0.field < $1.field
    }
    if !extras.isEmpty {
      let members = extras.map { extra in
        "\(fields[Int(extra.field)]): \(symbols.kind(of: extra.value)) \(symbols.text(of: extra.value))"
      }
      text += " {" + members.joined(separator: ", ") + "}"
    }
    return text
  }
}
