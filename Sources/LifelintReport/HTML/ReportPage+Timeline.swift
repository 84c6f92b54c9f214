import LifelintEngine

extension ReportPage {
  /// The sessions that are drawn without the script.
  private static let drawingLimit = 12
  /// The rows of the table that says what a drawing shows.
  private static let tableLimit = 120

  /// A session that is drawn.
  private struct Drawn {
    var trace: Int
    var session: SessionRecording
    var findings: [Finding]
  }

  /// Whether there is anything to draw.
  var hasTimeline: Bool {
    traces.contains { !($0.recording?.sessions.isEmpty ?? true) }
  }

  /// Writes the place of the timeline, and a drawing of it for who reads without the script.
  func writeTimeline(_ writer: inout HTMLWriter) {
    guard hasTimeline else { return }
    section("timeline", "Timeline", to: &writer) { writer in
      writer.element("div", ["id": "live"]) { _ in }
      writer.element("div", ["class": "still"]) { writer in
        let drawn = sessions
        for one in drawn.prefix(Self.drawingLimit) { write(one, to: &writer) }
        if drawn.count > Self.drawingLimit {
          let more = (drawn.count - Self.drawingLimit).counted("more session")
          writer.element("p", ["class": "aside"], text: "\(more) not drawn here.")
        }
      }
    }
  }

  /// The sessions, those with findings first.
  private var sessions: [Drawn] {
    var all: [Drawn] = []
    for (index, trace) in traces.enumerated() {
      let byLine = Dictionary(grouping: trace.findings, by: \.line)
      for session in trace.recording?.sessions ?? [] {
        var findings: [Finding] = []
        var last = 0
        for event in session.events where event.line != last {
          findings += byLine[event.line] ?? []
          last = event.line
        }
        all.append(Drawn(trace: index, session: session, findings: findings))
      }
    }
    return all.filter { !$0.findings.isEmpty } + all.filter(\.findings.isEmpty)
  }

  private func write(_ drawn: Drawn, to writer: inout HTMLWriter) {
    let name = caption(of: drawn)
    writer.element("figure") { writer in
      writer.element("figcaption", text: name, limit: 200)
      var drawing = StillTimeline(
        drawn.session, findings: drawn.findings, lanes: lanes,
        hangs: traces[drawn.trace].timing?.hangs ?? [])
      drawing.write(&writer, label: "Timeline of \(name)")
      writer.element("p", ["class": "aside"]) { writer in
        writer.text("Spacing shows the order; quiet stretches are shortened.")
        if drawing.merged > 0 {
          writer.text(" \(drawing.merged.grouped) marks share a place with others.")
        }
      }
      writeWays(from: drawn, to: &writer)
      writeTable(of: drawn, name: name, to: &writer)
    }
    writer.line()
  }

  /// Writes ways to the findings of a session, since a drawing has none to press.
  private func writeWays(from drawn: Drawn, to writer: inout HTMLWriter) {
    guard !drawn.findings.isEmpty else { return }
    writer.element("p", ["class": "aside"]) { writer in
      writer.text("Findings:")
      for finding in drawn.findings.prefix(20) {
        writer.raw(" ")
        let target = "#" + finding.anchor(trace: drawn.trace)
        writer.element("a", ["href": target], text: "line \(finding.line.grouped)")
      }
      if drawn.findings.count > 20 {
        writer.text(" and \((drawn.findings.count - 20).grouped) more")
      }
    }
  }

  private func caption(of drawn: Drawn) -> String {
    let session = drawn.session.name.map { "session \(VisibleText.line($0, limit: 60))" }
    let path = traces.count > 1 ? ConciseRenderer.shown(traces[drawn.trace].path) : nil
    let length = TimeText.rounded(drawn.session.length)
    let parts = [path, session, length, drawn.session.events.count.counted("event")]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// Writes the same facts as a table.
  private func writeTable(of drawn: Drawn, name: String, to writer: inout HTMLWriter) {
    let rows = TimelineRow.rows(
      of: drawn.session, lanes: lanes, hangs: traces[drawn.trace].timing?.hangs ?? []
    ).flatMap { row in
      row.items.map { (row: row, item: $0) }
    }.sorted { ($0.item.start, $0.item.line) < ($1.item.start, $1.item.line) }
    writer.element("details") { writer in
      writer.element("summary", text: "The same as a table")
      writer.table(
        ["Since start", "Line", "Lane", "What", "Lasts"], numeric: [0, 1, 4],
        caption: "What happened in \(name)"
      ) { writer in
        for (row, item) in rows.prefix(Self.tableLimit) {
          let lane = row.detail.isEmpty ? row.title : "\(row.title) \(row.detail)"
          writer.element("tr") { writer in
            writer.element("td", ["class": "number"], text: TimeText.column([item.start])[0])
            writer.element("td", ["class": "number"], text: item.line.grouped)
            writer.element("td", text: lane, limit: 80)
            writer.element("td", text: item.label, limit: 120)
            let lasts = item.end > item.start ? TimeText.rounded(item.end - item.start) : ""
            writer.element("td", ["class": "number"], text: lasts)
          }
        }
      }
      if rows.count > Self.tableLimit {
        let more = (rows.count - Self.tableLimit).grouped
        writer.element("p", ["class": "aside"], text: "\(more) more are in the trace.")
      }
    }
  }
}
