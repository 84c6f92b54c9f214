public import LifelintJSON

/// How much a finding weighs.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth a look.
  case note
  /// A likely fault.
  case warning
  /// Users lose data, the system kills the app, or the order is impossible.
  case error

  /// Orders by weight: a note is less than a warning, a warning less than an error.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What a person reads about a rule, the same for rules and for a model's `illegal`.
///
/// What only a reader of the rule needs (``why``, ``fix``, ``references``, ``exceptions``, and the
/// examples) is taken out of the binary when it is first asked for, if the rule is built in.
public struct RuleText: Sendable {
  /// The rule's id, which is its file's name.
  public var id: String
  /// How much a finding weighs, after the configuration.
  public var severity: Severity
  /// How much it weighs unless the configuration says otherwise.
  public let ownSeverity: Severity
  /// What the rule asks for, in one line.
  public var summary: String
  /// Words to choose rules by.
  public var tags: [String]
  /// What is said where the rule is violated.
  public var message: MessageTemplate
  /// The file it came from, as a person would find it.
  public var file: String
  /// Whether it is off until the configuration names it.
  public var isOptIn: Bool
  /// Where the rest is.
  var documentationSource: DocumentationSource

  /// Makes a rule's text of its parts.
  public init(
    id: String, severity: Severity, summary: String, why: String, fix: String,
    references: [String], exceptions: String?, tags: [String], message: MessageTemplate,
    file: String, isOptIn: Bool
  ) {
    self.init(
      id: id, severity: severity, summary: summary, tags: tags, message: message, file: file,
      isOptIn: isOptIn,
      documentationSource: .read(
        RuleDocumentation(
          why: why, fix: fix, references: references, exceptions: exceptions)))
  }

  init(
    id: String, severity: Severity, summary: String, tags: [String], message: MessageTemplate,
    file: String, isOptIn: Bool, documentationSource: DocumentationSource
  ) {
    self.id = id
    self.severity = severity
    self.ownSeverity = severity
    self.summary = summary
    self.tags = tags
    self.message = message
    self.file = file
    self.isOptIn = isOptIn
    self.documentationSource = documentationSource
  }
}

/// A message with places for values: `"{$what} was paused at {t}"`.
public struct MessageTemplate: Sendable, Hashable {
  /// One part of a message.
  public enum Part: Sendable, Hashable {
    /// Plain text.
    case text(String)
    /// The value of a variable.
    case variable(String)
    /// The field of the event at the line, else of the group.
    case field(Field)
  }

  /// The parts, in order.
  public var parts: [Part]

  /// Makes a message of its parts.
  public init(parts: [Part]) {
    self.parts = parts
  }
}

/// One field of a `per`.
public struct PerField: Sendable, Hashable {
  /// The field, one of the trace's own.
  public var field: Field
  /// `"scene?"`: the events without it are also a group of their own.
  public var isOptional: Bool

  /// Makes a field of a `per`.
  public init(field: Field, isOptional: Bool) {
    self.field = field
    self.isOptional = isOptional
  }
}

/// How a trace is parted into groups: `per` and `also`.
public struct Grouping: Sendable, Hashable {
  /// The fields whose values part the trace.
  public var per: [PerField]
  /// Events that count in every group that their session has named.
  public var also: Matcher?

  /// Makes a grouping of its parts.
  public init(per: [PerField], also: Matcher?) {
    self.per = per
    self.also = also
  }
}

/// The part of a group that a check covers.
public struct Scope: Sendable, Hashable {
  /// The event that opens a stretch; without it the stretch is open from the start.
  public var open: Matcher?
  /// The event that closes it.
  public var close: Matcher?
  /// `before` and `between`: nothing counts until the closing event comes.
  public var needsClose: Bool
  /// `for`, in nanoseconds: how long a stretch lasts at most.
  public var duration: Int64?
  /// `restart`: an opening event inside of the stretch begins it anew.
  public var restarts: Bool

  /// Makes a scope of its parts; without any it is the whole group.
  public init(
    open: Matcher? = nil, close: Matcher? = nil, needsClose: Bool = false,
    duration: Int64? = nil, restarts: Bool = false
  ) {
    self.open = open
    self.close = close
    self.needsClose = needsClose
    self.duration = duration
    self.restarts = restarts
  }
}

/// What a rule asks for: one of the specification patterns.
///
/// Sources: M. Dwyer, G. Avrunin, J. Corbett, "Patterns in Property Specifications for
/// Finite-State Verification", ICSE 1999; for time, S. Konrad, B. Cheng, "Real-time Specification
/// Patterns", ICSE 2005.
public enum Check: Sendable, Hashable {
  /// Absence.
  case never(Matcher)
  /// Bounded existence.
  case exists(Matcher, atLeast: Int, atMost: Int?)
  /// Universality.
  case always(Matcher, holds: Matcher)
  /// Response: after each trigger comes an answer.
  case then(Trigger, answer: Matcher)
  /// Negative response: after each trigger comes no such event.
  case whenNever(Trigger, ban: Matcher)
  /// Precedence: before each trigger came such an event.
  case previously(Trigger, earlier: Matcher)
  /// Bounded recurrence; `every` in nanoseconds.
  case recurs(Matcher, every: Int64)
  /// A rate; `within` in nanoseconds, `sum` the field that is added up instead of counting.
  case limit(Matcher, atMost: Most, within: Int64, sum: Field?)

  /// The most that a ``limit(_:atMost:within:sum:)`` allows.
  public struct Most: Sendable, Hashable {
    /// The number.
    public var number: ExactNumber
    /// The threshold of the vocabulary that gives it, if one does.
    public var threshold: String?

    /// Makes a limit of its parts.
    public init(_ number: ExactNumber, threshold: String? = nil) {
      self.number = number
      self.threshold = threshold
    }
  }
}

/// What the three `when` forms share.
public struct Trigger: Sendable, Hashable {
  /// The event of `when`, which opens an obligation and binds the rule's variables.
  public var when: Matcher
  /// `before`, `until` or `since`: the event that ends what it bounds.
  public var bound: Matcher?
  /// `within`, in nanoseconds.
  public var within: Int64?
  /// `after`, in nanoseconds.
  public var after: Int64?
  /// `from`: the event from which `within` and `after` run.
  public var from: Matcher?
  /// `inclusive`: one event may answer itself.
  public var isInclusive: Bool
  /// `"answers": "oldest"`: one event answers one trigger.
  public var answersOldest: Bool
  /// `"atEnd": "violated"`: what still waits where the trace is over, its time running, is violated
  /// and not inconclusive.
  public var isOwedAtEnd: Bool

  /// Makes a trigger of its parts.
  public init(
    when: Matcher, bound: Matcher? = nil, within: Int64? = nil, after: Int64? = nil,
    from: Matcher? = nil, isInclusive: Bool = false, answersOldest: Bool = false,
    isOwedAtEnd: Bool = false
  ) {
    self.when = when
    self.bound = bound
    self.within = within
    self.after = after
    self.from = from
    self.isInclusive = isInclusive
    self.answersOldest = answersOldest
    self.isOwedAtEnd = isOwedAtEnd
  }
}

/// A small trace that comes with a rule.
public struct Example: Sendable {
  /// Why it is good or bad.
  public var why: String
  /// Its lines: the text of each.
  public var lines: [String]
  /// Where the rule is reported, with repeats; empty for a good one.
  public var reports: [Int]

  /// Makes an example of its parts.
  public init(why: String, lines: [String], reports: [Int]) {
    self.why = why
    self.lines = lines
    self.reports = reports
  }
}

/// One rule, as its file says it and the configuration has changed it.
///
/// A built-in rule's ``scope`` and ``check`` are taken out of the binary when they are asked for, as
/// most runs need those of few rules. Nothing of them is kept: whoever asks more than once, or for
/// those of many rules, goes through a ``RuleBodyReader``.
public struct Rule: Sendable {
  /// What a person reads about it.
  public var text: RuleText
  /// How the trace is parted for it.
  public var grouping: Grouping
  /// Where the rest is.
  var bodySource: RuleBodySource

  /// The part of a group that it covers.
  public var scope: Scope {
    get { body.scope }
    set { body.scope = newValue }
  }

  /// What it asks for.
  public var check: Check {
    get { body.check }
    set { body.check = newValue }
  }

  /// Traces that it must be silent on.
  public var goodExamples: [Example] { text.documentation.goodExamples }
  /// Traces that it must report.
  public var badExamples: [Example] { text.documentation.badExamples }

  /// Makes a rule of its parts.
  public init(
    text: RuleText, grouping: Grouping, scope: Scope, check: Check, goodExamples: [Example],
    badExamples: [Example]
  ) {
    self.init(text: text, grouping: grouping, scope: scope, check: check)
    self.text.documentation.goodExamples = goodExamples
    self.text.documentation.badExamples = badExamples
  }

  init(text: RuleText, grouping: Grouping, scope: Scope, check: Check) {
    self.text = text
    self.grouping = grouping
    bodySource = .read(RuleBody(scope: scope, check: check))
  }

  /// Makes a built-in rule.
  init(text: RuleText, grouping: Grouping, body: EmbeddedBody) {
    self.text = text
    self.grouping = grouping
    bodySource = .embedded(body)
  }
}

/// What a check needs of a rule: by far the most of it.
struct RuleBody: Sendable {
  var scope: Scope
  var check: Check
}

/// Where a rule's body is.
enum RuleBodySource: Sendable {
  /// Here.
  case read(RuleBody)
  /// In the binary.
  case embedded(EmbeddedBody)
}

extension Rule {
  /// What a check needs of the rule.
  ///
  /// - Complexity: O(n) in the size of the body where the rule is built in; else O(1).
  var body: RuleBody {
    get {
      switch bodySource {
      case .read(let body): return body
      case .embedded(let embedded):
        var decoder = RulebookDecoder(embedded.body.book)
        return decoder.body(at: embedded.body)
      }
    }
    set { bodySource = .read(newValue) }
  }
}
