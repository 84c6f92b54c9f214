/// Shows the part of a line around a column, with a mark under it.
enum SourceExcerpt {
  /// The bytes before the mark that are shown at most.
  private static let before = 60

  /// The text, and the mark where it points into it; without the gutter.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line.
  ///   - column: Where the mark stands, in bytes from 1; one past the end is good too.
  ///   - width: The columns that the text may take.
  /// - Returns: One line or two.
  static func lines(of line: [UInt8], column: Int, width: Int) -> [String] {
    let place = min(max(column - 1, 0), line.count)
    let start = boundary(max(0, place - min(before, width / 2)), in: line)
    let head = (start > 0 ? "…" : "") + shown(line[start..<place])
    let text = TextWidth.cut(head + shown(line[place...]), to: width)
    if place == 0 { return [text] }
    return [text, String(repeating: " ", count: TextWidth.columns(of: head)) + "^"]
  }

  /// The beginning of the character to which the byte at a place belongs.
  private static func boundary(_ place: Int, in line: [UInt8]) -> Int {
    var place = place
    while place > 0, place < line.count, line[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    VisibleText.line(String(decoding: bytes.prefix(1000), as: UTF8.self))
  }
}
