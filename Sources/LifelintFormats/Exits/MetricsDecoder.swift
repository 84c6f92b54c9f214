internal import LifelintJSON
internal import LifelintTrace

/// Decodes MetricKit's payloads: how often an app was ended for what, how long things took over a
/// day, and what went wrong.
///
/// They say nothing of an order, so there are no events: what the numbers mean is told in words.
final class MetricsDecoder: EventDecoder {
  private let exits = ExitTable.standard
  private let table = MetricsTable.standard
  private var asked: AskedProcess
  private var reader = RecordReader()
  private(set) var header = DecodedHeader()
  /// Whether a payload was left out, which is another app's than the one that is asked for.
  private var hasOthers = false
  private var hasOwn = false

  init(options: FormatOptions) { asked = AskedProcess(options.process) }

  /// Counts have no order.
  var mayBeEmpty: Bool { hasOwn || !hasOthers }

  var emptyHint: String? { asked.emptyHint }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    for record in reader.take(line, number: number, isOpen: isOpen, into: &output) {
      take(record, &output)
    }
  }

  func finish(into output: inout DecoderOutput) { reader.finish(into: &output) }

  private func take(_ record: RecordReader.Record, _ output: inout DecoderOutput) {
    let (value, line) = (record.value, record.line)
    if !table.keys.contains(where: { value[$0] != nil }) {
      output.unreadable(
        line + value.position.line - 1, offset: value.position.column - 1,
        "the object is no payload of MetricKit",
        hint: "Write jsonRepresentation() of MXMetricPayload or MXDiagnosticPayload to the file.")
      return
    }
    let data = output.object("metaData", of: value, line: line)
    let bundle = data?["bundleIdentifier"]?.text ?? bundle(ofDiagnostics: value)
    guard bundle == nil || asked.accepts(bundle) else {
      hasOthers = true
      return
    }
    hasOwn = true
    header.app = header.app ?? bundle
    header.os = header.os ?? data?["osVersion"]?.text
    header.device = header.device ?? data?["deviceType"]?.text
    takeExits(value, line, &output)
    for histogram in table.histograms { take(histogram, value, line, &output) }
    takeCrashes(value, line, &output)
    for diagnostic in table.diagnostics { take(diagnostic, value, line, &output) }
  }

  private func bundle(ofDiagnostics payload: JSONValue) -> String? {
    let keys = table.diagnostics.map(\.key) + ["crashDiagnostics"]
    return keys.lazy.flatMap { payload[$0]?.elements ?? [] }
      .compactMap { $0["diagnosticMetaData"]?["bundleIdentifier"]?.text }.first
  }

  // MARK: Ends

  private func takeExits(_ value: JSONValue, _ line: Int, _ output: inout DecoderOutput) {
    guard let metrics = output.object("applicationExitMetrics", of: value, line: line) else {
      return
    }
    for (key, place) in [
      ("foregroundExitData", "in the foreground"), ("backgroundExitData", "in the background"),
    ] {
      guard let counts = output.object(key, of: metrics, line: line),
        case .object(let members) = counts.content
      else { continue }
      let all = members.map { output.integer($0.key, of: counts, line: line) ?? 0 }
        .reduce(0) { $0.addingReportingOverflow(max(0, $1)).partialValue }
      for metric in exits.metrics {
        guard let stated = counts[metric.key], let count = stated.integer, count > 0 else {
          continue
        }
        let verdict = ExitTable.Verdict(
          metric.meaning, code: metric.code,
          detail: ": \(count) of \(all) \(all == 1 ? "exit" : "exits") \(place)")
        output.explain(verdict, line: line + stated.position.line - 1)
      }
    }
  }

  private func takeCrashes(_ value: JSONValue, _ line: Int, _ output: inout DecoderOutput) {
    for crash in output.elements("crashDiagnostics", of: value, line: line) {
      guard let data = output.object("diagnosticMetaData", of: crash, line: line) else { continue }
      let reason = data["terminationReason"]
      let text = output.text("terminationReason", of: data, line: line).map(TerminationText.init)
      let signal = output.integer("signal", of: data, line: line).map(String.init)
      let stated = text?.code ?? signal ?? ""
      let report = ExitReport(
        line: line + (reason ?? data).position.line - 1,
        exit: exits.exit(domain: text?.domain ?? (signal == nil ? nil : "SIGNAL"), code: stated),
        watchdog: text?.watchdog)
      report.explain(into: &output)
    }
  }

  // MARK: What took how long

  private func take(
    _ histogram: MetricsTable.Histogram, _ value: JSONValue, _ line: Int,
    _ output: inout DecoderOutput
  ) {
    guard let stated = value.value(at: histogram.path) else { return }
    guard let times = MetricsHistogram(stated["histogramValue"] ?? stated) else {
      let key = histogram.path.last ?? ""
      return output.wrongType(stated, key, "a histogram with buckets", line: line)
    }
    guard times.count > 0 else { return }
    output.remark(
      .measuredBySystem, line + stated.position.line - 1,
      "\(histogram.what): \(times.count), half of them within \(times.within(50)), 90 % within "
        + "\(times.within(90)), all within \(times.within(100))",
      hint: MetricsTable.hint(histogram.rules))
  }

  private func take(
    _ form: MetricsTable.Diagnostic, _ value: JSONValue, _ line: Int,
    _ output: inout DecoderOutput
  ) {
    for diagnostic in output.elements(form.key, of: value, line: line) {
      guard let data = output.object("diagnosticMetaData", of: diagnostic, line: line) else {
        continue
      }
      let amount = output.text(form.value, of: data, line: line)
      let place = (data[form.value] ?? data).position
      output.remark(
        .warnedBySystem, line + place.line - 1,
        form.what + (amount.map { ": \($0)" } ?? ""), hint: MetricsTable.hint(form.rules))
    }
  }
}
