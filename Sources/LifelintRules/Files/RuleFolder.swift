/// A folder of rules, models and a vocabulary, with the bytes of its files.
public struct RuleFolder: Sendable {
  /// The folder, as errors name it.
  public var name: String
  /// Its files: the path inside of the folder, and the bytes.
  public var files: [(path: String, bytes: [UInt8])]
  /// Whether it is ``builtIn``, whose files need not be read again.
  private(set) var isEmbedded = false

  /// Makes a folder of its files.
  public init(name: String, files: [(path: String, bytes: [UInt8])]) {
    self.name = name
    self.files = files
  }

  /// The rules inside of the binary.
  ///
  /// Its ``files`` are left out: they were read when the binary was made.
  public static var builtIn: RuleFolder {
    var folder = RuleFolder(name: EmbeddedRules.folder, files: [])
    folder.isEmbedded = true
    return folder
  }

  /// Reads a folder from disk.
  ///
  /// A rule, `NAME.model.json` and `vocabulary.json` are read wherever they stand in it. Left aside
  /// are JSON Schemas (`*.schema.json`), what is no JSON file, names with a dot at the start, and
  /// the folders `schemas` and `formats` at its top.
  ///
  /// - Throws: The first file or folder that cannot be read; also where there is no file at all.
  public init(readingFrom path: String) throws(LoadError) {
    self.init(name: path, files: [])
    switch FileSystem.kind(of: path) {
    case .folder: break
    case nil:
      throw LoadError(
        code: .unreadable, message: "There is no folder `\(path)`.", file: path,
        hint: "It should hold rules as JSON files.")
    default:
      throw LoadError(
        code: .unreadable, message: "`\(path)` is no folder.", file: path,
        hint: "Name the folder that holds the rules.")
    }
    try read("", depth: 0)
    if files.isEmpty {
      throw LoadError(
        code: .unreadable, message: "The folder `\(path)` holds no rules.", file: path,
        hint: "A rule is a file `CATEGORY/RULE_ID.json`.")
    }
  }

  private static let maximumDepth = 16

  private mutating func read(_ folder: String, depth: Int) throws(LoadError) {
    let place = FileSystem.join(name, folder)
    let entries = try Self.attempt(at: place) { () throws(FileSystem.Failure) in
      try FileSystem.names(in: place)
    }
    for entry in entries {
      let path = FileSystem.join(folder, entry)
      let place = FileSystem.join(name, path)
      switch FileSystem.kind(of: place) {
      case .file where entry.hasSuffix(".json") && !entry.hasSuffix(".schema.json"):
        let bytes = try Self.attempt(at: place) { () throws(FileSystem.Failure) in
          try FileSystem.contents(of: place)
        }
        files.append((path, bytes))
      case .folder where depth == 0 && (entry == "schemas" || entry == "formats"):
        break
      case .folder where depth == Self.maximumDepth:
        throw LoadError(
          code: .unreadable, message: "The folders here are nested too deeply.", file: place)
      case .folder:
        try read(path, depth: depth + 1)
      default:
        break
      }
    }
  }

  private static func attempt<Value>(
    at path: String, _ body: () throws(FileSystem.Failure) -> Value
  ) throws(LoadError) -> Value {
    do throws(FileSystem.Failure) {
      return try body()
    } catch {
      throw LoadError(
        code: .unreadable, message: "`\(path)` cannot be read: \(error.reason).", file: path)
    }
  }
}
