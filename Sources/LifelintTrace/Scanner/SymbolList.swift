/// The elements of an array as an interner keeps them: four bytes for each, the lowest first.
struct SymbolList {
  private var bytes: ContiguousArray<UInt8> = []

  /// Takes all elements out.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Adds an element.
  mutating func append(_ symbol: Symbol) {
    for shift: UInt32 in [0, 8, 16, 24] {
      bytes.append(UInt8(truncatingIfNeeded: symbol.rawValue &>> shift))
    }
  }

  /// The number of the array of these elements.
  func intern(_ interner: inout ByteInterner) -> Symbol {
    Symbol(rawValue: interner.intern(bytes, kind: SymbolKind.array.rawValue))
  }

  /// The elements that some bytes are.
  static func elements(of bytes: [UInt8]) -> [Symbol] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      Symbol(rawValue: bytes[start..<start + 4].reversed().reduce(0) { $0 &<< 8 | UInt32($1) })
    }
  }
}
