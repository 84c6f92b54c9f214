import LifelintJSON
import LifelintTrace

/// Reads a book from texts and code.
///
/// Whatever the code says, it does not trap: what is not there is read as nothing.
struct RulebookDecoder {
  /// What it reads.
  let source: RulebookText
  /// The tests that have been read, by number.
  private var tests: [FieldTest?]
  private var index = 0

  /// Makes a decoder of texts and a code.
  init(texts: [String], code: String, folder: String) {
    // What stands at the code's head is needed to read the rest of it.
    self.init(
      RulebookText(texts: texts, bytes: Array(code.utf8), folder: folder, tests: [], names: []))
    let starts = array { $0.part() }
    let names = array { decoder in
      (
        kind: EventKind(rawValue: UInt8(truncatingIfNeeded: decoder.number())) ?? .callback,
        name: decoder.text()
      )
    }
    let head = index
    self.init(
      RulebookText(
        texts: texts, bytes: source.bytes, folder: folder, tests: starts, names: names))
    index = head
  }

  /// Makes a decoder of what lies behind the head of a code.
  init(_ source: RulebookText) {
    self.source = source
    tests = Array(repeating: nil, count: source.tests.count)
  }

  private var texts: [String] { source.texts }
  private var bytes: [UInt8] { source.bytes }

  /// Reads the body of a rule.
  mutating func body(at part: EmbeddedPart) -> RuleBody {
    index = part.start
    return RuleBody(scope: scope(), check: check())
  }

  /// Reads the transitions of a model.
  mutating func transitions(at part: EmbeddedPart) -> [Model.Transition] {
    index = part.start
    return array { decoder in
      Model.Transition(
        on: decoder.matcher(), from: decoder.optional { $0.array { $0.text() } },
        to: decoder.optional { $0.text() })
    }
  }

  /// Whether the names that a rule needs are there.
  ///
  /// - Parameters:
  ///   - needs: What it needs.
  ///   - present: Which names there are, by number.
  /// - Returns: Whether the trace can show anything about the rule.
  mutating func areMet(_ needs: EmbeddedPart, present: [Bool]) -> Bool {
    index = needs.start
    if !boolean() { return true }
    for _ in 0..<count() {
      var areAllMet = true
      for _ in 0..<count() {
        var isMet = false
        for _ in 0..<count() {
          let name = number()
          if present.indices.contains(name), present[name] { isMet = true }
        }
        if !isMet { areAllMet = false }
      }
      if areAllMet { return true }
    }
    return false
  }

  /// The lines of a text, each of which ends with a newline.
  static func lines(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var lines: [String] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    return lines
  }

  /// Reads the whole book.
  mutating func book() -> Rulebook {
    var book = Rulebook()
    book.names = array { decoder in
      Vocabulary.Name(
        name: decoder.text(), kind: decoder.boolean() ? .callback : .system,
        methods: decoder.array { $0.text() }, notifications: decoder.array { $0.text() },
        summary: decoder.text(), begins: decoder.boolean())
    }
    book.sets = array { decoder in (decoder.text(), decoder.array { $0.setValue() }) }
    book.thresholds = array { decoder in
      Threshold(
        name: decoder.text(), value: decoder.exactNumber(), isDuration: decoder.boolean(),
        summary: decoder.text())
    }
    book.shownModels = array { $0.text() }
    book.models = array { decoder in
      var model = decoder.model()
      model.illegal = decoder.optional { $0.ruleText() }
      return model
    }
    book.rules = array { decoder in
      let text = decoder.ruleText()
      let grouping = decoder.grouping()
      let body = EmbeddedBody(needs: decoder.embedded(), body: decoder.embedded())
      return Rule(text: text, grouping: grouping, body: body)
    }
    book.measures = array { $0.measure() }
    book.timeline = timeline()
    return book
  }

  /// The name of a file, by its path in the folder.
  private func file(_ path: String) -> String { source.folder + "/" + path }

  private mutating func number() -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while index < bytes.count {
      let digit = bytes[index] &- RulebookCode.zero
      index += 1
      number |= UInt(digit & 31) << shift
      if digit < RulebookCode.more { break }
      shift += 5
    }
    return Int(bitPattern: number)
  }

  private mutating func boolean() -> Bool { number() != 0 }

  private mutating func text() -> String {
    let number = number()
    return texts.indices.contains(number) ? texts[number] : ""
  }

  private mutating func optional<Value>(_ take: (inout Self) -> Value) -> Value? {
    boolean() ? take(&self) : nil
  }

  /// How many values follow; no count can be larger than what is left.
  private mutating func count() -> Int { max(0, min(number(), bytes.count - index)) }

  /// Passes a part of the code that says how long it is, and gives where it begins.
  private mutating func part() -> Int {
    let length = count()
    defer { index += length }
    return index
  }

  private mutating func embedded() -> EmbeddedPart { EmbeddedPart(book: source, start: part()) }

  private mutating func array<Value>(_ take: (inout Self) -> Value) -> [Value] {
    let count = count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(take(&self)) }
    return values
  }

  private mutating func exactNumber() -> ExactNumber {
    let isNegative = boolean()
    let exponent = number()
    let digits = array { UInt8(truncatingIfNeeded: $0.number()) }
    return ExactNumber(isNegative: isNegative, digits: digits, exponent: exponent)
  }

  private mutating func setValue() -> SetValue {
    switch number() {
    case 0: .null
    case 1: .boolean(boolean())
    case 2: .number(exactNumber())
    default: .text(text())
    }
  }
}

extension RulebookDecoder {
  private mutating func field() -> Field {
    switch RulebookCode.FieldKind(rawValue: number()) {
    case .callback: .name(.callback)
    case .system: .name(.system)
    case .action: .name(.action)
    case .phase: .phase
    case .session: .session
    case .scene: .scene
    case .of: .of
    case .thread: .thread
    case .time: .time
    case .other: .other(text())
    case .state: .state(text())
    case .becomes: .becomes(text())
    case .during: .during
    case .elapsed: .elapsed
    case .header: .header(text())
    case .spelled: .spelled
    case .kind, nil: .kind
    }
  }

  private mutating func matcher() -> Matcher {
    Matcher(
      alternatives: array { decoder in
        Alternative(tests: decoder.array { $0.test() })
      })
  }

  private mutating func test() -> FieldTest {
    let number = number()
    guard tests.indices.contains(number) else { return FieldTest(field: .kind, pattern: .null) }
    if let known = tests[number] { return known }
    let rest = index
    index = source.tests[number]
    let test = FieldTest(field: field(), pattern: pattern(), number: number)
    index = rest
    tests[number] = test
    return test
  }

  private mutating func pattern() -> Pattern {
    switch RulebookCode.PatternKind(rawValue: number()) {
    case .text: .text(text())
    case .number: .number(exactNumber())
    case .boolean: .boolean(boolean())
    case .any: .any(array { $0.pattern() })
    case .all: .all(array { $0.pattern() })
    case .not: .not(pattern())
    case .range: .range(NumberRange(lower: optional { $0.end() }, upper: optional { $0.end() }))
    case .glob: .glob(Glob(text()) ?? Glob(parts: []))
    case .present: .present(boolean())
    case .variable: .variable(name: text(), isOptional: boolean())
    case .null, nil: .null
    }
  }

  private mutating func end() -> NumberRange.End {
    let isIncluded = boolean()
    let place: NumberRange.End.Place =
      switch number() {
      case 0: .number(exactNumber())
      case 1: .variable(name: text(), isOptional: boolean())
      default: .threshold(name: text(), value: exactNumber(), isDuration: boolean())
      }
    return NumberRange.End(place: place, isIncluded: isIncluded)
  }
}

extension RulebookDecoder {
  private mutating func ruleText() -> RuleText {
    let id = text()
    let severities = Severity.allCases
    let severity = number()
    let summary = text()
    let tags = array { $0.text() }
    let path = text()
    let isOptIn = boolean()
    let message = MessageTemplate(parts: array { $0.messagePart() })
    return RuleText(
      id: id, severity: severities.indices.contains(severity) ? severities[severity] : .error,
      summary: summary, tags: tags, message: message, file: file(path), isOptIn: isOptIn,
      documentationSource: .embedded(path: path))
  }

  private mutating func messagePart() -> MessageTemplate.Part {
    switch number() {
    case 0: .text(text())
    case 1: .variable(text())
    default: .field(field())
    }
  }

  private mutating func grouping() -> Grouping {
    Grouping(
      per: array { PerField(field: $0.field(), isOptional: $0.boolean()) },
      also: optional { $0.matcher() })
  }

  private mutating func scope() -> Scope {
    Scope(
      open: optional { $0.matcher() }, close: optional { $0.matcher() }, needsClose: boolean(),
      duration: optional { Int64($0.number()) }, restarts: boolean())
  }

  private mutating func check() -> Check {
    switch RulebookCode.CheckKind(rawValue: number()) {
    case .exists: .exists(matcher(), atLeast: number(), atMost: optional { $0.number() })
    case .always: .always(matcher(), holds: matcher())
    case .then: .then(trigger(), answer: matcher())
    case .whenNever: .whenNever(trigger(), ban: matcher())
    case .previously: .previously(trigger(), earlier: matcher())
    case .recurs: .recurs(matcher(), every: Int64(number()))
    case .limit:
      .limit(
        matcher(), atMost: Check.Most(exactNumber(), threshold: optional { $0.text() }),
        within: Int64(number()), sum: optional { $0.field() })
    case .never, nil: .never(matcher())
    }
  }

  private mutating func trigger() -> Trigger {
    Trigger(
      when: matcher(), bound: optional { $0.matcher() }, within: optional { Int64($0.number()) },
      after: optional { Int64($0.number()) }, from: optional { $0.matcher() },
      isInclusive: boolean(), answersOldest: boolean(), isOwedAtEnd: boolean())
  }

  private mutating func model() -> Model {
    let name = text()
    let grouping = grouping()
    let initial = text()
    let states = array { (name: $0.text(), summary: $0.text()) }
    let transitions = embedded()
    let sum = optional { Model.Sum(model: $0.text(), order: $0.array { $0.text() }) }
    return Model(
      name: name, grouping: grouping, initial: initial, states: states,
      transitionSource: .embedded(transitions), sum: sum, illegal: nil)
  }
}

extension RulebookDecoder {
  private mutating func measure() -> Measure {
    Measure(
      id: text(), file: file(text()), title: text(), summary: text(), record: text(),
      grouping: grouping(),
      kinds: array { decoder in
        Measure.Kind(
          name: decoder.text(), stretch: decoder.stretch(), budget: decoder.optional { $0.text() })
      },
      phases: array { decoder in
        Measure.Phase(id: decoder.text(), title: decoder.text(), stretch: decoder.stretch())
      })
  }

  private mutating func stretch() -> Measure.Stretch {
    Measure.Stretch(
      from: matcher(), until: matcher(), before: optional { $0.matcher() },
      answersOldest: boolean())
  }

  private mutating func timeline() -> TimelinePlan {
    var plan = TimelinePlan()
    plan.lanes = array { decoder in
      TimelinePlan.Lane(
        model: decoder.text(), title: decoder.text(), atRisk: decoder.array { $0.text() },
        record: decoder.text(),
        tones: Dictionary(
          decoder.array { ($0.text(), StateTone(rawValue: $0.text()) ?? .unknown) },
          uniquingKeysWith: { first, _ in first }))
    }
    plan.hangs = array { decoder in
      TimelinePlan.HangPattern(on: decoder.matcher(), lasts: decoder.optional { $0.field() })
    }
    plan.kills = array { $0.matcher() }
    plan.measures = array { $0.text() }
    return plan
  }
}
