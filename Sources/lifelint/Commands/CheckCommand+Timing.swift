import LifelintEngine
import LifelintReport

// How long things took: all of it where it is asked for, the gist of it beside text.
extension CheckCommand {
  /// The bytes between which, and the events up to which, text has times without being asked: less
  /// holds no begin with its end, and beyond it a check should not take longer for them.
  private static let briefBytes = 75...4 << 20
  private static let briefEvents = 40_000

  /// Whether text is written that has the gist of the times.
  private func wantsBrief(_ outputs: ReportOutputs) -> Bool {
    let isSaid =
      outputs.standard.name == ReportFormat.text.name && !arguments.has("quiet")
      && !arguments.has("follow")
    return isSaid || outputs.files.contains { $0.format.name == ReportFormat.text.name }
  }

  /// Decides whether times are summed up.
  func recordTiming(_ outputs: ReportOutputs, _ options: inout CheckOptions) {
    options.recordsTiming = outputs.needs.contains(.timing) || arguments.has("timing")
    guard !options.recordsTiming, wantsBrief(outputs) else { return }
    // Of what is no file it shows only while it is read.
    let size = InputFile.size(of: arguments.arguments) ?? Self.briefBytes.lowerBound
    if size < Self.briefBytes.lowerBound { return }
    options.recordsTiming = size <= Self.briefBytes.upperBound
    options.timingLimit = Self.briefEvents
  }

  /// Says that text lacks the times, where a trace is large; those of some traces alone would pass
  /// for those of all.
  func sayUntimed(_ results: inout [TraceResult], _ options: CheckOptions) {
    guard options.timingLimit != nil, results.contains(where: { $0.timing == nil }) else { return }
    for place in results.indices { results[place].timing = nil }
    if arguments.has("quiet") { return }
    console.say("The times are left out, as there are so many events: --timing sums them up.\n")
  }

  /// Says the gist of the times beside findings on standard output, where nothing but these may be.
  func sayBrief(_ report: CheckReport, _ outputs: ReportOutputs) {
    guard outputs.standard.name == ReportFormat.text.name, !arguments.has("timing"),
      !arguments.has("follow"), let timing = report.timing
    else { return }
    console.say(
      TimingText(
        TimingReport(timing, rules: report.rules), palette: console.errorPalette,
        width: console.errors.columns
      ).brief)
  }

  /// Says how long things took, where the report itself does not.
  func sayTiming(_ report: CheckReport, _ format: ReportFormat) {
    let isText = format.name == ReportFormat.text.name
    // A format that holds the times needs no tables beside it.
    guard let timing = report.timing, isText || !format.needs.contains(.timing) else { return }
    let text = TimingText(
      TimingReport(timing, rules: report.rules),
      palette: isText ? console.outputPalette : console.errorPalette,
      width: isText ? console.output.columns : console.errors.columns
    ).text
    if isText { console.output.write("\n" + text) } else { console.say(text) }
  }
}
