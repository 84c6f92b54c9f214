import Foundation
import LifelintTrace
import Testing

@testable import LifelintFormats

@Suite("A trace that a crash report completes")
struct CompletionTests {
  /// How many events the report adds to a trace, and the line that they stand at.
  private func added(_ trace: String, _ report: String) -> (count: Int, line: Int?) {
    let reports = FormatInput.exitReports(
      in: .path(Fixture.folder.appending(path: report).path))
    let symbols = SymbolTable()
    let names = NameTable(symbols: symbols)
    let reader = TraceReader(
      source: .bytes(Array(trace.utf8)), symbols: symbols, names: names, fields: [])
    let source = CompletedSource(
      reader, reports: reports, symbols: symbols, names: names, fields: [])
    var batch = EventBatch()
    var last: Event?
    while source.read(into: &batch) { last = batch.events.last ?? last }
    let knowsEnd = trace.contains(#""reason": "watchdog""#)
    #expect(source.known.isEmpty != knowsEnd)
    #expect(source.used.isEmpty == (source.eventCount == reader.eventCount))
    return (source.eventCount - reader.eventCount, last?.line)
  }

  static let traces: [(why: String, trace: String, isUsed: Bool)] = [
    (
      "The session has the process's number.",
      #"{"t": 1, "session": "310", "callback": "didEnterBackground"}"#, true
    ),
    (
      "The only session, on a clock of its own.",
      #"{"t": 1, "session": "a", "callback": "didEnterBackground"}"#, true
    ),
    (
      "The session lies between the launch and the end of the process.",
      #"{"t": "2026-03-02T08:40:30Z", "callback": "didEnterBackground"}"#, true
    ),
    (
      "The session is older than the process.",
      #"{"t": "2026-03-02T07:40:30Z", "callback": "didEnterBackground"}"#, false
    ),
    (
      "The session went on after the process had ended.",
      #"{"t": "2026-03-02T08:50:30Z", "callback": "didEnterBackground"}"#, false
    ),
    (
      "The same number, a day before.",
      #"{"t": "2026-03-01T08:40:30Z", "session": "310", "callback": "didEnterBackground"}"#, false
    ),
    (
      "Another app, though the number is the same.",
      #"{"lifelint": 1, "app": "Weather"}"# + "\n"
        + #"{"t": 1, "session": "310", "callback": "didEnterBackground"}"#,
      false
    ),
    (
      "Another app.",
      #"{"lifelint": 1, "app": "Weather"}"# + "\n" + #"{"t": 1, "callback": "didEnterBackground"}"#,
      false
    ),
    (
      "The trace knows of the end already.",
      #"{"t": 1, "session": "310", "system": "exit", "reason": "watchdog"}"#, false
    ),
    (
      "The number of a process that has ended long before.",
      #"{"t": "2026-03-01T08:40:30Z", "session": "310", "system": "exit", "reason": "exit"}"#, false
    ),
    (
      "Two open sessions, and nothing tells which.",
      #"{"t": 1, "session": "a", "action": "x"}"# + "\n"
        + #"{"t": 1, "session": "b", "action": "x"}"#,
      false
    ),
  ]

  @Test("has the exit in the session that it belongs to", arguments: traces)
  func session(why: String, trace: String, isUsed: Bool) {
    let (count, line) = added(trace + "\n", "watchdog.ips")
    // The limit that was exceeded, and the exit.
    #expect(count == (isUsed ? 2 : 0), "\(why)")
    #expect(line == trace.split(separator: "\n").count)
  }
}
