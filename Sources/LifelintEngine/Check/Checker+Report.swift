import LifelintJSON
import LifelintRules
import LifelintTrace

// Reports: what was shown of a rule, and findings with their witnesses.
extension Checker {
  // MARK: Verdicts

  /// Takes note of what a group has shown, or holds it back until the stretch closes.
  func show(_ flags: VerdictFlags, _ plan: RulePlan, _ stretch: Stretch?, group: Int32) {
    if plan.needsClose {
      let holder = stretch ?? knownStretch(plan, group: group) ?? makeStretch(plan, group: group)
      holder.heldFlags.insert(flags)
    } else {
      mark(flags, plan, group: group)
    }
  }

  /// Takes note of what a group has shown.
  func mark(_ flags: VerdictFlags, _ plan: RulePlan, group: Int32) {
    groups[Int(group)].flags[plan.ordinal] |= flags.rawValue
  }

  /// Whether a group has shown something.
  func hasShown(_ flags: VerdictFlags, _ plan: RulePlan, group: Int32) -> Bool {
    groups[Int(group)].flags[plan.ordinal] & flags.rawValue == flags.rawValue
  }

  // MARK: Violations

  /// A violation at the event that is looked at.
  func violation(_ plan: RulePlan, group: Int32, _ stretch: Stretch?) -> Violation {
    Violation(
      mark: mark(), binding: stretch?.binding ?? Binding(), captured: captured(plan, group: group),
      allowance: allowance(plan, group: group), witness: [(.offending, mark())], overrun: nil)
  }

  /// The values of the message's fields that a mark does not hold.
  func captured(_ plan: RulePlan, group: Int32) -> ContiguousArray<Symbol> {
    if plan.message.captured.isEmpty { return [] }
    return ContiguousArray(
      plan.message.captured.map { accessor in
        let own = value(accessor, group: group)
        return own == .missing ? groupValue(accessor, group: group) : own
      })
  }

  private func groupValue(_ accessor: Accessor, group: Int32) -> Symbol {
    guard group >= 0 else { return .missing }
    let grouping = program.groupings[Int(groups[Int(group)].grouping)]
    guard let place = grouping.fields.firstIndex(where: { $0.accessor == accessor }),
      place != grouping.sessionField
    else { return .missing }
    return groups[Int(group)].values[place]
  }

  /// The place in the configuration of what lets the event pass; -1 for nothing.
  func allowance(_ plan: RulePlan, group: Int32) -> Int {
    for allowance in plan.allowances {
      guard let match = allowance.match else { return allowance.index }
      if matches(match, group: group, Binding()) { return allowance.index }
    }
    return -1
  }

  /// Takes note of a violation, or holds it back until the stretch closes.
  func violate(_ plan: RulePlan, _ stretch: Stretch?, group: Int32, _ found: Violation) {
    if plan.measure != nil { return }
    var violation = found
    if let opening = stretch?.opening,
      !violation.witness.contains(where: { $0.mark.index == opening.index })
    {
      violation.witness.insert((.open, opening), at: 0)
    }
    guard plan.needsClose else {
      report(violation, plan, group: group)
      return
    }
    let holder = stretch ?? knownStretch(plan, group: group) ?? makeStretch(plan, group: group)
    if violation.allowance >= 0 || holder.held.count < options.maxFindings {
      holder.held.append(violation)
    } else {
      holder.heldFlags.insert(.violated)
      holder.uncountedHeld += 1
    }
  }

  /// Reports a violation that counts.
  func report(_ violation: Violation, _ plan: RulePlan, group: Int32) {
    if violation.mark.index == index {
      // A stretch may close at the event at which the one before it closed.
      let isSaid = saidNow.contains {
        $0.plan == plan.number && $0.group == group && $0.binding == violation.binding
      }
      if isSaid { return }
      saidNow.append((plan.number, group, violation.binding))
    }
    if violation.mark.sharesLine {
      let line = SharedLine(
        plan: plan.number, group: group, line: violation.mark.line, binding: violation.binding)
      guard saidLines.insert(line).inserted else { return }
    }
    if violation.allowance >= 0 {
      usedAllowances.insert(violation.allowance)
      allowed[plan.text.id, default: 0] += 1
      mark(.exercised, plan, group: group)
      return
    }
    mark(.violated, plan, group: group)
    guard findingCounts[plan.number] < options.maxFindings else {
      dropped[plan.text.id, default: 0] += 1
      return
    }
    findingCounts[plan.number] += 1
    book.records.append(
      FindingBook.Record(
        plan: plan, violation: violation, groupScene: groupValue(.scene, group: group),
        groupOf: groupValue(.of, group: group)))
  }

  // MARK: Events

  private func text(_ symbol: Symbol) -> String? {
    symbol == .missing || symbol == Binding.unbound ? nil : program.symbols.text(of: symbol)
  }

  /// An event in a sentence.
  func describe(_ event: Event) -> String {
    let name = program.names.text(of: event.name)
    let of = text(event.of).map { " (\($0))" } ?? ""
    let scene = text(event.scene).map { " in scene \($0)" } ?? ""
    return name + of + scene
  }

  /// An event that is not, or not yet, looked at, as a report shows it.
  private func record(_ taken: Event) -> EventRecord {
    let number = sessionNumbers[Int(taken.session.rawValue)]
    let start = number >= 0 ? sessions[Int(number)].firstClock : taken.time
    return EventRecord(
      line: taken.line, time: taken.time, hasDateTime: taken.hasDateTime,
      sinceStart: taken.time.since(start), session: text(taken.session), scene: text(taken.scene),
      kind: taken.kind, name: program.names.text(of: taken.name), phase: taken.phase,
      of: text(taken.of), states: [])
  }

  /// A duration in a sentence: `1.5 s`.
  static func seconds(_ nanoseconds: Int64) -> String {
    "\(ExactNumber(nanoseconds: nanoseconds)) s"
  }

  // MARK: The reader's own diagnostics

  /// Reports what is wrong with the trace itself.
  func report(
    _ id: DiagnosticID, line: Int, column: Int = 1, _ message: String, hint: String,
    session number: Int32? = nil, at taken: Event? = nil
  ) {
    guard let severity = options.diagnostics[id] else { return }
    for allowance in program.diagnosticAllowances where allowance.id == id.rawValue {
      // What the reader found below the level of events can only be allowed as a whole.
      let isMeant =
        allowance.match.map { isLooking && matches($0, group: -1, Binding()) } ?? true
      if isMeant {
        usedAllowances.insert(allowance.index)
        allowed[id.rawValue, default: 0] += 1
        return
      }
    }
    let known = diagnosticCounts[id, default: 0]
    diagnosticCounts[id] = known + 1
    guard known < options.maxFindings else {
      dropped[id.rawValue, default: 0] += 1
      return
    }
    diagnostics.append(
      Finding(
        rule: id.rawValue, severity: severity, line: line, column: column,
        event: taken.map(record),
        session: number.flatMap { text(sessions[Int($0)].name) }
          ?? taken.flatMap { text($0.session) },
        scene: taken.flatMap { text($0.scene) }, message: message, hint: hint))
  }
}
