import LifelintTrace

/// A gap in a session: events are missing just before it.
struct GapMark {
  /// The place of the `gap` event in the order of all events.
  var index: Int
  /// The session's clock at the event before it; `nil` where there is none.
  var before: Int64?
  /// The session's clock at the `gap`.
  var clock: Int64
}

/// The events that have certain values in certain fields.
struct Group {
  /// The number of its grouping.
  var grouping: Int32
  /// The session that it belongs to; -1 where it spans sessions.
  var session: Int32
  /// The next group of the same grouping and session; -1 for none.
  var next: Int32 = -1
  /// The values of the grouping's fields.
  var values: Binding
  /// The place of the first event in the order of all events.
  var first: Int
  /// Where it spans sessions: the place of their last gap since they named it, in the order of all
  /// events; -1 for none.
  var sharedGap = -1
  /// Where it spans sessions: the same for gaps before their session named it.
  var earlierGap = -1
  /// Where it spans sessions: how many of them were cut at the front.
  var cutSessions = 0
  /// For each plan of the grouping what the group has shown, as ``VerdictFlags``.
  var flags: SmallBytes
  /// For each plan of the grouping the number of its stretch, or of the root of its stretches; -1
  /// for none.
  ///
  /// Empty until the first is needed.
  var stretches: ContiguousArray<Int32> = []
  /// The plans, by ordinal, of which something lives here: a stretch, an obligation, a past.
  var live = LiveSet()
  /// For each model of the grouping its state.
  var states: SmallBytes
  /// For the models of the grouping that report what is illegal: the event that led to the state.
  var since: ContiguousArray<(ordinal: Int, mark: Mark)> = []
}

/// What a group has shown of a rule.
struct VerdictFlags: OptionSet {
  var rawValue: UInt8

  static let exercised = VerdictFlags(rawValue: 1)
  static let inconclusive = VerdictFlags(rawValue: 2)
  static let violated = VerdictFlags(rawValue: 4)
}

/// The groups that a session has named, of groupings that span sessions.
struct NamedGroups {
  /// In the order in which they were named.
  var list: [Int32] = []
  var known: Set<Int32> = []
}

/// What tells a group from all others.
struct GroupKey: Hashable {
  var grouping: Int32
  var session: Int32
  var values: Binding
}
