import LifelintRules

/// The last words of a run, for standard error: what was found, in what, and why it fails.
public struct SummaryText: Sendable {
  private let palette: Palette

  /// Makes a summary writer.
  public init(palette: Palette = Palette(isColored: false)) {
    self.palette = palette
  }

  /// The summary on one line, without its newline.
  public func text(of report: CheckReport) -> String {
    let totals = report.totals
    var parts = [findings(totals), extent(totals, traces: report.traces.count)]
    if totals.rules > 0 { parts.append(rules(totals)) }
    if let reason = reason(report) {
      let status = "exit status \(totals.status.rawValue): "
      parts.append(palette.paint(status, totals.status == .clean ? .faint : .strong) + reason)
    }
    return parts.joined(separator: "; ")
  }

  private func findings(_ totals: Totals) -> String {
    let order: [Severity] = [.error, .warning, .note]
    let counts = order.compactMap { severity -> String? in
      let count = totals.findings[severity, default: 0]
      guard count > 0 else { return nil }
      return palette.paint(count.counted(severity.rawValue), TextStyle(severity))
    }
    return counts.isEmpty ? palette.paint("no findings", .success) : counts.joined(separator: ", ")
  }

  private func extent(_ totals: Totals, traces: Int) -> String {
    var text = "\(totals.events.counted("event")), \(totals.sessions.counted("session"))"
    if traces != 1 { text += ", \(traces.counted("trace"))" }
    return text
  }

  private func rules(_ totals: Totals) -> String {
    var text = "\(totals.exercised.grouped) of \(totals.rules.counted("rule")) exercised"
    text += ", \((totals.rules - totals.exercised).grouped) not"
    if totals.inconclusive > 0 { text += ", \(totals.inconclusive.grouped) inconclusive" }
    return text
  }

  /// Why the exit status is what it is; nothing where there is nothing to say.
  private func reason(_ report: CheckReport) -> String? {
    let totals = report.totals
    var reasons: [String] = []
    if totals.unreadableTraces > 0 {
      reasons.append(totals.unreadableTraces.counted("trace") + " could not be read")
    }
    if totals.unreadableLines > 0 {
      reasons.append(totals.unreadableLines.counted("line") + " could not be read")
    }
    if totals.status == .untrusted { return reasons.listed() }
    if totals.failing > 0 {
      let what = totals.failing.counted("finding")
      let threshold = report.policy.threshold
      reasons.append(
        threshold == .error
          ? "\(totals.failing.counted("error"))" : "\(what) at or above \(threshold.rawValue)")
    }
    if !totals.missing.isEmpty {
      let names = totals.missing.prefix(3).map { VisibleText.line($0) }
      let more = totals.missing.count > 3 ? ["\(totals.missing.count - 3) more"] : []
      reasons.append("required and not exercised: " + (names + more).listed())
    }
    if reasons.isEmpty { return nil }
    return reasons.joined(separator: "; ") + (report.policy.exitsZero ? " (--exit-zero)" : "")
  }
}
