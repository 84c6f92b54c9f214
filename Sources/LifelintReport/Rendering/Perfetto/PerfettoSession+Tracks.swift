import LifelintEngine

// What has a track of its own: models with their states, measured stretches with their phases.
extension PerfettoSession {
  /// A track for each instance of a model: from its first state to its last, and the states in it.
  ///
  /// Of a model of which only some states are recorded each state stands alone.
  mutating func writeStates() {
    var instances: [[StateRecord]] = []
    var places: [[String?]: Int] = [:]
    for state in session.states {
      let key = [state.model, state.instance]
      if let place = places[key] {
        instances[place].append(state)
      } else {
        places[key] = instances.count
        instances.append([state])
      }
    }
    for states in instances {
      guard let first = states.first, let last = states.map(\.end).max() else { continue }
      let lane = lanes.first { $0.model == first.model }
      let instance = first.instance ?? (lane?.isRisk == true ? Timing.unnamedObject : nil)
      let title = name(lane?.title ?? first.model, instance)
      let id = writer.makeID()
      let isWhole = lane?.isRisk != true
      if isWhole { writer.asynchronous("b", title, "state", id: id, at: at(first.start)) }
      for state in states {
        let own = isWhole ? state.state : state.isLost ? title + " (lost)" : title
        var args: [TraceEventWriter.Member] = [("line", String(state.line))]
        if state.isLost { args.append(("lost", "true")) }
        writer.asynchronous("b", own, "state", id: id, at: at(state.start), args)
        writer.asynchronous("e", own, "state", id: id, at: at(state.end))
      }
      if isWhole { writer.asynchronous("e", title, "state", id: id, at: at(last)) }
    }
  }

  /// A track for each launch, return and background task, with its phases in it.
  mutating func writeMeasures() {
    var phases: [Int: [MeasureRecord]] = [:]
    var tracks: [MeasureRecord] = []
    // A whole comes before its phases, which may begin with it.
    let order = session.measures.indices.sorted {
      let (left, right) = (session.measures[$0], session.measures[$1])
      return (left.start, end(of: right), left.parent == nil ? 0 : 1, $0)
        < (right.start, end(of: left), right.parent == nil ? 0 : 1, $1)
    }
    for measure in order.map({ session.measures[$0] }) {
      let whole = tracks.lastIndex {
        $0.measure == measure.parent && $0.start <= measure.start && end(of: measure) <= end(of: $0)
      }
      if let whole {
        phases[whole, default: []].append(measure)
      } else {
        tracks.append(measure)
      }
    }
    for (place, track) in tracks.enumerated() {
      let id = writer.makeID()
      begin(track, id: id)
      // A phase that reaches into the next one has a track of its own.
      var free = track.start
      for phase in phases[place, default: []] {
        let own = phase.start >= free ? id : writer.makeID()
        begin(phase, id: own)
        writer.asynchronous("e", title(phase), "measure", id: own, at: at(end(of: phase)))
        free = max(free, end(of: phase))
      }
      writer.asynchronous("e", title(track), "measure", id: id, at: at(end(of: track)))
    }
  }

  private mutating func begin(_ measure: MeasureRecord, id: Int) {
    var args: [TraceEventWriter.Member] = [("line", String(measure.line))]
    if let line = measure.endLine { args.append(("endLine", String(line))) }
    if measure.endLine == nil { args.append(("ended", "false")) }
    if let scene = measure.scene { args.append(("scene", text(scene))) }
    writer.asynchronous("b", title(measure), "measure", id: id, at: at(measure.start), args)
  }

  private func title(_ measure: MeasureRecord) -> String {
    name(measure.title, measure.of) + (measure.kind.map { " (\($0))" } ?? "")
  }

  private func end(of measure: MeasureRecord) -> Int64 {
    max(measure.end ?? session.length, measure.start)
  }
}
