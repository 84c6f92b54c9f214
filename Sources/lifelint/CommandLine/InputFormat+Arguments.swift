import LifelintFormats

extension CommandSpec {
  /// What says how traces are read, for every command that reads them.
  static let inputOptions: [OptionSpec] = [
    OptionSpec(
      name: "input-format", value: "format", choices: InputFormat.all.map(\.name),
      help: "The format of the traces; without it their content tells."),
    OptionSpec(
      name: "process", value: "name",
      help: """
        The process to look at where a log has several, by its name or its bundle; without it all \
        that are no part of the system.
        """),
  ]
}

extension InputFormat {
  /// The format that a command line names; `nil` where it leaves it to the content.
  static func asked(by arguments: ParsedArguments) -> InputFormat? {
    arguments.value("input-format").flatMap(InputFormat.named)
  }
}
