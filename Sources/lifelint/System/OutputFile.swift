/// Standard output or standard error: gathers what is written and hands it on in large pieces.
///
/// A failed write is remembered; what is written after it is dropped. The program ends with a
/// sentence about it.
final class OutputFile: TextOutputStream {
  private static let capacity = 1 << 16

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// The `errno` of the write that failed, if one did.
  private(set) var failure: Int32?

  /// Makes a stream onto an open descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Adds text.
  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Adds bytes.
  func write(bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= Self.capacity { flush() }
  }

  /// Hands on what has been gathered.
  func flush() {
    var start = 0
    while start < buffer.count, failure == nil {
      let written = buffer[start...].withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        // Someone else has set the descriptor to non-blocking.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if errno != EINTR {
        failure = errno
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal; `nil` where it is none or does not say.
  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
