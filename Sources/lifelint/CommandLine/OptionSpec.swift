/// One option of the command line.
struct OptionSpec: Sendable {
  /// The long name without its dashes, which also names the option everywhere else.
  var name: String
  /// The short name, if it has one.
  var short: Character?
  /// What the value is called in help; `nil` for an option that takes none.
  var value: String?
  /// The values that it takes, where they are few.
  var choices: [String] = []
  /// What it means, in one or two sentences.
  var help: String
  /// The value that holds without it, as help shows it.
  var standard: String?
  /// Whether each of several counts, instead of the last.
  var isRepeatable = false
  /// What a shell may complete as its value.
  var completion: Completion = .none

  /// What a shell completes.
  enum Completion: Sendable {
    /// Nothing, or the choices.
    case none
    /// Paths of files.
    case file
    /// Paths of folders.
    case folder
    /// Ids of rules.
    case rule
  }

  /// The option as an error names it: `--format <format>`.
  var synopsis: String { "--" + name + (value.map { " <\($0)>" } ?? "") }
}

/// One argument that stands by its place.
struct ArgumentSpec: Sendable {
  /// What it is called in help.
  var name: String
  /// What it means.
  var help: String
  /// Whether it may be left out.
  var isOptional = false
  /// Whether several may be given.
  var isRepeatable = false
  /// What a shell may complete.
  var completion: OptionSpec.Completion = .none

  /// The argument as usage shows it: `<trace> ...`.
  var synopsis: String {
    let phrase = "<\(name)>" + (isRepeatable ? " ..." : "")
    return isOptional ? "[\(phrase)]" : phrase
  }
}

/// One command: what it does and what it takes.
struct CommandSpec: Sendable {
  /// Its name.
  var name: String
  /// What it does, in one line.
  var abstract: String
  /// What else is to be said.
  var discussion: [String] = []
  /// Its arguments, in their order.
  var arguments: [ArgumentSpec]
  /// Its options, in the order of its help.
  var options: [OptionSpec]
  /// Whether its `--` parts two sides, and options may follow it.
  var hasSides = false

  /// The usage line: `lifelint check [<options>] <trace> ...`.
  ///
  /// The command that runs where none is named shows that its name may be left out.
  var usage: String {
    let own = name == CommandName.standard.rawValue ? "[\(name)]" : name
    let parts = ["lifelint", own] + (options.isEmpty ? [] : ["[<options>]"])
    return (parts + arguments.map(\.synopsis)).joined(separator: " ")
  }

  /// The option with a long name.
  func option(named name: String) -> OptionSpec? { options.first { $0.name == name } }
}
