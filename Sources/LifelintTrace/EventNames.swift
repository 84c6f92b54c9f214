/// The names of all events of a trace that was looked at as a whole before it is checked.
public struct EventNames: Sendable {
  /// The most bytes of a trace that are looked at twice.
  private static let limit = 1 << 14

  /// The canonical names, by the number of their ``EventKind``.
  private let texts: [Set<String>]

  /// Looks at a trace, which is read all the same later on; `nil` where that would have to wait for
  /// it, or take long: a stream, a packed file, a file that grows or is large.
  ///
  /// - Parameters:
  ///   - input: The trace's bytes.
  ///   - known: Which spellings are one name.
  /// - Complexity: O(n) in the length of the trace, of which 16 KB are looked at at most.
  package init?(in input: ByteInput, known: any KnownNames) {
    guard let bytes = input.whole(upTo: Self.limit) else { return nil }
    let symbols = SymbolTable()
    let names = NameTable(symbols: symbols, known: known)
    let reader = TraceReader(source: .bytes(bytes), symbols: symbols, names: names, fields: [])
    var texts = [Set<String>](repeating: [], count: EventKind.allCases.count)
    var batch = EventBatch()
    while reader.read(into: &batch) {
      for event in batch.events {
        texts[Int(event.kind.rawValue)].insert(names.text(of: event.name))
      }
    }
    self.texts = texts
  }

  /// Whether an event of a kind has a name.
  package func contains(_ name: String, kind: EventKind) -> Bool {
    texts[Int(kind.rawValue)].contains(name)
  }
}
