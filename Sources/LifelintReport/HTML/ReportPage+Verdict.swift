import LifelintEngine
import LifelintRules

extension ReportPage {
  /// What was found, in a few words.
  var headline: String {
    let totals = report.totals
    var parts: [String] = []
    if totals.unreadableTraces > 0 {
      parts.append(totals.unreadableTraces.counted("unreadable trace"))
    }
    for severity in [Severity.error, .warning, .note] {
      let count = totals.findings[severity, default: 0]
      if count > 0 { parts.append(count.counted(severity.rawValue)) }
    }
    if !parts.isEmpty { return parts.listed().capitalizedASCII }
    return report.quietHeadline.capitalizedASCII
  }

  /// Writes the verdict with what it rests on.
  func writeVerdict(_ writer: inout HTMLWriter) {
    let outcome = report.totals.status.outcome
    writer.element(
      "section",
      ["id": "verdict", "class": "verdict \(outcome.icon.rawValue)", "aria-labelledby": "title"]
    ) { writer in
      outcome.icon.write(&writer, isLabelled: false)
      writer.element("div", ["class": "words"]) { writer in
        writer.element("p", ["class": "outcome"], text: outcome.word)
        writer.element("h1", ["id": "title"], text: headline)
        writer.element("p", ["class": "subject"]) { writeSubject(&$0) }
        if let reason = SummaryText.reason(report) {
          writer.element("p", ["class": "reason"]) { writer in
            writer.text("Exit status \(report.totals.status.rawValue): ")
            writer.text(reason, limit: 2000)
          }
        }
      }
      writer.line()
      writer.element("dl", ["class": "tiles"]) { writer in
        for tile in tiles {
          writer.element("div", ["class": tile.style.map { "tile \($0)" } ?? "tile"]) { writer in
            writer.element("dt", text: tile.label)
            writer.element("dd") { writer in
              if let icon = tile.icon { icon.write(&writer, isLabelled: false) }
              if let target = tile.target {
                writer.element(
                  "a", ["href": "#\(target)", "data-filter": tile.filter], text: tile.value)
              } else {
                writer.text(tile.value)
              }
              if let more = tile.more { writer.element("small", text: more) }
            }
          }
        }
      }
    }
    writer.line()
    if traces.count > 1 { writeTraces(&writer) }
  }

  /// Which trace, of which app on which device.
  private func writeSubject(_ writer: inout HTMLWriter) {
    guard traces.count == 1, let trace = traces.first else {
      writer.text(traces.count.counted("trace"))
      return
    }
    writer.element("code", text: ConciseRenderer.shown(trace.path))
    let known = ["app", "version", "os", "device"].compactMap { name in
      trace.header.first { $0.name == name }?.value
    }
    for value in known { writer.element("span", text: value, limit: 80) }
  }

  // MARK: Tiles

  /// A number at the top of the page.
  struct Tile {
    var label: String
    var value: String
    var more: String?
    var icon: PageIcon?
    var style: String?
    var target: String?
    var filter: String?
  }

  private var tiles: [Tile] {
    let totals = report.totals
    var tiles: [Tile] = []
    for severity in [Severity.error, .warning, .note] {
      let count = totals.findings[severity, default: 0]
      tiles.append(
        Tile(
          label: "\(severity.rawValue.capitalizedASCII)s", value: count.grouped,
          icon: PageIcon(severity), style: count == 0 ? "none" : severity.rawValue,
          target: count == 0 ? nil : "findings", filter: "s:\(severity.rawValue)"))
    }
    if report.baseline != nil {
      tiles.append(
        Tile(
          label: "Known", value: totals.known.grouped, more: "in the baseline",
          target: totals.known == 0 ? nil : "findings", filter: "is:known"))
    }
    tiles.append(
      Tile(
        label: "Rules exercised", value: totals.exercised.grouped,
        more: "of \(totals.rules.grouped)", target: "coverage"))
    tiles.append(
      Tile(
        label: "Events", value: totals.events.grouped, more: totals.sessions.counted("session")))
    if let risk = timing?.risks.first(where: { $0.isAny && $0.appState == nil }) {
      tiles.append(
        Tile(
          label: "Longest at risk", value: TimeText.rounded(risk.durations.max),
          target: "risk"))
    }
    if let hangs = timing?.hangCount, hangs > 0 {
      tiles.append(Tile(label: "Hangs", value: hangs.grouped, target: "timing-hangs"))
    }
    return tiles
  }

  // MARK: Traces

  /// The traces that have a row of their own.
  private static let traceLimit = 500

  /// Writes a table with a row for each trace.
  private func writeTraces(_ writer: inout HTMLWriter) {
    section("traces", "Traces", to: &writer) { writer in
      let kinds: [Severity] = [.error, .warning, .note]
      let hasKnown = report.baseline != nil
      writer.table(
        ["Trace"] + kinds.map { "\($0.rawValue.capitalizedASCII)s" } + (hasKnown ? ["Known"] : [])
          + ["Events", "Sessions"],
        numeric: Set(1...(hasKnown ? 6 : 5))
      ) { writer in
        for (index, trace) in traces.prefix(Self.traceLimit).enumerated() {
          writer.element("tr") { writer in
            writer.element("th", ["scope": "row"]) { writer in
              let worst = groups[index].filter { $0.count > $0.known }.map(\.severity).max()
              (worst.map(PageIcon.init) ?? .pass).write(&writer)
              writer.element(
                "a",
                [
                  "href": groups[index].isEmpty ? nil : "#trace-\(index)", "data-trace": "\(index)",
                ],
                text: ConciseRenderer.shown(trace.path))
            }
            for kind in kinds {
              let count = groups[index].filter { $0.severity == kind }.reduce(0) {
                $0 + $1.count - $1.known
              }
              writer.element(
                "td", ["class": count == 0 ? "number zero" : "number"], text: count.grouped)
            }
            if hasKnown {
              let known = groups[index].reduce(0) { $0 + $1.known }
              writer.element(
                "td", ["class": known == 0 ? "number zero" : "number"], text: known.grouped)
            }
            writer.element("td", ["class": "number"], text: trace.events.grouped)
            writer.element("td", ["class": "number"], text: trace.sessions.grouped)
          }
          writer.line()
        }
      }
      if traces.count > Self.traceLimit {
        let more = traces.count - Self.traceLimit
        writer.element("p", ["class": "aside"], text: "\(more.counted("more trace")) not listed.")
      }
    }
  }
}

extension String {
  /// The text with its first letter as a capital.
  var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
