import LifelintEngine
import LifelintReport
import LifelintRules

/// The baseline of a run: the file that is read, and the one that is written.
struct BaselineFiles {
  /// The stale entries that are named one by one.
  private static let shownLimit = 10

  private let given: Baseline?
  private let source: String?
  private let target: String?
  private let isStrict: Bool
  private let isQuiet: Bool

  /// Reads `--baseline`, `--write-baseline` and `--strict-baseline`.
  ///
  /// - Throws: A `UsageError` where they do not go together, `LoadErrors` where the file is no
  ///   baseline.
  init(_ arguments: ParsedArguments) throws {
    source = arguments.value("baseline")
    target = arguments.value("write-baseline")
    isStrict = arguments.has("strict-baseline")
    isQuiet = arguments.has("quiet")
    if isStrict, source == nil {
      throw UsageError(
        message:
          "'--strict-baseline' looks at the file that '--baseline <file>' names. Please give "
          + "both.", command: .check)
    }
    if target == "-" {
      throw UsageError(
        message: "'--write-baseline' needs a file and not '-': findings go to standard output.",
        command: .check)
    }
    given = try source.map(Self.read)
  }

  /// Makes the report of a run; with `--write-baseline` everything in it is known.
  ///
  /// - Returns: The report, and whether the baseline could be written.
  func report(
    _ results: [TraceResult], rules: RuleIndex, policy: FailurePolicy, paths: ReportPaths,
    _ console: Console
  ) -> (report: CheckReport, isWritten: Bool) {
    var policy = policy
    policy.failsOnStaleBaseline = isStrict
    let report = CheckReport(
      traces: results, rules: rules, policy: policy, baseline: given, paths: paths)
    guard let target else { return (report, true) }
    if report.totals.status == .untrusted {
      say("\(Self.shown(target)) was not written: the run cannot be trusted", console)
      return (report, false)
    }
    let written = Baseline(of: report, paths: paths)
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(to: target) { $0.write(written.json) }
    } catch {
      say("\(Self.shown(target)) cannot be written: \(error.reason)", console)
      return (report, false)
    }
    let known = CheckReport(
      traces: results, rules: rules, policy: policy, baseline: written, paths: paths)
    return (known, true)
  }

  /// Says what has been written, and what the baseline holds without need.
  func sayMore(_ report: CheckReport, isWritten: Bool, _ console: Console) {
    if let target {
      if isWritten { sayWritten(report, target, console) }
      return
    }
    guard let source, let stale = report.baseline?.stale, !stale.isEmpty else { return }
    let palette = console.errorPalette
    let file = palette.paint(VisibleText.lineStart(source), .heading)
    for stale in stale.prefix(Self.shownLimit) {
      let count = stale.entry.count
      let left =
        stale.found > 0 ? "only \(stale.found) of \(count) are left" : "is not found any more"
      console.say(
        "\(file): stale: \(VisibleText.line(stale.entry.message, limit: 200)) "
          + "[\(VisibleText.line(stale.entry.rule))] \(left)\n")
    }
    let more = stale.count - Self.shownLimit
    if more > 0 {
      console.say("\(file): ... and \(more.counted("more stale entry", "more stale entries"))\n")
    }
    let command = palette.paint("--write-baseline \(VisibleText.line(source))", .code)
    console.say("\(file): \(command) takes what is mended out\n")
  }

  private func sayWritten(_ report: CheckReport, _ target: String, _ console: Console) {
    let dropped = report.traces.flatMap(\.dropped.values).reduce(0, +)
    if !isQuiet {
      console.say("wrote \(report.totals.known.counted("finding")) to \(Self.shown(target))\n")
    }
    if dropped > 0 {
      console.say(
        "\(dropped.counted("finding")) more were counted and not kept one by one, and are not in it; "
          + "--max-findings keeps more\n")
    }
  }

  private func say(_ sentence: String, _ console: Console) {
    console.say("\(console.errorPalette.paint("Error:", .error)) \(sentence)\n")
  }

  private static func shown(_ path: String) -> String { VisibleText.line(path, limit: 100) }

  private static func read(_ path: String) throws(LoadErrors) -> Baseline {
    let hint = "Write one with --write-baseline."
    do {
      return try Baseline(reading: try InputFile.read(path))
    } catch let fault as Baseline.Fault {
      throw LoadErrors([
        LoadError(
          code: .wrongValue, message: fault.message, file: path, position: fault.position,
          hint: hint)
      ])
    } catch {
      throw LoadErrors([
        LoadError(
          code: .unreadable, message: "The baseline cannot be read: \(error)", file: path,
          hint: hint)
      ])
    }
  }
}
