import LifelintTrace

/// A callback, system event or action that has begun and not ended.
struct OpenSpan {
  var name: NameID
  /// Whether it was not logged under the session's first spelling of the callback.
  var isSecond: Bool
  var scene: Symbol
  var of: Symbol
  /// The begin's asked-for fields, where a rule parts events by one that may be missing.
  var extras: ContiguousArray<ExtraField>
  /// The session's clock at the begin.
  var clock: Int64
  /// The line of the begin.
  var line: Int
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

/// One run of the process, as far as the trace has told.
struct Session {
  /// The name it is known by, or missing.
  var name: Symbol
  /// The largest `t` so far.
  var clock: Int64
  /// The clock at the first event.
  var firstClock: Int64
  /// Whether its `t` are date-times.
  var hasDateTime: Bool
  /// Whether events of the other form were reported already.
  var saidMixedTime = false
  /// Whether it was cut at the front.
  var isCut: Bool
  /// Where events are missing.
  var gaps: ContiguousArray<GapMark> = []
  /// Whether only system events have come, none of them a launch.
  var awaitsLaunch = true
  /// Whether its place is taken by a session that has not ended.
  var isAlive = true
  /// Whether the last time that came lay before the clock.
  var isBehind = false
  /// The callbacks that are open.
  var open = BindingTable<OpenSpan>()
  /// The system events and actions that are open.
  var openOthers = BindingTable<OpenSpan>()
  /// The first spelling of each callback that has come.
  var spellings = BindingTable<Spelling>()
  /// The callbacks that were logged with a phase; kept where instants are read as spans.
  var phased: Set<NameID> = []
  /// The callback that is being read as a span.
  var pending: PendingSpan?
  /// Whether its own groups were made.
  var hasGroups = false
  /// The first group of each grouping that parts by session; -1 for none.
  var groups: ContiguousArray<Int32>
  /// The stretches in which time runs against something.
  var timed: ContiguousArray<Int32> = []
  /// The clock after which something in ``timed`` has passed.
  var nextDeadline = Int64.max

  /// The place of the last gap in the order of all events; -1 for none.
  var lastGap: Int { gaps.last?.index ?? -1 }
}
