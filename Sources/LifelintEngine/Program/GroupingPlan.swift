/// How a trace is parted into groups, as the engine runs it: by the fields of a `per`.
///
/// Rules and models with the same `per` share their groups; an `also` is a matter of each.
struct GroupingPlan {
  /// How its groups are found.
  enum Shape {
    /// One group a session.
    case session
    /// One group.
    case whole
    /// By one more field than the session.
    case sessionField
    /// Anything else.
    case general
  }

  /// Its number.
  let number: Int
  /// Its fields.
  let fields: [(accessor: Accessor, isOptional: Bool)]
  /// The place of `session` among the fields; -1 for none.
  let sessionField: Int
  /// The place of `scene` among the fields; -1 for none.
  let sceneField: Int
  /// How its groups are found.
  let shape: Shape
  /// For ``Shape/sessionField`` the other field.
  let partingField: Int
  /// Whether a field is optional.
  let hasOptional: Bool
  /// The plans that use it, by ordinal.
  var plans: [Int] = []
  /// The models that use it, by ordinal.
  var models: [Int] = []
  /// The plans whose stretch is open from a group's first event and runs against time.
  var eagerPlans: [Int] = []
  /// The plans whose stretch is judged where a group ends, even if nothing came in it.
  var lastingPlans: [Int] = []
  /// What a group begins with whose session was seen from its beginning: its ``Group/stateBits``.
  var initialStateBits: UInt64 = 0
  /// The same for a session that was cut at the front.
  var unknownStateBits: UInt64 = 0
  /// Whether any of its models is summed up.
  var isSummed = false
  /// How many bits of a group's ``Group/stateBits`` are taken.
  var stateBitCount = 0

  init(number: Int, fields: [(accessor: Accessor, isOptional: Bool)]) {
    self.number = number
    self.fields = fields
    sessionField = fields.firstIndex { $0.accessor == .session } ?? -1
    sceneField = fields.firstIndex { $0.accessor == .scene } ?? -1
    partingField = fields.firstIndex { $0.accessor != .session } ?? -1
    hasOptional = fields.contains { $0.isOptional }
    shape =
      switch (fields.count, sessionField >= 0) {
      case (1, true): .session
      case (0, _): .whole
      case (2, true) where partingField >= 0: .sessionField
      default: .general
      }
  }

  /// Whether its groups belong to one session each.
  var hasSession: Bool { sessionField >= 0 }

  /// How many bytes a group has: a state for each model, flags for each plan.
  var byteCount: Int { models.count + plans.count }
}

/// What the engine looks at with every event of a grouping: a plain value without any reference.
struct GroupingCore {
  let shape: GroupingPlan.Shape
  /// For ``GroupingPlan/Shape/sessionField`` the other field.
  let partingField: Int
  let partingAccessor: Accessor
  let isOptional: Bool
  let hasSession: Bool
  let hasEager: Bool
  let modelCount: Int
  let planCount: Int
  let byteCount: Int
  let initialStateBits: UInt64
  let unknownStateBits: UInt64
  let isSummed: Bool
}

extension GroupingPlan {
  /// What the engine looks at with every event.
  var core: GroupingCore {
    let parting = partingField >= 0 ? fields[partingField] : (.session, false)
    return GroupingCore(
      shape: shape, partingField: partingField, partingAccessor: parting.accessor,
      isOptional: parting.isOptional, hasSession: hasSession, hasEager: !eagerPlans.isEmpty,
      modelCount: models.count, planCount: plans.count, byteCount: byteCount,
      initialStateBits: initialStateBits, unknownStateBits: unknownStateBits, isSummed: isSummed)
  }
}
