/// Takes running text apart.
enum Prose {
  private static let abbreviations = ["e.g.", "i.e.", "etc.", "vs.", "cf.", "approx."]

  /// The first sentence of a text, with its full stop.
  ///
  /// A full stop ends a sentence where the next word has a capital letter, as `iOS` does too, and
  /// where it does not end an abbreviation.
  static func firstSentence(of text: String) -> String {
    var index = text.startIndex
    while let stop = text[index...].firstIndex(where: { ".?!".contains($0) }) {
      let after = text.index(after: stop)
      let sentence = text[..<after]
      let rest = text[after...]
      if rest.allSatisfy(\.isWhitespace) { return String(sentence) }
      let word = rest.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      if rest.first?.isWhitespace == true, word.contains(where: { !$0.isLowercase && $0.isLetter }),
        !abbreviations.contains(where: sentence.hasSuffix)
      {
        return String(sentence)
      }
      index = after
    }
    return text
  }
}
