import LifelintRules

/// Writes the Swift file that carries the style and the script of the page.
enum EmbeddedPageSource {
  /// The files of the style, in the order in which they apply.
  static let styles = [
    "base.css", "verdict.css", "tones.css", "controls.css", "findings.css", "timeline.css",
    "chosen.css", "timing.css", "print.css",
  ]
  /// The files of the script, in the order in which they run.
  static let scripts = [
    "tools.js", "data.js", "scale.js", "rows.js", "draw.js", "marks.js", "chart.js", "pointer.js",
    "overview.js", "filter.js", "detail.js", "table.js", "copy.js", "keys.js", "ties.js",
    "main.js",
  ]

  /// The text of the Swift file for the files of a folder.
  ///
  /// - Throws: An `EmbeddedSource.Failure` where a file is missing or cannot stand inside a page.
  static func text(read: (String) throws -> String) throws -> String {
    let style = try styles.map { try checked($0, read($0), end: "</style") }.joined(separator: "\n")
    let script = try scripts.map { try checked($0, read($0), end: "</script") }
      .joined(separator: "\n")
    return """
      // swift-format-ignore-file
      // Made by `swift run EmbedRules` from the folder HTML/Page: change the files there.

      /// The style and the script of a page.
      enum EmbeddedPage {
        static let style = \(EmbeddedSource.literal(style))

        static let script = \(EmbeddedSource.literal("(() => {\n\"use strict\";\n\(script)\n})();\n"))
      }

      """
  }

  /// A file that ends its own element, or begins a comment of HTML, would not be read to its end.
  private static func checked(_ name: String, _ text: String, end: String) throws -> String {
    for mark in [end, "<!--", "\r"] where text.lowercased().contains(mark) {
      throw EmbeddedSource.Failure(description: "\(name): a file of the page cannot hold \(mark).")
    }
    return text
  }
}
