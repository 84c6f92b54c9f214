/// Shows the part of a line around a column, with a mark under it.
enum SourceExcerpt {
  /// The columns that are shown before and after the mark.
  private static let before = 60
  private static let after = 30

  /// Two lines, without the gutter: the text and the mark.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line.
  ///   - column: Where the mark stands, in bytes from 1; one past the end is good too.
  /// - Returns: The part of the line and the line with the mark.
  static func lines(of line: [UInt8], column: Int) -> [String] {
    let place = min(max(column - 1, 0), line.count)
    let start = boundary(max(0, place - before), in: line)
    let end = boundary(min(line.count, place + after), in: line)
    let head = (start > 0 ? "…" : "") + shown(line[start..<place])
    let tail = shown(line[place..<end]) + (end < line.count ? "…" : "")
    return [head + tail, String(repeating: " ", count: TextWidth.columns(of: head)) + "^"]
  }

  /// The beginning of the character to which the byte at a place belongs.
  private static func boundary(_ place: Int, in line: [UInt8]) -> Int {
    var place = place
    while place > 0, place < line.count, line[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    VisibleText.line(String(decoding: bytes, as: UTF8.self))
  }
}
