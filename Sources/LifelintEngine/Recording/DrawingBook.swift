import LifelintTrace

/// Fills a recording, and stops where it would grow without bound.
final class DrawingBook {
  /// How much is kept of each sort; the rest is counted.
  ///
  /// Each has its own limit, so that a trace of very many events still shows all its states.
  struct Limits {
    var sessions = 10_000
    var events = 150_000
    var spans = 60_000
    var states = 40_000
    var measures = 20_000
    var gaps = 10_000
  }

  /// What is kept.
  private(set) var recording = TraceRecording()
  private var left: Limits

  init(limits: Limits = Limits()) {
    left = limits
  }

  /// Takes one from what is left of a sort; where nothing is, says from where on a session lacks it.
  private func take(
    _ what: WritableKeyPath<Limits, Int>, _ sort: RecordingCut.Sort, of place: Int, at: Int64,
    line: Int
  ) -> Bool {
    if left[keyPath: what] > 0 {
      left[keyPath: what] -= 1
      return true
    }
    recording.omitted += 1
    if let cut = recording.sessions[place].cuts.firstIndex(where: { $0.sort == sort }) {
      recording.sessions[place].cuts[cut].count += 1
    } else {
      let cut = RecordingCut(sort: sort, at: at, line: line, count: 1)
      recording.sessions[place].cuts.append(cut)
    }
    return false
  }

  // MARK: Sessions

  /// Takes a session; gives its place.
  func begin(_ session: SessionRecording) -> Int? {
    guard left.sessions > 0 else {
      recording.omitted += 1
      recording.omittedSessions += 1
      return nil
    }
    left.sessions -= 1
    recording.sessions.append(session)
    return recording.sessions.count - 1
  }

  /// A launch has shown that a session is whole.
  func makeWhole(_ place: Int) { recording.sessions[place].isCut = false }

  /// A session has ended.
  func end(_ place: Int, at: Int64, _ ending: SessionRecording.Ending) {
    recording.sessions[place].length = at
    recording.sessions[place].ending = ending
  }

  // MARK: What is in them

  /// Takes an event.
  func add(to place: Int, at: Int64, line: Int, _ event: () -> EventMark) {
    guard take(\.events, .events, of: place, at: at, line: line) else { return }
    recording.sessions[place].events.append(event())
  }

  /// Takes a gap.
  func add(_ gap: GapRecord, to place: Int) {
    guard take(\.gaps, .gaps, of: place, at: gap.start, line: gap.line) else { return }
    recording.sessions[place].gaps.append(gap)
  }

  /// Takes what was measured, once it has ended; what had ended before a cut is all there.
  func add(_ measure: MeasureRecord, to place: Int) {
    let end = measure.end ?? measure.start
    guard take(\.measures, .measures, of: place, at: end, line: measure.line) else { return }
    recording.sessions[place].measures.append(measure)
  }

  /// Takes the begin of a span; gives its place.
  func begin(at: Int64, line: Int, _ span: () -> SpanRecord, in place: Int) -> Int? {
    guard take(\.spans, .spans, of: place, at: at, line: line) else { return nil }
    recording.sessions[place].spans.append(span())
    return recording.sessions[place].spans.count - 1
  }

  /// A span has ended; `line` is `nil` where its end was not seen.
  func end(_ span: Int, of place: Int, at: Int64, line: Int?) {
    recording.sessions[place].spans[span].end = at
    recording.sessions[place].spans[span].endLine = line
  }

  /// Takes a state that something came into; gives its place.
  func begin(at: Int64, line: Int, _ state: () -> StateRecord, in place: Int) -> Int? {
    guard take(\.states, .states, of: place, at: at, line: line) else { return nil }
    recording.sessions[place].states.append(state())
    return recording.sessions[place].states.count - 1
  }

  /// A state is over.
  func end(state: Int, of place: Int, at: Int64) {
    recording.sessions[place].states[state].end = at
  }

  /// What a state put at risk is lost.
  func lose(state: Int, of place: Int) { recording.sessions[place].states[state].isLost = true }

  // MARK: The end

  /// All of it, once the trace is over.
  func finished(lanes: ContiguousArray<LanePlan>, program: Program) -> TraceRecording {
    var recording = recording
    recording.lanes = lanes.map { lane in
      LaneRecord(model: program.models[lane.model].name, title: lane.title, isRisk: lane.isRisk)
    }
    for place in recording.sessions.indices {
      // They were taken as they ended.
      recording.sessions[place].measures.sort { ($0.start, $0.line) < ($1.start, $1.line) }
    }
    return recording
  }
}
