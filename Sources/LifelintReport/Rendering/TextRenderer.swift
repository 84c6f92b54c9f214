import LifelintEngine
import LifelintRules

/// Findings for a person: what happened, the events that show it, why it matters, how to mend it.
///
/// What the baseline holds is left out.
public struct TextRenderer: Renderer {
  /// How the text is laid out.
  public struct Options: Sendable {
    /// The colours.
    public var palette: Palette
    /// The columns of the terminal.
    public var width: Int
    /// The findings of one rule in one trace that are shown in full.
    public var shownInFull: Int
    /// Whether it ends with how long things took, in short.
    public var endsWithTiming: Bool
    /// Gives the bytes of a line of a trace, where they can be had: for what the reader could not
    /// make an event of.
    public var sourceLine: @Sendable (_ path: String, _ line: Int) -> [UInt8]?

    /// Makes options; the width is that of a page where there is no terminal.
    public init(
      palette: Palette = Palette(isColored: false), width: Int = 100, shownInFull: Int = 3,
      endsWithTiming: Bool = true,
      sourceLine: @escaping @Sendable (_ path: String, _ line: Int) -> [UInt8]? = { _, _ in nil }
    ) {
      self.palette = palette
      self.width = max(width, 40)
      self.shownInFull = shownInFull
      self.endsWithTiming = endsWithTiming
      self.sourceLine = sourceLine
    }
  }

  /// The events of one finding that are shown.
  private static let frameLimit = 10
  /// The lines that are named of findings that are folded away.
  private static let foldedLimit = 12

  private let options: Options

  /// Makes a renderer.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Writes the findings of every trace; what is folded is said where it is folded.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    var explained: Set<String> = []
    for trace in report.traces {
      let tally = FindingTally(trace.findings, limit: options.shownInFull + Self.foldedLimit + 1)
      for shown in shown(tally, dropped: trace.dropped) {
        let finding = trace.findings[shown.place]
        var lines = self.lines(
          finding, path: trace.path, showsSession: trace.sessions > 1,
          entry: report.rules[finding.rule],
          isFirst: explained.insert(finding.rule).inserted)
        if let rule = shown.folded {
          let folded = rule.first.dropFirst(shown.number + 1).map { trace.findings[$0].line }
          let count = rule.count - shown.number - 1
          let dropped = trace.dropped[rule.id, default: 0]
          lines.append(self.folded(count, at: folded, of: rule.id, dropped: dropped))
        }
        output.write(lines.joined(separator: "\n") + "\n\n")
      }
      // A rule of which none was kept has no finding below which to say so.
      for (rule, count) in trace.dropped.sorted(by: { $0.key < $1.key }) where !tally.contains(rule)
      {
        let line = ConciseRenderer(palette: options.palette)
          .counted(count, of: rule, path: trace.path)
        output.write(line + "\n\n")
      }
    }
    guard options.endsWithTiming, let timing = report.timing else { return }
    let times = TimingText(
      TimingReport(timing, rules: report.rules), palette: options.palette, width: options.width)
    output.write(times.brief)
  }

  /// A finding that is shown in full.
  private struct Shown {
    /// Where it stands among all findings.
    let place: Int
    /// Which one of its rule it is, from 0.
    let number: Int
    /// Its rule, where others of that are folded away below it.
    let folded: FindingTally.Rule?
  }

  /// The findings that are shown in full, in the order of the file.
  private func shown(_ tally: FindingTally, dropped: [String: Int]) -> [Shown] {
    var shown: [Shown] = []
    for rule in tally.rules {
      let all = rule.count + dropped[rule.id, default: 0]
      // Folding a single finding away would save nothing.
      let inFull =
        all <= options.shownInFull + 1 ? rule.count : min(rule.count, options.shownInFull)
      for number in 0..<inFull {
        let isFolded = number + 1 == inFull && all > inFull
        shown.append(
          Shown(place: rule.first[number], number: number, folded: isFolded ? rule : nil))
      }
    }
    return shown.sorted { $0.place < $1.place }
  }

  /// One finding in full; what its rule says too, where it is the first of that rule.
  func lines(
    _ finding: Finding, path: String, showsSession: Bool, entry: RuleIndex.Entry?, isFirst: Bool
  ) -> [String] {
    [headline(finding, path: path)]
      + frame(finding, path: path, showsSession: showsSession, entry: entry)
      + advice(finding, entry: entry, isFirst: isFirst)
  }

  private func headline(_ finding: Finding, path: String) -> String {
    ConciseRenderer(palette: options.palette).headline(finding, path: path)
  }

  private func frame(
    _ finding: Finding, path: String, showsSession: Bool, entry: RuleIndex.Entry?
  ) -> [String] {
    let rows = EventFrame.rows(of: finding, entry: entry)
    if rows.isEmpty { return excerpt(finding, path: path) }
    var lines: [String] = []
    if showsSession, let session = finding.session {
      let name = "in session " + VisibleText.line(session, limit: 60)
      lines.append(options.palette.paint("   | ", .faint) + name)
    }
    let layout = FrameTable.Layout(
      palette: options.palette, width: options.width, style: TextStyle(finding.severity))
    return lines + EventFrame(rows: Self.shortened(rows)).lines(layout)
  }

  /// The text of the line itself, where there is no event to show.
  private func excerpt(_ finding: Finding, path: String) -> [String] {
    guard finding.line > 0, let line = options.sourceLine(path, finding.line) else { return [] }
    let lines = SourceExcerpt.lines(
      of: line, column: finding.column, width: options.width - 6)
    return lines.enumerated().map { number, text in
      options.palette.paint("   | ", .faint)
        + (number == 0 ? text : options.palette.paint(text, TextStyle(finding.severity)))
    }
  }

  /// The first and the last rows of a long frame, and the marked one.
  static func shortened(_ rows: [EventFrame.Row]) -> [EventFrame.Row] {
    if rows.count <= frameLimit { return rows }
    let head = frameLimit / 2
    let tail = rows.count - (frameLimit - head - 1)
    return rows.enumerated().filter { index, row in
      index < head || index >= tail || row.mark.isMarked
    }.map(\.element)
  }

  private func advice(
    _ finding: Finding, entry: RuleIndex.Entry?, isFirst: Bool
  ) -> [String] {
    var parts: [(String, String)] = []
    if isFirst, let entry { parts.append(("why", Prose.firstSentence(of: entry.text.why))) }
    if let hint = finding.hint ?? (isFirst ? entry?.text.fix : nil), !hint.isEmpty {
      parts.append(("fix", hint))
    }
    var lines = parts.flatMap { label, text in
      let shown = VisibleText.line(text, limit: 1000)
      let wrapped = TextWrap.labelled(
        "= \(label): ", shown, indent: 3, width: min(options.width, 100))
      return wrapped.enumerated().map { number, line in
        number == 0 ? heading(line, label: label) : line
      }
    }
    if isFirst, entry != nil {
      let command = "lifelint explain \(VisibleText.line(finding.rule))"
      lines.append(heading("   = see: ", label: "see") + options.palette.paint(command, .code))
    }
    return lines
  }

  /// A line with its label painted.
  private func heading(_ line: String, label: String) -> String {
    let rest = line.dropFirst("   = \(label):".count)
    return "   = " + options.palette.paint("\(label):", .heading) + rest
  }

  /// The line that stands for the findings that are not shown in full.
  private func folded(_ count: Int, at lines: [Int], of rule: String, dropped: Int) -> String {
    var text = "... and \((count + dropped).grouped) more of \(VisibleText.line(rule))"
    if count > 0 {
      let shown = lines.prefix(Self.foldedLimit).map { String($0) }
      let isAll = shown.count == count && dropped == 0
      text += ", at lines " + shown.joined(separator: ", ") + (isAll ? "" : ", …")
    }
    let way = count == 0 ? "" : " (--format concise lists each)"
    return "   " + options.palette.paint(text, .strong) + options.palette.paint(way, .faint)
  }
}
