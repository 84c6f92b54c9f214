import LifelintJSON

/// Reads one model's file.
struct ModelReader {
  static let keys =
    ["$schema", "model", "initial", "states", "transitions", "sums", "illegal"]
    + GroupingReader.keys
  private static let illegalKeys = RuleTextReader.keys

  let file: LoadedFile
  /// The path of the file in its folder.
  let path: String
  let object: ObjectReader

  /// Makes a reader, unless the file holds no object.
  init?(file: LoadedFile, path: String) {
    guard let object = ObjectReader(file.root, in: file, what: "a model", keys: Self.keys) else {
      return nil
    }
    self.file = file
    self.path = path
    self.object = object
  }

  /// The model's name.
  var name: String? { object.value("model")?.string }

  /// What other files need to know of it, read without a report.
  var outline: ModelOutline? {
    guard name != nil, case .object(let states)? = object.value("states")?.content else {
      return nil
    }
    let per: [PerField]
    if case .array(let elements)? = object.value("per")?.content {
      per = elements.compactMap { $0.string }.map { text in
        let isOptional = text.hasSuffix("?")
        return PerField(
          field: Field(name: isOptional ? String(text.dropLast()) : text), isOptional: isOptional)
      }
    } else {
      per = [PerField(field: .session, isOptional: false)]
    }
    return ModelOutline(states: Set(states.map(\.key)).subtracting([Model.unknown]), per: per)
  }

  /// Reads the whole model.
  ///
  /// What is wrong is reported; then what is given back is not to be used.
  func read(context: LoadContext) -> Model {
    _ = object.string("$schema")
    let name = object.requiredString("model") ?? ""
    if let value = object.value("model"), value.string != nil, name != FileName.stem(of: path) {
      file.report(
        .notTheFileName, "The model's name `\(name)` is not the file's name.", at: value.position,
        hint: "Call the file `\(name).model.json`, or write"
          + " `\"model\": \"\(FileName.stem(of: path))\"`.")
    }
    let grouping = GroupingReader.read(object, context: context, role: .model)
    let states = readStates()
    let outline = ModelOutline(states: Set(states.map(\.name)), per: grouping.per)
    let initial = object.requiredString("initial") ?? Model.unknown
    if let value = object.value("initial") { check(initial, at: value.position, of: outline, name) }
    _ = object.required("transitions")
    let transitions = object.array("transitions").compactMap {
      transition($0, of: name, outline: outline, grouping: grouping, context: context)
    }
    let sum = sum(of: name, outline: outline, grouping: grouping, context: context)
    return Model(
      name: name, grouping: grouping, initial: initial, states: states,
      transitionSource: .read(transitions), sum: sum, illegal: illegal(context: context))
  }

  /// Whether there are states at all to compare others with.
  private var hasStates: Bool {
    if case .object? = object.value("states")?.content { true } else { false }
  }

  /// The states; `unknown` may be listed and goes without saying.
  private func readStates() -> [(name: String, summary: String)] {
    guard let value = object.required("states") else { return [] }
    guard case .object(let members) = value.content else {
      object.reportType(of: value, key: "states", expected: "an object of names and meanings")
      return []
    }
    return members.compactMap { member in
      if member.value.string == nil {
        file.report(
          .wrongType,
          "What the state `\(member.key)` means is a string, not"
            + " \(member.value.typeName).", at: member.value.position)
      }
      return member.key == Model.unknown ? nil : (member.key, member.value.string ?? "")
    }
  }

  private func check(
    _ state: String, at position: SourcePosition, of outline: ModelOutline, _ model: String
  ) {
    if outline.has(state) || !hasStates { return }
    file.report(
      .unknownState, "The model `\(model)` has no state `\(state)`.", at: position,
      hint: StateHint.text(for: state, among: outline))
  }

  private func transition(
    _ value: JSONValue, of model: String, outline: ModelOutline, grouping: Grouping,
    context: LoadContext
  ) -> Model.Transition? {
    guard
      let object = ObjectReader(
        value, in: file, what: "a transition", keys: ["on", "from", "to"])
    else { return nil }
    guard let on = object.required("on") else { return nil }
    let reading = MatcherReader.read(on, context: context, file: file, role: .model)
    InstanceCheck.check(reading, per: grouping.per, context: context, file: file)
    var from: [String]?
    if let value = object.value("from") {
      let states = object.strings("from")
      if case .array(let elements) = value.content, elements.isEmpty {
        file.report(
          .wrongValue, "A transition starts from at least one state.", at: value.position,
          hint: "Leave out `from` for any state.")
      }
      for state in states { check(state.text, at: state.position, of: outline, model) }
      from = states.map(\.text)
    }
    let to = object.string("to")
    if let to, let value = object.value("to") {
      check(to, at: value.position, of: outline, model)
    }
    return Model.Transition(on: reading.matcher, from: from, to: to)
  }

  private func illegal(context: LoadContext) -> RuleText? {
    guard let value = object.value("illegal"),
      let illegal = ObjectReader(
        value, in: file, what: "`illegal`", keys: Self.illegalKeys)
    else { return nil }
    let (text, variables) = RuleTextReader.read(illegal, context: context)
    if let message = illegal.value("message"), let variable = variables.first {
      file.report(
        .misplacedVariable, "A model holds no variables, and its message names `$\(variable)`.",
        at: message.position)
    }
    return text
  }
}
