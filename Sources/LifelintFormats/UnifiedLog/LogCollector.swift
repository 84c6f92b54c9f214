internal import LifelintJSON
internal import LifelintTrace

/// Takes the entries of a log as its decoders find them, leaves out repeated ones and brings them
/// into the order of time.
struct LogCollector {
  /// How many entries are held back at most.
  private static let capacity = 1 << 16
  /// How many entries are remembered, to see whether one comes again.
  private static let memory = 1 << 16

  private var clock = LogClock()
  private var order: Reorder<LogRecord>
  private(set) var interpreter: LogInterpreter
  private let liveClock: (() -> Int64)?
  private var seen: Set<Int> = []
  private var sequence: [Int] = []
  private var next = 0
  private var repeated = (count: 0, line: 0)

  init(table: MessageTable, options: FormatOptions) {
    order = Reorder(window: table.window, capacity: Self.capacity)
    interpreter = LogInterpreter(table: table, names: options.names, process: options.process)
    liveClock = options.liveClock
  }

  /// Takes an entry.
  mutating func add(_ record: LogRecord, into output: inout DecoderOutput) {
    if isRepeated(record) {
      if repeated.count == 0 { repeated.line = record.line }
      repeated.count += 1
      return
    }
    interpreter.foresee(record)
    var record = record
    record.arrival = liveClock?()
    for record in clock.place(record) { line(up: record) }
    while let next = order.next() { interpreter.take(next, into: &output) }
  }

  /// Tells of what has been held back long enough, in a log that is watched live.
  mutating func pause(into output: inout DecoderOutput) {
    guard let now = liveClock?() else { return }
    let moment = now - FormatOptions.liveWindow
    if let oldest = clock.oldestArrival, oldest <= moment {
      for record in clock.release() { line(up: record) }
    }
    for record in order.take(arrivedBy: moment) { interpreter.take(record, into: &output) }
  }

  /// Tells of what was held back.
  mutating func finish(into output: inout DecoderOutput) {
    for record in clock.release() { line(up: record) }
    while let next = order.next(isAtEnd: true) { interpreter.take(next, into: &output) }
    interpreter.finish(into: &output)
    if repeated.count > 0 {
      output.remark(
        .repeatedEvent, repeated.line,
        repeated.count == 1
          ? "this entry of the log stands in it twice"
          : "this and \(repeated.count - 1) further entries of the log stand in it twice",
        hint: "Each counts once; that is how logs overlap that were taken one after the other.")
    }
  }

  /// What to look at where there are no events, if a process is asked for.
  var emptyHint: String? { interpreter.emptyHint }

  /// Whether entries are of use that say nothing but who a process is.
  var wantsIdentities: Bool {
    interpreter.processes.wantsIdentities || !interpreter.awaited.isEmpty
  }

  /// Whether an entry that cannot be used was written by a process that does not count anyway.
  func isOfSystem(_ entry: JSONValue) -> Bool {
    guard let path = entry["processImagePath"]?.text else { return false }
    return interpreter.isOfSystem(path: path)
  }

  /// Puts an entry among those that wait for their turn.
  private mutating func line(up record: LogRecord) {
    var record = record
    if case .timesync = record.kind, clock.isSteady { return }
    // A loss is told where it begins and where it ends, and not when somebody noticed.
    let moments = record.lost.map { clock.time(of: $0.wall, ticks: $0.ticks, boot: record.boot) }
    for moment in moments.isEmpty ? [record.time] : moments {
      record.time = moments.isEmpty ? moment : max(moment, order.given)
      order.add(record, at: record.time, arrival: record.arrival)
    }
  }

  /// Whether the same entry was among the last ones.
  private mutating func isRepeated(_ record: LogRecord) -> Bool {
    let identity = record.identity.hashValue
    if !seen.insert(identity).inserted { return true }
    if sequence.count < Self.memory {
      sequence.append(identity)
    } else {
      seen.remove(sequence[next])
      sequence[next] = identity
      next = (next + 1) % Self.memory
    }
    return false
  }
}
