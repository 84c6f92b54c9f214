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

/// A violation before it is known whether it counts.
struct Violation {
  /// The event at the line.
  var mark: Mark
  /// The values of the rule's variables.
  var binding: Binding
  /// The values of the message's fields that the mark does not hold.
  var captured: ContiguousArray<Symbol>
  /// The place in the configuration of what lets it pass; -1 for nothing.
  var allowance: Int
  /// The other events that prove it.
  var witness: [(role: WitnessRole, mark: Mark)]
  /// How late something was.
  var overrun: Overrun?
  /// What is said beside the rule's message.
  var detail: String?
}

/// A part of a group that a check covers, with what the check has to remember.
///
/// Where the opening of a scope binds variables, one stretch lives for each binding, all of them
/// children of one root.
final class Stretch {
  let plan: Int
  let group: Int32
  /// Its place among all stretches.
  @exclusivity(unchecked) var number: Int32 = -1
  /// The values of the scope's variables.
  @exclusivity(unchecked) var binding = Binding()
  /// Whether it is one of several, each for its binding.
  @exclusivity(unchecked) var isChild = false
  /// Whether it has closed for good and its number is to be given away.
  @exclusivity(unchecked) var isReleased = false
  /// Whether it is open.
  @exclusivity(unchecked) var isOpen = false
  /// Whether it has closed for good: a scope without an opening.
  @exclusivity(unchecked) var isOver = false
  /// The place of the opening event in the order of all events: what is later lies inside.
  @exclusivity(unchecked) var start = 0
  /// The event that opened it.
  @exclusivity(unchecked) var opening: Mark?
  /// The clock at which its `for` ends.
  @exclusivity(unchecked) var end = Int64.max
  /// The clock after which something in it has passed.
  @exclusivity(unchecked) var nextDeadline = Int64.max
  /// Whether its session knows that time runs in it.
  @exclusivity(unchecked) var isTimed = false

  /// The stretches of single bindings, where this is their root.
  @exclusivity(unchecked) var children: BindingTable<Int32>?

  // What `before` and `between` hold back until the close.
  @exclusivity(unchecked) var heldFlags: VerdictFlags = []
  @exclusivity(unchecked) var held: ContiguousArray<Violation> = []
  /// How many more there are that are not kept one by one.
  @exclusivity(unchecked) var uncountedHeld = 0

  // exists
  @exclusivity(unchecked) var count = 0

  // recurs
  @exclusivity(unchecked) var last: Mark?
  @exclusivity(unchecked) var lastCaptured: ContiguousArray<Symbol> = []
  @exclusivity(unchecked) var lastAllowance = -1
  @exclusivity(unchecked) var saidSilence = false

  // limit
  @exclusivity(unchecked) var window: Window?

  // then, when … never
  @exclusivity(unchecked) var obligations: Obligations?

  // previously
  @exclusivity(unchecked) var history: History?

  init(plan: Int, group: Int32) {
    self.plan = plan
    self.group = group
  }
}

/// The events of the last while, for `limit`.
final class Window {
  @exclusivity(unchecked) var clocks: ContiguousArray<Int64> = []
  @exclusivity(unchecked) var amounts: ContiguousArray<ExactSum> = []
  @exclusivity(unchecked) var head = 0
  @exclusivity(unchecked) var sum = ExactSum()
  @exclusivity(unchecked) var isBroken = false
}
