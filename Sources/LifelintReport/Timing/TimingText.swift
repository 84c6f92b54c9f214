/// A timing for a terminal.
public struct TimingText: Sendable {
  private let report: TimingReport
  private let palette: Palette
  private let width: Int?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - report: What is written.
  ///   - palette: The colours.
  ///   - width: The columns of the terminal; `nil` where there is none, so that every column stays.
  public init(
    _ report: TimingReport, palette: Palette = Palette(isColored: false), width: Int? = nil
  ) {
    self.report = report
    self.palette = palette
    self.width = width.map { max($0, 40) }
  }

  /// The whole text: a paragraph for each section, those without rows together at the end.
  public var text: String {
    var lines = [palette.paint("Timing", .heading) + " of \(report.extent)"]
    let sections = report.sections
    for section in sections where section.hint == nil { lines += [""] + self.lines(of: section) }
    let empty = sections.filter { $0.hint != nil }
    if !empty.isEmpty {
      lines += ["", palette.paint("Nothing to measure", .heading)]
      for section in empty {
        lines += paragraph("\(section.title): record \(section.hint ?? "").", indent: 2)
      }
    }
    lines += [""] + paragraph(report.method, indent: 0)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The end of a report: the launches, the worst callbacks, what was at risk; nothing where there
  /// is none of these.
  public var brief: String {
    let section = report.brief
    let notes = report.briefNotes
    if section.rows.isEmpty, notes.isEmpty { return "" }
    let rest = palette.paint(" (--timing has the rest)", .faint)
    var lines = [palette.paint("Timing", .heading) + " of \(report.extent)" + rest]
    lines += table(section).map { $0.text(palette) }
    if section.omitted > 0 { lines.append("  ... and \(section.omitted.grouped) more") }
    for note in notes { lines += paragraph(note, indent: 2) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func paragraph(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let lines = TextWrap.lines(
      of: VisibleText.line(text, limit: 2000), width: min(width ?? 100, 100) - indent)
    return lines.enumerated().map { $0 == 0 ? margin + $1 : margin + "  " + $1 }
  }

  // MARK: Tables

  private func lines(of section: TimingSection) -> [String] {
    var lines = [palette.paint(section.title, .heading)]
    if let note = section.note { lines += paragraph(note, indent: 2).map { faint($0, section) } }
    lines += table(section).map { $0.text(palette) }
    if section.omitted > 0 {
      lines.append("  ... and \(section.omitted.grouped) more (--format json lists what is kept)")
    }
    return lines
  }

  /// What explains a table is there for completeness; what stands for one is not.
  private func faint(_ line: String, _ section: TimingSection) -> String {
    section.rows.isEmpty || section.id == "risk" ? line : palette.paint(line, .faint)
  }

  /// A column that is laid out.
  private struct Place {
    var column: TimingSection.Column
    var cells: [String]
    var width: Int
  }

  private static let gap = 2
  /// The columns that are left out where the terminal is narrow, the first first.
  private static let leastNeeded: [TimingSection.Role] = [.shape, .total, .p90]
  /// The widest that a name is shown.
  private static let widestName = 44

  private func table(_ section: TimingSection) -> [StyledLine] {
    if section.rows.isEmpty { return [] }
    var places = section.columns.enumerated().map { number, column in
      place(column, section.rows.map { cell(number, column, of: $0) })
    }
    places.removeAll { place in place.cells.allSatisfy(\.isEmpty) && place.column.role != .name }
    for role in Self.leastNeeded {
      guard let width, needed(places) > width else { break }
      places.removeAll { $0.column.role == role }
    }
    var lines = [StyledLine()]
    for place in places { add(place.column.heading, to: &lines[0], place, .faint) }
    for (number, row) in section.rows.enumerated() {
      var line = StyledLine()
      for place in places {
        add(place.cells[number], to: &line, place, style(place.column, row))
      }
      lines.append(line)
    }
    return lines
  }

  private func place(_ column: TimingSection.Column, _ cells: [String]) -> Place {
    let widest = (cells + [column.heading]).map { TextWidth.columns(of: $0) }.max() ?? 0
    return Place(column: column, cells: cells, width: widest)
  }

  /// The columns that a table takes; where the longest is may stand beyond the edge.
  private func needed(_ places: [Place]) -> Int {
    places.filter { $0.column.role != .place && $0.column.role != .text }.reduce(0) {
      $0 + $1.width + Self.gap
    }
  }

  private func cell(
    _ number: Int, _ column: TimingSection.Column, of row: TimingSection.Row
  ) -> String {
    switch column.role {
    case .shape: Self.bars(row.shape)
    case .name:
      String(repeating: "  ", count: row.depth)
        + TextWidth.cut(VisibleText.lineStart(row.cells[number]), to: Self.widestName)
    default: VisibleText.line(row.cells[number])
    }
  }

  private func style(_ column: TimingSection.Column, _ row: TimingSection.Row) -> TextStyle? {
    guard row.isAlarming else { return column.role == .shape ? .faint : nil }
    switch column.role {
    case .budget, .name: return .error
    case .shape: return .faint
    default: return nil
    }
  }

  private func add(_ text: String, to line: inout StyledLine, _ place: Place, _ style: TextStyle?) {
    let start = line.width + Self.gap
    let indent = place.column.isNumber ? place.width - TextWidth.columns(of: text) : 0
    line.pad(to: start + indent)
    line.add(text, style)
    if place.column.role != .place, place.column.role != .text { line.pad(to: start + place.width) }
  }

  /// How values are spread, as a row of bars: the highest stands for the most.
  static func bars(_ counts: [Int]) -> String {
    guard let most = counts.max(), most > 0 else { return "" }
    let levels = Array("▁▂▃▄▅▆▇█")
    return String(
      counts.map { count in
        count == 0 ? " " : levels[(count * levels.count - 1) / most]
      })
  }
}
