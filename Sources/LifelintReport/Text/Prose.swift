/// Takes running text apart.
enum Prose {
  private static let abbreviations = ["e.g.", "i.e.", "etc.", "vs.", "cf.", "approx."]

  /// The first sentence of a text, with its full stop.
  ///
  /// A full stop ends a sentence where a space and something that is not a small letter follow,
  /// and where it does not end an abbreviation.
  static func firstSentence(of text: String) -> String {
    var index = text.startIndex
    while let stop = text[index...].firstIndex(where: { ".?!".contains($0) }) {
      let after = text.index(after: stop)
      let sentence = text[..<after]
      let rest = text[after...]
      if rest.allSatisfy(\.isWhitespace) { return String(sentence) }
      if rest.first?.isWhitespace == true,
        rest.first(where: { !$0.isWhitespace })?.isLowercase == false,
        !abbreviations.contains(where: sentence.hasSuffix)
      {
        return String(sentence)
      }
      index = after
    }
    return text
  }
}
