import LifelintJSON
import LifelintRules

/// Writes the Swift file that carries the built-in rules.
///
/// The rules stand in it twice. What a check needs is one text, without spaces, reasons and
/// examples, since each run parses it. The whole files are texts of their own, which are looked at
/// only when someone wants to read a rule.
enum EmbeddedSource {
  /// A file that cannot be embedded.
  struct Failure: Error {
    var message: String
  }

  /// Keys that only a reader of a rule needs.
  private static let keysForReaders: Set<String> = [
    "$schema", "why", "fix", "references", "exceptions", "examples",
  ]

  /// The text of the Swift file for a folder of rules.
  static func text(of folder: RuleFolder) throws(Failure) -> String {
    var checks: [String] = []
    var files: [String] = []
    for (path, bytes) in folder.files {
      let text = String(decoding: bytes, as: UTF8.self)
      if text.utf8.contains(UInt8(ascii: "\r")) || text.hasPrefix("\u{FEFF}") {
        throw Failure(
          message: "\(path): a built-in file has plain line ends and no byte order mark.")
      }
      checks.append("\(path)\t\(try check(bytes, path: path))")
      files.append("    (\(JSONEscaping.quoted(path)), \(literal(text))),\n")
    }
    return """
      // swift-format-ignore-file
      // Made by `swift run EmbedRules` from the folder Rules: change the files there.

      /// The files of the folder Rules.
      enum EmbeddedRules {
        /// What a check needs: of each file a line with its path, a tab and its JSON.
        static let checks = \(literal(checks.joined(separator: "\n")))

        /// The whole files.
        static let files: [(path: String, text: String)] = [
      \(files.joined())  ]
      }

      """
  }

  /// The JSON of a file without what only a reader of it needs.
  private static func check(_ bytes: [UInt8], path: String) throws(Failure) -> String {
    do throws(JSONError) {
      var value = try JSONParser.parse(bytes)
      value.remove(keysForReaders)
      var writer = JSONWriter()
      writer.write(value)
      return writer.text
    } catch {
      throw Failure(
        message: "\(path):\(error.position.line):\(error.position.column): \(error.message)")
    }
  }

  /// A text as a raw literal of several lines.
  static func literal(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}

extension JSONValue {
  /// Removes keys, also from a model's `illegal`.
  fileprivate mutating func remove(_ keys: Set<String>) {
    guard case .object(var members) = content else { return }
    members.removeAll { keys.contains($0.key) }
    for index in members.indices where members[index].key == "illegal" {
      members[index].value.remove(keys)
    }
    content = .object(members)
  }
}
