import LifelintEngine
import LifelintRules

extension ReportPage {
  /// The tables of what took how long; none where it was not summed up.
  var timingSections: [TimingSection] {
    guard let timing else { return [] }
    return TimingReport(timing, rules: report.rules).sections
  }

  /// Writes the times in which a kill would have lost data, then how long everything took.
  func writeTiming(_ writer: inout HTMLWriter) {
    guard let timing else { return }
    let sections = timingSections
    if let risk = sections.first(where: { $0.id == "risk" }), !risk.rows.isEmpty {
      section("risk", risk.title, to: &writer) { writer in
        if let note = risk.note { writer.element("p", ["class": "lead"], text: note, limit: 1000) }
        StateShares(timing, page: self).writeRisk(&writer)
        write(risk, hasTitle: false, to: &writer)
      }
    }
    section("timing", "Timing", to: &writer) { writer in
      let report = TimingReport(timing, rules: self.report.rules)
      writer.element("p", ["class": "aside"], text: "\(report.extent). \(report.method)")
      writer.line()
      for waterfall in Waterfall.longest(in: traces) { waterfall.write(&writer) }
      StateShares(timing, page: self).write(&writer)
      let measures = Set(self.report.rules.measures.map(\.id))
      writeMeasures(sections.filter { measures.contains($0.id) && !$0.rows.isEmpty }, to: &writer)
      for section in sections where !measures.contains(section.id) && !section.rows.isEmpty {
        switch section.id {
        case "risk": continue
        case "callbacks", "hangs": write(section, hasTitle: true, to: &writer)
        default:
          writer.element("details", ["class": "unmeasured"]) { writer in
            writer.element("summary") { writer in
              writer.element("b", text: section.title)
              writer.element("span", ["class": "meaning"]) { $0.prose(section.note ?? "") }
            }
            write(section, hasTitle: false, to: &writer)
          }
        }
      }
      writeUnmeasured(sections.filter { $0.rows.isEmpty && $0.hint != nil }, to: &writer)
    }
  }

  // MARK: Tables

  private func write(_ section: TimingSection, hasTitle: Bool, to writer: inout HTMLWriter) {
    if hasTitle {
      writer.element("h3", ["class": "table-title", "id": "timing-\(section.id)"]) { writer in
        writer.text(section.title)
      }
      if let note = section.note {
        writer.element("p", ["class": "aside"]) { $0.prose(note, limit: 1000) }
      }
    }
    let columns = Self.columns(of: [section])
    writer.table(
      columns.map { section.columns[$0].heading },
      numeric: Set(columns.indices.filter { section.columns[columns[$0]].isNumber }),
      caption: section.title, style: "timing"
    ) { writer in write(rows: section, columns, to: &writer) }
    if section.omitted > 0 {
      writer.element(
        "p", ["class": "aside"], text: "\(section.omitted.counted("more row")) in JSON.")
    }
  }

  /// Writes what was measured as one table, since all of it has the same columns.
  private func writeMeasures(_ sections: [TimingSection], to writer: inout HTMLWriter) {
    guard let first = sections.first else { return }
    let columns = Self.columns(of: sections)
    writer.element("h3", ["class": "table-title"], text: "Launches, transitions, tasks")
    writer.table(
      columns.map { first.columns[$0].heading },
      numeric: Set(columns.indices.filter { first.columns[columns[$0]].isNumber }),
      caption: "How long measured stretches took", style: "timing", hasOneBody: false
    ) { writer in
      for section in sections {
        writer.element("tbody") { writer in
          writer.element("tr", ["class": "group"]) { writer in
            writer.element("th", ["scope": "rowgroup", "colspan": "\(columns.count)"]) { writer in
              writer.element("b", text: section.title)
              writer.prose(" " + (section.note ?? ""), limit: 300)
            }
          }
          write(rows: section, columns, to: &writer)
        }
      }
    }
  }

  /// The columns in which something stands, in any row.
  private static func columns(of sections: [TimingSection]) -> [Int] {
    guard let first = sections.first else { return [] }
    let rows = sections.flatMap(\.rows)
    return first.columns.indices.filter { place in
      switch first.columns[place].role {
      case .name: true
      case .shape: rows.contains { !$0.shape.isEmpty }
      case .place: rows.contains { $0.worst != nil }
      default: rows.contains { place < $0.cells.count && !["", "-"].contains($0.cells[place]) }
      }
    }
  }

  private func write(
    rows section: TimingSection, _ columns: [Int], to writer: inout HTMLWriter
  ) {
    for row in section.rows {
      writer.element("tr", ["class": row.isAlarming ? "alarming" : nil]) { writer in
        for place in columns { write(row, section.columns[place], place, to: &writer) }
      }
      writer.line()
    }
  }

  private func write(
    _ row: TimingSection.Row, _ column: TimingSection.Column, _ place: Int,
    to writer: inout HTMLWriter
  ) {
    let text = place < row.cells.count ? row.cells[place] : ""
    switch column.role {
    case .name where place == 0:
      writer.element("th", ["scope": "row", "class": row.depth > 0 ? "part" : nil]) { writer in
        if row.isAlarming { PageIcon.warning.write(&writer) }
        writer.text(text, limit: 120)
      }
    case .shape:
      writer.element("td") { Spread.write(row.shape, to: &$0) }
    case .place:
      writer.element("td", ["class": "at"]) { writer in
        if let worst = row.worst, worst.line > 0 { write(worst, to: &writer) }
      }
    default:
      let isWords = column.role == .text
      writer.element(
        "td", ["class": isWords ? "words" : column.isNumber ? "number" : nil], text: text,
        limit: isWords ? 400 : 120)
    }
  }

  /// Writes a place, which the script makes a way to the timeline.
  private func write(_ worst: Worst, to writer: inout HTMLWriter) {
    let trace = traces.firstIndex { $0.path == worst.path }
    let path = traces.count > 1 ? ConciseRenderer.shown(worst.path) + ", " : ""
    writer.element(
      "span",
      ["class": "goto", "data-trace": trace.map(String.init), "data-line": "\(worst.line)"],
      text: "\(path)line \(worst.line.grouped)")
  }

  /// Says what to record so that more can be measured.
  private func writeUnmeasured(_ sections: [TimingSection], to writer: inout HTMLWriter) {
    guard !sections.isEmpty else { return }
    writer.element("details", ["class": "unmeasured"]) { writer in
      let titles = sections.map { VisibleText.line($0.title) }
      writer.element("summary") { writer in
        writer.element("b", text: "Not measured")
        writer.element("span", ["class": "meaning"], text: titles.joined(separator: ", "))
      }
      writer.element("dl") { writer in
        for section in sections {
          writer.element("dt", text: section.title)
          writer.element("dd") { $0.prose("Record \(section.hint ?? "").", limit: 1000) }
        }
      }
    }
    writer.line()
  }
}

/// How values are spread, as small bars.
enum Spread {
  /// Writes the bars; nothing for too few values.
  static func write(_ bins: [Int], to writer: inout HTMLWriter) {
    guard let most = bins.max(), most > 0 else { return }
    let label = "spread from least to greatest: " + bins.map(\.grouped).joined(separator: ", ")
    writer.element(
      "svg",
      [
        "class": "spread", "viewBox": "0 0 \(bins.count * 8) 18", "role": "img",
        "aria-label": label,
      ]
    ) { writer in
      for (place, count) in bins.enumerated() {
        let height = count == 0 ? 1 : max(count * 17 / most, 2)
        writer.void(
          "rect",
          [
            "class": count == 0 ? "none" : nil, "x": "\(place * 8)", "y": "\(18 - height)",
            "width": "6.5", "height": "\(height)",
          ])
      }
    }
  }
}
