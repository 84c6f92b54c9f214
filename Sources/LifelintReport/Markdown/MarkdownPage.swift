import LifelintEngine
import LifelintRules

/// The parts of a report in Markdown, each within its share of the bytes.
struct MarkdownPage {
  let report: CheckReport
  let options: MarkdownRenderer.Options

  init(_ report: CheckReport, options: MarkdownRenderer.Options) {
    self.report = report
    self.options = options
  }

  /// The whole text.
  var text: String {
    // What is small and of use whatever was found has its place first; findings get the rest.
    let findings = MarkdownFindings(report, options: options)
    let share = options.limit / 10
    var parts = [verdict, findings.table(limit: share)]
    let ending =
      MarkdownTiming(report, places: MarkdownPlace(lineURL: options.lineURL)).text(limit: share)
      + MarkdownDiagram(report).text(of: findings.worst)
      + staleEntries(limit: share)
      + MarkdownCoverage(report).text(limit: share)
    var left = options.limit - (parts + [ending]).reduce(0) { $0 + $1.utf8.count }
    parts.append(findings.stories(limit: left * 2 / 3))
    left -= parts[2].utf8.count
    parts.append(findings.others(limit: left))
    return parts.joined() + ending
  }

  /// What was found and why the run ends as it does.
  private var verdict: String {
    let totals = report.totals
    var extent = ["\(totals.events.counted("event")), \(totals.sessions.counted("session"))"]
    if report.traces.count == 1, let trace = report.traces.first {
      extent.insert(MarkdownText.code(ConciseRenderer.shown(trace.path), limit: 200), at: 0)
    } else {
      extent.insert(report.traces.count.counted("trace"), at: 0)
    }
    if totals.known > 0 {
      extent.append("\(totals.known.counted("known finding")) in the baseline")
    }
    if totals.rules > 0 {
      extent.append("\(totals.exercised.grouped) of \(totals.rules.counted("rule")) exercised")
    }
    // What was found comes first, unless it hides that not all could be looked at.
    let reason = SummaryText.reason(report)
    let (first, second) =
      totals.status == .untrusted ? (reason ?? counts, counts) : (counts, reason)
    var text = "### \(sign) lifelint: \(MarkdownText.inline(first, limit: 1000))\n\n"
    if reason != nil, let second {
      text +=
        "Exit status \(totals.status.rawValue): \(MarkdownText.inline(second, limit: 1000))\n\n"
    }
    return text + extent.joined(separator: " · ") + "\n\n"
  }

  /// The entries of the baseline that are mended, folded unless they fail the run.
  private func staleEntries(limit: Int) -> String {
    guard let stale = report.baseline?.stale, let title = report.totals.staleText else { return "" }
    let lines = stale.lazy.map { stale in
      "- \(MarkdownText.inline(stale.entry.message, limit: 200)) "
        + "\(MarkdownText.code("[\(stale.entry.rule)]", limit: 100)) \(stale.left)\n"
    }.fitting(limit - 400)
    let omitted = stale.count - lines.count
    let note = omitted > 0 ? "\n_\(omitted.grouped) more omitted._\n" : ""
    let way = "\n`--write-baseline` with the same file takes what is mended out.\n\n"
    let list = lines.joined() + note + way
    return report.policy.failsOnStaleBaseline
      ? "**\(title)**\n\n\(list)"
      : "<details><summary>\(title)</summary>\n\n\(list)</details>\n\n"
  }

  private var sign: String {
    switch report.totals.status {
    case .clean: report.totals.findings.isEmpty ? "✅" : "🟢"
    case .failed: "❌"
    case .untrusted, .usage: "❓"
    }
  }

  /// The findings of each weight.
  private var counts: String {
    let totals = report.totals
    let counts = [Severity.error, .warning, .note].compactMap { severity in
      let count = totals.findings[severity, default: 0]
      return count > 0 ? count.counted(severity.rawValue) : nil
    }
    return counts.isEmpty ? report.quietHeadline : counts.listed()
  }
}

extension Severity {
  /// A sign and the word, so that neither colour nor shape has to be seen.
  var markdown: String {
    switch self {
    case .error: "❌ error"
    case .warning: "🟡 warning"
    case .note: "🔵 note"
    }
  }
}
