import LifelintJSON
import LifelintReport
import LifelintRules
import LifelintTrace

/// The rules that a command line asks for, with the configuration that changes them.
struct RuleSettings {
  /// What the configuration file and the command line say.
  var configuration: Configuration
  /// The rules.
  var set: RuleSet

  /// Finds the configuration, reads the folders and loads the rules.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - includingOff: Whether rules are loaded too that are off.
  /// - Throws: Everything that is wrong with the configuration and the rules.
  init(_ arguments: ParsedArguments, includingOff: Bool = false) throws(LoadErrors) {
    configuration = try Self.configuration(arguments)
    set = try RuleLoader.load(
      folders: try configuration.folders(), configuration: configuration,
      includingOff: includingOff)
  }

  /// The weight from which on a finding fails the run.
  func threshold(_ arguments: ParsedArguments) -> FailureThreshold {
    arguments.value("fail-on").flatMap(FailureThreshold.init) ?? configuration.failOn
  }

  /// The configuration file's settings with the command line's over them.
  static func configuration(_ arguments: ParsedArguments) throws(LoadErrors) -> Configuration {
    var configuration = Configuration()
    if let file = arguments.value("config") ?? Configuration.nearestFile() {
      configuration = try Configuration(readingFrom: file)
    }
    configuration.rules += arguments.values("rules")
    if arguments.has("no-builtin") { configuration.usesBuiltIn = false }
    configuration.commandLineOnly = selectors("only", arguments)
    configuration.commandLineDisable = selectors("disable", arguments)
    configuration.commandLineEnable = selectors("enable", arguments)
    if let text = arguments.value("instants") {
      guard let duration = DurationText.nanoseconds(text) else {
        throw LoadErrors([
          LoadError(
            code: .wrongDuration, message: "`\(text)` is no duration.", file: "command line",
            path: "--instants", hint: "Write a number with its unit, such as 50ms.")
        ])
      }
      configuration.instants = duration
    }
    return configuration
  }

  private static func selectors(
    _ name: String, _ arguments: ParsedArguments
  ) -> [Configuration.Selector] {
    arguments.list(name).map { Configuration.Selector($0, origin: .commandLine("--\(name)")) }
  }
}

/// Says what is wrong with rules and configuration.
struct LoadErrorText {
  /// The errors that are shown one by one.
  private static let limit = 20

  /// The colours.
  let palette: Palette

  /// A text for standard error: each error with its place and the way out.
  func text(of errors: LoadErrors) -> String {
    var text = errors.errors.prefix(Self.limit).map(text).joined()
    let more = errors.errors.count - Self.limit
    if more > 0 { text += "... and \(more.counted("more error", "more errors"))\n" }
    let count = errors.errors.count.counted("error")
    return text
      + palette.paint("nothing was done", .strong)
      + ": \(count) in the rules or the configuration; exit status 2\n"
  }

  private func text(of error: LoadError) -> String {
    let position = error.position.map { ":\($0.line):\($0.column)" } ?? ""
    let place = VisibleText.lineStart(error.file) + position + ":"
    var text = palette.paint(place, .heading) + " " + palette.paint("error:", .error) + " "
    text += palette.paint(VisibleText.line(error.message), .strong) + "\n"
    if error.path != "$" { text += note("at", VisibleText.line(error.path)) }
    if let hint = error.hint { text += note("fix", VisibleText.line(hint)) }
    return text
  }

  private func note(_ label: String, _ text: String) -> String {
    "   = " + palette.paint("\(label):", .heading) + " \(text)\n"
  }
}
