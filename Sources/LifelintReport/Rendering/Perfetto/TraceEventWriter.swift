/// Writes events of the Trace Event format, one a line.
struct TraceEventWriter {
  /// A member's key and its value, which is JSON already.
  typealias Member = (key: String, value: String)

  /// The number of the process that was begun last.
  ///
  /// Its main thread has it too, by which viewers tell which it is; those of its others follow.
  private var process = 0
  private static let threadsOfProcess = 1000
  private var lastID = 0
  private var isFirst = true
  private var lines = ""

  /// Begins the next process.
  mutating func beginProcess(_ title: String) {
    process += Self.threadsOfProcess
    metadata("process_name", thread: 0, ("name", JSONText.string(title)))
    metadata("process_sort_index", thread: 0, ("sort_index", String(process)))
  }

  /// Names a thread and puts it in its place; the main one is 0.
  mutating func nameThread(_ thread: Int, _ name: String, rank: Int) {
    metadata("thread_name", thread: thread, ("name", JSONText.string(name)))
    metadata("thread_sort_index", thread: thread, ("sort_index", String(rank)))
  }

  /// An id that nothing else has.
  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// A slice of a thread; those of one thread have to nest.
  mutating func slice(
    _ name: String, _ category: String, thread: Int, start: Int64, end: Int64, _ args: [Member]
  ) {
    add(
      "X", name, category, thread: thread, at: start, [("dur", Self.microseconds(end - start))],
      args)
  }

  /// One end of a slice of an asynchronous track: `b` or `e`.
  ///
  /// Its id is local, so that the track stands below its process and not among those of all.
  mutating func asynchronous(
    _ phase: String, _ name: String, _ category: String, id: Int, at time: Int64,
    _ args: [Member] = []
  ) {
    let local = JSONText.object([("local", JSONText.string(String(id)))])
    add(phase, name, category, thread: 0, at: time, [("id2", local)], args)
  }

  /// A moment of a thread.
  mutating func instant(
    _ name: String, _ category: String, thread: Int, at time: Int64,
    _ args: [Member]
  ) {
    add("i", name, category, thread: thread, at: time, [("s", JSONText.string("t"))], args)
  }

  /// A point of an arrow, which belongs to the slice around it: `s`, `t` or `f`.
  mutating func flow(_ phase: String, _ name: String, id: Int, thread: Int, at time: Int64) {
    add(
      phase, name, "witness", thread: thread, at: time,
      [("id", String(id)), ("bp", JSONText.string("e"))], [])
  }

  /// Hands on what has been written.
  mutating func flush(to output: inout some TextOutputStream) {
    output.write(lines)
    lines = ""
  }

  private mutating func metadata(_ name: String, thread: Int, _ arg: Member) {
    write([
      ("name", JSONText.string(name)), ("ph", JSONText.string("M")), ("pid", String(process)),
      ("tid", String(process + thread)), ("args", JSONText.object([arg])),
    ])
  }

  private mutating func add(
    _ phase: String, _ name: String, _ category: String, thread: Int, at time: Int64,
    _ members: [Member], _ args: [Member]
  ) {
    var all: [Member] = [
      ("name", JSONText.string(VisibleText.line(name, limit: 200))),
      ("cat", JSONText.string(category)), ("ph", JSONText.string(phase)),
      ("ts", Self.microseconds(time)), ("pid", String(process)), ("tid", String(process + thread)),
    ]
    all += members
    if !args.isEmpty { all.append(("args", JSONText.object(args))) }
    write(all)
  }

  private mutating func write(_ members: [Member]) {
    lines += (isFirst ? "\n" : ",\n") + JSONText.object(members)
    isFirst = false
  }

  /// Nanoseconds in the format's unit, exactly.
  static func microseconds(_ nanoseconds: Int64) -> String {
    let sign = nanoseconds < 0 ? "-" : ""
    let fraction = String(nanoseconds.magnitude % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(sign)\(nanoseconds.magnitude / 1000)"
      + (fraction == "0" ? "" : "." + zeros + fraction)
  }
}
