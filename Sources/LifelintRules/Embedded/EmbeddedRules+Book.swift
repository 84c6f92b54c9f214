extension EmbeddedRules {
  /// The folder's name, as errors and `explain` show it.
  static let folder = "Rules"

  /// The built-in rules as their files say them.
  ///
  /// - Complexity: O(n) in the length of the code; it is not kept.
  static var book: Rulebook {
    var decoder = RulebookDecoder(texts: texts, code: code, folder: folder)
    return decoder.book()
  }
}
