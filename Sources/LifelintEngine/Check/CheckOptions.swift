/// How a trace is checked, beside the rules.
public struct CheckOptions: Sendable {
  /// How many findings of one rule are kept one by one; the others are counted.
  public var maxFindings = 10_000
  /// How far an instant callback reaches that is read as a span, in nanoseconds; `nil` leaves it to
  /// the trace's header.
  public var instants: Int64?
  /// How many sessions are kept ready at a time: of more those to which no event has come for longest
  /// are kept as few bytes, until one comes.
  ///
  /// What is found does not depend on it. Where a timeline or times are recorded all are kept ready.
  public var mostAwakeSessions = 1000
  /// How many of these bytes are kept in memory; more lie in a temporary file that nobody else sees.
  public var mostSleepingBytes = 4 << 20
  /// How often events have to come before the engine learns how they are alike; nothing that is
  /// found depends on it.
  package var patience = Patience()
  /// Whether sessions do not overlap: the next one's first event ends the last.
  public var isSequential = false
  /// Whether a trace without any event is all right.
  public var allowsEmpty = false
  /// Whether what happened over time is recorded, for reports that draw it.
  public var recordsTimeline = false
  /// Whether how long things took is summed up.
  public var recordsTiming = false
  /// After how many events that is given up, for reports that show it where it costs little; such a
  /// result has no timing.
  public var timingLimit: Int?
  /// Is called with what has been found, as soon as the events that have come show it.
  public var onFindings: (@Sendable ([Finding]) -> Void)?
  /// Is called now and then with the number of bytes read so far.
  public var onProgress: (@Sendable (Int) -> Void)?

  /// Makes the usual options.
  public init() {}

  /// When it is worth asking more of an event: short traces are over before that pays.
  package struct Patience: Sendable {
    /// How often an event of a name has to come before its fields are asked for.
    package var ofNames: UInt8 = 8
    /// How often an event that is alike in all of its own fields has to come before states are
    /// asked for.
    package var ofFields: UInt8 = 64
    /// How many alternatives have to ask for a model's state to make it worth asking.
    package var leastAsking = 5

    package init() {}

    /// Asks all at once.
    package static var none: Patience {
      var none = Patience()
      (none.ofNames, none.ofFields, none.leastAsking) = (0, 0, 1)
      return none
    }
  }
}
