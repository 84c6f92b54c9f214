import LifelintTrace

/// What one trigger asks for.
struct Obligation {
  /// The trigger.
  var mark: Mark
  /// The clock from which time runs; `nil` until the `from` comes.
  var base: Int64?
  /// The event from which it runs, where there is a `from`.
  var from: Mark?
  /// The values of the message's fields that the mark does not hold.
  var captured: ContiguousArray<Symbol>
  /// The place in the configuration of what lets it pass; -1 for nothing.
  var allowance: Int
}

/// The obligations of one binding, the oldest first.
struct Bucket {
  var waiting: ContiguousArray<Obligation> = []
  /// The clocks from which the time of more runs, which are not kept one by one; ``notRunning``
  /// where it does not run yet.
  var uncounted: ContiguousArray<Int64> = []

  /// In ``uncounted``: the `from` has not come.
  static let notRunning = Int64.max

  var isEmpty: Bool { waiting.isEmpty && uncounted.isEmpty }
}

/// A violation that waits to hear how late its answer comes.
struct LateAnswer {
  var binding: Binding
  var base: Int64
  /// The place of the finding.
  var finding: Int
}

/// The obligations of a stretch.
final class Obligations {
  /// A time that runs out.
  struct Deadline {
    var clock: Int64
    var binding: Binding
  }

  /// How many obligations of one binding are kept one by one.
  static let limit = 1000

  @exclusivity(unchecked) var buckets = BindingTable<Bucket>()
  /// The times that run out, the first first; those of answered obligations are skipped.
  @exclusivity(unchecked) var deadlines: ContiguousArray<Deadline> = []
  /// The first deadline that has not passed.
  @exclusivity(unchecked) var head = 0
  /// Violations that wait to hear how late their answer comes.
  @exclusivity(unchecked) var late: ContiguousArray<LateAnswer> = []
  /// The event at which bans were broken last, and those of which bindings.
  @exclusivity(unchecked) var broken: (index: Int, bindings: [Binding]) = (-1, [])

  /// Adds a time that runs out.
  func add(deadline: Int64, binding: Binding) {
    if head > 64, head * 2 > deadlines.count {
      deadlines.removeFirst(head)
      head = 0
    }
    deadlines.append(Deadline(clock: deadline, binding: binding))
  }

  /// The first time that runs out.
  var nextDeadline: Int64 { head < deadlines.count ? deadlines[head].clock : .max }
}
