extension StringProtocol {
  /// Whether another text stands in it, byte by byte.
  ///
  /// Unlike the standard library's own it finds what a combining character follows, and asks for
  /// no newer system.
  ///
  /// - Complexity: O(n · m) in the lengths of the two.
  package func holds(_ part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    var rest = utf8[...]
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension String {
  /// The text with another one wherever a part stands, byte by byte.
  ///
  /// Unlike the standard library's own it finds what a combining character follows, and asks for
  /// no newer system.
  ///
  /// - Complexity: O(n · m) in the lengths of the text and of the part.
  package func replacingAll(_ part: String, with other: String) -> String {
    let (text, part) = (Array(utf8), Array(part.utf8))
    if part.isEmpty { return self }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      if text[place...].starts(with: part) {
        result += other.utf8
        place += part.count
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
