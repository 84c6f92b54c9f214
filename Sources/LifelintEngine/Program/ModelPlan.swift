import LifelintRules
import LifelintTrace

/// A model as the engine runs it.
struct ModelPlan {
  /// A transition.
  struct Step {
    let on: CompiledMatcher
    /// Where it leads; `nil` for nowhere.
    let to: UInt8?
    /// The states that it names as those it starts from, as bits.
    private var bits = SIMD4<UInt64>(repeating: 0)
    private let startsAnywhere: Bool

    init(on: CompiledMatcher, from: [UInt8]?, to: UInt8?) {
      self.on = on
      self.to = to
      startsAnywhere = from == nil
      for state in from ?? [] { bits[Int(state >> 6)] |= 1 << UInt64(state & 63) }
    }

    /// Whether it names a state as one it starts from.
    @inline(__always)
    func names(_ state: UInt8) -> Bool {
      bits[Int(state >> 6)] >> UInt64(state & 63) & 1 == 1
    }

    /// Whether it starts from a state.
    @inline(__always)
    func starts(from state: UInt8) -> Bool { startsAnywhere || names(state) }
  }

  /// How it sums up another model.
  struct Sum {
    /// The model that is summed up.
    let model: Int
    /// For each of that one's states its rank; the least rank wins.
    let ranks: [UInt8]
    /// The states of the ranks.
    let states: [UInt8]
  }

  /// What is looked at with every event.
  var core: ModelCore
  /// The model's name.
  let name: String
  /// The states' symbols; the first, 0, is `unknown`.
  let stateSymbols: [Symbol]
  /// Their names.
  let stateNames: [String]
  /// Its transitions as its file says them.
  let transitions: [Model.Transition]
  /// The model that it sums up.
  var sum: Sum?

  /// The number of its grouping.
  var grouping: Int { core.grouping }
  /// Its place among the models of its grouping.
  var ordinal: Int { core.ordinal }
}

/// What the engine looks at with every event of a model: a plain value without any reference.
struct ModelCore {
  /// The number of its grouping.
  let grouping: Int
  /// The number of its `also` among all of them; -1 for none.
  let also: Int
  /// Its place among the models of its grouping.
  let ordinal: Int
  /// The first state.
  let initial: UInt8
  /// Where its transitions lie among those of all models.
  let steps: Range<Int>
  /// The first of its bits in a group's ``Group/stateBits``, one for each state; -1 where they found
  /// no room.
  let firstBit: Int
  /// Its place among all sums; -1 where it sums up nothing.
  var sum = -1
  /// Whether another sums it up.
  var isSummed = false
  /// Whether it has an `illegal`, on or off: it decides how it leaves `unknown`.
  let hasIllegal: Bool
  /// The plan number of its `illegal`, where that is on; -1 otherwise.
  var illegal = -1

  /// Which models move where it does, those that sum it up included: bits that several may share.
  var movedBits: UInt64 = 0

  /// The bit that stands for a model in ``movedBits``.
  static func movedBit(_ model: Int) -> UInt64 { 1 << UInt64(model % UInt64.bitWidth) }

  /// The bit that stands for one of its states.
  @inline(__always)
  func bit(_ state: UInt8) -> UInt64 { firstBit < 0 ? 0 : 1 << UInt64(firstBit + Int(state)) }
}

extension Program {
  /// What an illegal event's report says beside its message: the state, since when, and what could
  /// have come instead.
  func detail(of model: Int, at event: String, state: UInt8, since line: Int?) -> String {
    let plan = models[model]
    // What can come in any state says nothing about this one.
    var possible: [String] = []
    for (step, transition) in zip(modelSteps[plan.core.steps], plan.transitions)
    where step.names(state) {
      let label = transition.label
      if label != event, !possible.contains(label) { possible.append(label) }
    }
    if possible.count > 6 { possible = possible.prefix(6) + ["others"] }
    let when = line.map { " since line \($0)" } ?? ""
    let instead =
      possible.isEmpty
      ? "nothing of its own can come there"
      : "what can come there: " + possible.joined(separator: ", ")
    return "the \(plan.name) was \(plan.stateNames[Int(state)])\(when); \(instead)"
  }
}

extension Model {
  /// The states: `unknown`, its own, and what its sum's order names beside them.
  var allStates: [String] {
    var all = [Model.unknown]
    for state in states where state.name != Model.unknown { all.append(state.name) }
    for state in sum?.order ?? [] where !all.contains(state) { all.append(state) }
    return all
  }
}

extension Model.Transition {
  /// The names of the events that take it, as a person reads them.
  fileprivate var label: String {
    var names: [String] = []
    func add(_ pattern: Pattern) {
      switch pattern {
      case .text(let name): if !names.contains(name) { names.append(name) }
      case .any(let parts): parts.forEach(add)
      default: break
      }
    }
    for test in on.alternatives.flatMap(\.tests) {
      if case .name = test.field { add(test.pattern) }
    }
    return names.isEmpty ? "another event" : names.joined(separator: " or ")
  }
}
