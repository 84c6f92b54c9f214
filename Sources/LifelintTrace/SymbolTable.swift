public import LifelintJSON

/// The values that fields of a trace have had, each once.
///
/// It holds what it is given until a ``sweep(keeping:)`` lets go of what no one needs any more.
public final class SymbolTable {
  /// The values as bytes, each under its ``SymbolKind``: a text as its UTF-8, a number as the
  /// shortest JSON text of its value, an array as its elements' symbols, an object as its JSON.
  @exclusivity(unchecked) var interner = ByteInterner(capacity: 512)
  /// Room for the digits of a number that is interned.
  @exclusivity(unchecked) private var digits: ContiguousArray<UInt8> = []
  /// The symbols that every sweep keeps.
  private var pinned = SymbolSet()

  /// Makes a table that holds the constants of ``Symbol``.
  public init() {
    for (symbol, kind, text) in [
      (Symbol.missing, SymbolKind.missing, ""), (.null, .null, "null"),
      (.false, .boolean, "false"), (.true, .boolean, "true"),
    ] {
      let number = interner.intern(text.utf8, kind: kind.rawValue)
      assert(number == symbol.rawValue)
    }
    pin()
  }

  /// The symbol of a text.
  public func intern(_ text: String) -> Symbol { intern(utf8: text.utf8) }

  /// The symbol of a text that is UTF-8.
  func intern(utf8: some Collection<UInt8>) -> Symbol { intern(utf8, as: .text) }

  /// The symbol of a number.
  public func intern(_ number: ExactNumber) -> Symbol {
    intern(number.description.utf8, as: .number)
  }

  /// The symbol of the number of seconds that a count of nanoseconds is.
  ///
  /// The same as that of `ExactNumber(nanoseconds:)`, without making one.
  public func intern(nanoseconds: Int64) -> Symbol {
    let magnitude = nanoseconds.magnitude
    let (seconds, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    // Below 100 ns numbers are written with an exponent.
    if seconds == 0, rest < 100 { return intern(ExactNumber(nanoseconds: nanoseconds)) }
    digits.removeAll(keepingCapacity: true)
    // From the last digit to the first.
    if rest > 0 {
      var (fraction, places) = (rest, 9)
      while fraction % 10 == 0 { (fraction, places) = (fraction / 10, places - 1) }
      while places > 0 {
        digits.append(UInt8(ascii: "0") + UInt8(fraction % 10))
        (fraction, places) = (fraction / 10, places - 1)
      }
      digits.append(UInt8(ascii: "."))
    }
    var whole = seconds
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(whole % 10))
      whole /= 10
    } while whole > 0
    if nanoseconds < 0 { digits.append(UInt8(ascii: "-")) }
    digits.reverse()
    return intern(digits, as: .number)
  }

  /// The symbol of an array of these values.
  public func intern(array elements: [Symbol]) -> Symbol {
    var list = SymbolList()
    for element in elements { list.append(element) }
    return list.intern(&interner)
  }

  /// The symbol of an object, by its JSON text.
  public func intern(object json: String) -> Symbol { intern(object: json.utf8) }

  /// The symbol of an object, by its JSON text in UTF-8.
  func intern(object json: some Collection<UInt8>) -> Symbol { intern(json, as: .object) }

  private func intern(_ bytes: some Collection<UInt8>, as kind: SymbolKind) -> Symbol {
    Symbol(rawValue: interner.intern(bytes, kind: kind.rawValue))
  }

  /// What sort of value a symbol stands for.
  public func kind(of symbol: Symbol) -> SymbolKind {
    SymbolKind(rawValue: interner.kind(of: symbol.rawValue)) ?? .missing
  }

  /// The number that a symbol stands for, if it is one.
  ///
  /// - Complexity: O(n) in the number of digits.
  public func number(of symbol: Symbol) -> ExactNumber? {
    guard kind(of: symbol) == .number else { return nil }
    return ExactNumber(json: interner.bytes(of: symbol.rawValue))
  }

  /// The elements of the array that a symbol stands for; none for anything else.
  ///
  /// - Complexity: O(n) in the number of elements.
  public func elements(of symbol: Symbol) -> [Symbol] {
    guard kind(of: symbol) == .array else { return [] }
    return SymbolList.elements(of: interner.bytes(of: symbol.rawValue))
  }
}

// MARK: - Letting go

extension SymbolTable {
  /// How many values the table holds.
  public var liveCount: Int { interner.liveCount }

  /// About how many bytes of memory the values take.
  public var liveByteCount: Int {
    interner.liveCount * MemoryLayout<InternRecord>.stride + interner.longByteCount
  }

  /// Keeps all values that are in the table now for good: those of the rules.
  public func pin() {
    for number in 0..<UInt32(interner.count) where !interner.isFree(number) {
      pinned.insert(Symbol(rawValue: number))
    }
  }

  /// Keeps a value for good, with the elements of an array.
  public func pin(_ symbol: Symbol) { insert(symbol, into: &pinned) }

  /// Lets go of all values but those in a set and those that were pinned.
  ///
  /// The elements of an array that is kept are kept too. All other symbols stand for nothing from
  /// now on, and new values get their numbers; so this is for the time between two batches, when
  /// every symbol that is still in use is in the set.
  ///
  /// - Complexity: O(n) in the largest number of values that were ever held at a time.
  public func sweep(keeping symbols: SymbolSet) {
    var kept = pinned
    for number in 0..<UInt32(interner.count) where symbols.contains(Symbol(rawValue: number)) {
      insert(Symbol(rawValue: number), into: &kept)
    }
    interner.sweep { kept.contains(Symbol(rawValue: $0)) }
  }

  private func insert(_ symbol: Symbol, into set: inout SymbolSet) {
    var waiting = [symbol]
    while let next = waiting.popLast() {
      guard !interner.isFree(next.rawValue), set.insert(next) else { continue }
      if kind(of: next) == .array { waiting.append(contentsOf: elements(of: next)) }
    }
  }
}
