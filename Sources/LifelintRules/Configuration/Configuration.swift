public import LifelintJSON

/// What `.lifelint.json` says, together with what the command line says.
///
/// A command line's values are plain properties to be set after the file is read: it wins over the
/// file because it comes later.
public struct Configuration: Sendable {
  /// Whether the sessions of a trace overlap.
  public enum SessionOrder: String, Sendable, CaseIterable {
    /// They may: only `exit`, or the next `launch` of the same session, ends one.
    case interleaved
    /// They do not: the next one's first event ends the last.
    case sequential
  }

  /// Where a value was given.
  public enum Origin: Sendable, Hashable {
    /// At this place of ``file``.
    case file(SourcePosition)
    /// By this option of the command line.
    case commandLine(String)
  }

  /// One entry of `only`, `disable`, `enable` or `requireExercised`: an id, or `tag:x`.
  public struct Selector: Sendable, Hashable {
    /// The entry as it was written.
    public var text: String
    /// Where it was given.
    public var origin: Origin

    /// Makes an entry of its parts.
    public init(_ text: String, origin: Origin) {
      self.text = text
      self.origin = origin
    }

    /// The tag that it names, if it names one.
    var tag: String? { text.hasPrefix("tag:") ? String(text.dropFirst(4)) : nil }
  }

  /// A rule's new severity.
  public struct SeverityChange: Sendable {
    /// The rule's id, and where it was given.
    public var rule: Selector
    /// What a finding of it weighs from now on.
    public var severity: Severity
  }

  /// A rule's new bound.
  public struct BoundChange: Sendable {
    /// The rule's id, and where it was given.
    public var rule: Selector
    /// Which bound: `within`, `after`, `every` or `for`.
    public var bound: Selector
    /// The duration in nanoseconds.
    public var duration: Int64
    /// Where the duration was given.
    var position: SourcePosition
  }

  /// A threshold's new value.
  public struct ThresholdChange: Sendable {
    /// Its name, and where it was given.
    public var name: Selector
    /// Its value; for a duration in seconds.
    public var value: ExactNumber
    /// Whether it was written as a duration.
    public var isDuration: Bool
  }

  /// An entry of `allow`, its matcher as it was written.
  struct AllowEntry: Sendable {
    var rule: Selector
    var match: JSONValue?
    var because: String
  }

  /// The file that was read, as errors name it; `nil` where there is none.
  public private(set) var file: String?
  /// `rules`: further folders of rules, their paths resolved.
  public var rules: [String] = []
  /// `builtin`: whether the built-in rules are among them.
  public var usesBuiltIn = true
  /// `only`: if there are any, no other rule is on.
  public var only: [Selector] = []
  /// `disable`: rules that are off.
  public var disable: [Selector] = []
  /// `enable`: rules that are on although they are opt-in, or a tag of them is disabled.
  public var enable: [Selector] = []
  /// `--only`; where there is any, it stands in place of ``only``.
  public var commandLineOnly: [Selector] = []
  /// `--disable`, which wins over ``enable``.
  public var commandLineDisable: [Selector] = []
  /// `--enable`, which wins over ``disable``.
  public var commandLineEnable: [Selector] = []
  /// `severity`: what findings weigh, by rule.
  public var severities: [SeverityChange] = []
  /// `bounds`: other bounds in time, by rule.
  public var bounds: [BoundChange] = []
  /// `thresholds`: other numbers to compare with, by name.
  public var thresholds: [ThresholdChange] = []
  /// `sessions`; where it is left out, the trace decides.
  public var sessions: SessionOrder?
  /// `instants`, in nanoseconds.
  public var instants: Int64?
  /// `failOn`: the least severity that makes the run fail.
  public var failOn = FailureThreshold.error
  /// `baseline`: the file of the findings that are known, its path resolved; `nil` where there is
  /// none.
  public var baseline: String?
  /// `requireExercised`: rules that a trace has to have shown something about.
  public var requireExercised: [Selector] = []
  /// `--max-findings`: how many findings of one rule are kept one by one.
  public var maximumFindings = 10_000

  /// Whether anything in it names a rule or a tag.
  var namesRules: Bool {
    !(only.isEmpty && disable.isEmpty && enable.isEmpty && commandLineOnly.isEmpty
      && commandLineDisable.isEmpty && commandLineEnable.isEmpty && severities.isEmpty
      && bounds.isEmpty && requireExercised.isEmpty && allow.isEmpty)
  }

  var allow: [AllowEntry] = []
  /// The JSON of the file, in which later errors look for their places.
  var root: JSONValue?
  /// The bytes of the file.
  var bytes: [UInt8] = []

  /// Makes a configuration that says nothing.
  public init() {}

  /// The folders of rules: the built-in ones, if they are wanted, and all others, read from disk.
  ///
  /// A folder that is named twice is read once.
  ///
  /// - Throws: Every folder that cannot be read.
  public func folders() throws(LoadErrors) -> [RuleFolder] {
    var folders = usesBuiltIn ? [RuleFolder.builtIn] : []
    var errors: [LoadError] = []
    var seen: Set<FileSystem.Identity> = []
    for path in rules {
      if let identity = FileSystem.identity(of: path), !seen.insert(identity).inserted { continue }
      do throws(LoadError) {
        folders.append(try RuleFolder(readingFrom: path))
      } catch {
        errors.append(error)
      }
    }
    if !errors.isEmpty { throw LoadErrors(errors) }
    return folders
  }

  /// The name of the file that is looked for.
  public static let fileName = ".lifelint.json"

  /// The file in a folder or the nearest one above it, if there is any.
  public static func nearestFile(to folder: String = ".") -> String? {
    var place = folder
    // No folder is nested more deeply; without an end a loop of links could hold us up.
    for _ in 0..<256 {
      let path = FileSystem.join(place, fileName)
      if FileSystem.kind(of: path) == .file { return path }
      let above = place == "." ? ".." : place + "/.."
      let (here, there) = (FileSystem.identity(of: place), FileSystem.identity(of: above))
      if there == nil || here == there { return nil }
      place = above
    }
    return nil
  }

  /// Reads a file.
  ///
  /// - Throws: Everything that is wrong with it. Whether its rules' ids are right is seen when rules
  ///   are loaded with it.
  public init(readingFrom path: String) throws(LoadErrors) {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.contents(of: path)
    } catch {
      throw LoadErrors([
        LoadError(
          code: .unreadable, message: "The configuration cannot be read: \(error.reason).",
          file: path)
      ])
    }
    try self.init(parsing: bytes, file: path)
  }

  /// Reads the bytes of a file; paths in it start from the folder in which it stands.
  public init(parsing bytes: [UInt8], file: String) throws(LoadErrors) {
    let loaded: LoadedFile
    do throws(LoadError) {
      loaded = try LoadedFile.parse(bytes, name: file)
    } catch {
      throw LoadErrors([error])
    }
    self.file = file
    self.bytes = bytes
    root = loaded.root
    read(loaded)
    if !loaded.errors.isEmpty { throw LoadErrors(loaded.errors) }
  }
}
