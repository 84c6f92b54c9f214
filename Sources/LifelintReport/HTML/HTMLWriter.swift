/// Writes HTML, and escapes everything that it is given as text.
///
/// Nothing but the names of tags and attributes gets into a page unescaped, and no `style`
/// attribute can be written: the page's own policy would refuse it.
struct HTMLWriter {
  /// The attributes of an element; those that are `nil` are left out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// What has been written.
  private(set) var html = ""

  /// Writes an element with what `body` writes inside.
  mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    open(tag, attributes)
    body(&self)
    close(tag)
  }

  /// Writes an element that holds text alone.
  mutating func element(
    _ tag: StaticString, _ attributes: Attributes = [:], text: String,
    limit: Int = VisibleText.defaultLimit
  ) {
    open(tag, attributes)
    self.text(text, limit: limit)
    close(tag)
  }

  /// Writes an element without content: `meta`, `rect`, `use`.
  mutating func void(_ tag: StaticString, _ attributes: Attributes = [:]) {
    html += "<\(tag)"
    write(attributes)
    html += "/>"
  }

  /// Writes text, with what is invisible or would turn it round shown as escapes.
  mutating func text(_ text: String, limit: Int = VisibleText.defaultLimit) {
    html += Self.escaped(VisibleText.line(text, limit: limit))
  }

  /// Writes running text, with what stands between back ticks as code.
  mutating func prose(_ text: String, limit: Int = VisibleText.defaultLimit) {
    let parts = VisibleText.line(text, limit: limit).split(
      separator: "`", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      // A back tick without its partner is just one.
      if place % 2 == 1, place + 1 < parts.count {
        html += "<code>\(Self.escaped(String(part)))</code>"
      } else {
        html += (place % 2 == 1 ? "`" : "") + Self.escaped(String(part))
      }
    }
  }

  /// Writes markup that stands in this program's own source.
  mutating func raw(_ trusted: StaticString) { html += "\(trusted)" }

  /// Writes what this program itself made: a style sheet, a script, data that is escaped already.
  mutating func embed(_ trusted: String) { html += trusted }

  /// Parts elements in the source, where a reader of it wants a line.
  mutating func line() { html += "\n" }

  private mutating func open(_ tag: StaticString, _ attributes: Attributes) {
    html += "<\(tag)"
    write(attributes)
    html += ">"
  }

  private mutating func close(_ tag: StaticString) { html += "</\(tag)>" }

  private mutating func write(_ attributes: Attributes) {
    for (name, value) in attributes {
      guard let value else { continue }
      html += " \(name)=\"\(Self.escaped(VisibleText.line(value, limit: 2000)))\""
    }
  }

  /// A text in which no character means anything to HTML.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { isSpecial($0) }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
