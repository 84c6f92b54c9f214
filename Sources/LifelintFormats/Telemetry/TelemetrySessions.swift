/// Keeps the sessions of telemetry apart, and brings their events into the order of time.
///
/// A collector's file has the records of many devices. A session is named by its own id; a record
/// without one belongs to the only session of its installation, or to the installation itself.
struct TelemetrySessions {
  /// How many events are held back at most.
  private static let capacity = 1 << 18
  /// How many sessions of an installation are told apart: of two it is not known which is meant.
  private static let ambiguous = 2

  private struct Held {
    var event: DecodedEvent
    var instance: String?
    /// What events of the same resource have in common.
    var resource: String
  }

  private let table: TelemetryTable
  private let liveClock: (() -> Int64)?
  private var order: Reorder<Held>
  private var sessions: [String: Set<String>] = [:]

  init(table: TelemetryTable, liveClock: (() -> Int64)?) {
    self.table = table
    self.liveClock = liveClock
    order = Reorder(window: .max, capacity: Self.capacity)
  }

  /// Takes an event with the session that its record names.
  mutating func add(
    _ event: DecodedEvent, session: String?, of resource: TelemetryAttributes
  ) {
    let instance = resource.text(table.instanceKeys)
    let name = instance ?? resource.text(table.appKeys) ?? ""
    if let session, sessions[name, default: []].count < Self.ambiguous {
      sessions[name, default: []].insert(session)
    }
    var event = event
    event.session = session
    order.add(
      Held(event: event, instance: instance, resource: name), at: event.time,
      arrival: liveClock?())
  }

  /// Gives what more than can be held back has pushed out.
  mutating func giveDue(into output: inout DecoderOutput) {
    while let held = order.next() { give(held, into: &output) }
  }

  /// Gives what has been held back long enough, in a file that is watched live.
  mutating func pause(into output: inout DecoderOutput) {
    guard let now = liveClock?() else { return }
    for held in order.take(arrivedBy: now - FormatOptions.liveWindow) {
      give(held, into: &output)
    }
  }

  /// Gives the rest.
  mutating func finish(into output: inout DecoderOutput) {
    while let held = order.next(isAtEnd: true) { give(held, into: &output) }
  }

  private func give(_ held: Held, into output: inout DecoderOutput) {
    var event = held.event
    if event.session == nil {
      let known = sessions[held.resource] ?? []
      event.session = known.count == 1 ? known.first : held.instance
    }
    output.events.append(event)
  }
}
