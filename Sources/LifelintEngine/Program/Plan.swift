import LifelintJSON
import LifelintRules
import LifelintTrace

/// The places in a rule where a matcher stands.
enum Position: Int, CaseIterable {
  case open, close, bound, from, subject, trigger
}

extension PerPosition: Equatable where Value: Equatable {}
extension PerPosition: Hashable where Value: Hashable {}

/// Something for each ``Position``.
struct PerPosition<Value> {
  var open: Value
  var close: Value
  var bound: Value
  var from: Value
  var subject: Value
  var trigger: Value

  init(_ value: Value) {
    (open, close, bound, from, subject, trigger) = (value, value, value, value, value, value)
  }

  @inline(__always)
  subscript(position: Position) -> Value {
    get {
      switch position {
      case .open: open
      case .close: close
      case .bound: bound
      case .from: from
      case .subject: subject
      case .trigger: trigger
      }
    }
    set {
      switch position {
      case .open: open = newValue
      case .close: close = newValue
      case .bound: bound = newValue
      case .from: from = newValue
      case .subject: subject = newValue
      case .trigger: trigger = newValue
      }
    }
  }
}

/// A rule as the engine runs it: a plain value without any reference, read where it lies.
///
/// What only a report needs is a ``RuleReport``.
struct RulePlan {
  /// What a check asks for, beside its matchers.
  enum Form {
    case never, exists, always, recurs, limit, then, whenNever, previously
  }

  /// Its number among all plans, those of models included.
  let number: Int
  /// The number of its grouping.
  let grouping: Int
  /// Its place among the plans of its grouping.
  let ordinal: Int
  /// The number of its `also` among all of them; -1 for none.
  let also: Int
  /// What it asks for.
  var form = Form.never
  /// Its matchers.
  var matchers = PerPosition<CompiledMatcher?>(nil)

  // The scope.
  var hasOpen = false
  var hasClose = false
  var needsClose = false
  var duration: Int64?
  var restarts = false
  /// The numbers of the variables that the scope's opening binds: all below this are its own.
  var scopeVariables = 0

  // The trigger.
  var within: Int64?
  var after: Int64 = 0
  var isInclusive = false
  var answersOldest = false
  var isOwedAtEnd = false
  /// How many variables there are: those from ``scopeVariables`` on are the trigger's.
  var variables = 0

  // The other forms.
  var atLeast = 0
  var atMost: Int?
  /// `recurs`: the longest silence.
  var every: Int64 = 0
  /// `always`: what each event has to match too.
  var holds: CompiledMatcher?
  /// `limit`: the length of the window.
  var window: Int64 = 0
  /// `limit`: the field that is added up.
  var sum: Accessor?

  /// How to find what a matcher's event concerns without trying all: for the scope's variables, and
  /// for the trigger's.
  var stretchKeys = PerPosition<KeyReader?>(nil)
  var bucketKeys = PerPosition<KeyReader?>(nil)
  /// The sets of these variables of which an event may name no more: places in the key parts.
  var stretchParts = 0..<0
  var bucketParts = 0..<0
  /// How the past is kept for `previously`.
  var history = HistoryPlan.listed

  /// What it measures, if it is no rule but measures something: then nothing is said of it.
  var measure: MeasurePlan?

  /// Whether its message names fields that a ``Mark`` does not hold.
  var captures = false
  /// Whether the configuration lets anything of it pass.
  var hasAllowances = false

  init(number: Int, grouping: Int, ordinal: Int, also: Int) {
    self.number = number
    self.grouping = grouping
    self.ordinal = ordinal
    self.also = also
  }
}

extension RulePlan {
  /// The places of the matchers that can mean something where nothing of the rule lives.
  var beginning: [Position] {
    if hasOpen { return [.open] }
    return switch form {
    case .never, .always, .exists, .limit: [.close, .subject]
    case .recurs: [.close]
    case .then, .whenNever: [.close, .trigger]
    case .previously: Position.allCases
    }
  }
}

/// What a report needs to know of a rule.
struct RuleReport {
  /// What a person reads about it.
  let text: RuleText
  /// What is said where it is violated.
  let message: CompiledMessage
  /// What may pass, by its place in the configuration.
  let allowances: [(index: Int, match: CompiledMatcher?)]
  /// `limit`: how much is the most.
  var most = ExactNumber(0)
}

/// A message whose places are numbers.
struct CompiledMessage {
  enum Part {
    case text(String)
    case variable(Int)
    case field(Accessor)
  }

  var parts: [Part]
  /// The fields that it names and a ``Mark`` does not hold: they are kept beside the mark.
  var captured: [Accessor]
}

/// How `previously` keeps the events that came before.
enum HistoryPlan {
  /// By the values of the variables that the earlier event names plainly; the event that undoes
  /// them names the same, or none.
  case keyed(HistoryKeys)
  /// One by one, tested when a trigger comes.
  case listed
}

/// How to read by which values of variables an event of `previously` is kept.
struct HistoryKeys {
  var earlier: KeyReader
  /// For the event that undoes; `nil` where it undoes all.
  var bound: KeyReader?
  /// Whether these are all variables of the trigger.
  var isWhole: Bool
  /// Whether an event may be an earlier one of several values.
  var areSeveral: Bool
}
