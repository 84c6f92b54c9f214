import LifelintTrace

/// The events that prove a violation: at most a handful.
struct Witness {
  private var roles: (WitnessRole, WitnessRole, WitnessRole, WitnessRole) =
    (.last, .last, .last, .last)
  private var marks = SIMD4<Int32>(repeating: MarkPool.none)
  private(set) var count = 0

  init() {}

  init(_ role: WitnessRole, _ mark: Int32) { append(role, mark) }

  subscript(place: Int) -> (role: WitnessRole, mark: Int32) {
    let role =
      switch place {
      case 0: roles.0
      case 1: roles.1
      case 2: roles.2
      default: roles.3
      }
    return (role, marks[place])
  }

  /// Adds an event; what would be the fifth is left out.
  mutating func append(_ role: WitnessRole, _ mark: Int32) {
    guard count < 4 else { return }
    switch count {
    case 0: roles.0 = role
    case 1: roles.1 = role
    case 2: roles.2 = role
    default: roles.3 = role
    }
    marks[count] = mark
    count += 1
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
    (0..<count).contains { marks[$0] == mark }
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
  /// How late something was.
  var overrun: Overrun?
  /// Of what is illegal: the state of the model, and the line since which; -1 for none.
  var state: Int16 = -1
  var stateSince = -1
}
