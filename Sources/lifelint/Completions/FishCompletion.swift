/// Completion for fish, through its built-in `complete`.
enum FishCompletion {
  /// The script; its file is called `lifelint.fish` and lies in fish's folder of completions.
  static var script: String {
    let names = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    var text = """
      # fish completion for lifelint
      set -l lifelint_commands \(names)
      complete -c lifelint -n "not __fish_seen_subcommand_from $lifelint_commands" -F

      """
    for command in CommandName.allCases {
      text += "complete -c lifelint -n \"not __fish_seen_subcommand_from $lifelint_commands\" "
      text += "-a \(command.rawValue) -d \(ShellQuoting.quoted(command.spec.abstract))\n"
    }
    for command in CommandName.allCases {
      let condition = condition(of: command)
      for option in command.spec.options {
        text += "complete -c lifelint -n \(condition) -l \(option.name)"
        if let short = option.short { text += " -s \(short)" }
        text += value(of: option) + " -d \(ShellQuoting.quoted(option.help))\n"
      }
      for argument in command.spec.arguments {
        text += "complete -c lifelint -n \(condition)"
        switch (command, argument.completion) {
        case (.help, _): text += " -f -a \"$lifelint_commands\"\n"
        case (_, .rule): text += " -f -a '(\(BashCompletion.ruleIDs))'\n"
        case (_, .folder): text += " -f -a '(__fish_complete_directories)'\n"
        default: text += " -F\n"
        }
      }
    }
    return text
  }

  /// The standard command's options also stand where no command is named.
  private static func condition(of command: CommandName) -> String {
    let own = "__fish_seen_subcommand_from \(command.rawValue)"
    return command == .standard
      ? "\"\(own); or not __fish_seen_subcommand_from $lifelint_commands\"" : "\"\(own)\""
  }

  private static func value(of option: OptionSpec) -> String {
    guard option.value != nil else { return "" }
    if !option.choices.isEmpty {
      return " -x -a \(ShellQuoting.quoted(option.choices.joined(separator: " ")))"
    }
    switch option.completion {
    case .none: return " -x"
    case .file: return " -r -F"
    case .folder: return " -x -a '(__fish_complete_directories)'"
    case .rule: return " -x -a '(\(BashCompletion.ruleIDs))'"
    }
  }
}
