import LifelintJSON
import LifelintTrace

extension MatcherReader {
  /// Reads a plain value; `set` is the set that it comes from, if any.
  func scalar(
    _ value: SetValue, of field: Field, at position: SourcePosition, from set: String?
  ) -> Pattern? {
    switch value {
    case .null: return .null
    case .text(let text):
      return literal(text, of: field, at: position, from: set)
    case .number(let number) where field == .session:
      // A session may be logged as an integer, which is the text of its digits.
      return number.integer.map { .text(String($0)) } ?? .number(number)
    case .number(let number) where takesAnyValue(field): return .number(number)
    case .boolean(let boolean) where takesAnyValue(field): return .boolean(boolean)
    case .number, .boolean:
      let held = set.map { "the set `\($0)` holds \(value.typeName)" }
      file.report(
        .wrongType,
        field == .elapsed
          ? "`elapsed` is asked for by a range of durations, not by \(value.typeName)."
          : "`\(field.name)` is a text, and \(held ?? "this is \(value.typeName)").",
        at: position, hint: field == .elapsed ? elapsedHint : nil)
      return nil
    }
  }

  private var elapsedHint: String { "For example `{\"min\": \"5s\"}`." }

  private func takesAnyValue(_ field: Field) -> Bool {
    switch field {
    case .name(.action), .session, .scene, .of, .thread, .time, .other, .header: true
    case .name, .phase, .kind, .state, .becomes, .during, .elapsed, .spelled: false
    }
  }

  /// Reads a text that stands for itself.
  func literal(
    _ text: String, of field: Field, at position: SourcePosition, from set: String?
  ) -> Pattern? {
    switch field {
    case .name(.callback), .during:
      return name(text, kind: .callback, at: position, from: set)
    case .name(.system): return name(text, kind: .system, at: position, from: set)
    case .phase:
      return choice(text, of: field, among: ["begin", "end", "done", "any"], at: position, set)
    case .kind:
      return choice(text, of: field, among: ["callback", "system", "action"], at: position, set)
    case .spelled:
      return choice(text, of: field, among: ["method", "notification", "name"], at: position, set)
    case .state(let model), .becomes(let model):
      return state(text, of: model, at: position, from: set)
    case .elapsed:
      file.report(
        .wrongType, "`elapsed` is asked for by a range of durations, not by a text.", at: position,
        hint: elapsedHint)
      return nil
    case .name(.action), .session, .scene, .of, .thread, .time, .other, .header:
      return .text(text)
    }
  }

  private func name(
    _ text: String, kind: EventKind, at position: SourcePosition, from set: String?
  ) -> Pattern? {
    if let canonical = context.names(of: kind)[text] { return .text(canonical) }
    if takesUnknownNames { return .text(text) }
    if !context.vocabularyIsWhole { return nil }
    let what = kind == .callback ? "callback" : "system event"
    let other: EventKind = kind == .callback ? .system : .callback
    let hint =
      context.names(of: other)[text] != nil
      ? "It is a \(other == .callback ? "callback" : "system event")."
      : Suggestion.hint(for: text, among: context.names(of: kind).keys.sorted())
    file.report(
      .unknownName, "The vocabulary has no \(what) `\(text)`\(origin(set)).", at: position,
      hint: hint)
    return nil
  }

  private func state(
    _ text: String, of model: String, at position: SourcePosition, from set: String?
  ) -> Pattern? {
    guard let outline = context.models[model] else { return nil }
    if outline.has(text) { return .text(text) }
    file.report(
      .unknownState, "The model `\(model)` has no state `\(text)`\(origin(set)).", at: position,
      hint: StateHint.text(for: text, among: outline))
    return nil
  }

  private func choice(
    _ text: String, of field: Field, among choices: [String], at position: SourcePosition,
    _ set: String?
  ) -> Pattern? {
    if choices.contains(text) { return .text(text) }
    let listed = choices.map { "`\"\($0)\"`" }.joined(separator: ", ")
    file.report(
      .wrongValue, "`\(field.name)` is one of \(listed), not `\"\(text)\"`\(origin(set)).",
      at: position, hint: Suggestion.hint(for: text, among: choices))
    return nil
  }

  private func origin(_ set: String?) -> String {
    set.map { ", which is in the set `\($0)`" } ?? ""
  }
}

/// Which states a wrong one may be meant for.
enum StateHint {
  static func text(for state: String, among outline: ModelOutline) -> String {
    let states = outline.states.sorted() + [Model.unknown]
    return Suggestion.hint(for: state, among: states)
      ?? "Its states are \(states.map { "`\($0)`" }.joined(separator: ", "))."
  }
}
