import LifelintJSON
import LifelintTrace

/// Why a stretch closes.
enum Closing {
  /// Its closing event came.
  case event
  /// Its `for` has passed.
  case duration
  /// The session exited.
  case exit
  /// The trace, or what there is of the session, is over.
  case end
}

/// A part of a group that a check covers, with what the check has to remember.
///
/// Where the opening of a scope binds variables, one stretch lives for each binding, all of them
/// children of one root. A stretch that has nothing to remember is given back: it exists as long as
/// its plan is among its group's ``Group/live``.
struct Stretch {
  let plan: Int32
  let group: Int32
  /// The next stretch of the same group, or of the same root; -1 for none.
  var next: Int32 = -1
  /// The stretch before it, of the same root; -1 for none.
  var previous: Int32 = -1
  /// The root that it is a child of; -1 for none.
  var root: Int32 = -1
  /// Its last link in the ``ChainIndex``; -1 where children are found by walking them.
  var link: Int32 = -1
  /// The values of the scope's variables.
  var binding = Binding()
  /// Whether it is open.
  var isOpen = false
  /// Whether it has ended for good, and only its session still knows of it.
  var isReleased = false
  /// Whether its session knows that time runs in it.
  var isTimed = false
  /// Whether its children, or its buckets, are found in an index; else by walking them.
  var isIndexed = false
  /// `recurs`: whether the silence was reported.
  var saidSilence = false
  /// What `before` and `between` hold back until the close.
  var heldFlags: VerdictFlags = []
  /// The next of the stretches in which time runs; -1 for none.
  var nextTimed: Int32 = -1
  /// The place of the opening event in the order of all events: what is later lies inside.
  var start = 0
  /// The clock at which its `for` ends.
  var end = Int64.max
  /// The clock after which something in it has passed.
  var nextDeadline = Int64.max
  /// The mark of the event that opened it.
  var opening = MarkPool.none
  /// The first and last of its children, where it is a root, or of its buckets; -1 for none.
  var first: Int32 = -1
  var last: Int32 = -1
  /// How many of these there are; for `exists` how many events have come.
  var count = 0
  /// The first and last of the obligations whose time runs; -1 for none.
  var firstRunning: Int32 = -1
  var lastRunning: Int32 = -1
  /// The first of the violations that wait to hear how late their answer comes; -1 for none.
  var late: Int32 = -1
  var lateCount: Int32 = 0
  /// `recurs`: the last event, and what its report would need.
  var lastMark = MarkPool.none
  var lastCaptured = Symbol.missing
  var lastAllowance: Int32 = -1
  /// What few stretches have.
  var extra: StretchExtra?

  init(plan: Int, group: Int32) {
    self.plan = Int32(plan)
    self.group = group
  }
}

/// What few stretches have to remember.
final class StretchExtra {
  /// What `before` and `between` hold back until the close.
  var held: ContiguousArray<Violation> = []
  /// How many more there are that are not kept one by one.
  var uncountedHeld = 0
  /// `limit`: the events of the last while.
  var window = Window()
  /// `previously`: what came before.
  var history: History?
}

/// The events of the last while, for `limit`.
struct Window {
  var clocks: ContiguousArray<Int64> = []
  var amounts: ContiguousArray<ExactSum> = []
  var head = 0
  var sum = ExactSum()
  var isBroken = false
}
