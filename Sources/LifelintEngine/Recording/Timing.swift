public import LifelintTrace

/// How long things took: of one trace, or of several added up.
///
/// Memory is bounded whatever a trace holds: of states and of objects at risk ``rowLimit`` rows are
/// kept apart and the rest is summed up as ``others``, of hangs the ``hangLimit`` longest.
public struct Timing: Sendable {
  /// How many rows of states, and of objects at risk, are kept apart.
  public static let rowLimit = 2000
  /// How many hangs are kept one by one.
  public static let hangLimit = 1000
  /// The instance, or the object, that stands for all that are not kept apart.
  public static let others = "(others)"
  /// The object that stands for what is changed without an `of`.
  public static let unnamedObject = "(without of)"
  /// The object of a row that stands for all of them: ``RiskTiming/isAny``.
  public static let anyObject = "(any)"

  /// How many traces were added up.
  public var traceCount = 0
  /// How many sessions were.
  public var sessionCount = 0
  /// How long all sessions together were, in nanoseconds.
  public var length: Int64 = 0
  /// Every callback that began and ended, by name and scene-or-app, sorted by name.
  public var callbacks: [CallbackTiming] = []
  /// What `Rules/measures` measure: launch by kind and its phases, resume, the way into the
  /// background, background tasks; in the order of the files.
  public var measures: [MeasureTiming] = []
  /// The time in each state of the shown models.
  public var states: [StateTiming] = []
  /// How long the answers of each `when … then` rule took, sorted by rule.
  public var latencies: [RuleLatency] = []
  /// The times in which a kill would have lost data: first those in which any object was unsaved,
  /// then object by object; of each first the sum over all states of the app.
  public var risks: [RiskTiming] = []
  /// The longest times during which the main thread did not return, the longest first.
  public var hangs: [Hang] = []
  /// How many there were, those included that are not kept one by one.
  public var hangCount = 0

  /// Makes an empty timing.
  public init() {}
}

/// Where the worst of something stands.
public struct Worst: Sendable, Hashable {
  /// The trace's path.
  public var path: String
  /// The line of its begin.
  public var line: Int

  /// Makes a place of its parts.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

/// How long a measured stretch took.
public struct MeasureTiming: Sendable {
  /// The id of the measure.
  public var id: String
  /// What it is called in a report.
  public var title: String
  /// What tells its cases apart, such as the kind of launch; `nil` where there is only one.
  public var kind: String?
  /// The measure of which it is a part, if it is one: a phase of the launch.
  public var parent: String?
  /// How long it took each time.
  public var durations: Distribution
  /// Where the longest began.
  public var worst: Worst
  /// What it may take, where a budget says so, in nanoseconds.
  public var budget: Int64?
  /// How often it took longer.
  public var overBudget = 0
  /// How often it was begun and did not reach its end; where it never did, ``durations`` are empty.
  public var unanswered = 0
  /// Its place in the order of the files.
  var place = MeasureKey()

  /// Makes a timing of its parts.
  public init(id: String, title: String, durations: Distribution, worst: Worst) {
    self.id = id
    self.title = title
    self.durations = durations
    self.worst = worst
  }
}

/// How long a model was in a state.
public struct StateTiming: Sendable {
  /// The model.
  public var model: String
  /// The trace.
  public var path: String
  /// The session's place in the trace, from 1; 0 for all sessions that are not kept apart.
  public var number: Int
  /// The session's name, if it has one.
  public var session: String?
  /// The instance, such as the scene; `nil` for one a session.
  public var instance: String?
  /// The state.
  public var state: String
  /// How often it came into it.
  public var visits: Int
  /// How long it was in it, in nanoseconds.
  public var total: Int64

  /// Makes a timing of its parts.
  public init(
    model: String, path: String, number: Int, session: String?, instance: String?, state: String,
    visits: Int, total: Int64
  ) {
    self.model = model
    self.path = path
    self.number = number
    self.session = session
    self.instance = instance
    self.state = state
    self.visits = visits
    self.total = total
  }
}

/// How long the answers of a rule took.
public struct RuleLatency: Sendable {
  /// The rule's id.
  public var rule: String
  /// From each trigger to its answer.
  public var durations: Distribution
  /// Where the longest began.
  public var worst: Worst
  /// What an answer may take, in nanoseconds.
  public var bound: Int64?
  /// How many triggers had no answer.
  public var unanswered = 0
  /// How many had theirs before the time of the rule ran (its `from`), or answered themselves: they
  /// have no time, and are not among ``durations``.
  public var atOnce = 0

  /// Makes a latency of its parts.
  public init(rule: String, durations: Distribution, worst: Worst) {
    self.rule = rule
    self.durations = durations
    self.worst = worst
  }
}

/// How long an object was unsaved: a kill then would have lost what it held.
public struct RiskTiming: Sendable {
  /// The object: its `of`.
  public var object: String
  /// The state in which the app was, of the first shown model; `nil` for the sum over all of them.
  public var appState: String?
  /// How long it was unsaved each time, in nanoseconds.
  public var durations: Distribution
  /// Where the longest began.
  public var worst: Worst
  /// Whether it stands for all objects: a time in which at least one was unsaved.
  public var isAny = false
  /// How often the process was gone while it was unsaved, so that it was lost.
  ///
  /// That shows by its `exit`, by the next launch in its place, or by a kill that the system tells
  /// of. Counted where ``appState`` is `nil`.
  public var lost = 0
  /// How often it was unsaved where the trace stops, which does not say what became of it.
  ///
  /// Counted where ``appState`` is `nil`.
  public var unsettled = 0

  /// Makes a risk of its parts.
  public init(object: String, appState: String?, durations: Distribution, worst: Worst) {
    self.object = object
    self.appState = appState
    self.durations = durations
    self.worst = worst
  }
}

/// A time during which the main thread did not return.
public struct Hang: Sendable {
  /// The callback or action that held it.
  public var name: String
  /// Callback or action.
  public var kind: EventKind
  /// The spelling of a callback: ``CallbackTiming/spelling``.
  public var spelling: Spelling?
  /// What it was about, if it says so.
  public var of: String?
  /// Whether it returned; else its session ended first.
  public var returned = true
  /// How long it took, in nanoseconds.
  public var duration: Int64
  /// Where it began.
  public var place: Worst

  /// Makes a hang of its parts.
  public init(name: String, kind: EventKind, duration: Int64, place: Worst) {
    self.name = name
    self.kind = kind
    self.duration = duration
    self.place = place
  }
}
