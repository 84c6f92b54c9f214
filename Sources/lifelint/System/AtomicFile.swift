/// Writes a file so that a reader finds the old text or the new one, and never half of it.
enum AtomicFile {
  /// Why a file could not be written: the system's words.
  struct Failure: Error {
    /// The reason.
    var reason: String
  }

  /// Writes a file through a temporary one in the same folder, which then takes its name.
  ///
  /// What is no plain file, such as a pipe, is written to as it is. A symbolic link stays one: the
  /// file behind it is replaced. A file that is there keeps its permissions.
  static func write(
    to path: String, _ body: (inout OutputFile) -> Void
  ) throws(Failure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR) }
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(errno) }
      try fill(descriptor, body)
      return
    }
    if isThere, access(path, W_OK) != 0 { throw failure(errno) }
    let target = resolved(path) ?? path
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

  /// The absolute path of a file that may not be there yet, if its folder is.
  static func place(_ path: String) -> String? {
    if let found = resolved(path) { return found }
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
