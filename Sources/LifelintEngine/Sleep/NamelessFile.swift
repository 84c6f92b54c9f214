#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A temporary file that no folder names: nobody else opens it, and it goes with the process.
final class NamelessFile {
  private let descriptor: Int32

  /// Makes one in the folder for temporary files; `nil` where the system does not let us.
  init?() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/lifelint.XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(path)
  }

  deinit { close(descriptor) }

  /// Writes words at a place, which is counted in words; false where there is no room.
  func write(_ words: ContiguousArray<UInt64>, at place: Int) -> Bool {
    words.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = pwrite(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done,
          off_t(place * 8 + done))
        if count > 0 { done += count } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Reads words that were written at a place.
  func read(_ count: Int, at place: Int) -> ContiguousArray<UInt64> {
    ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      var done = 0
      while done < bytes.count {
        let more = pread(
          descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done,
          off_t(place * 8 + done))
        if more > 0 {
          done += more
        } else if more == 0 || errno != EINTR {
          preconditionFailure("the temporary file has lost what was written to it")
        }
      }
      initialized = count
    }
  }
}
