import LifelintEngine

/// Which rules the traces have shown something about, folded.
struct MarkdownCoverage {
  private let report: CheckReport

  init(_ report: CheckReport) {
    self.report = report
  }

  /// A table of the rules that were exercised, and the names of the others.
  func text(limit: Int) -> String {
    let totals = report.totals
    guard totals.rules > 0 else { return "" }
    var verdicts: [String: RuleVerdicts] = [:]
    for verdict in report.traces.flatMap(\.verdicts) {
      verdicts[verdict.rule, default: RuleVerdicts(rule: verdict.rule)].add(verdict)
    }
    let all = verdicts.values.sorted { $0.rule < $1.rule }
    let exercised = all.filter(\.isExercised)
    let silent = all.filter { !$0.isExercised }
    let title =
      "<details><summary>Rule coverage: \(totals.exercised.grouped) of "
      + "\(totals.rules.counted("rule")) exercised</summary>\n\n"
    return title + table(of: exercised, limit: limit / 2)
      + list(of: silent, limit: limit / 2 - title.utf8.count) + "</details>\n\n"
  }

  private func table(of verdicts: [RuleVerdicts], limit: Int) -> String {
    if verdicts.isEmpty { return "" }
    let headings = ["rule", "kept", "violated", "inconclusive"]
    let table = MarkdownTable(headings: headings, numeric: [1, 2, 3])
    let lines = verdicts.lazy.map { verdict in
      MarkdownTable.line([
        MarkdownText.code(verdict.rule, limit: 100), verdict.satisfied.grouped,
        verdict.violated > 0 ? "❌ \(verdict.violated.grouped)" : "0",
        verdict.inconclusive.grouped,
      ])
    }.fitting(limit - table.headSize - 100)
    let omitted = verdicts.count - lines.count
    let note = omitted > 0 ? "_\(omitted.grouped) more omitted._\n\n" : ""
    return table.text.dropLast() + lines.joined() + "\n" + note
  }

  private func list(of verdicts: [RuleVerdicts], limit: Int) -> String {
    if verdicts.isEmpty { return "" }
    let required = Set(report.policy.required)
    let names = verdicts.lazy.map { verdict in
      MarkdownText.code(verdict.rule, limit: 100)
        + (required.contains(verdict.rule) ? " (required)" : "")
    }.fitting(limit * 3 / 4 - 300)
    let omitted = verdicts.count - names.count
    return "Nothing is known about \(verdicts.count.grouped): " + names.joined(separator: ", ")
      + (omitted > 0 ? " and \(omitted.grouped) more" : "")
      + ". `lifelint --coverage` says what each waits for.\n\n"
  }
}
