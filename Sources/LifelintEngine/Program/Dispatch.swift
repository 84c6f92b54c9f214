import LifelintTrace

/// What can concern an event: made once for all events that are alike in what matters of their own
/// fields, when the first comes.
///
/// Its parts lie side by side with those of all others in ``DispatchTables``.
struct Dispatch {
  /// The alternatives of one matcher that are still open.
  ///
  /// One bit stands for each of the first 63; the last bit says that some of the others are open.
  struct Alternatives: Sequence, IteratorProtocol, Hashable {
    /// The last bit: all alternatives from its place on have to be tried.
    static let others = 63

    var bits: UInt64 = 0
    /// Those that cannot hold, as the event lacks `of`, and are worth a note where all else holds.
    var misses: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    mutating func insert(_ alternative: Int, isMiss: Bool = false) {
      let bit: UInt64 = 1 << UInt64(Swift.min(alternative, Self.others))
      bits |= bit
      if isMiss { misses |= bit }
    }

    @inline(__always)
    func isMiss(_ alternative: Int) -> Bool { misses >> UInt64(alternative) & 1 == 1 }

    /// The only one; `nil` for several, and for those beyond the first 63.
    @inline(__always)
    var single: Int? {
      bits & (bits &- 1) == 0 && bits >> 63 == 0 && bits != 0 ? bits.trailingZeroBitCount : nil
    }

    /// Those that are in a set of bits.
    @inline(__always)
    func intersection(_ set: UInt64) -> Alternatives {
      Alternatives(bits: bits & set, misses: misses)
    }

    @inline(__always)
    mutating func next() -> Int? {
      if bits == 0 { return nil }
      let place = bits.trailingZeroBitCount
      bits &= bits &- 1
      return place
    }
  }

  /// What has to be so for an event to mean anything to a rule, as far as that is quickly told.
  struct Guard: Hashable {
    /// The models of which one has to move, as ``ModelCore/movedBits``; all ones where none has to,
    /// and none where nothing will do.
    var moved = UInt64.max
    /// Whether a callback has to be open.
    var needsOpen = false
    /// A model that has to be in one of some states; -1 for none.
    var model: Int32 = -1
    /// These states, as bits.
    var states = UInt64.max
  }

  /// Whether one rule has to look at the event: what is read of every rule that may have to.
  struct Look {
    /// The number of the plan.
    var plan: Int32
    /// What it has to do: the number of its ``Step``.
    var step: Int32
    /// What has to be so where nothing of the rule lives in the group: the number of a ``Guard``.
    var idle: Int32
    /// What has to be so where something does.
    var live: Int32
    /// Its place among the plans of its grouping.
    var ordinal: Int32
    /// Whether it looks at every such event, and not only where something of it lives.
    var isAlways = false
    /// Whether the event exercises it where the guard says no, as its scope is the whole.
    var exercisesUnguarded = false
  }

  /// What one rule has to do with the event.
  struct Step: Hashable {
    /// The number of the plan.
    var plan: Int
    /// The open alternatives of its matchers.
    var open = PerPosition(Alternatives())
    /// Whether the event exercises a `never`: it has the name and kind of a banned one.
    var exercises = false
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
    /// Where the looks of those lie that look at every such event.
    var always = 0..<0
    /// Where those lie that look at it only where something of theirs lives in the group.
    var others = 0..<0
    /// By the plans' ordinals: these others.
    var ifLive = PlanSet()
  }

  /// What becomes of a model in one of its states.
  struct Outcome {
    /// Whether this is all that there is to know: otherwise its transitions have to be tried.
    var isSettled = false
    /// Whether the event is one of the model's own.
    var isOwn = false
    /// Whether it is illegal in the state.
    var isIllegal = false
    /// The state that it leads to; the same for none.
    var state: UInt8
  }

  /// One model that the event can move.
  struct Move: Hashable {
    /// The number of the model.
    var model: Int
    /// The place of the first of its ``Outcome``, of which there is one for each state.
    var outcomes: Int
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
  /// Whether nothing but the event's name and phase has been asked, so that its alternatives' tests
  /// have to be tried one by one.
  var isRough = true
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

  @inline(__always)
  func intersection(_ other: PlanSet) -> PlanSet {
    PlanSet(low: low & other.low, high: high & other.high)
  }

  @inline(__always)
  func intersects(_ other: PlanSet) -> Bool { low & other.low | high & other.high != 0 }

  @inline(__always)
  func union(_ other: PlanSet) -> PlanSet {
    PlanSet(low: low | other.low, high: high | other.high)
  }
}
