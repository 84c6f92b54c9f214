// Values as their bytes, eight at a time: for whoever writes very many of them and reads them again.

extension SymbolTable {
  /// How many bytes the text of a value has that is no array.
  public func byteCount(of symbol: Symbol) -> Int { interner.count(of: symbol.rawValue) }

  /// Eight bytes of the text of a value that is no array, the first one lowest; what lies behind the
  /// text is zero.
  public func word(_ number: Int, of symbol: Symbol) -> UInt64 {
    interner.word(number, of: symbol.rawValue)
  }

  /// The symbol of a value that is no array, by the words of its text.
  ///
  /// - Parameters:
  ///   - words: What the bytes lie in as in memory, then at least ``wordPadding`` words more.
  ///   - count: How many bytes the text has.
  ///   - kind: What sort of value it is.
  /// - Returns: The symbol.
  /// - Complexity: O(n) in the length of the text.
  public func intern(words: ContiguousArray<UInt64>, count: Int, as kind: SymbolKind) -> Symbol {
    Symbol(rawValue: interner.intern(words: words, count: count, kind: kind.rawValue))
  }

  /// How many words have to come after those of a text, whatever they are.
  public static let wordPadding = InternRecord.inlineCount / 8
}
