import LifelintEngine

/// The parts of a comparison's page.
struct ComparisonPage {
  let comparison: RunComparison

  /// The findings of each kind that have a row.
  private static let rowLimit = 500

  private var words: ComparisonWords { ComparisonWords(comparison: comparison) }

  /// What stands in the title bar.
  var title: String { "\(headline) · lifelint compare" }

  private var headline: String {
    let text = words.headline
    return VisibleText.line(text.prefix(1).uppercased() + text.dropFirst(), limit: 300)
  }

  /// Writes the body of the page.
  func write(_ writer: inout HTMLWriter) {
    PageIcon.defineAll(&writer)
    writer.element("a", ["class": "skip", "href": "#times"], text: "Skip to the times")
    writer.line()
    writer.element("header", ["class": "top"]) { writer in
      writer.element("a", ["class": "brand", "href": "#verdict"], text: "lifelint")
      writer.element("nav", ["aria-label": "Sections"]) { writer in
        for (id, name) in [("findings", "Findings"), ("times", "Times"), ("runs", "Runs")] {
          writer.element("a", ["href": "#\(id)"], text: name)
        }
      }
    }
    writer.line()
    writer.element("main") { writer in
      writeVerdict(&writer)
      writeFindings(&writer)
      writeTimes(&writer)
      writeRuns(&writer)
    }
    writer.line()
    writer.element("footer") { writer in
      writer.element(
        "p", text: "Made by lifelint. This page is whole: it loads nothing and sends nothing.")
    }
  }

  private func section(
    _ id: String, _ title: String, to writer: inout HTMLWriter, body: (inout HTMLWriter) -> Void
  ) {
    writer.element("section", ["id": id, "aria-labelledby": "\(id)-title"]) { writer in
      writer.element("h2", ["id": "\(id)-title"], text: title)
      writer.line()
      body(&writer)
    }
    writer.line()
  }

  // MARK: The verdict

  private func writeVerdict(_ writer: inout HTMLWriter) {
    let outcome = comparison.status.outcome
    writer.element(
      "section",
      ["id": "verdict", "class": "verdict \(outcome.icon.rawValue)", "aria-labelledby": "title"]
    ) { writer in
      outcome.icon.write(&writer, isLabelled: false)
      writer.element("div", ["class": "words"]) { writer in
        writer.element("p", ["class": "outcome"], text: outcome.word)
        writer.element("h1", ["id": "title"], text: headline)
        writer.element("p", ["class": "subject"], text: words.runs)
        if comparison.hasFailed {
          writer.element(
            "p", ["class": "reason"],
            text: "Exit status \(comparison.status.rawValue)\(words.exitsZero)")
        }
        for doubt in words.doubts { writer.element("p", ["class": "reason"], text: doubt) }
      }
      writer.line()
      writer.element("dl", ["class": "tiles"]) { writer in
        let findings = comparison.findings
        let timing = comparison.timing
        tile("New", findings.new.count, target: "findings", &writer)
        tile("Gone", findings.gone.count, target: "findings", &writer)
        tile("Unchanged", findings.unchanged.count, target: "findings", &writer)
        tile("Slower", timing.rows(.slower).count, target: "times", &writer)
        tile("Faster", timing.rows(.faster).count, target: "times", &writer)
      }
    }
    writer.line()
  }

  private func tile(
    _ label: String, _ count: Int, target: String, _ writer: inout HTMLWriter
  ) {
    writer.element("div", ["class": count == 0 ? "tile none" : "tile"]) { writer in
      writer.element("dt", text: label)
      writer.element("dd") { writer in
        writer.element("a", ["href": count == 0 ? nil : "#\(target)"], text: count.grouped)
      }
    }
  }

  // MARK: Findings

  /// The kinds of findings that need not be unfolded.
  private static let open = ["Could not be read", "New"]

  private func writeFindings(_ writer: inout HTMLWriter) {
    let findings = comparison.findings
    section("findings", "Findings", to: &writer) { writer in
      let kinds = [
        ("Could not be read", findings.unreadable), ("New", findings.new), ("Gone", findings.gone),
        ("Unchanged", findings.unchanged),
      ]
      if kinds.allSatisfy({ $0.1.isEmpty }) {
        writer.element("p", ["class": "empty"], text: "There is none on either side.")
      }
      for (title, changes) in kinds where !changes.isEmpty {
        writer.element("details", ["class": "side", "open": Self.open.contains(title) ? "" : nil]) {
          writer in
          writer.element("summary") { writer in
            writer.element("b", text: title)
            writer.text(" \(changes.count.counted("finding"))")
          }
          write(changes, caption: "\(title) findings", to: &writer)
        }
        writer.line()
      }
    }
  }

  private func write(
    _ changes: [FindingChange], caption: String, to writer: inout HTMLWriter
  ) {
    let presences = changes.prefix(Self.rowLimit).map(words.presence)
    let isSaid = presences.contains { !$0.isEmpty }
    let headings = ["What", "Rule", "Where"] + (isSaid ? ["In runs"] : [])
    writer.table(headings, caption: caption) { writer in
      for (change, presence) in zip(changes, presences) {
        writer.element("tr") { writer in
          writer.element("th", ["scope": "row"]) { writer in
            PageIcon(change.finding.severity).write(&writer)
            writer.text(change.finding.sentence, limit: 1000)
          }
          writer.element("td") { $0.element("code", text: change.finding.rule) }
          let line = change.finding.line
          let place = ConciseRenderer.shown(change.path) + (line > 0 ? ":\(line)" : "")
          writer.element("td") { $0.element("code", text: place) }
          if isSaid { writer.element("td", text: presence) }
        }
        writer.line()
      }
    }
    if changes.count > Self.rowLimit {
      let more = changes.count - Self.rowLimit
      writer.element("p", ["class": "aside"], text: "\(more.grouped) more are not listed.")
    }
  }

  // MARK: Runs

  private func writeRuns(_ writer: inout HTMLWriter) {
    section("runs", "Runs", to: &writer) { writer in
      writer.table(
        ["Trace", "Side", "Events", "Sessions", "Findings"], numeric: [2, 3, 4],
        caption: "The runs of both sides"
      ) { writer in
        for (side, report) in [("base", comparison.base), ("head", comparison.head)] {
          for trace in report.traces.prefix(Self.rowLimit) {
            writer.element("tr") { writer in
              writer.element("th", ["scope": "row"]) {
                $0.element("code", text: ConciseRenderer.shown(trace.path))
              }
              writer.element("td", text: side)
              let dropped = trace.dropped.values.reduce(0, +)
              for number in [trace.events, trace.sessions, trace.findings.count + dropped] {
                writer.element("td", ["class": "number"], text: number.grouped)
              }
            }
            writer.line()
          }
        }
      }
    }
  }
}
