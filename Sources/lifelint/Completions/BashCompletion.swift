/// Completion for bash, through its built-in `complete`.
enum BashCompletion {
  /// The script.
  static var script: String {
    let commands = CommandName.allCases.map(\.rawValue)
    var text = """
      # bash completion for lifelint
      _lifelint() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
        local command=check
        case "${COMP_WORDS[1]}" in
          \(commands.joined(separator: " | "))) command="${COMP_WORDS[1]}" ;;
        esac
        COMPREPLY=()
        case "$previous" in

      """
    for option in values {
      text += "    --\(option.name)) \(reply(to: option)); return ;;\n"
    }
    text += "  esac\n  local words=\"\"\n  case \"$command\" in\n"
    for command in CommandName.allCases {
      let options = command.spec.options.map { "--" + $0.name }
      text += "    \(command.rawValue)) words=\"\(options.joined(separator: " "))\" ;;\n"
    }
    text += """
        esac
        if [[ "$current" == -* ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          return
        fi
        if [[ "$COMP_CWORD" -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(commands.joined(separator: " "))" -- "$current"))
        fi
        case "$command" in
          explain) COMPREPLY=($(compgen -W "$(\(ruleIDs))" -- "$current")) ;;
          help) COMPREPLY=($(compgen -W "\(commands.joined(separator: " "))" -- "$current")) ;;
          test | init) COMPREPLY=($(compgen -d -- "$current")) ;;
          check | compare) COMPREPLY+=($(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F _lifelint lifelint

      """
    return text
  }

  /// Prints the ids of the rules, one a line.
  static let ruleIDs = "lifelint rules --format ids 2>/dev/null"

  /// The options that take a value, each once.
  private static var values: [OptionSpec] {
    var seen: Set<String> = []
    return CommandName.allCases.flatMap(\.spec.options).filter { option in
      option.value != nil && seen.insert(option.name).inserted
    }
  }

  private static func reply(to option: OptionSpec) -> String {
    if !option.choices.isEmpty, option.name != "format" {
      return
        "COMPREPLY=($(compgen -W \"\(option.choices.joined(separator: " "))\" -- \"$current\"))"
    }
    switch option.completion {
    case .file: return "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folder: return "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .rule: return "COMPREPLY=($(compgen -W \"$(\(ruleIDs))\" -- \"$current\"))"
    case .none: break
    }
    if option.name == "format" {
      var lines = ["local formats=\"\""]
      for command in CommandName.allCases {
        guard let choices = command.spec.option(named: "format")?.choices else { continue }
        let formats = choices.joined(separator: " ")
        lines.append("[[ \"$command\" == \(command.rawValue) ]] && formats=\"\(formats)\"")
      }
      lines.append("COMPREPLY=($(compgen -W \"$formats\" -- \"$current\"))")
      return lines.joined(separator: "\n      ")
    }
    return ":"
  }
}
