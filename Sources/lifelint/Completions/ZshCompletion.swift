/// Completion for zsh, through `_arguments`.
enum ZshCompletion {
  /// The script; its file is called `_lifelint` and lies in a folder of `$fpath`.
  static var script: String {
    var text = """
      #compdef lifelint
      # zsh completion for lifelint
      _lifelint_rule_ids() {
        local -a ids
        ids=(${(f)"$(lifelint rules --format ids 2>/dev/null)"})
        compadd -a ids
      }
      _lifelint_commands() {
        local -a commands
        commands=(

      """
    for command in CommandName.allCases {
      text += "    \(ShellQuoting.quoted("\(command.rawValue):\(command.spec.abstract)"))\n"
    }
    text += "  )\n  _describe command commands\n}\n"
    for command in CommandName.allCases { text += function(of: command) }
    let names = CommandName.allCases.map(\.rawValue).joined(separator: "|")
    text += """
      _lifelint() {
        case "$words[2]" in
          (\(names))
            local command="$words[2]"
            shift words
            (( CURRENT-- ))
            "_lifelint_$command" ;;
          (*)
            if (( CURRENT == 2 )) && [[ "$words[2]" != -* ]]; then _lifelint_commands; fi
            _lifelint_check ;;
        esac
      }
      _lifelint "$@"

      """
    return text
  }

  private static func function(of command: CommandName) -> String {
    var lines = command.spec.options.flatMap(arguments)
    for argument in command.spec.arguments {
      let repeats = argument.isRepeatable ? "*" : ""
      let action =
        command == .help ? "_lifelint_commands" : action(argument.completion, choices: [])
      lines.append(ShellQuoting.quoted("\(repeats):\(argument.name):\(action)"))
    }
    let body = lines.map { "    \($0)" }.joined(separator: " \\\n")
    return "_lifelint_\(command.rawValue)() {\n  _arguments \\\n\(body)\n}\n"
  }

  private static func arguments(of option: OptionSpec) -> [String] {
    let help = option.help.replacing(":", with: "\\:")
    let value = option.value.map { ":\($0):\(action(option.completion, choices: option.choices))" }
    let repeats = option.isRepeatable ? "*" : ""
    let names = ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? [])
    return names.map { name in
      ShellQuoting.quoted("\(repeats)\(name)[\(help)]\(value ?? "")")
    }
  }

  private static func action(_ completion: OptionSpec.Completion, choices: [String]) -> String {
    switch completion {
    case .none: choices.isEmpty ? " " : "(\(choices.joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    case .rule: "_lifelint_rule_ids"
    }
  }
}
