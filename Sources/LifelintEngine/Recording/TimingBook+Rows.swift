import LifelintTrace

// What a book of sums keeps for each row.

/// Times, and where the longest began.
struct Measured {
  var durations = Distribution()
  var worstLine = 0
  /// How many were longer than a bound.
  var overBound = 0
  /// How many did not reach their end.
  var unanswered = 0
  /// How many were answered before their time ran, or by themselves.
  var atOnce = 0
  /// How many ended with their process.
  var lost = 0
  /// How many the trace shows no end of.
  var unsettled = 0
  /// Those that never returned.
  var unreturned = Unended()

  /// Takes a time.
  mutating func add(_ duration: Int64, line: Int, isOver: Bool = false) {
    if durations.count == 0 || duration > durations.max { worstLine = line }
    durations.add(duration)
    if isOver { overBound += 1 }
  }
}

/// What never ended, of which only how long it had not is known.
struct Unended {
  var count = 0
  var longest: Int64 = 0
  /// Where the longest began.
  var line = 0
  /// How many were longer than a bound.
  var overBound = 0

  /// Takes one.
  mutating func add(_ duration: Int64, line: Int, isOver: Bool) {
    if count == 0 || duration > longest {
      longest = duration
      self.line = line
    }
    count += 1
    if isOver { overBound += 1 }
  }
}

/// What tells the times of one callback from those of another.
struct SpanKey: Hashable {
  var name: NameID
  /// The spelling, where it is not that under which its callback was first logged as a span.
  var spelling: Spelling?
}

extension OpenTime {
  var key: SpanKey { SpanKey(name: name, spelling: spelling) }
}

/// The longest hangs.
struct HangList {
  struct Entry {
    var key: SpanKey
    var of: String?
    var duration: Int64
    var line: Int
    var returned: Bool
  }

  private(set) var count = 0
  private var entries: [Entry] = []

  /// The longest first; of equally long ones the first.
  var longest: [Entry] {
    Array(
      entries.enumerated().sorted {
        ($1.element.duration, $0.offset) < ($0.element.duration, $1.offset)
      }.map(\.element).prefix(Timing.hangLimit))
  }

  mutating func add(_ entry: Entry) {
    count += 1
    entries.append(entry)
    if entries.count >= 2 * Timing.hangLimit { entries = longest }
  }
}

/// A state of an instance of a followed model.
struct StateKind: Hashable, Comparable {
  /// The place of the model among those that are followed.
  var lane: Int32
  /// The session: its number in the trace, from 1; 0 for all that are not kept apart.
  var number: Int
  /// The session's name.
  var session: String?
  /// What tells the instance from others.
  var instance: String?
  /// The number of the state.
  var state: UInt8

  static func < (left: StateKind, right: StateKind) -> Bool {
    (left.lane, left.number, left.instance ?? "", left.state)
      < (right.lane, right.number, right.instance ?? "", right.state)
  }
}
