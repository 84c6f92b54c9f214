/// Reads small files whole.
enum InputFile {
  /// Why a file could not be read: the system's words.
  struct Failure: Error, CustomStringConvertible {
    /// The reason.
    var description: String
  }

  /// No file of settings is larger; what is, is something else.
  private static let limit = 1 << 28

  /// The bytes of a file.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readBytes(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure
      }
      bytes += buffer[..<count]
      if bytes.count > limit { throw Failure(description: "it is too large") }
    }
  }

  /// The bytes that some files have together; `nil` where one is no file.
  static func size(of paths: [String]) -> Int? {
    var sum = 0
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      sum += Int(status.st_size)
    }
    return sum
  }

  /// The system's `read`, which this type's own function hides.
  private static func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, &buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, &buffer, count)
    #else
      Glibc.read(descriptor, &buffer, count)
    #endif
  }

  private static var failure: Failure { Failure(description: String(cString: strerror(errno))) }
}
