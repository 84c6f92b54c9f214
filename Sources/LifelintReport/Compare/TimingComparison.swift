public import LifelintEngine

/// How long everything takes on both sides, and which changes are more than noise.
public struct TimingComparison: Sendable {
  /// Every callback and measure that happened on either side: what changed first, the largest
  /// change before the others; then by kind and name.
  public let rows: [TimingChange]
  /// How many tests were made.
  public let tests: Int

  /// The percentiles, each with the occurrences that a run needs so that it can be tested: below
  /// that its tail is made of single values.
  private static let percentiles: [(share: Double, occurrences: Int)] = [
    (0.5, 1), (0.9, 10), (0.99, 100),
  ]

  /// The runs beyond one a side from which on tails are tested: what one run tells about its own
  /// tail is too little.
  private static let leastDegreesForTails = 4

  /// Compares the times of traces; each trace is one run.
  ///
  /// - Complexity: O(n log n) in the number of durations, and O(r²) in that of rows.
  public init(base: [TraceResult], head: [TraceResult]) {
    let (baseRuns, headRuns) = (base.map(Self.run), head.map(Self.run))
    var keys: [Key] = []
    var seen: Set<Key> = []
    for key in (baseRuns + headRuns).flatMap(\.keys) where seen.insert(key).inserted {
      keys.append(key)
    }
    var rows: [TimingChange] = []
    var questions: [ChangeTest.Question] = []
    var asked: [ChangeTest.Question: Int] = [:]
    var places: [(row: Int, percentile: Int, question: Int)] = []
    let weights = PercentileWeights()
    for key in keys {
      let sides = [baseRuns, headRuns].map { $0.compactMap { $0.durations[key] } }
      for (percentile, question) in Self.questions(
        base: sides[0], head: sides[1], weights)
      {
        // A phase that is a callback, and no more, is the same question once more.
        let number = asked[question] ?? questions.count
        if number == questions.count { questions.append(question) }
        asked[question] = number
        places.append((rows.count, percentile, number))
      }
      rows.append(Self.row(key, base: sides[0], head: sides[1]))
    }
    let answers = ChangeTest.answers(to: questions)
    for place in places {
      guard let answer = answers[place.question] else { continue }
      rows[place.row].percentiles[place.percentile].take(answer)
    }
    tests = answers.count { $0 != nil }
    self.rows = rows.enumerated().sorted { left, right in
      let changes = (left.element.significantChange, right.element.significantChange)
      return changes.0 == changes.1 ? left.offset < right.offset : changes.0 > changes.1
    }.map(\.element)
  }

  /// The rows with a verdict.
  public func rows(_ verdict: TimingChange.Verdict) -> [TimingChange] {
    rows.filter { $0.verdict == verdict }
  }

  // MARK: Runs

  private struct Key: Hashable {
    var kind: TimingChange.Kind
    var id: String
    var title: String
    var variant: String?
    var parent: String?
  }

  private struct Run {
    var keys: [Key] = []
    var durations: [Key: Distribution] = [:]

    mutating func add(_ key: Key, _ distribution: Distribution) {
      guard distribution.count > 0 else { return }
      if durations[key] == nil { keys.append(key) }
      durations[key, default: Distribution()].add(distribution)
    }
  }

  private static func run(_ trace: TraceResult) -> Run {
    var run = Run()
    for callback in trace.timing?.callbacks ?? [] {
      run.add(
        Key(kind: .callback, id: callback.title, title: callback.title), callback.durations)
    }
    let measures = trace.timing?.measures ?? []
    for measure in measures {
      let parent = measure.parent.map { id in
        measures.first { $0.id == id && $0.parent == nil }?.title ?? id
      }
      run.add(
        Key(
          kind: .measure, id: measure.id, title: measure.title, variant: measure.kind,
          parent: parent), measure.durations)
    }
    return run
  }

  private static func row(
    _ key: Key, base: [Distribution], head: [Distribution]
  ) -> TimingChange {
    let (base, head) = (side(base), side(head))
    return TimingChange(
      kind: key.kind, id: key.id, title: key.title, variant: key.variant, parent: key.parent,
      base: base, head: head,
      percentiles: percentiles.map { share, _ in
        TimingChange.Percentile(
          share: share, base: base.durations.percentile(share),
          head: head.durations.percentile(share))
      })
  }

  private static func side(_ runs: [Distribution]) -> TimingChange.Side {
    runs.reduce(into: TimingChange.Side()) { side, durations in
      side.durations.add(durations)
      side.runs += 1
    }
  }

  // MARK: Questions

  /// The tests for which a row has enough runs and occurrences.
  private static func questions(
    base: [Distribution], head: [Distribution], _ weights: PercentileWeights
  ) -> [(percentile: Int, question: ChangeTest.Question)] {
    guard !base.isEmpty, !head.isEmpty else { return [] }
    let logs = (base + head).map(LogDurations.init)
    let degrees = logs.count - 2
    return percentiles.indices.compactMap { place in
      let (share, occurrences) = percentiles[place]
      let isTail = share > 0.5
      guard !isTail || degrees >= leastDegreesForTails,
        logs.allSatisfy({ $0.count >= occurrences })
      else { return nil }
      let estimates =
        isTail ? logs.map { $0.percentile(share, weights) } : LogDurations.middles(of: logs)
      return (
        place,
        ChangeTest.Question(
          sort: place, base: Array(estimates[..<base.count]),
          head: Array(estimates[base.count...]))
      )
    }
  }
}

extension TimingChange.Percentile {
  fileprivate mutating func take(_ answer: ChangeTest.Answer) {
    probability = answer.probability
    noise = answer.noise
    if answer.probability > ChangeTest.familyWiseError {
      verdict = .noise
    } else {
      verdict = answer.ratio > 1 ? .slower : .faster
    }
  }
}
