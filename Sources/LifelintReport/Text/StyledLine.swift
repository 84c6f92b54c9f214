/// A line of output that is built piece by piece and knows how wide it is.
struct StyledLine {
  private var pieces: [(text: String, style: TextStyle?)] = []

  /// The columns that it takes so far.
  private(set) var width = 0

  /// Adds a piece; the text is one that ``VisibleText`` has passed.
  mutating func add(_ text: String, _ style: TextStyle? = nil) {
    pieces.append((text, style))
    width += TextWidth.columns(of: text)
  }

  /// Adds another line's pieces.
  mutating func add(_ other: StyledLine) {
    pieces += other.pieces
    width += other.width
  }

  /// Adds blanks up to a column, counted from 0.
  mutating func pad(to column: Int) {
    if column > width { add(String(repeating: " ", count: column - width)) }
  }

  /// The line without blanks at its end.
  func text(_ palette: Palette) -> String {
    var pieces = pieces
    while let last = pieces.last {
      let text = last.text.trimmingTail()
      if !text.isEmpty {
        pieces[pieces.count - 1].text = text
        break
      }
      pieces.removeLast()
    }
    return pieces.map { text, style in
      style.map { palette.paint(text, $0) } ?? text
    }.joined()
  }
}

extension String {
  fileprivate func trimmingTail() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
