import LifelintJSON

/// Writes text from a trace so that it is shown as it is, wherever it stands in a Markdown document.
///
/// Words of letters, digits and plain punctuation stay text. Every other word becomes a code span,
/// in which nothing is interpreted: no tags, no links, no mentions of people or issues (`@`, `#12`,
/// `GH-12`, a commit's hash, a bare address), no formulas and no emoji names. Names of things look
/// well in it, too.
///
/// Sources: CommonMark 0.31.2, 6.1 (code spans); GitHub Flavored Markdown 0.29, 4.10 (tables) and
/// 6.9 (autolinks); GitHub's documentation on autolinked references.
enum MarkdownText {
  /// A text as part of a paragraph, a heading, a list item or a table's cell.
  static func inline(_ text: String, limit: Int = VisibleText.defaultLimit) -> String {
    words(VisibleText.line(text, limit: limit), code: span)
  }

  /// Running text of a rule, in which what stands between backquotes is code.
  static func prose(_ text: String, limit: Int = 1000) -> String {
    let parts = VisibleText.line(text, limit: limit)
      .split(separator: "`", omittingEmptySubsequences: false)
    // A backquote without its other half is a character like others.
    guard !parts.count.isMultiple(of: 2) else { return inline(text, limit: limit) }
    return parts.enumerated().map { number, part in
      if number.isMultiple(of: 2) { return words(String(part), code: span) }
      return part.isEmpty ? "" : span(String(part))
    }.joined()
  }

  /// A number with its unit, as this program writes it.
  static func number(_ text: String) -> String {
    text.replacingAll("<", with: "&lt;").replacingAll(">", with: "&gt;").replacingAll(
      "~", with: "&#126;")
  }

  /// A name, all of it as code.
  static func code(_ text: String, limit: Int = VisibleText.defaultLimit) -> String {
    let shown = VisibleText.line(text, limit: limit)
    return shown.isEmpty ? "" : span(shown)
  }

  /// A text inside HTML, such as a summary, where Markdown is not read.
  static func html(_ text: String, limit: Int = VisibleText.defaultLimit) -> String {
    words(VisibleText.line(text, limit: limit), code: htmlCode)
  }

  /// A name inside HTML, all of it as code.
  static func htmlCode(_ shown: String) -> String {
    var escaped = ""
    for scalar in shown.unicodeScalars {
      // An entity is never read as markup, by HTML or Markdown.
      if isWordScalar(scalar) || scalar == " " {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "&#\(scalar.value);"
      }
    }
    return "<code>\(escaped)</code>"
  }

  /// Lines that are shown as they are; their texts have passed ``VisibleText``.
  static func block(_ lines: [String], language: String = "text") -> String {
    let fence = fence(lines.map(longestRun).max() ?? 0, least: 3)
    return ([fence + language] + lines + [fence]).joined(separator: "\n") + "\n"
  }

  // MARK: Words

  private static func words(_ shown: String, code: (String) -> String) -> String {
    shown.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let (before, core, after) = trimmed(word)
      return isPlain(core) ? String(word) : before + code(String(core)) + after
    }.joined(separator: " ")
  }

  /// A word and the punctuation around it.
  private static func trimmed(
    _ word: Substring
  ) -> (before: Substring, core: Substring, after: Substring) {
    let core = word.drop { $0 == "(" || $0 == "\"" }
    let before = word[..<core.startIndex]
    var end = core.endIndex
    while end > core.startIndex {
      let last = core.index(before: end)
      guard ".,;:?!)\"".contains(core[last]) else { break }
      end = last
    }
    return (before, core[..<end], core[end...])
  }

  /// Whether nothing reads a word as anything but a word.
  private static func isPlain(_ word: Substring) -> Bool {
    if word.isEmpty || word == "-" { return true }
    // A bare address and a commit's hash would become links.
    if word.lowercased().hasPrefix("www.") { return false }
    if word.utf8.count >= 7, word.utf8.allSatisfy(isHexadecimal) { return false }
    var previous: Unicode.Scalar?
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'", "%", ",", ".": break
      case "/", "-": if previous.map(isWordScalar) != true { return false }
      // In day-to-day, and not in GH-12.
      case _ where isWordScalar(scalar): if previous == "-", isDigit(scalar) { return false }
      default: return false
      }
      previous = scalar
    }
    return true
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    // What is beyond ASCII is markup to nobody.
    default: scalar.value >= 0x80
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value &- 0x30 < 10 }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  // MARK: Code spans

  /// A code span; a bar stands between spans, since what escapes it in a table is not the same to
  /// all readers inside of one.
  private static func span(_ shown: String) -> String {
    shown.split(separator: "|", omittingEmptySubsequences: false).map { part in
      if part.isEmpty { return "" }
      let fence = fence(longestRun(String(part)), least: 1)
      let isTight = part.first != "`" && part.last != "`" && part.first != " " && part.last != " "
      return fence + (isTight ? "" : " ") + part + (isTight ? "" : " ") + fence
    }.joined(separator: "&#124;")
  }

  private static func fence(_ run: Int, least: Int) -> String {
    String(repeating: "`", count: max(least, run + 1))
  }

  private static func longestRun(_ text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
