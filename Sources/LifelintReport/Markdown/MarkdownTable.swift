/// A table in GitHub's Markdown; what stands in its cells is Markdown already.
struct MarkdownTable {
  /// The heads of its columns.
  let headings: [String]
  /// The columns in which numbers stand.
  var numeric: Set<Int> = []
  /// The rows, each with as many cells as there are headings.
  var rows: [[String]] = []

  /// The lines of the table, with an empty one behind it.
  var text: String {
    let rule = headings.indices.map { numeric.contains($0) ? "--:" : "---" }
    return ([headings, rule] + rows).map(Self.line).joined() + "\n"
  }

  /// The bytes that the head takes.
  var headSize: Int { MarkdownTable(headings: headings, numeric: numeric).text.utf8.count }

  /// One row as a line.
  static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }
}

extension Sequence<String> {
  /// As many whole items as fit.
  ///
  /// - Complexity: O(n) in the bytes of those that fit; of a lazy sequence no others are made.
  func fitting(_ bytes: Int) -> [String] {
    var left = bytes
    var taken: [String] = []
    for item in self {
      left -= item.utf8.count
      if left < 0 { break }
      taken.append(item)
    }
    return taken
  }
}
