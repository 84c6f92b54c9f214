import LifelintRules
import LifelintTrace

/// Follows a check and writes down what happened when, for reports that draw time or sum it up.
///
/// The checker has one only where a report asks for it, and calls it at few places: where a session
/// begins, is joined and ends, before and after each event, and where an obligation is answered or
/// is not. What a chronicle writes down changes no verdict.
final class Chronicle {
  /// The models that are followed; the first is the one whose state tells how the app was.
  let lanes: ContiguousArray<LanePlan>
  /// What is drawn; `nil` where nothing is.
  private(set) var drawing: DrawingBook?
  /// What is summed up; `nil` where nothing is.
  private(set) var sums: TimingBook?

  /// What is measured.
  let measures: [Measure]
  /// What is known of each session that lives, by its number.
  private(set) var sessions: ContiguousArray<SessionChronicle?> = []

  /// How many sessions there have been.
  private var sessionCount = 0
  private let program: Program
  /// The table of the values in fields.
  var symbols: SymbolTable { program.symbols }
  let mainThread: Symbol
  /// The names' texts, as far as somebody has asked for them.
  private var nameTexts: ContiguousArray<String?> = []
  /// The hangs that events may be by their names and phases, as far as such have come.
  var namedHangs: ContiguousArray<ContiguousArray<Int>?> = []

  /// Makes a chronicle if the options ask for one.
  init?(program: Program, options: CheckOptions) {
    guard options.recordsTimeline || options.recordsTiming else { return nil }
    self.program = program
    lanes = program.lanes
    measures = program.ruleSet.measures
    mainThread = program.symbols.intern("main")
    program.symbols.pin(mainThread)
    drawing = options.recordsTimeline ? DrawingBook() : nil
    sums = options.recordsTiming ? TimingBook(program: program) : nil
  }

  // MARK: Texts

  /// The text of a field's value; `nil` for a missing one.
  func text(_ symbol: Symbol) -> String? {
    symbol == .missing || symbol == Binding.unbound ? nil : program.symbols.text(of: symbol)
  }

  /// The text of an event's name.
  func text(_ name: NameID) -> String {
    let place = Int(name.rawValue)
    while nameTexts.count <= place { nameTexts.append(nil) }
    if let known = nameTexts[place] { return known }
    let made = program.names.text(of: name)
    nameTexts[place] = made
    return made
  }

  /// Whether a thread is the main one.
  func isMain(_ thread: Symbol) -> Bool { thread == mainThread || thread == .missing }

  // MARK: Sessions

  /// A session has begun with an event.
  func begin(_ number: Int32, with event: Event, isCut: Bool) {
    while sessions.count <= Int(number) { sessions.append(nil) }
    sessionCount += 1
    let known = SessionChronicle(
      name: text(event.session), number: sessionCount, firstClock: event.time,
      lanes: lanes.count)
    known.place =
      drawing?.begin(
        SessionRecording(
          name: known.name, line: event.line, time: event.time, hasDateTime: event.hasDateTime,
          isCut: isCut))
    sessions[Int(number)] = known
  }

  /// A launch has joined a session, which is whole from there on.
  func join(_ number: Int32) {
    sessions[Int(number)]?.hasToWalk = true
    if let place = sessions[Int(number)]?.place { drawing?.makeWhole(place) }
  }

  /// A session is about to end: what is open in it never returned.
  func close(_ number: Int32, _ closing: Closing, _ checker: Checker) {
    guard let session = sessions[Int(number)], sums != nil else { return }
    noteUnreturned(session, number, checker)
  }

  /// A session has ended.
  ///
  /// - Parameters:
  ///   - number: The session.
  ///   - closing: How it has ended.
  ///   - isGone: Whether its process is known to be gone, though it has no `exit`.
  func end(_ number: Int32, _ closing: Closing, isGone: Bool) {
    guard let session = sessions[Int(number)] else { return }
    let isOver = closing == .exit || isGone || session.isKilled
    endStates(of: session, isOver ? .lost : .unsettled)
    sum { $0.addSession(session.now) }
    if let place = session.place {
      drawing?.end(place, at: session.now, closing == .exit ? .exit : isOver ? .gone : .end)
    }
    sessions[Int(number)] = nil
  }

  // MARK: Events

  /// The checker looks at an event; its session's clock has moved, and models have not.
  func look(_ checker: Checker) {
    guard let session = sessions[Int(checker.session)] else { return }
    let event = checker.event
    let at = checker.clock.since(session.firstClock)
    if event.name == program.gap, event.phase != .end {
      takeGap(session, line: event.line, at: at)
    }
    session.now = at
    noteKill(session, checker)
    noteHangs(session, checker)
    guard let place = session.place else { return }
    drawing?.add(to: place, at: at, line: event.line) {
      EventMark(
        line: event.line, at: at, kind: event.kind, name: text(event.name), phase: event.phase,
        scene: text(event.scene), of: text(event.of), thread: threadText(event))
    }
  }

  /// The checker has looked at an event of a session that goes on: models have moved.
  func settle(_ checker: Checker) {
    guard let session = sessions[Int(checker.session)] else { return }
    noteSpan(session, checker)
    noteStates(session, checker)
  }

  /// A session is killed where an event says so and nothing shows that it runs on.
  private func noteKill(_ session: SessionChronicle, _ checker: Checker) {
    if checker.event.kind != .system {
      session.isKilled = false
    } else if checker.program.kills.contains(where: { checker.matches($0, group: -1, Binding()) }) {
      session.isKilled = true
    }
  }

  private func threadText(_ event: Event) -> String? {
    isMain(event.thread) ? nil : text(event.thread)
  }

  private func takeGap(_ session: SessionChronicle, line: Int, at: Int64) {
    forgetSpans(of: session)
    session.hasToWalk = true
    breakStates(of: session, line: line, program)
    if let place = session.place {
      drawing?.add(GapRecord(start: session.now, end: at, line: line), to: place)
    }
  }

  // MARK: What a book takes

  /// Lets the book of sums take something.
  func sum(_ body: (TimingBook) -> Void) {
    if let sums { body(sums) }
  }

  /// Lets the drawing take something of a session that is drawn.
  func draw<Value>(_ session: SessionChronicle, _ body: (DrawingBook, Int) -> Value) -> Value? {
    guard let drawing, let place = session.place else { return nil }
    return body(drawing, place)
  }

  // MARK: The end

  /// What is drawn, once the trace is over.
  var recording: TraceRecording? { drawing?.finished(lanes: lanes, program: program) }

  /// The sums, once the trace is over.
  func timing(path: String) -> Timing? { sums?.timing(path: path) }
}

/// A model whose states are followed.
struct LanePlan {
  /// The number of the model.
  var model: Int
  /// That of its grouping, and its place among the grouping's models.
  var grouping: Int
  var ordinal: Int
  /// Whether there is one of it in a session.
  var isOfSession: Bool
  /// Whether it sums up another, so that it moves with that one.
  var isSum: Bool
  /// What it is called in a report.
  var title: String
  /// Whether it is followed for the states in which data is at risk.
  var isRisk: Bool
  /// For each of its states whether it is one of those.
  var atRisk: [Bool]
}

/// What is known of a session while it lives.
final class SessionChronicle {
  /// Its name, if it has one.
  let name: String?
  /// Its place among the sessions of the trace, from 1.
  let number: Int
  /// Its clock at its first event.
  let firstClock: Int64
  /// Its place among those that are drawn; `nil` where it is not.
  var place: Int?
  /// When its latest event came, since its first.
  var now: Int64 = 0
  /// What has begun and not ended.
  var spans = BindingTable<OpenTime>()
  /// The spelling under which each callback was first logged as a span.
  var spanSpellings: [NameID: Spelling] = [:]
  /// The states of the followed models.
  var states: [StateKey: OpenState] = [:]
  /// The measures that run, or ran last.
  var running: [RunningKey: RunningMeasure] = [:]
  /// What is unsaved.
  var risks: [StateKey: OpenRisk] = [:]
  /// Since when anything is.
  var anyRisk: OpenRisk?
  /// The state of the first followed model.
  var lead: UInt8?
  /// The states that were noted last of models of which there is one, by lane.
  var noted: ContiguousArray<UInt8?>
  /// The instances that events named last, by lane: their states were noted.
  var lastNamed: ContiguousArray<Int32>
  /// Whether more states have changed than the event's own.
  var hasToWalk = false
  /// Whether an event has told of its end, and nothing since that it runs on.
  var isKilled = false

  init(name: String?, number: Int, firstClock: Int64, lanes: Int) {
    noted = ContiguousArray(repeating: nil, count: lanes)
    lastNamed = ContiguousArray(repeating: -1, count: lanes)
    self.name = name
    self.number = number
    self.firstClock = firstClock
  }
}

/// A begin without its end.
struct OpenTime {
  var name: NameID
  var kind: EventKind
  var isOnMain: Bool
  /// The spelling, where it is not that under which its callback was first logged as a span.
  var spelling: Spelling?
  var start: Int64
  var line: Int
  /// Its place among the spans that are drawn.
  var place: Int?
}

/// How a time in which a kill would lose something has ended.
enum RiskEnding {
  /// It was saved, or given up; or events are missing and nobody knows.
  case saved
  /// The process was gone, and what was unsaved with it.
  case lost
  /// The trace stops, and what became of it is not in it.
  case unsettled
}

/// A time in which a kill would lose something.
struct OpenRisk {
  var start: Int64
  var line: Int
  /// Since when it is so while the app is in the state in which it is now.
  var startOfPart: Int64
  var lineOfPart: Int
}

/// An instance of a followed model.
struct StateKey: Hashable, Comparable {
  /// The place of the model among those that are followed.
  var lane: Int32
  /// The instance's group.
  var group: Int32

  static func < (left: StateKey, right: StateKey) -> Bool {
    (left.lane, left.group) < (right.lane, right.group)
  }
}

/// The state that an instance is in.
struct OpenState {
  var state: UInt8
  var start: Int64
  var line: Int
  var instance: String?
  /// Its place among the states that are drawn.
  var place: Int?
}
