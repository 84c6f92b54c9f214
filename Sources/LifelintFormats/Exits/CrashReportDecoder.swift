internal import LifelintJSON
internal import LifelintTrace

/// Decodes `.ips` files: a line of JSON, then one object over many lines; also the second alone, as
/// people paste it.
final class CrashReportDecoder: EventDecoder {
  private let table = ExitTable.standard
  private var asked: AskedProcess
  private var reader = RecordReader()
  private(set) var header = DecodedHeader()
  /// What the reports tell that have been read.
  private(set) var reports: [ExitReport] = []
  private var bundle: String?
  /// When the report was written, where it does not say when the process ended.
  private var written: LogTime?

  init(options: FormatOptions) {
    asked = AskedProcess(options.process)
  }

  var emptyHint: String? { asked.emptyHint }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    for record in reader.take(line, number: number, isOpen: isOpen, into: &output) {
      take(record, &output)
    }
  }

  func finish(into output: inout DecoderOutput) { reader.finish(into: &output) }

  private func take(_ record: RecordReader.Record, _ output: inout DecoderOutput) {
    let (value, line) = (record.value, record.line)
    let isHead = value["bug_type"] != nil
    if isHead {
      header.app = value["app_name"]?.text ?? value["name"]?.text
      header.os = output.text("os_version", of: value, line: line)
      bundle = output.text("bundleID", of: value, line: line)
      written = (value["timestamp"] ?? value["date"])?.text.flatMap(LogTime.init)
    }
    if value["termination"] != nil || value["exception"] != nil {
      take(process: record, &output)
    } else if value["processes"] != nil {
      for process in output.elements("processes", of: value, line: line)
      where process["reason"] != nil {
        takeJetsam(process, record, &output)
      }
    } else if !isHead {
      output.unreadable(
        line + value.position.line - 1, offset: value.position.column - 1,
        "the object is no crash report: it has no termination, exception or processes",
        hint: "A crash report is the whole .ips file as the device writes it.")
    }
  }

  /// A crash report of one process.
  private func take(process record: RecordReader.Record, _ output: inout DecoderOutput) {
    let (value, line) = (record.value, record.line)
    let name = output.text("procName", of: value, line: line)
    let bundle = value["bundleInfo"]?["CFBundleIdentifier"]?.text ?? bundle
    guard asked.accepts(name, bundle) else { return }
    header.app = header.app ?? name
    header.os = header.os ?? value["osVersion"]?["train"]?.text
    header.device = output.text("modelCode", of: value, line: line)
    let termination = output.object("termination", of: value, line: line)
    let exception = output.object("exception", of: value, line: line)
    let position = (termination ?? exception ?? value).position
    let reasons = termination.map { output.elements("reasons", of: $0, line: line) } ?? []
    let text = TerminationText(reasons.compactMap(\.text).joined(separator: "\n"))
    let stated = termination?["code"]?.name
    if stated == nil, let code = termination?["code"] {
      output.wrongType(code, "code", "a number or a text", line: line)
    }
    let domain =
      termination.flatMap { output.text("namespace", of: $0, line: line) } ?? text.domain
      ?? (stated == nil ? "SIGNAL" : nil)
    let code = stated ?? text.code ?? exception?["signal"]?.text ?? ""
    add(
      ExitReport(
        pid: output.integer("pid", of: value, line: line), process: name, bundle: bundle,
        launched: time("procLaunch", of: value, line, &output),
        ended: time("captureTime", of: value, line, &output), line: line + position.line - 1,
        exit: table.exit(domain: domain, code: code), watchdog: text.watchdog,
        role: output.text("procRole", of: value, line: line)), position, &output)
  }

  /// A process that a jetsam report says was ended to free memory.
  private func takeJetsam(
    _ process: JSONValue, _ record: RecordReader.Record, _ output: inout DecoderOutput
  ) {
    let line = record.line
    let name = output.text("name", of: process, line: line)
    guard asked.accepts(name) else { return }
    let states = output.elements("states", of: process, line: line).compactMap(\.text)
    let reason = output.text("reason", of: process, line: line)
    var exit = table.exit(domain: "JETSAM", code: reason ?? "")
    if reason == nil { exit.code = nil }
    add(
      ExitReport(
        pid: output.integer("pid", of: process, line: line), process: name,
        line: line + process.position.line - 1,
        exit: exit, wasSuspended: states.contains("suspended")), process.position, &output)
  }

  /// The time that a key has, with its offset.
  private func time(
    _ key: String, of value: JSONValue, _ line: Int, _ output: inout DecoderOutput
  ) -> Int64? {
    guard let stated = value[key] else { return nil }
    if let time = stated.text.flatMap(LogTime.init), time.hasOffset { return time.nanoseconds }
    output.wrongType(
      stated, key, "a time such as \"2026-03-02 09:41:20.2590 +0100\"", line: line)
    return nil
  }

  private func add(
    _ report: ExitReport, _ position: SourcePosition, _ output: inout DecoderOutput
  ) {
    var report = report
    report.ended = report.ended ?? written.flatMap { $0.hasOffset ? $0.nanoseconds : nil }
    report.explain(into: &output)
    guard let ended = report.ended else {
      output.unreadable(
        report.line, offset: position.column - 1, "the report does not say when the process ended",
        hint: "It has captureTime in its body, or timestamp in its first line.")
      return
    }
    reports.append(report)
    let session = report.pid.map(String.init) ?? report.process
    output.events += report.events(in: session, at: ended, hasDateTime: true)
  }
}
