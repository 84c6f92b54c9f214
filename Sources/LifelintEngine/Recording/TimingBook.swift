import LifelintTrace

/// Sums up how long things took in one trace.
final class TimingBook {
  private var callbacks: [NameID: Measured] = [:]
  private var states: [StateKind: (visits: Int, total: Int64)] = [:]

  // MARK: What it takes

  /// Takes the time of a callback.
  func add(callback name: NameID, _ duration: Int64, line: Int) {
    callbacks[name, default: Measured()].add(duration, line: line)
  }

  /// Takes the time that an instance of a model was in a state.
  func add(_ kind: StateKind, _ duration: Int64) {
    states[kind, default: (0, 0)].visits += 1
    states[kind, default: (0, 0)].total += duration
  }

  // MARK: What it gives

  /// All of it.
  func timing(path: String, program: Program) -> Timing {
    var timing = Timing()
    timing.callbacks = callbacks.map { name, measured in
      CallbackTiming(
        name: program.names.text(of: name), durations: measured.durations,
        worst: Worst(path: path, line: measured.worstLine))
    }
    timing.callbacks.sort { $0.name < $1.name }
    timing.states = states.sorted { $0.key < $1.key }.map { kind, sum in
      let plan = program.models[program.lanes[Int(kind.lane)].model]
      return StateTiming(
        model: plan.name, session: kind.session, instance: kind.instance,
        state: plan.stateNames[Int(kind.state)], visits: sum.visits, total: sum.total)
    }
    return timing
  }
}

/// Times, and where the longest began.
struct Measured {
  var durations = Distribution()
  var worstLine = 0

  /// Takes a time.
  mutating func add(_ duration: Int64, line: Int) {
    if durations.count == 0 || duration > durations.max { worstLine = line }
    durations.add(duration)
  }
}

/// A state of an instance of a followed model.
struct StateKind: Hashable, Comparable {
  /// The place of the model among those that are followed.
  var lane: Int32
  /// The session's name.
  var session: String?
  /// What tells the instance from others.
  var instance: String?
  /// The number of the state.
  var state: UInt8

  static func < (left: StateKind, right: StateKind) -> Bool {
    (left.lane, left.session ?? "", left.instance ?? "", left.state)
      < (right.lane, right.session ?? "", right.instance ?? "", right.state)
  }
}
