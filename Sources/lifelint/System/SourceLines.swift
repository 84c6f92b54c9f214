/// Reads single lines of a trace again, to show them.
enum SourceLines {
  /// How far into a file is looked, and how much of a line is kept.
  private static let reach = 1 << 26
  private static let longest = 1 << 16

  /// The bytes of a line; `nil` where the trace is no plain file, or the line lies far into it.
  ///
  /// - Complexity: O(n) in the number of bytes before the line.
  static func line(_ number: Int, of path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var current = 1
    var line: [UInt8] = []
    var seen = 0
    while seen < reach {
      let count = read(descriptor, &buffer, buffer.count)
      // Packed with gzip: these are not the bytes that were read.
      if count <= 0 || (seen == 0 && buffer.starts(with: [0x1F, 0x8B])) { break }
      seen += count
      for byte in buffer[..<count] {
        if byte == 0x0A {
          if current == number { return line }
          current += 1
        } else if current == number, line.count < longest {
          line.append(byte)
        }
      }
    }
    return current == number && !line.isEmpty ? line : nil
  }
}
