import LifelintReport

/// Where a comparison goes: to standard output in one format, and to files.
struct ComparisonOutputs {
  private let standard: ComparisonFormat
  private let files: [(format: ComparisonFormat, path: String)]

  /// Reads `--format` and `--output`.
  ///
  /// - Throws: Where a name does not say its format, two outputs go to one place, or an output would
  ///   replace an input.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    var places = OutputPlaces(arguments)
    var files: [(format: ComparisonFormat, path: String)] = []
    for text in arguments.values("output") {
      let file = try Self.file(text)
      try places.take(file.path, of: .compare)
      files.append(file)
    }
    self.files = files
    standard = arguments.value("format").flatMap { ComparisonFormat(rawValue: $0) } ?? .text
  }

  /// Writes standard output and the files, and says which could not be written.
  ///
  /// - Returns: Whether all files were.
  func write(_ comparison: RunComparison, _ console: Console) -> Bool {
    var context = RenderContext()
    context.version = Lifelint.version
    let fileContext = context
    context.palette = console.outputPalette
    context.width = console.width
    var output = console.output
    standard.makeRenderer(context).render(comparison, to: &output)
    console.output.flush()
    var isWhole = true
    for file in files {
      let renderer = file.format.makeRenderer(fileContext)
      isWhole = console.writeFile(file.path) { renderer.render(comparison, to: &$0) } && isWhole
    }
    return isWhole
  }

  /// Reads `FORMAT=PATH`, or a `PATH` whose ending says the format.
  private static func file(
    _ text: String
  ) throws(UsageError) -> (format: ComparisonFormat, path: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[1].isEmpty,
      let format = ComparisonFormat(rawValue: String(parts[0]))
    {
      return (format, String(parts[1]))
    }
    guard let format = ComparisonFormat(file: text) else {
      let names = ComparisonFormat.allCases.map(\.rawValue).listed("or")
      throw error(
        "The name '\(shown(text))' does not say a format. Write 'FORMAT=\(shown(text))' with one "
          + "of \(names).")
    }
    return (format, text)
  }

  private static func error(_ message: String) -> UsageError {
    UsageError(message: message, command: .compare)
  }

  private static func shown(_ path: String) -> String { VisibleText.line(path, limit: 100) }
}
