/// Writes the paths of traces as other tools want them: relative to the repository, with `/`.
///
/// A tool that compares two runs, or links to a file, needs the same path on every machine and from
/// every folder in which the command is run.
public struct ReportPaths: Sendable {
  /// The name under which standard input is reported.
  public static let standardInput = "stdin"

  /// The absolute path of the folder to which paths are relative; empty leaves them as they are.
  public var root: String
  /// The absolute path of the folder from which the command line's paths count.
  public var workingFolder: String
  /// The absolute path behind a path's symbolic links, where it can be had.
  public var resolved: @Sendable (String) -> String?

  /// Makes paths of their parts; without a root they stay as they were given.
  public init(
    root: String = "", workingFolder: String = "",
    resolved: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.root = root
    self.workingFolder = workingFolder
    self.resolved = resolved
  }

  /// A trace's path from the root on; with `..` where it lies outside.
  public func relative(_ path: String) -> String {
    if path == "-" { return Self.standardInput }
    guard !root.isEmpty else { return Self.parts(of: path, isAbsolute: false).joinedPath }
    let from = Self.parts(of: root, isAbsolute: true)
    let target = Self.parts(of: absolute(path), isAbsolute: true)
    let shared = zip(from, target).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: from.count - shared)
    return (ups + target[shared...]).joinedPath
  }

  /// Whether a path lies outside of the root.
  func isOutside(_ path: String) -> Bool {
    let relative = relative(path)
    return relative == ".." || relative.hasPrefix("../") || relative.hasPrefix("/")
  }

  /// A path from the file system's root on.
  func absolute(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let whole = path.hasPrefix("/") ? path : workingFolder + "/" + path
    return "/" + Self.parts(of: whole, isAbsolute: true).joined(separator: "/")
  }

  /// A relative URI reference for a trace, or a `file:` URI where it lies outside of the root.
  ///
  /// Source: RFC 3986; a colon in a first segment would pass for a scheme, so it is encoded too.
  public func uri(_ path: String) -> String {
    guard !root.isEmpty, isOutside(path) else { return Self.percentEncoded(relative(path)) }
    return "file://" + Self.percentEncoded(absolute(path))
  }

  /// The folders and the name of a path, without `.` and with `..` taken back where that is known.
  private static func parts(of path: String, isAbsolute: Bool) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(String(part))
      }
    }
    // Without a root an absolute path stays one.
    if !isAbsolute, path.hasPrefix("/") { parts.insert("", at: 0) }
    return parts
  }

  private static func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [String] {
  fileprivate var joinedPath: String { isEmpty ? "." : joined(separator: "/") }
}
