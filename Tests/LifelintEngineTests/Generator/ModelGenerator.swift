/// Makes models that load: one of the session, one of a part of it, and one that sums that up.
struct ModelGenerator {
  var matchers: MatcherGenerator

  private var dice: Dice {
    get { matchers.dice }
    set { matchers.dice = newValue }
  }

  /// Makes a generator.
  init(matchers: MatcherGenerator) {
    self.matchers = matchers
  }

  /// Up to three models, each able to ask for the states of those before it.
  mutating func models() -> [GeneratedModel] {
    guard dice.percent(45) else { return [] }
    var models: [GeneratedModel] = []
    if dice.percent(65) {
      let per: [ReferenceText] = dice.pick(weighted: [(8, ["session"]), (1, []), (1, ["install"])])
      models.append(model("m", per: per, states: ["off", "on", "mid"], asking: models))
    }
    guard dice.percent(60) else { return models }
    let per: [ReferenceText] = dice.pick([
      ["session", "scene"], ["session", "scene"], ["session", "scene?"], ["session", "of"],
    ])
    models.append(model("part", per: per, states: ["out", "in"], asking: models))
    if dice.percent(60) {
      models.append(model("sum", per: ["session"], states: ["out", "in", "none"], asking: models))
    }
    return models
  }

  private mutating func model(
    _ name: ReferenceText, per: [ReferenceText], states: [ReferenceText],
    asking others: [GeneratedModel]
  ) -> GeneratedModel {
    var json: [ReferenceText: ReferenceJSON] = [
      "model": .text(name), "states": .object(Dictionary(states.map { ($0, "") }) { $1 }),
      "initial": .text(dice.pick([states[0], states[0], states[0], "unknown"])),
    ]
    if per != ["session"] { json["per"] = .array(per.map(ReferenceJSON.text)) }
    if per.count > 1, dice.percent(20) { json["also"] = ["action": "r"] }
    let given = Set(per.filter { $0.scalars.last != "?" })
    var place = MatcherPlace(action: "a", given: given, models: others, allowsBecomes: false)
    json["transitions"] = .array(
      (0..<dice.number(1...4)).map { _ in
        place.action = dice.pick(["a", "b", "q", "r"])
        var step: [ReferenceText: ReferenceJSON] = ["on": matchers.matcher(place)]
        if dice.percent(70) {
          let from = dice.pick([states[0], states[1], states[1], "unknown"])
          let more = dice.pick(states)
          step["from"] =
            dice.percent(25) && from != more
            ? [.text(from), .text(more)] : [.text(from)]
        }
        if dice.percent(88) { step["to"] = .text(dice.pick(states)) }
        return .object(step)
      })
    if name == "sum" {
      let order: [ReferenceJSON] = dice.pick([["in", "out"], ["out", "in"]])
      json["sums"] = ["model": "part", "order": .array(order)]
    }
    if dice.percent(50) { json["illegal"] = ["id": .text(ReferenceText("bad_\(name)"))] }
    return GeneratedModel(
      name: name, states: states, needs: Array(given.subtracting(["session"])).sorted(),
      json: .object(json))
  }
}
