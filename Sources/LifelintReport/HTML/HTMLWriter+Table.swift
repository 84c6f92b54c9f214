extension HTMLWriter {
  /// Writes a table with its head; `rows` writes the rows.
  ///
  /// A wide one scrolls by itself, and can be scrolled with the keyboard.
  ///
  /// - Parameters:
  ///   - headings: The text of each column's head.
  ///   - numeric: The columns that stand to the right.
  ///   - caption: What it is about, for who cannot see where it stands.
  ///   - style: Classes of its own.
  ///   - hasOneBody: Whether all rows stand in one body; else `rows` writes several.
  ///   - rows: Writes the rows.
  mutating func table(
    _ headings: [String], numeric: Set<Int> = [], caption: String? = nil, style: String? = nil,
    hasOneBody: Bool = true,
    rows: (inout HTMLWriter) -> Void
  ) {
    element(
      "div",
      [
        "class": "scroller", "tabindex": "0", "role": "group",
        "aria-label": caption ?? headings.joined(separator: ", "),
      ]
    ) { writer in
      writer.element("table", ["class": style]) { writer in
        if let caption { writer.element("caption", text: caption) }
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            for (place, heading) in headings.enumerated() {
              let style = numeric.contains(place) ? "number" : nil
              writer.element("th", ["scope": "col", "class": style]) { writer in
                if heading.isEmpty {
                  writer.element("span", ["class": "away"], text: "what")
                } else {
                  writer.text(heading)
                }
              }
            }
          }
        }
        writer.line()
        if hasOneBody {
          writer.element("tbody") { rows(&$0) }
        } else {
          rows(&writer)
        }
      }
    }
    line()
  }
}
