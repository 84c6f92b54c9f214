/// The events that wait to be written: never more than would make a given number of bytes.
///
/// They are kept as they were told and not as lines: whoever records them has no time for that, least
/// of all in a build without optimization.
struct EventBuffer {
  /// An event that waits.
  struct Entry {
    var event: RecordedEvent
    /// Its time, in nanoseconds.
    var time: Int64
    /// The number of its thread, if that is not the main one.
    var thread: UInt64?
  }

  /// The most bytes that the lines of what waits would take.
  let limit: Int
  /// How many events there were, with those that had no place.
  private(set) var count: UInt64 = 0
  /// How many wait.
  var waiting: Int { entries.count }

  private var entries: [Entry] = []
  /// About how many bytes their lines will take.
  private var size = 0
  /// How many events had no place since the last that had.
  private var dropped = 0

  init(limit: Int) {
    self.limit = limit
    entries.reserveCapacity(limit / RecordedEvent.frame)
  }

  /// Whether it would be well to write what waits.
  var isHalfFull: Bool { size > limit / 2 }

  /// Adds an event, or counts it where there is no place; what is missing is told before the next
  /// one that has a place.
  mutating func add(_ event: RecordedEvent, time: Int64, thread: UInt64?) {
    count += 1
    let estimate = event.estimate
    guard size + estimate <= limit else {
      dropped += 1
      return
    }
    if dropped > 0 { addGap(time: time) }
    size += estimate
    entries.append(Entry(event: event, time: time, thread: thread))
  }

  /// Puts an event before others that wait.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - place: How many waited when it should have been added; nothing was taken since.
  ///   - time: Its time.
  mutating func insert(_ event: RecordedEvent, at place: Int, time: Int64) {
    count += 1
    entries.insert(Entry(event: event, time: time), at: place)
  }

  /// Hands over what waits, and takes memory that is no longer used in exchange.
  ///
  /// - Parameters:
  ///   - time: The time now.
  ///   - others: An empty array; it gets what waits.
  /// - Returns: How many events are told of by now, one by one or as missing.
  mutating func take(time: Int64, into others: inout [Entry]) -> UInt64 {
    if dropped > 0 { addGap(time: time) }
    swap(&entries, &others)
    size = 0
    return count
  }

  private mutating func addGap(time: Int64) {
    let gap = RecordedEvent(
      kind: .system, name: "gap", fields: ["events": .integer(dropped), "reason": "bufferFull"])
    entries.append(Entry(event: gap, time: time))
    dropped = 0
  }
}
