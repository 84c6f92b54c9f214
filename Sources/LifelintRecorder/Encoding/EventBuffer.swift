/// The lines that wait to be written: never more than a given number of bytes.
struct EventBuffer {
  /// A run of lines that is handed to the writer.
  struct Chunk {
    /// The lines, each with its newline.
    var bytes: [UInt8] = []
    /// The time of the first.
    var firstTime: Int64 = 0
    /// How many events it and those before it tell of, one by one or as missing.
    var through: UInt64 = 0
  }

  /// `,"session":` and the name of this run of the process.
  let session: [UInt8]
  /// The most bytes that wait.
  let limit: Int
  /// How many events there were, with those that had no place.
  private(set) var count: UInt64 = 0

  private var line = Line()
  private var firstTime: Int64 = 0
  /// How many events had no place since the last that had.
  private var dropped = 0

  init(session: String, limit: Int) {
    var key = Line()
    key.add(",\"session\":")
    key.addText(session)
    self.session = key.bytes
    self.limit = limit
    line.bytes.reserveCapacity(limit)
  }

  /// Whether it would be well to write what waits.
  var isHalfFull: Bool { size > limit / 2 }

  /// Adds an event, or counts it where there is no place; what is missing is told before the next
  /// one that has a place.
  mutating func add(_ event: RecordedEvent, time: Int64, thread: UInt64?) {
    count += 1
    let start = line.bytes.count
    guard start + event.estimate <= limit else {
      dropped += 1
      return
    }
    if start == 0 { firstTime = time }
    if dropped > 0 { addGap(time: time) }
    event.add(to: &line, time: time, session: session, thread: thread)
  }

  /// How many bytes wait.
  var size: Int { line.bytes.count }

  /// Puts an event before others that wait.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - place: What was the buffer's ``size`` when it should have been added; nothing was taken
  ///     since.
  ///   - time: Its time.
  mutating func insert(_ event: RecordedEvent, at place: Int, time: Int64) {
    var first = Line()
    event.add(to: &first, time: time, session: session, thread: nil)
    line.bytes.insert(contentsOf: first.bytes, at: place)
    if place == 0 { firstTime = time }
    count += 1
  }

  /// Hands over what waits, and takes memory that is no longer used in exchange.
  mutating func take(time: Int64, reusing chunk: inout Chunk) {
    if dropped > 0 {
      if line.bytes.isEmpty { firstTime = time }
      addGap(time: time)
    }
    chunk.bytes.removeAll(keepingCapacity: true)
    swap(&line.bytes, &chunk.bytes)
    chunk.firstTime = firstTime
    chunk.through = count
  }

  private mutating func addGap(time: Int64) {
    let gap = RecordedEvent(
      kind: .system, name: "gap", fields: ["events": .integer(dropped), "reason": "bufferFull"])
    gap.add(to: &line, time: time, session: session, thread: nil)
    dropped = 0
  }
}
