import LifelintEngine
import LifelintRules

extension ReportPage {
  /// The findings of one rule in one trace that are told in full.
  private static let storyLimit = 20
  /// Those of all rules together.
  private static let allStoriesLimit = 400
  /// The findings of one rule that have at least a line.
  private static let lineLimit = 200

  /// Writes the findings, the heaviest first, each with its whole story.
  func writeFindings(_ writer: inout HTMLWriter) {
    section("findings", "Findings", to: &writer) { writer in
      if groups.allSatisfy(\.isEmpty) { writeNothingFound(&writer) }
      var stories = Self.allStoriesLimit
      for (index, groups) in groups.enumerated() where !groups.isEmpty {
        writer.element("div", ["class": "trace", "id": "trace-\(index)"]) { writer in
          if traces.count > 1 {
            writer.element("h3") { writer in
              writer.element("code", text: ConciseRenderer.shown(traces[index].path))
            }
          }
          for group in groups {
            write(group, stories: &stories, to: &writer)
          }
        }
        writer.line()
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

  private func write(_ group: FindingGroup, stories: inout Int, to writer: inout HTMLWriter) {
    let isSingle = group.count == 1
    let level = traces.count > 1
    writer.element(
      "article",
      [
        "class": "rule \(group.severity.rawValue)", "data-rule": group.rule,
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
        }
      }
      writer.line()
      writer.element("div", ["class": "columns"]) { writer in
        writer.element("div", ["class": "stories"]) { writer in
          let told = min(group.findings.count, Self.storyLimit, stories)
          stories -= told
          for (number, finding) in group.findings.prefix(told).enumerated() {
            write(finding, of: group, isSingle: isSingle, isOpen: number == 0, to: &writer)
          }
          writeRest(of: group, after: told, to: &writer)
        }
        writer.line()
        writeAdvice(of: group, to: &writer)
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
      finding: finding, entry: group.entry, trace: traces[group.trace],
      namesPlace: isSingle)
    if isSingle {
      writer.element("div", attributes) { story.write(&$0) }
    } else {
      writer.element("details", attributes) { writer in
        writer.element("summary") { writer in
          writer.element("span", ["class": "message"], text: finding.sentence, limit: 1000)
          story.writePlace(&writer)
        }
        story.write(&writer)
      }
    }
    writer.line()
  }

  /// Writes a line for each finding that is not told in full, and counts the others.
  private func writeRest(
    of group: FindingGroup, after told: Int, to writer: inout HTMLWriter
  ) {
    let rest = group.findings.dropFirst(told)
    guard !rest.isEmpty || group.dropped > 0 else { return }
    let listed = rest.prefix(Self.lineLimit)
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
      writer.element("p", ["class": "note"], text: "\(left.grouped) more, \(way).")
    }
  }

  private func writeAdvice(of group: FindingGroup, to writer: inout HTMLWriter) {
    guard let text = group.entry?.text else { return }
    writer.element("div", ["class": "advice"]) { writer in
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
      part("How to mend it", group.findings.first?.hint ?? text.fix)
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
