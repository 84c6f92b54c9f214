import LifelintJSON
import LifelintTrace

// What waits in a stretch, as `SessionWriter+Waiting.swift` has written it.
extension SessionReader {
  mutating func readObligations(of stretch: Int32) {
    tables.obligations.removeAll(keepingCapacity: true)
    for _ in 0..<bytes.number(Int.self) {
      let bucket = checker.makeBucket(of: stretch, binding())
      for _ in 0..<bytes.number(Int.self) {
        let obligation = obligation(in: bucket)
        tables.obligations.append(checker.append(obligation))
      }
    }
    var place: Int = bytes.number()
    while place >= 0 {
      checker.startRunning(tables.obligations[place], in: stretch)
      place = bytes.number()
    }
  }

  private mutating func obligation(in bucket: Int32) -> Obligation {
    // Whoever appends it keeps its first mark.
    let mark = mark()
    let index = index()
    let from = keptMark()
    let base = clock()
    let captured = symbol()
    return Obligation(
      index: index, base: base, mark: mark, from: from, captured: captured,
      allowance: bytes.number(), bucket: bucket)
  }

  mutating func readLateAnswers(of stretch: Int32) {
    let count: Int32 = bytes.number()
    for _ in 0..<count {
      let binding = binding()
      let base = clock()
      checker.stretches[stretch].late = checker.lateAnswers.add(
        LateAnswer(
          binding: binding, base: base, finding: bytes.number(),
          next: checker.stretches[stretch].late))
    }
    checker.stretches[stretch].lateCount = count
  }

  mutating func extra(_ plan: Int) -> StretchExtra {
    let extra = StretchExtra()
    for _ in 0..<bytes.number(Int.self) {
      let violation = violation()
      checker.keep(violation)
      extra.held.append(violation)
    }
    extra.uncountedHeld = bytes.number()
    var flags = bytes.flags()
    extra.window.isBroken = flags.next()
    let hasHistory = flags.next()
    for _ in 0..<bytes.number(Int.self) {
      extra.window.clocks.append(clock())
      extra.window.amounts.append(checker.plans[plan].sum == nil ? .one : sum())
    }
    extra.window.sum = sum()
    if hasHistory { extra.history = history() }
    return extra
  }

  private mutating func sum() -> ExactSum {
    let fixed = bytes.signed()
    var others: [ExactNumber: Int] = [:]
    for _ in 0..<bytes.number(Int.self) {
      let number = ExactNumber(json: bytes.text().utf8)
      let count = Int(bytes.signed())
      if let number { others[number] = count }
    }
    return ExactSum(parts: (fixed, others))
  }

  /// A violation, whose marks nobody keeps yet but this.
  private mutating func violation() -> Violation {
    let mark = mark()
    let binding = binding()
    let captured = symbol()
    let allowance: Int32 = bytes.number()
    var witness = Witness()
    for _ in 0..<bytes.number(Int.self) {
      let role = WitnessRole(number: bytes.number())
      witness.append(role, self.mark())
    }
    let state: Int16 = bytes.number()
    let stateSince: Int = bytes.number()
    var overrun: Overrun?
    if bytes.bits() == 1 {
      let took = bytes.time()
      overrun = Overrun(took: took, bound: bytes.time() ?? .max)
    }
    return Violation(
      mark: mark, binding: binding, captured: captured, allowance: allowance, witness: witness,
      state: state, stateSince: stateSince, overrun: overrun)
  }

  private mutating func history() -> History {
    let history = History()
    history.undone = bytes.number()
    for _ in 0..<bytes.number(Int.self) {
      let key = binding()
      let undone: Int = bytes.number()
      history.shelves.append(History.Shelf(events: events(), undone: undone), for: key)
    }
    history.events = events()
    history.undoing = events()
    return history
  }

  private mutating func events() -> ContiguousArray<EarlierEvent> {
    var events: ContiguousArray<EarlierEvent> = []
    for _ in 0..<bytes.number(Int.self) {
      let index = index()
      var event = EarlierEvent(index: index, clock: clock())
      for _ in 0..<bytes.number(Int.self) { event.takers.append(binding()) }
      for _ in 0..<bytes.number(Int.self) {
        var capture = Capture(alternative: bytes.number(), values: [])
        for _ in 0..<bytes.number(Int.self) { capture.values.append(symbol()) }
        event.captures.append(capture)
      }
      events.append(event)
    }
    return events
  }
}
