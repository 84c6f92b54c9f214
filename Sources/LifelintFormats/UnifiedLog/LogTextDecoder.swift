internal import LifelintTrace

/// Decodes the printed styles of the log: Console's copy, `default`, `compact`, `syslog`, and what
/// Xcode prints.
///
/// A message of several lines goes on over the next ones, so an entry is known once the next one
/// begins.
final class LogTextDecoder: EventDecoder {
  /// How much of a message of many lines is kept.
  private static let longestMessage = 1 << 16
  private static let day: Int64 = 86_400_000_000_000

  private var collector: LogCollector
  private var open: LogRecord?
  /// The titles of the columns, where a line has named them.
  private var titles: LogColumns?
  /// Whether an entry was closed before the next began, so that lines of it may still come.
  private var hasPaused = false
  /// The midnight before the first line, where times without an offset are counted from.
  private var midnight: Int64?
  /// The last time of day, and how many days have passed, where lines name no day.
  private var lastTimeOfDay: Int64?
  private var days: Int64 = 0

  init(options: FormatOptions) {
    collector = LogCollector(table: .standard, options: options)
  }

  var header: DecodedHeader { collector.interpreter.header }

  var emptyHint: String? { collector.emptyHint }

  func take(_ line: RawLine, number: Int, isOpen: Bool, into output: inout DecoderOutput) {
    let bytes = line.bytes
    if open == nil, let columns = LogColumns(heading: bytes) {
      titles = columns
      return
    }
    if let head = LogLineHead(bytes, titles: titles) {
      close(&output)
      open = record(head, line: number)
      return
    }
    if LogText.isBlankOrNotice(line) { return }
    if let message = open?.message {
      if message.utf8.count < Self.longestMessage {
        open?.message += "\n" + String(decoding: line.bytes, as: UTF8.self)
      }
    } else if !hasPaused {
      output.unreadable(
        number, "this line has no form of the log that lifelint knows",
        hint: "Print it with log show --style ndjson, which says everything.")
    }
  }

  func pause(isIdle: Bool, into output: inout DecoderOutput) {
    if isIdle {
      if open != nil { hasPaused = true }
      close(&output)
    }
    collector.pause(into: &output)
  }

  func finish(into output: inout DecoderOutput) {
    close(&output)
    collector.finish(into: &output)
  }

  private func close(_ output: inout DecoderOutput) {
    guard let record = open else { return }
    open = nil
    collector.add(record, into: &output)
  }

  private func record(_ head: LogLineHead, line: Int) -> LogRecord {
    var time = head.time.nanoseconds
    if !head.time.hasDate {
      // A jump back of more than half a day is the next day.
      if let lastTimeOfDay, time < lastTimeOfDay - Self.day / 2 { days += 1 }
      lastTimeOfDay = time
      time += days * Self.day
    } else if !head.time.hasOffset {
      let start = midnight ?? time - time % Self.day
      midnight = start
      time &-= start
    }
    var record = LogRecord(
      line: line, time: time, hasDateTime: head.time.hasOffset, process: head.process,
      pid: head.pid)
    record.thread = head.thread
    record.message = head.message
    return record
  }
}
