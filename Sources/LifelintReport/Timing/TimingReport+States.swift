import LifelintEngine

// The time in each state, over all sessions and for each of them.
extension TimingReport {
  /// The time in each state, added up over sessions, then for each scene.
  var states: TimingSection {
    var section = TimingSection(id: "states", title: "States")
    section.columns = [
      .init("", .name), .init("state", .name), .init("visits", .count), .init("total", .total),
      .init("share", .detail),
    ]
    let rows = stateRows
    section.rows = Array(rows.prefix(Self.rowLimit))
    section.omitted = max(0, rows.count - Self.rowLimit)
    if section.rows.isEmpty { section.hint = "the life-cycle callbacks of the app and its scenes" }
    if timing.sessionCount > 1 { section.note = "Over all sessions." }
    return section
  }

  private var stateRows: [TimingSection.Row] {
    let sums = summedStates
    return sums.map { sum in
      let whole = sums.filter { $0.name == sum.name }.reduce(0) { $0 + Double($1.total) }
      return TimingSection.Row([
        sum.name, sum.state, sum.visits.grouped, TimeText.duration(sum.total),
        Self.share(sum.total, of: Int64(min(whole, 9e18))),
      ])
    }
  }

  private struct SummedState {
    var name: String
    var state: String
    var visits: Int
    var total: Int64
  }

  /// The states without their sessions, in the order of the timing, each model's longest first.
  private var summedStates: [SummedState] {
    var order: [String] = []
    var sums: [String: [SummedState]] = [:]
    for timing in timing.states {
      let title = rules.title(ofModel: timing.model)
      let name = timing.instance.map { "\(title) \($0)" } ?? title
      if sums[name] == nil { order.append(name) }
      if let place = sums[name]?.firstIndex(where: { $0.state == timing.state }) {
        sums[name]?[place].visits += timing.visits
        sums[name]?[place].total &+= timing.total
      } else {
        sums[name, default: []].append(
          SummedState(
            name: name, state: timing.state, visits: timing.visits, total: timing.total))
      }
    }
    return order.flatMap { name in (sums[name] ?? []).sorted { $0.total > $1.total } }
  }

  // MARK: Session by session

  /// The states that a row names, where there are more than that.
  private static let namedStates = 7

  /// A row for the app, and for each scene, in each session.
  var statesBySession: TimingSection {
    var section = TimingSection(id: "sessions", title: "States of each session")
    section.columns = [.init("", .name), .init("", .name), .init("time in each state", .text)]
    let rows = sessionRows
    section.rows = rows.prefix(Self.rowLimit).map { row in
      TimingSection.Row([title(row.states[0]), row.name, Self.text(row.states)])
    }
    section.omitted = max(0, rows.count - Self.rowLimit)
    return section
  }

  /// The states of each model and instance in each session, trace by trace.
  private var sessionRows: [(name: String, states: [StateTiming])] {
    struct Key: Hashable {
      var path: String
      var number: Int
      var name: String
    }
    var places: [String: Int] = [:]
    var keys: [Key] = []
    var states: [Key: [StateTiming]] = [:]
    for state in timing.states {
      if places[state.path] == nil { places[state.path] = places.count }
      let title = rules.title(ofModel: state.model)
      let name = state.instance.map { "\(title) \($0)" } ?? title
      let key = Key(path: state.path, number: state.number, name: name)
      if states[key] == nil { keys.append(key) }
      states[key, default: []].append(state)
    }
    // A timing has one model after the other; a reader wants one session after the other.
    let order = keys.enumerated().sorted { left, right in
      func rank(_ place: Int, _ key: Key) -> (Int, Int, Int) {
        // What is not kept apart stands at the end of its trace.
        (places[key.path] ?? 0, key.number == 0 ? .max : key.number, place)
      }
      return rank(left.offset, left.element) < rank(right.offset, right.element)
    }
    return order.map { ($0.element.name, states[$0.element] ?? []) }
  }

  private func title(_ state: StateTiming) -> String {
    let name =
      state.number == 0 ? "other sessions" : "session \(state.session ?? String(state.number))"
    return timing.traceCount == 1 ? name : "\(name) of \(state.path)"
  }

  private static func text(_ states: [StateTiming]) -> String {
    let sorted = states.filter { $0.total > 0 }.sorted {
      ($1.total, $0.state) < ($0.total, $1.state)
    }
    let whole = states.reduce(0) { $0 + Double($1.total) }
    // A single one more takes no more room than to say so.
    let named = sorted.prefix(sorted.count == namedStates + 1 ? sorted.count : namedStates).map {
      state in
      let share = share(state.total, of: Int64(min(whole, 9e18)))
      return "\(state.state) \(TimeText.duration(state.total)) (\(share))"
    }
    let more = sorted.count > named.count ? ["\(sorted.count - named.count) more"] : []
    return (named + more).joined(separator: ", ")
  }
}
