/// Writes a file so that a reader finds the old text or the new one, and never half of it.
enum AtomicFile {
  /// Why a file could not be written: the system's words.
  struct Failure: Error {
    /// The reason.
    var reason: String
  }

  /// Writes a file through a temporary one in the same folder, which then takes its name.
  ///
  /// What is no plain file, such as a pipe, is written to as it is, and so is a name of an open file
  /// (`/dev/stderr`). A symbolic link stays one: the file behind it is replaced, or made where the
  /// link leads to none. A file that is there keeps its permissions.
  static func write(
    to path: String, _ body: (inout OutputFile) -> Void
  ) throws(Failure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR) }
    let isOpenFile = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    if isThere, isOpenFile || status.st_mode & S_IFMT != S_IFREG {
      // Behind the name of an open file others write too: their text stays.
      let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(errno) }
      try fill(descriptor, body)
      return
    }
    if isThere, access(path, W_OK) != 0 { throw failure(errno) }
    guard let target = target(of: path) else { throw failure(ELOOP) }
    let temporary = folder(of: target) + ".lifelint-\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(errno) }
    do throws(Failure) {
      if isThere { _ = fchmod(descriptor, status.st_mode & 0o7777) }
      try fill(descriptor, body)
      if rename(temporary, target) != 0 { throw failure(errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// The absolute path of a file that is there, behind its symbolic links.
  static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The path of the file that is written to for a path, behind its symbolic links, which may lead
  /// to a file that is not there yet; `nil` where they lead in a circle.
  private static func target(of path: String) -> String? {
    if let found = resolved(path) { return found }
    var target = path
    // As many links as Linux follows.
    for _ in 0..<40 {
      guard let next = linkTarget(of: target) else { return target }
      target = next.hasPrefix("/") ? next : folder(of: target) + next
    }
    return nil
  }

  /// What a symbolic link says; `nil` where there is none.
  private static func linkTarget(of path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
    }
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// The absolute path of a file that may not be there yet, if its folder is.
  static func place(_ path: String) -> String? {
    if let found = resolved(path) { return found }
    let path = target(of: path) ?? path
    let folder = folder(of: path)
    guard let place = resolved(folder.isEmpty ? "." : folder) else { return nil }
    return (place == "/" ? "" : place) + "/" + path.dropFirst(folder.count)
  }

  /// The part of a path up to its last slash, which stands at the end; empty for a mere name.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func fill(
    _ descriptor: Int32, _ body: (inout OutputFile) -> Void
  ) throws(Failure) {
    var file = OutputFile(descriptor: descriptor)
    body(&file)
    file.flush()
    let closed = close(descriptor) == 0 ? nil : errno
    if let code = file.failure ?? closed { throw failure(code) }
  }

  private static func failure(_ code: Int32) -> Failure {
    Failure(reason: String(cString: strerror(code)))
  }
}
