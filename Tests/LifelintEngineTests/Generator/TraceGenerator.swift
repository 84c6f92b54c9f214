/// Makes traces of the events that a rule set asks for, and of some others.
struct TraceGenerator {
  var matchers: MatcherGenerator
  /// All matchers, rule by rule and then of all models: most events are examples of these, and
  /// most of them of one rule's.
  var examples: [[ReferenceJSON]]
  /// The matchers that bind variables: in a crowd most events are examples of these.
  var openings: [ReferenceJSON]
  /// Whether the header may say `instants`.
  var allowsInstants: Bool
  /// Whether `didFinishLaunching` can only be the first thing in a process.
  var hasBeginning: Bool

  /// Where a session stands.
  private enum Life {
    case fresh, prewarmed, open, over
  }

  private var dice: Dice {
    get { matchers.dice }
    set { matchers.dice = newValue }
  }
  private var isCrowded: Bool { matchers.isCrowded }
  private var lives: [Life] = []
  private var ids: [ReferenceJSON?] = []
  /// The time of the last event, for each session: one clock for all, or one for each.
  private var times: [Int] = []
  private var hasOneClock = true
  /// Begins whose ends have yet to come.
  private var begun: [[ReferenceText: ReferenceJSON]] = []
  /// What has to be logged before the event that is being made.
  private var pending: [[ReferenceText: ReferenceJSON]] = []
  private var lines: [[ReferenceText: ReferenceJSON]] = []

  /// Makes a generator.
  init(
    matchers: MatcherGenerator, examples: [[ReferenceJSON]], openings: [ReferenceJSON],
    allowsInstants: Bool, hasBeginning: Bool
  ) {
    self.matchers = matchers
    self.examples = examples
    self.openings = openings
    self.allowsInstants = allowsInstants
    self.hasBeginning = hasBeginning
  }

  /// A trace's lines.
  mutating func trace() -> [ReferenceJSON] {
    ids = dice.pick(weighted: [
      (55, [nil]), (15, ["1"]), (15, ["1", "b"]), (5, [1, "b", "c"]),
    ])
    lives = ids.map { _ in .fresh }
    let start = dice.pick([0, 0, 0, 0, 1, 100, 1_700_000_000, -3]) * 1_000_000_000
    hasOneClock = dice.percent(60)
    times = ids.map { _ in start }
    let length = dice.number(isCrowded ? 40...120 : 5...40)
    while lines.count < length {
      let session = dice.number(0...(ids.count - 1))
      switch lives[session] {
      case .fresh: open(session)
      case .prewarmed: joinOrGoOn(session)
      case .open: goOn(session)
      case .over: comeBack(session)
      }
    }
    for session in ids.indices where lives[session] == .open && dice.percent(45) {
      add(["system": "exit"], session)
    }
    let times = lines.compactMap { $0["t"]?.number?.nanoseconds }
    let isOfOneDay = times.allSatisfy { 0 <= $0 && $0 < 1_000_000_000_000 }
    let hasDates = isOfOneDay && dice.percent(6)
    let zone = dice.pick(["Z", "+01:30", "-08:00"])
    let events = lines.map { line in
      var line = line
      if hasDates, let seconds = line["t"]?.number?.nanoseconds {
        line["t"] = date(seconds, zone: zone)
      }
      return ReferenceJSON.object(line)
    }
    return dice.percent(25) ? [header()] + events : events
  }

  private mutating func header() -> ReferenceJSON {
    var header: [ReferenceText: ReferenceJSON] = ["lifelint": 1, "os": dice.pick(["17", "26"])]
    if dice.percent(25) { header["complete"] = .boolean(dice.percent(85)) }
    if allowsInstants, dice.percent(45) { header["instants"] = matchers.duration() }
    return .object(header)
  }

  /// A date-time of the first of March 2026 or, where the time is late, of the days after it.
  private func date(_ nanoseconds: Int, zone: String) -> ReferenceJSON {
    func padded(_ number: Int, _ width: Int = 2) -> String {
      String(repeating: "0", count: max(width - String(number).count, 0)) + String(number)
    }
    let (seconds, fraction) = (nanoseconds / 1_000_000_000, nanoseconds % 1_000_000_000)
    let clock = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60].map { padded($0) }
    return .text(
      ReferenceText(
        "2026-03-0\(1 + seconds / 86400)T\(clock.joined(separator: ":"))"
          + (fraction == 0 ? "" : "." + padded(fraction, 9)) + zone))
  }

  // MARK: - Sessions

  private mutating func open(_ session: Int) {
    lives[session] = .open
    switch dice.number(1...100) {
    case 1...55: add(["system": "launch"], session)
    case 56...64 where hasBeginning:
      add(["callback": "applicationDidFinishLaunching(_:)"], session)
    case 56...70:
      add(["system": dice.pick(["suspend", "suspend", "gap"])], session)
      lives[session] = .prewarmed
    default: goOn(session)
    }
  }

  private mutating func joinOrGoOn(_ session: Int) {
    lives[session] = .open
    if dice.percent(75) { add(["system": "launch"], session) } else { goOn(session) }
  }

  private mutating func comeBack(_ session: Int) {
    if dice.percent(45) {
      lives[session] = .open
      add(["system": "launch"], session)
    } else if dice.percent(30) || lives.allSatisfy({ $0 == .over }) {
      add(anyEvent(), session)
    }
  }

  private mutating func goOn(_ session: Int) {
    // A crowd has to live for long.
    switch dice.number((isCrowded ? 9 : 1)...100) {
    case 1...4:
      lives[session] = .over
      add(["system": "exit"], session)
    case 5...6: add(["system": "launch"], session)
    case 7...10: add(["system": "gap"], session)
    case 11...30 where !begun.isEmpty:
      var end = begun.remove(at: dice.number(0...(begun.count - 1)))
      end["phase"] = "end"
      if dice.percent(8) { end["of"] = nil }
      add(end, session)
    default:
      let next = event()
      for begin in pending { add(begin, session) }
      pending = []
      if next["phase"] == "begin", dice.percent(80) { begun.append(next) }
      add(next, session)
      if next["system"] == "exit" { lives[session] = .over }
    }
  }

  private mutating func add(_ event: [ReferenceText: ReferenceJSON], _ session: Int) {
    var event = event
    event["session"] = ids[session]
    let base = dice.pick(matchers.halfSeconds) * 500_000_000
    let isAtOnce = isCrowded && dice.percent(90)
    let time =
      times[session]
      + dice.pick(
        weighted: isAtOnce
          ? [(3, 0), (1, 10_000_000)]
          : [
            (24, 0), (24, base), (14, base / 2), (3, base + 1), (3, base - 1), (12, 500_000_000),
            (6, 2 * base), (4, 10_000_000), (3, -500_000_000), (2, 7_000_000_000),
          ])
    for index in times.indices where hasOneClock || index == session { times[index] = time }
    event["t"] = .number(.seconds(nanoseconds: time))
    lines.append(event)
  }

  // MARK: - Events

  /// One event without its time and session.
  private mutating func event() -> [ReferenceText: ReferenceJSON] {
    guard dice.percent(75) else { return anyEvent() }
    let opens = isCrowded && !openings.isEmpty && dice.percent(60)
    let matcher = dice.pick(
      opens ? openings : dice.percent(65) ? examples[0] : dice.pick(examples))
    let alternative = matcher.array.map { $0.isEmpty ? matcher : dice.pick($0) } ?? matcher
    var event = example(of: alternative)
    beginSpan(for: alternative, scene: event["scene"])
    if dice.percent(15), let key = event.keys.sorted().dropFirst(1).first,
      !["action", "callback", "system"].contains(key)
    {
      event[key] = dice.percent(50) ? nil : dice.pick(Alphabet.values(of: key))
    }
    return event
  }

  /// Logs the begin of a callback during which an event should come, or of which it is the end.
  private mutating func beginSpan(
    for alternative: ReferenceJSON, scene: ReferenceJSON?
  ) {
    var begin: [ReferenceText: ReferenceJSON] = [:]
    if let during = alternative["during"], let name = value(of: during, "callback") {
      begin = ["callback": name]
    } else if alternative["elapsed"] != nil {
      for key in ["callback", "action"] as [ReferenceText] {
        begin[key] = alternative[key].flatMap { value(of: $0, key) }
      }
    }
    guard begin.count == 1, dice.percent(70) else { return }
    begin["phase"] = "begin"
    if dice.percent(70) { begin["scene"] = scene }
    begun.append(begin)
    pending.append(begin)
  }

  private mutating func anyEvent() -> [ReferenceText: ReferenceJSON] {
    var event: [ReferenceText: ReferenceJSON] = [:]
    switch dice.number(1...100) {
    case 1...62: event["action"] = .text(dice.pick(Alphabet.actions + ["c"]))
    case 63...95: event["callback"] = matchers.spelling()
    case 96: event["callback"] = "didSomethingNew"
    default: event["system"] = dice.pick(["suspend", "suspend", "somethingNew"])
    }
    addFields(to: &event)
    return event
  }

  private mutating func addFields(to event: inout [ReferenceText: ReferenceJSON]) {
    let chances: [(ReferenceText, Int)] = [
      ("of", 45), ("scene", 35), ("n", 25), ("id", 10), ("install", 12), ("tags", 8), ("ok", 12),
      ("thread", 6), ("phase", event["callback"] == nil ? 8 : 50),
    ]
    for (field, chance) in chances where event[field] == nil && dice.percent(chance) {
      // What ends, begins and interrupts a session has no ends of its own.
      if event["system"] != nil, field == "phase" { continue }
      event[field] = dice.pick(Alphabet.values(of: field))
    }
    if dice.percent(2) { event["of"] = .null }
  }

  /// An event that a matcher may well match.
  private mutating func example(of matcher: ReferenceJSON) -> [ReferenceText: ReferenceJSON] {
    if let alternatives = matcher.array, !alternatives.isEmpty {
      return example(of: dice.pick(alternatives))
    }
    var event: [ReferenceText: ReferenceJSON] = [:]
    let derived: Set<ReferenceText> = ["kind", "during", "elapsed", "spelled", "t", "session"]
    for (field, pattern) in (matcher.object ?? [:]).sorted(by: { $0.key < $1.key })
    where !derived.contains(field) && !field.scalars.contains(".") {
      event[field] = value(of: pattern, field)
      // A value of another type would make the line unreadable.
      let isText = field == "of" || field == "scene" || field == "thread"
      if isText, event[field]?.text == nil { event[field] = nil }
    }
    let kinds = Alphabet.kinds.filter {
      event[$0]?.text != nil
    }
    for kind in Alphabet.kinds where kinds.first != kind {
      event[kind] = nil
    }
    if kinds.isEmpty {
      let kind = matcher["kind"]?.text ?? "action"
      event[kind] =
        kind == "callback"
        ? matchers.spelling() : .text(kind == "system" ? "suspend" : dice.pick(Alphabet.actions))
    }
    if event["system"] != nil { event["phase"] = nil }
    if matcher["elapsed"] != nil, event["system"] == nil { event["phase"] = "end" }
    addFields(to: &event)
    return event
  }

  /// A value that a pattern may well match; none is a missing field.
  private mutating func value(
    of pattern: ReferenceJSON, _ field: ReferenceText
  ) -> ReferenceJSON? {
    switch pattern {
    case .null: return nil
    case .boolean, .number: return pattern
    case .array(let patterns): return patterns.isEmpty ? nil : value(of: dice.pick(patterns), field)
    case .text(let text):
      if ReferenceVariable(text) != nil { return anyValue(field) }
      if text.begins(with: "@") { return Alphabet.sets[text.dropFirst()].map { dice.pick($0) } }
      if text == "done" { return dice.pick(["end", nil]) }
      if text == "any" { return dice.pick(["begin", "end", nil]) }
      return .text(text.begins(with: "$") ? text.dropFirst() : text)
    case .object(let keys):
      if keys["present"] == false { return nil }
      if let any = keys["any"] { return value(of: any, field) }
      if keys["glob"] != nil || keys["not"] != nil || keys["present"] != nil {
        return anyValue(field)
      }
      let end = ["min", "max", "over", "under"].compactMap { keys[$0]?.number?.integer }.first
      return end.map { .number(ReferenceNumber($0 + dice.number(-1...1))) } ?? anyValue(field)
    }
  }

  private mutating func anyValue(_ field: ReferenceText) -> ReferenceJSON {
    switch field {
    case "of" where isCrowded && dice.percent(50), "id" where isCrowded && dice.percent(50):
      .text(ReferenceText("x\(dice.number(1...9))"))
    case "action": .text(dice.pick(Alphabet.actions))
    case "callback": matchers.spelling()
    case "system": "suspend"
    default: dice.pick(Alphabet.values(of: field))
    }
  }
}
