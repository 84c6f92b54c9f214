import LifelintEngine
import LifelintRules

extension ReportPage {
  /// The verdicts of a rule in all traces together.
  private struct Tally {
    var rule: String
    var violated = 0
    var satisfied = 0
    var inconclusive = 0
    var notExercised = 0

    /// What the rule comes to.
    var standing: Standing {
      if violated > 0 { return .violated }
      if inconclusive > 0 { return .inconclusive }
      return satisfied > 0 ? .kept : .silent
    }
  }

  /// What a rule comes to over all traces.
  private enum Standing: String, CaseIterable {
    case violated, inconclusive, kept, silent

    var title: String {
      switch self {
      case .violated: "Violated"
      case .inconclusive: "Inconclusive"
      case .kept: "Kept"
      case .silent: "Nothing shown"
      }
    }

    var meaning: String {
      switch self {
      case .violated: "Some group broke the rule."
      case .inconclusive: "The trace stops, or has a gap, where it would have told."
      case .kept: "Something happened that the rule is about, and it was right."
      case .silent: "Nothing in the trace is what these rules wait for, so nothing is known."
      }
    }

    var icon: PageIcon {
      switch self {
      case .violated: .error
      case .inconclusive: .unknown
      case .kept: .pass
      case .silent: .note
      }
    }
  }

  private var tallies: [Tally] {
    var tallies: [String: Tally] = [:]
    for verdict in traces.flatMap(\.verdicts) {
      var tally = tallies[verdict.rule] ?? Tally(rule: verdict.rule)
      tally.violated += verdict.violated
      tally.satisfied += verdict.satisfied
      tally.inconclusive += verdict.inconclusive
      tally.notExercised += verdict.notExercised
      tallies[verdict.rule] = tally
    }
    return tallies.values.sorted { $0.rule < $1.rule }
  }

  /// Writes which rules the traces have shown something about, and what the others wait for.
  func writeCoverage(_ writer: inout HTMLWriter) {
    let tallies = tallies
    guard !tallies.isEmpty else { return }
    section("coverage", "Coverage", to: &writer) { writer in
      let parts = Standing.allCases.map { standing in
        (standing, tallies.filter { $0.standing == standing })
      }
      writeBar(parts.map { ($0.0, $0.1.count) }, to: &writer)
      for (standing, tallies) in parts where !tallies.isEmpty {
        writer.element("details", ["class": "coverage \(standing.rawValue)"]) { writer in
          writer.element("summary") { writer in
            standing.icon.write(&writer, isLabelled: false)
            writer.element("b", text: standing.title)
            writer.element("span", ["class": "count"], text: tallies.count.counted("rule"))
            writer.element("span", ["class": "meaning"], text: standing.meaning)
          }
          if standing == .silent {
            writeSilent(tallies, to: &writer)
          } else {
            writeCounts(tallies, title: standing.title, to: &writer)
          }
        }
        writer.line()
      }
      writeNearMisses(&writer)
    }
  }

  /// Writes the shares as a bar; the folds below it say the same in words.
  private func writeBar(_ parts: [(Standing, Int)], to writer: inout HTMLWriter) {
    let total = parts.reduce(0) { $0 + $1.1 }
    let label = parts.filter { $0.1 > 0 }.map { "\($0.0.title) \($0.1)" }.joined(separator: ", ")
    writer.element(
      "svg",
      [
        "class": "share", "viewBox": "0 0 1000 10", "preserveAspectRatio": "none", "role": "img",
        "aria-label": label,
      ]
    ) { writer in
      var start = 0
      for (standing, count) in parts where count > 0 {
        let width = count * 1000 / max(total, 1)
        writer.void(
          "rect",
          [
            "class": standing.rawValue, "x": "\(start)", "y": "0",
            "width": "\(max(width - 2, 1))", "height": "10",
          ])
        start += width
      }
    }
    writer.line()
  }

  private func writeCounts(_ tallies: [Tally], title: String, to writer: inout HTMLWriter) {
    writer.table(
      ["Rule", "What it asks for", "Violated", "Kept", "Inconclusive", "Nothing shown"],
      numeric: [2, 3, 4, 5],
      caption: "Groups of events in which each rule was \(title.lowercased())"
    ) { writer in
      for tally in tallies {
        writer.element("tr") { writer in
          writeRuleCells(tally.rule, to: &writer)
          for count in [tally.violated, tally.satisfied, tally.inconclusive, tally.notExercised] {
            writer.element(
              "td", ["class": count == 0 ? "number zero" : "number"], text: count.grouped)
          }
        }
        writer.line()
      }
    }
  }

  private func writeSilent(_ tallies: [Tally], to writer: inout HTMLWriter) {
    let required = Set(report.policy.required)
    writer.table(
      ["Rule", "What it asks for", "What it waits for"], caption: "Rules that nothing exercised"
    ) { writer in
      for tally in tallies {
        writer.element("tr") { writer in
          writeRuleCells(tally.rule, to: &writer)
          writer.element("td") { writer in
            if required.contains(tally.rule) {
              writer.element("strong", text: "required; ")
            }
            writer.text(report.rules.needs(of: tally.rule), limit: 600)
          }
        }
        writer.line()
      }
    }
  }

  private func writeRuleCells(_ rule: String, to writer: inout HTMLWriter) {
    writer.element("th", ["scope": "row"]) { $0.element("code", text: rule) }
    writer.element("td", text: report.rules[rule]?.text.summary ?? "")
  }

  private func writeNearMisses(_ writer: inout HTMLWriter) {
    let misses = traces.flatMap { trace in trace.nearMisses.map { (trace.path, $0) } }
    guard !misses.isEmpty else { return }
    writer.element("details", ["class": "coverage misses"]) { writer in
      writer.element("summary") { writer in
        PageIcon.warning.write(&writer, isLabelled: false)
        writer.element("b", text: "Events that a rule could not use")
        writer.element("span", ["class": "count"], text: misses.count.counted("case"))
        writer.element(
          "span", ["class": "meaning"], text: "They are what it waits for, but lack a field.")
      }
      writer.table(
        ["Rule", "Lacks", "Events", "First at"], numeric: [2], caption: "Events that lack a field"
      ) { writer in
        for (path, miss) in misses.prefix(200) {
          writer.element("tr") { writer in
            writer.element("th", ["scope": "row"]) { $0.element("code", text: miss.rule) }
            writer.element("td") { $0.element("code", text: miss.field) }
            writer.element("td", ["class": "number"], text: miss.events.grouped)
            let place = traces.count > 1 ? "\(ConciseRenderer.shown(path)), " : ""
            writer.element("td", text: place + "line \(miss.firstLine.grouped)")
          }
        }
      }
    }
    writer.line()
  }
}
