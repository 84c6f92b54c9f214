import LifelintEngine
import LifelintFormats
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
    var baseline = try BaselineFiles(arguments)
    let paths = Repository.paths(Console.variable)
    let settings = try RuleSettings(arguments)
    try baseline.read(settings.configuration, outputs)
    var options = Self.options(settings)
    options.recordsTimeline = outputs.needs.contains(.timeline)
    recordTiming(outputs, &options)
    options.maxFindings = maxFindings ?? options.maxFindings
    options.allowsEmpty = arguments.has("allow-empty")
    let rules = RuleIndex(settings.set)
    let context = fileContext(outputs, paths)
    let live = try live(outputs, rules, baseline.given, context)
    let inputs = try TraceInputs(arguments, vocabulary: settings.set.vocabulary)
    var notes = FormatNotes()
    var results = inputs.inOrder(arguments.arguments) { path in
      let input = inputs.open(
        live == nil ? .path(path) : .growing(path, until: { Interrupt.isGiven }))
      notes.note(input.format)
      let names = inputs.names(of: input, known: settings.set.vocabulary)
      return check(path, settings.set, options, live, naming: names) {
        inputs.events(of: input, at: path, $0, $1, $2, isLive: live != nil)
      }
    }
    sayUntimed(&results, options)
    let (report, isBaselineWritten) = baseline.report(
      results, rules: rules, policy: policy(settings), paths: paths, console)
    console.keep(report)
    let isWritten = write(report, outputs, context, live) && isBaselineWritten
    if arguments.has("coverage") { sayCoverage(report, settings.set, outputs.standard) }
    if arguments.has("timing") { sayTiming(report, outputs.standard) }
    sayUnusedAllowances(results, settings.set)
    if arguments.has("coverage") { console.say(notes.text(width: console.width)) }
    if let note = inputs.processNote { console.say(note) }
    baseline.sayStale(report, console)
    if !arguments.has("quiet") {
      sayBrief(report, outputs)
      if !arguments.has("coverage"), let line = notes.line { console.say(line) }
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
    FailurePolicy(
      threshold: settings.threshold(arguments), exitsZero: arguments.has("exit-zero"),
      required: settings.set.requiredExercised)
  }

  /// The options of a check that the configuration decides.
  static func options(_ settings: RuleSettings) -> CheckOptions {
    var options = CheckOptions()
    options.instants = settings.configuration.instants
    options.isSequential = settings.configuration.sessions == .sequential
    return options
  }

  // MARK: What is done

  private func check(
    _ path: String, _ set: RuleSet, _ options: CheckOptions, _ live: LiveOutput?,
    naming names: EventNames?, from open: (SymbolTable, NameTable, [String]) -> any EventSource
  ) -> TraceResult {
    var options = options
    if let live { options.onFindings = { live.write($0) } }
    let shows = live == nil && console.errors.isTerminal && !arguments.has("quiet")
    let progress = shows ? Progress(path: path) : nil
    if let progress { options.onProgress = { progress.update(bytes: $0) } }
    defer { progress?.finish() }
    return TraceCheck(ruleSet: set, options: options).run(
      path: path, naming: names, from: open)
  }

  /// Writes the report to standard output and to the files.
  ///
  /// - Returns: Whether every file could be written.
  private func write(
    _ report: CheckReport, _ outputs: ReportOutputs, _ context: RenderContext, _ live: LiveOutput?
  ) -> Bool {
    if let live {
      live.end(report)
    } else {
      var output = console.output
      outputs.standard.makeRenderer(shown(context)).render(report, to: &output)
      console.output.flush()
    }
    return outputs.writeFiles(report, context, console)
  }

  /// What renderers of files are told.
  private func fileContext(_ outputs: ReportOutputs, _ paths: ReportPaths) -> RenderContext {
    var context = RenderContext()
    context.version = Lifelint.version
    context.date = Console.variable("SOURCE_DATE_EPOCH").flatMap { Int64($0) }
    context.paths = paths
    // They cost the reading of git's index.
    if outputs.needs.contains(.links), let links = RepositoryLinks(paths, Console.variable) {
      context.lineURL = links.url
    }
    context.sourceLine = { path, number in SourceLines.line(number, of: path) }
    context.eachSourceLine = { path, numbers, visit in
      SourceLines.each(numbers, of: path, visit)
    }
    return context
  }

  /// What the renderer of standard output is told, where those of files are told this.
  private func shown(_ context: RenderContext) -> RenderContext {
    var context = context
    context.palette = console.outputPalette
    context.width = console.width
    context.endsWithTiming = false
    return context
  }

  /// The output of a trace that is followed; `nil` where none is.
  private func live(
    _ outputs: ReportOutputs, _ rules: RuleIndex, _ baseline: Baseline?, _ context: RenderContext
  ) throws(UsageError) -> LiveOutput? {
    guard arguments.has("follow") else { return nil }
    guard let path = arguments.arguments.first, arguments.arguments.count == 1 else {
      throw UsageError(
        message: "'--follow' takes one trace. Please follow each in a run of its own.",
        command: .check)
    }
    guard
      let renderer = LiveRenderer(
        outputs.standard, shown(context), path: path, rules: rules, baseline: baseline)
    else {
      throw UsageError(
        message:
          "The format '\(outputs.standard.name)' is written as a whole and cannot be followed. "
          + "Please take one of \(LiveRenderer.formats.joined(separator: ", ")) with '--follow'; "
          + "'--output' writes the others at the end.", command: .check)
    }
    Interrupt.listen()
    return LiveOutput(renderer, to: console.output)
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
