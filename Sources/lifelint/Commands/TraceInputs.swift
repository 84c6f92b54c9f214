import LifelintFormats
import LifelintJSON
import LifelintReport
import LifelintRules
import LifelintTrace

/// The traces of a command line, whatever their formats, with the crash reports that complete them.
struct TraceInputs {
  /// What is known of one argument.
  private struct Report {
    var path: String
    var exits: [ExitReport]
  }

  private let format: InputFormat?
  private let map: FieldMap?
  private let process: String?
  /// The crash reports among the arguments, where there are other traces beside them.
  private var reports: [Report] = []
  private let completion = Completion()

  /// Reads what the command line says about its inputs.
  ///
  /// - Throws: What is wrong with the field map, or a word that cannot stand beside it.
  init(_ arguments: ParsedArguments, vocabulary: Vocabulary) throws {
    format = arguments.value("input-format").flatMap(InputFormat.named)
    process = arguments.value("process")
    map = try arguments.value("map").map {
      try FieldMap(readingFrom: $0, vocabulary: vocabulary)
    }
    if map != nil, format != nil {
      throw UsageError(
        message: "The options '--map <file>' and '--input-format <format>' both name the format. "
          + "Please give one of them.")
    }
    let paths = arguments.arguments
    guard paths.count > 1 else { return }
    // A pipe gives its bytes once, and they belong to its own check.
    for path in paths where Self.isFile(path) && FormatInput(.path(path)).format.isExitReport {
      let exits = FormatInput.exitReports(in: .path(path), process: process)
      if !exits.isEmpty { reports.append(Report(path: path, exits: exits)) }
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Does something with each of some traces: with crash reports last, since what belongs to a
  /// session of another trace is told there.
  ///
  /// - Returns: What came of each, in their order.
  func inOrder<Outcome>(_ paths: [String], _ body: (String) -> Outcome) -> [Outcome] {
    completion.begin(paths)
    let isReport = paths.map { path in reports.contains { $0.path == path } }
    let order = paths.indices.filter { !isReport[$0] } + paths.indices.filter { isReport[$0] }
    var outcomes: [(place: Int, outcome: Outcome)] = []
    for place in order { outcomes.append((place, body(paths[place]))) }
    return outcomes.sorted { $0.place < $1.place }.map(\.outcome)
  }

  /// Opens an input.
  func open(_ source: TraceSource) -> FormatInput {
    let isReport = report(at: source) != nil
    let input = FormatInput(
      source, format: isReport ? .crashReport : format, map: isReport ? nil : map)
    if process != nil, !input.format.namesProcesses, !input.format.isForeign {
      completion.unselected.insert(input.format)
    }
    return input
  }

  /// Says of which formats no process can be taken although one is asked for; `nil` where there is
  /// nothing to say.
  var processNote: String? {
    if completion.unselected.isEmpty { return nil }
    let titles = completion.unselected.map(\.title).sorted().listed()
    return "--process has no effect on \(titles): its records name no process, and all were read\n"
  }

  private func report(at source: TraceSource) -> Report? {
    reports.first { report in if case .path(report.path) = source { true } else { false } }
  }

  /// The names of all events of an input, where they are known before it is read and nothing
  /// completes it.
  func names(of input: FormatInput, known vocabulary: Vocabulary) -> EventNames? {
    reports.isEmpty ? input.names(known: vocabulary) : nil
  }

  /// The events of an input, completed by the crash reports that belong to it.
  func events(
    of input: FormatInput, at path: String, _ symbols: SymbolTable, _ names: NameTable,
    _ fields: [String], isLive: Bool = false
  ) -> any EventSource {
    let events = input.events(
      symbols: symbols, names: names, fields: fields, process: process, isLive: isLive)
    let beside = reports.filter { completion.paths.contains($0.path) }
    if let report = reports.first(where: { $0.path == path }) {
      // Reports alone complete nothing.
      if completion.paths.allSatisfy({ path in beside.contains { $0.path == path } }) {
        return events
      }
      return CompletingReport(
        events, reports: report.exits, used: completion.used(of: path))
    }
    if beside.isEmpty || input.format.isExitReport { return events }
    let source = CompletedSource(
      events, reports: beside.flatMap(\.exits), symbols: symbols, names: names, fields: fields)
    completion.sources.append(source)
    completion.places = beside.flatMap { report in
      report.exits.indices.map { (path: report.path, place: $0) }
    }
    return source
  }
}

/// What the crash reports of a run have completed so far.
private final class Completion {
  /// The traces that belong together.
  private(set) var paths: [String] = []
  /// The formats that were met and name no process.
  var unselected: Set<InputFormat> = []
  /// The traces that have been completed.
  var sources: [CompletedSource] = []
  /// Where each of the reports that they were given stands.
  var places: [(path: String, place: Int)] = []

  /// Begins with other traces.
  func begin(_ paths: [String]) {
    self.paths = paths
    sources = []
    places = []
  }

  /// Which of the reports of a file belong to a session of a trace.
  func used(of path: String) -> Set<Int> {
    let used = sources.reduce(into: Set<Int>()) { $0.formUnion($1.used.union($1.known)) }
    return Set(used.map { places[$0] }.filter { $0.path == path }.map(\.place))
  }
}

/// Says what the formats of the traces cannot show.
struct FormatNotes {
  /// The formats of the traces, each once, without lifelint's own.
  private var formats: [InputFormat] = []

  /// Notes the format of a trace.
  mutating func note(_ format: InputFormat) {
    if format != .native, !format.isForeign, !formats.contains(format) { formats.append(format) }
  }

  /// A line for the end of a run; `nil` where there is nothing to say.
  var line: String? {
    if formats.isEmpty { return nil }
    let titles = formats.map(\.title).listed()
    return "read as \(titles): --coverage tells what that cannot show and how to record it\n"
  }

  /// What each format cannot show, and how to record it.
  func text(width: Int) -> String {
    var lines: [String] = []
    for format in formats where !format.gaps.isEmpty {
      lines += ["", "What \(format.title) does not show:"]
      for gap in format.gaps {
        let wrapped = TextWrap.lines(of: "\(gap.what). \(gap.record)", width: max(40, width - 4))
        lines += wrapped.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
