import LifelintJSON
import LifelintRules
import LifelintTrace

// Reports: what was shown of a rule, and findings with their witnesses.
extension Checker {
  // MARK: Verdicts

  /// Takes note of what a group has shown, or holds it back until the stretch closes.
  @inline(__always)
  func show(_ flags: VerdictFlags, _ plan: Int, _ stretch: Int32, group: Int32) {
    if plans[plan].needsClose {
      stretches[holder(plan, stretch, group: group)].heldFlags.insert(flags)
    } else {
      mark(flags, plan, group: group)
    }
  }

  /// The stretch that holds back what is found.
  private func holder(_ plan: Int, _ stretch: Int32, group: Int32) -> Int32 {
    if stretch >= 0 { return stretch }
    let known = knownStretch(plan, group: group)
    return known >= 0 ? known : makeStretch(plan, group: group)
  }

  /// Takes note of what a group has shown.
  @inline(__always)
  func mark(_ flags: VerdictFlags, _ plan: Int, group: Int32) {
    let place = flagsPlace(plan)
    groups[group].hasShown = true
    setByte(of: group, place, to: byte(of: group, place) | flags.rawValue)
  }

  /// Whether a group has shown something.
  @inline(__always)
  func hasShown(_ flags: VerdictFlags, _ plan: Int, group: Int32) -> Bool {
    byte(of: group, flagsPlace(plan)) & flags.rawValue == flags.rawValue
  }

  @inline(__always)
  private func flagsPlace(_ plan: Int) -> Int {
    cores[plans[plan].grouping].modelCount &+ plans[plan].ordinal
  }

  // MARK: Violations

  /// A violation at the event that is looked at.
  func violation(_ plan: Int, group: Int32, _ stretch: Int32) -> Violation {
    Violation(
      mark: mark(), binding: binding(of: stretch), captured: captured(plan, group: group),
      allowance: allowance(plan, group: group), witness: Witness(.offending, mark()), overrun: nil)
  }

  /// The values of the message's fields that a mark does not hold: of one field the value, of several
  /// an array; missing for none.
  @inline(__always)
  func captured(_ plan: Int, group: Int32) -> Symbol {
    plans[plan].captures ? readCaptured(plan, group: group) : .missing
  }

  private func readCaptured(_ plan: Int, group: Int32) -> Symbol {
    func read(_ accessor: Accessor) -> Symbol {
      let own = value(accessor, group: group)
      return own == .missing ? value(accessor, ofGroup: group) : own
    }
    let accessors = program.reports[plan].message.captured
    return accessors.count == 1
      ? read(accessors[0]) : program.symbols.intern(array: accessors.map(read))
  }

  /// The place in the configuration of what lets the event pass; -1 for nothing.
  @inline(__always)
  func allowance(_ plan: Int, group: Int32) -> Int32 {
    plans[plan].hasAllowances ? findAllowance(plan, group: group) : -1
  }

  private func findAllowance(_ plan: Int, group: Int32) -> Int32 {
    for allowance in program.reports[plan].allowances {
      let isMeant = allowance.match.map { matches($0, group: group, Binding()) } ?? true
      if isMeant { return Int32(allowance.index) }
    }
    return -1
  }

  /// Takes note of a violation, or holds it back until the stretch closes.
  func violate(_ plan: Int, _ stretch: Int32, group: Int32, _ found: Violation) {
    if plans[plan].measure != nil { return }
    var violation = found
    if stretch >= 0 {
      let opening = stretches[stretch].opening
      if opening >= 0, !violation.witness.contains(opening) {
        violation.witness.prepend(.open, opening)
      }
    }
    guard plans[plan].needsClose else {
      report(violation, plan, group: group)
      return
    }
    let holder = holder(plan, stretch, group: group)
    let extra = extra(of: holder)
    if violation.allowance >= 0 || extra.held.count < options.maxFindings {
      keep(violation)
      extra.held.append(violation)
    } else {
      stretches[holder].heldFlags.insert(.violated)
      extra.uncountedHeld += 1
    }
  }

  /// One more keeps the marks of a violation.
  func keep(_ violation: Violation) {
    marks.keep(violation.mark)
    for place in 0..<violation.witness.count { marks.keep(violation.witness[place].mark) }
  }

  /// One keeps the marks of a violation no more.
  func drop(_ violation: Violation) {
    marks.drop(violation.mark)
    for place in 0..<violation.witness.count { marks.drop(violation.witness[place].mark) }
  }

  /// Reports a violation that counts.
  func report(_ violation: Violation, _ plan: Int, group: Int32) {
    let place = violation.mark
    if marks[place].index == index {
      // A stretch may close at the event at which the one before it closed.
      let isSaid = saidNow.contains {
        $0.plan == plan && $0.group == group && $0.binding == violation.binding
      }
      if isSaid { return }
      saidNow.append((plan, group, violation.binding))
    }
    if marks[place].sharesLine {
      let line = SharedLine(
        plan: plan, values: groups[group].values, line: marks[place].line,
        binding: violation.binding)
      guard saidLines.insert(line).inserted else { return }
    }
    if violation.allowance >= 0 {
      usedAllowances.insert(Int(violation.allowance))
      allowed[program.reports[plan].text.id, default: 0] += 1
      mark(.exercised, plan, group: group)
      return
    }
    mark(.violated, plan, group: group)
    guard findingCounts[plan] < options.maxFindings else {
      dropped[program.reports[plan].text.id, default: 0] += 1
      return
    }
    findingCounts[plan] += 1
    keep(violation)
    _ = book.records.add(
      FindingBook.Record(
        violation: violation, plan: Int32(plan), groupScene: value(.scene, ofGroup: group),
        groupOf: value(.of, ofGroup: group)))
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
    let start = number >= 0 ? sessions[number].firstClock : taken.time
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

  /// Whether something that the reader reports is allowed by its event.
  private var allowsByEvent: Bool {
    program.diagnosticAllowances.contains { $0.match != nil }
  }

  /// Keeps what the reader found wrong until the events of those lines are looked at.
  func awaitEvents(of found: inout [ReaderDiagnostic]) {
    guard allowsByEvent, !found.isEmpty else { return }
    awaited = found.sorted { $0.line < $1.line }[...]
    found.removeAll(keepingCapacity: true)
  }

  /// Reports what the reader found wrong in the line of the event that is looked at.
  func reportAwaited() {
    while let first = awaited.first, first.line <= event.line {
      awaited.removeFirst()
      isLooking = first.line == event.line
      report(first)
    }
    isLooking = true
  }

  /// Reports what the reader found wrong where no event was looked at.
  func reportLeft() {
    let left = awaited
    awaited = []
    for diagnostic in left { report(diagnostic) }
  }

  /// Reports something that the reader found wrong.
  func report(_ diagnostic: ReaderDiagnostic) {
    report(
      diagnostic.id, line: diagnostic.line, column: diagnostic.column, diagnostic.message,
      hint: diagnostic.hint)
  }

  /// Reports what is wrong with the trace itself.
  func report(
    _ id: DiagnosticID, line: Int, column: Int = 1, _ message: String, hint: String,
    session number: Int32? = nil, at taken: Event? = nil
  ) {
    guard let severity = program.ruleSet.severity(of: id) else { return }
    for allowance in program.diagnosticAllowances where allowance.id == id.rawValue {
      // What the reader found where there is no event can only be allowed as a whole.
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
        session: number.flatMap { text(sessions[$0].name) }
          ?? taken.flatMap { text($0.session) },
        scene: taken.flatMap { text($0.scene) }, message: message, hint: hint))
  }
}
