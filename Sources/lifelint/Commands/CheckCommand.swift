import LifelintEngine
import LifelintJSON
import LifelintReport
import LifelintRules
import LifelintTrace

/// `lifelint check`: checks traces and reports what was found.
struct CheckCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Checks the traces and writes the report.
  func run() throws -> RunStatus {
    let maxFindings = try maxFindings()
    try refuseCommandNames()
    let outputs = try ReportOutputs(arguments)
    let settings = try RuleSettings(arguments)
    var options = Self.options(settings)
    options.recordsTimeline = outputs.needs.contains(.timeline)
    options.recordsTiming = outputs.needs.contains(.timing) || arguments.has("timing")
    options.maxFindings = maxFindings ?? options.maxFindings
    options.allowsEmpty = arguments.has("allow-empty")
    let results = arguments.arguments.map { check($0, settings.set, options) }
    let report = CheckReport(
      traces: results, rules: RuleIndex(settings.set), policy: policy(settings))
    let isWritten = write(report, outputs)
    if arguments.has("coverage") { sayCoverage(report, settings.set, outputs.standard) }
    if arguments.has("timing") { sayTiming(report, outputs.standard) }
    sayUnusedAllowances(results, settings.set)
    if !arguments.has("quiet") {
      let summary = SummaryText(
        palette: errorPalette, width: console.errors.columns,
        pointsToCoverage: !arguments.has("coverage"))
      console.say(summary.text(of: report) + "\n")
    }
    return isWritten ? report.totals.status : max(report.totals.status, .untrusted)
  }

  // MARK: What the command line says

  private var errorPalette: Palette { console.errorPalette }

  private func maxFindings() throws(UsageError) -> Int? {
    guard let text = arguments.value("max-findings") else { return nil }
    guard let count = Int(text), count >= 0 else {
      throw UsageError(
        message: "The value '\(VisibleText.line(text, limit: 100))' is invalid for "
          + "'--max-findings <count>'. Please provide a whole number.", command: .check)
    }
    return count
  }

  /// A first word that is no file and nearly a command is most likely a command.
  private func refuseCommandNames() throws(UsageError) {
    guard let word = arguments.arguments.first, !word.contains("/"), !word.contains("."),
      word != "-", access(word, F_OK) != 0,
      let near = Nearest.match(word, in: CommandName.allCases.map(\.rawValue))
    else { return }
    throw UsageError(
      message: "There is no trace '\(VisibleText.line(word, limit: 100))'. "
        + "Did you mean the command '\(near)'?", command: .check)
  }

  private func policy(_ settings: RuleSettings) -> FailurePolicy {
    let asked = arguments.value("fail-on") ?? settings.configuration.failOn.rawValue
    return FailurePolicy(
      threshold: FailureThreshold(rawValue: asked) ?? .error,
      exitsZero: arguments.has("exit-zero"), required: settings.set.requiredExercised)
  }

  /// The options of a check that the configuration decides.
  static func options(_ settings: RuleSettings) -> CheckOptions {
    var options = CheckOptions()
    options.instants = settings.configuration.instants
    options.isSequential = settings.configuration.sessions == .sequential
    options.diagnostics = [:]
    for id in DiagnosticID.allCases {
      options.diagnostics[id] = settings.set.severity(of: id)
    }
    return options
  }

  // MARK: What is done

  private func check(_ path: String, _ set: RuleSet, _ options: CheckOptions) -> TraceResult {
    var options = options
    let shows = console.errors.isTerminal && !arguments.has("quiet")
    let progress = shows ? Progress(path: path) : nil
    if let progress { options.onProgress = { progress.update(bytes: $0) } }
    defer { progress?.finish() }
    return TraceCheck(ruleSet: set, options: options).run(.path(path), path: path)
  }

  /// Writes the report to standard output and to the files.
  ///
  /// - Returns: Whether every file could be written.
  private func write(_ report: CheckReport, _ outputs: ReportOutputs) -> Bool {
    var context = RenderContext()
    context.version = Lifelint.version
    context.paths = Repository.paths(Console.variable)
    context.sourceLine = { path, number in SourceLines.line(number, of: path) }
    let fileContext = context
    context.palette = console.outputPalette
    context.width = console.width
    var output = console.output
    outputs.standard.makeRenderer(context).render(report, to: &output)
    console.output.flush()
    return outputs.writeFiles(report, fileContext, console)
  }

  /// Says what the traces have shown something about: beside findings for a person on standard
  /// output, else on standard error, where no other tool reads it.
  private func sayCoverage(_ report: CheckReport, _ set: RuleSet, _ format: ReportFormat) {
    let isText = format.name == ReportFormat.text.name
    let coverage = CoverageText(
      set, required: report.policy.required,
      palette: isText ? console.outputPalette : console.errorPalette, width: console.width)
    let text = coverage.text(of: report.traces)
    if isText { console.output.write(text) } else { console.say(text) }
  }

  /// Says how long things took, where the report itself does not.
  private func sayTiming(_ report: CheckReport, _ format: ReportFormat) {
    guard let timing = report.timing, !format.needs.contains(.timing) else { return }
    let isText = format.name == ReportFormat.text.name
    let text = TimingText(
      TimingReport(timing, rules: report.rules),
      palette: isText ? console.outputPalette : console.errorPalette, width: console.width
    ).text
    if isText { console.output.write("\n" + text) } else { console.say(text) }
  }

  /// Names each `allow` that let nothing pass in any trace.
  private func sayUnusedAllowances(_ results: [TraceResult], _ set: RuleSet) {
    guard let first = results.first else { return }
    let unused = results.dropFirst().reduce(Set(first.unusedAllowances)) { unused, result in
      unused.intersection(result.unusedAllowances)
    }
    for index in unused.sorted() where set.allowances.indices.contains(index) {
      let allowance = set.allowances[index]
      console.say(
        "allow: nothing of \(VisibleText.line(allowance.rule)) was allowed "
          + "(\(VisibleText.line(allowance.because))); the entry can go\n")
    }
  }
}
