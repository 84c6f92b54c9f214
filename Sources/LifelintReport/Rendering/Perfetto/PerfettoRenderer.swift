import LifelintEngine

/// The Trace Event format, which the Perfetto UI (ui.perfetto.dev) and Chrome open: each session is
/// a process with its threads, scenes and other models as asynchronous tracks, findings as instants
/// with arrows along the events that prove them.
///
/// Sources: "Trace Event Format" (Google); Perfetto Docs, "Visualizing external trace formats".
public struct PerfettoRenderer: Renderer {
  private let paths: ReportPaths

  /// Makes a renderer.
  ///
  /// - Parameter paths: How paths are written.
  public init(paths: ReportPaths = ReportPaths()) {
    self.paths = paths
  }

  /// Writes the object, with one event a line.
  ///
  /// A trace without a recording has its findings alone.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    var writer = TraceEventWriter()
    var omitted = 0
    var omittedSessions = 0
    output.write("{\"displayTimeUnit\": \"ms\", \"traceEvents\": [")
    for trace in report.traces {
      let recording = trace.recording ?? TraceRecording()
      omitted += recording.omitted
      omittedSessions += recording.omittedSessions
      let clocks = SessionClocks(recording.sessions)
      for (place, session) in recording.sessions.enumerated() {
        var process = PerfettoSession(
          session, lanes: recording.lanes, offset: clocks.offset(of: session),
          title: title(session, of: trace, place: place), writer: writer)
        let findings = trace.findings.filter { clocks.place(of: $0) == place }
        process.write(findings, rules: report.rules)
        writer = process.writer
        writer.flush(to: &output)
      }
    }
    let counts = "{\"omitted\": \(omitted), \"omittedSessions\": \(omittedSessions)}"
    output.write("\n], \"otherData\": \(counts)}\n")
  }

  private func title(_ session: SessionRecording, of trace: TraceResult, place: Int) -> String {
    let name = session.name ?? "\(place + 1)"
    return VisibleText.line("\(paths.relative(trace.path)) session \(name)", limit: 200)
  }
}

extension RecordingCut.Sort {
  /// What there is too much of, as a report calls it.
  var title: String {
    switch self {
    case .events: "events"
    case .spans: "things that begin and end"
    case .states: "states"
    case .measures: "launches, returns and tasks"
    case .gaps: "gaps"
    }
  }
}

/// Puts the sessions of a trace on one time axis.
struct SessionClocks {
  private let sessions: [SessionRecording]
  private let first: [Bool: Int64]

  /// Takes the sessions in the order of their first events.
  init(_ sessions: [SessionRecording]) {
    self.sessions = sessions
    first = Dictionary(
      sessions.map { ($0.hasDateTime, $0.time) }, uniquingKeysWith: { min($0, $1) })
  }

  /// Where a session begins on the axis: from the earliest one that has the same form of time.
  func offset(of session: SessionRecording) -> Int64 {
    let (offset, overflows) = session.time.subtractingReportingOverflow(
      first[session.hasDateTime] ?? session.time)
    return overflows ? .max / 2 : min(offset, .max / 2)
  }

  /// The place of the session in which a finding stands: the last with its name that has begun.
  func place(of finding: Finding) -> Int? {
    let named = finding.session.map { name in
      sessions.lastIndex { $0.name == name && $0.line <= finding.line }
    }
    return (named ?? nil) ?? sessions.lastIndex { $0.line <= finding.line }
      ?? sessions.indices.first
  }
}
