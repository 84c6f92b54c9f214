extension Timing {
  /// The timings of several traces, added up.
  ///
  /// What has the same name is one row; budgets and bounds are those of the first that has it. The
  /// order is that of a single timing.
  ///
  /// - Complexity: O(n) in the number of rows of all.
  public static func sum(of timings: some Sequence<Timing>) -> Timing {
    var sum = Timing()
    for timing in timings { sum.add(timing) }
    return sum
  }

  /// Takes the times of another.
  public mutating func add(_ other: Timing) {
    traceCount += other.traceCount
    sessionCount += other.sessionCount
    length = TimingBook.sum(length, other.length)
    merge(\.callbacks, other.callbacks, by: \.title) { known, new in
      known.take(new.durations, \.durations, new.worst, \.worst)
      known.overBudget += new.overBudget
      if let own = known.unreturned, let more = new.unreturned {
        var both = own
        both.add(more)
        known.unreturned = both
      } else {
        known.unreturned = known.unreturned ?? new.unreturned
      }
    }
    callbacks.sort(by: CallbackTiming.isBefore)
    merge(\.measures, other.measures, by: { [$0.id, $0.parent, $0.kind] }) { known, new in
      known.take(new.durations, \.durations, new.worst, \.worst)
      known.overBudget += new.overBudget
      known.unanswered += new.unanswered
    }
    measures.sort { $0.place < $1.place }
    merge(\.latencies, other.latencies, by: \.rule) { known, new in
      known.take(new.durations, \.durations, new.worst, \.worst)
      known.unanswered += new.unanswered
      known.atOnce += new.atOnce
    }
    latencies.sort { $0.rule < $1.rule }
    merge(\.risks, other.risks, by: { [$0.isAny ? nil : $0.object, $0.appState] }) { known, new in
      known.take(new.durations, \.durations, new.worst, \.worst)
      known.lost += new.lost
      known.unsettled += new.unsettled
    }
    risks.sort(by: RiskTiming.isBefore)
    merge(
      \.states, other.states,
      by: { [$0.model, $0.path, String($0.number), $0.instance, $0.state] }
    ) { known, new in
      known.visits += new.visits
      known.total = TimingBook.sum(known.total, new.total)
    }
    hangCount += other.hangCount
    hangs = Array(
      (hangs + other.hangs).enumerated().sorted {
        ($1.element.duration, $0.offset) < ($0.element.duration, $1.offset)
      }.map(\.element).prefix(Self.hangLimit))
  }

  /// Adds rows to those with the same key, and the others at the end.
  private mutating func merge<Row, Key: Hashable>(
    _ rows: WritableKeyPath<Timing, [Row]>, _ others: [Row], by key: (Row) -> Key,
    _ add: (inout Row, Row) -> Void
  ) {
    var places: [Key: Int] = [:]
    for (place, row) in self[keyPath: rows].enumerated() { places[key(row)] = place }
    for row in others {
      if let place = places[key(row)] {
        add(&self[keyPath: rows][place], row)
      } else {
        places[key(row)] = self[keyPath: rows].count
        self[keyPath: rows].append(row)
      }
    }
  }
}

/// A row of a timing that has times and a place of the longest.
private protocol TimedRow {}

extension CallbackTiming: TimedRow {}
extension MeasureTiming: TimedRow {}
extension RuleLatency: TimedRow {}
extension RiskTiming: TimedRow {}

extension TimedRow {
  /// Takes the times of another row.
  fileprivate mutating func take(
    _ durations: Distribution, _ own: WritableKeyPath<Self, Distribution>, _ worst: Worst,
    _ ownWorst: WritableKeyPath<Self, Worst>
  ) {
    let isEmpty = self[keyPath: own].count == 0
    if isEmpty || (durations.count > 0 && durations.max > self[keyPath: own].max) {
      self[keyPath: ownWorst] = worst
    }
    self[keyPath: own].add(durations)
  }
}

extension RiskTiming {
  /// The order of a timing: all objects together, then each by its name; of each the sum over all
  /// states of the app first.
  static func isBefore(_ left: RiskTiming, _ right: RiskTiming) -> Bool {
    func key(_ risk: RiskTiming) -> (Int, String, String) {
      (risk.isAny ? 0 : 1, risk.object, risk.appState ?? "")
    }
    return key(left) < key(right)
  }
}
