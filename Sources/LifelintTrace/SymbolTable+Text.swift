extension SymbolTable {
  /// The value as a person reads it: a text plainly, anything else as JSON; nothing for missing.
  ///
  /// - Complexity: O(n) in the length of the text.
  public func text(of symbol: Symbol) -> String {
    guard kind(of: symbol) == .array else { return interner.text(of: symbol.rawValue) }
    var result = ""
    // The arrays that are being written, outermost first, each with the elements still to come.
    var open: [ArraySlice<Symbol>] = []
    var next: Symbol? = symbol
    while true {
      if let value = next {
        if kind(of: value) == .array {
          result += "["
          open.append(elements(of: value)[...])
        } else {
          result += kind(of: value) == .text ? quoted(value) : interner.text(of: value.rawValue)
        }
      }
      guard let depth = open.indices.last else { return result }
      next = open[depth].popFirst()
      if next == nil {
        result += "]"
        open.removeLast()
      } else if !result.hasSuffix("[") {
        result += ", "
      }
    }
  }

  /// A text as JSON.
  private func quoted(_ symbol: Symbol) -> String {
    var result = "\""
    for scalar in interner.text(of: symbol.rawValue).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
