import LifelintReport

/// The commands, by their names on the command line.
enum CommandName: String, CaseIterable, Sendable {
  /// Checks traces; runs where no command is named.
  case check
  /// Says how long things took.
  case timing
  /// Compares traces with others.
  case compare
  /// Writes other formats as traces.
  case convert
  /// Lists the rules.
  case rules
  /// Tells about one rule.
  case explain
  /// Runs the examples of rules.
  case test
  /// Writes a starting configuration.
  case `init`
  /// Shows help.
  case help

  /// The command that runs where none is named.
  static let standard = CommandName.check

  /// What it does and what it takes.
  var spec: CommandSpec {
    switch self {
    case .check: .check
    case .timing: .timing
    case .compare: .compare
    case .convert: .convert
    case .rules: .rules
    case .explain: .explain
    case .test: .test
    case .`init`: .`init`
    case .help: .help
    }
  }
}

extension CommandSpec {
  static let check = CommandSpec(
    name: "check", abstract: "Check traces of an iOS app's life cycle against rules.",
    discussion: [
      """
      A trace is a JSON Lines file of life-cycle callbacks, system events and the app's own \
      actions. Findings go to standard output, everything else to standard error.
      """,
      """
      Exit status: 0 nothing at or above --fail-on; 1 something; 2 the run could not be done or \
      trusted (configuration, rules, unreadable input); 64 a wrong command line.
      """,
    ],
    arguments: [
      ArgumentSpec(
        name: "trace", help: "The traces to check; '-' is standard input, '.gz' is unpacked.",
        isRepeatable: true, completion: .file)
    ],
    options: [
      OptionSpec(
        name: "format", value: "format", choices: ReportFormat.all.map(\.name),
        help: "How findings are written to standard output.", standard: ReportFormat.text.name),
      OptionSpec(
        name: "output", short: "o", value: "path",
        help: """
          Also write the report to this file, in the format that its name says, such as \
          report.json; FORMAT=PATH says it outright.
          """, isRepeatable: true, completion: .file),
    ] + ruleOptions + inputOptions + [
      instants,
      OptionSpec(
        name: "fail-on", value: "severity", choices: ["error", "warning", "note", "never"],
        help: "The weight from which on a finding makes the exit status 1.", standard: "error"),
      OptionSpec(
        name: "follow", short: "f",
        help: """
          Go on reading what is appended to the trace and tell findings as they come, until Ctrl-C.
          """),
      OptionSpec(
        name: "baseline", value: "file",
        help: """
          Leave out the findings that this file holds, in place of the configuration's baseline; \
          they fail nothing.
          """, completion: .file),
      OptionSpec(
        name: "no-baseline", help: "Show also what the configuration's baseline holds."),
      OptionSpec(
        name: "write-baseline", value: "file",
        help: """
          Write all findings to this file, which makes them known from here on; what it holds of \
          other traces stays.
          """,
        completion: .file),
      OptionSpec(
        name: "strict-baseline",
        help: "Also fail on entries of the baseline that are not found any more."),
      OptionSpec(name: "exit-zero", help: "End with 0 whatever is found."),
      OptionSpec(name: "allow-empty", help: "Accept a trace without events."),
      OptionSpec(
        name: "max-findings", value: "count",
        help: "Keep this many findings of a rule in a trace; count the others.",
        standard: "10000"),
      OptionSpec(
        name: "coverage",
        help: "Also say which rules the traces exercised, and what the others wait for."),
      OptionSpec(
        name: "timing",
        help: "Also say how long things took: see 'lifelint help timing'."),
      OptionSpec(name: "quiet", short: "q", help: "Leave out the summary and the progress."),
      color, version, helpFlag,
    ])

  static let timing = CommandSpec(
    name: "timing", abstract: "Say how long callbacks, launches and answers took in traces.",
    discussion: [
      """
      Launch by kind and phase, resume, background tasks, each callback against its budget, the \
      time in each state, hangs of the main thread, the answers of rules, and the times in which a \
      kill would have lost data. Several traces add up.
      """
    ],
    arguments: [
      ArgumentSpec(
        name: "trace", help: "The traces to measure; '-' is standard input, '.gz' is unpacked.",
        isRepeatable: true, completion: .file)
    ],
    options: [
      OptionSpec(
        name: "format", value: "format", choices: TimingFormat.allCases.map(\.rawValue),
        help: "How the times are written.", standard: TimingFormat.text.rawValue)
    ] + ruleOptions + inputOptions + [
      instants, OptionSpec(name: "allow-empty", help: "Accept a trace without events."), color,
      helpFlag,
    ])

  static let rules = CommandSpec(
    name: "rules", abstract: "List the rules with their severities, tags and summaries.",
    arguments: [],
    options: [
      OptionSpec(
        name: "format", value: "format", choices: CatalogueFormat.allCases.map(\.rawValue),
        help: "How the list is written.", standard: CatalogueFormat.text.rawValue)
    ] + ruleOptions + [color, helpFlag])

  static let explain = CommandSpec(
    name: "explain", abstract: "Tell everything about one rule: what, why, how to mend it.",
    arguments: [
      ArgumentSpec(
        name: "rule", help: "The rule's id, as it stands in brackets behind a finding.",
        completion: .rule)
    ],
    options: ruleOptions + [color, helpFlag])

  static let test = CommandSpec(
    name: "test", abstract: "Run the examples of rule files and say which fail.",
    discussion: [
      """
      Good examples have to be silent, bad ones reported at the lines that they name. A rule \
      without a bad example is an error.
      """
    ],
    arguments: [
      ArgumentSpec(
        name: "folder", help: "The folder of rules to test; the built-in ones without it.",
        isOptional: true, completion: .folder)
    ],
    options: [noBuiltin, quiet, color, helpFlag])

  static let `init` = CommandSpec(
    name: "init", abstract: "Write a starting configuration and a first rule of your own.",
    arguments: [
      ArgumentSpec(
        name: "folder", help: "Where to write them; the working directory without it.",
        isOptional: true, completion: .folder)
    ],
    options: [quiet, helpFlag])

  static let help = CommandSpec(
    name: "help", abstract: "Show help for a command.",
    arguments: [ArgumentSpec(name: "command", help: "The command.", isOptional: true)],
    options: [helpFlag])

  static let instants = OptionSpec(
    name: "instants", value: "duration",
    help: """
      Read a callback that is logged as an instant as a span that reaches up to this far, such \
      as 50ms.
      """)
  static let helpFlag = OptionSpec(name: "help", short: "h", help: "Show help information.")
  private static let version = OptionSpec(name: "version", help: "Show the version.")
  static let quiet = OptionSpec(
    name: "quiet", short: "q", help: "Write only what went wrong.")
  private static let noBuiltin = OptionSpec(
    name: "no-builtin", help: "Leave out the built-in rules.")
  static let color = OptionSpec(
    name: "color", value: "when", choices: ["auto", "always", "never"],
    help: "Whether output is coloured; auto looks at the terminal and at NO_COLOR.",
    standard: "auto")

  /// What says where rules and vocabularies lie.
  static let vocabularyOptions: [OptionSpec] = [
    OptionSpec(
      name: "rules", value: "folder", help: "Also load the rules of this folder.",
      isRepeatable: true, completion: .folder),
    noBuiltin,
    OptionSpec(
      name: "config", value: "file",
      help: "The configuration; else .lifelint.json here or in the nearest folder above.",
      completion: .file),
  ]

  /// What chooses and changes the rules, for every command that loads them.
  static let ruleOptions: [OptionSpec] =
    vocabularyOptions + [
      OptionSpec(
        name: "only", value: "rules", help: "Check only these rules: ids and tag:TAG, by commas.",
        isRepeatable: true, completion: .rule),
      OptionSpec(
        name: "disable", value: "rules", help: "Leave out these rules.", isRepeatable: true,
        completion: .rule),
      OptionSpec(
        name: "enable", value: "rules", help: "Check these rules that are off by themselves.",
        isRepeatable: true, completion: .rule),
    ]
}
