import LifelintRules
import LifelintTrace

/// Sums up how long things took in one trace.
final class TimingBook {
  private let program: Program
  private var sessionCount = 0
  private var length: Int64 = 0
  private var callbacks: [NameID: Measured] = [:]
  private var states: [StateKind: (visits: Int, total: Int64)] = [:]
  private var measures: [MeasureKey: Measured] = [:]
  private var latencies: [Int: Measured] = [:]
  private var risks: [RiskKey: Measured] = [:]
  private var hangs = HangList()

  init(program: Program) {
    self.program = program
  }

  // MARK: What it takes

  /// A session has ended after some time.
  func addSession(_ duration: Int64) {
    sessionCount += 1
    length = Self.sum(length, duration)
  }

  /// Takes the time of a callback.
  func add(callback name: NameID, _ duration: Int64, line: Int) {
    callbacks[name, default: Measured()].add(
      duration, line: line, isOver: program.budgets[name]?.isExceeded(by: duration) ?? false)
  }

  /// Takes the time that an instance of a model was in a state.
  func add(_ kind: StateKind, _ duration: Int64) {
    // Instances are many where sessions are; beyond a number they are summed up together.
    var kind = kind
    if states[kind] == nil, states.count >= Timing.rowLimit {
      kind.session = nil
      kind.instance = Timing.others
    }
    let known = states[kind, default: (0, 0)]
    states[kind] = (known.visits + 1, Self.sum(known.total, duration))
  }

  /// Takes the time of what was measured.
  func add(_ key: MeasureKey, _ duration: Int64, line: Int, budget: Int64?) {
    measures[key, default: Measured()].add(
      duration, line: line, isOver: budget.map { duration > $0 } ?? false)
  }

  /// Takes what was measured and not reached.
  func addUnanswered(_ key: MeasureKey) {
    measures[key, default: Measured()].unanswered += 1
  }

  /// Takes how long a rule's answer took.
  func add(rule: Int, _ duration: Int64, line: Int) {
    latencies[rule, default: Measured()].add(duration, line: line)
  }

  /// Takes triggers of a rule that were not answered.
  func addUnanswered(rule: Int, _ number: Int) {
    latencies[rule, default: Measured()].unanswered += number
  }

  /// A trigger that was given up has an answer after all.
  func takeBack(rule: Int) { latencies[rule]?.unanswered -= 1 }

  /// Takes a time in which data was at risk.
  func add(_ key: RiskKey, _ duration: Int64, line: Int, isLost: Bool) {
    var key = key
    if key.object != nil, risks[key] == nil, risks.count >= Timing.rowLimit {
      key.object = Timing.others
    }
    risks[key, default: Measured()].add(duration, line: line)
    if isLost { risks[key]?.lost += 1 }
  }

  /// Takes a time in which the main thread did not return.
  func add(hang name: NameID, of: String?, _ duration: Int64, line: Int, returned: Bool = true) {
    hangs.add(
      HangList.Entry(name: name, of: of, duration: duration, line: line, returned: returned))
  }

  static func sum(_ left: Int64, _ right: Int64) -> Int64 {
    let (sum, overflows) = left.addingReportingOverflow(right)
    return overflows ? .max : sum
  }

  // MARK: What it gives

  /// All of it.
  func timing(path: String) -> Timing {
    var timing = Timing()
    timing.traceCount = 1
    timing.sessionCount = sessionCount
    timing.length = length
    timing.callbacks = callbackTimings(path)
    timing.states = stateTimings()
    timing.measures = measureTimings(path)
    timing.latencies = ruleLatencies(path)
    timing.risks = riskTimings(path)
    timing.hangCount = hangs.count
    timing.hangs = hangs.longest.map { hang in
      var made = Hang(
        name: program.names.text(of: hang.name), kind: program.names.kind(of: hang.name),
        duration: hang.duration, place: Worst(path: path, line: hang.line))
      made.of = hang.of
      made.returned = hang.returned
      return made
    }
    return timing
  }

  private func callbackTimings(_ path: String) -> [CallbackTiming] {
    callbacks.map { name, measured in
      var timing = CallbackTiming(
        name: program.names.text(of: name), durations: measured.durations,
        worst: Worst(path: path, line: measured.worstLine))
      timing.budget = program.budgets[name]?.bound
      timing.budgetRule = program.budgets[name]?.rule
      timing.overBudget = measured.overBound
      return timing
    }.sorted { $0.name < $1.name }
  }

  private func stateTimings() -> [StateTiming] {
    states.sorted { $0.key < $1.key }.map { kind, sum in
      let plan = program.models[program.lanes[Int(kind.lane)].model]
      return StateTiming(
        model: plan.name, session: kind.session, instance: kind.instance,
        state: plan.stateNames[Int(kind.state)], visits: sum.visits, total: sum.total)
    }
  }

  private func measureTimings(_ path: String) -> [MeasureTiming] {
    measures.sorted { $0.key < $1.key }.map { key, measured in
      let measure = program.measures[key.measure]
      let phase = key.phase < 0 ? nil : measure.phases[key.phase]
      var timing = MeasureTiming(
        id: phase?.id ?? measure.id, title: phase?.title ?? measure.title,
        durations: measured.durations, worst: Worst(path: path, line: measured.worstLine))
      timing.kind = measure.kinds[key.kind].name.isEmpty ? nil : measure.kinds[key.kind].name
      timing.parent = phase == nil ? nil : measure.id
      timing.unanswered = measured.unanswered
      timing.place = key
      if phase == nil {
        timing.budget = program.budget(ofMeasure: key.measure, kind: key.kind)
        timing.overBudget = measured.overBound
      }
      return timing
    }
  }

  private func ruleLatencies(_ path: String) -> [RuleLatency] {
    latencies.map { number, measured in
      let plan = program.plans[number]
      var latency = RuleLatency(
        rule: program.reports[number].text.id, durations: measured.durations,
        worst: Worst(path: path, line: measured.worstLine))
      latency.bound = plan.within
      latency.unanswered = measured.unanswered
      return latency
    }.sorted { $0.rule < $1.rule }
  }

  private func riskTimings(_ path: String) -> [RiskTiming] {
    let lead = program.lanes.first.map { program.models[$0.model].stateNames }
    return risks.map { key, measured in
      var risk = RiskTiming(
        object: key.object ?? Timing.anyObject, appState: key.state.flatMap { lead?[Int($0)] },
        durations: measured.durations, worst: Worst(path: path, line: measured.worstLine))
      risk.isAny = key.object == nil
      risk.lost = measured.lost
      return risk
    }.sorted(by: RiskTiming.isBefore)
  }
}

/// Times, and where the longest began.
struct Measured {
  var durations = Distribution()
  var worstLine = 0
  /// How many were longer than a bound.
  var overBound = 0
  /// How many did not reach their end.
  var unanswered = 0
  /// How many ended by an exit.
  var lost = 0

  /// Takes a time.
  mutating func add(_ duration: Int64, line: Int, isOver: Bool = false) {
    if durations.count == 0 || duration > durations.max { worstLine = line }
    durations.add(duration)
    if isOver { overBound += 1 }
  }
}

/// The longest hangs.
struct HangList {
  struct Entry {
    var name: NameID
    var of: String?
    var duration: Int64
    var line: Int
    var returned: Bool
  }

  private(set) var count = 0
  private var entries: [Entry] = []

  /// The longest first; of equally long ones the first.
  var longest: [Entry] {
    Array(
      entries.enumerated().sorted {
        ($1.element.duration, $0.offset) < ($0.element.duration, $1.offset)
      }.map(\.element).prefix(Timing.hangLimit))
  }

  mutating func add(_ entry: Entry) {
    count += 1
    entries.append(entry)
    if entries.count >= 2 * Timing.hangLimit { entries = longest }
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
