import LifelintJSON

/// One file that a run is to write: what `--output` asks for.
public struct OutputRequest: Sendable {
  /// Why an `--output` cannot be understood: a sentence that says the way out.
  public struct Failure: Error, Hashable, Sendable {
    /// The sentence.
    public var message: String
  }

  /// The format.
  public var format: ReportFormat
  /// The path; `-` is standard output.
  public var path: String

  /// Makes a request of its parts.
  public init(format: ReportFormat, path: String) {
    self.format = format
    self.path = path
  }

  /// Reads `FORMAT=PATH`, or a `PATH` whose name says the format.
  ///
  /// A name says it by its ending (`report.sarif`), or by a word before an ending that several
  /// formats share (`junit.xml`, `gl-code-quality-report.json`).
  ///
  /// - Throws: ``Failure`` where the name says nothing or several things.
  public init(_ text: String) throws(Failure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, Self.isWord(parts[0]) {
      guard let format = ReportFormat.named(parts[0]) else {
        let near = Nearest.match(String(parts[0]), in: ReportFormat.all.map(\.name))
        throw Failure(
          message: "There is no format '\(VisibleText.line(String(parts[0])))'."
            + (near.map { " Did you mean '\($0)'?" } ?? " \(Self.way(ReportFormat.all, to: "PATH"))")
        )
      }
      guard !parts[1].isEmpty else {
        throw Failure(message: "There is no path after '\(parts[0])='.")
      }
      self.init(format: format, path: String(parts[1]))
    } else {
      self.init(format: try Self.format(ofFile: text), path: text)
    }
  }

  /// The format that a file's name says.
  static func format(ofFile path: String) throws(Failure) -> ReportFormat {
    let name = (path.split(separator: "/").last.map(String.init) ?? path).lowercased()
    if path.hasSuffix("/") {
      throw Failure(message: "'\(VisibleText.line(path))' is a folder and not a file.")
    }
    let formats = ReportFormat.all
    let endings = formats.flatMap { format in
      format.suffixes.filter(name.hasSuffix).map { (format: format, length: $0.utf8.count) }
    }
    // `.comment.md` says more than `.md`.
    if let longest = endings.max(by: { $0.length < $1.length }) { return longest.format }
    let family = ReportFormat.Family.allCases.first { name.hasSuffix("." + $0.rawValue) }
    guard let family else {
      throw Failure(
        message: "The name '\(VisibleText.line(path, limit: 100))' does not say a format. "
          + way(formats, to: path))
    }
    let relatives = formats.filter { $0.family == family }
    let stem = words(name.dropLast(family.rawValue.count + 1))
    let named = relatives.filter { format in
      format.words.contains { stem.holds("-\($0)-") }
    }
    let found = named.isEmpty ? relatives.filter(\.words.isEmpty) : named
    if found.count == 1 { return found[0] }
    throw Failure(
      message: "The name '\(VisibleText.line(path, limit: 100))' can mean several formats. "
        + way(named.isEmpty ? relatives : named, to: path))
  }

  /// The words of a name, each between two dashes: `-gl-code-quality-report-`.
  private static func words(_ stem: Substring) -> String {
    "-" + String(stem.map { $0.isLetter || $0.isNumber ? $0 : "-" }) + "-"
  }

  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 &- 0x61 < 26 }
  }

  private static func way(_ formats: [ReportFormat], to path: String) -> String {
    let shown = VisibleText.line(path, limit: 100)
    let names = formats.map(\.name)
    if names.count <= 3 {
      return "Write \(names.map { "'\($0)=\(shown)'" }.listed("or"))."
    }
    return "Write 'FORMAT=\(shown)' with one of \(names.listed("or"))."
  }
}
