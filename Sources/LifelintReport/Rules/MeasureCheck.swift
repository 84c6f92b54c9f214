public import LifelintEngine
public import LifelintRules
import LifelintTrace

/// What running one example of a measure has shown.
public struct MeasureOutcome: Sendable {
  /// One kind or phase: what was to be measured, and what was.
  public struct Row: Sendable {
    /// Its name, as the example has it.
    public var name: String
    /// The durations that the example names, in nanoseconds.
    public var expected: [Int64]
    /// Those that were measured.
    public var found: [Int64]
  }

  /// The example.
  public var example: Measure.Example
  /// Its place among the examples, from 1.
  public var number: Int
  /// The kinds of the measure, and the phases that the example names.
  public var rows: [Row]
  /// What the reader found wrong with the trace itself.
  public var faults: [Finding]

  /// Whether the example shows what it is to show.
  public var passes: Bool { faults.isEmpty && rows.allSatisfy { $0.expected == $0.found } }
}

/// Runs the examples of measures through the engine.
public struct MeasureCheck: Sendable {
  private let set: RuleSet

  /// Makes a check of the measures of a set.
  public init(_ set: RuleSet) {
    var alone = set
    alone.rules = []
    alone.modelsThatReport = []
    alone.allowances = []
    self.set = alone
  }

  /// The outcomes of all examples of a measure.
  ///
  /// - Complexity: O(n) in the number of events of the examples, times that of the models.
  public func run(_ measure: Measure) -> [MeasureOutcome] {
    var subset = set
    subset.measures = [measure]
    var options = CheckOptions()
    options.recordsTimeline = true
    let check = TraceCheck(ruleSet: subset, options: options)
    return measure.examples.enumerated().map { number, example in
      let text = example.lines.map { $0 + "\n" }.joined()
      let result = check.run(.bytes(Array(text.utf8)), path: "example")
      return MeasureOutcome(
        example: example, number: number + 1, rows: rows(of: measure, example, result),
        faults: result.findings.filter { finding in
          [.unreadableLine, .unreadableTrace, .unknownName].contains(
            DiagnosticID(rawValue: finding.rule))
        })
    }
  }

  private func rows(
    of measure: Measure, _ example: Measure.Example, _ result: TraceResult
  ) -> [MeasureOutcome.Row] {
    let records = (result.recording?.sessions ?? []).flatMap(\.measures)
    func row(_ name: String, _ isMeant: (MeasureRecord) -> Bool) -> MeasureOutcome.Row {
      let found = records.filter { $0.endLine != nil && isMeant($0) }.map { record in
        (record.end ?? record.start) - record.start
      }
      let expected = example.takes.first { $0.name == name }?.durations ?? []
      return MeasureOutcome.Row(name: name, expected: expected, found: found)
    }
    let kinds = measure.kinds.map { kind in
      row(kind.name.isEmpty ? measure.id : kind.name) {
        $0.parent == nil && ($0.kind ?? "") == kind.name
      }
    }
    let phases = measure.phases.filter { phase in
      example.takes.contains { $0.name == phase.id }
    }
    return kinds
      + phases.map { phase in row(phase.id) { $0.parent != nil && $0.measure == phase.id } }
  }
}

/// Says which examples of a measure do not show what they are to show.
public struct MeasureExampleReport: Sendable {
  private let palette: Palette

  /// Makes a report writer.
  public init(palette: Palette = Palette(isColored: false)) {
    self.palette = palette
  }

  /// A text for each example that fails; empty where none does.
  public func text(of outcomes: [MeasureOutcome], of measure: Measure) -> String {
    outcomes.filter { !$0.passes }.map { failure($0, of: measure) }.joined()
  }

  private func failure(_ outcome: MeasureOutcome, of measure: Measure) -> String {
    let problem =
      outcome.faults.isEmpty
      ? "other times than it names were measured" : "its trace is not as a trace has to be"
    var lines = [
      palette.paint(VisibleText.lineStart(measure.file) + ":", .heading) + " "
        + palette.paint("error:", .error) + " "
        + palette.paint("example \(outcome.number): \(problem)", .strong)
        + palette.paint(" [\(VisibleText.line(measure.id))]", .faint)
    ]
    lines.append(note("it is about", VisibleText.line(outcome.example.why)))
    for finding in outcome.faults {
      lines.append(note("line \(finding.line)", VisibleText.line(finding.message)))
    }
    for row in outcome.rows where row.expected != row.found {
      lines.append(
        note(
          VisibleText.line(row.name),
          "measured \(Self.list(row.found)), and it says \(Self.list(row.expected))"))
    }
    return (lines + [""]).map { $0 + "\n" }.joined()
  }

  private static func list(_ durations: [Int64]) -> String {
    durations.isEmpty ? "nothing" : durations.map { TimeText.compact($0) }.listed()
  }

  private func note(_ label: String, _ text: String) -> String {
    "   = " + palette.paint("\(label):", .heading) + " \(text)"
  }
}
