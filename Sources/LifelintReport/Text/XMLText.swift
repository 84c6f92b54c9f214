/// Writes text into XML 1.0.
///
/// Source: "Extensible Markup Language (XML) 1.0 (Fifth Edition)", section 2.2: some characters can
/// stand in no document, not even as a reference.
enum XMLText {
  /// Text between tags.
  static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// An attribute's value, without its quotes.
  static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  /// Attributes with the space before each: ` name="value"`.
  static func attributes(_ attributes: [(name: String, value: String?)]) -> String {
    attributes.map { name, value in
      value.map { " \(name)=\"\(attribute($0))\"" } ?? ""
    }.joined()
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x27: escaped += "&apos;"
      // A parser turns these into blanks in an attribute, and CR into LF anywhere.
      case 0x09,
        0x0A where isAttribute, 0x0D:
        escaped += "&#\(scalar.value);"
      case 0x0A, 0x20...0xFFFD, 0x10000...: escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"
      }
    }
    return escaped
  }
}
