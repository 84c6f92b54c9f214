/// Makes rules that load.
struct RuleGenerator {
  var matchers: MatcherGenerator
  /// The models whose states rules may ask for.
  var models: [GeneratedModel]

  private var dice: Dice {
    get { matchers.dice }
    set { matchers.dice = newValue }
  }

  /// Makes a generator.
  init(matchers: MatcherGenerator, models: [GeneratedModel]) {
    self.matchers = matchers
    self.models = models
  }

  /// The forms of a check.
  static let forms = [
    "never", "exists", "always", "then", "when never", "previously", "recurs", "limit",
  ]

  /// A rule of any form.
  mutating func rule() -> ReferenceJSON {
    var rule: [ReferenceText: ReferenceJSON] = [:]
    let per = addPer(to: &rule)
    // "A rule whose `per` leaves out `session` has no bounds in time."
    let hasTime = per.contains("session")
    let given = Set(per.filter { $0.scalars.last != "?" })
    let opened = addScope(to: &rule, given: given, hasTime: hasTime)
    let models = models
    func place(_ action: ReferenceText, _ bound: [GeneratedVariable]) -> MatcherPlace {
      MatcherPlace(action: action, bound: bound, given: given, models: models)
    }
    let forms = (Self.forms + ["then", "when never", "previously", "then", "previously"]).filter {
      hasTime || $0 != "recurs" && $0 != "limit"
    }
    let form = dice.pick(forms)
    switch form {
    case "never": rule["never"] = matchers.matcher(place("b", opened))
    case "exists":
      rule["exists"] = matchers.matcher(place("b", opened))
      addCounts(to: &rule)
    case "always":
      rule["always"] = matchers.matcher(place("b", opened))
      var holds = place("b", opened)
      holds.hasName = false
      rule["holds"] = matchers.matcher(holds)
    case "recurs":
      rule["recurs"] = matchers.matcher(place("b", opened))
      rule["every"] = matchers.duration()
    case "limit":
      rule["limit"] = matchers.matcher(place("b", opened))
      rule["atMost"] = dice.pick([0, 1, 1, 2, 2, 3])
      rule["within"] = matchers.duration()
      if dice.percent(35) { rule["sum"] = "n" }
    default:
      var trigger = place("a", opened)
      let names: [ReferenceText] = matchers.isCrowded ? ["x", "y", "z"] : ["x", "y"]
      trigger.binds = bindings(names, besides: opened)
      rule["when"] = matchers.matcher(trigger)
      let bound = opened + trigger.binds
      addWhen(form, to: &rule, hasTime: hasTime) { action in place(action, bound) }
    }
    return .object(rule)
  }

  private mutating func addPer(to rule: inout [ReferenceText: ReferenceJSON]) -> [ReferenceText] {
    let per: [ReferenceText]? = dice.pick(weighted: [
      (50, nil), (3, ["session"]), (11, ["session", "scene"]), (11, ["session", "scene?"]),
      (4, ["session", "of"]), (4, ["session", "of?"]), (3, ["session", "scene?", "of?"]),
      (2, ["scene", "session"]), (5, []), (5, ["install"]), (2, ["install?"]),
    ])
    guard let per else { return ["session"] }
    rule["per"] = .array(per.map(ReferenceJSON.text))
    if per.count > 1 || !per.contains("session"), !per.isEmpty, dice.percent(22) {
      rule["also"] = dice.pick([
        ["action": "b"], ["action": "r"], ["action": "@ab", "of": "x"], ["callback": "*"],
        [["action": "q"], ["action": "b", "scene": "s1"]], ["kind": "system"],
        ["callback": "didBecomeActive", "phase": "any"],
      ])
      if rule["also"] == ["callback": "*"] { rule["also"] = ["callback": ["glob": "*Active"]] }
    }
    return per
  }

  /// Variables to bind, each in a field of its own.
  private mutating func bindings(
    _ names: [ReferenceText], besides others: [GeneratedVariable]
  ) -> [GeneratedVariable] {
    var variables: [GeneratedVariable] = []
    func chance() -> Int {
      matchers.isCrowded ? 75 : variables.isEmpty && others.isEmpty ? 50 : 12
    }
    for name in names where dice.percent(chance()) {
      let field: ReferenceText = dice.pick(weighted: [
        (10, "of"), (4, "n"), (3, "scene"), (2, "id"), (1, "install"), (1, "thread"),
        (1, "session"), (1, "callback"), (1, "action"), (1, "t"),
      ])
      let isName = Alphabet.kinds.contains(field)
      guard !(others + variables).contains(where: { $0.field == field || isName && $0.isName })
      else { continue }
      variables.append(
        GeneratedVariable(
          name: name, field: field, isOptional: !isName && dice.percent(30))
      )
    }
    return variables
  }

  /// Adds a scope, and gives the variables that it binds.
  private mutating func addScope(
    to rule: inout [ReferenceText: ReferenceJSON], given: Set<ReferenceText>, hasTime: Bool
  ) -> [GeneratedVariable] {
    let kind = dice.pick(weighted: [
      (58, ""), (14, "after"), (8, "until"), (8, "before"), (15, "between"), (15, "after until"),
    ])
    guard !kind.isEmpty else { return [] }
    var scope: [ReferenceText: ReferenceJSON] = [:]
    var opening = MatcherPlace(action: "q", given: given, models: models)
    if kind != "until", kind != "before" {
      opening.binds = bindings(matchers.isCrowded ? ["v", "w"] : ["v"], besides: [])
    }
    let closing = MatcherPlace(action: "r", bound: opening.binds, given: given, models: models)
    switch kind {
    case "between": scope["between"] = [matchers.matcher(opening), matchers.matcher(closing)]
    case "until": scope["until"] = matchers.matcher(closing)
    case "before": scope["before"] = matchers.matcher(closing)
    default:
      scope["after"] = matchers.matcher(opening)
      if kind == "after until" { scope["until"] = matchers.matcher(closing) }
      if hasTime, dice.percent(40) { scope["for"] = matchers.duration() }
    }
    if kind != "until", kind != "before", dice.percent(35) {
      scope["restart"] = .boolean(dice.percent(90))
    }
    rule["scope"] = .object(scope)
    return opening.binds
  }

  private mutating func addCounts(to rule: inout [ReferenceText: ReferenceJSON]) {
    switch dice.number(1...6) {
    case 1: rule["atLeast"] = 2
    case 2: rule["atMost"] = 1
    case 3: (rule["atLeast"], rule["atMost"]) = (0, .number(ReferenceNumber(dice.number(0...1))))
    case 4: (rule["atLeast"], rule["atMost"]) = (2, 2)
    default: break
    }
  }

  private mutating func addWhen(
    _ form: String, to rule: inout [ReferenceText: ReferenceJSON], hasTime: Bool,
    place: (ReferenceText) -> MatcherPlace
  ) {
    let (key, bound): (ReferenceText, ReferenceText) =
      switch form {
      case "then": ("then", "before")
      case "when never": ("never", "until")
      default: ("previously", "since")
      }
    rule[key] = matchers.matcher(place("b"))
    if dice.percent(45) { rule[bound] = matchers.matcher(place("r")) }
    if hasTime {
      if dice.percent(45) { rule["within"] = matchers.duration(orZero: true) }
      if dice.percent(22) { rule["after"] = matchers.duration(orZero: true) }
      // A least distance above the greatest one could never be met.
      if let most = rule["within"]?.text.flatMap(ReferenceTime.duration),
        let least = rule["after"]?.text.flatMap(ReferenceTime.duration), least > most
      {
        (rule["within"], rule["after"]) = (rule["after"], rule["within"])
      }
      if form != "previously", rule["within"] != nil || rule["after"] != nil, dice.percent(35) {
        rule["from"] = matchers.matcher(place("s"))
      }
    }
    if dice.percent(15) { rule["inclusive"] = .boolean(dice.percent(90)) }
    if form != "when never", dice.percent(25) { rule["answers"] = "oldest" }
    if form == "then", dice.percent(20) { rule["atEnd"] = "violated" }
  }
}
