import LifelintEngine
import LifelintFormats
import LifelintReport
import LifelintRules
import LifelintTrace

/// `lifelint compare`: says what is new, gone and slower from one set of traces to another.
struct CompareCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Checks both sides and writes the comparison.
  func run() throws -> RunStatus {
    let sides = try CompareSides(arguments)
    let policy = try policy()
    let outputs = try ComparisonOutputs(arguments)
    let settings = try RuleSettings(arguments)
    var options = CheckCommand.options(settings)
    options.recordsTiming = true
    let check = TraceCheck(ruleSet: settings.set, options: options)
    let inputs = try TraceInputs(arguments, vocabulary: settings.set.vocabulary)
    func results(_ paths: [String]) -> [TraceResult] {
      inputs.inOrder(paths) { path in
        let input = inputs.open(.path(path))
        return check.run(path: path) { inputs.events(of: input, at: path, $0, $1, $2) }
      }
    }
    let comparison = RunComparison(
      base: results(sides.base), head: results(sides.head), rules: RuleIndex(settings.set),
      policy: policy(settings))
    let isWritten = outputs.write(comparison, console)
    if let note = inputs.processNote { console.say(note) }
    if !arguments.has("quiet") {
      let summary = ComparisonSummaryText(palette: console.errorPalette)
      console.say(summary.text(of: comparison) + "\n")
    }
    return isWritten ? comparison.status : max(comparison.status, .untrusted)
  }

  private func policy() throws(UsageError) -> (RuleSettings) -> ComparisonPolicy {
    let limit = try maxRegression()
    return { settings in
      ComparisonPolicy(
        threshold: settings.threshold(arguments), maxRegression: limit,
        exitsZero: arguments.has("exit-zero"))
    }
  }

  /// The share that `--max-regression 10%` gives.
  private func maxRegression() throws(UsageError) -> Double? {
    guard let text = arguments.value("max-regression") else { return nil }
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    let isNumber = !digits.isEmpty && digits.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard text.hasSuffix("%"), isNumber, let percent = Double(digits), percent.isFinite else {
      throw UsageError(
        message: "The value '\(VisibleText.line(text, limit: 100))' is invalid for "
          + "'--max-regression <percent>'. Please provide a percentage, such as 10%.",
        command: .compare)
    }
    return percent / 100
  }
}

/// The traces of both sides of a comparison.
struct CompareSides {
  /// Those that are compared with.
  let base: [String]
  /// Those that are looked at.
  let head: [String]

  /// Parts the arguments at their `--`, or into two where there are two.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let paths = arguments.arguments
    let way = "Write 'lifelint compare BASE... -- HEAD...'."
    func error(_ message: String) -> UsageError {
      UsageError(message: message + " " + way, command: .compare)
    }
    if let separator = arguments.separator {
      base = Array(paths[..<separator])
      head = Array(paths[separator...])
      if base.isEmpty { throw error("There is no trace before '--'.") }
      if head.isEmpty { throw error("There is no trace after '--'.") }
    } else {
      guard paths.count == 2 else {
        throw error(
          paths.count == 1
            ? "There is one trace, and nothing to compare it with."
            : "There are \(paths.count) traces, and no '--' between the two sides.")
      }
      base = [paths[0]]
      head = [paths[1]]
    }
    if paths.count(where: { $0 == "-" }) > 1 {
      throw UsageError(message: "Standard input can be read once only.", command: .compare)
    }
  }
}
