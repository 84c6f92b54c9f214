import LifelintTrace

/// The values of a rule's variables, by their numbers; also the values that make a group.
///
/// A plain value of fixed size: the first four stand inline, those beyond as one array symbol, for
/// which a ``LifelintTrace/SymbolTable`` is asked.
struct Binding: Hashable {
  /// What an unbound variable holds: no table gives out this number.
  static let unbound = Symbol(rawValue: .max)
  /// How many values stand inline.
  static let inlineCount = 4

  private var first = UInt32.max
  private var second = UInt32.max
  private var third = UInt32.max
  private var fourth = UInt32.max
  /// The array of the values beyond; missing for none.
  var rest = Symbol.missing

  init() {}

  /// One of the values that stand inline.
  @inline(__always)
  subscript(inline index: Int) -> UInt32 {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }

  /// Mixes the values with the number of what owns them and with a random key.
  @inline(__always)
  func hash(owner: UInt64, key: UInt64) -> UInt32 {
    func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
      let product = left.multipliedFullWidth(by: right)
      return product.high ^ product.low
    }
    let low = UInt64(first) | UInt64(second) &<< 32
    let high = UInt64(third) | UInt64(fourth) &<< 32
    let ownerMix = (owner &+ 1) &* 0xD6E8_FEB8_6659_FD93
    let restMix = UInt64(rest.rawValue) &* 0xA076_1D64_78BD_642F
    let half = fold(low ^ key, 0x9E37_79B9_7F4A_7C15 ^ ownerMix)
    let whole = fold(half ^ high ^ restMix, key | 1)
    return UInt32(truncatingIfNeeded: whole ^ whole &>> 32)
  }

  /// Calls a function for each value that is bound.
  func forEachSymbol(_ body: (Symbol) -> Void) {
    for index in 0..<Self.inlineCount where self[inline: index] != .max {
      body(Symbol(rawValue: self[inline: index]))
    }
    body(rest)
  }
}

extension SymbolTable {
  /// The value of a variable.
  @inline(__always)
  func value(_ index: Int, of binding: Binding) -> Symbol {
    index < Binding.inlineCount
      ? Symbol(rawValue: binding[inline: index]) : farValue(index, of: binding)
  }

  private func farValue(_ index: Int, of binding: Binding) -> Symbol {
    let far = elements(of: binding.rest)
    let place = index - Binding.inlineCount
    return place < far.count && far[place] != nothing ? far[place] : Binding.unbound
  }

  /// Binds a variable to a value.
  @inline(__always)
  func bind(_ index: Int, to value: Symbol, in binding: inout Binding) {
    if index < Binding.inlineCount {
      binding[inline: index] = value.rawValue
    } else {
      bindFar(index, to: value, in: &binding)
    }
  }

  private func bindFar(_ index: Int, to value: Symbol, in binding: inout Binding) {
    var far = elements(of: binding.rest)
    let place = index - Binding.inlineCount
    while far.count <= place { far.append(nothing) }
    far[place] = value == Binding.unbound ? nothing : value
    binding.rest = intern(array: far)
  }

  /// What stands for an unbound variable among the far ones: no variable is bound to an array.
  private var nothing: Symbol { intern(array: []) }
}
