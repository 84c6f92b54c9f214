import LifelintEngine
import LifelintRules

/// The findings of a report: ten in a table, each with its story, and the others in a list.
struct MarkdownFindings {
  /// A finding and where it stands.
  struct Item {
    var finding: Finding
    var trace: Int
  }

  /// The findings in the table.
  private static let shown = 10
  /// Those of one rule in the table, as long as others wait.
  private static let ofOneRule = 3

  private let report: CheckReport
  private let options: MarkdownRenderer.Options
  private let first: [Item]
  private let rest: [Item]

  init(_ report: CheckReport, options: MarkdownRenderer.Options) {
    self.report = report
    self.options = options
    let all = report.traces.enumerated().flatMap { number, trace in
      trace.findings.map { Item(finding: $0, trace: number) }
    }
    let order = all.indices.sorted { left, right in
      let (mine, other) = (all[left].finding.severity, all[right].finding.severity)
      return mine == other ? left < right : mine > other
    }
    var counts: [String: Int] = [:]
    let varied = order.filter { place in
      counts[all[place].finding.rule, default: 0] += 1
      return counts[all[place].finding.rule, default: 0] <= Self.ofOneRule
    }
    var chosen = Set(varied.prefix(Self.shown))
    for place in order where chosen.count < Self.shown { chosen.insert(place) }
    first = order.filter(chosen.contains).map { all[$0] }
    rest = order.filter { !chosen.contains($0) }.map { all[$0] }
  }

  /// The finding that weighs most.
  var worst: Item? { first.first }

  private var total: Int { report.totals.findings.values.reduce(0, +) }

  // MARK: The table

  /// The first ten findings, one a row.
  func table(limit: Int) -> String {
    if first.isEmpty { return "" }
    var table = MarkdownTable(headings: ["where", "", "what"])
    let rows = first.lazy.map { item in
      [
        place(of: item), item.finding.severity.markdown,
        MarkdownText.inline(item.finding.sentence, limit: 300) + " "
          + MarkdownText.code("[\(item.finding.rule)]", limit: 100),
      ]
    }
    var left = limit - table.headSize
    for row in rows {
      left -= MarkdownTable.line(row).utf8.count
      if left < 0 { break }
      table.rows.append(row)
    }
    return table.text
  }

  private func place(of item: Item) -> String {
    MarkdownPlace(lineURL: options.lineURL)
      .link(report.traces[item.trace].path, item.finding.line)
  }

  // MARK: Stories

  /// The stories of the findings in the table, each folded.
  func stories(limit: Int) -> String {
    var explained: Set<String> = []
    let stories = first.lazy.map { item in
      story(of: item, isFirst: explained.insert(item.finding.rule).inserted)
    }
    let fitting = stories.fitting(limit - 100)
    let omitted = first.count - fitting.count
    let note =
      omitted > 0
      ? "_\(omitted.counted("story", "stories")) omitted: the report has reached its limit._\n\n"
      : ""
    return fitting.joined() + note
  }

  private func story(of item: Item, isFirst: Bool) -> String {
    let trace = report.traces[item.trace]
    let finding = item.finding
    let entry = report.rules[finding.rule]
    let place = VisibleText.line(MarkdownPlace.text(trace.path, finding.line), limit: 200)
    var text = "<details><summary>\(finding.severity.markdown) \(MarkdownText.htmlCode(place)) "
    text += MarkdownText.html(finding.sentence, limit: 300) + "</summary>\n\n"
    if trace.sessions > 1, let session = finding.session {
      text += "In session \(MarkdownText.code(session, limit: 60)):\n\n"
    }
    let rows = EventFrame.rows(of: finding, entry: entry)
    if !rows.isEmpty {
      let layout = FrameTable.Layout(
        palette: Palette(isColored: false), width: 120, style: TextStyle(finding.severity))
      text +=
        MarkdownText.block(EventFrame(rows: TextRenderer.shortened(rows)).lines(layout)) + "\n"
    }
    var advice: [(String, String)] = []
    if isFirst, let entry { advice.append(("Why", entry.text.why)) }
    if let hint = finding.hint ?? (isFirst ? entry?.text.fix : nil) { advice.append(("Fix", hint)) }
    for (label, words) in advice where !words.isEmpty {
      text += "**\(label):** \(MarkdownText.prose(words))\n\n"
    }
    if entry != nil {
      text += MarkdownText.code("lifelint explain \(finding.rule)", limit: 200) + "\n\n"
    }
    return text + "</details>\n\n"
  }

  // MARK: The others

  /// The findings that are not in the table, one a line, folded.
  func others(limit: Int) -> String {
    let count = total - first.count
    guard count > 0 else { return "" }
    let frame = 400
    let lines = rest.lazy.map { item in
      "- \(item.finding.severity.markdown) \(self.place(of: item)) "
        + MarkdownText.inline(item.finding.sentence, limit: 300) + " "
        + MarkdownText.code("[\(item.finding.rule)]", limit: 100) + "\n"
    }.fitting(limit - frame)
    let title = "<details><summary>\(count.counted("more finding"))</summary>\n\n"
    let omitted = count - lines.count
    var note = ""
    if omitted > 0 {
      note =
        "\n_\(omitted.grouped) more omitted; `lifelint --format json` holds those that were kept._\n"
    }
    return title + lines.joined() + note + "\n</details>\n\n"
  }
}
