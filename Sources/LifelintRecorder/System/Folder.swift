#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder by its path.
struct Folder {
  /// The path, without a slash at its end.
  let path: String

  /// The path of a file in it.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Makes it, and the folders above it, where they are missing.
  func make() throws(SystemError) {
    var above = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      above += above.isEmpty && !part.isEmpty ? String(part) : "/\(part)"
      if above == "/" || part.isEmpty { continue }
      // What is not allowed may be there already, as with the folders above an app's own.
      if mkdir(above, 0o755) != 0, errno != EEXIST, above == path {
        throw .last("make the folder \(path)")
      }
    }
  }

  /// The names of what is in it.
  func names() throws(SystemError) -> [String] {
    guard let stream = opendir(path) else { throw .last("open the folder \(path)") }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  /// Whether there is something of this name.
  func has(_ name: String) -> Bool { access(path(of: name), F_OK) == 0 }

  /// Gives a file in it another name.
  func rename(_ old: String, to new: String) throws(SystemError) {
    if systemRename(path(of: old), path(of: new)) != 0 { throw .last("rename \(old)") }
  }

  /// Takes a file away, if it is there.
  func remove(_ name: String) { unlink(path(of: name)) }
}

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
