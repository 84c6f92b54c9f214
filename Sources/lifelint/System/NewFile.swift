/// Writes files that are not there yet.
enum NewFile {
  /// Why a file could not be written.
  struct Failure: Error {
    /// The file or folder.
    var path: String
    /// The reason, in the system's words or ours.
    var reason: String
  }

  /// Whether something stands at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Writes a new file, and the folders in which it stands.
  static func write(_ text: String, to path: String) throws(Failure) {
    try makeFolders(of: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    let file = OutputFile(descriptor: descriptor)
    file.write(text)
    file.flush()
    let closed = close(descriptor) == 0
    if let code = file.failure {
      throw Failure(path: path, reason: String(cString: strerror(code)))
    }
    if !closed { throw failure(path) }
  }

  private static func makeFolders(of path: String) throws(Failure) {
    for (index, character) in zip(path.indices, path) where character == "/" {
      let folder = String(path[..<index])
      if folder.isEmpty || exists(folder) { continue }
      if mkdir(folder, 0o755) != 0, errno != EEXIST { throw failure(folder) }
    }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
