public import LifelintTrace

/// What happened over time in one trace, as reports draw it.
///
/// Recorded only where a report asks for it (``CheckOptions/recordsTimeline``); times are
/// nanoseconds on the session's clock since the session's first event.
public struct TraceRecording: Sendable {
  /// The models whose states are recorded, in the order in which they are drawn.
  public var lanes: [LaneRecord] = []
  /// The sessions, in the order of their first events.
  public var sessions: [SessionRecording] = []
  /// How many events, spans and states beyond the limit were counted and not kept.
  public var omitted = 0
  /// How many sessions were not kept at all.
  public var omittedSessions = 0

  /// Makes an empty recording.
  public init() {}
}

/// What happened over time in one session.
public struct SessionRecording: Sendable {
  /// How a session ended.
  public enum Ending: String, Sendable {
    /// With its `exit`.
    case exit
    /// Without one, though its process is known to be gone: the next one was launched in its place,
    /// or an event told of a kill.
    case gone
    /// With the trace: nobody knows whether it ran on.
    case end
  }

  /// The session's name, if it has one.
  public var name: String?
  /// The line of its first event.
  public var line: Int
  /// `t` of its first event in nanoseconds, as it was logged.
  public var time: Int64
  /// Whether `t` is a date-time, and ``time`` counts from 1970.
  public var hasDateTime: Bool
  /// From its first event to its last.
  public var length: Int64 = 0
  /// Whether its beginning is not in the trace.
  public var isCut: Bool
  /// How it ended.
  public var ending = Ending.end
  /// Its events, in the order of the file.
  public var events: [EventMark] = []
  /// What began and ended, in the order of the begins.
  public var spans: [SpanRecord] = []
  /// The states that models were in, in the order of their begins.
  public var states: [StateRecord] = []
  /// What was measured: launches and their phases, background tasks; in the order of the begins.
  public var measures: [MeasureRecord] = []
  /// Where events are missing.
  public var gaps: [GapRecord] = []
  /// From where on something is not kept, as there is too much of it; one of a sort at most.
  public var cuts: [RecordingCut] = []

  /// Makes a session of which only the first event is known.
  public init(name: String?, line: Int, time: Int64, hasDateTime: Bool, isCut: Bool) {
    self.name = name
    self.line = line
    self.time = time
    self.hasDateTime = hasDateTime
    self.isCut = isCut
  }
}

/// An event on the time axis.
public struct EventMark: Sendable, Hashable {
  /// Its line, from 1.
  public var line: Int
  /// When it came.
  public var at: Int64
  /// Callback, system event or action.
  public var kind: EventKind
  /// The canonical name.
  public var name: String
  /// Begin, end or instant.
  public var phase: EventPhase
  /// The scene, if it has one.
  public var scene: String?
  /// What it is about, if it says so.
  public var of: String?
  /// The thread, if it says so.
  public var thread: String?

  /// Makes a mark of its parts.
  public init(
    line: Int, at: Int64, kind: EventKind, name: String, phase: EventPhase, scene: String?,
    of: String?, thread: String?
  ) {
    self.line = line
    self.at = at
    self.kind = kind
    self.name = name
    self.phase = phase
    self.scene = scene
    self.of = of
    self.thread = thread
  }
}

/// A begin and its end.
public struct SpanRecord: Sendable, Hashable {
  /// Callback, system event or action.
  public var kind: EventKind
  /// The canonical name.
  public var name: String
  /// The scene, if it has one.
  public var scene: String?
  /// What it is about, if it says so.
  public var of: String?
  /// The thread, if it says so.
  public var thread: String?
  /// When it began.
  public var start: Int64
  /// When it ended; `nil` where its session ended first.
  public var end: Int64?
  /// The line of its begin.
  public var line: Int
  /// The line of its end; `nil` where nobody saw it: the session ended first, or a gap or a second
  /// begin of the same hid it, which then is the latest that it can have ended.
  public var endLine: Int?

  /// Makes a span of its parts.
  public init(
    kind: EventKind, name: String, scene: String?, of: String?, thread: String?, start: Int64,
    end: Int64?, line: Int, endLine: Int?
  ) {
    self.kind = kind
    self.name = name
    self.scene = scene
    self.of = of
    self.thread = thread
    self.start = start
    self.end = end
    self.line = line
    self.endLine = endLine
  }
}

/// A time during which an instance of a model was in one state.
public struct StateRecord: Sendable, Hashable {
  /// The model: `app`, `scene`, `unsaved`.
  public var model: String
  /// The value that tells the instance from others (its scene, its `of`); `nil` for one a session.
  public var instance: String?
  /// The state; `unknown` before the first event of a session whose beginning is missing.
  public var state: String
  /// When it came into the state.
  public var start: Int64
  /// When it left it, or its session ended.
  public var end: Int64
  /// The line of the event that took it there.
  public var line: Int
  /// Whether it put data at risk and the process ended in it, so that the data is lost.
  public var isLost = false

  /// Makes a state of its parts.
  public init(
    model: String, instance: String?, state: String, start: Int64, end: Int64, line: Int
  ) {
    self.model = model
    self.instance = instance
    self.state = state
    self.start = start
    self.end = end
    self.line = line
  }
}

/// A model whose states are recorded.
public struct LaneRecord: Sendable, Hashable {
  /// The model: ``StateRecord/model``.
  public var model: String
  /// What it is called in a report.
  public var title: String
  /// Whether only those of its states are recorded in which a kill would lose data.
  public var isRisk: Bool

  /// Makes a lane of its parts.
  public init(model: String, title: String, isRisk: Bool) {
    self.model = model
    self.title = title
    self.isRisk = isRisk
  }
}

/// A stretch of time that a measure has found.
public struct MeasureRecord: Sendable, Hashable {
  /// The id of the measure, or of its phase.
  public var measure: String
  /// What it is called in a report.
  public var title: String
  /// What tells its cases apart, such as the kind of launch.
  public var kind: String?
  /// The measure of which it is a phase.
  public var parent: String?
  /// What the event at its begin is about.
  public var of: String?
  /// The scene of that event.
  public var scene: String?
  /// When it began.
  public var start: Int64
  /// When it ended, or was given up; `nil` where its session ended first.
  public var end: Int64?
  /// The line of its begin.
  public var line: Int
  /// The line of its end; `nil` where it has not reached it.
  public var endLine: Int?

  /// Makes a stretch of its parts.
  public init(
    measure: String, title: String, kind: String?, parent: String?, of: String?, scene: String?,
    start: Int64, end: Int64?, line: Int, endLine: Int?
  ) {
    self.measure = measure
    self.title = title
    self.kind = kind
    self.parent = parent
    self.of = of
    self.scene = scene
    self.start = start
    self.end = end
    self.line = line
    self.endLine = endLine
  }
}

/// A time of which events are missing.
public struct GapRecord: Sendable, Hashable {
  /// The last event before it.
  public var start: Int64
  /// The `gap` event.
  public var end: Int64
  /// The line of the `gap` event.
  public var line: Int

  /// Makes a gap of its parts.
  public init(start: Int64, end: Int64, line: Int) {
    self.start = start
    self.end = end
    self.line = line
  }
}
