import LifelintEngine
import LifelintReport
import LifelintRules

/// The baseline of a run: the file that is read, and the one that is written.
struct BaselineFiles {
  /// The stale entries that are named one by one.
  private static let shownLimit = 10

  /// What is known; `nil` where no baseline is read.
  private(set) var given: Baseline?
  /// What is brought up to date.
  private var older: Baseline?
  private var source: String?
  private let target: String?
  private let isStrict: Bool
  private let isQuiet: Bool
  private let isFollowed: Bool
  private let ignoresConfiguration: Bool

  /// Reads `--baseline`, `--no-baseline`, `--write-baseline` and `--strict-baseline`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    source = arguments.value("baseline")
    target = arguments.value("write-baseline")
    isStrict = arguments.has("strict-baseline")
    isQuiet = arguments.has("quiet")
    isFollowed = arguments.has("follow")
    ignoresConfiguration = arguments.has("no-baseline")
    if ignoresConfiguration, source != nil {
      throw Self.error("'--baseline' and '--no-baseline' contradict each other. Please give one.")
    }
    if target == "-" {
      throw Self.error(
        "'--write-baseline' needs a file and not '-': findings go to standard output.")
    }
    for option in ["write-baseline", "strict-baseline"] where isFollowed && arguments.has(option) {
      throw Self.error(
        "'--\(option)' needs the whole trace and cannot go with '--follow'. Please check the trace "
          + "once it is whole.")
    }
  }

  /// Reads the files, after it is known what the configuration says.
  ///
  /// - Throws: A `UsageError` where options do not go together, `LoadErrors` where a file is no
  ///   baseline.
  mutating func read(_ configuration: Configuration, _ outputs: ReportOutputs) throws {
    if source == nil, !ignoresConfiguration { source = configuration.baseline }
    if isStrict, source == nil {
      throw Self.error(
        "'--strict-baseline' looks at the file that '--baseline <file>' or the configuration's "
          + "'baseline' names. Please give one.")
    }
    let place = source.map(OutputPlaces.place)
    if let taken = outputs.files.first(where: { OutputPlaces.place($0.path) == place }) {
      throw Self.error(
        "The output '\(Self.shown(taken.path))' is the baseline. Please give it a path of its own.")
    }
    let isThere = target.map(Self.isFile) ?? false
    if let source, isThere || target.map(OutputPlaces.place) != place {
      given = try Baseline(readingFrom: source)
    }
    older = given
    if let target, given == nil, isThere {
      older = try Baseline(
        readingFrom: target, hint: "Name another file to write, or remove this one first.")
    }
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
      traces: results, rules: rules, policy: policy, baseline: given, paths: paths,
      isFollowed: isFollowed)
    guard let target else { return (report, true) }
    if report.totals.status == .untrusted {
      say("\(Self.shown(target)) was not written: the run cannot be trusted", console)
      return (report, false)
    }
    let (written, kept) =
      older.map { Baseline.update($0, with: report, paths: paths) }
      ?? (Baseline(of: report, paths: paths), [])
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(to: target) { $0.write(written.json) }
    } catch {
      say("\(Self.shown(target)) cannot be written: \(error.reason)", console)
      return (report, false)
    }
    let known = CheckReport(
      traces: results, rules: rules, policy: policy, baseline: written, paths: paths)
    sayWritten(known, target, kept, console)
    return (known, true)
  }

  /// Says what the baseline holds without need.
  func sayStale(_ report: CheckReport, _ console: Console) {
    guard target == nil, let source, let stale = report.baseline?.stale, !stale.isEmpty else {
      return
    }
    let palette = console.errorPalette
    let file = palette.paint(VisibleText.lineStart(source), .heading)
    for stale in stale.prefix(Self.shownLimit) { console.say("\(file): stale: \(stale.line)\n") }
    let more = stale.count - Self.shownLimit
    if more > 0 {
      console.say("\(file): \(BaselineMatch.more(more))\n")
    }
    let command = palette.paint("--write-baseline \(VisibleText.line(source))", .code)
    console.say("\(file): \(command) takes what is mended out\n")
  }

  private func sayWritten(
    _ report: CheckReport, _ target: String, _ kept: [Baseline.Entry], _ console: Console
  ) {
    if !isQuiet {
      console.say("wrote \(report.totals.known.counted("finding")) to \(Self.shown(target))\n")
    }
    if !kept.isEmpty, !isQuiet {
      let off = kept.filter { !report.rules.isChecked($0.rule) }.count
      let others = kept.count - off
      var parts: [String] = []
      if others > 0 { parts.append("\(others.counted("entry", "entries")) of other traces") }
      if off > 0 { parts.append("\(off.counted("entry", "entries")) of rules that are off") }
      console.say("kept \(parts.listed()); to begin anew, remove the file first\n")
    }
    let dropped = report.traces.flatMap(\.dropped.values).reduce(0, +)
    if dropped > 0 {
      console.say(
        "\(dropped.counted("finding")) more were counted and not kept one by one, and are not in it; "
          + "--max-findings keeps more\n")
    }
  }

  private func say(_ sentence: String, _ console: Console) {
    console.say("\(console.errorPalette.paint("Error:", .error)) \(sentence)\n")
  }

  private static func error(_ message: String) -> UsageError {
    UsageError(message: message, command: .check)
  }

  private static func shown(_ path: String) -> String { VisibleText.line(path, limit: 100) }

  /// Whether there is a plain file that holds something.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
  }
}
