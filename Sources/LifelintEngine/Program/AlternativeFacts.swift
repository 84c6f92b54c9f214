import LifelintTrace

/// What an alternative asks for beside the event's own fields, as far as it is quickly told.
struct AlternativeFacts {
  /// The models that have to move.
  var moving: [Int] = []
  /// The states that models have to be in, as bits.
  var states: [(model: Int, states: UInt64)] = []
  /// Whether a callback has to be open.
  var needsOpen = false
  /// Whether it asks for nothing beside the event's own fields.
  let isSure: Bool

  init(of alternative: CompiledAlternative, _ program: Program, _ matching: PatternMatching) {
    isSure = alternative.stateTests.isEmpty && alternative.variableTests.isEmpty
    for test in program.code.tests[alternative.stateTests] {
      switch (test.accessor, test.way) {
      case (.becomes(let model), _):
        if !NamedEvent.holds(test, .missing, program, matching) { moving.append(Int(model)) }
      case (.state(let model), .isIn(let bits)):
        if let known = states.firstIndex(where: { $0.model == Int(model) }) {
          states[known].states &= bits
        } else {
          states.append((Int(model), bits))
        }
      case (_, .during(_, _, isNegated: false)): needsOpen = true
      default: break
      }
    }
  }
}
