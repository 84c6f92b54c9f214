import LifelintJSON
import LifelintRules
import LifelintTrace

/// One pass over one trace: takes events in the order of the file and keeps what rules need.
///
/// Each event goes through the steps of "Exact meaning", point 3, in that order; every extension of
/// this class is one of them. What lives are plain records in pools, which name each other by
/// number; rules and models are numbers too, whose plans are read where they lie. -1 is no one.
final class Checker {
  let program: Program
  let matching: PatternMatching
  let options: CheckOptions

  // MARK: What is checked

  let code: MatcherCode
  let plans: Pool<RulePlan>
  let models: Pool<ModelCore>
  let modelSteps: Pool<ModelPlan.Step>
  /// How models sum up others, by ``ModelCore/sum``.
  let sumPlans: Pool<ModelPlan.Sum>
  let groupings: ContiguousArray<GroupingPlan>
  /// What is looked at of groupings with every event.
  let cores: Pool<GroupingCore>
  /// What concerns an event, by name and phase.
  @exclusivity(unchecked) var tables: DispatchTables

  // MARK: What lives

  let sessions = Pool<Session>()
  /// What each session knows of each grouping, those of a session side by side.
  let parts = Pool<SessionPart>()
  /// The states of the models that are sums, for each session; else ``staleSum`` or ``noSum``.
  let sums = Pool<UInt8>()
  /// The session that each name stands for now, by symbol; ``none`` where none is awake.
  @exclusivity(unchecked) var sessionNumbers: ContiguousArray<Int32> = []
  /// The session of the last event, where sessions follow one another.
  @exclusivity(unchecked) var lastSession: Int32 = -1
  /// How many sessions are in the pools, and not asleep.
  @exclusivity(unchecked) var awakeCount = 0
  /// How many may be.
  ///
  /// A recording knows sessions and groups by their numbers, which are given away in sleep.
  @exclusivity(unchecked) private(set) var mostAwake = Int.max
  @exclusivity(unchecked) var sleepers: Sleepers
  /// The room of what is read of the session that wakes.
  @exclusivity(unchecked) var readerTables = ReaderTables()
  /// What the other names stand for: ``hasExited`` or a number that ``asleep(_:)`` has made.
  @exclusivity(unchecked) var quietNames = QuietNames()
  let groups = Pool<Group>()
  @exclusivity(unchecked) var wideBytes = WideBytes()
  @exclusivity(unchecked) var groupIndex = PlaceIndex()
  let origins = Pool<StateOrigin>()
  /// The first group of each grouping that does not part by session.
  let sharedHeads: Pool<Int32>
  @exclusivity(unchecked) var sharedGroups: [Int32: SharedGroup] = [:]
  /// The groups of such groupings that a session has named.
  @exclusivity(unchecked) var namedGroups: [Int32: NamedGroups] = [:]
  let stretches = Pool<Stretch>()
  let buckets = Pool<Bucket>()
  /// Where children and buckets are found by what they are bound to.
  let chains = ChainIndex()
  let obligations = Pool<Obligation>()
  let lateAnswers = Pool<LateAnswer>()
  /// The marks of events that something may still need.
  let marks: MarkPool
  let spans = Pool<OpenSpan>()
  @exclusivity(unchecked) var spanIndex = PlaceIndex()
  /// The asked-for fields of open spans, where a rule parts events by one that may be missing.
  @exclusivity(unchecked) var spanExtras: [Int32: ContiguousArray<ExtraField>] = [:]
  /// Callbacks that are being read as spans, by session.
  @exclusivity(unchecked) var pendingSpans: [Int32: PendingSpan] = [:]
  /// The callbacks that a session has logged with a phase; kept where instants are read as spans.
  @exclusivity(unchecked) var phasedNames: [Int32: Set<NameID>] = [:]
  /// The places of callbacks in ``FirstSpellings``, by name.
  @exclusivity(unchecked) var spellingPlaces: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var spellingCount: Int32 = 0
  /// The first spellings of callbacks that have no place there, by session.
  @exclusivity(unchecked) var farSpellings: [Int32: [NameID: Spelling]] = [:]

  // MARK: The event that is looked at

  @exclusivity(unchecked) var event: Event
  @exclusivity(unchecked) var extras: ContiguousArray<ExtraField> = []
  @exclusivity(unchecked) var dispatch = Dispatch()
  /// The place of the event in the order of all events.
  @exclusivity(unchecked) var index = 0
  /// Its session's number.
  @exclusivity(unchecked) var session: Int32 = 0
  /// The session's clock, this event's time included.
  @exclusivity(unchecked) var clock: Int64 = 0
  /// Whether an event is being looked at, and not the end of the trace.
  @exclusivity(unchecked) var isLooking = false
  /// Whether it is a callback under a second spelling.
  @exclusivity(unchecked) var isSecond = false
  /// Whether its line makes two events.
  @exclusivity(unchecked) var sharesLine = false
  /// For each grouping the group that has all the event's values.
  let own: Pool<Int32>
  /// For each grouping the groups that the event counts in.
  let reach: Pool<Reach>
  /// The mark of the event, once somebody has asked for it.
  @exclusivity(unchecked) var knownMark = MarkPool.none
  /// The models that this event takes to another state.
  let moves = Pool<PendingMove>()
  /// Which models these are, as ``ModelCore/movedBits``.
  @exclusivity(unchecked) var moved: UInt64 = 0
  /// The plan that looks at the event.
  @exclusivity(unchecked) var lookingPlan = -1
  /// What was reported at the event.
  @exclusivity(unchecked) var saidNow:
    ContiguousArray<(plan: Int, group: Int32, binding: Binding)> = []
  /// The bindings of which a trigger of `previously` has taken the event itself.
  @exclusivity(unchecked) var ownTakers: ContiguousArray<Binding> = []
  /// The bindings of which the event has answered the oldest trigger alone.
  @exclusivity(unchecked) var answered: ContiguousArray<Binding> = []
  /// The bans that the event has broken.
  @exclusivity(unchecked) var broken: ContiguousArray<(stretch: Int32, binding: Binding)> = []
  /// The callbacks that are open, while they are looked at.
  @exclusivity(unchecked) var openNames: ContiguousArray<NameID> = []
  /// The bindings that the event concerns, while they are looked at.
  let keyStack = Pool<Binding>()
  /// The buckets that the event concerns, while they are looked at.
  let concerned = Pool<Int32>()

  // MARK: What is remembered between events

  /// Remembered answers of tests: the symbols that were asked for, with the answer as last bit.
  ///
  /// Each has room for one at first, and for more once two meet there.
  @exclusivity(unchecked) var caches: ContiguousArray<ContiguousArray<UInt32>>
  /// The values of the header's fields that are asked for.
  @exclusivity(unchecked) var headerValues: ContiguousArray<Symbol>
  @exclusivity(unchecked) var header: TraceHeader?
  /// How far an instant reaches that is read as a span; `nil` where none is.
  @exclusivity(unchecked) var instants: Int64?
  /// How many values there have to be before those that nothing needs are let go of.
  @exclusivity(unchecked) var sweepAt = 1 << 16

  /// Writes down what happened when; `nil` unless somebody asks for it.
  @exclusivity(unchecked) private(set) var chronicle: Chronicle?

  // MARK: What was found

  let verdicts: Pool<VerdictCounts>
  /// How many groups of each grouping have ended.
  let closedGroups: Pool<Int>
  /// The rules' findings.
  let book: FindingBook
  /// The reader's own.
  @exclusivity(unchecked) var diagnostics: [Finding] = []
  /// How many of both have been told to somebody who looks on.
  @exclusivity(unchecked) var toldDiagnostics = 0
  @exclusivity(unchecked) var toldRecords = 0
  @exclusivity(unchecked) var findingCounts: ContiguousArray<Int>
  @exclusivity(unchecked) var dropped: [String: Int] = [:]
  @exclusivity(unchecked) var allowed: [String: Int] = [:]
  @exclusivity(unchecked) var usedAllowances: Set<Int> = []
  /// What the reader found wrong in the events that are to be looked at, in the order of their
  /// lines; empty unless the configuration allows some of it by the event.
  @exclusivity(unchecked) var awaited: ArraySlice<ReaderDiagnostic> = []
  @exclusivity(unchecked) var diagnosticCounts: [DiagnosticID: Int] = [:]
  /// Callbacks that were reported for their second spelling.
  @exclusivity(unchecked) var saidSpellings: Set<NameID> = []
  /// What was reported of lines that make two events.
  @exclusivity(unchecked) var saidLines: Set<SharedLine> = []
  @exclusivity(unchecked) var sessionCount = 0
  /// Events that lacked a field.
  ///
  /// Those of a plan side by side, by field; the last is `of`.
  let nearMisses = Pool<FieldMiss>()
  /// For each plan where its own begin; -1 where it has missed nothing.
  let firstMisses: Pool<Int32>

  init(program: Program, options: CheckOptions) {
    self.program = program
    self.options = options
    let matching = PatternMatching(symbols: program.symbols)
    self.matching = matching
    code = program.code
    plans = program.plans
    models = Pool(program.models.map(\.core))
    modelSteps = program.modelSteps
    sumPlans = Pool(program.models.compactMap(\.sum))
    cores = Pool(program.groupings.map(\.core))
    groupings = program.groupings
    tables = DispatchTables(
      program: program, matching: matching, patience: options.patience)
    book = FindingBook(program: program, matching: matching)
    marks = book.marks
    sleepers = Sleepers(mostInMemory: options.mostSleepingBytes)
    sharedHeads = Pool(repeating: -1, count: program.groupings.count)
    own = Pool(repeating: -1, count: program.groupings.count)
    reach = Pool(repeating: .own, count: program.groupings.count)
    closedGroups = Pool(repeating: 0, count: program.groupings.count)
    caches = ContiguousArray(repeating: [.max], count: program.cacheCount)
    headerValues = ContiguousArray(repeating: .missing, count: program.headerNames.count)
    verdicts = Pool(repeating: VerdictCounts(), count: program.plans.count)
    findingCounts = ContiguousArray(repeating: 0, count: program.plans.count)
    firstMisses = Pool(repeating: -1, count: program.plans.count)
    instants = options.instants
    chronicle = Chronicle(program: program, options: options)
    event = Event(
      line: 0, time: 0, session: .missing, scene: .missing, of: .missing, thread: .missing,
      name: program.launch, extraStart: 0, extraCount: 0, kind: .system, phase: .instant,
      spelling: .name, hasDateTime: false)
    setMostAwake()
  }

  /// Takes note of the trace's header line.
  func take(_ header: TraceHeader) {
    self.header = header
    for (place, name) in program.headerNames.enumerated() {
      headerValues[place] = header.fields.last { $0.name == name }?.value ?? .missing
    }
    if options.instants == nil { instants = header.instants }
  }

  /// Takes a run of events.
  func take(_ batch: EventBatch) {
    extras = batch.extras
    for event in batch.events { take(event) }
  }

  /// Stops writing down what happens when, and forgets what was.
  func stopChronicle() {
    chronicle = nil
    setMostAwake()
  }

  private func setMostAwake() {
    mostAwake = chronicle == nil && !options.isSequential ? options.mostAwakeSessions : .max
  }

  /// The mark of the event that is looked at, which the event itself keeps.
  func mark() -> Int32 {
    if knownMark >= 0 { return knownMark }
    knownMark = marks.add(
      Mark(
        index: index, line: event.line, time: event.time, clock: clock,
        sessionStart: sessions[session].firstClock, session: event.session, name: event.name,
        scene: event.scene, of: event.of, states: shownStates(),
        phase: event.phase, hasDateTime: event.hasDateTime, sharesLine: sharesLine))
    return knownMark
  }
}

/// A model that the event takes to another state.
struct PendingMove {
  var group: Int32
  /// The number of the model.
  var model: Int
  /// The state that it is taken to.
  var state: UInt8
}

/// How many groups of a rule have each verdict.
struct VerdictCounts {
  var violated = 0
  var inconclusive = 0
  var satisfied = 0
}

/// The groups of a grouping in which an event counts.
enum Reach {
  /// The one that has all its values, if there is one.
  case own
  /// All that its session has named and that agree with the values it has.
  case agreeing
  /// All that its session has named.
  case all
}

/// How often events lacked a field that a rule needs.
struct FieldMiss {
  var count = 0
  var firstLine = 0
  /// The place of the last of them in the order of all events.
  var lastIndex = -1
}

/// What tells a report of a line that makes two events from others.
struct SharedLine: Hashable {
  var plan: Int
  /// The values of the group: with its line's session they tell it from all others.
  var values: Binding
  var line: Int
  var binding: Binding
}
