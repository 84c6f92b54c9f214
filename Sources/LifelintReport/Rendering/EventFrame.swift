import LifelintEngine
import LifelintTrace

/// A small table of events: the line, the time, the scene, what happened and the states it met.
struct EventFrame {
  /// One event and what is said about it.
  struct Row {
    /// The event.
    var event: EventRecord
    /// What part it plays.
    var mark: FrameTable.Mark
    /// The same, as the engine says it.
    var roles: Set<WitnessRole> = []
  }

  /// The most characters of one value that are shown: the frame is for orientation.
  private static let valueLimit = 60

  /// The events in the order in which they are shown.
  let rows: [Row]

  /// The events that prove a finding, each once, with the one at which the finding stands.
  static func rows(of finding: Finding, entry: RuleIndex.Entry?) -> [Row] {
    let labels = WitnessLabel(check: entry?.check, overrun: finding.overrun)
    var rows: [Row] = []
    for witness in finding.witness {
      let label = labels.text(witness.role)
      if let last = rows.last, last.event.line == witness.event.line {
        if !last.mark.label.contains(label) { rows[rows.count - 1].mark.label += ", " + label }
        rows[rows.count - 1].roles.insert(witness.role)
      } else {
        let mark = FrameTable.Mark(label: label, isMarked: witness.event.line == finding.line)
        rows.append(Row(event: witness.event, mark: mark, roles: [witness.role]))
      }
    }
    if let event = finding.event, !rows.contains(where: \.mark.isMarked) {
      let place = rows.firstIndex { $0.event.line > event.line } ?? rows.count
      rows.insert(Row(event: event, mark: FrameTable.Mark(isMarked: true)), at: place)
    }
    return rows
  }

  /// The lines of the frame, coloured, without their newlines.
  func lines(_ layout: FrameTable.Layout) -> [String] {
    FrameTable(columns: columns, marks: rows.map(\.mark), layout: layout).lines
  }

  private var columns: [FrameTable.Column] {
    let events = rows.map(\.event)
    var columns = [
      FrameTable.Column(
        heading: "line", cells: events.map { "\($0.line)" }, isRightAligned: true),
      FrameTable.Column(
        heading: "since start", cells: TimeText.column(events.map(\.sinceStart)),
        isRightAligned: true),
      FrameTable.Column(
        heading: "scene",
        cells: events.map { VisibleText.line($0.scene ?? "", limit: Self.valueLimit) }),
      FrameTable.Column(heading: "event", cells: events.map { "\($0.kind)" }),
      FrameTable.Column(heading: "", cells: events.map(Self.what), isMain: true),
    ]
    var models: [String] = []
    for state in events.flatMap(\.states) where !models.contains(state.model) {
      models.append(state.model)
    }
    for model in models {
      let cells = events.map { event in
        let state = event.states.first { $0.model == model }?.state
        return VisibleText.line(state ?? "", limit: Self.valueLimit)
      }
      let heading = "\(VisibleText.line(model, limit: Self.valueLimit)) state"
      columns.append(FrameTable.Column(heading: heading, cells: cells))
    }
    return columns
  }

  /// What happened: the name, what it is about, and which end it is.
  private static func what(_ event: EventRecord) -> String {
    var words = [VisibleText.line(event.name, limit: valueLimit)]
    if let of = event.of { words.append(VisibleText.line(of, limit: valueLimit)) }
    switch event.phase {
    case .instant: break
    case .begin: words.append("begins")
    case .end: words.append("ends")
    }
    return words.joined(separator: " ")
  }
}
