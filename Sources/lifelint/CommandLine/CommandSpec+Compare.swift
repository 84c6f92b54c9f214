import LifelintReport

extension CommandSpec {
  static let compare = CommandSpec(
    name: "compare", abstract: "Say what is new, gone and slower from some traces to others.",
    discussion: [
      """
      Each trace is one run; several runs a side, with '--' between the sides, tell a change from \
      noise more surely. Options may stand anywhere.
      """,
      """
      Exit status: 0 no new finding at or above --fail-on and nothing slower by more than \
      --max-regression; 1 something; 2 the comparison could not be done or trusted; 64 a wrong \
      command line.
      """,
    ],
    arguments: [
      ArgumentSpec(
        name: "trace", help: "BASE HEAD, or BASE... -- HEAD...; '-' is standard input.",
        isRepeatable: true, completion: .file)
    ],
    options: [
      OptionSpec(
        name: "format", value: "format", choices: ComparisonFormat.allCases.map(\.rawValue),
        help: "How the comparison is written to standard output.",
        standard: ComparisonFormat.text.rawValue),
      OptionSpec(
        name: "output", short: "o", value: "path",
        help: """
          Also write the comparison to this file, in the format that its ending says; FORMAT=PATH \
          says it outright.
          """, isRepeatable: true, completion: .file),
      OptionSpec(
        name: "max-regression", value: "percent",
        help: """
          Make the exit status 1 where something takes longer by more than noise and by more than \
          this, such as 10%.
          """),
      OptionSpec(
        name: "fail-on", value: "severity", choices: ["error", "warning", "note", "never"],
        help: "The weight from which on a new finding makes the exit status 1.", standard: "error"),
      OptionSpec(name: "exit-zero", help: "End with 0 whatever is found."),
    ] + ruleOptions + inputOptions + [
      instants,
      OptionSpec(name: "quiet", short: "q", help: "Leave out the summary."),
      color, helpFlag,
    ], hasSides: true)
}
