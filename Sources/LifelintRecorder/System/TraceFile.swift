#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is only written at its end.
///
/// It knows its size from where its end is: asking for a file's status is among the calls for which
/// Apple wants a reason in a privacy manifest.
final class TraceFile {
  private let descriptor: Int32
  private let name: String
  /// How many bytes it has.
  private(set) var size = 0

  /// Opens a file that is there.
  init(existing path: String, name: String) throws(SystemError) {
    self.name = name
    descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    if descriptor < 0 { throw .last("open \(name)") }
    size = Int(lseek(descriptor, 0, SEEK_END))
  }

  /// Makes a new file, in the place of what is there.
  init(new path: String, name: String) throws(SystemError) {
    self.name = name
    descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_CREAT | O_TRUNC, 0o644)
    if descriptor < 0 { throw .last("make \(name)") }
  }

  deinit { close(descriptor) }

  /// Writes bytes at the end.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - place: The first that is not written yet; it moves as they are.
  /// - Throws: Why not all could be written. What could be is, up to the place.
  func write(_ bytes: [UInt8], from place: inout Int) throws(SystemError) {
    while place < bytes.count {
      let start = place
      let count = bytes.withUnsafeBytes { all in
        // In one call wherever the system takes it so: a kill then rarely finds half a line.
        systemWrite(descriptor, all.baseAddress?.advanced(by: start), all.count - start)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last("write \(name)")
      }
      place += count
      size += count
    }
  }

  /// The first bytes.
  func prefix(_ count: Int) -> [UInt8] { bytes(at: 0, count: count) }

  /// Takes away what stands behind the last newline: a line that a kill has cut short, and that was
  /// acknowledged to nobody.
  func removeCutLine() throws(SystemError) {
    var end = size
    while end > 0 {
      let start = max(0, end - 4096)
      let block = bytes(at: start, count: end - start)
      guard block.count == end - start else { throw .last("read \(name)") }
      if let newline = block.lastIndex(of: UInt8(ascii: "\n")) {
        end = start + newline + 1
        break
      }
      end = start
    }
    if end == size { return }
    if ftruncate(descriptor, off_t(end)) != 0 { throw .last("repair \(name)") }
    size = end
  }

  private func bytes(at place: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      used = max(0, pread(descriptor, buffer.baseAddress, count, off_t(place)))
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}
