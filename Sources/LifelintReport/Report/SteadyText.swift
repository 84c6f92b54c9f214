import LifelintEngine

/// Takes out of a text what differs from one recording of the same thing to the next.
enum SteadyText {
  private static let units: Set<String> = ["ns", "us", "µs", "ms", "s", "min", "h", "%"]

  /// What a finding says, with `#` for each quantity that is not part of a name, for its session,
  /// its scene, and for identifiers that are made anew each time.
  static func message(of finding: Finding) -> String {
    let named = [("session", finding.session), ("scene", finding.scene)].compactMap { kind, name in
      name.flatMap { $0.isEmpty ? nil : (kind: kind, name: $0) }
    }
    return withoutIdentifiers(withoutQuantities(finding.steadyMessage, named: named))
  }

  /// A value in a message: `#` if it is a quantity.
  static func value(_ text: String) -> String {
    isQuantity(Substring(text)) ? "#" : withoutIdentifiers(text)
  }

  /// Of `timer:42 took 7.2 s in session a81f` stays `timer:42 took # in session #`.
  private static func withoutQuantities(
    _ message: String, named: [(kind: String, name: String)]
  ) -> String {
    var words: [String] = []
    var before: Substring = ""
    for word in message.split(separator: " ", omittingEmptySubsequences: false) {
      let bare = bare(word)
      // A session called `a` is no article.
      let isNamed = named.contains { kind, name in
        bare == name && (before == kind || name.contains(where: \.isNumber))
      }
      before = bare
      if isNamed {
        words.append("#" + word[bare.endIndex...])
      } else if isQuantity(bare) {
        if words.last != "#" { words.append("#" + word[bare.endIndex...]) }
      } else if words.last == "#", units.contains(String(bare)) {
        continue
      } else {
        words.append(String(word))
      }
    }
    return words.joined(separator: " ")
  }

  /// A text with `#` for each UUID and each address: `document:#`.
  static func withoutIdentifiers(_ text: String) -> String {
    // The shortest identifiers are a UUID of 36 bytes, and an address.
    if text.utf8.count < 36, !text.utf8.contains(UInt8(ascii: "x")) { return text }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let length = identifierLength(bytes[index...])
      // Not inside of a longer word.
      if length > 0, index == 0 || !isWordByte(bytes[index - 1]) {
        kept.append(UInt8(ascii: "#"))
        index += length
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept.count == bytes.count ? text : String(decoding: kept, as: UTF8.self)
  }

  /// The bytes of the UUID or the address with which a text begins; 0 if it begins with neither.
  private static func identifierLength(_ bytes: ArraySlice<UInt8>) -> Int {
    let start = bytes.startIndex
    if bytes.starts(with: "0x".utf8) {
      let digits = bytes.dropFirst(2).prefix(while: isHexadecimal).count
      return digits >= 6 ? digits + 2 : 0
    }
    let dashes = [8, 13, 18, 23]
    guard bytes.count >= 36 else { return 0 }
    for place in 0..<36 {
      let byte = bytes[start + place]
      if dashes.contains(place) ? byte != UInt8(ascii: "-") : !isHexadecimal(byte) { return 0 }
    }
    return bytes.count > 36 && isWordByte(bytes[start + 36]) ? 0 : 36
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  /// A word without the punctuation around it.
  private static func bare(_ word: Substring) -> Substring {
    let punctuation: Set<Character> = [",", ".", ";", ":", "(", ")", "\"", "'", "`"]
    var bare = word
    while let first = bare.first, punctuation.contains(first) { bare.removeFirst() }
    while let last = bare.last, punctuation.contains(last) { bare.removeLast() }
    return bare
  }

  /// Whether a word is a number, with a sign or a unit or without: `7.2`, `-1e9`, `250ms`.
  private static func isQuantity(_ word: Substring) -> Bool {
    var rest = word.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard let first = rest.first, first &- 0x30 < 10 else { return false }
    let number = rest.drop { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }
    let unit = String(Substring(number))
    return unit.isEmpty || units.contains(unit)
  }
}
