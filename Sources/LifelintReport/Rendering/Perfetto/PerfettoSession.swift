import LifelintEngine
import LifelintRules
import LifelintTrace

/// Writes one session as a process of the Trace Event format.
struct PerfettoSession {
  /// The threads that every session has, in their order but for the main one, which stands behind
  /// the others; those of the trace follow.
  private enum Thread {
    static let main = 0
    static let findings = 1
    static let evidence = 2
    static let gaps = 3
    static let cuts = 4
    static let own = 5
  }

  /// The writer, with what this session has added.
  var writer: TraceEventWriter
  let session: SessionRecording
  let lanes: [LaneRecord]
  private let offset: Int64
  private var threads: [String: Int] = ["main": Thread.main]

  /// Begins the process of a session.
  ///
  /// - Parameters:
  ///   - session: What happened in it.
  ///   - lanes: The models whose states are recorded.
  ///   - offset: Where it begins on the time axis, in nanoseconds.
  ///   - title: What it is called.
  ///   - writer: The writer.
  init(
    _ session: SessionRecording, lanes: [LaneRecord], offset: Int64, title: String,
    writer: TraceEventWriter
  ) {
    self.session = session
    self.lanes = lanes
    self.offset = offset
    self.writer = writer
    self.writer.beginProcess(title)
    self.writer.nameThread(Thread.main, "main", rank: Thread.own)
    let own = session.spans.compactMap(\.thread) + session.events.compactMap(\.thread)
    for name in own where threads[name] == nil {
      let thread = Thread.own + threads.count
      threads[name] = thread
      self.writer.nameThread(thread, VisibleText.line(name, limit: 100), rank: thread)
    }
  }

  /// Writes everything: what was called, what was in which state, what was found.
  mutating func write(_ findings: [Finding], rules: RuleIndex) {
    writeSpans()
    writeInstants()
    writeStates()
    writeMeasures()
    if !session.gaps.isEmpty {
      writer.nameThread(Thread.gaps, "gaps", rank: Thread.gaps)
      for gap in session.gaps {
        writer.slice(
          "events are missing", "gap", thread: Thread.gaps, start: at(gap.start), end: at(gap.end),
          [("line", String(gap.line))])
      }
    }
    writeCuts()
    if !findings.isEmpty { writeFindings(findings, rules: rules) }
  }

  /// Says from where on something is not drawn, as there is too much of it.
  private mutating func writeCuts() {
    guard !session.cuts.isEmpty else { return }
    writer.nameThread(Thread.cuts, "not drawn", rank: Thread.cuts)
    // All reach to the end, so that they nest.
    for cut in session.cuts.sorted(by: { $0.at < $1.at }) {
      writer.slice(
        "from here on not drawn: \(cut.count.grouped) \(cut.sort.title)", "cut",
        thread: Thread.cuts, start: at(cut.at), end: at(max(session.length, cut.at)),
        [("line", String(cut.line))])
    }
  }

  func at(_ time: Int64) -> Int64 { offset + time }

  private func thread(_ name: String?) -> Int { threads[name ?? "main"] ?? Thread.main }

  // MARK: What happened

  /// Callbacks are slices of their thread as far as they nest; what overlaps, and what an app or the
  /// system does beside its callbacks, has a track of its own.
  private mutating func writeSpans() {
    var open: [Int: [Int64]] = [:]
    let order = session.spans.indices.sorted {
      let (left, right) = (session.spans[$0], session.spans[$1])
      return (left.start, end(of: right), $0) < (right.start, end(of: left), $1)
    }
    for index in order {
      let span = session.spans[index]
      let thread = thread(span.thread)
      let end = end(of: span)
      var ends = open[thread, default: []]
      while let last = ends.last, last <= span.start { ends.removeLast() }
      let nests = ends.last.map { end <= $0 } ?? true
      if span.kind == .callback, nests {
        ends.append(end)
        writer.slice(
          name(span.name, span.of), "callback", thread: thread, start: at(span.start),
          end: at(end), arguments(of: span))
      } else {
        let id = writer.makeID()
        let title = name(span.name, span.of)
        writer.asynchronous(
          "b", title, "\(span.kind)", id: id, at: at(span.start), arguments(of: span))
        writer.asynchronous("e", title, "\(span.kind)", id: id, at: at(end))
      }
      open[thread] = ends
    }
  }

  /// Events without a begin and an end; those with one are in their slices.
  private mutating func writeInstants() {
    for event in session.events where event.phase == .instant {
      var args: [TraceEventWriter.Member] = [("line", String(event.line))]
      if let scene = event.scene { args.append(("scene", text(scene))) }
      writer.instant(
        name(event.name, event.of), "\(event.kind)", thread: thread(event.thread),
        at: at(event.at), args)
    }
  }

  private func end(of span: SpanRecord) -> Int64 { max(span.end ?? session.length, span.start) }

  func name(_ name: String, _ of: String?) -> String {
    of.map { "\(name) \($0)" } ?? name
  }

  func text(_ text: String) -> String {
    JSONText.string(VisibleText.line(text, limit: 200))
  }

  private func arguments(of span: SpanRecord) -> [TraceEventWriter.Member] {
    var args: [TraceEventWriter.Member] = [("line", String(span.line))]
    if let line = span.endLine { args.append(("endLine", String(line))) }
    if span.end == nil { args.append(("ended", "false")) }
    if let scene = span.scene { args.append(("scene", text(scene))) }
    return args
  }

  // MARK: What was found

  /// Each finding as a moment, and its witness as short slices that arrows join.
  private mutating func writeFindings(_ findings: [Finding], rules: RuleIndex) {
    writer.nameThread(Thread.findings, "findings", rank: Thread.findings)
    writer.nameThread(Thread.evidence, "events that prove them", rank: Thread.evidence)
    let times = Set(findings.flatMap(\.witness).map(\.event.sinceStart)).sorted()
    let next = Dictionary(
      zip(times, times.dropFirst()), uniquingKeysWith: { first, _ in first })
    var slices: [(time: Int64, title: String, line: Int, flow: (phase: String, id: Int)?)] = []
    for finding in findings {
      var args: [TraceEventWriter.Member] = [
        ("rule", text(finding.rule)), ("severity", JSONText.string(finding.severity.rawValue)),
        ("message", JSONText.string(finding.shownMessage)), ("line", String(finding.line)),
      ]
      if finding.isKnown { args.append(("baseline", "\"known\"")) }
      let title = "\(finding.severity.rawValue): \(finding.shownRule)"
      writer.instant(
        title, "finding", thread: Thread.findings, at: at(time(of: finding)), args)
      let labels = WitnessLabel(check: rules[finding.rule]?.check, overrun: finding.overrun)
      let id = finding.witness.count > 1 ? writer.makeID() : 0
      for (number, witness) in finding.witness.enumerated() {
        let phase = number == 0 ? "s" : number + 1 == finding.witness.count ? "f" : "t"
        slices.append(
          (
            witness.event.sinceStart,
            "\(witness.event.shownText): \(labels.text(witness.role))", witness.event.line,
            id > 0 ? (phase, id) : nil
          ))
      }
    }
    for slice in slices.sorted(by: { $0.time < $1.time }) {
      let end = min(slice.time + 1000, next[slice.time] ?? .max)
      writer.slice(
        slice.title, "witness", thread: Thread.evidence, start: at(slice.time), end: at(end),
        [("line", String(slice.line))])
      if let flow = slice.flow {
        writer.flow(
          flow.phase, "witness", id: flow.id, thread: Thread.evidence, at: at(slice.time))
      }
    }
  }

  /// When a finding's event came; for one without, the last event before its line.
  private func time(of finding: Finding) -> Int64 {
    if let event = finding.event { return event.sinceStart }
    return session.events.last { $0.line <= finding.line }?.at ?? 0
  }
}
