import LifelintRules

/// How a trace is parted into groups, as the engine runs it.
final class GroupingPlan {
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
  let number: Int
  /// Its fields.
  let fields: [(accessor: Accessor, isOptional: Bool)]
  /// The place of `session` among the fields.
  let sessionField: Int?
  /// The place of `scene` among the fields.
  let sceneField: Int?
  /// How its groups are found.
  let shape: Shape
  /// Events that count in every group that their session has named.
  let also: CompiledMatcher?
  /// The plans that use it, by ordinal.
  var plans: [Int] = []
  /// The models that use it, by ordinal.
  var models: [Int] = []
  /// The plans whose stretch is open from a group's first event and runs against time.
  var eagerPlans: [Int] = []
  /// The plans whose stretch is judged where a group ends, even if nothing came in it.
  var lastingPlans: [Int] = []
  /// How many of its groups have ended.
  var closedGroups = 0

  init(
    number: Int, fields: [(accessor: Accessor, isOptional: Bool)], sessionField: Int?,
    sceneField: Int?, shape: Shape, also: CompiledMatcher?
  ) {
    self.number = number
    self.fields = fields
    self.sessionField = sessionField
    self.sceneField = sceneField
    self.shape = shape
    self.also = also
  }

  /// Whether its groups belong to one session each.
  var hasSession: Bool { sessionField != nil }
}
