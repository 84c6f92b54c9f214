/// How many columns of a terminal texts take.
public enum TextWidth {
  /// The columns that a text of plain characters takes: two for a wide one, none for a mark.
  ///
  /// The text is one that ``VisibleText`` has passed: it holds no control characters.
  ///
  /// - Complexity: O(n) in the length of the text.
  public static func columns(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The text with spaces after it, up to a number of columns.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  /// The text with spaces before it, up to a number of columns.
  static func rightAligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns(of: text))) + text
  }

  /// The text cut to a number of columns, with `…` where something is missing.
  static func cut(_ text: String, to width: Int) -> String {
    guard columns(of: text) > width, width > 0 else { return text }
    var taken = ""
    var used = 0
    for scalar in text.unicodeScalars {
      let next = columns(of: scalar)
      if used + next > width - 1 { break }
      taken.unicodeScalars.append(scalar)
      used += next
    }
    return taken + "…"
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  /// The blocks that are wide throughout, after Unicode's EastAsianWidth.txt, version 16.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
