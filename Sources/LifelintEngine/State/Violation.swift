import LifelintTrace

/// The events that prove a violation: at most a handful.
struct Witness {
  private var roles: (WitnessRole, WitnessRole, WitnessRole, WitnessRole) =
    (.last, .last, .last, .last)
  private var marks: (Int32, Int32, Int32, Int32) =
    (MarkPool.none, MarkPool.none, MarkPool.none, MarkPool.none)
  private var used: UInt8 = 0

  var count: Int { Int(used) }

  init() {}

  init(_ role: WitnessRole, _ mark: Int32) { append(role, mark) }

  subscript(place: Int) -> (role: WitnessRole, mark: Int32) {
    switch place {
    case 0: (roles.0, marks.0)
    case 1: (roles.1, marks.1)
    case 2: (roles.2, marks.2)
    default: (roles.3, marks.3)
    }
  }

  /// Adds an event; what would be the fifth is left out.
  mutating func append(_ role: WitnessRole, _ mark: Int32) {
    guard count < 4 else { return }
    switch count {
    case 0: (roles.0, marks.0) = (role, mark)
    case 1: (roles.1, marks.1) = (role, mark)
    case 2: (roles.2, marks.2) = (role, mark)
    default: (roles.3, marks.3) = (role, mark)
    }
    used += 1
  }

  /// Puts an event before the others.
  mutating func prepend(_ role: WitnessRole, _ mark: Int32) {
    let others = self
    self = Witness(role, mark)
    for place in 0..<others.count { append(others[place].role, others[place].mark) }
  }

  /// Takes away what has a role; gives the marks that are in it no more.
  mutating func remove(_ role: WitnessRole) -> [Int32] {
    let all = self
    self = Witness()
    var removed: [Int32] = []
    for place in 0..<all.count {
      if all[place].role == role {
        removed.append(all[place].mark)
      } else {
        append(all[place].role, all[place].mark)
      }
    }
    return removed
  }

  /// Whether it has a mark.
  func contains(_ mark: Int32) -> Bool {
    (0..<count).contains { self[$0].mark == mark }
  }
}

extension WitnessRole {
  private static let all: [WitnessRole] = [
    .open, .trigger, .offending, .from, .answer, .end, .last,
  ]

  /// Its number among all roles.
  var number: Int { Self.all.firstIndex(of: self) ?? 0 }

  /// The role of a number.
  init(number: Int) { self = Self.all[number] }
}

/// A violation before it is known whether it counts.
struct Violation {
  /// The mark of the event at the line.
  var mark: Int32
  /// The values of the rule's variables.
  var binding: Binding
  /// The values of the message's fields that the mark does not hold, as an array; else missing.
  var captured: Symbol
  /// The place in the configuration of what lets it pass; -1 for nothing.
  var allowance: Int32
  /// The other events that prove it.
  var witness: Witness
  /// Of what is illegal: the state of the model; -1 for none.
  var state: Int16 = -1
  /// Of what is illegal: the line since which the model was in this state; -1 for none.
  var stateSince = -1
  /// How late something was.
  var overrun: Overrun?
}
