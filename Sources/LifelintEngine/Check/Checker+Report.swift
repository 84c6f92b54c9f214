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
    groups[Int(group)].flags[plan.ordinal].insert(flags)
  }

  /// Whether a group has shown something.
  func hasShown(_ flags: VerdictFlags, _ plan: RulePlan, group: Int32) -> Bool {
    groups[Int(group)].flags[plan.ordinal].contains(flags)
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
  func violate(_ plan: RulePlan, _ stretch: Stretch?, group: Int32, _ violation: Violation) {
    guard plan.needsClose else {
      report(violation, plan, group: group)
      return
    }
    let holder = stretch ?? knownStretch(plan, group: group) ?? makeStretch(plan, group: group)
    if holder.held.count < options.maxFindings {
      holder.held.append(violation)
    } else {
      holder.heldFlags.insert(.violated)
      dropped[plan.text.id, default: 0] += 1
    }
  }

  /// Reports a violation that counts.
  func report(_ violation: Violation, _ plan: RulePlan, group: Int32) {
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
    let event = record(violation.mark)
    let scene =
      violation.mark.scene == .missing
      ? groupValue(.scene, group: group) : violation.mark.scene
    findings.append(
      Finding(
        rule: plan.text.id, severity: plan.text.severity, line: violation.mark.line, event: event,
        session: event.session, scene: text(scene),
        message: message(violation, plan, group: group),
        witness: violation.witness.sorted { $0.mark.index < $1.mark.index }.prefix(20).map {
          WitnessEvent(role: $0.role, event: record($0.mark))
        },
        overrun: violation.overrun))
  }

  private func message(_ violation: Violation, _ plan: RulePlan, group: Int32) -> String {
    var message = ""
    for part in plan.message.parts {
      switch part {
      case .text(let text): message += text
      case .variable(let index):
        message += program.symbols.text(of: violation.binding[index])
      case .field(let accessor):
        message += text(of: accessor, violation, plan, group: group)
      }
    }
    if let detail = violation.detail { message += ": " + detail }
    return message
  }

  private func text(
    of accessor: Accessor, _ violation: Violation, _ plan: RulePlan, group: Int32
  ) -> String {
    let mark = violation.mark
    switch accessor {
    case .name(let kind):
      return program.names.kind(of: mark.name) == kind ? program.names.text(of: mark.name) : ""
    case .phase: return program.symbols.text(of: matching.phaseSymbols[Int(mark.phase.rawValue)])
    case .session: return text(mark.session) ?? ""
    case .scene:
      return text(mark.scene == .missing ? groupValue(.scene, group: group) : mark.scene) ?? ""
    case .of: return text(mark.of == .missing ? groupValue(.of, group: group) : mark.of) ?? ""
    case .time: return Self.seconds(mark.time)
    default:
      guard let place = plan.message.captured.firstIndex(of: accessor),
        place < violation.captured.count
      else { return "" }
      return program.symbols.text(of: violation.captured[place])
    }
  }

  // MARK: Events

  private func text(_ symbol: Symbol) -> String? {
    symbol == .missing || symbol == Binding.unbound ? nil : program.symbols.text(of: symbol)
  }

  /// An event as a report shows it.
  func record(_ mark: Mark) -> EventRecord {
    var states: [(model: String, state: String)] = []
    for (place, model) in program.shownModels.enumerated() where mark.states[place] > 0 {
      let plan = program.models[model]
      states.append((plan.name, plan.stateNames[Int(mark.states[place]) - 1]))
    }
    return EventRecord(
      line: mark.line, time: mark.time, hasDateTime: mark.hasDateTime,
      sinceStart: mark.clock &- mark.sessionStart, session: text(mark.session),
      scene: text(mark.scene), kind: program.names.kind(of: mark.name),
      name: program.names.text(of: mark.name), phase: mark.phase, of: text(mark.of),
      states: states)
  }

  /// An event in a sentence.
  func describe(_ event: Event) -> String {
    let name = program.names.text(of: event.name)
    let of = text(event.of).map { " (\($0))" } ?? ""
    let scene = text(event.scene).map { " in scene \($0)" } ?? ""
    return name + of + scene
  }

  /// A duration in a sentence: `1.5 s`.
  static func seconds(_ nanoseconds: Int64) -> String {
    "\(ExactNumber(nanoseconds: nanoseconds)) s"
  }

  // MARK: The reader's own diagnostics

  /// Reports what is wrong with the trace itself.
  func report(
    _ id: DiagnosticID, line: Int, column: Int = 1, _ message: String, hint: String,
    session number: Int32? = nil
  ) {
    guard let severity = options.diagnostics[id] else { return }
    let known = diagnosticCounts[id, default: 0]
    diagnosticCounts[id] = known + 1
    guard known < options.maxFindings else {
      dropped[id.rawValue, default: 0] += 1
      return
    }
    findings.append(
      Finding(
        rule: id.rawValue, severity: severity, line: line, column: column,
        session: number.flatMap { text(sessions[Int($0)].name) }, message: message, hint: hint))
  }
}
