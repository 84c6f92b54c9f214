import LifelintEngine

/// Where on their lines findings and their events stand, in UTF-16 code units as editors count.
struct SourceColumns {
  private struct Place: Hashable {
    var line: Int
    var column: Int
  }

  private var starts: [Place: Int] = [:]
  private var ends: [Int: Int] = [:]

  /// Reads the lines on which findings and their events stand, where the trace can be read again.
  init(of findings: [Finding], path: String, _ context: RenderContext) {
    var columns: [Int: Set<Int>] = [:]
    for finding in findings {
      columns[finding.line, default: []].insert(finding.column)
      for witness in finding.witness { columns[witness.event.line, default: []].insert(1) }
    }
    var starts: [Place: Int] = [:]
    var ends: [Int: Int] = [:]
    context.eachSourceLine(path, Set(columns.keys)) { line, bytes in
      let text = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
      ends[line] = Self.units(text) + 1
      for column in columns[line] ?? [] where column > 1 {
        starts[Place(line: line, column: column)] = Self.units(text.prefix(column - 1)) + 1
      }
    }
    self.starts = starts
    self.ends = ends
  }

  /// The region from a place to the end of its line; `end` lies one after the last character.
  ///
  /// What concerns the whole file stands on its first line. Of a trace that cannot be read again the
  /// region is one character.
  func region(line: Int, column: Int) -> (line: Int, start: Int, end: Int) {
    let start = starts[Place(line: line, column: column)] ?? max(column, 1)
    return (max(line, 1), start, max(ends[line] ?? 0, start + 1))
  }

  private static func units(_ bytes: some Collection<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).utf16.count
  }
}
