import LifelintEngine
import LifelintFormats
import LifelintReport
import LifelintRules
import LifelintTrace

/// `lifelint convert`: writes any input as a lifelint trace.
struct ConvertCommand {
  /// How many diagnostics are shown one by one.
  private static let limit = 100

  let arguments: ParsedArguments
  let console: Console

  /// Converts the input and says what was wrong with it.
  func run() throws -> RunStatus {
    let path = arguments.arguments.first ?? "-"
    let target = try target(besides: path)
    let settings = try RuleSettings(arguments)
    let inputs = try TraceInputs(arguments, vocabulary: settings.set.vocabulary)
    if let format = arguments.value("to"), format != "native",
      let format = ReportFormat.named(format)
    {
      return draw(path, as: format, to: target, settings, inputs)
    }
    let converter = TraceConverter(
      inputs.open(.path(path)), vocabulary: settings.set.vocabulary,
      process: arguments.value("process"))
    var outcome = TraceConverter.Outcome()
    if let target {
      do throws(AtomicFile.Failure) {
        try AtomicFile.write(to: target) { file in
          outcome = converter.run { file.write(bytes: $0) }
        }
      } catch {
        return cannotWrite(target, error)
      }
    } else {
      outcome = converter.run { console.output.write(bytes: $0) }
    }
    if let note = inputs.processNote { console.say(note) }
    return say(outcome, of: path, settings.set)
  }

  /// Writes what an input shows over time, with what the rules find in it.
  private func draw(
    _ path: String, as format: ReportFormat, to target: String?, _ settings: RuleSettings,
    _ inputs: TraceInputs
  ) -> RunStatus {
    var options = CheckCommand.options(settings)
    options.allowsEmpty = arguments.has("allow-empty")
    options.recordsTimeline = format.needs.contains(.timeline)
    options.recordsTiming = format.needs.contains(.timing)
    let input = inputs.open(.path(path))
    let result = TraceCheck(ruleSet: settings.set, options: options).run(path: path) {
      inputs.events(of: input, at: path, $0, $1, $2)
    }
    // What is found is part of the picture and no reason to fail.
    let report = CheckReport(
      traces: [result], rules: RuleIndex(settings.set),
      policy: FailurePolicy(threshold: .never, exitsZero: true, required: []))
    var context = RenderContext()
    context.version = Lifelint.version
    let renderer = format.makeRenderer(context)
    guard let target else {
      var output = console.output
      renderer.render(report, to: &output)
      return report.totals.status
    }
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(to: target) { renderer.render(report, to: &$0) }
      return report.totals.status
    } catch {
      return cannotWrite(target, error)
    }
  }

  /// The input as a line of standard error begins with it.
  private func named(_ path: String) -> String {
    path == "-" ? "<stdin>" : VisibleText.lineStart(path)
  }

  private func cannotWrite(_ target: String, _ error: AtomicFile.Failure) -> RunStatus {
    let head = console.errorPalette.paint("Error:", .error)
    console.say("\(head) \(VisibleText.line(target)) cannot be written: \(error.reason)\n")
    return .untrusted
  }

  /// Where the trace goes; `nil` for standard output.
  private func target(besides path: String) throws(UsageError) -> String? {
    guard let target = arguments.value("output"), target != "-" else { return nil }
    if path != "-", AtomicFile.place(target) == AtomicFile.place(path) {
      throw UsageError(
        message: "The output '\(VisibleText.line(target, limit: 100))' is the input. "
          + "Please give it a path of its own.", command: .convert)
    }
    return target
  }

  /// Says what was wrong, and what came of it.
  private func say(
    _ outcome: TraceConverter.Outcome, of path: String, _ set: RuleSet
  ) -> RunStatus {
    var status = RunStatus.clean
    var count = 0
    for diagnostic in outcome.diagnostics {
      guard let severity = set.severity(of: diagnostic.id) else { continue }
      if [.unreadableLine, .unreadableTrace].contains(diagnostic.id) { status = .untrusted }
      count += 1
      if count > Self.limit { continue }
      let place = diagnostic.line > 0 ? ":\(diagnostic.line):\(diagnostic.column)" : ""
      console.say(
        console.errorPalette.paint(named(path) + place + ":", .heading)
          + " \(severity.rawValue): \(VisibleText.line(diagnostic.message)). "
          + "\(VisibleText.line(diagnostic.hint)) [\(diagnostic.id.rawValue)]\n")
    }
    if count > Self.limit { console.say("... and \(count - Self.limit) more\n") }
    if outcome.events == 0, !arguments.has("allow-empty") {
      status = .untrusted
      console.say("\(named(path)): error: the input has no events\n")
    }
    if !arguments.has("quiet") {
      console.say("\(outcome.events.counted("event")) written\n")
    }
    return status
  }
}
