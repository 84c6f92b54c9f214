public import LifelintEngine
public import LifelintRules

/// Says which rules the traces have shown something about, and what the others wait for.
public struct CoverageText: Sendable {
  private let rules: RuleIndex
  private let required: Set<String>
  private let palette: Palette
  private let width: Int

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - set: The rules that the traces were checked against.
  ///   - required: The rules that have to be exercised.
  ///   - palette: The colours.
  ///   - width: The columns of the terminal.
  public init(
    _ set: RuleSet, required: [String], palette: Palette = Palette(isColored: false),
    width: Int = 100
  ) {
    rules = RuleIndex(set)
    self.required = Set(required)
    self.palette = palette
    self.width = max(width, 40)
  }

  /// A paragraph for each kind of rule: those that were exercised, and those that were not.
  public func text(of traces: [TraceResult]) -> String {
    var exercised: Set<String> = []
    var all: [String] = []
    for verdict in traces.flatMap(\.verdicts) {
      if verdict.isExercised { exercised.insert(verdict.rule) }
      if !all.contains(verdict.rule) { all.append(verdict.rule) }
    }
    let silent = all.filter { !exercised.contains($0) }
    var lines = [
      palette.paint("Rules", .heading)
        + ": \(exercised.count.grouped) of \(all.count.grouped) were exercised by "
        + (traces.count == 1 ? "this trace." : "these traces.")
    ]
    let shown = all.filter(exercised.contains).map { VisibleText.line($0) }
    if !shown.isEmpty {
      lines += TextWrap.lines(of: shown.joined(separator: ", "), width: width - 2).map { "  " + $0 }
    }
    if !silent.isEmpty {
      lines += ["", "Nothing is known about \(silent.count.grouped). What each waits for:"]
      let column = silent.map(\.count).max() ?? 0
      for rule in silent { lines += waiting(rule, column: column) }
    }
    let misses = traces.flatMap(\.nearMisses)
    if !misses.isEmpty {
      lines += ["", "Events that a rule could not use, since they lack a field:"]
      for miss in misses { lines += missed(miss) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func missed(_ miss: NearMiss) -> [String] {
    let events = miss.events == 1 ? "1 event lacks" : "\(miss.events.grouped) events lack"
    let first = miss.events == 1 ? "at line" : "first at line"
    return TextWrap.lines(
      of: "\(VisibleText.line(miss.rule)): \(events) `\(VisibleText.line(miss.field))`, \(first) "
        + "\(miss.firstLine)", width: width - 2
    ).map { "  " + $0 }
  }

  private func waiting(_ id: String, column: Int) -> [String] {
    let isRequired = required.contains(id)
    let mark = isRequired ? palette.paint(" !", .error) : "  "
    let name = palette.paint(TextWidth.padded(VisibleText.line(id), to: column), .strong)
    let needs = rules.needs(of: id) + (isRequired ? " (required)" : "")
    let start = column + 4
    let lines = TextWrap.lines(of: needs, width: max(30, width - start))
    return lines.enumerated().map { number, line in
      number == 0 ? "\(mark)\(name)  \(line)" : String(repeating: " ", count: start) + line
    }
  }
}
