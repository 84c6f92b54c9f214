internal import LifelintJSON

extension LineScanner {
  /// Passes the value of a field that was asked for, and interns it.
  @inline(__always)
  mutating func askedValue(
    _ place: Bytes, _ value: inout Symbol, _ symbols: inout ByteInterner
  ) -> Bytes? {
    switch place[0] {
    case Sign.quote: return text(place + 1, &value, &symbols)
    case UInt8(ascii: "t"):
      value = Symbol.true
      return stands("true", at: place) ? place + 4 : nil
    case UInt8(ascii: "f"):
      value = Symbol.false
      return stands("false", at: place) ? place + 5 : nil
    case UInt8(ascii: "n"):
      value = Symbol.null
      return stands("null", at: place) ? place + 4 : nil
    case Sign.openBrace:
      guard let end = passValue(place) else { return nil }
      value = Symbol(
        rawValue: symbols.intern(place, count: end - place, kind: SymbolKind.object.rawValue))
      return end
    case Sign.openBracket: return array(place, &value, &symbols)
    default: return number(place, &value, &symbols)
    }
  }

  private func number(
    _ start: Bytes, _ value: inout Symbol, _ symbols: inout ByteInterner
  ) -> Bytes? {
    guard let (end, isCanonical) = passNumber(start) else { return nil }
    if isCanonical {
      value = Symbol(
        rawValue: symbols.intern(start, count: end - start, kind: SymbolKind.number.rawValue))
    } else {
      let digits = UnsafeBufferPointer(start: start, count: end - start)
      guard let number = ExactNumber(json: digits) else { return nil }
      value = Symbol(
        rawValue: symbols.intern(number.description.utf8, kind: SymbolKind.number.rawValue))
    }
    return end
  }

  /// Passes an array of scalars, and interns it; another one is for the careful way.
  @inline(never)
  private mutating func array(
    _ start: Bytes, _ value: inout Symbol, _ symbols: inout ByteInterner
  ) -> Bytes? {
    elements.removeAll()
    var place = passBlanks(start + 1)
    if place[0] != Sign.closeBracket {
      while true {
        if place[0] == Sign.openBracket { return nil }
        var element = Symbol.missing
        guard let end = askedValue(place, &element, &symbols) else { return nil }
        elements.append(element)
        place = passBlanks(end)
        if place[0] == Sign.closeBracket { break }
        guard place[0] == Sign.comma else { return nil }
        place = passBlanks(place + 1)
      }
    }
    value = elements.intern(&symbols)
    return place + 1
  }
}
