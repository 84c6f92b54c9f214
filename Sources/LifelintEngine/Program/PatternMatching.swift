import LifelintJSON
import LifelintRules
import LifelintTrace

/// Decides whether a value is what a pattern asks for.
struct PatternMatching {
  let symbols: SymbolTable
  /// The symbols of the kinds' names, by raw value.
  let kindSymbols: [Symbol]
  /// The symbols of the phases' names, by raw value; an instant has none.
  let phaseSymbols: [Symbol]
  /// The symbols of the kinds of spelling, by raw value.
  let spellingSymbols: [Symbol]

  private let lastText = LastText()

  init(symbols: SymbolTable) {
    self.symbols = symbols
    kindSymbols = ["callback", "system", "action"].map { symbols.intern($0) }
    phaseSymbols = [.missing] + ["begin", "end"].map { symbols.intern($0) }
    spellingSymbols = ["method", "notification", "name"].map { symbols.intern($0) }
  }

  /// Whether a value matches a pattern, with the variables that a binding holds; inside of a `not` a
  /// variable may be a missing field.
  func matches(
    _ pattern: CompiledPattern, _ value: Symbol, _ binding: Binding = Binding(),
    inNot: Bool = false
  ) -> Bool {
    switch pattern {
    case .equals(let symbol):
      return value == symbol
        || (symbols.kind(of: value) == .array && symbols.elements(of: value).contains(symbol))
    case .null: return value == .missing || value == .null
    case .present(let wanted): return (value != .missing) == wanted
    case .any(let parts):
      return parts.contains { matches($0, value, binding, inNot: inNot) }
    case .all(let parts):
      return parts.allSatisfy { matches($0, value, binding, inNot: inNot) }
    case .not(let part): return !matches(part, value, binding, inNot: true)
    case .glob(let glob):
      return symbols.kind(of: value) == .text && glob.matches(lastText.bytes(of: value, symbols))
    case .range(let range):
      guard let number = symbols.number(of: value) else { return false }
      return isInside(number, range, binding)
    case .variable(let index, let isOptional):
      let bound = symbols.value(index, of: binding)
      if value == .missing { return (isOptional || inNot) && bound == .missing }
      return value == bound && isScalar(value)
    }
  }

  /// Whether a count of nanoseconds matches a pattern, as the number of seconds that it is.
  func matches(_ pattern: CompiledPattern, nanoseconds: Int64?) -> Bool {
    switch pattern {
    case .equals(let symbol):
      guard let nanoseconds, let number = symbols.number(of: symbol) else { return false }
      return number == ExactNumber(nanoseconds: nanoseconds)
    case .null: return nanoseconds == nil
    case .present(let wanted): return (nanoseconds != nil) == wanted
    case .any(let parts): return parts.contains { matches($0, nanoseconds: nanoseconds) }
    case .all(let parts): return parts.allSatisfy { matches($0, nanoseconds: nanoseconds) }
    case .not(let part): return !matches(part, nanoseconds: nanoseconds)
    case .glob, .variable: return false
    case .range(let range):
      guard let nanoseconds else { return false }
      if let range = range.nanoseconds {
        return nanoseconds >= range.least && nanoseconds <= range.most
      }
      return isInside(ExactNumber(nanoseconds: nanoseconds), range, Binding())
    }
  }

  /// Whether a value is a text, number, boolean or null: what a variable can be bound to.
  func isScalar(_ value: Symbol) -> Bool {
    switch symbols.kind(of: value) {
    case .array, .object: false
    default: true
    }
  }

  private func isInside(
    _ number: ExactNumber, _ range: CompiledRange, _ binding: Binding
  ) -> Bool {
    func place(_ end: CompiledRange.End) -> ExactNumber? {
      if let number = end.number { return number }
      guard let variable = end.variable else { return nil }
      let bound = symbols.value(variable, of: binding)
      return bound == Binding.unbound ? nil : symbols.number(of: bound)
    }
    if let lower = range.lower {
      guard let place = place(lower) else { return false }
      if number < place || (number == place && !lower.isIncluded) { return false }
    }
    if let upper = range.upper {
      guard let place = place(upper) else { return false }
      if place < number || (number == place && !upper.isIncluded) { return false }
    }
    return true
  }
}

/// The bytes of the text that was looked at last: one value is tried against many shapes.
private final class LastText {
  private var symbol = Symbol.missing
  private var bytes: [UInt8] = []

  func bytes(of wanted: Symbol, _ symbols: SymbolTable) -> [UInt8] {
    if wanted != symbol {
      symbol = wanted
      bytes = Array(symbols.text(of: wanted).utf8)
    }
    return bytes
  }

  /// Forgets it: its symbol may come to stand for another text.
  func forget() { symbol = .missing }
}

extension PatternMatching {
  /// Forgets what was looked at last, since symbols may come to stand for other values.
  func forget() { lastText.forget() }
}
