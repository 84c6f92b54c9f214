import LifelintRules
import LifelintTrace

/// What a callback may take, as a rule says it.
struct CallbackBudget {
  /// What it may take, in nanoseconds.
  var bound: Int64
  /// The id of the rule.
  var rule: String
  /// Whether the rule asks for an end in time; else it bans one that comes late, which says less.
  var isHard: Bool

  /// Whether a time is over the budget: a late end is banned from the very bound on.
  func isExceeded(by duration: Int64) -> Bool {
    isHard ? duration > bound : duration >= bound
  }

  /// The tag of the rules that set budgets.
  static let tag = "budget"

  /// The budgets of all callbacks that a rule gives one.
  ///
  /// Such a rule has the tag `budget`, and asks that after a callback's begin its end comes within
  /// some time, or bans an end that comes later, whatever else is going on. Of several the one that
  /// asks for the end counts, and of those the one with the least time.
  static func all(in rules: [Rule], names: NameTable) -> [NameID: CallbackBudget] {
    var budgets: [NameID: CallbackBudget] = [:]
    var bodies = RuleBodyReader()
    for rule in rules where rule.text.tags.contains(tag) {
      guard let (trigger, end, bound, isHard) = parts(of: bodies.read(rule)) else { continue }
      for name in callbacks(begunBy: trigger, endedBy: end) {
        let id = names.name(name, kind: .callback).id
        let budget = CallbackBudget(bound: bound, rule: rule.text.id, isHard: isHard)
        if budgets[id].map({ budget.isStricter(than: $0) }) ?? true { budgets[id] = budget }
      }
    }
    return budgets
  }

  private func isStricter(than other: CallbackBudget) -> Bool {
    isHard == other.isHard ? bound < other.bound : isHard
  }

  private static func parts(
    of rule: Rule
  ) -> (trigger: Matcher, end: Matcher, bound: Int64, isHard: Bool)? {
    guard rule.scope == Scope() else { return nil }
    switch rule.check {
    case .then(let trigger, let answer):
      guard trigger.from == nil, let within = trigger.within else { return nil }
      return (trigger.when, answer, within, true)
    case .whenNever(let trigger, let ban):
      guard trigger.from == nil, let after = trigger.after, after > 0 else { return nil }
      return (trigger.when, ban, after, false)
    default: return nil
    }
  }

  /// The callbacks whose begin is a trigger by itself and whose end answers it.
  private static func callbacks(begunBy trigger: Matcher, endedBy end: Matcher) -> [String] {
    guard end.alternatives.contains(where: { asks($0, phase: ["end", "done"]) }) else { return [] }
    let ended = end.alternatives.map(names)
    return trigger.alternatives.filter { asks($0, phase: ["begin"]) }.flatMap { names($0).texts }
      .filter { name in ended.contains { $0.holdsVariable || $0.texts.contains(name) } }
  }

  /// Whether an alternative asks for a callback's phase, and beside it only for what tells one span
  /// from another.
  private static func asks(_ alternative: Alternative, phase: [String]) -> Bool {
    var hasPhase = false
    for test in alternative.tests {
      switch test.field {
      case .name(.callback): break
      case .phase:
        guard case .text(let text) = test.pattern, phase.contains(text) else { return false }
        hasPhase = true
      case .scene, .of:
        guard case .variable = test.pattern else { return false }
      default: return false
      }
    }
    return hasPhase
  }

  private static func names(_ alternative: Alternative) -> CallbackNames {
    var names = CallbackNames()
    for test in alternative.tests where test.field == .name(.callback) { names.add(test.pattern) }
    return names
  }
}

/// The callbacks that a pattern names.
private struct CallbackNames {
  var texts: [String] = []
  /// Whether it names the one that was bound.
  var holdsVariable = false

  mutating func add(_ pattern: Pattern) {
    switch pattern {
    case .text(let text): texts.append(text)
    case .variable: holdsVariable = true
    case .any(let parts), .all(let parts): for part in parts { add(part) }
    default: break
    }
  }
}
