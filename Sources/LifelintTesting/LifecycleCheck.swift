import LifelintEngine
import LifelintFormats
import LifelintReport
import LifelintRules
import LifelintTrace

/// How a test checks a trace: with the built-in rules, and what a configuration changes about them.
public struct LifecycleCheck: Sendable {
  /// The weight from which on a finding fails the test.
  public enum Threshold: String, Sendable {
    /// Errors do.
    case error
    /// Errors and warnings do.
    case warning
    /// Every finding does.
    case note
    /// No finding does.
    case never
  }

  /// One thing that is wrong.
  public struct Problem: Sendable, Hashable {
    /// The id of the rule; `nil` where it is not a rule that was broken, but the check itself.
    public var rule: String?
    /// Whether it fails the test.
    public var isFailure: Bool
    /// What happened, the events that prove it, why it matters and how to mend it.
    public var text: String
  }

  /// The weight from which on a finding fails the test; that of the configuration, or `error`,
  /// unless it is given.
  public var failOn: Threshold?
  /// Rules of which the trace has to show something, so that a log that has gone silent is no
  /// success.
  public var exercising: [String]
  /// The path of a configuration file; a test looks for none by itself.
  public var configuration: String?

  /// Makes a check.
  public init(
    failOn: Threshold? = nil, exercising: [String] = [], configuration: String? = nil
  ) {
    self.failOn = failOn
    self.exercising = exercising
    self.configuration = configuration
  }

  /// Checks a trace.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: Everything that is wrong, in the order of the trace; empty where all is well.
  public func problems(in trace: LifecycleTrace) -> [Problem] {
    do throws(LoadErrors) {
      return try check(trace)
    } catch {
      return error.errors.map { Self.failure(VisibleText.line($0.description, limit: 1000)) }
    }
  }

  private func check(_ trace: LifecycleTrace) throws(LoadErrors) -> [Problem] {
    var settings = Configuration()
    if let configuration { settings = try Configuration(readingFrom: configuration) }
    settings.requireExercised += exercising.map {
      Configuration.Selector($0, origin: .commandLine("exercising"))
    }
    let set = try RuleLoader.load(folders: try settings.folders(), configuration: settings)
    if trace.parts.isEmpty {
      return [Self.failure("\(VisibleText.line(trace.name)): there is no trace here (*.jsonl)")]
    }
    let check = TraceCheck(ruleSet: set, options: Self.options(settings, set))
    let results = trace.parts.map { part in
      check.run(path: part.name) { symbols, names, fields in
        FormatInput(part.source).events(symbols: symbols, names: names, fields: fields)
      }
    }
    let threshold = failOn.flatMap { FailureThreshold(rawValue: $0.rawValue) } ?? settings.failOn
    let report = CheckReport(
      traces: results, rules: RuleIndex(set),
      policy: FailurePolicy(threshold: threshold, required: set.requiredExercised),
      baseline: try settings.baseline.map { path throws(LoadErrors) in
        try Baseline(readingFrom: path)
      })
    return Self.problems(of: report)
  }

  private static func options(_ settings: Configuration, _ set: RuleSet) -> CheckOptions {
    var options = CheckOptions()
    options.instants = settings.instants
    options.isSequential = settings.sessions == .sequential
    return options
  }

  private static func problems(of report: CheckReport) -> [Problem] {
    var problems: [Problem] = []
    for trace in report.traces {
      for finding in trace.findings where !finding.isKnown {
        var single = trace
        single.findings = [finding]
        single.dropped = [:]
        let part = CheckReport(traces: [single], rules: report.rules, policy: report.policy)
        problems.append(
          Problem(
            rule: finding.rule, isFailure: part.totals.hasFailed(),
            text: TextRenderer().text(of: part).trimmed))
      }
      for (rule, count) in trace.dropped.sorted(by: { $0.key < $1.key }) {
        problems.append(
          failure("\(VisibleText.line(trace.path)): \(count) more of \(rule) were not kept"))
      }
    }
    for rule in report.totals.missing {
      let needs = report.rules.needs(of: rule)
      problems.append(
        failure(
          "no trace has shown anything about \(rule), which it had to"
            + (needs.isEmpty ? "" : "; it waits for \(needs)")))
    }
    return problems
  }

  private static func failure(_ text: String) -> Problem {
    Problem(rule: nil, isFailure: true, text: text)
  }
}

extension Totals {
  /// Whether a report of one finding fails, whatever rules it had to show something about.
  fileprivate func hasFailed() -> Bool { failing > 0 || untrusted > 0 }
}

extension String {
  /// The text without blank lines at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
