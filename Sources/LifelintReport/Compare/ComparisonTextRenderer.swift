import LifelintEngine
import LifelintRules

/// A comparison for a person at a terminal.
public struct ComparisonTextRenderer: ComparisonRenderer {
  private let palette: Palette
  private let width: Int

  /// The findings of each kind, and the times without a change, that are listed.
  private static let listed = 20

  /// Makes a renderer.
  public init(palette: Palette = Palette(isColored: false), width: Int = 100) {
    self.palette = palette
    self.width = max(width, 40)
  }

  /// Writes the findings that changed, the times, and what was tested.
  public func render(_ comparison: RunComparison, to output: inout some TextOutputStream) {
    let words = ComparisonWords(comparison: comparison)
    var lines = words.doubts.map { palette.paint($0, .strong) }
    if !lines.isEmpty { lines.append("") }
    let findings = comparison.findings
    lines += section("Could not be read", findings.unreadable, words)
    lines += section("New", findings.new, words)
    lines += section("Gone", findings.gone, words)
    if !findings.unchanged.isEmpty {
      lines += heading("Unchanged") + [unchanged(findings.unchanged), ""]
    }
    if !comparison.timing.rows.isEmpty {
      lines += heading("Times, \(words.runs)") + times(comparison.timing)
      for note in words.notes {
        lines.append("")
        lines += TextWrap.lines(of: note, width: min(width, 100) - 2)
          .map { palette.paint("  " + $0, .faint) }
      }
      lines.append("")
    }
    for line in lines { output.write(line + "\n") }
  }

  private func heading(_ text: String) -> [String] { [palette.paint(text, .heading)] }

  private func section(
    _ title: String, _ changes: [FindingChange], _ words: ComparisonWords
  ) -> [String] {
    if changes.isEmpty { return [] }
    var lines = heading("\(title): \(changes.count.counted("finding"))")
    for change in changes.prefix(Self.listed) {
      lines.append(
        ConciseRenderer(palette: palette).headline(change.finding, path: change.path))
      let presence = words.presence(change)
      if !presence.isEmpty { lines.append(palette.paint("   = \(presence)", .faint)) }
    }
    if changes.count > Self.listed {
      let more = (changes.count - Self.listed).grouped
      lines.append(palette.paint("   ... and \(more) more (--format json lists each)", .strong))
    }
    return lines + [""]
  }

  /// The rules of the findings that did not change, each with its count.
  private func unchanged(_ changes: [FindingChange]) -> String {
    var counts: [String: Int] = [:]
    for change in changes { counts[change.finding.rule, default: 0] += 1 }
    let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
      VisibleText.line(rule) + (count > 1 ? " (\(count.grouped))" : "")
    }
    return TextWrap.lines(
      of: changes.count.counted("finding") + ": " + rules.joined(separator: ", "), width: width - 2
    ).map { "  " + $0 }.joined(separator: "\n")
  }

  // MARK: Times

  private func times(_ timing: TimingComparison) -> [String] {
    let changed = timing.rows.filter { $0.verdict == .slower || $0.verdict == .faster }
    let others = timing.rows.filter { $0.verdict == .noise || $0.verdict == .untested }
    let shown = changed + others.prefix(max(Self.listed - changed.count, 5))
    var lines = table(shown)
    if shown.count < timing.rows.count {
      let more = (timing.rows.count - shown.count).grouped
      lines.append("  ... and \(more) more without a change (--format json lists each)")
    }
    return lines
  }

  private func table(_ rows: [TimingChange]) -> [String] {
    var columns = [
      Column(heading: "", cells: rows.map { ($0.verdict.word, $0.verdict.style) }),
      Column(
        heading: "",
        cells: rows.map {
          (VisibleText.line($0.name, limit: 60), $0.verdict.isChange ? .strong : nil)
        }
      ),
    ]
    for place in 0..<3 {
      let cells = rows.map { $0.percentiles[place] }
      columns.append(
        Column(
          heading: cells.first?.name ?? "", isRight: true,
          cells: cells.map { ($0.head.map(TimeText.rounded) ?? "-", nil) }))
      columns.append(
        Column(heading: "", isRight: true, cells: cells.map { ($0.mark, $0.verdict.style) }))
    }
    columns.append(
      Column(heading: "±", isRight: true, cells: rows.map { ($0.noiseText, .faint) }))
    return lines(of: columns, count: rows.count)
  }

  /// The column that is cut where the terminal is narrow.
  private static let nameColumn = 1

  /// A name that fits; of a phase the part that tells it from others stays.
  private static func cut(_ name: String, to width: Int) -> String {
    guard TextWidth.columns(of: name) > width, let colon = name.lastIndex(of: ":") else {
      return TextWidth.cut(name, to: width)
    }
    let room = width - TextWidth.columns(of: name[colon...])
    return room < 4
      ? TextWidth.cut(name, to: width)
      : TextWidth.cut(String(name[..<colon]), to: room) + name[colon...]
  }

  private struct Column {
    var heading: String
    var isRight = false
    var cells: [(text: String, style: TextStyle?)]
  }

  private func lines(of columns: [Column], count: Int) -> [String] {
    var widths = columns.map { column in
      ([column.heading] + column.cells.map(\.text)).map { TextWidth.columns(of: $0) }.max() ?? 0
    }
    let excess = widths.reduce(0) { $0 + $1 + 2 } - width
    if excess > 0 { widths[Self.nameColumn] = max(20, widths[Self.nameColumn] - excess) }
    return (-1..<count).map { row in
      var line = StyledLine()
      var start = 2
      for (column, columnWidth) in zip(columns, widths) {
        var cell = row < 0 ? (column.heading, .faint) : column.cells[row]
        cell.0 = Self.cut(cell.0, to: columnWidth)
        let indent = column.isRight ? columnWidth - TextWidth.columns(of: cell.0) : 0
        line.pad(to: start + indent)
        line.add(cell.0, cell.1)
        start += columnWidth + 2
      }
      return line.text(palette)
    }
  }
}

extension TimingChange {
  /// The change of the middle below which nothing can be told from noise.
  var noiseText: String {
    guard let noise = percentiles.first?.noise else { return "" }
    return noise < 9 ? PercentText.plain(noise) : ">900 %"
  }
}

extension TimingChange.Percentile {
  /// The change with a star where it is more than noise.
  var mark: String {
    if base == nil { return "new" }
    if head == nil { return "gone" }
    let star = verdict == .slower || verdict == .faster ? " *" : "  "
    return (change.map(PercentText.change) ?? "") + star
  }
}

extension TimingChange.Verdict {
  /// Whether there is a change to speak of.
  var isChange: Bool { self == .slower || self == .faster }

  /// The verdict in a table; none where there is nothing to say.
  var word: String { isChange ? rawValue : "" }

  fileprivate var style: TextStyle? {
    switch self {
    case .slower: .error
    case .faster: .success
    case .noise, .untested: nil
    }
  }
}
