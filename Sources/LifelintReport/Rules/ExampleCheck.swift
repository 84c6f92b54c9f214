public import LifelintEngine
public import LifelintRules
import LifelintTrace

/// What running one example of a rule has shown.
public struct ExampleOutcome: Sendable {
  /// The example.
  public var example: Example
  /// Whether the rule has to be silent on it.
  public var isGood: Bool
  /// Its place among the good, or bad, ones, from 1.
  public var number: Int
  /// The findings of the rule.
  public var findings: [Finding]
  /// What the reader found wrong with the trace itself, where that makes the example worthless.
  public var faults: [Finding]

  /// The lines that were reported, sorted, with repeats.
  public var found: [Int] { findings.map(\.line).sorted() }

  /// The lines that had to be.
  public var expected: [Int] { isGood ? [] : example.reports.sorted() }

  /// Whether the example shows what it is to show.
  public var passes: Bool {
    faults.isEmpty && found == expected && (isGood || !expected.isEmpty)
  }
}

/// Runs the examples of rules through the engine, each with its rule alone.
public struct ExampleCheck: Sendable {
  private let set: RuleSet

  /// Makes a check of the rules of a set, those that are off too where it holds them.
  public init(_ set: RuleSet) {
    self.set = set
  }

  /// The outcomes of all examples of a rule, or of a model's `illegal`, good ones first.
  ///
  /// - Complexity: O(n) in the number of events of the examples, times that of the models.
  public func run(_ id: String) -> [ExampleOutcome] {
    guard let subset = subset(id) else { return [] }
    let documentation =
      subset.rules.first?.text.documentation
      ?? subset.models.first { $0.illegal?.id == id }?.illegal?.documentation
    guard let documentation else { return [] }
    let check = TraceCheck(ruleSet: subset)
    func outcome(_ example: Example, isGood: Bool, number: Int) -> ExampleOutcome {
      let text = example.lines.map { $0 + "\n" }.joined()
      let result = check.run(.bytes(Array(text.utf8)), path: "example")
      return ExampleOutcome(
        example: example, isGood: isGood, number: number,
        findings: result.findings.filter { $0.rule == id },
        faults: result.findings.filter { finding in
          [.unreadableLine, .unreadableTrace, .unknownName].contains(
            DiagnosticID(rawValue: finding.rule))
        })
    }
    return documentation.goodExamples.enumerated().map {
      outcome($0.element, isGood: true, number: $0.offset + 1)
    }
      + documentation.badExamples.enumerated().map {
        outcome($0.element, isGood: false, number: $0.offset + 1)
      }
  }

  /// The rule alone, with all models, since it may ask for any of them.
  private func subset(_ id: String) -> RuleSet? {
    var subset = set
    subset.rules = set.rules.filter { $0.text.id == id }
    subset.modelsThatReport = Set(set.models.filter { $0.illegal?.id == id }.map(\.name))
    subset.allowances = []
    return subset.rules.isEmpty && subset.modelsThatReport.isEmpty ? nil : subset
  }
}
