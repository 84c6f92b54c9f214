/// A stretch of time that a timing report measures: a launch, a return, a background task.
///
/// It runs from each event that ``Stretch/from`` matches to the first later one that
/// ``Stretch/until`` matches, as the answers of a rule `when … then` are found.
public struct Measure: Sendable {
  /// From where to where something is measured.
  public struct Stretch: Sendable, Hashable {
    /// The event from which time runs; it binds the variables.
    public var from: Matcher
    /// The event at which it ends.
    public var until: Matcher
    /// The event after which it is not measured any more, as it was given up.
    public var before: Matcher?
    /// `"answers": "oldest"`: one end ends one stretch, the one that runs longest.
    public var answersOldest: Bool

    /// Makes a stretch of its parts.
    public init(from: Matcher, until: Matcher, before: Matcher?, answersOldest: Bool) {
      self.from = from
      self.until = until
      self.before = before
      self.answersOldest = answersOldest
    }
  }

  /// One of the kinds that a measure tells apart, with its own ends.
  public struct Kind: Sendable {
    /// What it is called: `cold`; empty where the measure has no kinds.
    public var name: String
    /// From where to where it is measured.
    public var stretch: Stretch
    /// The rule whose `within` is what it may take.
    public var budget: String?

    /// Makes a kind of its parts.
    public init(name: String, stretch: Stretch, budget: String?) {
      self.name = name
      self.stretch = stretch
      self.budget = budget
    }
  }

  /// A part of a measure, measured only while the measure itself runs.
  public struct Phase: Sendable {
    /// Its id: unique among the phases of the measure.
    public var id: String
    /// What it is called in a report.
    public var title: String
    /// From where to where it is measured.
    public var stretch: Stretch

    /// Makes a phase of its parts.
    public init(id: String, title: String, stretch: Stretch) {
      self.id = id
      self.title = title
      self.stretch = stretch
    }
  }

  /// A small trace with what is measured in it.
  public struct Example: Sendable {
    /// What it shows.
    public var why: String
    /// Its lines: the text of each.
    public var lines: [String]
    /// How long each kind (the measure itself, by its id, where there are no kinds), and each phase
    /// by its id, takes each time, in nanoseconds and in the order of the begins.
    public var takes: [(name: String, durations: [Int64])]

    /// Makes an example of its parts.
    public init(why: String, lines: [String], takes: [(name: String, durations: [Int64])]) {
      self.why = why
      self.lines = lines
      self.takes = takes
    }
  }

  /// Its id, which is its file's name.
  public var id: String
  /// The file it came from, as a person would find it.
  public var file: String
  /// What it is called in a report.
  public var title: String
  /// What it measures, in one line.
  public var summary: String
  /// What to record so that there is something to measure.
  public var record: String
  /// How the trace is parted for it; always by session.
  public var grouping: Grouping
  /// The kinds, at least one; without names where there is only one.
  public var kinds: [Kind]
  /// The parts that are measured by themselves.
  public var phases: [Phase]
  /// Traces that it was written for.
  ///
  /// - Complexity: O(n) in the length of the file where the measure is built in, since nothing of it
  ///   is kept; else O(1).
  public var examples: [Example] {
    get { readExamples ?? MeasureReader.embeddedExamples(of: self) }
    set { readExamples = newValue }
  }
  /// The examples where the measure was read from a file; those that are built in lie in the binary.
  private var readExamples: [Example]?

  /// Makes a measure of its parts.
  public init(
    id: String, file: String, title: String, summary: String, record: String, grouping: Grouping,
    kinds: [Kind], phases: [Phase]
  ) {
    self.id = id
    self.file = file
    self.title = title
    self.summary = summary
    self.record = record
    self.grouping = grouping
    self.kinds = kinds
    self.phases = phases
  }
}

/// What reports of time show: which models are drawn, which of their states put data at risk, what
/// is a hang and what kills the process.
public struct TimelinePlan: Sendable {
  /// A model that is followed over time.
  public struct Lane: Sendable, Hashable {
    /// The model.
    public var model: String
    /// What it is called in a report.
    public var title: String
    /// The states in which a kill would lose what the instance stands for; where there are any,
    /// they alone are shown.
    public var atRisk: [String]
    /// What to record so that there is something to show.
    public var record: String
    /// How its states look, as far as it says so.
    public var tones: [String: StateTone]

    /// Makes a lane of its parts.
    public init(
      model: String, title: String, atRisk: [String] = [], record: String = "",
      tones: [String: StateTone] = [:]
    ) {
      self.model = model
      self.title = title
      self.atRisk = atRisk
      self.record = record
      self.tones = tones
    }
  }

  /// Events that tell of a main thread that did not return.
  public struct HangPattern: Sendable, Hashable {
    /// The event: the end of what took long, or an event that says itself how long it took.
    public var on: Matcher
    /// The field that holds the seconds it took; `nil` for the time since its begin.
    public var lasts: Field?

    /// Makes a pattern of its parts.
    public init(on: Matcher, lasts: Field?) {
      self.on = on
      self.lasts = lasts
    }
  }

  /// The models that are followed; the state of the first says how the app is.
  public var lanes: [Lane] = []
  /// What is a hang.
  public var hangs: [HangPattern] = []
  /// Events after which the process is gone, unless it is seen to run on.
  public var kills: [Matcher] = []
  /// The ids of measures in the order in which they are shown; others follow.
  public var measures: [String] = []

  /// Makes an empty plan.
  public init() {}
}
