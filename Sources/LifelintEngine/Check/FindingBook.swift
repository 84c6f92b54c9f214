import LifelintJSON
import LifelintRules
import LifelintTrace

/// The violations of a trace, as symbols: their texts are made when somebody asks.
///
/// It is filled by one checker and does not change afterwards, which is why it may be handed on.
final class FindingBook: @unchecked Sendable {
  /// A violation that counts.
  struct Record {
    var plan: RulePlan
    var violation: Violation
    /// The scene and what it is about that the group has, for events that have none.
    var groupScene: Symbol
    var groupOf: Symbol
  }

  private let program: Program
  private let matching: PatternMatching
  @exclusivity(unchecked) var records: ContiguousArray<Record> = []

  init(program: Program, matching: PatternMatching) {
    self.program = program
    self.matching = matching
  }

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
      sinceStart: mark.clock.since(mark.sessionStart), session: text(mark.session),
      scene: text(mark.scene), kind: program.names.kind(of: mark.name),
      name: program.names.text(of: mark.name), phase: mark.phase, of: text(mark.of),
      states: states)
  }

  func event(_ place: Int) -> EventRecord { record(records[place].violation.mark) }

  func session(_ place: Int) -> String? { text(records[place].violation.mark.session) }

  func scene(_ place: Int) -> String? {
    let own = records[place].violation.mark.scene
    return text(own == .missing ? records[place].groupScene : own)
  }

  func witness(_ place: Int) -> [WitnessEvent] {
    records[place].violation.witness.sorted { $0.mark.index < $1.mark.index }.prefix(20).map {
      WitnessEvent(role: $0.role, event: record($0.mark))
    }
  }

  func message(_ place: Int) -> String {
    let kept = records[place]
    var message = ""
    for part in kept.plan.message.parts {
      switch part {
      case .text(let text): message += text
      case .variable(let index): message += program.symbols.text(of: kept.violation.binding[index])
      case .field(let accessor): message += text(of: accessor, kept, place)
      }
    }
    if let detail = kept.violation.detail { message += ": " + detail }
    return message
  }

  /// The message with `#` for what differs from one recording to the next.
  func steadyMessage(_ place: Int) -> String {
    let kept = records[place]
    var message = kept.plan.message.parts.map { part -> String in
      if case .text(let text) = part { return text }
      return steadyValue(part, kept, place)
    }.joined()
    if let detail = kept.violation.detail { message += ": " + detail }
    return message
  }

  /// The values in the message alone, likewise: they stay where a rule is worded anew.
  func steadyValues(_ place: Int) -> [String] {
    let kept = records[place]
    return kept.plan.message.parts.compactMap { part -> String? in
      if case .text = part { return nil }
      return steadyValue(part, kept, place)
    }
  }

  private func steadyValue(_ part: CompiledMessage.Part, _ kept: Record, _ place: Int) -> String {
    switch part {
    case .text, .field(.session), .field(.scene), .field(.time), .field(.elapsed): return "#"
    case .field(let accessor): return text(of: accessor, kept, place)
    case .variable(let index):
      let value = kept.violation.binding[index]
      let mark = kept.violation.mark
      let isPassing =
        value != .missing && [mark.session, mark.scene, kept.groupScene].contains(value)
      return isPassing ? "#" : program.symbols.text(of: value)
    }
  }

  private func text(of accessor: Accessor, _ kept: Record, _ place: Int) -> String {
    let mark = kept.violation.mark
    switch accessor {
    case .name(let kind):
      return program.names.kind(of: mark.name) == kind ? program.names.text(of: mark.name) : ""
    case .phase: return program.symbols.text(of: matching.phaseSymbols[Int(mark.phase.rawValue)])
    case .session: return text(mark.session) ?? ""
    case .scene: return scene(place) ?? ""
    case .of: return text(mark.of == .missing ? kept.groupOf : mark.of) ?? ""
    case .time: return Checker.seconds(mark.time)
    default:
      guard let field = kept.plan.message.captured.firstIndex(of: accessor),
        field < kept.violation.captured.count
      else { return "" }
      return program.symbols.text(of: kept.violation.captured[field])
    }
  }
}
