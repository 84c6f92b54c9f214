/// A run of lines that is written together.
struct Chunk {
  /// The lines, each with its newline.
  private(set) var bytes: [UInt8] = []
  /// The time of the first.
  private(set) var firstTime: Int64 = 0
  /// The first byte that is not written yet.
  var place = 0

  /// `,"session":` and the name of this run of the process.
  let session: [UInt8]

  init(session: String) {
    var key = Line()
    key.add(",\"session\":")
    key.addText(session)
    self.session = key.bytes
  }

  /// Whether nothing is left to be written.
  var isWritten: Bool { place == bytes.count }

  /// Takes the lines of events in the place of those that are written; the events are let go.
  mutating func encode(_ entries: inout [EventBuffer.Entry]) {
    var line = Line()
    swap(&line.bytes, &bytes)
    line.bytes.removeAll(keepingCapacity: true)
    for entry in entries {
      entry.event.add(to: &line, time: entry.time, session: session, thread: entry.thread)
    }
    swap(&line.bytes, &bytes)
    place = 0
    firstTime = entries.first?.time ?? 0
    entries.removeAll(keepingCapacity: true)
  }
}
