/// The shells for which a completion script can be written.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script: it completes commands, options and their values.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

/// Quotes text for a shell.
enum ShellQuoting {
  /// The text in single quotes, as every POSIX shell reads it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
