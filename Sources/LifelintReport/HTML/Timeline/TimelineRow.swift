import LifelintEngine
import LifelintRules
import LifelintTrace

/// A row of a drawing of time.
struct TimelineRow {
  /// What its items are.
  enum Shape: Sendable {
    /// States, one after the other, as high as the app is alive.
    case states
    /// What begins and ends.
    case spans
    /// What mostly just happens.
    case ticks
    /// Where events are missing.
    case gaps
  }

  /// One thing on a row.
  struct Item {
    var start: Int64
    var end: Int64
    var line: Int
    var label: String
    /// Whether what it put at risk is lost at its end.
    var isLost = false
    /// How it looks: a state's tone, or an event's kind.
    var style: String
    /// How much of the row's height it takes, in percent.
    var height = 100
  }

  /// What its items are.
  var shape: Shape
  /// What it is called.
  var title: String
  /// The instance that it is of.
  var detail = ""
  /// Its items, sorted by start.
  var items: [Item] = []
  /// From where on it lacks some, as there are too many.
  var cut: Int64?

  /// How high it is drawn.
  var height: Int {
    switch shape {
    case .states: 32
    case .spans: 24
    case .ticks: 22
    case .gaps: 20
    }
  }

  /// The most instances of one model that have a row of their own.
  private static let instanceLimit = 8

  /// The rows of a session, in the fixed order in which they are read.
  static func rows(
    of session: SessionRecording, lanes: [PageLane], hangs: [Hang] = []
  ) -> [TimelineRow] {
    var callbacks = callbackRows(session)
    var rows = measureRows(session) { $0.of == nil }
    for lane in lanes where !lane.isRisk {
      for row in stateRows(session, lane).prefix(instanceLimit) {
        rows.append(row)
        if !row.detail.isEmpty, let own = callbacks.firstIndex(where: { $0.detail == row.detail }) {
          rows.append(callbacks.remove(at: own))
        }
      }
    }
    rows += callbacks.prefix(instanceLimit)
    rows += [EventKind.system, .action].map { events(session, $0) }.filter { !$0.items.isEmpty }
    rows += measureRows(session) { $0.of != nil }
    for lane in lanes where lane.isRisk {
      rows += stateRows(session, lane).prefix(instanceLimit)
    }
    let held = hangRow(session, hangs)
    if !held.items.isEmpty { rows.append(held) }
    if !session.gaps.isEmpty {
      let items = session.gaps.map { gap in
        Item(
          start: gap.start, end: gap.end, line: gap.line, label: "events are missing",
          style: StateTone.unknown.rawValue)
      }
      rows.append(TimelineRow(shape: .gaps, title: "Missing", items: items))
    }
    return rows.map { row in
      var row = row
      row.cut = session.cuts.filter { row.sorts.contains($0.sort) }.map(\.at).min()
      return row
    }
  }

  /// What its items are made of.
  private var sorts: [RecordingCut.Sort] {
    switch shape {
    case .states: [.states]
    case .gaps: [.gaps]
    case .ticks: [.events, .spans]
    case .spans: isMeasured ? [.measures] : [.events, .spans]
    }
  }

  private var isMeasured: Bool { items.contains { $0.style == "measure" } }

  /// A row for each measure, its phases on a row of their own.
  private static func measureRows(
    _ session: SessionRecording, where isMeant: (MeasureRecord) -> Bool
  ) -> [TimelineRow] {
    var rows: [TimelineRow] = []
    for measure in session.measures where isMeant(measure) {
      let title = measure.of == nil ? "Phases" : measure.title
      let detail = measure.of == nil && measure.parent != nil ? "parts" : ""
      let place = rows.firstIndex { $0.title == title && $0.detail == detail } ?? rows.count
      if place == rows.count {
        rows.append(TimelineRow(shape: .spans, title: title, detail: detail))
      }
      let label =
        measure.of
        ?? ([measure.title, measure.parent == nil ? measure.kind : nil].compactMap(\.self).joined(
          separator: ", "))
      rows[place].items.append(
        Item(
          start: measure.start, end: measure.end ?? session.length, line: measure.line,
          label: label, style: "measure"))
    }
    return rows
  }

  /// The times in which the main thread did not return.
  private static func hangRow(_ session: SessionRecording, _ hangs: [Hang]) -> TimelineRow {
    let starts = Dictionary(
      session.events.map { ($0.line, $0.at) }, uniquingKeysWith: { first, _ in first })
    let items = hangs.compactMap { hang in
      starts[hang.place.line].map { start in
        Item(
          start: start, end: start + hang.duration, line: hang.place.line, label: hang.title,
          style: "hang")
      }
    }
    return TimelineRow(
      shape: .spans, title: "Hangs", items: items.sorted { $0.start < $1.start })
  }

  private static func stateRows(_ session: SessionRecording, _ lane: PageLane) -> [TimelineRow] {
    var rows: [TimelineRow] = []
    var places: [String: Int] = [:]
    for state in session.states where state.model == lane.model {
      let tone = lane.tone(of: state.state)
      if lane.isRisk, tone == .off { continue }
      let instance = state.instance ?? (lane.isRisk ? Timing.unnamedObject : "")
      let place = places[instance] ?? rows.count
      if place == rows.count {
        rows.append(TimelineRow(shape: .states, title: lane.title, detail: instance))
        places[instance] = place
      }
      rows[place].items.append(
        Item(
          start: state.start, end: state.end, line: state.line,
          label: state.isLost ? "\(state.state), then lost" : state.state, isLost: state.isLost,
          style: tone.rawValue, height: tone.height))
    }
    return rows
  }

  /// A row for the callbacks of each scene, and one for those without.
  private static func callbackRows(_ session: SessionRecording) -> [TimelineRow] {
    var rows: [TimelineRow] = []
    var places: [String: Int] = [:]
    for item in occurrences(session, .callback) {
      let scene = item.scene ?? ""
      let place = places[scene] ?? rows.count
      if place == rows.count {
        rows.append(TimelineRow(shape: .spans, title: "Callbacks", detail: scene))
        places[scene] = place
      }
      rows[place].items.append(item.item)
    }
    return rows
  }

  private static func events(_ session: SessionRecording, _ kind: EventKind) -> TimelineRow {
    TimelineRow(
      shape: .ticks, title: kind == .system ? "System" : "Actions",
      items: occurrences(session, kind).map(\.item))
  }

  /// What happened of a kind: spans, and what is no end of one.
  private static func occurrences(
    _ session: SessionRecording, _ kind: EventKind
  ) -> [(scene: String?, item: Item)] {
    var ends: [Int: Int64] = [:]
    var endLines: Set<Int> = []
    for span in session.spans where span.kind == kind {
      ends[span.line] = span.end ?? session.length
      if let line = span.endLine { endLines.insert(line) }
    }
    return session.events.compactMap { event in
      guard event.kind == kind, event.phase != .end || !endLines.contains(event.line) else {
        return nil
      }
      let label = [event.name, event.of].compactMap(\.self).joined(separator: " ")
      return (
        event.scene,
        Item(
          start: event.at, end: ends[event.line] ?? event.at, line: event.line,
          label: kind == .callback ? event.name : label, style: "\(kind)")
      )
    }
  }
}
