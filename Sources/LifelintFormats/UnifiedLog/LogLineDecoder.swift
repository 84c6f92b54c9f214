internal import LifelintJSON
internal import LifelintTrace

/// Decodes `log show|stream --style ndjson`: one entry a line.
///
/// Nearly all lines tell of something else, so a line is first looked at as it lies in the buffer:
/// only one whose message may have a known form, or that is an interval or a loss, is parsed.
final class LogLineDecoder: EventDecoder {
  private let table: MessageTable
  private var collector: LogCollector
  private let keys: Keys

  /// The keys that are looked for in a line.
  private struct Keys {
    let message = ByteNeedle("\"eventMessage\"".utf8)
    let signpost = ByteNeedle("\"signpostName\"".utf8)
    let loss = ByteNeedle("\"lossCount\"".utf8)
  }

  init(options: FormatOptions) {
    table = .standard
    collector = LogCollector(table: .standard, options: options)
    keys = Keys()
  }

  var header: DecodedHeader { collector.interpreter.header }

  var emptyHint: String? { collector.emptyHint }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    if !isOpen, isOfNoInterest(line) { return }
    if LogText.isBlankOrNotice(line) { return }
    let record = JSONRecord(bytes: line.bytes, line: number)
    guard let value = record.value(isOpen: isOpen, into: &output) else { return }
    LogObject.take(value, line: number, collector: &collector, into: &output)
  }

  func pause(isIdle: Bool, into output: inout DecoderOutput) { collector.pause(into: &output) }

  func finish(into output: inout DecoderOutput) { collector.finish(into: &output) }

  /// Whether a line is a whole object whose message tells of nothing that counts.
  private func isOfNoInterest(_ line: RawLine) -> Bool {
    guard line.count > 2, line[0] == UInt8(ascii: "{"), line[line.count - 1] == UInt8(ascii: "}"),
      let message = keys.message, let signpost = keys.signpost, let loss = keys.loss,
      let key = line.first(message), let start = LogText.textStart(in: line, after: key + 14),
      !table.mayMatch(line, at: start, withIdentities: collector.wantsIdentities)
    else { return false }
    return line.first(signpost) == nil && line.first(loss) == nil
  }
}

/// Decodes `log show|stream --style json`: one array of entries, laid out over many lines.
final class LogArrayDecoder: EventDecoder {
  private var splitter = ObjectSplitter()
  private var collector: LogCollector

  init(options: FormatOptions) {
    collector = LogCollector(table: .standard, options: options)
  }

  var header: DecodedHeader { collector.interpreter.header }

  var emptyHint: String? { collector.emptyHint }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    if !splitter.isOpen, LogText.isBlankOrNotice(line) { return }
    var objects: [ObjectSplitter.Object] = []
    let stray = splitter.take(line, number: number) { objects.append($0) }
    if let stray {
      output.unreadable(
        number, offset: stray.offset, "this stands between the entries of the log",
        hint: "The array holds one object an entry, parted by commas.")
    }
    for object in objects { take(object, isOpen: false, into: &output) }
  }

  func pause(isIdle: Bool, into output: inout DecoderOutput) { collector.pause(into: &output) }

  func finish(into output: inout DecoderOutput) {
    if splitter.isOpen { take(splitter.takeRest(), isOpen: true, into: &output) }
    collector.finish(into: &output)
  }

  private func take(
    _ object: ObjectSplitter.Object, isOpen: Bool, into output: inout DecoderOutput
  ) {
    let record = JSONRecord(bytes: object.bytes, line: object.line)
    guard let value = record.value(isOpen: isOpen, into: &output) else { return }
    LogObject.take(value, line: object.line, collector: &collector, into: &output)
  }
}

/// What the two JSON styles share.
enum LogObject {
  /// Takes an entry that has been parsed.
  static func take(
    _ value: JSONValue, line: Int, collector: inout LogCollector, into output: inout DecoderOutput
  ) {
    guard value.isObject else {
      output.unreadable(
        line, offset: 0, "the line is no object", hint: "Each entry of the log is a JSON object.")
      return
    }
    do throws(LogFault) {
      guard let record = try LogRecord(value, line: line) else { return }
      collector.add(record, into: &output)
    } catch {
      if collector.isOfSystem(value) { return }
      output.unreadable(
        line + error.position.line - 1, offset: error.position.column - 1, error.message,
        hint: error.hint)
    }
  }
}
