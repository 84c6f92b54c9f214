/// One event, with everything that is derived for it before any rule looks at it.
struct ReferenceEvent {
  /// The line in the file, from 1.
  var line: Int
  /// `t` as it was logged, in nanoseconds.
  var time: Int
  /// Whether `t` was a number.
  var isTimeNumber: Bool
  /// `callback`, `system` or `action`.
  var kind: ReferenceText
  /// The canonical name.
  var name: ReferenceText
  /// `method`, `notification` or `name`.
  var spelled: ReferenceText
  /// `begin`, `end`, or nothing for an instant.
  var phase: ReferenceText?
  /// The other fields, without those of the format's table that are `null`.
  var fields: [ReferenceText: ReferenceJSON]

  /// The number of its session in the file, from 0.
  var session = 0
  /// The session's clock at this event: the largest `t` so far (rule 1).
  var clock = 0
  /// The session's clock at the session's first event.
  var sessionStart = 0
  /// Whether the session counts as cut at the front, as of this event (rules 6 and 11).
  var isSessionCut = false
  /// Whether this is a `launch` that joins what its session has so far (rule 11).
  var isJoining = false
  /// Whether this callback has another spelling than its session's first one for it.
  var isOtherSpelling = false
  /// The begins of the callbacks that are open just before it: their places among the events.
  var open: [Int] = []
  /// On an end: the time since its begin.
  var elapsed: Int?

  /// Whether this is the system event that ends a session.
  var isExit: Bool {
    kind == "system" && name == "exit"
  }

  /// Whether this is the system event that begins a session.
  var isLaunch: Bool {
    kind == "system" && name == "launch"
  }

  /// Whether this is the system event that says that events are missing.
  var isGap: Bool {
    kind == "system" && name == "gap"
  }

  /// The value of one of the trace's own fields: by these, groups are made.
  func ownField(_ name: ReferenceText) -> ReferenceJSON? {
    switch name {
    case "thread": fields[name] ?? .text("main")
    case "t": isTimeNumber ? .number(.seconds(nanoseconds: time)) : nil
    case "phase": phase.map(ReferenceJSON.text)
    case "callback", "system", "action": kind == name ? .text(self.name) : nil
    default: fields[name]
    }
  }
}

/// What pairs a begin with its end: "paired by name, scene and `of`".
struct ReferenceSpan: Hashable {
  /// The kind of event; only callbacks are in a `during`.
  var kind: ReferenceText
  /// The canonical name.
  var name: ReferenceText
  /// The scene.
  var scene: ReferenceJSON?
  /// What it is about.
  var of: ReferenceJSON?
  /// How it is spelled, where that is another spelling than the session's first.
  var otherSpelling: ReferenceText?
}

/// A trace as the rules see it.
struct ReferenceTrace {
  /// The header line, if there is one.
  var header: ReferenceJSON?
  /// The events that count, in the order of the file; those after an `exit` are not among them.
  var events: [ReferenceEvent]
}
