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
    var taken = try Self.inputs(arguments)
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
      let place = AtomicFile.place(request.path) ?? request.path
      if let reason = taken[place] {
        throw Self.error(
          "The output '\(Self.shown(request.path))' \(reason). Please give each output a path of "
            + "its own.")
      }
      taken[place] = "is given twice"
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
      do throws(AtomicFile.Failure) {
        let renderer = file.format.makeRenderer(context)
        try AtomicFile.write(to: file.path) { renderer.render(report, to: &$0) }
      } catch {
        isWhole = false
        let head = console.errorPalette.paint("Error:", .error)
        console.say("\(head) \(Self.shown(file.path)) cannot be written: \(error.reason)\n")
      }
    }
    return isWhole
  }

  /// The files that no output may replace, and why.
  private static func inputs(_ arguments: ParsedArguments) throws(UsageError) -> [String: String] {
    var taken: [String: String] = [:]
    for input in arguments.arguments where input != "-" {
      taken[AtomicFile.place(input) ?? input] = "is one of the traces"
    }
    if let path = arguments.value("config") {
      taken[AtomicFile.place(path) ?? path] = "is what --config names"
    }
    if let path = arguments.value("write-baseline"),
      let reason = taken[AtomicFile.place(path) ?? path]
    {
      throw error("The baseline '\(shown(path))' \(reason). Please give it a path of its own.")
    }
    for option in ["baseline", "write-baseline"] {
      guard let path = arguments.value(option) else { continue }
      taken[AtomicFile.place(path) ?? path] = "is what --\(option) names"
    }
    return taken
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

  private static func shown(_ path: String) -> String { VisibleText.line(path, limit: 100) }
}
