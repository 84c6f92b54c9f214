#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads a trace that is still being written.
struct Growth {
  /// How long it waits between two looks, in milliseconds.
  private static let pause: Int32 = 100

  let path: String
  /// Whether nothing more is to be waited for.
  let isOver: @Sendable () -> Bool

  /// What came of a look.
  enum Look {
    /// So many bytes.
    case bytes(Int)
    /// It is over: the function says so, the writer of a pipe has closed it, or another file stands
    /// at the path of a file.
    case end
    /// Nothing, for as long as it waits between two looks.
    case pause
  }

  /// Reads what has come, waiting for at least one byte.
  ///
  /// - Parameters:
  ///   - descriptor: Where from.
  ///   - buffer: Gets the bytes.
  ///   - givesPauses: Whether it waits no longer than between two looks.
  /// - Returns: What came.
  /// - Throws: Why nothing can be read.
  func read(
    _ descriptor: Descriptor, into buffer: UnsafeMutableRawBufferPointer, givesPauses: Bool
  ) throws(SystemError) -> Look {
    let isFile = descriptor.isRegular
    while true {
      if isFile {
        // Whatever was still written before the file was replaced is read first.
        let isReplaced = !descriptor.isFile(at: path)
        let count = try descriptor.read(into: buffer)
        if count > 0 { return .bytes(count) }
        if isReplaced || descriptor.isCut { return .end }
      } else if descriptor.hasCome(within: Self.pause) {
        let count = try descriptor.read(into: buffer)
        return count > 0 ? .bytes(count) : .end
      }
      if isOver() { return .end }
      if isFile { _ = poll(nil, 0, Self.pause) }
      if givesPauses { return .pause }
    }
  }
}
