import LifelintEngine
import LifelintTrace

/// A small table of events: the line, the time, the scene, what happened and the states it met.
///
/// A column stands only where some event has something to say in it.
struct EventFrame {
  /// One event and what is said about it.
  struct Row {
    /// The event.
    var event: EventRecord
    /// What part it plays, in a few words.
    var label: String
    /// Whether the frame is about this event.
    var isMarked: Bool
  }

  /// How a frame is laid out.
  struct Layout {
    /// The colours.
    var palette: Palette
    /// The columns of the terminal.
    var width: Int
    /// How the marked event is coloured.
    var style: TextStyle
  }

  private struct Column {
    var heading: String
    var cells: [String]
    var isRightAligned = false
    var isEvent = false
    var start = 0
    var width = 0
  }

  /// The most characters of one value that are shown: the frame is for orientation.
  private static let valueLimit = 60
  /// The fewest columns to which what happened is cut.
  private static let leastEvent = 20
  private static let gutter = "   | "
  private static let gap = 2

  private let rows: [Row]
  private let layout: Layout
  private let columns: [Column]
  private let labelStart: Int?

  /// Makes a frame of events in the order in which they are shown.
  init(rows: [Row], layout: Layout) {
    self.rows = rows
    self.layout = layout
    var columns = Self.columns(of: rows)
    for index in columns.indices {
      let texts = columns[index].cells + [columns[index].heading]
      columns[index].width = texts.map(TextWidth.columns).max() ?? 0
    }
    let cells = columns.map { $0.width + Self.gap }.reduce(Self.gutter.count, +)
    let label = rows.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    let hasRoom = cells + label <= layout.width
    let excess = cells - Self.gap - layout.width
    var start = Self.gutter.count
    for index in columns.indices {
      if columns[index].isEvent, !hasRoom, excess > 0 {
        let width = columns[index].width
        columns[index].width = max(min(width, Self.leastEvent), width - excess)
      }
      columns[index].start = start
      start += columns[index].width + Self.gap
    }
    self.columns = columns
    labelStart = hasRoom ? start : nil
  }

  /// The lines of the frame, coloured, without their newlines.
  var lines: [String] {
    var heading = gutter(isMarked: false)
    for column in columns { add(column.heading, to: &heading, in: column, .faint) }
    var lines = [heading]
    for (number, row) in rows.enumerated() {
      let labelStyle = row.isMarked ? layout.style : .faint
      var line = gutter(isMarked: row.isMarked)
      for column in columns {
        let style: TextStyle? = row.isMarked && column.isEvent ? .strong : nil
        add(column.cells[number], to: &line, in: column, style)
      }
      if let labelStart {
        line.pad(to: labelStart)
        line.add(row.label, labelStyle)
      }
      lines.append(line)
      if labelStart == nil, !row.label.isEmpty {
        var below = gutter(isMarked: false)
        below.pad(to: columns.first(where: \.isEvent)?.start ?? 0)
        below.add("^ " + row.label, labelStyle)
        lines.append(below)
      }
    }
    return lines.map { $0.text(layout.palette) }
  }

  private func add(
    _ text: String, to line: inout StyledLine, in column: Column, _ style: TextStyle?
  ) {
    let text = TextWidth.cut(text, to: column.width)
    let indent = column.isRightAligned ? column.width - TextWidth.columns(of: text) : 0
    line.pad(to: column.start + indent)
    line.add(text, style)
  }

  private func gutter(isMarked: Bool) -> StyledLine {
    var line = StyledLine()
    line.add(isMarked ? " > " : "   ", isMarked ? layout.style : nil)
    line.add("| ", .faint)
    return line
  }

  private static func columns(of rows: [Row]) -> [Column] {
    let events = rows.map(\.event)
    let scenes = events.map { VisibleText.line($0.scene ?? "", limit: valueLimit) }
    var columns = [
      Column(heading: "line", cells: events.map { "\($0.line)" }, isRightAligned: true),
      Column(
        heading: "since start", cells: TimeText.column(events.map(\.sinceStart)),
        isRightAligned: true),
      Column(heading: "scene", cells: scenes),
      Column(heading: "event", cells: events.map { "\($0.kind)" }),
      Column(heading: "", cells: events.map(what), isEvent: true),
    ]
    if scenes.allSatisfy(\.isEmpty) { columns.remove(at: 2) }
    var models: [String] = []
    for state in events.flatMap(\.states) where !models.contains(state.model) {
      models.append(state.model)
    }
    for model in models {
      let cells = events.map { event in
        let state = event.states.first { $0.model == model }?.state
        return VisibleText.line(state ?? "", limit: valueLimit)
      }
      let heading = "\(VisibleText.line(model, limit: valueLimit)) state"
      columns.append(Column(heading: heading, cells: cells))
    }
    return columns
  }

  /// What happened: the name, what it is about, and which end it is.
  static func what(_ event: EventRecord) -> String {
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
