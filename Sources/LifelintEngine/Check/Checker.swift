import LifelintJSON
import LifelintRules
import LifelintTrace

/// One pass over one trace: takes events in the order of the file and keeps what rules need.
///
/// Each event goes through the steps of "Exact meaning", point 3, in that order; every extension of
/// this class is one of them.
final class Checker {
  let program: Program
  let matching: PatternMatching
  let options: CheckOptions

  // MARK: What lives

  @exclusivity(unchecked) var sessions: ContiguousArray<Session> = []
  @exclusivity(unchecked) var freeSessions: [Int32] = []
  /// The session that each name stands for now, by symbol; else ``none`` or ``hasExited``.
  @exclusivity(unchecked) var sessionNumbers: ContiguousArray<Int32> = []
  /// The session of the last event, where sessions follow one another.
  @exclusivity(unchecked) var lastSession: Int32 = -1
  @exclusivity(unchecked) var groups: ContiguousArray<Group> = []
  @exclusivity(unchecked) var freeGroups: [Int32] = []
  /// The groups that are found in a table.
  @exclusivity(unchecked) var groupTable: [GroupKey: Int32] = [:]
  /// The first group of each grouping that does not part by session; -1 for none.
  @exclusivity(unchecked) var sharedGroups: ContiguousArray<Int32>
  /// The groups of such groupings that a session has named.
  @exclusivity(unchecked) var namedGroups: [Int32: NamedGroups] = [:]
  @exclusivity(unchecked) var stretches: ContiguousArray<Stretch> = []
  @exclusivity(unchecked) var freeStretches: [Int32] = []
  /// What stands where there is no stretch.
  let nobody = Stretch(plan: -1, group: -1)

  // MARK: The event that is looked at

  @exclusivity(unchecked) var event: Event
  @exclusivity(unchecked) var extras: ContiguousArray<ExtraField> = []
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
  /// The bindings of which a trigger of `previously` has taken the event itself.
  @exclusivity(unchecked) var ownTakers: ContiguousArray<Binding> = []
  /// The mark of the event, once somebody has asked for it.
  @exclusivity(unchecked) var knownMark: Mark?
  /// For each grouping the event's groups.
  let members: ContiguousArray<Members>
  /// The models that this event takes to another state.
  @exclusivity(unchecked) var moves: ContiguousArray<(group: Int32, ordinal: Int, state: UInt8)> =
    []

  // MARK: What is remembered between events

  /// What concerns an event, by name and phase.
  @exclusivity(unchecked) var dispatches: ContiguousArray<Dispatch?> = []
  /// Remembered answers of tests, by symbol: 0 not asked, 1 yes, 2 no.
  @exclusivity(unchecked) var caches: ContiguousArray<ContiguousArray<UInt8>>
  /// The values of the header's fields that are asked for.
  @exclusivity(unchecked) var headerValues: ContiguousArray<Symbol>
  @exclusivity(unchecked) var header: TraceHeader?
  /// How far an instant reaches that is read as a span; `nil` where none is.
  @exclusivity(unchecked) var instants: Int64?

  /// Writes down what happened when; `nil` unless somebody asks for it.
  let chronicle: Chronicle?

  // MARK: What was found

  @exclusivity(unchecked) var verdicts: ContiguousArray<RuleVerdicts>
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
  @exclusivity(unchecked) var diagnosticCounts: [DiagnosticID: Int] = [:]
  /// Callbacks that were reported for their second spelling.
  @exclusivity(unchecked) var saidSpellings: Set<NameID> = []
  /// What was reported at the event that is looked at.
  @exclusivity(unchecked) var saidNow:
    ContiguousArray<(plan: Int, group: Int32, binding: Binding)> =
      []
  /// What was reported of lines that make two events.
  @exclusivity(unchecked) var saidLines: Set<SharedLine> = []
  @exclusivity(unchecked) var sessionCount = 0
  /// The plan that looks at the event.
  @exclusivity(unchecked) var lookingPlan: Int?
  /// Events that lacked a field.
  @exclusivity(unchecked) var nearMisses:
    [NearMissKey: (count: Int, firstLine: Int, lastIndex: Int)] = [:]
  /// How many values there have to be before those that nothing needs are let go of.
  @exclusivity(unchecked) var sweepAt = 1 << 16

  init(program: Program, options: CheckOptions) {
    nobody.isReleased = true
    self.program = program
    self.options = options
    let matching = PatternMatching(symbols: program.symbols)
    self.matching = matching
    book = FindingBook(program: program, matching: matching)
    sharedGroups = ContiguousArray(repeating: -1, count: program.groupings.count)
    members = ContiguousArray(program.groupings.map { _ in Members() })
    caches = ContiguousArray(repeating: [], count: program.cacheCount)
    headerValues = ContiguousArray(repeating: .missing, count: program.headerNames.count)
    verdicts = ContiguousArray(program.plans.map { RuleVerdicts(rule: $0.text.id) })
    findingCounts = ContiguousArray(repeating: 0, count: program.plans.count)
    instants = options.instants
    chronicle = Chronicle(program: program, options: options)
    event = Event(
      line: 0, time: 0, session: .missing, scene: .missing, of: .missing, thread: .missing,
      name: program.launch, extraStart: 0, extraCount: 0, kind: .system, phase: .instant,
      spelling: .name, hasDateTime: false)
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

  /// What concerns events like the one that is looked at.
  func dispatch() -> Dispatch {
    let place = Int(event.name.rawValue) * 3 + Int(event.phase.rawValue)
    if place < dispatches.count, let known = dispatches[place] { return known }
    while dispatches.count <= place { dispatches.append(nil) }
    let made = program.dispatch(name: event.name, phase: event.phase, matching: matching)
    dispatches[place] = made
    return made
  }

  /// The mark of the event that is looked at.
  func mark() -> Mark {
    if let knownMark { return knownMark }
    let made = Mark(
      index: index, line: event.line, time: event.time, clock: clock,
      session: event.session, sessionStart: sessions[Int(session)].firstClock, name: event.name,
      scene: event.scene, of: event.of, states: shownStates(),
      phase: event.phase, hasDateTime: event.hasDateTime, sharesLine: sharesLine)
    knownMark = made
    return made
  }
}

/// A plan and the field that an event lacked: `of`, or one of the asked-for fields.
struct NearMissKey: Hashable {
  var plan: Int
  var field: UInt16?
}

/// The groups of a grouping in which an event counts.
final class Members {
  /// The event for which they were found.
  @exclusivity(unchecked) var index = -1
  /// The group that has all the values of the event that is looked at; -1 for none.
  @exclusivity(unchecked) var own: Int32 = -1
  @exclusivity(unchecked) var groups: ContiguousArray<Int32> = []
}

/// What tells a report of a line that makes two events from others.
struct SharedLine: Hashable {
  var plan: Int
  var group: Int32
  var line: Int
  var binding: Binding
}
