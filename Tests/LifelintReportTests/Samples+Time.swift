import LifelintEngine
import LifelintTrace

// What happened over time and how long it took, made by hand.
extension Sample {
  private static func milliseconds(_ count: Int64) -> Int64 { count * 1_000_000 }

  private static func span(
    _ kind: EventKind, _ name: String, _ start: Int64, _ end: Int64?, line: Int,
    of: String? = nil, scene: String? = nil, thread: String? = nil
  ) -> SpanRecord {
    SpanRecord(
      kind: kind, name: name, scene: scene, of: of, thread: thread, start: milliseconds(start),
      end: end.map(milliseconds), line: line, endLine: end.map { _ in line + 1 })
  }

  private static func state(
    _ model: String, _ instance: String?, _ state: String, _ start: Int64, _ end: Int64, line: Int
  ) -> StateRecord {
    StateRecord(
      model: model, instance: instance, state: state, start: milliseconds(start),
      end: milliseconds(end), line: line)
  }

  private static func measure(
    _ id: String, _ title: String, _ parent: String?, _ start: Int64, _ end: Int64?, line: Int,
    kind: String? = nil, of: String? = nil
  ) -> MeasureRecord {
    MeasureRecord(
      measure: id, title: title, kind: kind, parent: parent, of: of, scene: nil,
      start: milliseconds(start), end: end.map(milliseconds), line: line,
      endLine: end.map { _ in line + 1 })
  }

  /// Two sessions: one with nested and overlapping spans, scenes, a gap and a second thread.
  static let recording: TraceRecording = {
    var session = SessionRecording(
      name: "a81f", line: 1, time: 5 * second, hasDateTime: false, isCut: false)
    session.length = milliseconds(70_000)
    session.ending = .exit
    session.events = [
      EventMark(
        line: 1, at: 0, kind: .system, name: "launch", phase: .instant, scene: nil, of: nil,
        thread: nil),
      EventMark(
        line: 9, at: milliseconds(12_041), kind: .action, name: "pause", phase: .instant,
        scene: nil, of: "timer:spawn", thread: "io"),
    ]
    session.spans = [
      span(.callback, "didFinishLaunching", 200, 900, line: 2),
      span(.callback, "sceneWillConnect", 300, 800, line: 3, scene: "A"),
      span(.callback, "overlapping", 700, 1000, line: 5),
      span(.action, "upload", 500, 40_000, line: 6, of: "task:sync"),
      span(.callback, "willTerminate", 60_000, nil, line: 31),
    ]
    session.states = [
      state("app", nil, "launching", 0, 900, line: 1),
      state("scene", "A", "inactive", 300, 950, line: 3),
      state("app", nil, "active", 900, 70_000, line: 3),
      state("scene", "A", "active", 950, 70_000, line: 4),
    ]
    session.states.append(state("unsaved", "document:42", "unsaved", 5000, 8000, line: 7))
    session.states.append(state("unsaved", "document:42", "unsaved", 9000, 50_000, line: 8))
    session.measures = [
      measure("to_callbacks", "Before callbacks", "launch", 0, 200, line: 1, kind: "cold"),
      measure("launch", "Launch", nil, 0, 950, line: 1, kind: "cold"),
      measure("callbacks", "Callbacks", "launch", 200, 900, line: 2, kind: "cold"),
      measure("overlap", "Late", "launch", 850, 950, line: 3, kind: "cold"),
      measure("background_task", "Background tasks", nil, 50_000, nil, line: 30, of: "task:sync"),
    ]
    session.gaps = [GapRecord(start: milliseconds(41_000), end: milliseconds(44_000), line: 20)]
    var next = SessionRecording(
      name: "b", line: 60, time: 100 * second, hasDateTime: false, isCut: false)
    next.states = [state("app", nil, "launching", 0, 0, line: 60)]
    var recording = TraceRecording()
    recording.sessions = [session, next]
    recording.lanes = [
      LaneRecord(model: "app", title: "App", isRisk: false),
      LaneRecord(model: "scene", title: "Scene", isRisk: false),
      LaneRecord(model: "unsaved", title: "Data at risk", isRisk: true),
    ]
    return recording
  }()

  static let timing: Timing = {
    func durations(_ values: [Int64]) -> Distribution {
      var distribution = Distribution()
      for value in values { distribution.add(milliseconds(value)) }
      return distribution
    }
    let worst = Worst(path: "trace.jsonl", line: 31)
    var terminate = CallbackTiming(
      name: "willTerminate", durations: durations([200, 7200]), worst: worst)
    terminate.budget = 5 * second
    terminate.overBudget = 1
    var launch = MeasureTiming(
      id: "launch", title: "Launch", durations: durations([412, 398, 2210]), worst: worst)
    launch.kind = "cold"
    var timing = Timing()
    timing.callbacks = [
      CallbackTiming(
        name: "didBecomeActive", durations: durations([12, 14, 250]), worst: worst),
      terminate,
    ]
    timing.measures = [launch]
    timing.hangs = [
      Hang(name: "willTerminate", kind: .callback, duration: 7 * second, place: worst)
    ]
    var risk = RiskTiming(
      object: Timing.anyObject, appState: nil, durations: durations([3000, 41_000]), worst: worst)
    risk.isAny = true
    timing.risks = [risk]
    timing.hangCount = 1
    return timing
  }()

  /// The full sample with everything that a format may ask for.
  static let recorded: TraceResult = {
    var result = full
    result.recording = recording
    result.timing = timing
    return result
  }()
}
