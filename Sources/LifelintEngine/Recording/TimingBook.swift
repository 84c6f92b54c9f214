import LifelintRules
import LifelintTrace

/// Sums up how long things took in one trace.
final class TimingBook {
  private let program: Program
  private var sessionCount = 0
  private var length: Int64 = 0
  private var callbacks: [SpanKey: Measured] = [:]
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
  func add(callback key: SpanKey, _ duration: Int64, line: Int) {
    callbacks[key, default: Measured()].add(
      duration, line: line, isOver: isOver(key, duration))
  }

  /// Takes a callback that never returned, and for how long it had not when its session ended.
  func addUnreturned(callback key: SpanKey, _ duration: Int64, line: Int) {
    callbacks[key, default: Measured()].unreturned.add(
      duration, line: line, isOver: isOver(key, duration))
  }

  private func isOver(_ key: SpanKey, _ duration: Int64) -> Bool {
    program.budgets[key.name]?.isExceeded(by: duration) ?? false
  }

  /// Takes the time that an instance of a model was in a state.
  func add(_ kind: StateKind, _ duration: Int64) {
    // Instances are many where sessions are; beyond a number they are summed up together.
    var kind = kind
    if states[kind] == nil, states.count >= Timing.rowLimit {
      kind.session = nil
      kind.number = 0
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

  /// Takes an answer that has no time: it came before that of its rule ran, or with its trigger.
  func addAtOnce(rule: Int) { latencies[rule, default: Measured()].atOnce += 1 }

  /// A trigger that was given up has an answer after all.
  func takeBack(rule: Int) { latencies[rule]?.unanswered -= 1 }

  /// Takes a time in which data was at risk.
  func add(_ key: RiskKey, _ duration: Int64, line: Int, _ ending: RiskEnding) {
    var key = key
    if key.object != nil, risks[key] == nil, risks.count >= Timing.rowLimit {
      key.object = Timing.others
    }
    risks[key, default: Measured()].add(duration, line: line)
    switch ending {
    case .saved: break
    case .lost: risks[key]?.lost += 1
    case .unsettled: risks[key]?.unsettled += 1
    }
  }

  /// Takes a time in which the main thread did not return.
  func add(hang key: SpanKey, of: String?, _ duration: Int64, line: Int, returned: Bool = true) {
    hangs.add(
      HangList.Entry(key: key, of: of, duration: duration, line: line, returned: returned))
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
    timing.states = stateTimings(path)
    timing.measures = measureTimings(path)
    timing.latencies = ruleLatencies(path)
    timing.risks = riskTimings(path)
    timing.hangCount = hangs.count
    timing.hangs = hangs.longest.map { hang in
      var made = Hang(
        name: program.names.text(of: hang.key.name), kind: program.names.kind(of: hang.key.name),
        duration: hang.duration, place: Worst(path: path, line: hang.line))
      made.spelling = hang.key.spelling
      made.of = hang.of
      made.returned = hang.returned
      return made
    }
    return timing
  }

  private func callbackTimings(_ path: String) -> [CallbackTiming] {
    callbacks.map { key, measured in
      var timing = CallbackTiming(
        name: program.names.text(of: key.name), durations: measured.durations,
        worst: Worst(path: path, line: measured.worstLine))
      timing.spelling = key.spelling
      timing.budget = program.budgets[key.name]?.bound
      timing.budgetRule = program.budgets[key.name]?.rule
      timing.overBudget = measured.overBound
      if measured.unreturned.count > 0 {
        timing.unreturned = Unreturned(
          count: measured.unreturned.count, longest: measured.unreturned.longest,
          overBudget: measured.unreturned.overBound,
          worst: Worst(path: path, line: measured.unreturned.line))
      }
      return timing
    }.sorted(by: CallbackTiming.isBefore)
  }

  private func stateTimings(_ path: String) -> [StateTiming] {
    states.sorted { $0.key < $1.key }.map { kind, sum in
      let plan = program.models[program.lanes[Int(kind.lane)].model]
      return StateTiming(
        model: plan.name, path: path, number: kind.number, session: kind.session,
        instance: kind.instance, state: plan.stateNames[Int(kind.state)], visits: sum.visits,
        total: sum.total)
    }
  }

  private func measureTimings(_ path: String) -> [MeasureTiming] {
    measures.sorted { $0.key < $1.key }.map { key, measured in
      let measure = program.ruleSet.measures[key.measure]
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
      latency.atOnce = measured.atOnce
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
      risk.unsettled = measured.unsettled
      return risk
    }.sorted(by: RiskTiming.isBefore)
  }
}
