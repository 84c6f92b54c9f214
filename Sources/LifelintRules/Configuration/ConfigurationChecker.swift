import LifelintJSON
import LifelintTrace

/// Checks that what a configuration names is there, and applies it to the rules.
final class ConfigurationChecker {
  private let configuration: Configuration
  private let file: LoadedFile?
  private var commandLineErrors: [LoadError] = []
  /// The ids of rules and of models' `illegal`.
  private let ids: Set<String>
  private let tags: Set<String>
  /// Names of the built-in rules, which are right also where those are left out.
  private let elsewhere: () -> (ids: Set<String>, tags: Set<String>)
  private lazy var others = elsewhere()

  init(
    configuration: Configuration, ids: Set<String>, tags: Set<String>,
    elsewhere: @escaping () -> (ids: Set<String>, tags: Set<String>)
  ) {
    self.configuration = configuration
    self.ids = ids
    self.tags = tags
    self.elsewhere = elsewhere
    file = configuration.root.map {
      LoadedFile(name: configuration.file ?? "", bytes: configuration.bytes, root: $0)
    }
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
    if tags.contains(tag) || others.tags.contains(tag) { return }
    report(
      .unknownRule, "No rule has the tag `\(tag)`.", at: selector.origin,
      hint: Suggestion.nearest(to: tag, among: tags.sorted()).map { "Did you mean `tag:\($0)`?" })
  }

  private func checkID(_ selector: Configuration.Selector, mayBeDiagnostic: Bool) {
    let id = selector.text
    let isDiagnostic = DiagnosticID(rawValue: id) != nil
    if ids.contains(id) || isDiagnostic && mayBeDiagnostic || others.ids.contains(id) { return }
    if isDiagnostic {
      report(
        .wrongValue, "`\(id)` is a diagnostic of the reader itself, and no rule.",
        at: selector.origin)
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

  /// The rules and models that `allow` speaks of, as matchers that were checked.
  func allowances(context: LoadContext, groupings: [String: Grouping]) -> [Allowance] {
    configuration.allow.map { entry in
      var allowance = Allowance(rule: entry.rule.text, match: nil, because: entry.because)
      if let value = entry.match, let file {
        let reading = MatcherReader.read(
          value, context: context, file: file,
          role: .withoutVariables("`allow` holds no variable: nothing binds one there."))
        InstanceCheck.check(
          reading, per: groupings[entry.rule.text]?.per ?? [], context: context, file: file)
        allowance.match = reading.matcher
      }
      return allowance
    }
  }

  /// Sets the bounds of a rule.
  func applyBounds(to rule: inout Rule) {
    for change in configuration.bounds where change.rule.text == rule.text.id {
      let bound = change.bound.text
      if let refusal = rule.setBound(bound, to: change.duration) {
        report(
          .misplacedKey, "The rule `\(rule.text.id)` has no `\(bound)`: \(refusal).",
          at: change.bound.origin)
      } else if change.duration == 0, !rule.allowsZero(bound) {
        report(
          .zeroDuration, "`\(bound)` is longer than zero here.", at: .file(change.position))
      } else if !rule.grouping.per.contains(where: { $0.field == .session }) {
        report(
          .boundWithoutSession,
          "The rule `\(rule.text.id)` has no bounds in time: its `per` leaves out `session`.",
          at: change.bound.origin)
      }
    }
  }

  /// Says of each bound that it is meant for a rule and not for a model's `illegal`.
  func checkBounds(areNotFor illegalIDs: Set<String>) {
    for change in configuration.bounds where illegalIDs.contains(change.rule.text) {
      report(
        .misplacedKey, "The rule `\(change.rule.text)` is a model's, and has no bounds in time.",
        at: change.rule.origin)
    }
  }
}
