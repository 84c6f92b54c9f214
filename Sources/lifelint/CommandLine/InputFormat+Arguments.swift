import LifelintFormats

extension InputFormat {
  /// The format that a command line names; `nil` where it leaves it to the content.
  static func asked(by arguments: ParsedArguments) -> InputFormat? {
    arguments.value("input-format").flatMap(InputFormat.named)
  }
}
