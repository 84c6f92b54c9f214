import LifelintEngine
import LifelintRules

/// A comparison for a job's summary or a comment on a pull request.
public struct ComparisonMarkdownRenderer: ComparisonRenderer {
  /// The most bytes that are written; it has to fit into a comment.
  private let limit: Int

  /// Makes a renderer.
  public init(limit: Int = MarkdownRenderer.commentLimit) {
    self.limit = limit
  }

  /// Writes the verdict, what is new and gone, and the times.
  public func render(_ comparison: RunComparison, to output: inout some TextOutputStream) {
    let words = ComparisonWords(comparison: comparison)
    let findings = comparison.findings
    output.write(verdict(comparison, words))
    output.write(
      section("Could not be read", findings.unreadable, words, isOpen: true, limit: limit / 8))
    output.write(section("New", findings.new, words, isOpen: true, limit: limit / 4))
    output.write(times(comparison.timing.rows, words, limit: limit / 4))
    output.write(section("Gone", findings.gone, words, isOpen: false, limit: limit / 8))
    output.write(section("Unchanged", findings.unchanged, words, isOpen: false, limit: limit / 8))
    if !words.notes.isEmpty {
      output.write("<details><summary>How a change is told from noise</summary>\n\n")
      for note in words.notes { output.write(MarkdownText.prose(note, limit: 2000) + "\n\n") }
      output.write("</details>\n")
    }
  }

  private func verdict(_ comparison: RunComparison, _ words: ComparisonWords) -> String {
    let sign =
      switch comparison.status {
      case .untrusted, .usage: "❓"
      case .failed: "❌"
      case .clean: "✅"
      }
    let headline = MarkdownText.inline(words.headline, limit: 500)
    var text = "### \(sign) lifelint compare: \(headline)\n\n"
    var parts = [words.runs, words.findings, words.timing]
    if comparison.hasFailed {
      parts.insert("Exit status \(comparison.status.rawValue)\(words.exitsZero)", at: 0)
    }
    text += parts.joined(separator: " · ") + "\n\n"
    for doubt in words.doubts { text += "**\(doubt)**\n\n" }
    return text
  }

  private func section(
    _ title: String, _ changes: [FindingChange], _ words: ComparisonWords, isOpen: Bool, limit: Int
  ) -> String {
    if changes.isEmpty { return "" }
    var table = MarkdownTable(headings: ["where", "", "what"])
    var left = limit - 300
    for change in changes {
      let row = Self.row(change, words)
      left -= MarkdownTable.line(row).utf8.count
      if left < 0 { break }
      table.rows.append(row)
    }
    let heading = "\(title): \(changes.count.counted("finding"))"
    let omitted = changes.count - table.rows.count
    let body = table.text + (omitted > 0 ? "_\(omitted.grouped) more omitted._\n\n" : "")
    return isOpen
      ? "**\(heading)**\n\n\(body)"
      : "<details><summary>\(heading)</summary>\n\n\(body)</details>\n\n"
  }

  private static func row(_ change: FindingChange, _ words: ComparisonWords) -> [String] {
    let finding = change.finding
    let presence = words.presence(change)
    return [
      MarkdownPlace().link(change.path, finding.line), finding.severity.markdown,
      MarkdownText.inline(finding.sentence, limit: 300) + " "
        + MarkdownText.code("[\(finding.rule)]", limit: 100)
        + (presence.isEmpty ? "" : " (\(presence))"),
    ]
  }

  // MARK: Times

  private func times(_ rows: [TimingChange], _ words: ComparisonWords, limit: Int) -> String {
    let changed = rows.filter(\.verdict.isChange)
    let others = rows.filter { !$0.verdict.isChange }
    var text = ""
    if !changed.isEmpty {
      text += "**Times that changed by more than noise**\n\n" + table(changed, limit: limit / 2)
    }
    if !others.isEmpty {
      let title = others.count.counted(changed.isEmpty ? "time" : "other time")
      let verdict =
        words.comparison.timing.tests > 0
        ? "no change beyond noise" : "none measured often enough to tell a change from noise"
      text += "<details><summary>\(title), \(verdict)</summary>"
      text += "\n\n" + table(others, limit: limit / 2) + "</details>\n\n"
    }
    return text
  }

  private func table(_ rows: [TimingChange], limit: Int) -> String {
    var table = MarkdownTable(
      headings: ["", "", "count", "p50", "p90", "p99", "± noise"], numeric: [2, 3, 4, 5, 6])
    var left = limit - 300
    for row in rows {
      let cells = Self.cells(row)
      left -= MarkdownTable.line(cells).utf8.count
      if left < 0 { break }
      table.rows.append(cells)
    }
    let omitted = rows.count - table.rows.count
    return table.text + (omitted > 0 ? "_\(omitted.grouped) more omitted._\n\n" : "")
  }

  private static func cells(_ row: TimingChange) -> [String] {
    let sign =
      switch row.verdict {
      case .slower: "🔺 slower"
      case .faster: "🟢 faster"
      case .noise: "no change"
      case .untested: "not tested"
      }
    let percentiles = row.percentiles.map { percentile in
      let times = [percentile.base, percentile.head].map { $0.map(TimeText.rounded) ?? "none" }
      let change = percentile.change.map(PercentText.change) ?? ""
      let text = times.joined(separator: " → ") + " " + change
      return percentile.verdict.isChange ? "**\(text)**" : text
    }
    return [sign, MarkdownText.code(row.name, limit: 100)]
      + ["\(row.base.durations.count.grouped) → \(row.head.durations.count.grouped)"]
      + percentiles + [MarkdownText.number(row.noiseText)]
  }
}
