import LifelintRules

/// The last words of a run, for standard error: what was found, in what, and why it fails.
public struct SummaryText: Sendable {
  private let palette: Palette
  private let width: Int?
  private let pointsToCoverage: Bool

  /// Makes a summary writer.
  ///
  /// - Parameters:
  ///   - palette: The colours.
  ///   - width: The columns of the terminal; `nil` where there is none, so that it stays one line.
  ///   - pointsToCoverage: Whether the option is named that says what rules wait for.
  public init(
    palette: Palette = Palette(isColored: false), width: Int? = nil, pointsToCoverage: Bool = false
  ) {
    self.palette = palette
    self.width = width
    self.pointsToCoverage = pointsToCoverage
  }

  /// The summary, without its last newline.
  public func text(of report: CheckReport) -> String {
    let totals = report.totals
    var parts = [findings(totals)]
    if totals.known > 0 {
      parts.append(plain("\(totals.known.counted("known finding")) in the baseline"))
    }
    parts.append(plain(extent(totals, traces: report.traces.count)))
    if totals.rules > 0 { parts.append(plain(rules(totals))) }
    if let reason = Self.reason(report) {
      var part = StyledLine()
      part.add("exit status \(totals.status.rawValue): ", totals.status == .clean ? nil : .strong)
      part.add(reason)
      parts.append(part)
    }
    return joined(parts)
  }

  /// The parts on one line, or on as many as the terminal needs.
  private func joined(_ parts: [StyledLine]) -> String {
    var lines = [StyledLine()]
    for (number, part) in parts.enumerated() {
      var part = part
      if number + 1 < parts.count { part.add(";") }
      if number > 0, let width, lines[lines.count - 1].width + 1 + part.width > width {
        lines.append(plain(" "))
      }
      if number > 0 { lines[lines.count - 1].add(" ") }
      lines[lines.count - 1].add(part)
    }
    return lines.map { $0.text(palette) }.joined(separator: "\n")
  }

  private func plain(_ text: String) -> StyledLine {
    var line = StyledLine()
    line.add(text)
    return line
  }

  private func findings(_ totals: Totals) -> StyledLine {
    var line = StyledLine()
    for severity in [Severity.error, .warning, .note] {
      let count = totals.findings[severity, default: 0]
      guard count > 0 else { continue }
      if line.width > 0 { line.add(", ") }
      line.add(count.counted(severity.rawValue), TextStyle(severity))
    }
    if line.width == 0 { line.add(totals.known > 0 ? "nothing new" : "no findings", .success) }
    return line
  }

  private func extent(_ totals: Totals, traces: Int) -> String {
    var text = "\(totals.events.counted("event")), \(totals.sessions.counted("session"))"
    if traces != 1 { text += ", \(traces.counted("trace"))" }
    return text
  }

  private func rules(_ totals: Totals) -> String {
    var text = "\(totals.exercised.grouped) of \(totals.rules.counted("rule")) exercised"
    text += ", \((totals.rules - totals.exercised).grouped) not"
    if totals.exercised < totals.rules, pointsToCoverage { text += " (--coverage tells why)" }
    if totals.inconclusive > 0 { text += ", \(totals.inconclusive.grouped) inconclusive" }
    return text
  }

  /// Why the exit status is what it is; nothing where there is nothing to say.
  static func reason(_ report: CheckReport) -> String? {
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
    reasons += [missing(totals), stale(report)].compactMap { $0 }
    if reasons.isEmpty { return nil }
    return reasons.joined(separator: "; ") + (report.policy.exitsZero ? " (--exit-zero)" : "")
  }
  /// The rules that had to be exercised and were not; `nil` where there is none.
  static func missing(_ totals: Totals) -> String? {
    if totals.missing.isEmpty { return nil }
    let names = totals.missing.prefix(3).map { VisibleText.line($0) }
    let more = totals.missing.count > 3 ? ["\(totals.missing.count - 3) more"] : []
    return "required and not exercised: " + (names + more).listed()
  }

  /// The stale entries, where they fail the run.
  static func stale(_ report: CheckReport) -> String? {
    report.policy.failsOnStaleBaseline ? report.totals.staleText : nil
  }
}
