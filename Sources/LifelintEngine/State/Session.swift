import LifelintTrace

/// A callback, system event or action that has begun and not ended.
struct OpenSpan {
  var session: Int32
  var name: NameID
  var scene: Symbol
  var of: Symbol
  /// The kind of name that it was logged under.
  var spelling: Spelling
  /// Whether it was not logged under the session's first spelling of the callback.
  var isSecond: Bool
  /// The line of the begin.
  var line: Int
  /// The session's clock at the begin.
  var clock: Int64
  /// The spans before and after it in its session's list; -1 for none.
  var previous: Int32 = -1
  var next: Int32 = -1
}

/// The spans of a session that are open, as a list.
struct SpanList {
  /// The latest.
  var first: Int32 = -1
  var count: Int32 = 0
  /// Whether they are found in an index; else by walking them.
  var isIndexed = false
}

/// What is open in a session: callbacks in one list, system events and actions in the other.
struct OpenSpans {
  var callbacks = SpanList()
  var others = SpanList()

  @inline(__always)
  subscript(isCallback: Bool) -> SpanList {
    get { isCallback ? callbacks : others }
    set { if isCallback { callbacks = newValue } else { others = newValue } }
  }
}

/// A callback that was logged as an instant and is being read as a span.
struct PendingSpan {
  /// The begin.
  var event: Event
  /// Its asked-for fields.
  var extras: ContiguousArray<ExtraField>
  /// The session's clock at the begin.
  var clock: Int64
  /// The time of the last event that lies inside.
  var lastTime: Int64
}

/// The first spelling of callbacks, two bits for each of the first 64 that a trace has.
struct FirstSpellings {
  static let capacity = 64

  private(set) var bits: (UInt64, UInt64) = (0, 0)

  init() {}

  /// Makes what has these bits.
  init(bits: (UInt64, UInt64)) { self.bits = bits }

  /// The first spelling of a callback; `nil` where none has come.
  @inline(__always)
  subscript(place: Int) -> Spelling? {
    get {
      let shift = UInt64(place & 31) * 2
      let code = (place < 32 ? bits.0 : bits.1) >> shift & 3
      return code == 0 ? nil : Spelling(rawValue: UInt8(code - 1))
    }
    set {
      let shift = UInt64(place & 31) * 2
      let code = (newValue.map { UInt64($0.rawValue) + 1 } ?? 0) << shift
      if place < 32 { bits.0 |= code } else { bits.1 |= code }
    }
  }
}

/// What a session knows of one grouping.
struct SessionPart {
  /// The group that was made last, or where groups span sessions, that was named last; -1 for none.
  var head: Int32 = -1
  /// How many there are.
  var count: Int32 = 0
  /// At least what is in ``Group/stateBits`` of any of them.
  var states: UInt64 = 0
  /// At least what is in ``Group/live`` of any of them.
  var live = PlanSet()
}

/// One run of the process, as far as the trace has told.
struct Session {
  /// The name it is known by, or missing.
  var name: Symbol
  /// Whether its `t` are date-times.
  var hasDateTime: Bool
  /// Whether it was cut at the front.
  var isCut: Bool
  /// Whether events of the other form were reported already.
  var saidMixedTime = false
  /// Whether only system events have come, none of them a launch.
  var awaitsLaunch = true
  /// Whether its place is taken by a session that has not ended.
  var isAlive = true
  /// Whether the last time that came lay before the clock.
  var isBehind = false
  /// Whether its own groups were made.
  var hasGroups = false
  /// The first and last of the stretches in which time runs against something; -1 for none.
  var firstTimed: Int32 = -1
  var lastTimed: Int32 = -1
  /// The place of its first event in the order of all events.
  var first: Int
  /// The place of its last event so far.
  var latest = 0
  /// The largest `t` so far.
  var clock: Int64
  /// The clock at the first event.
  var firstClock: Int64
  /// The clock after which something in these stretches has passed.
  var nextDeadline = Int64.max
  /// What is open.
  var spans = OpenSpans()
  /// The first spelling of each callback that has come.
  var spellings = FirstSpellings()
  /// Where events are missing.
  var gaps: ContiguousArray<GapMark> = []

  /// The place of the last gap in the order of all events; -1 for none.
  var lastGap: Int { gaps.last?.index ?? -1 }
}
