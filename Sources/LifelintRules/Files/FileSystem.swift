#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few calls of the system that reading rules and configuration takes.
package enum FileSystem {
  /// Why a call failed, as the system says it.
  package struct Failure: Error {
    package var reason: String

    fileprivate static var last: Failure { Failure(reason: String(cString: strerror(errno))) }
  }

  /// What stands at a path.
  enum Kind {
    case file, folder, other
  }

  /// No rule or configuration is larger; what is, is something else.
  package static let maximumFileSize = 16 << 20

  /// What stands at a path, following links; `nil` for nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// What tells two files apart, whatever paths lead to them.
  struct Identity: Hashable {
    fileprivate var device: UInt64
    fileprivate var number: UInt64
  }

  /// Which file or folder stands at a path, following links.
  static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// The names in a folder, sorted by their bytes, without those that begin with a dot.
  static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a regular file.
  package static func contents(
    of path: String, limit: Int = maximumFileSize
  ) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer.prefix(count))
      if bytes.count > limit {
        throw Failure(reason: "It is larger than \(limit >> 20) MiB")
      }
    }
  }

  /// A path below a folder; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The folder in which a path stands.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
