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
  /// The number of its grouping; -1 where the place is free.
  var grouping: Int32
  /// The session that it belongs to; -1 where it spans sessions.
  var session: Int32
  /// The next group of the same grouping and session; -1 for none.
  var next: Int32 = -1
  /// The first of its stretches; -1 for none.
  var stretches: Int32 = -1
  /// The first of the events that led to the states of its models that report what is illegal.
  var since: Int32 = -1
  /// Where its bytes lie in ``WideBytes``, if they do not stand inline; else -1.
  var wide: Int32 = -1
  /// The values of the grouping's fields.
  var values: Binding
  /// Whether it has shown anything of any rule.
  var hasShown = false
  /// The place of the first event in the order of all events.
  var first: Int
  /// One bit for the state of each model that has bits (``ModelPlan/firstBit``).
  var stateBits: UInt64 = 0
  /// The plans, by ordinal, of which something lives here: which have a stretch.
  var live = PlanSet()
  /// For each model of the grouping its state, then for each plan its ``VerdictFlags``.
  var bytes = SIMD16<UInt8>(repeating: 0)
}

/// The bytes of groups that have more than stand inline.
struct WideBytes {
  /// How many stand inline in a group.
  static let inlineCount = 16

  private let bytes = Pool<UInt8>()
  /// Places that were given back, by how many words they have.
  private var free: ContiguousArray<ContiguousArray<Int32>> = []

  @inline(__always)
  subscript(place: Int) -> UInt8 {
    get { bytes[place] }
    nonmutating set { bytes[place] = newValue }
  }

  /// Eight of the bytes at a place: a multiple of eight from the first of a group.
  func word(at place: Int) -> UInt64 { bytes.word(at: place) }

  /// Sets eight of the bytes likewise.
  func setWord(at place: Int, to word: UInt64) { bytes.setWord(at: place, to: word) }

  /// Room for some bytes, all zero.
  mutating func allocate(_ count: Int) -> Int32 {
    let words = Self.words(count)
    if words < free.count, let place = free[words].popLast() {
      for word in 0..<words { setWord(at: Int(place) + word * 8, to: 0) }
      return place
    }
    let place = Int32(bytes.count)
    for _ in 0..<words * 8 { _ = bytes.add(0) }
    return place
  }

  /// Gives room back.
  mutating func giveBack(_ place: Int32, _ count: Int) {
    let words = Self.words(count)
    while free.count <= words { free.append([]) }
    free[words].append(place)
  }

  /// How many words some bytes take: whole ones, so that they can be read as such.
  private static func words(_ count: Int) -> Int { (count + 7) / 8 }
}

/// The event that led to a model's state.
struct StateOrigin {
  /// The model, by ordinal.
  var ordinal: Int32
  var mark: Int32
  /// The next of the same group; -1 for none.
  var next: Int32
}

/// What a group that spans sessions knows of them.
struct SharedGroup {
  /// The place of their last gap since they named it, in the order of all events; -1 for none.
  var gap = -1
  /// The same for gaps before their session named it.
  var earlierGap = -1
  /// How many of them were cut at the front.
  var cutSessions = 0
}

/// What a group has shown of a rule.
struct VerdictFlags: OptionSet {
  var rawValue: UInt8

  static let exercised = VerdictFlags(rawValue: 1)
  static let inconclusive = VerdictFlags(rawValue: 2)
  static let violated = VerdictFlags(rawValue: 4)
  /// The whole of a scope without an opening has closed: nothing counts any more.
  static let isOver = VerdictFlags(rawValue: 8)

  /// What the verdict depends on.
  var verdict: VerdictFlags { subtracting(.isOver) }
}

/// The groups that a session has named, of groupings that span sessions.
struct NamedGroups {
  /// In the order in which they were named.
  var list: [Int32] = []
  var known: Set<Int32> = []
}
