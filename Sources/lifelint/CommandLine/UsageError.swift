import LifelintReport

/// A command line that cannot be understood, worded as swift-argument-parser does.
struct UsageError: Error, Hashable {
  /// What is wrong, in one sentence.
  var message: String
  /// The command whose usage is shown; `nil` where none is known.
  var command: CommandName?
  /// Whether the whole help is shown: where nothing was given.
  var showsHelp = false

  /// The text for standard error, with its newline.
  func text(_ palette: Palette) -> String {
    let head = palette.paint("Error:", .error) + " " + message + "\n"
    let spec = command?.spec
    if showsHelp {
      let isStandard = command == nil || command == .standard
      let help = spec.map { HelpText.of($0, palette) } ?? ""
      return head + "\n" + (isStandard ? HelpText.overview(palette) : help)
    }
    let usage = spec?.usage ?? HelpText.usage
    let way = command.map { $0 == .standard ? "lifelint --help" : "lifelint help \($0.rawValue)" }
    return head + "Usage: \(usage)\n"
      + "  See '\(way ?? "lifelint --help")' for more information.\n"
  }
}
