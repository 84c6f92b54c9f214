import LifelintReport

/// Where a run's report goes: to standard output in one format, and to files.
struct ReportOutputs {
  /// The format on standard output.
  let standard: ReportFormat
  /// The files, in the order of the command line.
  let files: [OutputRequest]

  /// Reads `--format` and `--output`.
  ///
  /// - Throws: Where a name does not say its format, two outputs go to one place, or an output would
  ///   replace an input.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    var standard = arguments.value("format").flatMap { ReportFormat.named($0) }
    var files: [OutputRequest] = []
    var places = try Self.inputs(arguments)
    for text in arguments.values("output") {
      let request = try Self.request(text)
      if request.path == "-" {
        guard standard == nil else {
          throw Self.error(
            "Two formats are asked for on standard output. Please give '--format' or one '-' alone."
          )
        }
        standard = request.format
        continue
      }
      try places.take(request.path, of: .check)
      files.append(request)
    }
    self.standard = standard ?? .text
    self.files = files
  }

  /// What the formats need beside the findings.
  var needs: ReportFormat.Needs {
    files.reduce(standard.needs) { $0.union($1.format.needs) }
  }

  /// Writes the files and says which could not be written.
  ///
  /// - Returns: Whether all were.
  func writeFiles(_ report: CheckReport, _ context: RenderContext, _ console: Console) -> Bool {
    var isWhole = true
    for file in files {
      let renderer = file.format.makeRenderer(context)
      isWhole = console.writeFile(file.path) { renderer.render(report, to: &$0) } && isWhole
    }
    return isWhole
  }

  /// The files that no output may replace.
  private static func inputs(_ arguments: ParsedArguments) throws(UsageError) -> OutputPlaces {
    var places = OutputPlaces(arguments)
    if let path = arguments.value("write-baseline"), let reason = places.refusal(of: path) {
      throw error(
        "The baseline '\(VisibleText.line(path, limit: 100))' \(reason). Please give it a path of "
          + "its own.")
    }
    for option in ["baseline", "write-baseline"] {
      guard let path = arguments.value(option) else { continue }
      places.keep(path, "is what --\(option) names")
    }
    return places
  }

  private static func request(_ text: String) throws(UsageError) -> OutputRequest {
    do throws(OutputRequest.Failure) {
      var request = try OutputRequest(text)
      if request.path == "/dev/stdout" { request.path = "-" }
      return request
    } catch {
      throw Self.error(error.message)
    }
  }

  private static func error(_ message: String) -> UsageError {
    UsageError(message: message, command: .check)
  }
}
