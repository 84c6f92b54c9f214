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

  /// Why each rule is one and how to mend what it finds, by the path of its file.
  static let advice: [String: (why: String, fix: String)] = {
    var advice: [String: (why: String, fix: String)] = [:]
    let lines = RulebookDecoder.lines(of: advices)
    for path in stride(from: 0, to: lines.count - 2, by: 3) {
      advice[lines[path]] = (lines[path + 1], lines[path + 2])
    }
    return advice
  }()
}
