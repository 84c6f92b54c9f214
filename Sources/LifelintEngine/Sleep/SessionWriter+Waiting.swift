import LifelintJSON
import LifelintTrace

// What waits in a stretch. The functions of the same names in `SessionReader+Waiting.swift` read what
// these write.
extension SessionWriter {
  /// The obligations, by their buckets, and the order in which their times run out.
  mutating func writeObligations(of stretch: Int32) {
    let checker = checker
    obligations.removeAll()
    bytes.write(checker.stretches[stretch].count)
    checker.forEachBucket(of: stretch) { bucket in
      write(checker.buckets[bucket].binding)
      bytes.write(checker.buckets[bucket].count + checker.buckets[bucket].uncounted)
      checker.forEachObligation(in: bucket) { obligation in
        obligations.append(obligation)
        write(checker.obligations[obligation])
      }
    }
    var next = checker.stretches[stretch].firstRunning
    while next >= 0 {
      bytes.write(obligations.place(of: next))
      next = checker.obligations[next].nextRunning
    }
    // No place: there are no more.
    bytes.write(next)
  }

  private mutating func write(_ obligation: Obligation) {
    write(mark: obligation.mark)
    write(index: obligation.index)
    write(mark: obligation.from)
    write(clock: obligation.base)
    write(obligation.captured)
    bytes.write(obligation.allowance)
  }

  mutating func writeLateAnswers(of stretch: Int32) {
    let checker = checker
    let head = checker.stretches[stretch].late
    writeList(from: head, next: { checker.lateAnswers[$0].next }) { writer, place in
      let answer = checker.lateAnswers[place]
      writer.write(answer.binding)
      writer.write(clock: answer.base)
      writer.bytes.write(answer.finding)
    }
  }

  mutating func write(_ extra: StretchExtra, _ plan: Int) {
    bytes.write(extra.held.count)
    for violation in extra.held { write(violation) }
    bytes.write(extra.uncountedHeld)
    let window = extra.window
    var flags = FlagWriter()
    flags.append(window.isBroken)
    flags.append(extra.history != nil)
    bytes.write(flags)
    bytes.write(window.clocks.count - window.head)
    for place in window.head..<window.clocks.count {
      write(clock: window.clocks[place])
      // Where events are counted each is one.
      if checker.plans[plan].sum != nil { write(window.amounts[place]) }
    }
    write(window.sum)
    if let history = extra.history { write(history) }
  }

  private mutating func write(_ sum: ExactSum) {
    let parts = sum.parts
    bytes.write(signed: parts.fixed)
    bytes.write(parts.others.count)
    for (number, count) in parts.others {
      bytes.write(number.description)
      bytes.write(signed: Int64(count))
    }
  }

  private mutating func write(_ violation: Violation) {
    write(mark: violation.mark)
    write(violation.binding)
    write(violation.captured)
    bytes.write(violation.allowance)
    bytes.write(violation.witness.count)
    for place in 0..<violation.witness.count {
      bytes.write(violation.witness[place].role.number)
      write(mark: violation.witness[place].mark)
    }
    bytes.write(violation.state)
    bytes.write(violation.stateSince)
    bytes.write(bits: violation.overrun == nil ? 0 : 1)
    if let overrun = violation.overrun {
      bytes.write(time: overrun.took)
      bytes.write(time: overrun.bound)
    }
  }

  private mutating func write(_ history: History) {
    bytes.write(history.undone)
    bytes.write(history.shelves.count)
    for (key, shelf) in zip(history.shelves.keys, history.shelves.values) {
      write(key)
      bytes.write(shelf.undone)
      write(shelf.events)
    }
    write(history.events)
    write(history.undoing)
  }

  private mutating func write(_ events: ContiguousArray<EarlierEvent>) {
    bytes.write(events.count)
    for event in events {
      write(index: event.index)
      write(clock: event.clock)
      bytes.write(event.takers.count)
      for taker in event.takers { write(taker) }
      bytes.write(event.captures.count)
      for capture in event.captures {
        bytes.write(capture.alternative)
        bytes.write(capture.values.count)
        for value in capture.values { write(value) }
      }
    }
  }
}
