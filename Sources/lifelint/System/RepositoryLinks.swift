import LifelintReport

/// Addresses of lines of files that the repository holds at the commit of a GitHub Actions job.
///
/// A trace that the job made itself has none, so only files of git's index get one.
struct RepositoryLinks {
  private let address: String
  private let paths: ReportPaths
  private let tracked: Set<[UInt8]>

  /// The links of a job; `nil` outside of one, or where the index cannot be read.
  init?(_ paths: ReportPaths, _ environment: (String) -> String?) {
    guard let server = environment("GITHUB_SERVER_URL"),
      let repository = environment("GITHUB_REPOSITORY"), let commit = environment("GITHUB_SHA"),
      [server, repository, commit].allSatisfy(Self.isPlain),
      let index = Self.bytes(of: paths.root + "/.git/index"), let tracked = Self.names(in: index)
    else { return nil }
    address = "\(server)/\(repository)/blob/\(commit)/"
    self.paths = paths
    self.tracked = tracked
  }

  /// The address of a line of a file, if the repository holds the file.
  func url(_ path: String, _ line: Int) -> String? {
    let relative = paths.relative(path)
    guard path != "-", tracked.contains(Array(relative.utf8)) else { return nil }
    return "\(address)\(paths.uri(path))#L\(line)"
  }

  /// The names of the files in an index of git; `nil` for one that is packed more tightly.
  ///
  /// Source: git's `gitformat-index`, versions 2 and 3: a head of 12 bytes, then entries of 62 bytes
  /// (64 where a flag says so), a name that a zero ends, and zeros up to a multiple of eight.
  private static func names(in index: [UInt8]) -> Set<[UInt8]>? {
    guard index.count > 12, index.starts(with: Array("DIRC".utf8)), index[7] == 2 || index[7] == 3
    else { return nil }
    let count = index[8..<12].reduce(0) { $0 << 8 | Int($1) }
    var names: Set<[UInt8]> = []
    var start = 12
    for _ in 0..<count {
      guard start + 62 < index.count else { return nil }
      let nameStart = start + (index[start + 60] & 0x40 == 0 ? 62 : 64)
      guard nameStart < index.count, let end = index[nameStart...].firstIndex(of: 0) else {
        return nil
      }
      names.insert(Array(index[nameStart..<end]))
      start += (end - start + 8) / 8 * 8
    }
    return names
  }

  /// Whether a variable can be part of an address without changing what is around it.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "/"),
        UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 1 << 28 {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
