import LifelintEngine
import LifelintRules
import LifelintTrace

/// What happened, step by step, with the step that is missing where one is.
struct FindingStory {
  /// The finding.
  let finding: Finding
  /// What is known about its rule.
  let entry: RuleIndex.Entry?
  /// The trace in which it was found.
  let trace: TraceResult
  /// Whether the place stands in the story, since no line above it says so.
  let namesPlace: Bool
  /// Where the trace can be looked at.
  let context: RenderContext

  /// The steps of one story that are shown.
  private static let stepLimit = 12

  /// Writes the place of the finding: its line, when, in which scene.
  func writePlace(_ writer: inout HTMLWriter) {
    writer.element("span", ["class": "place"]) { writer in
      if finding.line > 0 {
        let url = context.lineURL(trace.path, finding.line)
        writer.element("span") { writer in
          if let url, url.hasPrefix("https://") {
            writer.element("a", ["href": url], text: "line \(finding.line.grouped)")
          } else {
            writer.text("line \(finding.line.grouped)")
          }
        }
      } else {
        writer.element("span", text: "the whole file")
      }
      if let event = finding.event {
        writer.element("span", text: TimeText.column([event.sinceStart])[0])
      }
      if let scene = finding.scene { writer.element("span", text: "scene \(scene)", limit: 60) }
      if trace.sessions > 1, let session = finding.session {
        writer.element("span", text: "session \(session)", limit: 60)
      }
    }
  }

  /// Writes the place where it is not said yet, and the steps.
  func write(_ writer: inout HTMLWriter) {
    writer.element("div", ["class": "bar"]) { writer in
      if namesPlace { writePlace(&writer) }
    }
    let rows = EventFrame.rows(of: finding, entry: entry)
    guard !rows.isEmpty else {
      writeExcerpt(&writer)
      if let hint = finding.hint, !namesPlace { writer.element("p", text: hint, limit: 1000) }
      return
    }
    let models = shownModels(rows)
    writer.element("ol", ["class": "story"]) { writer in
      var previous: Int64?
      let shown = shortened(rows)
      for (number, row) in shown.enumerated() {
        if number == missingPlace(shown) { writeMissing(&writer) }
        write(row, models: models, since: previous, to: &writer)
        previous = row.event.sinceStart
        if row.isFolded, number + 1 < shown.count {
          writer.element("li", ["class": "skipped"], text: "…")
        }
      }
      if missingPlace(shown) == shown.count { writeMissing(&writer) }
    }
    writer.line()
  }

  /// Writes the text of the line itself, where the reader could not make an event of it.
  private func writeExcerpt(_ writer: inout HTMLWriter) {
    guard finding.line > 0, let line = context.sourceLine(trace.path, finding.line) else { return }
    writer.element("pre") { writer in
      for text in SourceExcerpt.lines(of: line, column: finding.column, width: 110) {
        writer.text(text)
        writer.line()
      }
    }
  }

  // MARK: Steps

  /// An event of the story, and whether others that follow it are left out.
  private struct Step {
    var row: EventFrame.Row
    var isFolded = false
    var event: EventRecord { row.event }
  }

  /// The first and the last steps of a long story, and the one at which the finding stands.
  private func shortened(_ rows: [EventFrame.Row]) -> [Step] {
    if rows.count <= Self.stepLimit { return rows.map { Step(row: $0) } }
    let head = Self.stepLimit / 2
    let tail = rows.count - (Self.stepLimit - head - 1)
    var steps: [Step] = []
    for (index, row) in rows.enumerated() {
      if index < head || index >= tail || row.mark.isMarked {
        steps.append(Step(row: row))
      } else if !steps.isEmpty {
        steps[steps.count - 1].isFolded = true
      }
    }
    return steps
  }

  private func write(
    _ step: Step, models: [String], since previous: Int64?, to writer: inout HTMLWriter
  ) {
    let event = step.event
    let classes = ["step", "\(event.kind)", step.row.mark.isMarked ? "marked" : nil]
    writer.element(
      "li",
      ["class": classes.compactMap(\.self).joined(separator: " "), "data-line": "\(event.line)"]
    ) { writer in
      writer.element("span", ["class": "when"]) { writer in
        writer.element("b", text: TimeText.column([event.sinceStart])[0])
        if let previous, event.sinceStart > previous {
          writer.element("i", text: "+\(TimeText.rounded(event.sinceStart - previous))")
        }
      }
      writer.element("span", ["class": "line"], text: event.line.grouped)
      writer.element("span", ["class": "what"]) { writer in
        writer.element("span", ["class": "kind"], text: "\(event.kind)")
        writer.element("b", text: event.name, limit: 80)
        if let of = event.of { writer.element("code", text: of, limit: 80) }
        switch event.phase {
        case .instant: break
        case .begin: writer.element("span", ["class": "phase"], text: "begins")
        case .end: writer.element("span", ["class": "phase"], text: "ends")
        }
        if let scene = event.scene {
          writer.element("span", ["class": "scene"], text: "scene \(scene)", limit: 60)
        }
      }
      writer.element("span", ["class": "states"]) { writer in
        for model in models {
          guard let state = event.states.first(where: { $0.model == model })?.state else {
            continue
          }
          writer.element("span", ["class": "state"]) { writer in
            writer.element("i", text: model, limit: 40)
            writer.text(state, limit: 40)
          }
        }
      }
      if !step.row.mark.label.isEmpty {
        writer.element("span", ["class": "says"], text: step.row.mark.label)
      }
    }
    writer.line()
  }

  /// The models whose states are shown, in the order in which they come.
  private func shownModels(_ rows: [EventFrame.Row]) -> [String] {
    var models: [String] = []
    for state in rows.flatMap(\.event.states) where !models.contains(state.model) {
      models.append(state.model)
    }
    return models
  }

  // MARK: What did not come

  /// Where among the steps the one is missing that the rule asks for; `nil` where none is.
  private func missingPlace(_ steps: [Step]) -> Int? {
    switch entry?.check {
    case .then:
      if steps.contains(where: { $0.row.roles.contains(.answer) }) { return nil }
      return steps.firstIndex { !$0.row.roles.isDisjoint(with: [.end, .offending, .last]) }
        ?? steps.count
    case .previously:
      if steps.contains(where: { $0.row.roles.contains(.answer) }) { return nil }
      return steps.firstIndex { $0.row.roles.contains(.trigger) }
    case .exists(_, let atLeast, _) where atLeast > 0:
      return steps.firstIndex { !$0.row.roles.isDisjoint(with: [.end, .offending]) }
    default: return nil
    }
  }

  private var missing: [String] {
    switch entry?.check {
    case .then(_, let matcher), .previously(_, let matcher), .exists(let matcher, _, _):
      MatcherText.alternatives(of: matcher)
    default: []
    }
  }

  private func writeMissing(_ writer: inout HTMLWriter) {
    let ways = missing
    writer.element("li", ["class": "step missing"]) { writer in
      writer.element("span", ["class": "when"]) { _ in }
      writer.element("span", ["class": "line"]) { _ in }
      writer.element("span", ["class": "what"]) { writer in
        writer.element("span", ["class": "kind"], text: "missing")
        for (number, way) in ways.prefix(3).enumerated() {
          if number > 0 { writer.text("or ") }
          writer.element("code", text: Self.shortened(way))
        }
        if ways.count > 3 { writer.text("or \(ways.count - 3) other ways") }
      }
      writer.element("span", ["class": "says"], text: "expected here")
    }
    writer.line()
  }

  /// The beginning of a long list of what could have come.
  private static func shortened(_ way: String) -> String {
    let limit = 90
    guard way.count > limit else { return way }
    var kept = ""
    for part in way.split(separator: ",") {
      if kept.count + part.count > limit { break }
      kept += (kept.isEmpty ? "" : ",") + part
    }
    return kept.isEmpty ? way.prefix(limit) + "…" : kept + ", …"
  }
}
