import LifelintTrace

/// What the names of sessions stand for that are not awake: those that sleep or have exited.
///
/// There may be very many, of which hardly any comes again; a name takes some thirty bytes here,
/// and a symbol takes three times as much.
struct QuietNames {
  private var bytes: ContiguousArray<UInt8> = []
  /// Where the bytes of each name end.
  private var ends: ContiguousArray<Int> = []
  private var numbers: ContiguousArray<Int32> = []
  private var index = PlaceIndex()

  /// What a name stands for; ``Checker/none`` for nothing.
  subscript(name: Name) -> Int32 {
    get { place(of: name).map { numbers[Int($0)] } ?? Checker.none }
    set {
      if let place = place(of: name) {
        numbers[Int(place)] = newValue
      } else if newValue != Checker.none {
        index.insert(hash(of: name), Int32(numbers.count))
        bytes.append(contentsOf: name.bytes)
        ends.append(bytes.count)
        numbers.append(newValue)
      }
    }
  }

  private func place(of name: Name) -> Int32? {
    if numbers.isEmpty { return nil }
    return index.find(hash(of: name)) { place in
      let start = place == 0 ? 0 : ends[Int(place) - 1]
      return bytes[start..<ends[Int(place)]].elementsEqual(name.bytes)
    }
  }

  private func hash(of name: Name) -> UInt32 {
    var hasher = Hasher()
    name.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  /// The name of a session: the kind of value that it is, and its text.
  struct Name {
    fileprivate let bytes: ContiguousArray<UInt8>

    init(_ symbol: Symbol, in symbols: SymbolTable) {
      bytes = [symbols.kind(of: symbol).rawValue] + symbols.text(of: symbol).utf8
    }
  }
}
