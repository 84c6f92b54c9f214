import LifelintTrace

/// Reads single lines of a trace again, to show them.
enum SourceLines {
  /// How far into a file is looked, and how much of a line is kept.
  private static let reach = 1 << 26
  private static let longest = 1 << 16

  /// The bytes of a line; `nil` where the trace is no plain file, or the line lies far into it.
  ///
  /// - Complexity: O(n) in the number of bytes before the line.
  static func line(_ number: Int, of path: String) -> [UInt8]? {
    var found: [UInt8]?
    each([number], of: path) { found = $1 }
    return found
  }

  /// Visits the bytes of some lines in the order of the file, those that can be had.
  ///
  /// - Complexity: O(n) in the number of bytes before the last of the lines.
  static func each(
    _ numbers: Set<Int>, of path: String, _ visit: (Int, [UInt8]) -> Void
  ) {
    var status = stat()
    // Only of a plain file the same bytes can be read twice.
    guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    var wanted = numbers.sorted()[...]
    let source = LineSource(ByteInput(.path(path)))
    while !wanted.isEmpty, source.byteCount < reach {
      let progress = source.read(tooLong: { _, _ in }) { line, number in
        while let next = wanted.first, next <= number {
          if next == number { visit(number, line.bytes(0..<longest)) }
          wanted.removeFirst()
        }
      }
      guard case .more = progress else { return }
    }
  }
}
