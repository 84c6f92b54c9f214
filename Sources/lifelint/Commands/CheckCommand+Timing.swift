import LifelintEngine
import LifelintReport

// How long things took: all of it where it is asked for, the gist at the end of text.
extension CheckCommand {
  /// The bytes, and the events, up to which text has times without being asked: so far they cost
  /// less than anybody notices, and beyond that a check should not take longer for them.
  private static let briefBytes = 16 << 20
  private static let briefEvents = 150_000

  /// Whether a person reads text, which ends with the gist of the times.
  private func wantsBrief(_ outputs: ReportOutputs) -> Bool {
    let formats = [outputs.standard] + outputs.files.map(\.format)
    return formats.contains { $0.name == ReportFormat.text.name } && !arguments.has("quiet")
      && !arguments.has("follow")
  }

  /// Decides whether times are summed up.
  func recordTiming(_ outputs: ReportOutputs, _ options: inout CheckOptions) {
    options.recordsTiming = outputs.needs.contains(.timing) || arguments.has("timing")
    guard !options.recordsTiming, wantsBrief(outputs) else { return }
    options.timingLimit =
      InputFile.size(of: arguments.arguments) > Self.briefBytes ? 0 : Self.briefEvents
    options.recordsTiming = options.timingLimit != 0
  }

  /// Says that text lacks the times, where a trace is large; those of some traces alone would pass
  /// for those of all.
  func sayUntimed(_ results: inout [TraceResult], _ options: CheckOptions) {
    guard options.timingLimit != nil, results.contains(where: { $0.timing == nil }) else { return }
    for place in results.indices { results[place].timing = nil }
    console.say("The times are left out, as there are so many events: --timing sums them up.\n")
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
