/// Passes one value of any kind strictly; `nil` where it is none, or too deep for the fast way.
///
/// It does not recurse: which of the open things are objects stands in the bits of a word, so at
/// most 64 may be open. The careful way takes any number.
@inline(never)
func passValue(_ start: Bytes) -> Bytes? {
  var place = start
  var depth = 0
  var areObjects: UInt64 = 0
  while true {
    var isOpening = false
    switch place[0] {
    case Sign.openBrace, Sign.openBracket:
      let isObject = place[0] == Sign.openBrace
      place = passBlanks(place + 1)
      if place[0] == (isObject ? Sign.closeBrace : Sign.closeBracket) {
        place += 1
        break
      }
      if depth == 64 { return nil }
      depth &+= 1
      areObjects = areObjects &<< 1 | (isObject ? 1 : 0)
      isOpening = true
      if isObject {
        guard let value = passKey(place) else { return nil }
        place = value
      }
    default:
      guard let end = passScalar(place) else { return nil }
      place = end
    }
    if isOpening { continue }
    while depth > 0 {
      place = passBlanks(place)
      if place[0] == Sign.comma { break }
      guard place[0] == (areObjects & 1 != 0 ? Sign.closeBrace : Sign.closeBracket) else {
        return nil
      }
      place += 1
      depth &-= 1
      areObjects &>>= 1
    }
    if depth == 0 { return place }
    place = passBlanks(place + 1)
    if areObjects & 1 != 0 {
      guard let value = passKey(place) else { return nil }
      place = value
    }
  }
}

/// Passes a text, a number, `true`, `false` or `null`.
@inline(__always)
private func passScalar(_ place: Bytes) -> Bytes? {
  switch place[0] {
  case Sign.quote:
    let end = endOfPlainText(place + 1)
    if end[0] == Sign.quote { return end + 1 }
    return passText(place + 1).map { $0.end + 1 }
  case UInt8(ascii: "t"): return stands("true", at: place) ? place + 4 : nil
  case UInt8(ascii: "f"): return stands("false", at: place) ? place + 5 : nil
  case UInt8(ascii: "n"): return stands("null", at: place) ? place + 4 : nil
  default: return passNumber(place)?.end
  }
}

/// Passes a key and its colon; gives the place of the value.
@inline(__always)
private func passKey(_ place: Bytes) -> Bytes? {
  guard place[0] == Sign.quote else { return nil }
  var end = endOfPlainText(place + 1)
  if end[0] != Sign.quote {
    guard let text = passText(place + 1) else { return nil }
    end = text.end
  }
  end = passBlanks(end + 1)
  return end[0] == Sign.colon ? passBlanks(end + 1) : nil
}
