import LifelintFormats

extension CommandSpec {
  /// What says how traces are read, for every command that reads them.
  static let inputOptions: [OptionSpec] = [
    OptionSpec(
      name: "input-format", value: "format", choices: InputFormat.all.map(\.name),
      help: "The format of the traces; without it their content tells."),
    OptionSpec(
      name: "map", value: "file",
      help: "How the fields of your own JSON logs become events: a field map.", completion: .file),
    OptionSpec(
      name: "process", value: "name",
      help: """
        The process to look at where a log has several, by its name or its bundle; without it all \
        that are no part of the system.
        """),
  ]
}

extension CommandSpec {
  static let convert = CommandSpec(
    name: "convert", abstract: "Write a log, a crash report or telemetry as a lifelint trace.",
    discussion: [
      """
      The lines of a lifelint trace stay byte by byte what they are.
      """
    ],
    arguments: [
      ArgumentSpec(
        name: "input", help: "What to convert; '-' is standard input, '.gz' is unpacked.",
        completion: .file)
    ],
    options: [
      OptionSpec(
        name: "output", short: "o", value: "path",
        help: "The file to write; standard output without it.", completion: .file),
      OptionSpec(
        name: "to", value: "format", choices: ["native", "perfetto"],
        help: "What to write: a lifelint trace, or a timeline for ui.perfetto.dev.",
        standard: "native"),
    ] + inputOptions + vocabularyOptions + [
      OptionSpec(name: "allow-empty", help: "Accept an input without events."),
      quiet, color, helpFlag,
    ])
}
