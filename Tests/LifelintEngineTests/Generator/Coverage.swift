/// Counts which forms, options and verdicts generated cases have come across.
struct Coverage: Sendable {
  /// How often each thing occurred.
  private(set) var counts: [String: Int] = [:]

  private mutating func note(_ thing: String) {
    counts[thing, default: 0] += 1
  }

  /// Counts a case and what the reference says of it.
  mutating func note(
    _ languageCase: LanguageCase, _ input: EvaluatorInput, _ result: ReferenceResult
  ) {
    for (id, rule) in languageCase.json["rules"]?.object ?? [:] {
      let form = Self.form(of: rule)
      note(rule: rule, form: form)
      note(result: result[id.string], form: form)
    }
    for model in languageCase.json["models"]?.array ?? [] {
      note(model: model)
      if let id = model["illegal"]?["id"]?.text { note(result: result[id.string], form: "illegal") }
    }
    note(trace: languageCase, input)
  }

  /// The form of a rule, as the table of checks calls it.
  static func form(of rule: ReferenceJSON) -> String {
    if rule["when"] != nil {
      return rule["then"] != nil ? "then" : rule["never"] != nil ? "when never" : "previously"
    }
    return ["never", "exists", "always", "recurs", "limit"].first {
      rule[ReferenceText($0)] != nil
    } ?? ""
  }

  private mutating func note(result: ReferenceRuleResult?, form: String) {
    for (verdict, count) in result?.counts ?? [:] where count > 0 { note("\(form), \(verdict)") }
  }

  private mutating func note(rule: ReferenceJSON, form: String) {
    let options: [ReferenceText] = [
      "within", "after", "before", "until", "since", "from", "inclusive", "answers", "atEnd",
      "sum",
      "atLeast", "atMost",
    ]
    for option in options where rule[option] != nil { note("\(form) with \(option)") }
    if rule["also"] != nil { note("also") }
    note("per \(rule["per"]?.description ?? "left out")")
    let scope = rule["scope"]
    let shape = (scope?.object ?? [:]).keys.sorted().filter { $0 != "for" && $0 != "restart" }
    note("\(form) in scope \(shape.map(\.string).joined(separator: " "))")
    if scope?["for"] != nil { note("\(form) in scope with for") }
    if scope?["restart"]?.isTrue == true { note("\(form) in scope with restart") }
    for matcher in CaseGenerator.matchers(in: rule) + [rule["holds"]].compactMap(\.self) {
      note(matcher: matcher)
    }
  }

  private mutating func note(matcher: ReferenceJSON) {
    if let alternatives = matcher.array {
      note("array of matchers")
      if Set(alternatives.map(Self.variables)).count > 1 {
        note("alternatives that name different variables")
      }
      for alternative in alternatives { note(matcher: alternative) }
    }
    for (field, pattern) in matcher.object ?? [:] {
      note("field \(field.string.split(separator: ".")[0])")
      note(pattern: pattern)
    }
  }

  /// The names of the variables that stand alone in the fields of an alternative.
  private static func variables(of alternative: ReferenceJSON) -> Set<ReferenceText> {
    Set((alternative.object ?? [:]).values.compactMap { ReferenceVariable($0.text)?.name })
  }

  private mutating func note(pattern: ReferenceJSON) {
    switch pattern {
    case .null: note("null")
    case .array(let patterns):
      note("array of values")
      if patterns.contains(where: { ReferenceVariable($0.text) != nil }) {
        note("variable in array")
      }
      for pattern in patterns { note(pattern: pattern) }
    case .object(let keys):
      for (key, operand) in keys {
        note("{\(key)}")
        if ReferenceVariable(operand.text) != nil { note("variable in {\(key)}") }
        if key == "not" { note(pattern: operand) }
      }
    case .text(let text):
      if let variable = ReferenceVariable(text) {
        note(variable.isOptional ? "optional variable" : "variable")
      } else if text.begins(with: "$") || text.begins(with: "@") {
        note(text.begins(with: "@") ? "set" : "escaped text")
      }
    case .boolean, .number: note("literal")
    }
  }

  private mutating func note(model: ReferenceJSON) {
    note("model per \(model["per"]?.description ?? "left out")")
    if model["sums"] != nil { note("model that sums") }
    if model["also"] != nil { note("model with also") }
    if model["initial"] == "unknown" { note("model that begins unknown") }
    for step in model["transitions"]?.array ?? [] {
      if step["from"] == nil { note("transition from any") }
      if step["to"] == nil { note("transition to the same") }
      if step["from"]?.array?.contains("unknown") == true { note("transition from unknown") }
      note(matcher: step["on"] ?? .null)
    }
  }

  private mutating func note(trace languageCase: LanguageCase, _ input: EvaluatorInput) {
    if input.instants != nil { note("instants by argument") }
    let names = ReferenceNames(input.ruleFiles["vocabulary.json"].flatMap(ReferenceJSON.init))
    let trace = ReferenceTrace(input.trace, instants: input.instants, names: names)
    if let header = trace.header {
      note("header")
      if header["complete"]?.isTrue == true { note("header with complete") }
      if header["instants"] != nil { note("header with instants") }
    }
    let sessions = Set(trace.events.map(\.session)).count
    note(sessions == 1 ? "one session" : "several sessions")
    let written = languageCase.json["trace"]?.array ?? []
    if trace.events.count < written.count - (trace.header == nil ? 0 : 1) {
      note("event after exit")
    }
    var last: [Int: ReferenceEvent] = [:]
    for event in trace.events {
      if event.isGap { note("gap") }
      if event.isExit { note("exit") }
      if event.isJoining { note("launch that joins") }
      if event.isOtherSpelling { note("second spelling") }
      if event.isSessionCut { note("cut at the front") }
      if event.elapsed != nil { note("span") }
      if !event.isTimeNumber { note("date-time") }
      if event.time < event.clock { note("time backwards") }
      if last[event.session]?.clock == event.clock { note("equal times") }
      if last[event.session] == nil, names.beginning.contains(event.name) {
        note("begins with what begins")
      }
      last[event.session] = event
    }
  }
}

extension Coverage {
  /// Everything that has to occur.
  static var wanted: [String] {
    let verdicts = ["violated", "satisfied", "inconclusive", "notExercised"]
    let forms = RuleGenerator.forms
    // A ban, a universal claim, a rate and an illegal transition owe nothing and are never unsure.
    let sure: Set<String> = ["never", "always", "limit", "illegal"]
    let ends = (forms + ["illegal"]).flatMap { form in
      verdicts.filter { $0 != "inconclusive" || !sure.contains(form) }.map { "\(form), \($0)" }
    }
    let scopes = forms.flatMap { form in
      ["", "after", "until", "before", "between", "after until"].map { "\(form) in scope \($0)" }
        + ["\(form) in scope with for", "\(form) in scope with restart"]
    }
    let options = [
      "then": ["within", "after", "before", "from", "inclusive", "answers", "atEnd"],
      "when never": ["within", "after", "until", "from", "inclusive"],
      "previously": ["within", "after", "since", "inclusive", "answers"],
      "exists": ["atLeast", "atMost"], "limit": ["sum"],
    ].flatMap { form, options in options.map { "\(form) with \($0)" } }
    let fields = [
      "of", "scene", "n", "tags", "phase", "during", "elapsed", "state", "becomes", "kind",
      "spelled", "thread", "trace", "t", "session", "install",
    ].map { "field \($0)" }
    let groupings = [
      "left out", "[]", "[\"session\", \"scene\"]", "[\"session\", \"scene?\"]",
      "[\"session\", \"of\"]", "[\"session\", \"of?\"]", "[\"session\", \"scene?\", \"of?\"]",
      "[\"install\"]", "[\"install?\"]",
    ].map { "per \($0)" }
    return ends + scopes + options + fields + groupings + [
      "also", "array of matchers", "alternatives that name different variables", "null", "literal",
      "array of values", "set", "escaped text",
      "variable", "optional variable", "variable in array", "{not}", "{glob}", "{present}",
      "{any}", "{as}", "{min}", "{max}", "{over}", "{under}", "variable in {not}",
      "variable in {over}", "variable in {max}", "variable in {as}", "model that sums",
      "model with also", "model that begins unknown", "model per left out", "model per []",
      "model per [\"session\", \"scene\"]", "model per [\"session\", \"scene?\"]",
      "model per [\"install\"]", "transition from any", "transition to the same",
      "transition from unknown", "header", "header with complete", "header with instants",
      "instants by argument", "one session", "several sessions", "event after exit", "gap",
      "exit", "launch that joins", "second spelling", "cut at the front", "span", "date-time",
      "time backwards", "equal times", "begins with what begins",
    ]
  }

  /// What should have occurred and has not.
  var missing: [String] {
    Self.wanted.filter { counts[$0] == nil }
  }
}
