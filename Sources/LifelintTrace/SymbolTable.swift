public import LifelintJSON

/// All values that fields of a trace have had, each once.
public final class SymbolTable {
  private enum Entry: Hashable {
    case missing, null
    case boolean(Bool)
    case text(String)
    case number(ExactNumber)
    case array([Symbol])
    case object(String)
  }

  private var entries: [Entry] = []
  private var numbers: [Entry: Symbol] = [:]

  /// Makes a table that holds the constants of ``Symbol``.
  public init() {
    for entry in [Entry.missing, .null, .boolean(false), .boolean(true)] { _ = add(entry) }
  }

  private func add(_ entry: Entry) -> Symbol {
    if let symbol = numbers[entry] { return symbol }
    let symbol = Symbol(rawValue: UInt32(entries.count))
    entries.append(entry)
    numbers[entry] = symbol
    return symbol
  }

  /// The symbol of a text.
  public func intern(_ text: String) -> Symbol { add(.text(text)) }

  /// The symbol of a text, by its bytes.
  func intern(utf8: [UInt8]) -> Symbol { intern(String(decoding: utf8, as: UTF8.self)) }

  /// The symbol of a number.
  public func intern(_ number: ExactNumber) -> Symbol { add(.number(number)) }

  /// The symbol of an array of these values.
  public func intern(array elements: [Symbol]) -> Symbol { add(.array(elements)) }

  /// The symbol of an object, by its JSON text.
  public func intern(object json: String) -> Symbol { add(.object(json)) }

  /// What sort of value a symbol stands for.
  public func kind(of symbol: Symbol) -> SymbolKind {
    switch entries[Int(symbol.rawValue)] {
    case .missing: .missing
    case .null: .null
    case .boolean: .boolean
    case .text: .text
    case .number: .number
    case .array: .array
    case .object: .object
    }
  }

  /// The value as a person reads it: a text plainly, anything else as JSON; nothing for missing.
  public func text(of symbol: Symbol) -> String {
    switch entries[Int(symbol.rawValue)] {
    case .missing: ""
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .text(let text): text
    case .number(let number): number.description
    case .array(let elements): "[" + elements.map { text(of: $0) }.joined(separator: ", ") + "]"
    case .object(let json): json
    }
  }

  /// The number that a symbol stands for, if it is one.
  public func number(of symbol: Symbol) -> ExactNumber? {
    if case .number(let number) = entries[Int(symbol.rawValue)] { number } else { nil }
  }

  /// The elements of the array that a symbol stands for; none for anything else.
  public func elements(of symbol: Symbol) -> [Symbol] {
    if case .array(let elements) = entries[Int(symbol.rawValue)] { elements } else { [] }
  }
}
