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
    let entries = set.catalogue.filter { entry in
      folder.map { entry.text.file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") } ?? true
    }
    guard !entries.isEmpty else {
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
    if !arguments.has("quiet") || failedRules > 0 {
      say(entries.count, examples, failures, failedRules)
    }
    return failedRules == 0 ? .clean : .failed
  }

  private func say(_ rules: Int, _ examples: Int, _ failures: Int, _ failedRules: Int) {
    let palette = console.errorPalette
    let extent = "\(rules.counted("rule")), \(examples.counted("example"))"
    if failedRules == 0 {
      console.say("\(extent): \(palette.paint("all as they should be", .success))\n")
    } else {
      let text = "\(failures.counted("fault")) in \(failedRules.counted("rule"))"
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
