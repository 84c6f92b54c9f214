import LifelintJSON
import LifelintTrace

extension ConfigurationChecker {
  /// The rules as the configuration has changed them.
  ///
  /// Where something is wrong, what is given back is not to be used.
  func ruleSet(includingOff: Bool) -> RuleSet {
    checkNames()
    var set = RuleSet(
      vocabulary: Vocabulary(names: book.names), models: [], rules: [], modelsThatReport: [],
      allowances: [], shownModels: book.shownModels)
    let thresholds = changedThresholds()
    set.allowances = allowances()
    checkBoundsAreNotForModels()
    // From here on they are the set's and nobody else's: they are much to copy.
    swap(&set.models, &book.models)
    swap(&set.rules, &book.rules)
    set.catalogue.reserveCapacity(set.models.count + set.rules.count)
    for place in set.models.indices {
      set.models[place].setThresholds(thresholds)
      guard let text = set.models[place].illegal else { continue }
      let entry = entry(of: text, model: set.models[place].name)
      set.models[place].illegal?.severity = entry.text.severity
      if entry.isOn || includingOff { set.modelsThatReport.insert(set.models[place].name) }
      set.catalogue.append(entry)
    }
    var off: [Int] = []
    for place in set.rules.indices {
      set.rules[place].setThresholds(thresholds)
      applyBounds(to: &set.rules[place])
      let entry = entry(of: set.rules[place].text, model: nil)
      set.rules[place].text.severity = entry.text.severity
      if !entry.isOn, !includingOff { off.append(place) }
      set.catalogue.append(entry)
    }
    for place in off.reversed() { set.rules.remove(at: place) }
    set.catalogue.sort { $0.text.id < $1.text.id }
    set.measures = book.orderedMeasures.map { $0.withThresholds(thresholds) }
    set.timeline = book.timeline.withThresholds(thresholds)
    set.requiredExercised = requiredExercised(of: set.catalogue)
    applyToDiagnostics(of: &set)
    return set
  }

  /// What the catalogue says of a rule: what it weighs and whether it is on.
  private func entry(of text: RuleText, model: String?) -> CatalogueEntry {
    var text = text
    for change in configuration.severities where change.rule.text == text.id {
      text.severity = change.severity
    }
    let (isOn, reason) = switches.state(id: text.id, tags: text.tags, isOptIn: text.isOptIn)
    return CatalogueEntry(text: text, model: model, isOn: isOn, reason: reason)
  }

  private func applyToDiagnostics(of set: inout RuleSet) {
    for diagnostic in DiagnosticID.allCases where !switches.isOn(diagnostic: diagnostic.rawValue) {
      set.disabledDiagnostics.insert(diagnostic)
    }
    for change in configuration.severities {
      if let diagnostic = DiagnosticID(rawValue: change.rule.text) {
        set.diagnosticSeverities[diagnostic] = change.severity
      }
    }
  }

  private func requiredExercised(of catalogue: [CatalogueEntry]) -> [String] {
    let selectors = configuration.requireExercised
    if selectors.isEmpty { return [] }
    return catalogue.map(\.text).filter { text in
      selectors.contains { selector in
        selector.text == text.id || selector.tag.map(text.tags.contains) ?? false
      }
    }.map(\.id)
  }

  /// The entries of `allow`, their matchers read.
  private func allowances() -> [Allowance] {
    configuration.allow.map { entry in
      var allowance = Allowance(rule: entry.rule.text, match: nil, because: entry.because)
      if let value = entry.match, let file {
        let reading = MatcherReader.read(
          value, context: context, file: file,
          role: .withoutVariables("`allow` holds no variable: nothing binds one there."),
          takesUnknownNames: entry.rule.text == DiagnosticID.unknownName.rawValue)
        InstanceCheck.check(
          reading, per: grouping(ofRule: entry.rule.text)?.per ?? [], context: context, file: file)
        allowance.match = reading.matcher
      }
      return allowance
    }
  }

  /// The thresholds and bounds in time that the configuration changes, by the names that matchers
  /// use.
  private func changedThresholds() -> [String: ExactNumber] {
    var changed: [String: ExactNumber] = [:]
    for change in configuration.thresholds {
      let name = change.name.text
      guard let known = book.thresholds.first(where: { $0.name == name }) else {
        report(
          .unknownThreshold, "There is no threshold `\(name)`.", at: change.name.origin,
          hint: Suggestion.hint(for: name, among: book.thresholds.map(\.name)))
        continue
      }
      if known.isDuration, !change.isDuration {
        report(
          .wrongType, "The threshold `\(name)` is a duration such as `\"5s\"`.",
          at: change.name.origin)
        continue
      }
      changed[name] = change.value
    }
    for change in configuration.bounds {
      let name = Rule.boundName(change.bound.text, of: change.rule.text)
      changed[name] = ExactNumber(nanoseconds: change.duration)
    }
    return changed
  }

  private func grouping(ofRule id: String) -> Grouping? {
    book.rules.first { $0.text.id == id }?.grouping
      ?? book.models.first { $0.illegal?.id == id }?.grouping
  }

  /// Sets the bounds of a rule.
  private func applyBounds(to rule: inout Rule) {
    for change in configuration.bounds where change.rule.text == rule.text.id {
      let bound = change.bound.text
      if let refusal = rule.setBound(bound, to: change.duration) {
        report(
          .misplacedKey, "The rule `\(rule.text.id)` has no `\(bound)`: \(refusal).",
          at: change.bound.origin)
      } else if change.duration == 0, !rule.allowsZero(bound) {
        report(.zeroDuration, "`\(bound)` has to be longer than zero.", at: .file(change.position))
      } else if !rule.grouping.per.contains(where: { $0.field == .session }) {
        report(
          .boundWithoutSession,
          "The rule `\(rule.text.id)` has no bounds in time: its `per` leaves out `session`.",
          at: change.bound.origin)
      }
    }
  }

  /// Says of each bound that it is meant for a rule and not for a model's `illegal`.
  private func checkBoundsAreNotForModels() {
    if configuration.bounds.isEmpty { return }
    let illegal = Set(book.models.compactMap { $0.illegal?.id })
    for change in configuration.bounds where illegal.contains(change.rule.text) {
      report(
        .misplacedKey, "The rule `\(change.rule.text)` is a model's, and has no bounds in time.",
        at: change.rule.origin)
    }
  }
}
