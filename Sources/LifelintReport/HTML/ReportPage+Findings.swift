import LifelintEngine
import LifelintRules

extension ReportPage {
  /// The findings of one rule in one trace that are told in full.
  private static let storyLimit = 20
  /// The findings of one rule that have at least a line.
  private static let lineLimit = 200
  /// What is left to be written, so that a page does not grow without bound.
  private struct Budget {
    /// Cards: rules with findings in one trace.
    var cards = 600
    /// Findings that are told in full.
    var stories = 400
    /// Findings that have a line.
    var lines = 2000
    /// The rules whose reasons have been told.
    var explained: Set<String> = []
  }

  /// Writes the findings, the heaviest first, each with its whole story.
  func writeFindings(_ writer: inout HTMLWriter) {
    section("findings", "Findings", to: &writer) { writer in
      if groups.allSatisfy(\.isEmpty) { writeNothingFound(&writer) }
      var budget = Budget()
      var left = 0
      for (index, groups) in groups.enumerated() where !groups.isEmpty {
        guard budget.cards > 0 else {
          left += groups.reduce(0) { $0 + $1.count }
          continue
        }
        writer.element("div", ["class": "trace", "id": "trace-\(index)"]) { writer in
          if traces.count > 1 {
            writer.element("h3") { writer in
              writer.element("code", text: ConciseRenderer.shown(traces[index].path))
            }
          }
          for group in groups { write(group, &budget, to: &writer) }
        }
        budget.cards -= groups.count
        writer.line()
      }
      if left > 0 {
        let text = "\(left.counted("more finding")) of other traces; other formats list them all."
        writer.element("p", ["class": "aside"], text: text)
      }
    }
  }

  private func writeNothingFound(_ writer: inout HTMLWriter) {
    let totals = report.totals
    let silent = totals.rules - totals.exercised
    writer.element("p", ["class": "empty"]) { writer in
      writer.text("Nothing was found. ")
      if totals.rules > 0 {
        writer.text("\(totals.exercised.grouped) of \(totals.rules.counted("rule")) had something ")
        writer.text("to look at")
        writer.text(silent == 0 ? "." : "; about \(silent.grouped) the trace says nothing.")
      }
    }
  }

  // MARK: A rule

  private func write(
    _ group: FindingGroup, _ budget: inout Budget, to writer: inout HTMLWriter
  ) {
    // A closure cannot change what it was not given.
    var spent = budget
    defer { budget = spent }
    let isFirst = spent.explained.insert(group.rule).inserted
    let isSingle = group.count == 1
    let level = traces.count > 1
    writer.element(
      "article",
      [
        "class": "rule \(group.severity.rawValue)\(group.isKnown ? " known" : "")",
        "data-rule": group.rule,
        "data-severity": group.severity.rawValue, "data-trace": "\(group.trace)",
      ]
    ) { writer in
      writer.element("header") { writer in
        PageIcon(group.severity).write(&writer)
        let title =
          isSingle ? group.findings.first?.sentence ?? "" : group.entry?.text.summary ?? group.rule
        if level {
          writer.element("h4", text: title, limit: 1000)
        } else {
          writer.element("h3", text: title, limit: 1000)
        }
        writer.element("p", ["class": "meta"]) { writer in
          writer.element("code", text: group.rule)
          if !isSingle { writer.element("b", text: "\(group.count.grouped)×") }
          if group.known > 0 {
            let text = isSingle ? "known" : "\(group.known.grouped) known"
            writer.element("span", text: text + " from the baseline")
          }
        }
      }
      writer.line()
      writer.element("div", ["class": "columns"]) { writer in
        writer.element("div", ["class": "stories"]) { writer in
          let told = min(group.findings.count, Self.storyLimit, spent.stories)
          spent.stories -= told
          for (number, finding) in group.findings.prefix(told).enumerated() {
            write(finding, of: group, isSingle: isSingle, isOpen: number == 0, to: &writer)
          }
          writeRest(of: group, after: told, &spent, to: &writer)
        }
        writer.line()
        if isFirst {
          writeAdvice(of: group, to: &writer)
        } else {
          writer.element("p", ["class": "aside"]) { writer in
            writer.text("Why it matters, and how to mend it: ")
            writer.element("a", ["href": "#why-\(group.rule)"], text: "said above")
            writer.text(".")
          }
        }
      }
    }
    writer.line()
  }

  /// Writes a finding that can be folded, or just its story where it is the only one.
  private func write(
    _ finding: Finding, of group: FindingGroup, isSingle: Bool, isOpen: Bool,
    to writer: inout HTMLWriter
  ) {
    let anchor = finding.anchor(trace: group.trace)
    let attributes: HTMLWriter.Attributes = [
      "class": "finding", "id": anchor, "data-f": "\(finding.line)", "open": isOpen ? "" : nil,
    ]
    let story = FindingStory(
      finding: finding, entry: group.entry, trace: traces[group.trace], namesPlace: isSingle,
      context: context)
    if isSingle {
      writer.element("div", attributes) { story.write(&$0) }
    } else {
      writer.element("details", attributes) { writer in
        writer.element("summary") { writer in
          writer.element("span", ["class": "message"], text: finding.sentence, limit: 1000)
          if finding.isKnown { writer.element("span", ["class": "badge"], text: "known") }
          story.writePlace(&writer)
        }
        story.write(&writer)
      }
    }
    writer.line()
  }

  /// Writes a line for each finding that is not told in full, and counts the others.
  private func writeRest(
    of group: FindingGroup, after told: Int, _ budget: inout Budget, to writer: inout HTMLWriter
  ) {
    let rest = group.findings.dropFirst(told)
    guard !rest.isEmpty || group.dropped > 0 else { return }
    let listed = rest.prefix(min(Self.lineLimit, budget.lines))
    budget.lines -= listed.count
    if !listed.isEmpty {
      writer.element("details", ["class": "rest"]) { writer in
        writer.element("summary", text: "\(rest.count.grouped) more, told by line")
        writer.element("ol") { writer in
          for finding in listed {
            let anchor = finding.anchor(trace: group.trace)
            writer.element("li", ["class": "finding", "id": anchor, "data-f": "\(finding.line)"]) {
              $0.element("b", text: "line \(finding.line.grouped)")
              $0.text(" ")
              $0.text(finding.sentence, limit: 300)
            }
          }
        }
      }
    }
    let left = rest.count - listed.count + group.dropped
    if left > 0 {
      let way = group.dropped > 0 ? "counted and not kept one by one" : "not listed here"
      writer.element("p", ["class": "aside"], text: "\(left.grouped) more, \(way).")
    }
  }

  private func writeAdvice(of group: FindingGroup, to writer: inout HTMLWriter) {
    guard let text = group.entry?.text else { return }
    writer.element("div", ["class": "advice", "id": "why-\(group.rule)"]) { writer in
      func part(_ title: String, _ words: String) {
        guard !words.isEmpty else { return }
        writer.element("div") { writer in
          if traces.count > 1 {
            writer.element("h5", text: title)
          } else {
            writer.element("h4", text: title)
          }
          writer.element("p") { $0.prose(words, limit: 4000) }
        }
      }
      // A single finding has its own message as the title, and no place else says the rule.
      if group.count == 1 { part("Expected", text.summary) }
      part("Why it matters", text.why)
      part("How to mend it", (group.count == 1 ? group.findings.first?.hint : nil) ?? text.fix)
      if let exceptions = text.exceptions { part("When it is fine", exceptions) }
      writer.element("ul", ["class": "links"]) { writer in
        for reference in text.references.prefix(4) where reference.hasPrefix("https://") {
          writer.element("li") { writer in
            writer.element(
              "a", ["href": reference, "rel": "noreferrer"], text: Self.shortened(reference))
          }
        }
        writer.element("li") { $0.element("code", text: "lifelint explain \(group.rule)") }
      }
    }
    writer.line()
  }

  /// An address without what all of them share.
  private static func shortened(_ address: String) -> String {
    var text = address.dropFirst("https://".count)
    if text.hasPrefix("www.") { text = text.dropFirst(4) }
    if text.hasSuffix("/") { text.removeLast() }
    return String(text)
  }
}
