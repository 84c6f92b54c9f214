/// A variable of a rule, as its binding says it.
struct GeneratedVariable {
  var name: ReferenceText
  /// The field in which it is bound.
  var field: ReferenceText
  /// Whether it is bound as `$name?`.
  var isOptional: Bool

  /// Whether it is bound to what happened.
  var isName: Bool {
    Alphabet.kinds.contains(field)
  }

  /// The variable as a pattern.
  var pattern: ReferenceJSON {
    .text(ReferenceText("$\(name)\(isOptional ? "?" : "")"))
  }
}

/// What a matcher may ask for, by its place in a rule.
struct MatcherPlace {
  /// The action that stands for this place in most rules and traces.
  var action: ReferenceText
  /// The variables that every alternative has to bind.
  var binds: [GeneratedVariable] = []
  /// The variables that are bound elsewhere.
  var bound: [GeneratedVariable] = []
  /// The fields that the group is sure to give.
  var given: Set<ReferenceText> = []
  /// The models whose states may be asked for.
  var models: [GeneratedModel] = []
  /// Whether `becomes` may be asked for.
  var allowsBecomes = true
  /// Whether the matcher says what happened; the one in `holds` need not.
  var hasName = true
}

/// A model as the matchers need to know it.
struct GeneratedModel {
  var name: ReferenceText
  var states: [ReferenceText]
  /// The fields, besides the session, that an event or its group has to give.
  var needs: [ReferenceText]
  var json: ReferenceJSON
}

/// Makes matchers.
struct MatcherGenerator {
  var dice: Dice
  /// The durations that the rules of a case share with the steps of its trace, in half seconds.
  var halfSeconds: [Int]
  /// Whether many values of several variables live side by side, named in part.
  var isCrowded = false

  /// One of the case's durations, in one of its spellings.
  mutating func duration(orZero: Bool = false) -> ReferenceJSON {
    if orZero, dice.percent(6) { return "0s" }
    let half = dice.pick(halfSeconds)
    let spellings: [ReferenceJSON] = [
      half % 2 == 0
        ? .text(ReferenceText("\(half / 2)s")) : .text(ReferenceText("\(half / 2).5s")),
      .text(ReferenceText("\(half * 500)ms")),
    ]
    return dice.pick(spellings)
  }

  /// A matcher: most are one example, some are several.
  mutating func matcher(_ place: MatcherPlace) -> ReferenceJSON {
    if isCrowded, dice.percent(50) {
      return .array((0..<dice.number(2...4)).map { _ in alternative(place) })
    }
    return dice.percent(12) ? [alternative(place), alternative(place)] : alternative(place)
  }

  private mutating func alternative(_ place: MatcherPlace) -> ReferenceJSON {
    var fields = place.hasName ? named(place.action) : [:]
    for variable in place.binds {
      put(binding(variable), variable.field, into: &fields)
    }
    for variable in place.bound where dice.percent(65) {
      if variable.isName {
        if place.hasName, place.binds.isEmpty {
          put(variable.pattern, variable.field, into: &fields)
        }
        continue
      }
      let field =
        variable.field == "of" && dice.percent(15)
        ? "id" : variable.field == "n" && dice.percent(15) ? "m" : variable.field
      if fields[field] == nil { fields[field] = use(of: variable) }
    }
    let wanted = fields.isEmpty ? dice.number(1...2) : dice.pick([0, 0, 0, 0, 0, 0, 1, 1, 1, 2])
    for _ in 0..<wanted { addTest(to: &fields, place) }
    if fields.isEmpty { fields["ok"] = true }
    return .object(fields)
  }

  /// Puts a test of a field; one of a name takes the place of what said what happened.
  private func put(
    _ pattern: ReferenceJSON, _ field: ReferenceText,
    into fields: inout [ReferenceText: ReferenceJSON]
  ) {
    if Alphabet.kinds.contains(field) {
      for kind in Alphabet.kinds { fields[kind] = nil }
    }
    fields[field] = pattern
  }

  /// What says what happened.
  private mutating func named(_ action: ReferenceText) -> [ReferenceText: ReferenceJSON] {
    if isCrowded, dice.percent(60) { return ["action": .text(action)] }
    let other = ReferenceJSON.text(dice.pick(Alphabet.actions))
    switch dice.number(1...100) {
    case 1...66: return ["action": .text(action)]
    case 67: return ["action": other]
    case 68: return ["action": [.text(action), other]]
    case 69: return ["action": "@ab"]
    case 70: return ["action": ["not": other], "kind": "action"]
    case 71: return ["action": ["glob": "[a-b]"]]
    case 72...73: return ["action": ["glob": "?"]]
    case 74...84: return ["callback": spelling()]
    case 85: return ["callback": "@active"]
    case 86: return ["callback": ["glob": "*Active"]]
    case 87: return ["callback": ["not": spelling()], "kind": "callback"]
    case 88: return ["kind": .text(dice.pick(["callback", "system", "action"]))]
    case 89...95: return ["system": .text(dice.pick(Alphabet.systems))]
    default: return [:]
    }
  }

  /// A callback under one of its spellings.
  mutating func spelling() -> ReferenceJSON {
    let name = dice.pick(Alphabet.callbacks)
    return .text(dice.pick(Alphabet.spellings[name] ?? [name]))
  }

  private mutating func binding(_ variable: GeneratedVariable) -> ReferenceJSON {
    guard dice.percent(20) else { return variable.pattern }
    switch variable.field {
    case "n":
      return dice.pick([
        ["as": variable.pattern, "min": 1], ["as": variable.pattern, "over": 0, "under": 3],
        ["as": variable.pattern, "any": [1, 2, "1"]],
      ])
    case "session": return ["as": variable.pattern, "any": ["1", "b"]]
    case "callback", "action", "t": return variable.pattern
    default:
      return dice.pick([
        ["as": variable.pattern, "not": "xy"], ["as": variable.pattern, "glob": "?*"],
        ["as": variable.pattern, "any": ["x", "s1", "i", 1]],
        ["as": variable.pattern, "present": true],
        ["as": variable.pattern, "not": "z", "glob": "*"],
      ])
    }
  }

  /// A use of a variable that is bound elsewhere.
  private mutating func use(of variable: GeneratedVariable) -> ReferenceJSON {
    if isCrowded, dice.percent(60) { return variable.pattern }
    if variable.field == "t" || (variable.field == "n" && dice.percent(35)) {
      let end = variable.pattern
      return dice.pick([
        ["over": end], ["min": end], ["under": end], ["max": end, "min": 0], ["not": ["max": end]],
      ])
    }
    switch dice.number(1...20) {
    case 1...2: return ["not": variable.pattern]
    case 3: return ["not": [variable.pattern, "y"]]
    case 4: return [variable.pattern, .null]
    case 5: return [variable.pattern, "xy"]
    case 6: return ["as": variable.pattern, "not": "y"]
    case 7: return .text(ReferenceText("$\(variable.name)"))
    case 8: return .text(ReferenceText("$\(variable.name)?"))
    default: return variable.pattern
    }
  }

  // MARK: - Tests

  private mutating func addTest(
    to fields: inout [ReferenceText: ReferenceJSON], _ place: MatcherPlace
  ) {
    let field: ReferenceText = dice.pick(weighted: [
      (9, "of"), (5, "scene"), (9, "n"), (3, "tags"), (4, "ok"), (7, "phase"), (6, "during"),
      (3, "elapsed"), (place.models.isEmpty ? 0 : 9, "state."),
      (place.models.isEmpty || !place.allowsBecomes ? 0 : 4, "becomes."), (2, "kind"),
      (4, "spelled"), (2, "thread"), (2, "trace.os"), (2, "t"), (1, "session"), (2, "install"),
    ])
    guard fields[field] == nil else { return }
    switch field {
    case "state.", "becomes.": addState(field, to: &fields, place)
    case "elapsed":
      fields["elapsed"] = elapsed()
      if fields["phase"] == nil { fields["phase"] = dice.pick(["end", "end", "done", "any"]) }
    case "spelled":
      // Only of callbacks does the text say under what kind of name they are logged.
      if fields["callback"] == nil { fields["kind"] = "callback" }
      fields[field] = test(field)
    default: fields[field] = test(field)
    }
  }

  private mutating func addState(
    _ field: ReferenceText, to fields: inout [ReferenceText: ReferenceJSON], _ place: MatcherPlace
  ) {
    let model = dice.pick(place.models)
    // An instance that neither the group nor the event need give does not load.
    let missing = model.needs.filter { !place.given.contains($0) }
    guard !place.binds.contains(where: { missing.contains($0.field) && $0.isOptional })
    else { return }
    let state = ReferenceJSON.text(dice.pick(model.states + ["unknown"]))
    let first = ReferenceJSON.text(model.states[0])
    fields[ReferenceText(field.string + model.name.string)] =
      field == "state."
      ? dice.pick([state, state, first, ["not": state], [state, first], ["present": true]])
      : dice.pick([state, first, ["present": true], ["not": state], .null])
    for need in missing where !place.binds.contains(where: { $0.field == need }) {
      fields[need] = dice.pick([["present": true], Alphabet.values(of: need)[0]])
    }
  }

  private mutating func elapsed() -> ReferenceJSON {
    dice.pick([
      ["min": duration()], ["over": duration()], ["max": duration()], ["under": duration()],
      .null, ["present": true], ["not": ["min": duration()]],
    ])
  }

  private mutating func test(_ field: ReferenceText) -> ReferenceJSON {
    switch field {
    case "of":
      dice.pick([
        "x", "x", "y", ["x", "y"], ["not": "x"], ["glob": "x*"], ["glob": "?"], .null,
        ["present": true], ["present": false], "@xy", ["not": "@xy"], "$$x", ["x", .null],
        ["glob": "\\$x"],
      ])
    case "scene": dice.pick(["s1", "s1", "s2", .null, ["present": true], ["not": "s1"]])
    case "n":
      dice.pick([
        1, 2, "1", true, .null, [1, 2], ["min": 1], ["max": 2], ["over": 1], ["under": 2],
        ["min": 1, "under": 3], ["over": 0, "max": 2], ["not": 1], ["not": ["min": 2]], "@small",
        ["@one", 3], ["present": true], ["present": false], ["not": .null],
      ])
    case "tags": dice.pick(["x", 1, true, ["not": "x"], .null, ["present": true], ["x", "y"]])
    case "ok": dice.pick([true, true, false, ["not": true], [true, .null]])
    case "phase":
      dice.pick([
        "begin", "end", "done", "done", "any", ["not": "done"], ["begin", "end"], .null, "@over",
        ["not": "begin"], ["present": true],
      ])
    case "during":
      dice.pick([
        spelling(), spelling(), ["not": spelling()], [spelling(), spelling()], "@active", .null,
        ["present": true],
      ])
    case "kind": dice.pick(["callback", "action", ["not": "system"], ["system", "action"]])
    case "spelled":
      dice.pick(["method", "notification", "name", ["not": "name"], ["method", "notification"]])
    case "thread": dice.pick(["main", "bg", ["not": "main"], .null])
    case "trace.os":
      dice.pick(["17", ["glob": "1*"], .null, ["present": true], ["not": "17"]])
    case "t": dice.pick([["min": 2], ["under": 4], ["present": true], ["not": ["max": 3]], 2])
    case "session": dice.pick(["1", ["not": "1"], .null, ["present": true]])
    default: dice.pick(["i", ["not": "i"], .null])
    }
  }
}
