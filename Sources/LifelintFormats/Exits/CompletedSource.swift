internal import LifelintJSON
public import LifelintTrace

/// A trace with the exits that crash reports tell of the same processes.
///
/// An app cannot log its own end. A report says how it came, so its events are added behind the last
/// event of the session that it belongs to, at that event's line: the report's own line is in another
/// file.
public final class CompletedSource: EventSource {
  /// What describes the trace.
  public var header: TraceHeader? { base.header }
  /// The number of events given so far.
  public var eventCount: Int { base.eventCount + added }
  /// The number of lines that could not be read so far.
  public var unreadableCount: Int { base.unreadableCount }
  /// The number of bytes read so far.
  public var byteCount: Int { base.byteCount }
  /// Whether it is all right that there are no events.
  public var mayBeEmpty: Bool { base.mayBeEmpty }
  /// What to look at where there are no events.
  public var emptyHint: String { base.emptyHint }
  /// What was found wrong since this was last emptied.
  public var diagnostics: [ReaderDiagnostic] {
    get { base.diagnostics }
    set { base.diagnostics = newValue }
  }
  /// The places of the reports that belong to a session of the trace; known at its end.
  public private(set) var used: Set<Int> = []
  /// The places of the reports whose end the trace tells of itself; known at its end.
  public private(set) var known: Set<Int> = []

  /// What is known of a session.
  private struct Session {
    var text: String?
    var line: Int
    var first: Int64
    var last: Int64
    var hasDateTime: Bool
    var hasEnded: Bool
  }

  private let base: any EventSource
  private let reports: [ExitReport]
  private let symbols: SymbolTable
  private let appender: EventAppender
  private let exit: NameID
  private var sessions: [Session] = []
  private var places: [String?: Int] = [:]
  private var added = 0
  private var isAtEnd = false

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - base: The trace.
  ///   - reports: What crash reports tell.
  ///   - symbols: The table that values are put in.
  ///   - names: The table of names.
  ///   - fields: The names of the other fields that are asked for.
  public init(
    _ base: any EventSource, reports: [ExitReport], symbols: SymbolTable, names: NameTable,
    fields: [String]
  ) {
    self.base = base
    self.reports = reports
    self.symbols = symbols
    appender = EventAppender(symbols: symbols, names: names, fields: fields)
    exit = names.name("exit", kind: .system).id
  }

  /// Reads the next run of events into a batch, whose old content goes; false at the end.
  public func read(into batch: inout EventBatch) -> Bool {
    if base.read(into: &batch) {
      note(batch)
      return true
    }
    if isAtEnd { return false }
    isAtEnd = true
    batch.events.removeAll(keepingCapacity: true)
    batch.extras.removeAll(keepingCapacity: true)
    for (number, report) in reports.enumerated() {
      guard let place = place(for: report) else {
        if isKnown(report) { known.insert(number) }
        continue
      }
      used.insert(number)
      sessions[place].hasEnded = true
      let session = sessions[place]
      let time =
        session.hasDateTime ? max(report.ended ?? session.last, session.last) : session.last
      for event in report.events(in: session.text, at: time, hasDateTime: session.hasDateTime) {
        var event = event
        event.line = session.line
        appender.append(event, to: &batch)
      }
    }
    added = batch.events.count
    return added > 0
  }

  private func note(_ batch: EventBatch) {
    // Symbols last for a batch, so sessions are told apart by their texts.
    var known: [Symbol: Int] = [:]
    for event in batch.events {
      let place: Int
      if let earlier = known[event.session] {
        place = earlier
      } else {
        let text = event.session == .missing ? nil : symbols.text(of: event.session)
        place = places[text] ?? sessions.count
        if place == sessions.count {
          places[text] = place
          sessions.append(
            Session(
              text: text, line: event.line, first: event.time, last: event.time,
              hasDateTime: event.hasDateTime, hasEnded: false))
        }
        known[event.session] = place
      }
      sessions[place].line = event.line
      sessions[place].last = max(sessions[place].last, event.time)
      sessions[place].hasEnded = event.name == exit
    }
  }

  /// The place of the session that a report belongs to.
  private func place(for report: ExitReport) -> Int? {
    if !isOfTracedApp(report) { return nil }
    let open = sessions.indices.filter { !sessions[$0].hasEnded }
    if let pid = report.pid, let place = places[String(pid)] {
      // Numbers of processes come back: where both are dated, the times have to fit too.
      let isDated = sessions[place].hasDateTime && report.ended != nil
      return open.contains(place) && (!isDated || fits(place, report)) ? place : nil
    }
    let fitting = open.filter { fits($0, report) }
    if let latest = fitting.max(by: { sessions[$0].last < sessions[$1].last }) { return latest }
    // A clock of the app's own cannot be compared; a single open session must be the one.
    return open.count == 1 && !sessions[open[0]].hasDateTime ? open.first : nil
  }

  /// Whether the trace has the end of the process already.
  private func isKnown(_ report: ExitReport) -> Bool {
    guard isOfTracedApp(report), let pid = report.pid, let place = places[String(pid)] else {
      return false
    }
    let isDated = sessions[place].hasDateTime && report.ended != nil
    // The log tells of the end when the report has been taken, which may hold the process for a while.
    return sessions[place].hasEnded && (!isDated || fits(place, report, within: 10))
  }

  /// Whether the trace does not name another app than the report: `Notes`, or `Notes 3.1`.
  private func isOfTracedApp(_ report: ExitReport) -> Bool {
    guard let field = header?.fields.last(where: { $0.name == "app" }) else { return true }
    let app = symbols.text(of: field.value)
    return [report.process, report.bundle].compactMap(\.self).contains { name in
      app == name || app.hasPrefix(name + " ")
    }
  }

  /// Whether a dated session lies between the launch and the end of the process.
  private func fits(_ place: Int, _ report: ExitReport, within seconds: Int64 = 1) -> Bool {
    let session = sessions[place]
    let slack = seconds * 1_000_000_000
    guard session.hasDateTime, let ended = report.ended else { return false }
    // The ends of what 64 bits hold are no reason to fail.
    let (latest, isEndless) = ended.addingReportingOverflow(slack)
    let (earliest, isOpen) = (report.launched ?? session.first).subtractingReportingOverflow(slack)
    return (isEndless || session.last <= latest) && (isOpen || session.first >= earliest)
  }
}
