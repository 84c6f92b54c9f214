// swift-format-ignore-file
// Made by `swift run EmbedRules` from the folder Rules: do not edit.

enum EmbeddedRules {
  static let checks = ""
  static let files: [(path: String, text: String)] = []
}
