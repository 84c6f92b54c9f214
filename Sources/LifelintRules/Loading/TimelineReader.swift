import LifelintJSON

/// Reads the files that say what reports of time show, and merges those of all folders.
struct TimelineReader {
  static let keys = ["$schema", "lanes", "hangs", "kills", "measures"]
  static let laneKeys = ["model", "title", "atRisk", "record", "tones"]
  static let hangKeys = ["on", "lasts"]

  let context: LoadContext
  private(set) var plan: TimelinePlan
  /// The measures that are put in order, and where.
  private(set) var measures: [(id: String, position: SourcePosition, file: LoadedFile)] = []

  /// Makes a reader that adds to a plan.
  init(context: LoadContext, plan: TimelinePlan) {
    self.context = context
    self.plan = plan
  }

  /// Adds what one file holds.
  mutating func read(_ file: LoadedFile) {
    guard
      let object = ObjectReader(file.root, in: file, what: "a timeline", keys: Self.keys)
    else { return }
    _ = object.string("$schema")
    for element in object.array("lanes") { readLane(element, in: file) }
    for element in object.array("hangs") { readHang(element, in: file) }
    if let kills = object.value("kills") { readKills(kills, in: file) }
    for measure in object.strings("measures") {
      measures.append((measure.text, measure.position, file))
      if !plan.measures.contains(measure.text) { plan.measures.append(measure.text) }
    }
  }

  private mutating func readLane(_ value: JSONValue, in file: LoadedFile) {
    guard let object = ObjectReader(value, in: file, what: "a lane", keys: Self.laneKeys) else {
      return
    }
    let title = object.requiredString("title")
    let record = object.string("record") ?? ""
    let states = object.strings("atRisk")
    let tones = tones(of: object)
    guard let model = object.requiredString("model"),
      let position = object.value("model")?.position,
      ModelCheck.exists(model, in: context, at: position, file: file),
      let outline = context.models[model]
    else { return }
    if !outline.per.contains(where: { $0.field == .session }) {
      file.report(
        .wrongValue, "The model `\(model)` spans sessions, and a lane belongs to one.",
        at: position, hint: "Let the model's `per` name `session`.")
    }
    for state in states + tones.map(\.state) where !outline.has(state.text) {
      file.report(
        .unknownState, "The model `\(model)` has no state `\(state.text)`.", at: state.position,
        hint: StateHint.text(for: state.text, among: outline))
    }
    if plan.lanes.contains(where: { $0.model == model }) {
      file.report(.repeatedName, "The model `\(model)` has a lane already.", at: position)
      return
    }
    plan.lanes.append(
      TimelinePlan.Lane(
        model: model, title: title ?? model, atRisk: states.map(\.text), record: record,
        tones: Dictionary(
          tones.map { ($0.state.text, $0.tone) }, uniquingKeysWith: { first, _ in first })))
  }

  /// How states look: `{"front": ["active"]}`.
  private func tones(
    of object: ObjectReader
  ) -> [(state: (text: String, position: SourcePosition), tone: StateTone)] {
    let names = StateTone.allCases.map(\.rawValue)
    guard let value = object.value("tones"),
      let tones = ObjectReader(value, in: object.file, what: "the tones of a lane", keys: names)
    else { return [] }
    return StateTone.allCases.flatMap { tone in
      tones.strings(tone.rawValue).map { ($0, tone) }
    }
  }

  private mutating func readKills(_ value: JSONValue, in file: LoadedFile) {
    let reading = MatcherReader.read(
      value, context: context, file: file,
      role: .withoutVariables("`kills` holds no variable: nothing binds one there."))
    InstanceCheck.check(reading, per: [], context: context, file: file)
    plan.kills.append(reading.matcher)
  }

  private mutating func readHang(_ value: JSONValue, in file: LoadedFile) {
    guard let object = ObjectReader(value, in: file, what: "a hang", keys: Self.hangKeys),
      let on = object.required("on")
    else { return }
    let reading = MatcherReader.read(
      on, context: context, file: file,
      role: .withoutVariables("A hang holds no variable: nothing binds one there."))
    InstanceCheck.check(reading, per: [], context: context, file: file)
    var lasts: Field?
    if let name = object.string("lasts"), let place = object.value("lasts") {
      let field = Field(name: name)
      if case .other = field, !name.isEmpty {
        lasts = field
      } else {
        file.report(
          .wrongValue, "`lasts` names a field that holds seconds, and `\(name)` holds none.",
          at: place.position, hint: "Leave it out for the time since the begin.")
      }
    }
    plan.hangs.append(TimelinePlan.HangPattern(on: reading.matcher, lasts: lasts))
  }
}
