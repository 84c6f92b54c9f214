import LifelintJSON
import LifelintReport

/// Reads the words of a command line after what its command takes.
///
/// The conventions are those of swift-argument-parser: options and arguments in any order,
/// `--name value` and `--name=value`, `--` before arguments that begin with a dash. Where a command
/// takes two sides, its only `--` stands between them.
struct ArgumentParser {
  /// The command whose words are read.
  let command: CommandName

  /// Reads the words after the command's name.
  func parse(_ words: some Sequence<String>) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--", command.spec.hasSides {
        guard parsed.separator == nil else {
          throw error(
            "There is a second '--'. Please give two sides, and write './-name' for a path that begins "
              + "with a dash.")
        }
        parsed.separator = parsed.arguments.count
      } else if word == "--" {
        parsed.arguments += rest
        break
      } else if word.hasPrefix("--") {
        try long(word, &rest, &parsed)
      } else if word.hasPrefix("-"), word != "-" {
        try short(word, &rest, &parsed)
      } else {
        parsed.arguments.append(word)
      }
    }
    if !parsed.has("help"), !parsed.has("version") { try checkArguments(parsed.arguments) }
    return parsed
  }

  private func long(
    _ word: String, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].dropFirst(2))
    guard let option = command.spec.option(named: name) else { throw unknown(String(parts[0])) }
    try take(option, parts.count > 1 ? String(parts[1]) : nil, &rest, &parsed)
  }

  /// `-q`, `-qh` as both, `-f json` and `-fjson`.
  private func short(
    _ word: String, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.spec.options.first(where: { $0.short == letter }) else {
        throw unknown(word.count == 2 ? word : "-\(letter)")
      }
      if option.value == nil {
        try take(option, nil, &rest, &parsed)
      } else {
        if letters.first == "=" { letters.removeFirst() }
        try take(option, letters.isEmpty ? nil : String(letters), &rest, &parsed)
        break
      }
    }
  }

  private func take(
    _ option: OptionSpec, _ attached: String?, _ rest: inout ArraySlice<String>,
    _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard option.value != nil else {
      if let attached {
        throw error(
          "The option '--\(option.name)' does not take any value, but '\(shown(attached))' was "
            + "specified.")
      }
      parsed.options[option.name, default: []].append("")
      return
    }
    guard let value = attached ?? next(&rest) else {
      throw error("Missing value for '\(option.synopsis)'")
    }
    if value.isEmpty { throw invalid(value, option, "Please provide a value.") }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw invalid(value, option, Self.choice(of: value, among: option.choices))
    }
    parsed.options[option.name, default: []].append(value)
  }

  /// The next word, unless it is an option.
  private func next(_ rest: inout ArraySlice<String>) -> String? {
    guard let word = rest.first, word == "-" || !word.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  private func checkArguments(_ arguments: [String]) throws(UsageError) {
    let specs = command.spec.arguments
    let required = specs.count { !$0.isOptional }
    if arguments.count < required, let missing = specs.dropFirst(arguments.count).first {
      throw UsageError(
        message: "Missing expected argument '\(missing.synopsis)'", command: command,
        showsHelp: true)
    }
    if specs.last?.isRepeatable != true, arguments.count > specs.count {
      let extra = arguments.dropFirst(specs.count).map { "'\(shown($0))'" }
      throw error(
        extra.count == 1
          ? "Unexpected argument \(extra[0])"
          : "\(extra.count) unexpected arguments: \(extra.joined(separator: ", "))")
    }
  }

  /// The error for a value that an option does not take.
  func invalid(_ value: String, _ option: OptionSpec, _ way: String) -> UsageError {
    error("The value '\(shown(value))' is invalid for '\(option.synopsis)'. \(way)")
  }

  private func unknown(_ word: String) -> UsageError {
    let names = command.spec.options.map { "--" + $0.name }
    let near = word.hasPrefix("--") ? Nearest.match(word, in: names) : nil
    return error(
      "Unknown option '\(shown(word))'" + (near.map { ". Did you mean '\($0)'?" } ?? ""))
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, command: command)
  }

  private func shown(_ word: String) -> String { VisibleText.line(word, limit: 100) }

  private static func choice(of value: String, among choices: [String]) -> String {
    if let near = Nearest.match(value, in: choices) { return "Did you mean '\(near)'?" }
    return "Please provide one of \(choices.map { "'\($0)'" }.listed("or"))."
  }
}
