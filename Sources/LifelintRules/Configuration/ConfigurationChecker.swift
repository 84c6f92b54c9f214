import LifelintJSON
import LifelintTrace

/// Checks that what a configuration names is there, and applies it to the rules.
final class ConfigurationChecker {
  let configuration: Configuration
  /// What the files say; the rule set takes its models and rules.
  var book: Rulebook
  let context: LoadContext
  let file: LoadedFile?
  let switches: RuleSwitches
  private var commandLineErrors: [LoadError] = []
  /// The ids of rules and of models' `illegal`.
  private let ids: Set<String>
  private let tags: Set<String>
  /// The built-in rules: their names are right also where they are left out.
  private lazy var builtIn = EmbeddedRules.book

  init(configuration: Configuration, book: consuming Rulebook, context: LoadContext) {
    self.configuration = configuration
    self.context = context
    switches = RuleSwitches(configuration: configuration)
    file = configuration.root.map {
      LoadedFile(name: configuration.file ?? "", bytes: configuration.bytes, root: $0)
    }
    ids = configuration.namesRules ? Set(book.texts.map(\.id)) : []
    tags = configuration.namesRules ? Set(book.texts.flatMap(\.tags)) : []
    self.book = book
  }

  /// What was wrong so far.
  var errors: [LoadError] { (file?.errors ?? []) + commandLineErrors }

  /// Checks every id and tag.
  func checkNames() {
    for list in [
      configuration.only, configuration.disable, configuration.enable,
      configuration.commandLineOnly, configuration.commandLineDisable,
      configuration.commandLineEnable,
    ] {
      for selector in list { check(selector, mayBeDiagnostic: true) }
    }
    for selector in configuration.requireExercised { check(selector, mayBeDiagnostic: false) }
    for change in configuration.severities { checkID(change.rule, mayBeDiagnostic: true) }
    for change in configuration.bounds { checkID(change.rule, mayBeDiagnostic: false) }
    for entry in configuration.allow { checkID(entry.rule, mayBeDiagnostic: true) }
  }

  private func check(_ selector: Configuration.Selector, mayBeDiagnostic: Bool) {
    guard let tag = selector.tag else {
      checkID(selector, mayBeDiagnostic: mayBeDiagnostic)
      return
    }
    if tags.contains(tag) || builtIn.texts.contains(where: { $0.tags.contains(tag) }) { return }
    report(
      .unknownRule, "No rule has the tag `\(tag)`.", at: selector.origin,
      hint: Suggestion.nearest(to: tag, among: tags.sorted()).map { "Did you mean `tag:\($0)`?" })
  }

  private func checkID(_ selector: Configuration.Selector, mayBeDiagnostic: Bool) {
    let id = selector.text
    let isDiagnostic = DiagnosticID(rawValue: id) != nil
    if ids.contains(id) || isDiagnostic && mayBeDiagnostic { return }
    if builtIn.texts.contains(where: { $0.id == id }) { return }
    if isDiagnostic {
      report(
        .wrongValue, "`\(id)` is a diagnostic of the reader itself, and no rule.",
        at: selector.origin)
      return
    }
    if selector.tag != nil {
      report(
        .unknownRule, "There is no rule `\(id)`.", at: selector.origin,
        hint: "A tag cannot stand here; name each rule by its id.")
      return
    }
    var candidates = ids.sorted()
    if mayBeDiagnostic { candidates += DiagnosticID.allCases.map(\.rawValue) }
    report(
      .unknownRule, "There is no rule `\(id)`.", at: selector.origin,
      hint: tags.contains(id)
        ? "Did you mean `tag:\(id)`?" : Suggestion.hint(for: id, among: candidates))
  }

  /// Notes that something is wrong with a value of the configuration.
  func report(
    _ code: LoadError.Code, _ message: String, at origin: Configuration.Origin,
    hint: String? = nil
  ) {
    switch origin {
    case .file(let position):
      file?.report(code, message, at: position, hint: hint)
    case .commandLine(let option):
      commandLineErrors.append(
        LoadError(code: code, message: message, file: "command line", path: option, hint: hint))
    }
  }
}
