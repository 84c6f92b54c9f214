// Values as their bytes, eight at a time: for whoever writes very many of them and reads them again.

extension SymbolTable {
  /// How many bytes the text of a value has that is no array.
  public func byteCount(of symbol: Symbol) -> Int { interner.count(of: symbol.rawValue) }

  /// Calls a function for each eight bytes of the text of a value that is no array.
  ///
  /// - Parameters:
  ///   - symbol: The value.
  ///   - body: Is given a word, whose lowest byte is the first, and how many of its bytes belong to
  ///     the text; the others are zero.
  /// - Complexity: O(n) in the length of the text.
  public func forEachWord(of symbol: Symbol, _ body: (_ word: UInt64, _ count: Int) -> Void) {
    interner.forEachWord(of: symbol.rawValue, body)
  }

  /// The symbol of a value that is no array, by the words of its text.
  ///
  /// - Parameters:
  ///   - words: What the bytes lie in as in memory, then at least ``wordPadding`` words more.
  ///   - count: How many bytes the text has.
  ///   - kind: What sort of value it is.
  /// - Complexity: O(n) in the length of the text.
  public func intern(words: ContiguousArray<UInt64>, count: Int, as kind: SymbolKind) -> Symbol {
    Symbol(rawValue: interner.intern(words: words, count: count, kind: kind.rawValue))
  }

  /// How many words have to come after those of a text, whatever they are.
  public static let wordPadding = InternRecord.inlineCount / 8
}
