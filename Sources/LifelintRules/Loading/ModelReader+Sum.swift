import LifelintJSON

extension ModelReader {
  /// Reads `sums`, if it is there.
  func sum(
    of name: String, outline: ModelOutline, grouping: Grouping, context: LoadContext
  ) -> Model.Sum? {
    guard let member = object.member("sums"),
      let sums = ObjectReader(
        member.value, in: file, what: "`sums`", keys: ["model", "order"])
    else { return nil }
    if grouping.per != [PerField(field: .session, isOptional: false)] {
      file.report(
        .wrongValue, "A model that sums up another has one state a session.",
        at: object.value("per")?.position ?? member.position,
        hint: "Leave out `per`, which is then `[\"session\"]`.")
    }
    let model = sums.requiredString("model")
    _ = sums.required("order")
    let order = sums.strings("order")
    guard let model, let value = sums.value("model"),
      ModelCheck.exists(model, in: context, at: value.position, file: file),
      let summed = context.models[model]
    else { return nil }
    if !summed.per.contains(where: { $0.field == .session }) {
      file.report(
        .wrongValue, "The instances of `\(model)` span sessions, and a sum is one of a session.",
        at: value.position)
    }
    checkOrder(order, in: sums, of: model, summed: summed, into: name, outline: outline)
    return Model.Sum(model: model, order: order.map(\.text))
  }

  private func checkOrder(
    _ order: [(text: String, position: SourcePosition)], in sums: ObjectReader, of model: String,
    summed: ModelOutline, into name: String, outline: ModelOutline
  ) {
    var seen: Set<String> = []
    for state in order {
      if !summed.states.contains(state.text) {
        file.report(
          .unknownState,
          state.text == Model.unknown
            ? "`order` lists the states of `\(model)` without `unknown`, which has its own rule."
            : "The model `\(model)` has no state `\(state.text)`.", at: state.position,
          hint: state.text == Model.unknown ? nil : StateHint.text(for: state.text, among: summed))
      } else if !outline.has(state.text) {
        file.report(
          .unknownState,
          "The sum can be `\(state.text)`, and `\(name)` itself has no such state.",
          at: state.position, hint: "Add it to `states`.")
      }
      if !seen.insert(state.text).inserted {
        file.report(
          .wrongValue, "`order` lists the state `\(state.text)` twice.", at: state.position)
      }
    }
    let missing = summed.states.subtracting(seen).sorted()
    if !missing.isEmpty, let value = sums.value("order") {
      let listed = missing.map { "`\($0)`" }.joined(separator: ", ")
      file.report(
        .missingKey, "`order` lists every state of `\(model)`, and \(listed) is missing.",
        at: value.position)
    }
  }

  /// Reports every model that sums up itself, by way of others or at once.
  static func checkCycles(_ models: [(model: Model, file: LoadedFile)]) {
    let sums = Dictionary(
      models.compactMap { entry in entry.model.sum.map { (entry.model.name, $0.model) } },
      uniquingKeysWith: { first, _ in first })
    for (model, file) in models {
      var steps = 0
      var next = model.sum?.model
      while let name = next, name != model.name, steps <= sums.count {
        next = sums[name]
        steps += 1
      }
      if next == model.name, case .object(let members) = file.root.content,
        let member = members.first(where: { $0.key == "sums" })
      {
        file.report(
          .wrongValue, "The model `\(model.name)` sums up itself.", at: member.position)
      }
    }
  }
}
