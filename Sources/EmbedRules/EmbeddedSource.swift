import LifelintJSON
import LifelintRules

/// Writes the Swift file that carries the built-in rules.
///
/// The rules stand in it twice: as a code that each run reads, since a check needs them at once, and
/// as whole files, for those who want to read a rule.
enum EmbeddedSource {
  /// A folder that cannot be embedded.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The text of the Swift file for a folder of rules.
  ///
  /// - Throws: `LoadErrors` where the rules are not right, or a ``Failure``.
  static func text(of folder: RuleFolder) throws -> String {
    var book = try RuleLoader.book(of: [folder])
    func path(of text: RuleText) -> String { String(text.file.dropFirst(folder.name.count + 1)) }
    for place in book.measures.indices {
      book.measures[place].file.removeFirst(folder.name.count + 1)
    }
    let encoder = RulebookEncoder(book, path: path)
    let rules = book.models.compactMap(\.illegal) + book.rules.map(\.text)
    let advices = rules.map { [path(of: $0), $0.why, $0.fix] }
    for text in encoder.texts + advices.joined() where text.contains(where: \.isNewline) {
      throw Failure(description: "A text of a rule is one line, and this is more: \(text)")
    }
    let texts = encoder.texts.map { "    \(lineLiteral($0)),\n" }.joined()
    var files = ""
    for (path, bytes) in folder.files {
      let text = String(decoding: bytes, as: UTF8.self)
      if text.utf8.contains(UInt8(ascii: "\r")) || text.hasPrefix("\u{FEFF}") {
        throw Failure(
          description: "\(path): a built-in file has plain line ends and no byte order mark.")
      }
      files += "    (\(JSONEscaping.quoted(path)), \(literal(text))),\n"
    }
    return """
      // swift-format-ignore-file
      // Made by `swift run EmbedRules` from the folder Rules: change the files there.

      /// The files of the folder Rules.
      enum EmbeddedRules {
        /// The texts of the rules as a check needs them: see ``RulebookCode``.
        static let texts: [String] = [
      \(texts)  ]

        /// The code of the rules as a check needs them: see ``RulebookCode``.
        static let code = \(literal(encoder.code))

        /// Three lines a rule: the path of its file, why it is one, how to mend what it finds.
        static let advices = \(literal(advices.joined().map { $0 + "\n" }.joined()))

        /// The whole files.
        static let files: [(path: String, text: String)] = [
      \(files)  ]
      }

      """
  }

  /// The text of the Swift file for the folder of formats.
  static func text(ofFormats folder: RuleFolder) -> String {
    let files = folder.files.map { path, bytes in
      "    (\(JSONEscaping.quoted(path)), \(literal(String(decoding: bytes, as: UTF8.self)))),\n"
    }
    return """
      // swift-format-ignore-file
      // Made by `swift run EmbedRules` from the folder Rules/formats: change the files there.

      /// The files of the folder Rules/formats.
      enum EmbeddedFormats {
        /// The whole files.
        static let files: [(path: String, text: String)] = [
      \(files.joined())  ]
      }

      """
  }

  /// A text as a raw literal of several lines.
  static func literal(_ text: String) -> String {
    let marks = marks(for: text, end: "\"\"\"")
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }

  /// A text without line ends as a literal of one line, raw where it has to be.
  static func lineLiteral(_ text: String) -> String {
    let isPlain = !text.contains { $0 == "\"" || $0 == "\\" }
    let marks = isPlain ? "" : marks(for: text, end: "\"")
    return "\(marks)\"\(text)\"\(marks)"
  }

  /// Enough `#` for a raw literal.
  private static func marks(for text: String, end: String) -> String {
    var marks = "#"
    while text.contains(end + marks) || text.contains("\\" + marks) { marks += "#" }
    return marks
  }
}
