extension ReferenceTrace {
  /// The fields of trace-format.md's table: "`null` in a field of this table is the same as leaving
  /// it out".
  private static let tableFields: Set<ReferenceText> = [
    "t", "callback", "system", "action", "phase", "session", "scene", "thread", "of",
  ]

  /// Reads a trace and derives all that stands in ``ReferenceEvent``.
  init(_ text: String, instants: String?, names: ReferenceNames) {
    events = []
    // A carriage return and a line feed are one Character, so lines are cut by scalars.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var isFirst = true
    for (index, scalars) in lines.enumerated() {
      var line = String(String.UnicodeScalarView(scalars))
      if index == 0, line.unicodeScalars.first == "\u{FEFF}" { line.unicodeScalars.removeFirst() }
      guard line.unicodeScalars.contains(where: { !" \t\r".unicodeScalars.contains($0) })
      else { continue }
      let json = ReferenceJSON(parsing: line)
      if isFirst, let json, json["lifelint"] != nil {
        header = json
      } else if let json, let event = Self.event(json, line: index + 1, names: names) {
        events.append(event)
      }
      isFirst = false
    }
    assignSessions(names: names)
    findSpellings()
    // The command line wins over the header.
    if let reach = (instants.map { ReferenceText($0) } ?? header?["instants"]?.text)
      .flatMap(ReferenceTime.duration)
    {
      readInstantsAsSpans(reach: reach)
    }
    pairSpans()
  }

  private static func event(
    _ json: ReferenceJSON, line: Int, names: ReferenceNames
  ) -> ReferenceEvent? {
    guard var fields = json.object else { return nil }
    fields = fields.filter { !(tableFields.contains($0.key) && $0.value == .null) }
    let kinds = (["callback", "system", "action"] as [ReferenceText]).filter { fields[$0] != nil }
    guard kinds.count == 1, let spelling = fields[kinds[0]]?.text else { return nil }
    let time: Int?
    let isTimeNumber: Bool
    switch fields["t"] {
    case .number(let seconds): (time, isTimeNumber) = (seconds.nanoseconds, true)
    case .text(let text): (time, isTimeNumber) = (ReferenceTime.dateTime(text), false)
    default: (time, isTimeNumber) = (nil, false)
    }
    guard let time else { return nil }
    // "string or integer (`1` is `"1"`)"
    if let number = fields["session"]?.number?.integer {
      fields["session"] = .text(ReferenceText(String(number)))
    }
    // "or a wrong type": the line is left out.
    let isRightlyTyped =
      (["scene", "of", "thread"] as [ReferenceText]).allSatisfy {
        fields[$0] == nil || fields[$0]?.text != nil
      } && (fields["session"] == nil || fields["session"]?.text != nil)
      && [nil, "begin", "end"].contains(fields["phase"])
    guard isRightlyTyped else { return nil }
    let meaning = names.meaning(of: spelling, kind: kinds[0])
    let phase = fields["phase"]?.text
    for key in ["t", "callback", "system", "action", "phase"] as [ReferenceText] {
      fields[key] = nil
    }
    return ReferenceEvent(
      line: line, time: time, isTimeNumber: isTimeNumber, kind: kinds[0], name: meaning.name,
      spelled: meaning.spelled, phase: phase, fields: fields)
  }

  /// Rule 11: which session each event belongs to, and the clocks (rule 1).
  private mutating func assignSessions(names: ReferenceNames) {
    var current: [ReferenceJSON?: Int] = [:]
    var members: [[ReferenceEvent]] = []
    var counting: [ReferenceEvent] = []
    for var event in events {
      let id = event.fields["session"]
      let sofar = current[id].map { members[$0] } ?? []
      // "A `launch` joins what its session has so far if these are system events only (a
      // prewarming, a device lock) and no `launch` among them"; "after `exit` a session's id can
      // only `launch` again, as a new session".
      let isOver = sofar.last?.isExit == true
      event.isJoining =
        event.isLaunch && !sofar.isEmpty && !isOver
        && sofar.allSatisfy { $0.kind == "system" && !$0.isLaunch }
      // "anything else is reported as such and counts in no rule"
      if isOver, !event.isLaunch { continue }
      if sofar.isEmpty || (event.isLaunch && !event.isJoining) {
        current[id] = members.count
        event.session = members.count
        members.append([])
        event.clock = event.time
        event.sessionStart = event.time
        // "its first event is neither `launch` nor one that `begins`, and the header does not say
        // `"complete": true`"
        event.isSessionCut =
          !event.isLaunch && !(event.kind != "action" && names.beginning.contains(event.name))
          && header?["complete"]?.isTrue != true
      } else if let last = sofar.last {
        event.session = last.session
        event.clock = max(last.clock, event.time)
        event.sessionStart = last.sessionStart
        // "the session is whole from there on"
        event.isSessionCut = last.isSessionCut && !event.isJoining
      }
      members[event.session].append(event)
      counting.append(event)
    }
    events = counting
  }

  /// trace-format.md, `instants`: "a callback that is logged as an instant, under a name that its
  /// session has not yet logged with a phase, is read as a span".
  private mutating func readInstantsAsSpans(reach: Int) {
    var ends: [Int: ReferenceEvent] = [:]
    // The same callback under a spelling that does not count is not the next callback, and no span
    // of its own.
    var covered: Set<Int> = []
    let logged = events
    for (index, event) in logged.enumerated() where event.kind == "callback" && event.phase == nil {
      let isLoggedWithPhase = logged[..<index].contains {
        $0.session == event.session && $0.kind == "callback" && $0.name == event.name
          && $0.phase != nil
      }
      if isLoggedWithPhase || covered.contains(index) { continue }
      // "its end stands after the last event of its session that is at most this much later and
      // before the next callback or the `exit`"
      var last = index
      for later in (index + 1)..<max(logged.count, index + 1)
      where logged[later].session == event.session {
        let other = logged[later]
        let isSame =
          other.kind == "callback" && other.name == event.name && other.spelled != event.spelled
          && other.isOtherSpelling
        if other.kind == "callback", !isSame { break }
        if other.isExit || other.clock - event.clock > reach { break }
        if isSame, other.phase == nil { covered.insert(later) }
        last = later
      }
      // "with that event's time and the callback's own line"
      var end = event
      end.phase = "end"
      end.time = logged[last].time
      end.isTimeNumber = logged[last].isTimeNumber
      end.clock = logged[last].clock
      ends[last] = end
      events[index].phase = "begin"
    }
    events = events.enumerated().flatMap { index, event in
      [event] + [ends[index]].compactMap(\.self)
    }
  }

  /// "Within a session, the first spelling (method, notification, name) used for a callback counts".
  private mutating func findSpellings() {
    for index in events.indices where events[index].kind == "callback" {
      let event = events[index]
      let first = events.first {
        $0.session == event.session && $0.kind == "callback" && $0.name == event.name
      }
      events[index].isOtherSpelling = first?.spelled != event.spelled
    }
  }

  /// "begun and not ended, paired by name, scene and `of`, a second begin replacing the first".
  private mutating func pairSpans() {
    var begins: [Int: [ReferenceSpan: Int]] = [:]
    for index in events.indices {
      let event = events[index]
      // Rule 12: "`during` is empty".
      if event.isGap { begins[event.session] = [:] }
      let sofar = begins[event.session, default: [:]]
      let span = ReferenceSpan(
        kind: event.kind, name: event.name, scene: event.fields["scene"], of: event.fields["of"],
        otherSpelling: event.isOtherSpelling ? event.spelled : nil)
      // An event of another spelling "is in no one's `during`".
      events[index].open = sofar.values.filter {
        events[$0].kind == "callback" && !events[$0].isOtherSpelling
      }
      if event.phase == "end" {
        events[index].elapsed = sofar[span].map { event.clock - events[$0].clock }
        begins[event.session]?[span] = nil
      } else if event.phase == "begin" {
        begins[event.session, default: [:]][span] = index
      }
    }
  }
}
