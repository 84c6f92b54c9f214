import LifelintReport

/// The two streams of the command, each with its own colours.
final class Console {
  /// Findings, lists, pages: what was asked for.
  let output: OutputFile
  /// Everything else.
  let errors: OutputFile
  /// What `--color` says, once it is known.
  var color = ColorChoice.auto
  private let environment: (String) -> String?
  /// What lives until the process ends, which takes all of it back at once: to give each part of it
  /// back would take longer than to check a short trace.
  private var kept: [Any] = []

  /// Makes a console.
  ///
  /// - Parameters:
  ///   - output: Where findings go.
  ///   - errors: Where everything else goes.
  ///   - environment: Looks up a variable.
  init(
    output: OutputFile = OutputFile(descriptor: STDOUT_FILENO),
    errors: OutputFile = OutputFile(descriptor: STDERR_FILENO),
    environment: @escaping (String) -> String? = Console.variable
  ) {
    self.output = output
    self.errors = errors
    self.environment = environment
  }

  /// The colours for standard output.
  var outputPalette: Palette { palette(output) }

  /// The colours for standard error.
  var errorPalette: Palette { palette(errors) }

  /// The columns for text on standard output: those of a page where there is no terminal.
  var width: Int { output.columns ?? 100 }

  /// Keeps something until the process ends.
  func keep(_ value: Any) { kept.append(value) }

  /// Writes to standard error, after all that stands before it on standard output.
  func say(_ text: String) {
    output.flush()
    errors.write(text)
    errors.flush()
  }

  private func palette(_ stream: OutputFile) -> Palette {
    Palette(
      isColored: color.isColored(isTerminal: stream.isTerminal, environment: environment))
  }

  /// A variable of the environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// When output is coloured: `--color`.
enum ColorChoice: String {
  /// On a terminal, unless the environment says otherwise.
  case auto
  /// Always.
  case always
  /// Never.
  case never

  /// Whether a stream is coloured.
  ///
  /// Sources: no-color.org, force-color.org, bixense.com/clicolors. NO_COLOR wins over the
  /// variables that ask for colour, `TERM=dumb` over the terminal alone.
  func isColored(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
      if isSet("NO_COLOR") { return false }
      for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] where isSet(name) {
        let value = environment(name)
        return value != "0" && value != "false"
      }
      return isTerminal && environment("TERM") != "dumb"
    }
  }
}
