import LifelintJSON
import LifelintTrace

/// Reads one measure's file.
struct MeasureReader {
  static let stretchKeys = ["from", "until", "before", "answers"]
  static let keys =
    ["$schema", "id", "title", "summary", "record", "per", "kinds", "phases", "budget", "examples"]
    + stretchKeys
  static let kindKeys = ["kind", "budget"] + stretchKeys
  static let phaseKeys = ["id", "title"] + stretchKeys
  static let exampleKeys = ["why", "trace", "takes"]

  let context: LoadContext
  let file: LoadedFile
  /// The path of the file in its folder.
  let path: String
  /// The rules that are named as budgets, and where.
  private(set) var budgets: [(rule: String, position: SourcePosition)] = []

  init(context: LoadContext, file: LoadedFile, path: String) {
    self.context = context
    self.file = file
    self.path = path
  }

  /// Reads the measure.
  ///
  /// What is wrong is reported; then what is given back is not to be used.
  mutating func read() -> Measure? {
    guard let object = ObjectReader(file.root, in: file, what: "a measure", keys: Self.keys) else {
      return nil
    }
    _ = object.string("$schema")
    let id = object.requiredString("id") ?? ""
    if let value = object.value("id"), value.string != nil, id != FileName.stem(of: path) {
      file.report(
        .notTheFileName, "The id `\(id)` is not the file's name.", at: value.position,
        hint: "Call the file `\(id).measure.json`, or write"
          + " `\"id\": \"\(FileName.stem(of: path))\"`.")
    }
    let per = GroupingReader.perFields(object)
    if let value = object.value("per"), !per.contains(where: { $0.field == .session }) {
      file.report(
        .boundWithoutSession, "The `per` of a measure has to name `session`.", at: value.position,
        hint: "Time is measured on a session's own clock.")
    }
    var measure = Measure(
      id: id, file: file.name, title: object.requiredString("title") ?? "",
      summary: object.requiredString("summary") ?? "",
      record: object.requiredString("record") ?? "", grouping: Grouping(per: per, also: nil),
      kinds: kinds(of: object, per: per), phases: phases(of: object, per: per))
    measure.examples = Self.examples(object, of: measure)
    return measure
  }

  // MARK: Kinds and phases

  private mutating func kinds(of object: ObjectReader, per: [PerField]) -> [Measure.Kind] {
    let budget = budget(of: object)
    guard let value = object.value("kinds") else {
      return stretch(of: object, over: nil, per: per).map {
        [Measure.Kind(name: "", stretch: $0, budget: budget)]
      } ?? []
    }
    if case .array(let elements) = value.content, elements.isEmpty {
      file.report(
        .wrongValue, "A measure has at least one kind.", at: value.position,
        hint: "Leave out `kinds` where there is nothing to tell apart.")
    }
    var names: Set<String> = []
    var kinds: [Measure.Kind] = []
    for element in object.array("kinds") {
      guard
        let kind = ObjectReader(element, in: file, what: "a kind", keys: Self.kindKeys)
      else { continue }
      let name = kind.requiredString("kind") ?? ""
      checkIsNew(name, "kind", of: kind, among: &names)
      let own = self.budget(of: kind)
      guard let stretch = stretch(of: kind, over: object, per: per) else { continue }
      kinds.append(Measure.Kind(name: name, stretch: stretch, budget: own ?? budget))
    }
    return kinds
  }

  private func phases(of object: ObjectReader, per: [PerField]) -> [Measure.Phase] {
    var names: Set<String> = []
    return object.array("phases").compactMap { element in
      guard
        let phase = ObjectReader(element, in: file, what: "a phase", keys: Self.phaseKeys)
      else { return nil }
      let id = phase.requiredString("id") ?? ""
      checkIsNew(id, "id", of: phase, among: &names)
      let title = phase.requiredString("title") ?? ""
      return stretch(of: phase, over: nil, per: per).map {
        Measure.Phase(id: id, title: title, stretch: $0)
      }
    }
  }

  private func checkIsNew(
    _ name: String, _ key: String, of object: ObjectReader, among names: inout Set<String>
  ) {
    guard let value = object.value(key), value.string != nil else { return }
    if name.isEmpty {
      file.report(.wrongValue, "`\(key)` is a text that is not empty.", at: value.position)
    } else if !names.insert(name).inserted {
      file.report(
        .repeatedName, "Another \(object.what.dropFirst(2)) is called `\(name)` too.",
        at: value.position)
    }
  }

  private mutating func budget(of object: ObjectReader) -> String? {
    guard let value = object.value("budget"), let rule = object.string("budget") else {
      return nil
    }
    budgets.append((rule, value.position))
    return rule
  }

  // MARK: Examples

  /// Reads the examples of a measure that is built in.
  static func embeddedExamples(of measure: Measure) -> [Measure.Example] {
    let path = measure.file.dropFirst(EmbeddedRules.folder.utf8.count + 1)
    guard let (_, file) = EmbeddedRules.read(path, name: measure.file),
      let object = ObjectReader(file.root, in: file, what: "a measure", keys: nil)
    else { return [] }
    return examples(object, of: measure)
  }

  private static func examples(
    _ object: ObjectReader, of measure: Measure
  ) -> [Measure.Example] {
    object.array("examples").compactMap { example($0, of: measure, in: object.file) }
  }

  private static func example(
    _ value: JSONValue, of measure: Measure, in file: LoadedFile
  ) -> Measure.Example? {
    guard
      let object = ObjectReader(
        value, in: file, what: "an example of a measure", keys: Self.exampleKeys)
    else { return nil }
    let why = object.requiredString("why") ?? ""
    let lines =
      object.required("trace") == nil
      ? [] : object.array("trace").compactMap { DocumentationReader.line($0, in: file) }
    _ = object.required("takes")
    let takes = object.objectMembers("takes").compactMap { durations($0, of: measure, in: file) }
    return Measure.Example(why: why, lines: lines, takes: takes)
  }

  /// What one kind or phase takes: a list of durations.
  private static func durations(
    _ member: JSONValue.Member, of measure: Measure, in file: LoadedFile
  ) -> (name: String, durations: [Int64])? {
    let names = measure.kinds.map { $0.name.isEmpty ? measure.id : $0.name }
    let known = names + measure.phases.map(\.id)
    if !known.contains(member.key) {
      file.report(
        .wrongValue, "The measure `\(measure.id)` has no kind or phase `\(member.key)`.",
        at: member.position,
        hint: Suggestion.hint(for: member.key, among: known)
          ?? "Here stand \(known.map { "`\($0)`" }.joined(separator: ", ")).")
    }
    guard case .array(let elements) = member.value.content else {
      file.report(
        .wrongType,
        "What `\(member.key)` takes is an array of durations, not "
          + "\(member.value.typeName).", at: member.value.position)
      return nil
    }
    let durations = elements.compactMap { element -> Int64? in
      guard case .string(let text) = element.content else {
        file.report(
          .wrongType, "A duration is a text such as `\"250ms\"`, not \(element.typeName).",
          at: element.position)
        return nil
      }
      if let duration = DurationText.nanoseconds(text) { return duration }
      DurationError.report(text, at: element.position, in: file)
      return nil
    }
    return (member.key, durations)
  }

  // MARK: Stretches

  /// The options of a stretch.
  private enum Answers: String, CaseIterable {
    case oldest
  }

  /// Reads where something begins and ends; what a kind leaves out, the measure says.
  private func stretch(
    of object: ObjectReader, over base: ObjectReader?, per: [PerField]
  ) -> Measure.Stretch? {
    func reading(_ key: String) -> MatcherReading? {
      let value = object.value(key) ?? base?.value(key)
      return value.map { MatcherReader.read($0, context: context, file: file) }
    }
    for key in ["from", "until"] where base?.value(key) == nil { _ = object.required(key) }
    var bindings = BindingCheck()
    bindings.when = reading("from")
    let until = reading("until")
    let before = reading("before")
    bindings.others = [until, before].compactMap(\.self)
    bindings.check(message: nil, messageVariables: [], in: file)
    for reading in [bindings.when, until, before].compactMap(\.self) {
      InstanceCheck.check(reading, per: per, context: context, file: file)
    }
    let answers =
      object.choice(object.value("answers"), key: "answers", as: Answers.self)
      ?? base.flatMap { $0.choice($0.value("answers"), key: "answers", as: Answers.self) }
    guard let from = bindings.when?.matcher, let end = until?.matcher else { return nil }
    return Measure.Stretch(
      from: from, until: end, before: before?.matcher, answersOldest: answers != nil)
  }
}

extension RuleLoader {
  /// Reads the measures and what reports of time show.
  mutating func readMeasures(
    _ files: [(file: LoadedFile, path: String)], timelines: [LoadedFile], rulesAreWhole: Bool
  ) {
    for (file, path) in files {
      var reader = MeasureReader(context: context, file: file, path: path)
      guard let measure = reader.read() else { continue }
      if rulesAreWhole { checkBudgets(reader.budgets, in: file) }
      if let value = file.root.value(at: ["id"]),
        book.measures.contains(where: { $0.id == measure.id })
      {
        file.report(
          .repeatedName, "There is another measure `\(measure.id)`.", at: value.position)
      }
      book.measures.append(measure)
    }
    var timeline = TimelineReader(context: context, plan: book.timeline)
    for file in timelines { timeline.read(file) }
    book.timeline = timeline.plan
    let ids = book.measures.map(\.id)
    for named in timeline.measures where !ids.contains(named.id) {
      named.file.report(
        .wrongValue, "There is no measure `\(named.id)`.", at: named.position,
        hint: Suggestion.hint(for: named.id, among: ids.sorted()))
    }
  }

  private func checkBudgets(
    _ budgets: [(rule: String, position: SourcePosition)], in file: LoadedFile
  ) {
    for budget in budgets {
      guard let rule = book.rules.first(where: { $0.text.id == budget.rule }) else {
        file.report(
          .unknownRule, "There is no rule `\(budget.rule)`.", at: budget.position,
          hint: Suggestion.hint(for: budget.rule, among: book.rules.map(\.text.id)))
        continue
      }
      if rule.within == nil {
        file.report(
          .wrongValue, "The rule `\(budget.rule)` sets no `within` that could be a budget.",
          at: budget.position)
      }
    }
  }
}

extension Rule {
  /// What an answer may take, in nanoseconds; `nil` where the rule is of another form.
  public var within: Int64? {
    if case .then(let trigger, _) = check { trigger.within } else { nil }
  }
}
