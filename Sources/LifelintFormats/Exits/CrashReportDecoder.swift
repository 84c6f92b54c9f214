internal import LifelintJSON
internal import LifelintTrace

/// Decodes `.ips` files: a line of JSON, then one object over many lines; also the second alone, as
/// people paste it.
final class CrashReportDecoder: EventDecoder {
  private let table = ExitTable.standard
  private let asked: String?
  private var reader = RecordReader()
  private(set) var header = DecodedHeader()
  /// What the reports tell that have been read.
  private(set) var reports: [ExitReport] = []
  private var bundle: String?
  /// When the report was written, where it does not say when the process ended.
  private var written: LogTime?

  init(options: FormatOptions) {
    asked = options.process
  }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    for record in reader.take(line, number: number, isOpen: isOpen, into: &output) {
      take(record, &output)
    }
  }

  func finish(into output: inout DecoderOutput) { reader.finish(into: &output) }

  private func take(_ record: RecordReader.Record, _ output: inout DecoderOutput) {
    let value = record.value
    if value["bug_type"] != nil {
      header.app = value["app_name"]?.text ?? value["name"]?.text
      header.os = value["os_version"]?.text
      bundle = value["bundleID"]?.text
      written = (value["timestamp"] ?? value["date"])?.text.flatMap(LogTime.init)
    }
    if value["termination"] != nil || value["exception"] != nil {
      take(process: record, &output)
    } else if let processes = value["processes"] {
      for process in processes.elements where process["reason"] != nil {
        takeJetsam(process, record, &output)
      }
    }
  }

  /// A crash report of one process.
  private func take(process record: RecordReader.Record, _ output: inout DecoderOutput) {
    let value = record.value
    let name = value["procName"]?.text
    let bundle = value["bundleInfo"]?["CFBundleIdentifier"]?.text ?? bundle
    if let asked, name != asked, bundle != asked { return }
    header.app = header.app ?? name
    header.os = header.os ?? value["osVersion"]?["train"]?.text
    header.device = value["modelCode"]?.text
    let termination = value["termination"]
    let position = termination?.position ?? value["exception"]?.position ?? value.position
    let reasons = termination?["reasons"]?.elements.compactMap(\.text) ?? []
    let text = TerminationText(reasons.joined(separator: "\n"))
    let stated = termination?["code"]?.name
    let isSignal = stated == nil
    let domain = termination?["namespace"]?.text ?? text.domain ?? (isSignal ? "SIGNAL" : nil)
    let code = stated ?? text.code ?? value["exception"]?["signal"]?.text ?? ""
    add(
      ExitReport(
        pid: value["pid"]?.integer, process: name, bundle: bundle,
        launched: time(value["procLaunch"]), ended: time(value["captureTime"]),
        line: record.line + position.line - 1, exit: table.exit(domain: domain, code: code),
        watchdog: text.watchdog, role: value["procRole"]?.text), position, &output)
  }

  /// A process that a jetsam report says was ended to free memory.
  private func takeJetsam(
    _ process: JSONValue, _ record: RecordReader.Record, _ output: inout DecoderOutput
  ) {
    let name = process["name"]?.text
    if let asked, name != asked { return }
    add(
      ExitReport(
        pid: process["pid"]?.integer, process: name,
        line: record.line + process.position.line - 1,
        exit: ExitTable.Exit(
          reason: "jetsam", code: (process["reason"]?.text).map { .text($0) })),
      process.position, &output)
  }

  private func time(_ value: JSONValue?) -> Int64? {
    value?.text.flatMap(LogTime.init).flatMap { $0.hasOffset ? $0.nanoseconds : nil }
  }

  private func add(
    _ report: ExitReport, _ position: SourcePosition, _ output: inout DecoderOutput
  ) {
    var report = report
    report.ended = report.ended ?? written.flatMap { $0.hasOffset ? $0.nanoseconds : nil }
    guard let ended = report.ended else {
      output.unreadable(
        report.line, offset: position.column - 1, "the report does not say when the process ended",
        hint: "It has captureTime in its body, or timestamp in its first line.")
      return
    }
    reports.append(report)
    let session = report.pid.map(String.init) ?? report.process
    output.events += report.events(in: session, at: ended, hasDateTime: true)
    report.explain(table, into: &output)
  }
}
