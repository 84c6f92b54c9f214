// swift-format-ignore-file
// Made by `swift run EmbedRules` from the folder Rules: change the files there.

/// The files of the folder Rules.
enum EmbeddedRules {
  /// The texts of the rules as a check needs them, one a line: see ``RulebookCode``.
  static let texts = #"""

"""#

  /// The code of the rules as a check needs them: see ``RulebookCode``.
  static let code = #"""

"""#

  /// The whole files.
  static let files: [(path: String, text: String)] = [
  ]
}
