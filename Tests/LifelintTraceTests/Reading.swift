@testable import LifelintTrace

/// All that reading a trace gives, with its values as text.
struct Reading {
  /// How a trace is read.
  struct Options {
    var chunk = LineBuffer.usualChunk
    var longestLine = LineBuffer.longestLine
    var isCareful = false
  }

  /// The names that are known, under each kind.
  static let known: [String: (name: String, spelling: String)] = [
    "callback didBecomeActive": ("didBecomeActive", "name"),
    "callback applicationDidBecomeActive": ("didBecomeActive", "method"),
    "callback applicationDidBecomeActive(_:)": ("didBecomeActive", "method"),
    "callback UIApplicationDidBecomeActiveNotification": ("didBecomeActive", "notification"),
    "callback sceneDidBecomeActive": ("sceneDidBecomeActive", "method"),
    "system suspend": ("suspend", "name"), "system launch": ("launch", "name"),
    "system exit": ("exit", "name"), "system gap": ("gap", "name"),
  ]

  static func define(_ names: NameTable) {
    names.define(
      "didBecomeActive", kind: .callback,
      methods: ["applicationDidBecomeActive", "applicationDidBecomeActive(_:)"],
      notifications: ["UIApplicationDidBecomeActiveNotification"])
    names.define("sceneDidBecomeActive", kind: .callback, methods: ["sceneDidBecomeActive"])
    names.define("scenePhaseActive", kind: .callback, methods: ["scenePhase.active"])
    names.define("suspend", kind: .system)
    // A name that is new is read the careful way; these let a single line be read the fast way.
    for action in ["x", "save", ""] { _ = names.name(action, kind: .action) }
  }

  private(set) var events: [Event] = []
  /// Each event as one line of text: `3 t=15 callback didBecomeActive begin of=a {ok: boolean true}`.
  private(set) var texts: [String] = []
  private(set) var diagnostics: [ReaderDiagnostic] = []
  private(set) var header: TraceHeader?
  private(set) var headerTexts: [String]?
  let symbols = SymbolTable()
  let reader: TraceReader

  /// Reads a whole trace.
  init(_ source: TraceSource, fields: [String] = [], options: Options = Options()) {
    let names = NameTable(symbols: symbols)
    Self.define(names)
    reader = TraceReader(
      source: source, symbols: symbols, names: names, fields: fields, chunk: options.chunk,
      longestLine: options.longestLine, isCareful: options.isCareful)
    var batch = EventBatch()
    while reader.read(into: &batch) {
      for event in batch.events {
        events.append(event)
        texts.append(text(event, in: batch, names: names, fields: fields))
      }
      diagnostics += reader.diagnostics
      reader.diagnostics = []
    }
    header = reader.header
    headerTexts = header?.fields.map { "\($0.name): \(described($0.value))" }
  }

  /// Reads a trace that is written as text.
  init(_ text: String, fields: [String] = [], options: Options = Options()) {
    self.init(.bytes(Array(text.utf8)), fields: fields, options: options)
  }

  /// The kind of a value and the value.
  private func described(_ symbol: Symbol) -> String {
    "\(symbols.kind(of: symbol)) \(symbols.text(of: symbol))"
  }

  private func text(
    _ event: Event, in batch: EventBatch, names: NameTable, fields: [String]
  ) -> String {
    var text = "\(event.line) t=\(event.time)"
    if event.hasDateTime { text += "Z" }
    text += " \(event.kind) \(names.text(of: event.name))"
    if event.spelling != .name { text += " as \(event.spelling)" }
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
    }.map { "\(fields[Int($0.field)]): \(described($0.value))" }
    return extras.isEmpty ? text : text + " {" + extras.joined(separator: ", ") + "}"
  }
}
