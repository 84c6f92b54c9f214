import LifelintEngine
public import LifelintRules

/// Says which examples of a rule do not show what they are to show.
public struct ExampleReport: Sendable {
  private let palette: Palette
  private let width: Int

  /// Makes a report writer.
  public init(palette: Palette = Palette(isColored: false), width: Int = 100) {
    self.palette = palette
    self.width = max(width, 40)
  }

  /// How many faults there are: examples that fail, and a missing bad example.
  public func failures(_ outcomes: [ExampleOutcome]) -> Int {
    outcomes.count { !$0.passes } + (outcomes.contains { !$0.isGood } ? 0 : 1)
  }

  /// A text for each fault; empty where there is none.
  public func text(of outcomes: [ExampleOutcome], of rule: RuleText) -> String {
    var lines = outcomes.filter { !$0.passes }.flatMap { failure($0, of: rule) }
    if !outcomes.contains(where: { !$0.isGood }) {
      lines += [
        head(rule, "the rule has no bad example, so nothing shows that it can find a fault"),
        note("fix", "Add to examples.bad a trace that it must report, with the lines in reports."),
        "",
      ]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func failure(_ outcome: ExampleOutcome, of rule: RuleText) -> [String] {
    let name = "\(outcome.isGood ? "good" : "bad") example \(outcome.number)"
    var frame = ExampleFrame(lines: outcome.example.lines)
    for line in Set(outcome.found).union(outcome.expected) {
      let found = outcome.found.count { $0 == line }
      let expected = outcome.expected.count { $0 == line }
      frame.marks[line] = Self.mark(found: found, expected: expected)
    }
    let layout = FrameTable.Layout(palette: palette, width: width, style: .error)
    var lines = [head(rule, "\(name): \(problem(outcome))")]
    if !outcome.example.why.isEmpty {
      lines.append(note("it is about", VisibleText.line(outcome.example.why)))
    }
    lines += frame.text(layout)
    for finding in outcome.faults {
      lines.append(note("line \(finding.line)", VisibleText.line(finding.message)))
    }
    for finding in outcome.findings where !outcome.expected.contains(finding.line) {
      lines.append(note("line \(finding.line)", VisibleText.line(finding.sentence)))
    }
    return lines + [""]
  }

  private func problem(_ outcome: ExampleOutcome) -> String {
    if !outcome.faults.isEmpty { return "its trace is not as a trace has to be" }
    if !outcome.isGood, outcome.expected.isEmpty { return "it names no line in reports" }
    if outcome.isGood { return "it has to be silent, and \(Self.places(outcome.found)) reported" }
    let found = outcome.found.isEmpty ? "nothing is" : Self.places(outcome.found)
    return "\(Self.places(outcome.expected)) to be reported, and \(found)"
  }

  private static func places(_ lines: [Int]) -> String {
    let list = lines.map(String.init).listed()
    return lines.count == 1 ? "line \(list) is" : "lines \(list) are"
  }

  private static func mark(found: Int, expected: Int) -> FrameTable.Mark {
    switch (found, expected) {
    case let (found, expected) where found == expected:
      FrameTable.Mark(label: "reported, as it should be")
    case (0, _): FrameTable.Mark(label: "should be reported and is not", isMarked: true)
    case (_, 0): FrameTable.Mark(label: "is reported and should not be", isMarked: true)
    default:
      FrameTable.Mark(
        label: "is reported \(found.counted("time")), should be \(expected)", isMarked: true)
    }
  }

  private func head(_ rule: RuleText, _ message: String) -> String {
    palette.paint(VisibleText.lineStart(rule.file) + ":", .heading) + " "
      + palette.paint("error:", .error) + " " + palette.paint(message, .strong)
      + palette.paint(" [\(VisibleText.line(rule.id))]", .faint)
  }

  private func note(_ label: String, _ text: String) -> String {
    "   = " + palette.paint("\(label):", .heading) + " \(text)"
  }
}
