import LifelintJSON
import LifelintRules
import LifelintTrace

/// The violations of a trace, as symbols: their texts are made when somebody asks.
///
/// It is filled by one checker and does not change afterwards, which is why it may be handed on.
final class FindingBook: @unchecked Sendable {
  /// A violation that counts.
  struct Record {
    var violation: Violation
    var plan: Int32
    /// The scene and what it is about that the group has, for events that have none.
    var groupScene: Symbol
    var groupOf: Symbol
  }

  private let program: Program
  private let matching: PatternMatching
  let records = Pool<Record>()
  /// The marks of the events that the records name, and of those that the checker still needs.
  let marks = MarkPool()

  init(program: Program, matching: PatternMatching) {
    self.program = program
    self.matching = matching
  }

  private func text(_ symbol: Symbol) -> String? {
    symbol == .missing || symbol == Binding.unbound ? nil : program.symbols.text(of: symbol)
  }

  /// Notes how late the answer came that a violation waits for.
  func answer(_ place: Int, after took: Int64, mark: Int32) {
    records[place].violation.overrun?.took = took
    for end in records[place].violation.witness.remove(.end) { marks.drop(end) }
    records[place].violation.witness.append(.answer, mark)
    marks.keep(mark)
  }

  /// What a report needs to know of the rule of a record.
  private func report(_ place: Int) -> RuleReport { program.reports[Int(records[place].plan)] }

  /// The id of the rule of a record, and how much it weighs.
  func rule(_ place: Int) -> (id: String, severity: Severity) {
    let plan = Int(records[place].plan)
    return (program.reports[plan].text.id, program.reports[plan].text.severity)
  }

  /// The mark of a record's event.
  func mark(_ place: Int) -> Mark { marks[records[place].violation.mark] }

  /// An event as a report shows it.
  func record(_ mark: Mark) -> EventRecord {
    var states: [(model: String, state: String)] = []
    for (place, model) in program.shownModels.enumerated() where mark.states[place] > 0 {
      let plan = program.models[model]
      states.append((plan.name, plan.stateNames[Int(mark.states[place]) - 1]))
    }
    return EventRecord(
      line: mark.line, time: mark.time, hasDateTime: mark.hasDateTime,
      sinceStart: mark.clock.since(mark.sessionStart), session: text(mark.session),
      scene: text(mark.scene), kind: program.names.kind(of: mark.name),
      name: program.names.text(of: mark.name), phase: mark.phase, of: text(mark.of),
      states: states)
  }

  func event(_ place: Int) -> EventRecord { record(mark(place)) }

  func session(_ place: Int) -> String? { text(mark(place).session) }

  func scene(_ place: Int) -> String? {
    let own = mark(place).scene
    return text(own == .missing ? records[place].groupScene : own)
  }

  func witness(_ place: Int) -> [WitnessEvent] {
    witnessMarks(place).map { WitnessEvent(role: $0.role, event: record($0.mark)) }
  }

  /// The marks of the events of a witness, in the order of the file.
  func witnessMarks(_ place: Int) -> [(role: WitnessRole, mark: Mark)] {
    let witness = records[place].violation.witness
    return (0..<witness.count).map { (witness[$0].role, marks[witness[$0].mark]) }
      .sorted { $0.1.index < $1.1.index }
  }

  func message(_ place: Int) -> String {
    let kept = records[place]
    var message = ""
    for part in program.reports[Int(kept.plan)].message.parts {
      switch part {
      case .text(let text): message += text
      case .variable(let index):
        message += text(program.symbols.value(index, of: kept.violation.binding)) ?? ""
      case .field(let accessor): message += text(of: accessor, report(place), place)
      }
    }
    if let detail = detail(of: kept, at: mark(place)) { message += ": " + detail }
    return message
  }

  /// What is said of an event that is illegal for a model.
  private func detail(of kept: Record, at mark: Mark) -> String? {
    guard kept.violation.state >= 0,
      let model = program.models.firstIndex(where: { $0.core.illegal == Int(kept.plan) })
    else { return nil }
    let since = kept.violation.stateSince
    return program.detail(
      of: model, at: program.names.text(of: mark.name), state: UInt8(kept.violation.state),
      since: since < 0 ? nil : since)
  }

  /// The message with `#` for what differs from one recording to the next.
  func steadyMessage(_ place: Int) -> String {
    var message = report(place).message.parts.map { part -> String in
      if case .text(let text) = part { return text }
      return steadyValue(part, place)
    }.joined()
    if let detail = detail(of: records[place], at: mark(place)) { message += ": " + detail }
    return message
  }

  /// The values in the message alone, likewise: they stay where a rule is worded anew.
  func steadyValues(_ place: Int) -> [String] {
    report(place).message.parts.compactMap { part -> String? in
      if case .text = part { return nil }
      return steadyValue(part, place)
    }
  }

  private func steadyValue(_ part: CompiledMessage.Part, _ place: Int) -> String {
    switch part {
    case .text, .field(.session), .field(.scene), .field(.time), .field(.elapsed): return "#"
    case .field(let accessor): return text(of: accessor, report(place), place)
    case .variable(let index):
      let value = program.symbols.value(index, of: records[place].violation.binding)
      let mark = mark(place)
      let isPassing =
        value != .missing
        && [mark.session, mark.scene, records[place].groupScene].contains(value)
      return isPassing ? "#" : text(value) ?? ""
    }
  }

  private func text(of accessor: Accessor, _ report: RuleReport, _ place: Int) -> String {
    let mark = mark(place)
    switch accessor {
    case .name(let kind):
      return program.names.kind(of: mark.name) == kind ? program.names.text(of: mark.name) : ""
    case .phase: return program.symbols.text(of: matching.phaseSymbols[Int(mark.phase.rawValue)])
    case .session: return text(mark.session) ?? ""
    case .scene: return scene(place) ?? ""
    case .of: return text(mark.of == .missing ? records[place].groupOf : mark.of) ?? ""
    case .time: return Checker.seconds(mark.time)
    default:
      let kept = records[place].violation.captured
      let captured =
        report.message.captured.count == 1 ? [kept] : program.symbols.elements(of: kept)
      guard let field = report.message.captured.firstIndex(of: accessor), field < captured.count
      else { return "" }
      return program.symbols.text(of: captured[field])
    }
  }
}
