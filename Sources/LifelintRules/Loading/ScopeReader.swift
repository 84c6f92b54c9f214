import LifelintJSON

/// A scope with what has to be checked about its matchers.
struct ScopeReader {
  var scope = Scope()
  var open: MatcherReading?
  var close: MatcherReading?
  /// The keys that set a bound in time.
  var timeBounds: [JSONValue.Member] = []

  static let keys = ["after", "until", "before", "between", "for", "restart"]

  /// Reads a rule's `scope`; the whole group is what one that is left out says.
  static func read(_ rule: ObjectReader, context: LoadContext) -> ScopeReader {
    var reader = ScopeReader()
    guard let value = rule.value("scope"),
      let object = ObjectReader(value, in: rule.file, what: "a scope", keys: keys)
    else { return reader }
    reader.readShape(object, context: context)
    return reader
  }

  private mutating func readShape(_ object: ObjectReader, context: LoadContext) {
    let file = object.file
    let shape = ["between", "before", "after", "until"].first { object.value($0) != nil }
    guard let shape else {
      file.report(
        .missingKey, "A scope needs `after`, `until`, `before` or `between`.", at: object.position,
        hint: "Leave out `scope` to check the whole group.")
      return
    }
    let allowed: [String]
    switch shape {
    case "between": allowed = ["between", "restart"]
    case "before": allowed = ["before"]
    case "after": allowed = ["after", "until", "for", "restart"]
    default: allowed = ["until"]
    }
    for member in object.members
    where Self.keys.contains(member.key) && !allowed.contains(member.key) {
      file.report(
        .misplacedKey, "`\(member.key)` does not go with the scope's `\(shape)`.",
        at: member.position, hint: Self.hint(for: member.key))
    }
    func matcher(_ key: String) -> MatcherReading? {
      object.value(key).map { MatcherReader.read($0, context: context, file: file) }
    }
    if let between = object.value("between") {
      if case .array(let ends) = between.content, ends.count == 2 {
        open = MatcherReader.read(ends[0], context: context, file: file)
        close = MatcherReader.read(ends[1], context: context, file: file)
      } else {
        file.report(
          .wrongType, "`between` is an array of two matchers: the opening and the close.",
          at: between.position)
      }
    } else {
      open = matcher("after")
      close = matcher(shape == "before" ? "before" : "until")
    }
    scope.open = open?.matcher
    scope.close = close?.matcher
    scope.needsClose = shape == "before" || shape == "between"
    scope.restarts = object.boolean("restart")
    if let member = object.member("for") {
      scope.duration = object.duration("for")
      ZeroCheck.check(scope.duration, of: member, in: file)
      timeBounds.append(member)
    }
  }

  private static func hint(for key: String) -> String? {
    switch key {
    case "for": "`for` stands beside `after`."
    case "restart": "`restart` needs an opening: `after` or `between`."
    case "until": "`until` stands alone, or beside `after`."
    case "before", "after": "For the stretches from Q to R write `\"between\": [Q, R]`."
    default: nil
    }
  }
}

/// Checks durations that may not be zero.
enum ZeroCheck {
  static func check(_ duration: Int64?, of member: JSONValue.Member, in file: LoadedFile) {
    if duration == 0 {
      file.report(
        .zeroDuration, "`\(member.key)` has to be longer than zero.", at: member.value.position)
    }
  }
}
