import LifelintJSON
import LifelintRules
import LifelintTrace

/// The places in a rule where a matcher stands.
enum Position: Int, CaseIterable {
  case open, close, bound, from, subject, trigger
}

/// A rule as the engine runs it.
final class RulePlan {
  /// What a check asks for, beside its matchers.
  enum Form {
    case never
    case exists(atLeast: Int, atMost: Int?)
    case always(holds: CompiledMatcher)
    case recurs(every: Int64)
    case limit(atMost: ExactNumber, within: Int64, sum: Accessor?)
    case then
    case whenNever
    case previously
  }

  /// Its number among all plans, those of models included.
  let number: Int
  /// What a person reads about it.
  let text: RuleText
  /// The number of its grouping.
  let grouping: Int
  /// Its place among the plans of its grouping.
  let ordinal: Int
  /// What it asks for.
  var form = Form.never
  /// The matchers, by ``Position``.
  var matchers: [CompiledMatcher?] = Position.allCases.map { _ in nil }

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

  /// How to find what a matcher's event concerns without trying all, by ``Position``: for the
  /// scope's variables, and for the trigger's.
  var stretchKeys: [KeyReader?] = Position.allCases.map { _ in nil }
  var bucketKeys: [KeyReader?] = Position.allCases.map { _ in nil }
  /// How the past is kept for `previously`.
  var history: HistoryPlan?

  /// What it measures, if it is no rule but measures something: then nothing is said of it.
  var measure: MeasurePlan?

  /// What is said where it is violated.
  var message: CompiledMessage
  /// What may pass, by its place in the configuration.
  var allowances: [(index: Int, match: CompiledMatcher?)] = []

  init(number: Int, text: RuleText, grouping: Int, ordinal: Int, message: CompiledMessage) {
    self.number = number
    self.text = text
    self.grouping = grouping
    self.ordinal = ordinal
    self.message = message
  }
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

/// Reads the values of variables from an event, for each alternative of a matcher.
struct KeyReader {
  /// For each alternative: which field has the value of which variable.
  var alternatives: [[(variable: Int, accessor: Accessor, isOptional: Bool)]]
}

/// How `previously` keeps the events that came before.
enum HistoryPlan {
  /// By the values of these variables, which the earlier event names plainly; the event that
  /// undoes them names the same, or none.
  case keyed(variables: [Int], earlier: KeyReader, bound: KeyReader?)
  /// One by one, tested when a trigger comes.
  case listed
}

/// A model as the engine runs it.
final class ModelPlan {
  final class Step {
    let on: CompiledMatcher
    /// The names of the events that take it.
    let label: String
    /// Where it leads; `nil` for nowhere.
    let to: UInt8?
    /// The states it starts from, as bits of the first 64; the others stand in ``others``.
    private let bits: UInt64
    private let others: Set<UInt8>
    private let startsAnywhere: Bool

    init(on: CompiledMatcher, label: String, from: Set<UInt8>?, to: UInt8?) {
      self.on = on
      self.label = label
      self.to = to
      startsAnywhere = from == nil
      var bits: UInt64 = 0
      for state in from ?? [] where state < 64 { bits |= 1 << UInt64(state) }
      self.bits = bits
      others = (from ?? []).filter { $0 >= 64 }
    }

    /// Whether it names a state as one it starts from.
    func names(_ state: UInt8) -> Bool {
      state < 64 ? bits >> UInt64(state) & 1 == 1 : others.contains(state)
    }

    /// Whether it starts from a state.
    func starts(from state: UInt8) -> Bool { startsAnywhere || names(state) }
  }

  /// The model's name.
  let name: String
  /// The number of its grouping.
  let grouping: Int
  /// The first state.
  let initial: UInt8
  /// The states' symbols; the first, 0, is `unknown`.
  let stateSymbols: [Symbol]
  /// Their names.
  let stateNames: [String]
  /// The steps.
  let steps: [Step]
  /// The model that it sums up, and for each of that one's states its rank; the least rank wins.
  var sum: (model: Int, ranks: [UInt8], states: [UInt8])?
  /// Whether it has an `illegal`, on or off: it decides how it leaves `unknown`.
  let hasIllegal: Bool
  /// The plan number of its `illegal`, where that is on.
  var illegal: Int?
  /// Its place among the models of its grouping.
  let ordinal: Int

  init(
    name: String, grouping: Int, initial: UInt8, stateSymbols: [Symbol], stateNames: [String],
    steps: [Step], hasIllegal: Bool, ordinal: Int
  ) {
    self.name = name
    self.grouping = grouping
    self.initial = initial
    self.stateSymbols = stateSymbols
    self.stateNames = stateNames
    self.steps = steps
    self.hasIllegal = hasIllegal
    self.ordinal = ordinal
  }
}

extension ModelPlan {
  /// What an illegal event's report says beside its message: the state, since when, and what could
  /// have come instead.
  func detail(of event: String, state: UInt8, since line: Int?) -> String {
    // What can come in any state says nothing about this one.
    var possible: [String] = []
    for step in steps where step.names(state) {
      if step.label != event, !possible.contains(step.label) { possible.append(step.label) }
    }
    if possible.count > 6 { possible = possible.prefix(6) + ["others"] }
    let when = line.map { " since line \($0)" } ?? ""
    let instead =
      possible.isEmpty
      ? "nothing of its own can come there"
      : "what can come there: " + possible.joined(separator: ", ")
    return "the \(name) was \(stateNames[Int(state)])\(when); \(instead)"
  }
}
