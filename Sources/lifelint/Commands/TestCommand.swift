import LifelintReport
import LifelintRules

/// `lifelint test`: runs the examples of rule files and says which fail and how.
struct TestCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Runs the examples and writes those that fail.
  func run() throws(LoadErrors) -> RunStatus {
    let folder = arguments.arguments.first
    let set = try load(folder)
    func isTested(_ file: String) -> Bool {
      folder.map { file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") } ?? true
    }
    let entries = set.catalogue.filter { isTested($0.text.file) }
    let measures = set.measures.filter { isTested($0.file) && !$0.examples.isEmpty }
    guard !entries.isEmpty || !measures.isEmpty else {
      console.say("There is no rule\(folder.map { " in `\($0)`" } ?? ""): nothing was tested.\n")
      return .untrusted
    }
    let check = ExampleCheck(set)
    let palette = console.outputPalette
    let report = ExampleReport(palette: palette, width: console.width)
    var examples = 0
    var failures = 0
    var failedRules = 0
    for entry in entries {
      let outcomes = check.run(entry.text.id)
      let text = report.text(of: outcomes, of: entry.text)
      examples += outcomes.count
      failures += report.failures(outcomes)
      if !text.isEmpty { failedRules += 1 }
      console.output.write(text)
    }
    let measureCheck = MeasureCheck(set)
    let measureReport = MeasureExampleReport(palette: palette)
    for measure in measures {
      let outcomes = measureCheck.run(measure)
      examples += outcomes.count
      failures += outcomes.count { !$0.passes }
      if !outcomes.allSatisfy(\.passes) { failedRules += 1 }
      console.output.write(measureReport.text(of: outcomes, of: measure))
    }
    if !arguments.has("quiet") || failedRules > 0 {
      say(entries.count, measures.count, examples, failures, failedRules)
    }
    return failedRules == 0 ? .clean : .failed
  }

  private func say(
    _ rules: Int, _ measures: Int, _ examples: Int, _ failures: Int, _ failedRules: Int
  ) {
    let palette = console.errorPalette
    var extent = rules.counted("rule")
    if measures > 0 { extent += ", \(measures.counted("measure"))" }
    extent += ", \(examples.counted("example"))"
    if failedRules == 0 {
      console.say("\(extent): \(palette.paint("all as they should be", .success))\n")
    } else {
      let text =
        "\(failures.counted("fault")) in \(failedRules.counted(measures > 0 ? "file" : "rule"))"
      console.say("\(extent): \(palette.paint(text, .error))\n")
    }
  }

  /// The rules of the folder beside the built-in ones, whose names and models they may use.
  ///
  /// A folder that is a copy of the built-in rules, such as that of this tool's own source, stands
  /// in their place.
  private func load(_ folder: String?) throws(LoadErrors) -> RuleSet {
    var configuration = Configuration()
    if arguments.has("no-builtin") { configuration.usesBuiltIn = false }
    guard let folder else {
      if let file = Configuration.nearestFile() {
        let own = try Configuration(readingFrom: file)
        configuration.rules = own.rules
        configuration.usesBuiltIn = configuration.usesBuiltIn && own.usesBuiltIn
      }
      return try Self.load(configuration)
    }
    configuration.rules = [folder]
    do throws(LoadErrors) {
      return try Self.load(configuration)
    } catch {
      guard configuration.usesBuiltIn, error.errors.allSatisfy({ $0.code == .repeatedName }) else {
        throw error
      }
      configuration.usesBuiltIn = false
      return try Self.load(configuration)
    }
  }

  private static func load(_ configuration: Configuration) throws(LoadErrors) -> RuleSet {
    try RuleLoader.load(
      folders: try configuration.folders(), configuration: configuration, includingOff: true)
  }
}
