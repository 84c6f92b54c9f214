import LifelintEngine

/// How long things took: a table for each section of a timing report, folded.
struct MarkdownTiming {
  private let report: CheckReport
  private let places: MarkdownPlace

  init(_ report: CheckReport, places: MarkdownPlace) {
    self.report = report
    self.places = places
  }

  /// The tables; nothing where nothing was measured.
  func text(limit: Int) -> String {
    guard let timing = report.timing else { return "" }
    let timings = TimingReport(timing, rules: report.rules)
    let sections = timings.sections.filter { !$0.rows.isEmpty }
    if sections.isEmpty { return "" }
    let alarms = sections.flatMap(\.rows).count(where: \.isAlarming)
    let alarm = "❌ \(alarms.grouped) over budget, lost or never returned"
    let title = "Timing: " + (alarms == 0 ? "nothing over budget or lost" : alarm)
    var text = "<details><summary>\(title)</summary>\n\n"
    for section in sections {
      text += self.text(of: section, limit: limit / sections.count)
    }
    return text + MarkdownText.inline(timings.method) + "\n\n</details>\n\n"
  }

  private func text(of section: TimingSection, limit: Int) -> String {
    // The drawing of the spread has no place in Markdown.
    let columns = section.columns.indices.filter { section.columns[$0].role != .shape }
    var table = MarkdownTable(
      headings: columns.map { section.columns[$0].heading },
      numeric: Set(columns.indices.filter { section.columns[columns[$0]].isNumber }))
    var head = "**\(MarkdownText.inline(section.title))**\n\n"
    if let note = section.note { head += MarkdownText.prose(note) + "\n\n" }
    var left = limit - head.utf8.count - table.headSize - 100
    for row in section.rows {
      let cells = columns.map { cell(row, $0, section.columns[$0].role) }
      left -= MarkdownTable.line(cells).utf8.count
      if left < 0 { break }
      table.rows.append(cells)
    }
    let omitted = section.omitted + section.rows.count - table.rows.count
    return head + table.text + (omitted > 0 ? "_\(omitted.grouped) more omitted._\n\n" : "")
  }

  /// Where the longest is; the path is said where there are several.
  private func place(_ worst: Worst?) -> String {
    guard let worst else { return "" }
    return report.traces.count == 1
      ? places.link(worst.path, worst.line, text: "line \(worst.line)")
      : places.link(worst.path, worst.line)
  }

  private func cell(_ row: TimingSection.Row, _ place: Int, _ role: TimingSection.Role) -> String {
    let text = row.cells[place]
    switch role {
    case .name:
      let name = MarkdownText.inline(text, limit: 80)
      return place == 0 ? String(repeating: "– ", count: row.depth) + name : name
    case .text: return MarkdownText.inline(text, limit: 400)
    case .place: return self.place(row.worst)
    case .budget where row.isAlarming: return "❌ " + MarkdownText.number(text)
    default: return MarkdownText.number(text)
    }
  }
}
