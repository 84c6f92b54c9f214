import LifelintEngine
import LifelintRules

/// Says in a few words what part an event plays in a finding.
struct WitnessLabel {
  /// What the rule asks for; `nil` for a model's `illegal` and for what the reader itself reports.
  var check: Check?
  /// How late something was.
  var overrun: Overrun?

  /// The words for a role; none where the event speaks for itself.
  func text(_ role: WitnessRole) -> String {
    switch role {
    case .open: check == nil ? "in this state since here" : "the rule holds from here on"
    case .trigger: trigger
    case .offending: offending
    case .from: bound.map { "its \($0) run from here" } ?? "the time runs from here"
    case .answer: answer
    case .end: end
    case .last: "the last event seen"
    }
  }

  private var bound: String? { overrun.map { TimeText.bound($0.bound) } }

  private var trigger: String {
    switch check {
    // Where the time runs from another event, that one says how long.
    case .then(let trigger, _) where trigger.from != nil: "what should follow did not"
    case .then: bound.map { "it has \($0) from here" } ?? "what should follow did not"
    case .whenNever: "from here on it must not happen"
    case .previously: "what should come before did not"
    case .recurs: "nothing for too long after this"
    case .limit, .exists: "counted"
    case .never: "this must not happen"
    case .always: "not as it has to be"
    case nil: "in this state since here"
    }
  }

  private var offending: String {
    switch check {
    case .exists(_, let atLeast, let atMost): exists(atLeast: atLeast, atMost: atMost)
    case .limit: "this breaks the limit"
    case .always: "not as it has to be"
    case .then: "this came instead"
    case .previously: "this undoes what came before"
    case .recurs: "nothing for too long after this"
    case .never, .whenNever: "this must not happen"
    case nil: "not possible in this state"
    }
  }

  /// Too few are reported where the stretch closes, too many where they happen.
  private func exists(atLeast: Int, atMost: Int?) -> String {
    if atMost == nil { return "it had to happen before this" }
    return atLeast == 0 ? "one too many" : "not as often as it has to be"
  }

  private var answer: String {
    if let overrun, let took = overrun.took {
      let (off, overflows) = took.subtractingReportingOverflow(overrun.bound)
      if !overflows, off != 0 {
        return "\(TimeText.duration(off < 0 ? 0 - off : off)) too \(off < 0 ? "early" : "late")"
      }
    }
    return switch check {
    case .then: "not in time"
    case .previously: "too far away to count"
    default: "counted"
    }
  }

  private var end: String {
    switch check {
    case .then: overrun == nil ? "it had to come before this" : "its time had passed by here"
    case .exists: "it had to happen before this"
    case .recurs: "the silence lasts until here"
    case .previously: "this undoes what came before"
    default: "it ends here"
    }
  }
}
