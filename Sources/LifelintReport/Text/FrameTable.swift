/// Rows in columns behind a gutter, some of them marked, each with a label at its end.
///
/// Where the labels do not fit beside the rows they stand below them.
struct FrameTable {
  /// One column.
  struct Column {
    /// What stands above it.
    var heading: String
    /// Its texts, one a row, that ``VisibleText`` has passed.
    var cells: [String]
    /// Whether numbers stand in it.
    var isRightAligned = false
    /// Whether it is cut where the terminal is narrow; labels below rows begin under it.
    var isMain = false
  }

  /// What is said about one row.
  struct Mark {
    /// What part it plays, in a few words.
    var label = ""
    /// Whether the frame is about this row.
    var isMarked = false
  }

  /// How a frame is laid out.
  struct Layout {
    /// The colours.
    var palette: Palette
    /// The columns of the terminal.
    var width: Int
    /// How marked rows are coloured.
    var style: TextStyle
    /// What stands before the gutter.
    var indent = ""
  }

  private struct Place {
    var start: Int
    var width: Int
  }

  /// The fewest columns to which the main column is cut.
  private static let leastMain = 20
  private static let gutter = "   | "
  private static let gap = 2

  private let columns: [Column]
  private let marks: [Mark]
  private let layout: Layout
  private let places: [Place]
  private let labelStart: Int?

  /// Makes a table; a column in which nothing stands is left out.
  init(columns: [Column], marks: [Mark], layout: Layout) {
    let columns = columns.filter { !$0.cells.allSatisfy(\.isEmpty) }
    self.columns = columns
    self.marks = marks
    self.layout = layout
    let indent = layout.indent.count + Self.gutter.count
    var widths = columns.map { column in
      (column.cells + [column.heading]).map(TextWidth.columns).max() ?? 0
    }
    let cells = widths.map { $0 + Self.gap }.reduce(indent, +)
    let label = marks.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    let hasRoom = cells + label <= layout.width
    let excess = cells - Self.gap - layout.width
    if !hasRoom, excess > 0, let main = columns.firstIndex(where: \.isMain) {
      widths[main] = max(min(widths[main], Self.leastMain), widths[main] - excess)
    }
    var start = indent
    places = widths.map { width in
      defer { start += width + Self.gap }
      return Place(start: start, width: width)
    }
    labelStart = hasRoom ? start : nil
  }

  /// The lines of the table, coloured, without their newlines.
  var lines: [String] {
    var lines: [StyledLine] = []
    if columns.contains(where: { !$0.heading.isEmpty }) {
      var heading = gutter(isMarked: false)
      for (column, place) in zip(columns, places) {
        add(column.heading, to: &heading, in: column, place, .faint)
      }
      lines.append(heading)
    }
    for (number, mark) in marks.enumerated() {
      let labelStyle = mark.isMarked ? layout.style : .faint
      var line = gutter(isMarked: mark.isMarked)
      for (column, place) in zip(columns, places) {
        let style: TextStyle? = mark.isMarked && column.isMain ? .strong : nil
        add(column.cells[number], to: &line, in: column, place, style)
      }
      if let labelStart, !mark.label.isEmpty {
        line.pad(to: labelStart)
        line.add(mark.label, labelStyle)
      }
      lines.append(line)
      if labelStart == nil, !mark.label.isEmpty {
        let main = zip(columns, places).first { $0.0.isMain }
        var below = gutter(isMarked: false)
        below.pad(to: main?.1.start ?? 0)
        below.add("^ " + mark.label, labelStyle)
        lines.append(below)
      }
    }
    return lines.map { $0.text(layout.palette) }
  }

  private func add(
    _ text: String, to line: inout StyledLine, in column: Column, _ place: Place,
    _ style: TextStyle?
  ) {
    let text = TextWidth.cut(text, to: place.width)
    let indent = column.isRightAligned ? place.width - TextWidth.columns(of: text) : 0
    line.pad(to: place.start + indent)
    line.add(text, style)
  }

  private func gutter(isMarked: Bool) -> StyledLine {
    var line = StyledLine()
    line.add(layout.indent)
    line.add(isMarked ? " > " : "   ", isMarked ? layout.style : nil)
    line.add("| ", .faint)
    return line
  }
}
