import LifelintRules
import LifelintTrace

// Measures and latencies: how long the answers of `when … then` took.
extension Chronicle {
  /// A trigger waits for its answer.
  func open(_ plan: RulePlan, group: Int32, _ checker: Checker) {
    guard let measure = plan.measure, measure.phase < 0,
      let session = session(of: group, checker)
    else { return }
    session.running[RunningKey(measure: measure.measure, group: group)] = RunningMeasure(
      kind: measure.kind, openedAt: checker.index, closedAt: nil)
  }

  /// An answer has come.
  func answer(_ obligation: Obligation, _ plan: RulePlan, group: Int32, _ checker: Checker) {
    if obligation.mark < 0 {
      answer(uncounted: obligation, plan, group: group, checker)
      return
    }
    // Across a gap nobody knows whether it is the answer to this trigger.
    guard checker.lastGap(of: group) <= obligation.index else {
      if plan.measure != nil { giveUp(obligation, plan, group: group, checker, isOver: false) }
      return
    }
    if obligation.base == Obligation.notRunning, plan.measure == nil {
      answerAtOnce(plan, group: group, checker)
      return
    }
    let base = obligation.base == Obligation.notRunning ? checker.clock : obligation.base
    let start = obligation.from >= 0 ? obligation.from : obligation.mark
    take(
      checker.marks[start], trigger: checker.marks[obligation.mark], from: base, plan,
      group: group, checker)
  }

  /// An answer has come to a trigger that is only counted.
  private func answer(
    uncounted: Obligation, _ plan: RulePlan, group: Int32, _ checker: Checker
  ) {
    guard plan.measure == nil, session(of: group, checker) != nil else { return }
    if uncounted.base == Obligation.notRunning {
      answerAtOnce(plan, group: group, checker)
      return
    }
    sum { $0.add(rule: plan.number, checker.clock.since(uncounted.base), line: 0) }
  }

  /// An answer has come before the time of its rule ran, or a trigger has answered itself: there is
  /// no time to be measured.
  func answerAtOnce(_ plan: RulePlan, group: Int32, _ checker: Checker) {
    guard plan.measure == nil, session(of: group, checker) != nil else { return }
    sum { $0.addAtOnce(rule: plan.number) }
  }

  /// An answer has come that was given up before.
  func answerLate(
    _ mark: Mark, from base: Int64, _ plan: RulePlan, group: Int32, _ checker: Checker
  ) {
    guard plan.measure == nil, session(of: group, checker) != nil else { return }
    sum {
      $0.takeBack(rule: plan.number)
      $0.add(rule: plan.number, checker.clock.since(base), line: mark.line)
    }
  }

  /// No answer will come to what waits.
  ///
  /// Where its session has ended (`isOver`), nobody knows when it would have come.
  func giveUp(
    _ obligation: Obligation, _ plan: RulePlan, group: Int32, _ checker: Checker, isOver: Bool
  ) {
    guard plan.form == .then, let session = session(of: group, checker) else { return }
    guard let measure = plan.measure else {
      sum { $0.addUnanswered(rule: plan.number, 1) }
      return
    }
    if obligation.mark >= 0 {
      let mark = checker.marks[obligation.mark]
      if let kind = kind(of: measure, since: mark, group: group, session, checker) {
        sum { $0.addUnanswered(MeasureKey(measure, kind: kind)) }
        draw(
          measure, kind: kind, session, mark, start: mark.clock,
          end: isOver ? nil : checker.clock, line: nil)
      }
    }
    close(plan, group: group, checker)
  }

  // MARK: What is common

  private func session(of group: Int32, _ checker: Checker) -> SessionChronicle? {
    let number = checker.groups[group].session
    return number < 0 ? nil : sessions[Int(number)]
  }

  private func take(
    _ start: Mark, trigger: Mark, from base: Int64, _ plan: RulePlan, group: Int32,
    _ checker: Checker
  ) {
    guard let session = session(of: group, checker) else { return }
    let duration = checker.clock.since(base)
    guard let measure = plan.measure else {
      sum { $0.add(rule: plan.number, duration, line: start.line) }
      return
    }
    if let kind = kind(of: measure, since: trigger, group: group, session, checker) {
      sum {
        $0.add(
          MeasureKey(measure, kind: kind), duration, line: start.line, budget: measure.budget)
      }
      draw(
        measure, kind: kind, session, trigger, start: base, end: checker.clock,
        line: checker.event.line)
    }
    close(plan, group: group, checker)
  }

  /// The kind that is measured; `nil` for a phase that does not lie within its measure.
  private func kind(
    of measure: MeasurePlan, since trigger: Mark, group: Int32, _ session: SessionChronicle,
    _ checker: Checker
  ) -> Int? {
    if measure.phase < 0 { return measure.kind }
    guard let running = session.running[RunningKey(measure: measure.measure, group: group)],
      trigger.index >= running.openedAt, running.closedAt ?? checker.index == checker.index
    else { return nil }
    return running.kind
  }

  /// A measure has ended, and with it its phases that do not end with it.
  private func close(_ plan: RulePlan, group: Int32, _ checker: Checker) {
    guard let measure = plan.measure, measure.phase < 0,
      let session = session(of: group, checker)
    else { return }
    let key = RunningKey(measure: measure.measure, group: group)
    session.running[key]?.closedAt = checker.index
  }

  private func draw(
    _ measure: MeasurePlan, kind: Int, _ session: SessionChronicle, _ trigger: Mark, start: Int64,
    end: Int64?, line: Int?
  ) {
    let plan = measures[measure.measure]
    let phase = measure.phase < 0 ? nil : plan.phases[measure.phase]
    _ = draw(session) { book, place in
      book.add(
        MeasureRecord(
          measure: phase?.id ?? plan.id, title: phase?.title ?? plan.title,
          kind: plan.kinds[kind].name.isEmpty ? nil : plan.kinds[kind].name,
          parent: phase == nil ? nil : plan.id, of: text(trigger.of), scene: text(trigger.scene),
          start: start.since(session.firstClock), end: end.map { $0.since(session.firstClock) },
          line: trigger.line, endLine: line), to: place)
    }
  }
}

/// A measure that is running in a group.
struct RunningKey: Hashable {
  var measure: Int
  var group: Int32
}

/// What is known of it.
struct RunningMeasure {
  var kind: Int
  /// The place of the event that began it in the order of all events.
  var openedAt: Int
  /// That of the event that ended it.
  var closedAt: Int?
}

/// A kind of a measure, or of a phase of it.
struct MeasureKey: Hashable, Comparable {
  var measure = 0
  var kind = 0
  var phase = -1

  init() {}

  init(_ plan: MeasurePlan, kind: Int) {
    measure = plan.measure
    self.kind = kind
    phase = plan.phase
  }

  static func < (left: MeasureKey, right: MeasureKey) -> Bool {
    (left.measure, left.kind, left.phase) < (right.measure, right.kind, right.phase)
  }
}
