/// In how many groups a rule ended with each verdict.
public struct RuleVerdicts: Sendable, Hashable {
  /// The id of the rule, or of a model's `illegal`.
  public var rule: String
  /// Groups with a violation that no `allow` lets pass.
  public var violated: Int
  /// Groups that exercised the rule and kept it.
  public var satisfied: Int
  /// Groups in which the trace does not tell.
  public var inconclusive: Int
  /// Groups that have shown nothing.
  public var notExercised: Int

  /// Makes verdicts of their counts.
  public init(
    rule: String, violated: Int = 0, satisfied: Int = 0, inconclusive: Int = 0,
    notExercised: Int = 0
  ) {
    self.rule = rule
    self.violated = violated
    self.satisfied = satisfied
    self.inconclusive = inconclusive
    self.notExercised = notExercised
  }
}

/// How many events a rule could have used, had they had a field.
public struct NearMiss: Sendable, Hashable {
  /// The id of the rule.
  public var rule: String
  /// The field that was missing.
  public var field: String
  /// How many events lacked it.
  public var events: Int
  /// The line of the first of them.
  public var firstLine: Int

  /// Makes a near miss of its parts.
  public init(rule: String, field: String, events: Int, firstLine: Int) {
    self.rule = rule
    self.field = field
    self.events = events
    self.firstLine = firstLine
  }
}

/// What checking one trace has shown.
public struct TraceResult: Sendable {
  /// The trace's path as it was given; `-` for standard input.
  public var path: String
  /// The number of events.
  public var events: Int
  /// The number of sessions.
  public var sessions: Int
  /// The number of lines that could not be read.
  public var unreadable: Int
  /// The header line's fields as text (`os`, `device`, …), in the order of the file.
  public var header: [(name: String, value: String)]
  /// What was found, sorted by line, then rule.
  public var findings: [Finding]
  /// How many findings of a rule were counted and not kept.
  public var dropped: [String: Int]
  /// How many findings of a rule an `allow` let pass.
  public var allowed: [String: Int]
  /// The places in the configuration's `allow` of those that allowed nothing.
  public var unusedAllowances: [Int]
  /// The verdicts of every rule that was on, sorted by id.
  public var verdicts: [RuleVerdicts]
  /// Events that were all that a rule asks for, but lacked a field that it needs: this is how a
  /// rule goes deaf in silence.
  ///
  /// Sorted by rule, then field.
  public var nearMisses: [NearMiss] = []
  /// What happened over time; `nil` unless it was asked for.
  public var recording: TraceRecording?
  /// How long things took; `nil` unless it was asked for.
  public var timing: Timing?

  /// Makes a result of its parts.
  public init(
    path: String, events: Int, sessions: Int, unreadable: Int,
    header: [(name: String, value: String)], findings: [Finding], dropped: [String: Int],
    allowed: [String: Int], unusedAllowances: [Int], verdicts: [RuleVerdicts]
  ) {
    self.path = path
    self.events = events
    self.sessions = sessions
    self.unreadable = unreadable
    self.header = header
    self.findings = findings
    self.dropped = dropped
    self.allowed = allowed
    self.unusedAllowances = unusedAllowances
    self.verdicts = verdicts
  }
}
