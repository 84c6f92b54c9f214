internal import LifelintJSON
internal import LifelintTrace

/// How one process ended, as a crash report tells it.
public struct ExitReport: Sendable, Hashable {
  /// The number of the process.
  public var pid: Int?
  /// Its name.
  public var process: String?
  /// The identifier of its bundle.
  public var bundle: String?
  /// When it was launched, in nanoseconds since 1970.
  public var launched: Int64?
  /// When it ended, in nanoseconds since 1970.
  public var ended: Int64?
  /// The line that says why.
  public var line: Int

  /// Why it ended, in the words of a trace.
  var exit: ExitTable.Exit
  /// The limit that was exceeded: its name, its seconds, and the CPU time that the app used in it.
  var watchdog: Watchdog?
  var role: String?
  /// Whether the process was suspended when it ended.
  var wasSuspended = false

  /// A limit of the system that was exceeded.
  struct Watchdog: Sendable, Hashable {
    var event: String
    var allowance: ExactNumber?
    var appCPU: ExactNumber?
    var visibility: String?
  }

  /// The events that the report stands for, in a session.
  func events(in session: String?, at time: Int64, hasDateTime: Bool) -> [DecodedEvent] {
    var events: [DecodedEvent] = []
    if let watchdog {
      var event = DecodedEvent(
        line: line, time: time, hasDateTime: hasDateTime, kind: .system, name: "watchdog",
        session: session)
      event.add("event", .text(watchdog.event))
      if let allowance = watchdog.allowance { event.add("allowance", .number(allowance)) }
      if let cpu = watchdog.appCPU { event.add("appCPU", .number(cpu)) }
      if let visibility = watchdog.visibility {
        event.add("visibility", .text(visibility.lowercased()))
      }
      if let code = exit.code { event.add("code", code) }
      events.append(event)
    }
    var event = DecodedEvent(
      line: line, time: time, hasDateTime: hasDateTime, kind: .system, name: "exit",
      session: session)
    event.add("reason", .text(exit.reason))
    if let code = exit.code { event.add("code", code) }
    event.add(verdict)
    if let role { event.add("role", .text(role)) }
    if let launched, let ended, ended >= launched {
      let (uptime, overflows) = ended.subtractingReportingOverflow(launched)
      if !overflows { event.add("uptime", .number(ExactNumber(nanoseconds: uptime))) }
    }
    events.append(event)
    return events
  }

  /// Why the process ended, in words; `nil` where there is nothing to say.
  private var verdict: ExitTable.Verdict? {
    let table = ExitTable.standard
    let meaning = table.meaning(of: exit, wasSuspended: wasSuspended)
    if let watchdog {
      return table.verdict(on: watchdog, code: exit.codeText, otherwise: meaning)
    }
    return meaning.map { ExitTable.Verdict($0, code: exit.codeText) }
  }

  /// Tells why the process ended, where that is known.
  func explain(into output: inout DecoderOutput) {
    if let verdict { output.explain(verdict, line: line) }
  }
}
