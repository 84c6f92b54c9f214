import LifelintEngine
import LifelintRules

/// The parts of a report's page, in the order in which they stand on it.
struct ReportPage {
  /// The report.
  let report: CheckReport
  /// The results, with fingerprints.
  let traces: [TraceResult]
  /// The findings of each trace, grouped by rule.
  let groups: [[FindingGroup]]
  /// How long things took in all traces together, if it was summed up.
  let timing: Timing?
  /// Which tool makes it, when, and where its traces can be looked at.
  let context: RenderContext

  /// Makes a page of a report.
  init(_ report: CheckReport, context: RenderContext = RenderContext()) {
    self.report = report
    self.context = context
    traces = report.fingerprintedTraces
    timing = report.timing
    groups = traces.enumerated().map { FindingGroup.groups(of: $1, trace: $0, rules: report.rules) }
  }

  /// What stands in the title bar: the verdict, then the trace.
  var title: String {
    let name = traces.count == 1 ? ConciseRenderer.shown(traces[0].path) : "lifelint"
    return "\(headline) · \(name)"
  }

  /// Data for the script.
  var data: String {
    var data = PageData(self)
    return data.json()
  }

  /// Writes the body of the page.
  func write(_ writer: inout HTMLWriter) {
    PageIcon.defineAll(&writer)
    writer.element("a", ["class": "skip", "href": "#findings"], text: "Skip to the findings")
    writer.line()
    writer.element("header", ["class": "top"]) { writer in
      writer.element("a", ["class": "brand", "href": "#verdict"], text: "lifelint")
      writer.element("nav", ["aria-label": "Sections"]) { writer in
        for (id, name) in sections {
          writer.element("a", ["href": "#\(id)"], text: name)
        }
      }
    }
    writer.line()
    writer.element("main") { writer in
      writer.line()
      writeVerdict(&writer)
      writer.element("div", ["id": "controls"]) { _ in }
      writeTimeline(&writer)
      writeFindings(&writer)
      writeStaleEntries(&writer)
      writeTiming(&writer)
      writeCoverage(&writer)
      writeEnvironment(&writer)
    }
    writer.line()
    writer.element("footer") { writer in
      writer.element("p") { writer in
        writer.text(
          context.version.isEmpty ? "Made by lifelint" : "Made by lifelint \(context.version)")
        if let date = context.date {
          let (nanoseconds, overflows) = date.multipliedReportingOverflow(by: 1_000_000_000)
          if !overflows { writer.text(", \(TimeText.dateTime(nanoseconds))") }
        }
        writer.text(". This page is whole: it loads nothing and sends nothing.")
      }
    }
  }

  private var sections: [(id: String, name: String)] {
    var sections = [(id: "findings", name: "Findings")]
    if hasTimeline { sections.insert(("timeline", "Timeline"), at: 0) }
    if let risk = timingSections.first(where: { $0.id == "risk" && !$0.rows.isEmpty }) {
      sections.append(("risk", risk.title))
    }
    if timing != nil { sections.append(("timing", "Timing")) }
    if traces.contains(where: { !$0.verdicts.isEmpty }) {
      sections.append(("coverage", "Coverage"))
    }
    sections.append(("environment", "Environment"))
    return sections
  }

  /// Writes a section with its heading.
  func section(
    _ id: String, _ title: String, to writer: inout HTMLWriter,
    body: (inout HTMLWriter) -> Void
  ) {
    writer.element("section", ["id": id, "aria-labelledby": "\(id)-title"]) { writer in
      writer.element("h2", ["id": "\(id)-title"], text: title)
      writer.line()
      body(&writer)
    }
    writer.line()
  }
}
