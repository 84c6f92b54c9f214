import LifelintJSON
import LifelintReport
import LifelintRules

/// The command: finds out what is asked for and has it done.
struct Lifelint {
  /// The version, as `--version` shows it.
  static let version = "0.1.0"

  /// Where it reads its environment and writes its output.
  let console: Console

  /// Runs the command line and says how it ended.
  ///
  /// - Parameter words: The command line without the program's own name.
  /// - Returns: The exit status; by then everything is written.
  func run(_ words: [String]) -> RunStatus {
    var status: RunStatus
    do {
      status = try dispatch(words)
    } catch let error as UsageError {
      console.say(error.text(console.errorPalette))
      status = .usage
    } catch let errors as LoadErrors {
      console.say(LoadErrorText(palette: console.errorPalette).text(of: errors))
      status = .untrusted
    } catch {
      console.say("lifelint: \(error)\n")
      status = .untrusted
    }
    console.output.flush()
    if let failure = console.output.failure {
      console.say(
        "lifelint: cannot write to standard output: \(String(cString: strerror(failure)))\n")
      status = max(status, .untrusted)
    }
    return status
  }

  private func dispatch(_ words: [String]) throws -> RunStatus {
    if let shell = Self.shell(askedBy: words) { return try completions(for: shell) }
    let named = words.first.flatMap(CommandName.init)
    let command = named ?? .standard
    let parser = ArgumentParser(command: command)
    let arguments = try parser.parse(named == nil ? words : Array(words.dropFirst()))
    console.color = arguments.color
    let palette = console.outputPalette
    if arguments.has("help") {
      console.output.write(
        named == nil ? HelpText.overview(palette) : HelpText.of(command.spec, palette))
      return .clean
    }
    if arguments.has("version") {
      console.output.write(Self.version + "\n")
      return .clean
    }
    switch command {
    case .check: return try CheckCommand(arguments: arguments, console: console).run()
    case .timing: return try TimingCommand(arguments: arguments, console: console).run()
    case .compare: return try CompareCommand(arguments: arguments, console: console).run()
    case .convert: return try ConvertCommand(arguments: arguments, console: console).run()
    case .rules: return try RulesCommand(arguments: arguments, console: console).run()
    case .explain: return try ExplainCommand(arguments: arguments, console: console).run()
    case .test: return try TestCommand(arguments: arguments, console: console).run()
    case .`init`: return InitCommand(arguments: arguments, console: console).run()
    case .help: return try help(arguments.arguments.first)
    }
  }

  /// The shell of `--generate-completion-script SHELL`, an option that help does not show.
  private static func shell(askedBy words: [String]) -> String? {
    let option = "--generate-completion-script"
    guard let first = words.first else { return nil }
    if first == option { return words.dropFirst().first ?? "" }
    return first.hasPrefix(option + "=") ? String(first.dropFirst(option.count + 1)) : nil
  }

  private func completions(for name: String) throws(UsageError) -> RunStatus {
    guard let shell = CompletionShell(rawValue: name) else {
      let shells = CompletionShell.allCases.map { "'\($0.rawValue)'" }.listed("or")
      throw UsageError(
        message: "The value '\(VisibleText.line(name, limit: 100))' is invalid for "
          + "'--generate-completion-script <shell>'. Please provide one of \(shells).")
    }
    console.output.write(shell.script)
    return .clean
  }

  private func help(_ name: String?) throws(UsageError) -> RunStatus {
    let palette = console.outputPalette
    guard let name else {
      console.output.write(HelpText.overview(palette))
      return .clean
    }
    guard let command = CommandName(rawValue: name) else {
      let near = Nearest.match(name, in: CommandName.allCases.map(\.rawValue))
      throw UsageError(
        message: "There is no command '\(VisibleText.line(name, limit: 100))'"
          + (near.map { ". Did you mean '\($0)'?" } ?? ""), command: .help)
    }
    console.output.write(HelpText.of(command.spec, palette))
    return .clean
  }
}
