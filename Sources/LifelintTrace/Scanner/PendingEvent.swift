/// The event of a line as far as the fast way has read it.
struct PendingEvent {
  /// The event; its extra fields are counted at the end.
  var event: Event
  /// Whether the line has a time.
  var hasTime = false
  /// Whether the line has a kind, and so a name.
  var hasName = false
  /// One bit for each of the trace format's keys that the line has had.
  private var seen: UInt32 = 0
  /// How many keys the line has had that no table knows.
  var strangers = 0

  /// Makes an event of which nothing is known but where it stands.
  @inline(__always)
  init(line: Int, thread: Symbol, extraStart: Int) {
    event = Event(
      line: line, time: 0, session: .missing, scene: .missing, of: .missing, thread: thread,
      name: NameID(rawValue: 0), extraStart: UInt32(truncatingIfNeeded: extraStart), extraCount: 0,
      kind: .action, phase: .instant, spelling: .name, hasDateTime: false)
  }

  /// Notes a key; false where the line has had it already.
  @inline(__always)
  mutating func note(_ key: FieldKeys.Own) -> Bool {
    let bit: UInt32 = 1 &<< UInt32(key.rawValue)
    defer { seen |= bit }
    return seen & bit == 0
  }
}
