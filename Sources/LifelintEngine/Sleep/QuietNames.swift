import LifelintTrace

/// What the names of sessions stand for that are not awake: those that sleep or have exited.
///
/// There may be very many, of which hardly any comes again; a name takes some thirty bytes here,
/// and a symbol takes three times as much.
struct QuietNames {
  /// Of each name first a word that says what it is, then its bytes.
  private let words = Pool<UInt64>()
  private var index = PlaceIndex()

  /// What a name stands for; ``Checker/none`` for nothing.
  func number(of name: Symbol, in symbols: SymbolTable) -> Int32 {
    guard let place = place(of: name, in: symbols) else { return Checker.none }
    return Int32(truncatingIfNeeded: words[place])
  }

  /// Lets a name stand for a number.
  mutating func set(_ name: Symbol, in symbols: SymbolTable, to number: Int32) {
    let head = UInt64(UInt32(bitPattern: number)) | Self.nature(of: name, in: symbols) << 32
    if let place = place(of: name, in: symbols) {
      words[place] = head
    } else if number != Checker.none {
      index.insert(Self.hash(of: name, in: symbols), words.add(head))
      for word in 0..<Self.wordCount(of: name, in: symbols) {
        _ = words.add(symbols.word(word, of: name))
      }
    }
  }

  private func place(of name: Symbol, in symbols: SymbolTable) -> Int32? {
    if words.isEmpty { return nil }
    let nature = Self.nature(of: name, in: symbols)
    let wordCount = Self.wordCount(of: name, in: symbols)
    return index.find(Self.hash(of: name, in: symbols)) { place in
      words[place] >> 32 == nature
        && (0..<wordCount).allSatisfy { words[Int(place) + 1 + $0] == symbols.word($0, of: name) }
    }
  }

  /// What tells names apart before their bytes do: how many they have, and whether it is a text.
  ///
  /// A line of a trace is far shorter than what has room here.
  private static func nature(of name: Symbol, in symbols: SymbolTable) -> UInt64 {
    UInt64(symbols.byteCount(of: name)) << 3 | UInt64(symbols.kind(of: name).rawValue)
  }

  private static func wordCount(of name: Symbol, in symbols: SymbolTable) -> Int {
    (symbols.byteCount(of: name) + 7) / 8
  }

  private static func hash(of name: Symbol, in symbols: SymbolTable) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(nature(of: name, in: symbols))
    for word in 0..<wordCount(of: name, in: symbols) {
      hasher.combine(symbols.word(word, of: name))
    }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
