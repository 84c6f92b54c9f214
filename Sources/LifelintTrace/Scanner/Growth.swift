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

  /// Reads what has come, waiting for at least one byte; 0 where it is over: the function says so,
  /// the writer of a pipe has closed it, or another file stands at the path of a file.
  func read(
    _ descriptor: Descriptor, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    let isFile = descriptor.isRegular
    while true {
      if isFile {
        // Whatever was still written before the file was replaced is read first.
        let isReplaced = !descriptor.isFile(at: path)
        let count = try descriptor.read(into: buffer)
        if count > 0 || isReplaced || descriptor.isCut { return count }
      } else if descriptor.hasCome(within: Self.pause) {
        return try descriptor.read(into: buffer)
      }
      if isOver() { return 0 }
      if isFile { _ = poll(nil, 0, Self.pause) }
    }
  }
}
