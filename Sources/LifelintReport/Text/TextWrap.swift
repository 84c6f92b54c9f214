/// Breaks paragraphs into lines.
public enum TextWrap {
  /// The lines of a paragraph, none wider than `width` unless a single word is.
  ///
  /// No line begins with what a log viewer takes for a command (``VisibleText``): such a word stays
  /// on the line before.
  ///
  /// - Parameters:
  ///   - text: One paragraph; runs of spaces count as one.
  ///   - width: The columns of a line.
  /// - Returns: At least one line.
  public static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      let columns = TextWidth.columns(of: word)
      if line.isEmpty {
        line = String(word)
        used = columns
      } else if used + 1 + columns <= width || VisibleText.beginsCommand(word) {
        line += " " + word
        used += 1 + columns
      } else {
        lines.append(line)
        line = String(word)
        used = columns
      }
    }
    lines.append(line)
    return lines
  }

  /// A paragraph behind a label, its further lines indented to stand below its first.
  static func labelled(_ label: String, _ text: String, indent: Int, width: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let start = indent + TextWidth.columns(of: label)
    let further = String(repeating: " ", count: start)
    return lines(of: text, width: max(20, width - start)).enumerated().map { number, line in
      number == 0 ? margin + label + line : further + line
    }
  }
}
