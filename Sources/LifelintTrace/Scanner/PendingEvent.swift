/// What the fast way knows so far of the event of a line.
struct PendingEvent {
  var time: Int64 = 0
  var session: UInt32 = 0
  var scene: UInt32 = 0
  var of: UInt32 = 0
  var thread: UInt32
  var name: UInt32 = 0
  var kind: EventKind?
  var phase = EventPhase.instant
  var spelling = Spelling.name
  var hasTime = false
  var hasDateTime = false
  /// One bit for each of the trace format's keys that the line has had.
  private var seen: UInt32 = 0
  /// How many keys the line has had that no table knows.
  var strangers = 0
  /// Where its fields begin in the batch.
  let extraStart: Int

  @inline(__always)
  init(thread: UInt32, extraStart: Int) {
    self.thread = thread
    self.extraStart = extraStart
  }

  /// Notes a key; false where the line has had it already.
  @inline(__always)
  mutating func note(_ key: FieldKeys.Own) -> Bool {
    let bit: UInt32 = 1 &<< UInt32(key.rawValue)
    defer { seen |= bit }
    return seen & bit == 0
  }
}
