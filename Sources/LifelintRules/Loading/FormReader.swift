import LifelintJSON

/// Reads what a rule asks for: exactly one form, with the keys that go with it.
struct FormReader {
  static let heads = ["never", "exists", "always", "recurs", "limit", "then", "previously"]
  static let keys = ["when"] + heads + Self.options.map(\.key)

  /// The keys beside a form's own, and the forms that they go with.
  private static let options: [(key: String, forms: Set<Form>, goesWith: String)] = [
    ("holds", [.always], "`always`"),
    ("atLeast", [.exists], "`exists`"),
    ("atMost", [.exists, .limit], "`exists` and `limit`"),
    ("within", [.then, .whenNever, .previously, .limit], "`when` and with `limit`"),
    ("before", [.then], "`when` and `then`"),
    ("until", [.whenNever], "`when` and `never`"),
    ("since", [.previously], "`when` and `previously`"),
    ("after", [.then, .whenNever, .previously], "`when`"),
    ("from", [.then, .whenNever], "`when` and `then` or `never`"),
    ("inclusive", [.then, .whenNever, .previously], "`when`"),
    ("answers", [.then, .previously], "`when` and `then` or `previously`"),
    ("atEnd", [.then], "`when` and `then`"),
    ("every", [.recurs], "`recurs`"),
    ("sum", [.limit], "`limit`"),
  ]

  enum Form: String {
    case never, exists, always, then, previously, recurs, limit
    case whenNever = "when … never"
  }

  let object: ObjectReader
  let context: LoadContext
  /// `when`, which binds variables.
  private(set) var when: MatcherReading?
  /// All other matchers of the form.
  private(set) var others: [MatcherReading] = []
  /// The keys that set a bound in time.
  private(set) var timeBounds: [JSONValue.Member] = []

  var file: LoadedFile { object.file }

  init(object: ObjectReader, context: LoadContext) {
    self.object = object
    self.context = context
  }

  /// Reads the form, or gives `nil` where there is not exactly one.
  mutating func read() -> Check? {
    guard let form = form() else { return nil }
    for member in object.members {
      if let option = Self.options.first(where: { $0.key == member.key }),
        !option.forms.contains(form)
      {
        file.report(
          .misplacedKey, "`\(member.key)` does not go with `\(form.rawValue)`.",
          at: member.position,
          hint: "`\(member.key)` goes with \(option.goesWith)." + Self.scopeHint(member.key))
      }
    }
    timeBounds = object.members.filter { ["within", "after", "every"].contains($0.key) }
    switch form {
    case .never: return .never(matcher("never"))
    case .exists: return exists()
    case .always:
      let subject = matcher("always")
      return .always(subject, holds: requiredMatcher("holds", given: subject))
    case .then, .whenNever, .previously: return response(form)
    case .recurs:
      let subject = matcher("recurs")
      return .recurs(subject, every: window("every"))
    case .limit: return limit()
    }
  }

  private static func scopeHint(_ key: String) -> String {
    ["after", "until", "before"].contains(key)
      ? " To check a part of the trace, put it into `scope`." : ""
  }

  private func form() -> Form? {
    let found = object.members.filter { Self.heads.contains($0.key) }
    let hasWhen = object.value("when") != nil
    if found.count == 1 {
      switch (found[0].key, hasWhen) {
      case ("never", true): return .whenNever
      case ("then", true): return .then
      case ("previously", true): return .previously
      case ("then", false), ("previously", false):
        file.report(
          .notOneForm, "`\(found[0].key)` needs a `when`.", at: found[0].position)
        return nil
      case (let key, false): return Form(rawValue: key)
      case (let key, true):
        file.report(
          .notOneForm, "`when` does not go with `\(key)`.", at: found[0].position,
          hint: "Beside `when` stands `then`, `never` or `previously`.")
        return nil
      }
    }
    let listed = Self.heads.map { "`\($0)`" }.joined(separator: ", ")
    if let second = found.dropFirst().first {
      file.report(
        .notOneForm, "A rule has one form, and this has `\(found[0].key)` and `\(second.key)`.",
        at: second.position, hint: "Make two rules of it.")
    } else {
      file.report(
        .notOneForm,
        hasWhen
          ? "`when` needs `then`, `never` or `previously` beside it."
          : "A rule needs a form: one of \(listed).", at: object.position)
    }
    return nil
  }

  private mutating func matcher(_ key: String, given: Matcher? = nil) -> Matcher {
    guard let value = object.value(key) else { return Matcher(alternatives: []) }
    var reading = MatcherReader.read(value, context: context, file: file)
    reading.given = given
    others.append(reading)
    return reading.matcher
  }

  private mutating func requiredMatcher(_ key: String, given: Matcher? = nil) -> Matcher {
    _ = object.required(key)
    return matcher(key, given: given)
  }

  private mutating func optionalMatcher(_ key: String) -> Matcher? {
    object.value(key) == nil ? nil : matcher(key)
  }

  private mutating func response(_ form: Form) -> Check {
    if let value = object.value("when") {
      when = MatcherReader.read(value, context: context, file: file)
    }
    let bound = form == .then ? "before" : form == .whenNever ? "until" : "since"
    var trigger = Trigger(when: when?.matcher ?? Matcher(alternatives: []))
    trigger.bound = optionalMatcher(bound)
    trigger.within = object.duration("within")
    trigger.after = object.duration("after")
    if form != .previously { trigger.from = optionalMatcher("from") }
    trigger.isInclusive = object.boolean("inclusive")
    if form != .whenNever {
      trigger.answersOldest =
        object.choice(object.value("answers"), key: "answers", as: Answers.self) != nil
    }
    trigger.isOwedAtEnd =
      object.choice(object.value("atEnd"), key: "atEnd", as: AtEnd.self) != nil
    switch form {
    case .then: return .then(trigger, answer: matcher("then"))
    case .whenNever: return .whenNever(trigger, ban: matcher("never"))
    default: return .previously(trigger, earlier: matcher("previously"))
    }
  }

  /// The values of `answers`.
  private enum Answers: String, CaseIterable {
    case oldest
  }

  /// The values of `atEnd`.
  private enum AtEnd: String, CaseIterable {
    case violated
  }

  private mutating func exists() -> Check {
    let subject = matcher("exists")
    let least = count("atLeast") ?? 1
    let most = count("atMost")
    if let most, let member = object.member("atMost"), most < least {
      file.report(
        .wrongValue,
        object.value("atLeast") == nil
          ? "`atMost` is \(most), and `atLeast` is 1 where it is left out."
          : "`atMost` is \(most), which is less than `atLeast`.", at: member.value.position,
        hint: most == 0 ? "Write `never` for what must not be there at all." : nil)
    }
    return .exists(subject, atLeast: least, atMost: most)
  }

  private mutating func limit() -> Check {
    let subject = matcher("limit")
    let sum = object.value("sum").flatMap { sumField($0) }
    var most = Check.Most(ExactNumber(0))
    if let value = object.required("atMost") {
      if case .string(let text) = value.content, text.hasPrefix("@") {
        let reader = ThresholdReader(context: context, file: file)
        if let threshold = reader.threshold(String(text.dropFirst()), at: value.position) {
          most = Check.Most(threshold.value, threshold: threshold.name)
        }
      } else if object.value("sum") != nil {
        if case .number(let number) = value.content {
          most.number = number
        } else {
          object.reportType(of: value, key: "atMost", expected: "a number or a threshold")
        }
      } else if let count = count("atMost") {
        most.number = ExactNumber(count)
      }
    }
    return .limit(subject, atMost: most, within: window("within"), sum: sum)
  }

  private func sumField(_ value: JSONValue) -> Field? {
    guard let text = object.string("sum") else { return nil }
    switch Field(name: text) {
    case .other where !text.isEmpty, .time, .elapsed: return Field(name: text)
    default:
      file.report(
        .wrongValue, "`sum` names a field that holds numbers, and `\(text)` holds none.",
        at: value.position)
      return nil
    }
  }

  /// The duration of a key that has to be there and may not be zero.
  private func window(_ key: String) -> Int64 {
    guard object.required(key) != nil, let member = object.member(key) else { return 0 }
    let duration = object.duration(key)
    ZeroCheck.check(duration, of: member, in: file)
    return duration ?? 0
  }

  private func count(_ key: String) -> Int? {
    guard let value = object.value(key) else { return nil }
    if case .number(let number) = value.content, let count = number.integer, count >= 0 {
      return count
    }
    file.report(
      .wrongType, "`\(key)` is a whole number, 0 or more.", at: value.position)
    return nil
  }
}
