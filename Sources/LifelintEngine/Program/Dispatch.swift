import LifelintTrace

/// What can concern an event of one name and phase: made once for each, when the first comes.
///
/// Its parts lie side by side with those of all others in ``DispatchTables``.
struct Dispatch {
  /// The alternatives of one matcher that are still open when name, kind and phase are known.
  ///
  /// One bit stands for each of the first 63; the last bit says that some of the others are open.
  struct Alternatives: Sequence, IteratorProtocol {
    /// The last bit: all alternatives from its place on have to be tried.
    static let others = 63

    var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    mutating func insert(_ alternative: Int) {
      bits |= 1 << UInt64(Swift.min(alternative, Self.others))
    }

    @inline(__always)
    mutating func next() -> Int? {
      if bits == 0 { return nil }
      let place = bits.trailingZeroBitCount
      bits &= bits &- 1
      return place
    }
  }

  /// One rule that has to look at the event.
  struct Step {
    /// The number of the plan.
    var plan: Int
    /// The open alternatives of its matchers.
    var open = PerPosition(Alternatives())
    /// Whether the event exercises a `never`: it has the name and kind of a banned one.
    var exercises = false
    /// The same for an event of a second spelling.
    var exercisesAsSecond = false
    /// Whether that depends on the variables too.
    var exercisesByBinding = false

    @inline(__always)
    subscript(position: Position) -> Alternatives { open[position] }

    /// Whether the event means nothing to the rule.
    var isEmpty: Bool {
      !exercises && !exercisesByBinding && Position.allCases.allSatisfy { open[$0].isEmpty }
    }
  }

  /// The rules of one grouping and one `also` that have to look at the event.
  struct Part {
    var grouping: Int
    var also: Int
    /// By the plans' ordinals: those that look at every such event.
    var always = PlanSet()
    /// Those that look at it only where something of theirs lives in the group.
    var ifLive = PlanSet()
    /// The steps of those in the sets, by ordinal, and then of those beyond the sets.
    var steps: Range<Int>
  }

  /// One model that the event can move.
  struct Move {
    /// The number of the model.
    var model: Int
    /// The states in which the event can mean something, as ``Group/stateBits``; all ones where the
    /// model has no bits.
    var states: UInt64
    /// Whose event it may be.
    var steps: Range<Int>
  }

  /// A transition whose event it may be, with the open alternatives.
  struct MoveStep {
    var step: Int
    var alternatives: Alternatives
  }

  /// An `also` that may match, with its open alternatives.
  struct Also {
    var also: Int
    var alternatives: Alternatives
  }

  var moves = 0..<0
  var parts = 0..<0
  var alsos = 0..<0
}

/// A set of small numbers: of the plans of a grouping, by ordinal.
///
/// Ordinals beyond its capacity, which no sane rule set has, are in no set and looked at every time.
struct PlanSet {
  static let capacity = 128

  var low: UInt64 = 0
  var high: UInt64 = 0

  @inline(__always)
  var isEmpty: Bool { low | high == 0 }

  @inline(__always)
  mutating func insert(_ number: Int) {
    if number < 64 {
      low |= 1 << UInt64(number)
    } else if number < Self.capacity {
      high |= 1 << UInt64(number & 63)
    }
  }

  @inline(__always)
  mutating func remove(_ number: Int) {
    if number < 64 {
      low &= ~(1 << UInt64(number))
    } else if number < Self.capacity {
      high &= ~(1 << UInt64(number & 63))
    }
  }

  @inline(__always)
  func contains(_ number: Int) -> Bool {
    number < 64
      ? low >> UInt64(number) & 1 == 1
      : number >= Self.capacity || high >> UInt64(number & 63) & 1 == 1
  }

  /// How many numbers below one are in it.
  @inline(__always)
  func count(below number: Int) -> Int {
    number < 64
      ? (low & (1 << UInt64(number) &- 1)).nonzeroBitCount
      : low.nonzeroBitCount + (high & (1 << UInt64(number & 63) &- 1)).nonzeroBitCount
  }

  @inline(__always)
  func intersection(_ other: PlanSet) -> PlanSet {
    PlanSet(low: low & other.low, high: high & other.high)
  }

  @inline(__always)
  func union(_ other: PlanSet) -> PlanSet {
    PlanSet(low: low | other.low, high: high | other.high)
  }

  /// Takes the least number out.
  @inline(__always)
  mutating func popFirst() -> Int? {
    if low != 0 {
      let number = low.trailingZeroBitCount
      low &= low &- 1
      return number
    }
    if high == 0 { return nil }
    let number = high.trailingZeroBitCount
    high &= high &- 1
    return number + 64
  }
}
