#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// An error of the operating system, by its `errno`.
struct SystemError: Error {
  var code: Int32

  /// The system's own words for it.
  var text: String { String(cString: strerror(code)) }
}

/// An open file, FIFO, pipe or device; it is closed when this goes.
final class Descriptor {
  /// The number that the system knows it by.
  let number: Int32
  private let isOwned: Bool

  private init(_ number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  /// Takes over an open file.
  convenience init(owning number: Int32) { self.init(number, isOwned: true) }

  /// Standard input, which stays open.
  static var standardInput: Descriptor { Descriptor(STDIN_FILENO, isOwned: false) }

  /// Opens a path for reading.
  ///
  /// A FIFO is waited for until someone writes to it.
  init(path: String) throws(SystemError) {
    var descriptor = open(path, O_RDONLY | O_CLOEXEC)
    while descriptor < 0, errno == EINTR { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
    if descriptor < 0 { throw SystemError(code: errno) }
    number = descriptor
    isOwned = true
  }

  deinit {
    if isOwned { close(number) }
  }

  /// What sort of file it is: the format bits of its mode.
  private var format: mode_t {
    var status = stat()
    return fstat(number, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// Whether it is a directory, which can be opened but not read.
  var isDirectory: Bool { format == S_IFDIR }

  /// Whether it is a file on a disk, of which any part can be read again.
  var isRegular: Bool { format == S_IFREG }

  /// Whether it is the file that stands at a path now.
  func isFile(at path: String) -> Bool {
    var (own, other) = (stat(), stat())
    return fstat(number, &own) == 0 && stat(path, &other) == 0 && own.st_dev == other.st_dev
      && own.st_ino == other.st_ino
  }

  /// Whether it is a file that has become shorter than what was read of it.
  var isCut: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_size < lseek(number, 0, SEEK_CUR)
  }

  /// Waits for bytes, or for the end, for some milliseconds at most; false where nothing came.
  func hasCome(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }

  /// The next bytes without taking them; none where it is no regular file.
  func peek(_ count: Int) -> [UInt8] {
    guard isRegular else { return [] }
    let place = lseek(number, 0, SEEK_CUR)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      used = max(0, pread(number, buffer.baseAddress, count, place))
    }
  }

  /// Reads what has come into a buffer, waiting for at least one byte; 0 is the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(number, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Standard input that someone else has set to non-blocking.
        var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, -1)
      default: throw SystemError(code: errno)
      }
    }
  }
}
