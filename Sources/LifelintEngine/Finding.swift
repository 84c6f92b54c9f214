public import LifelintRules
public import LifelintTrace

/// One event as a report shows it, with its values as text.
///
/// The texts are a trace's own and may hold anything: whoever prints them escapes them.
public struct EventRecord: Sendable {
  /// The line in the file, from 1.
  public var line: Int
  /// `t` in nanoseconds, as it was logged.
  public var time: Int64
  /// Whether `t` was a date-time (``time`` then counts from 1970).
  public var hasDateTime: Bool
  /// Nanoseconds on the session's clock since the session's first event.
  public var sinceStart: Int64
  /// The session's name, if it has one.
  public var session: String?
  /// The scene, if the event has one.
  public var scene: String?
  /// Callback, system event or action.
  public var kind: EventKind
  /// The canonical name.
  public var name: String
  /// Begin, end or instant.
  public var phase: EventPhase
  /// What the event is about.
  public var of: String?
  /// The states of the rule set's shown models just before the event: `("app", "active")`.
  public var states: [(model: String, state: String)]

  /// Makes a record of its parts.
  public init(
    line: Int, time: Int64, hasDateTime: Bool, sinceStart: Int64, session: String?, scene: String?,
    kind: EventKind, name: String, phase: EventPhase, of: String?,
    states: [(model: String, state: String)]
  ) {
    self.line = line
    self.time = time
    self.hasDateTime = hasDateTime
    self.sinceStart = sinceStart
    self.session = session
    self.scene = scene
    self.kind = kind
    self.name = name
    self.phase = phase
    self.of = of
    self.states = states
  }
}

/// What part an event plays in a finding.
public enum WitnessRole: String, Sendable {
  /// The event that opened the stretch of the rule's scope.
  case open
  /// `when`: what asked for something, or the event that the rule is about.
  case trigger
  /// What should not have come, or came too often or too late.
  case offending
  /// `from`: the event from which the time runs.
  case from
  /// An answer that came, too late or too early.
  case answer
  /// What ended the wait: a bound, the close of the stretch, the exit.
  case end
  /// The last event that the verdict looked at.
  case last
}

/// An event of a finding's witness.
public struct WitnessEvent: Sendable {
  /// The part it plays.
  public var role: WitnessRole
  /// The event.
  public var event: EventRecord

  /// Makes a witness event of its parts.
  public init(role: WitnessRole, event: EventRecord) {
    self.role = role
    self.event = event
  }
}

/// How long something took against what it may take, in nanoseconds.
public struct Overrun: Sendable {
  /// What it took, so far at least; `nil` where the answer never came.
  public var took: Int64?
  /// What it may take.
  public var bound: Int64

  /// Makes an overrun of its parts.
  public init(took: Int64?, bound: Int64) {
    self.took = took
    self.bound = bound
  }
}

/// One diagnostic: a rule's violation, or what the reader found wrong with the trace itself.
///
/// Of a trace with very many findings most are only counted by whoever looks at them, so texts are
/// made when they are asked for.
public struct Finding: Sendable {
  /// What a finding holds as text.
  private struct Parts: Sendable {
    var event: EventRecord?
    var session: String?
    var scene: String?
    var message: String
    var witness: [WitnessEvent]
    var overrun: Overrun?
  }

  private enum Content: Sendable {
    // A finding of a rule is small, and there may be very many.
    indirect case made(Parts)
    case kept(FindingBook, place: Int)
  }

  /// The id of the rule, of a model's `illegal`, or of the reader's own diagnostic.
  public var rule: String
  /// How much it weighs.
  public var severity: Severity
  /// The line, from 1; 0 where it concerns the whole file.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// How to mend it, where that is this finding's own and not the rule's `fix`.
  public var hint: String?
  /// Survives an unrelated change of the trace: holds no line, time or session.
  public var fingerprint: String
  /// Whether it stands in the baseline: it was there before, and fails no run.
  public var isKnown = false
  private let content: Content

  /// The event at the line, where there is one.
  public var event: EventRecord? {
    switch content {
    case .made(let parts): parts.event
    case .kept(let book, let place): book.event(place)
    }
  }

  /// The session's name, if it has one.
  public var session: String? {
    switch content {
    case .made(let parts): parts.session
    case .kept(let book, let place): book.session(place)
    }
  }

  /// The scene of the event, else of the group.
  public var scene: String? {
    switch content {
    case .made(let parts): parts.scene
    case .kept(let book, let place): book.scene(place)
    }
  }

  /// What happened, with this trace's values.
  ///
  /// One paragraph; it may hold a trace's own text.
  public var message: String {
    switch content {
    case .made(let parts): parts.message
    case .kept(let book, let place): book.message(place)
    }
  }

  /// The message with `#` for the session, the scene and moments of time: what stays of it from one
  /// recording to the next.
  ///
  /// Numbers in values that the trace gave are kept.
  public var steadyMessage: String {
    switch content {
    case .made(let parts): parts.message
    case .kept(let book, let place): book.steadyMessage(place)
    }
  }

  /// The values in ``steadyMessage``, without the words of the rule; `nil` where it has no rule.
  public var steadyValues: [String]? {
    switch content {
    case .made: nil
    case .kept(let book, let place): book.steadyValues(place)
    }
  }

  /// The events that prove it, in the order of the file; at most 20.
  public var witness: [WitnessEvent] {
    switch content {
    case .made(let parts): parts.witness
    case .kept(let book, let place): book.witness(place)
    }
  }

  /// The events of ``witness`` by their parts and lines alone, which takes less than all of it.
  public var witnessLines: [(role: WitnessRole, line: Int)] {
    switch content {
    case .made(let parts): parts.witness.map { ($0.role, $0.event.line) }
    case .kept(let book, let place): book.witnessMarks(place).map { ($0.role, $0.mark.line) }
    }
  }

  /// The time of ``event``, which takes less than all of it.
  public var time: (nanoseconds: Int64, hasDateTime: Bool)? {
    switch content {
    case .made(let parts): parts.event.map { ($0.time, $0.hasDateTime) }
    case .kept(let book, let place): (book.mark(place).time, book.mark(place).hasDateTime)
    }
  }

  /// What all findings of its rule in its trace have in common, and no others have; `nil` for what
  /// the reader found.
  public var ruleNumber: Int? {
    switch content {
    case .made: nil
    case .kept(let book, let place): Int(book.records[place].plan)
    }
  }

  /// How late something was, where the rule is a budget.
  public var overrun: Overrun? {
    switch content {
    case .made(let parts): parts.overrun
    case .kept(let book, let place): book.records[place].violation.overrun
    }
  }

  /// Makes a finding of its parts.
  public init(
    rule: String, severity: Severity, line: Int, column: Int = 1, event: EventRecord? = nil,
    session: String? = nil, scene: String? = nil, message: String, hint: String? = nil,
    witness: [WitnessEvent] = [], overrun: Overrun? = nil, fingerprint: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.line = line
    self.column = column
    self.hint = hint
    self.fingerprint = fingerprint
    content = .made(
      Parts(
        event: event, session: session, scene: scene, message: message, witness: witness,
        overrun: overrun))
  }

  /// The finding that a book keeps at a place.
  init(_ book: FindingBook, place: Int) {
    let rule = book.rule(place)
    self.rule = rule.id
    severity = rule.severity
    line = book.mark(place).line
    column = 1
    hint = nil
    fingerprint = ""
    content = .kept(book, place: place)
  }
}
