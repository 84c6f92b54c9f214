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

  /// The text of a file and what it holds, by its path inside of the folder.
  ///
  /// - Complexity: O(n) in the length of the file; it is not kept.
  static func read(_ path: some StringProtocol, name: String) -> (text: String, file: LoadedFile)? {
    guard let text = files.first(where: { $0.path == path })?.text,
      let file = try? LoadedFile.parse(Array(text.utf8), name: name)
    else { return nil }
    return (text, file)
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
