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
    guard let last = numbers.max(), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var current = 1
    var isWanted = numbers.contains(current)
    var line: [UInt8] = []
    var seen = 0
    while seen < reach {
      let count = read(descriptor, &buffer, buffer.count)
      // Packed with gzip: these are not the bytes that were read.
      if count <= 0 || (seen == 0 && buffer.starts(with: [0x1F, 0x8B])) { break }
      seen += count
      for byte in buffer[..<count] {
        if byte == 0x0A {
          if isWanted {
            visit(current, line)
            line.removeAll(keepingCapacity: true)
          }
          current += 1
          if current > last { return }
          isWanted = numbers.contains(current)
        } else if isWanted, line.count < longest {
          line.append(byte)
        }
      }
    }
    if isWanted, !line.isEmpty { visit(current, line) }
  }
}
