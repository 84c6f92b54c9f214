/// Makes whole cases: a vocabulary, models, rules and a trace.
enum CaseGenerator {
  /// The case of a seed, in the format of Tests/Cases/language.
  static func make(seed: Int) -> LanguageCase {
    var dice = Dice(seed: seed)
    let halfSeconds = dice.pick([[2], [2], [1, 2], [2, 4], [3], [2, 5]])
    let isCrowded = seed.isMultiple(of: 12)
    func part() -> MatcherGenerator {
      MatcherGenerator(
        dice: Dice(seed: Int(truncatingIfNeeded: dice.bits())), halfSeconds: halfSeconds,
        isCrowded: isCrowded)
    }
    var modelGenerator = ModelGenerator(matchers: part())
    let models = modelGenerator.models()
    var ruleGenerator = RuleGenerator(matchers: part(), models: models)
    var rules: [ReferenceText: ReferenceJSON] = [:]
    for number in 1...dice.pick(isCrowded ? [1, 1, 2] : [1, 1, 2, 2, 3, 4]) {
      rules[ReferenceText("r\(number)")] = ruleGenerator.rule()
    }
    let hasBeginning = dice.percent(20)
    var examples = rules.sorted { $0.key < $1.key }.map { matchers(in: $0.value) }
    let steps = models.flatMap { $0.json["transitions"]?.array ?? [] }.compactMap { $0["on"] }
    if !steps.isEmpty { examples.append(steps) }
    // Where the end of an instant stands among the events of other sessions is left open, and a
    // group that spans sessions would see it.
    let spansSessions = (Array(rules.values) + models.map(\.json)).contains {
      $0["per"]?.array?.contains("session") == false
    }
    var traceGenerator = TraceGenerator(
      matchers: part(), examples: examples,
      openings: rules.sorted { $0.key < $1.key }.flatMap { openings(in: $0.value) },
      allowsInstants: !spansSessions, hasBeginning: hasBeginning)
    var json: [ReferenceText: ReferenceJSON] = [
      "rules": .object(rules), "trace": .array(traceGenerator.trace()),
    ]
    if !models.isEmpty { json["models"] = .array(models.map(\.json)) }
    json["files"] = [
      "vocabulary.json": hasBeginning ? Alphabet.beginningVocabulary : Alphabet.vocabulary
    ]
    if !spansSessions, dice.percent(10) {
      var matchers = part()
      json["args"] = ["--instants", matchers.duration()]
    }
    return LanguageCase(place: "seed \(seed)", json: .object(json))
  }

  /// The matchers of a rule that bind variables.
  static func openings(in rule: ReferenceJSON) -> [ReferenceJSON] {
    [rule["when"], rule["scope"]?["after"], rule["scope"]?["between"]?.array?.first]
      .compactMap(\.self)
  }

  /// All matchers of a rule.
  static func matchers(in rule: ReferenceJSON) -> [ReferenceJSON] {
    let keys: [ReferenceText] = [
      "always", "also", "before", "exists", "from", "limit", "never", "previously", "recurs",
      "since", "then", "until", "when",
    ]
    let scope = rule["scope"]
    return keys.compactMap { rule[$0] }
      + (["after", "before", "until"] as [ReferenceText]).compactMap { scope?[$0] }
      + (scope?["between"]?.array ?? [])
  }
}
