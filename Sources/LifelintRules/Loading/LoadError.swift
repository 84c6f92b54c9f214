public import LifelintJSON

/// One thing that is wrong with a rule, a model, a vocabulary or a configuration.
public struct LoadError: Error, Sendable, Hashable {
  /// What kind of thing it is; the raw values are stable.
  public enum Code: String, Sendable, CaseIterable {
    /// A file or folder that cannot be read.
    case unreadable
    /// A text that is not JSON.
    case notJSON = "not_json"
    /// A key that has no meaning where it stands.
    case unknownKey = "unknown_key"
    /// A key that has to be there.
    case missingKey = "missing_key"
    /// A key that has a meaning, but not beside the keys that it stands with.
    case misplacedKey = "misplaced_key"
    /// A value of a JSON type that does not belong here.
    case wrongType = "wrong_type"
    /// A value of the right type that is none of those that are possible.
    case wrongValue = "wrong_value"
    /// A duration that is not written as one.
    case wrongDuration = "wrong_duration"
    /// A window, `every` or `for` of zero.
    case zeroDuration = "zero_duration"
    /// A bound in time in a rule whose groups span sessions.
    case boundWithoutSession = "bound_without_session"
    /// A rule with no form, or with more than one.
    case notOneForm = "not_one_form"
    /// An id that is not snake_case.
    case malformedID = "malformed_id"
    /// An id, or a model's name, that is not the file's name.
    case notTheFileName = "not_the_file_name"
    /// An id, a model's name or a spelling that is taken.
    case repeatedName = "repeated_name"
    /// A set that two vocabularies define differently.
    case conflictingSet = "conflicting_set"
    case conflictingThreshold = "conflicting_threshold"
    /// A name that the vocabulary lacks.
    case unknownName = "unknown_name"
    /// A set that the vocabulary lacks.
    case unknownSet = "unknown_set"
    case unknownThreshold = "unknown_threshold"
    /// A model that is not there.
    case unknownModel = "unknown_model"
    /// A state that the model does not have.
    case unknownState = "unknown_state"
    /// A rule, or a tag, that is not there.
    case unknownRule = "unknown_rule"
    /// A variable that nothing binds, or not in every alternative.
    case unboundVariable = "unbound_variable"
    /// A variable where none may stand.
    case misplacedVariable = "misplaced_variable"
    /// `state.MODEL` where nothing says which instance is meant.
    case unknownInstance = "unknown_instance"
    /// A glob, or a message, that is not written as one.
    case malformedText = "malformed_text"
  }

  /// What kind of thing it is.
  public var code: Code
  /// What is wrong, in one sentence.
  ///
  /// It may hold text of the file: whoever prints it escapes it.
  public var message: String
  /// The file, as a person would find it; `command line` for what was given there.
  public var file: String
  /// The place as a JSON path: `$.when.callback`; for the command line the option.
  public var path: String
  /// The place as line and column, where there is one.
  public var position: SourcePosition?
  /// The way out, often the nearest right spelling.
  public var hint: String?

  /// Makes an error of its parts.
  public init(
    code: Code, message: String, file: String, path: String = "$",
    position: SourcePosition? = nil, hint: String? = nil
  ) {
    self.code = code
    self.message = message
    self.file = file
    self.path = path
    self.position = position
    self.hint = hint
  }
}

extension LoadError: CustomStringConvertible {
  /// The error on one line: `Rules/order/x.json:4:12: $.when.callback: … (hint)`.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(place): \(path): \(message)" + (hint.map { " \($0)" } ?? "")
  }
}

/// Everything that is wrong with the files that were to be loaded, sorted by file and place.
public struct LoadErrors: Error, Sendable {
  /// The errors; never empty.
  public var errors: [LoadError]

  /// Makes a list of errors in the order of files and places, each once.
  public init(_ errors: [LoadError]) {
    var seen: Set<LoadError> = []
    self.errors = errors.filter { seen.insert($0).inserted }.sorted { left, right in
      if left.file != right.file { return left.file < right.file }
      let (first, second) = (left.position, right.position)
      return (first?.line ?? 0, first?.column ?? 0) < (second?.line ?? 0, second?.column ?? 0)
    }
  }
}
