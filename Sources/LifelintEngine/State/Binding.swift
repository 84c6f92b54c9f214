import LifelintTrace

/// The values of a rule's variables, by their numbers; also the values that make a group.
///
/// The first four stand inline, so that a binding of the usual size costs no allocation.
struct Binding: Hashable {
  /// What an unbound variable holds: no table gives out this number.
  static let unbound = Symbol(rawValue: .max)

  private var head = SIMD4<UInt32>(repeating: .max)
  private var tail: ContiguousArray<UInt32> = []

  init() {}

  subscript(index: Int) -> Symbol {
    get {
      if index < 4 { return Symbol(rawValue: head[index]) }
      return index - 4 < tail.count ? Symbol(rawValue: tail[index - 4]) : Self.unbound
    }
    set {
      if index < 4 {
        head[index] = newValue.rawValue
        return
      }
      while tail.count <= index - 4 { tail.append(.max) }
      tail[index - 4] = newValue.rawValue
    }
  }

  /// Hashes the values: one word for the usual size.
  func hash(into hasher: inout Hasher) {
    let first = UInt64(head[0]) | UInt64(head[1]) &<< 32
    let second = UInt64(head[2]) | UInt64(head[3]) &<< 32
    hasher.combine(first ^ (second &* 0x9E37_79B9_7F4A_7C15))
    if !tail.isEmpty { hasher.combine(tail) }
  }

  /// Calls a function for each value that is bound.
  func forEachSymbol(_ body: (Symbol) -> Void) {
    for index in 0..<4 where head[index] != .max { body(Symbol(rawValue: head[index])) }
    for value in tail where value != .max { body(Symbol(rawValue: value)) }
  }
}
