/// A set of symbols: those that a sweep keeps.
public struct SymbolSet: Sendable {
  private var words: [UInt64] = []

  /// Makes an empty set.
  public init() {}

  /// Puts a symbol in; false if it was in already.
  @discardableResult
  public mutating func insert(_ symbol: Symbol) -> Bool {
    let (word, bit) = (Int(symbol.rawValue >> 6), UInt64(1) << UInt64(symbol.rawValue & 63))
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: max(word + 1 - words.count, words.count)))
    }
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }

  /// Whether a symbol is in.
  public func contains(_ symbol: Symbol) -> Bool {
    let word = Int(symbol.rawValue >> 6)
    return word < words.count && words[word] >> UInt64(symbol.rawValue & 63) & 1 == 1
  }
}
