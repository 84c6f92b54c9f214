import LifelintEngine
import LifelintFormats
import LifelintReport
import LifelintRules
import LifelintTrace

/// `lifelint timing`: says how long things took.
struct TimingCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Reads the traces and writes their times, added up.
  func run() throws -> RunStatus {
    let settings = try RuleSettings(arguments)
    var options = CheckCommand.options(settings)
    options.recordsTiming = true
    options.allowsEmpty = arguments.has("allow-empty")
    let inputs = try TraceInputs(arguments, vocabulary: settings.set.vocabulary)
    let check = TraceCheck(ruleSet: settings.set, options: options)
    let results = inputs.inOrder(arguments.arguments) { path in
      let input = inputs.open(.path(path))
      return check.run(path: path) { inputs.events(of: input, at: path, $0, $1, $2) }
    }
    let report = CheckReport(
      traces: results, rules: RuleIndex(settings.set),
      policy: FailurePolicy(threshold: .never, exitsZero: true, required: []))
    let timing = report.timing ?? Timing()
    let format = arguments.value("format").flatMap(TimingFormat.init) ?? .text
    switch format {
    case .text:
      let tables = TimingReport(timing, rules: report.rules)
      console.output.write(
        TimingText(tables, palette: console.outputPalette, width: console.output.columns).text)
    case .json: console.output.write(TimingJSON(timing).text() + "\n")
    case .csv: console.output.write(TimingCSV(timing).text)
    }
    if let note = inputs.processNote { console.say(note) }
    sayUnread(results)
    return report.totals.status
  }

  /// Names what could not be read: times that are not whole should not be taken for whole.
  private func sayUnread(_ results: [TraceResult]) {
    let fatal = [DiagnosticID.unreadableTrace, .unreadableLine]
    for result in results {
      for finding in result.findings where fatal.contains(where: { $0.rawValue == finding.rule }) {
        let place =
          VisibleText.lineStart(result.path) + (finding.line > 0 ? ":\(finding.line)" : "")
        let word = console.errorPalette.paint("error:", .error)
        console.say("\(place): \(word) \(VisibleText.line(finding.message))\n")
      }
    }
  }
}

/// The formats of a timing.
enum TimingFormat: String, CaseIterable {
  /// Tables.
  case text
  /// One JSON object.
  case json
  /// One row a line.
  case csv
}
