import LifelintEngine
import LifelintRules
import LifelintTrace

/// What the script of a page needs to draw the timeline: texts once, everything else as numbers.
///
/// The sessions' events stand in columns, each number as the difference from the one before where
/// it grows, so that 100,000 events take a few megabytes. Whole sessions are left out where all
/// would be too much, those without findings first; what is left out is counted.
struct PageData {
  /// How much of each sort a page holds.
  struct Limits {
    /// Events, spans and states of all sessions.
    var records = 300_000
    /// Findings of all traces.
    var findings = 10_000
  }

  private let page: ReportPage
  private let limits: Limits
  private var texts = StringTable()
  private var findingsLeft: Int
  /// The sessions that stand in the page: their trace, then their place in it.
  private var kept: Set<[Int]> = []

  /// Makes the data of a page.
  init(_ page: ReportPage, limits: Limits = Limits()) {
    self.page = page
    self.limits = limits
    findingsLeft = limits.findings
    chooseSessions()
  }

  /// Keeps sessions as long as they fit, those with findings first.
  private mutating func chooseSessions() {
    var left = limits.records
    for wantsFindings in [true, false] {
      for (index, trace) in page.traces.enumerated() {
        let names = Set(trace.findings.map(\.session))
        for (place, session) in (trace.recording?.sessions ?? []).enumerated() {
          guard names.contains(session.name) == wantsFindings else { continue }
          let size = Self.size(of: session)
          guard size <= left else { continue }
          left -= size
          kept.insert([index, place])
        }
      }
    }
  }

  private static func size(of session: SessionRecording) -> Int {
    session.events.count + session.spans.count + session.states.count + session.measures.count
  }

  /// The data as JSON.
  mutating func json() -> String {
    var traces = DataWriter()
    traces.array { writer in
      for index in page.traces.indices { write(trace: index, to: &writer) }
    }
    var rules = DataWriter()
    rules.object { writer in
      var seen: Set<String> = []
      for group in page.groups.joined() where seen.insert(group.rule).inserted {
        writer.key(of: VisibleText.line(group.rule))
        write(rule: group, to: &writer)
      }
    }
    var lanes = DataWriter()
    lanes.array { writer in
      for lane in page.lanes { write(lane: lane, to: &writer) }
    }
    var strings = DataWriter()
    strings.array { writer in texts.texts.forEach { writer.string($0) } }
    return #"{"version":1,"lanes":\#(lanes.json),"rules":\#(rules.json),"#
      + #""traces":\#(traces.json),"strings":\#(strings.json)}"#
  }

  private func write(rule group: FindingGroup, to writer: inout DataWriter) {
    let text = group.entry?.text
    writer.object { writer in
      writer.key("severity")
      writer.string(group.severity.rawValue)
      writer.key("summary")
      writer.string(VisibleText.line(text?.summary ?? ""))
      writer.key("why")
      writer.string(VisibleText.line(text?.why ?? "", limit: 4000))
      writer.key("fix")
      writer.string(VisibleText.line(text?.fix ?? "", limit: 4000))
    }
  }

  private func write(lane: PageLane, to writer: inout DataWriter) {
    writer.object { writer in
      writer.key("model")
      writer.string(VisibleText.line(lane.model))
      writer.key("title")
      writer.string(VisibleText.line(lane.title))
      writer.key("risk")
      writer.boolean(lane.isRisk)
      writer.key("states")
      writer.object { writer in
        for state in lane.states {
          writer.key(of: VisibleText.line(state.name))
          writer.object { writer in
            writer.key("tone")
            writer.string(state.tone.rawValue)
            writer.key("summary")
            writer.string(VisibleText.line(state.summary))
            writer.key("next")
            writer.array { writer in
              for name in state.next { writer.string(VisibleText.line(name, limit: 80)) }
            }
          }
        }
      }
    }
  }

  // MARK: Traces

  private mutating func write(trace index: Int, to writer: inout DataWriter) {
    let trace = page.traces[index]
    writer.object { writer in
      writer.key("path")
      writer.string(ConciseRenderer.shown(trace.path))
      let sessions = trace.recording?.sessions ?? []
      let isKept = sessions.indices.map { kept.contains([index, $0]) }
      let left = zip(sessions, isKept).filter { !$0.1 }.reduce(0) { $0 + Self.size(of: $1.0) }
      writer.key("omitted")
      writer.number((trace.recording?.omitted ?? 0) + left)
      writer.key("sessions")
      writer.array { writer in
        for (session, isKept) in zip(sessions, isKept) where isKept { write(session, to: &writer) }
      }
      writer.key("hangs")
      writer.array { writer in
        for hang in trace.timing?.hangs ?? [] {
          writer.number(hang.place.line)
          writer.number(hang.duration)
          let title = [hang.title, hang.of].compactMap(\.self).joined(separator: " ")
          writer.number(texts.number(of: title))
        }
      }
      writer.key("findings")
      let findings = trace.findings.prefix(findingsLeft)
      findingsLeft -= findings.count
      writer.array { writer in
        for finding in findings { write(finding, trace: index, to: &writer) }
      }
    }
  }

  private mutating func write(_ session: SessionRecording, to writer: inout DataWriter) {
    writer.object { writer in
      writer.key("title")
      writer.number(texts.number(of: session.name))
      writer.key("start")
      writer.string(
        session.hasDateTime
          ? TimeText.dateTime(session.time) : TimeText.exactSeconds(session.time) + " s")
      writer.key("length")
      writer.number(session.length)
      writer.key("cut")
      writer.boolean(session.isCut)
      write(session.events, to: &writer)
      writer.key("spans")
      let index = EventIndex(session.events)
      writer.array { writer in
        var last = 0
        for span in session.spans {
          guard let begin = index.place(ofLine: span.line, isEnd: false) else { continue }
          let end = span.endLine.flatMap { index.place(ofLine: $0, isEnd: true) }
          writer.number(begin - last)
          writer.number(span.end.map { Int($0 - span.start) } ?? -1)
          writer.number(end.map { $0 - begin } ?? -1)
          last = begin
        }
      }
      writer.key("states")
      writer.array { writer in
        for state in session.states {
          writer.number(texts.number(of: state.model))
          writer.number(texts.number(of: state.instance))
          writer.number(texts.number(of: state.state))
          writer.number(state.start)
          writer.number(state.end - state.start)
          writer.number(state.line)
          writer.number(state.isLost ? 1 : 0)
        }
      }
      writer.key("measures")
      writer.array { writer in
        for measure in session.measures {
          writer.number(texts.number(of: measure.title))
          writer.number(texts.number(of: measure.kind))
          writer.number(texts.number(of: measure.of))
          writer.number(measure.parent == nil ? 0 : 1)
          writer.number(measure.start)
          writer.number(measure.end.map { $0 - measure.start } ?? -1)
          writer.number(measure.line)
        }
      }
      writer.key("gaps")
      writer.numbers(session.gaps.flatMap { [Int($0.start), Int($0.end - $0.start), $0.line] })
      writer.key("cuts")
      writer.object { writer in
        for cut in session.cuts {
          writer.key(of: cut.sort.rawValue)
          writer.numbers([Int(cut.at), cut.count])
        }
      }
    }
  }

  private mutating func write(_ events: [EventMark], to writer: inout DataWriter) {
    writer.key("line")
    writer.differences(events.lazy.map(\.line))
    writer.key("at")
    writer.differences(events.lazy.map { Int($0.at) })
    writer.key("kind")
    writer.numbers(events.lazy.map { Self.code($0.kind) * 3 + Self.code($0.phase) })
    let names = events.map { texts.number(of: $0.name) }
    let scenes = events.map { texts.number(of: $0.scene) }
    let subjects = events.map { texts.number(of: $0.of) }
    let threads = events.map { texts.number(of: $0.thread) }
    writer.key("name")
    writer.numbers(names)
    writer.key("scene")
    writer.numbers(scenes)
    writer.key("of")
    writer.numbers(subjects)
    writer.key("thread")
    writer.numbers(threads)
  }

  private mutating func write(
    _ finding: Finding, trace: Int, to writer: inout DataWriter
  ) {
    let labels = WitnessLabel(
      check: page.report.rules[finding.rule]?.check, overrun: finding.overrun)
    writer.object { writer in
      writer.key("id")
      writer.string(finding.anchor(trace: trace))
      writer.key("rule")
      writer.number(texts.number(of: finding.rule))
      writer.key("severity")
      writer.string(finding.severity.rawValue)
      writer.key("line")
      writer.number(finding.line)
      writer.key("isEnd")
      writer.boolean(finding.event?.phase == .end)
      writer.key("at")
      writer.number(finding.event?.sinceStart ?? -1)
      writer.key("session")
      writer.number(texts.number(of: finding.session))
      writer.key("scene")
      writer.number(texts.number(of: finding.scene))
      writer.key("message")
      writer.number(texts.number(of: finding.sentence))
      writer.key("known")
      writer.boolean(finding.isKnown)
      writer.key("witness")
      writer.array { writer in
        for witness in finding.witness {
          // A callback that was logged as an instant has both its ends on one line.
          writer.number(witness.event.phase == .end ? -witness.event.line : witness.event.line)
          writer.number(texts.number(of: labels.text(witness.role)))
        }
      }
    }
  }

  private static func code(_ kind: EventKind) -> Int {
    switch kind {
    case .callback: 0
    case .system: 1
    case .action: 2
    }
  }

  private static func code(_ phase: EventPhase) -> Int {
    switch phase {
    case .instant: 0
    case .begin: 1
    case .end: 2
    }
  }
}

/// Finds the events of a session by their lines.
///
/// A callback that was logged as an instant and is read as a span has both its ends on one line.
struct EventIndex {
  private var begins: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]

  init(_ events: [EventMark]) {
    for (place, event) in events.enumerated() {
      if event.phase == .end { ends[event.line] = place } else { begins[event.line] = place }
    }
  }

  /// The place of the event on a line.
  func place(ofLine line: Int, isEnd: Bool) -> Int? {
    isEnd ? ends[line] : begins[line]
  }
}
