import LifelintRules

/// How a trace is parted into groups, as the engine runs it.
struct GroupingPlan {
  /// How its groups are found.
  enum Shape {
    /// One group a session.
    case session
    /// By session and scene: few a session, found by walking them.
    case sessionScene
    /// Anything else: found in a table.
    case general
  }

  /// Its number.
  var number: Int
  /// Its fields.
  var fields: [(accessor: Accessor, isOptional: Bool)]
  /// The place of `session` among the fields.
  var sessionField: Int?
  /// The place of `scene` among the fields.
  var sceneField: Int?
  /// How its groups are found.
  var shape: Shape
  /// Events that count in every group that their session has named.
  var also: CompiledMatcher?
  /// The plans that use it, by ordinal.
  var plans: [Int] = []
  /// The models that use it, by ordinal.
  var models: [Int] = []
  /// The plans whose stretch is open from a group's first event and runs against time.
  var eagerPlans: [Int] = []

  /// Whether its groups belong to one session each.
  var hasSession: Bool { sessionField != nil }
}
