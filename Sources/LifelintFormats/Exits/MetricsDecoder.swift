internal import LifelintJSON
internal import LifelintTrace

/// Decodes MetricKit's payloads: how often an app was ended for what, over a day.
///
/// They say nothing of an order, so there are no events: what the counts mean is told in words.
final class MetricsDecoder: EventDecoder {
  private let table = ExitTable.standard
  private var reader = RecordReader()
  private(set) var header = DecodedHeader()

  /// Counts have no order.
  var mayBeEmpty: Bool { true }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    for record in reader.take(line, number: number, isOpen: isOpen, into: &output) {
      take(record, &output)
    }
  }

  func finish(into output: inout DecoderOutput) { reader.finish(into: &output) }

  private func take(_ record: RecordReader.Record, _ output: inout DecoderOutput) {
    let value = record.value
    if let data = value["metaData"] {
      header.app = data["bundleIdentifier"]?.text
      header.os = data["osVersion"]?.text
      header.device = data["deviceType"]?.text
    }
    for (key, place) in [
      ("foregroundExitData", "in the foreground"), ("backgroundExitData", "in the background"),
    ] {
      guard let counts = value["applicationExitMetrics"]?[key] else { continue }
      for metric in table.metrics {
        guard let stated = counts[metric.key], let count = stated.integer, count > 0 else {
          continue
        }
        output.explain(
          metric.meaning, code: metric.code,
          detail: ": \(count == 1 ? "once" : "\(count) times") \(place)",
          line: record.line + stated.position.line - 1)
      }
    }
    for crash in value["crashDiagnostics"]?.elements ?? [] {
      guard let reason = crash["diagnosticMetaData"]?["terminationReason"],
        let text = reason.text.map(TerminationText.init)
      else { continue }
      let report = ExitReport(
        line: record.line + reason.position.line - 1,
        exit: table.exit(domain: text.domain, code: text.code ?? ""), watchdog: text.watchdog)
      report.explain(table, into: &output)
    }
  }
}
