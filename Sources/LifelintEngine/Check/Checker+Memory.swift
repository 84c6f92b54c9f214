import LifelintTrace

// Memory: what no open session needs any more is let go of.
extension Checker {
  /// Lets go of the values that nothing refers to, now and then.
  ///
  /// To be called between two batches.
  ///
  /// - Complexity: O(n) in what lives; amortized O(1) an event, as it waits until the values have
  ///   doubled.
  func letGo() {
    guard program.symbols.liveCount > sweepAt else { return }
    var kept = SymbolSet()
    keepSessions(in: &kept)
    for group in groups where group.grouping >= 0 { keep(group, in: &kept) }
    for stretch in stretches where !stretch.isReleased { keep(stretch, in: &kept) }
    for record in book.records {
      keep(record.violation, in: &kept)
      kept.insert(record.groupScene)
      kept.insert(record.groupOf)
    }
    for number in 0..<program.names.count {
      kept.insert(program.names.symbol(of: NameID(rawValue: UInt32(number))))
    }
    program.symbols.sweep(keeping: kept)
    for place in caches.indices { caches[place] = [] }
    sweepAt = max(1 << 16, program.symbols.liveCount * 2)
  }

  private func keepSessions(in kept: inout SymbolSet) {
    for (symbol, number) in sessionNumbers.enumerated() where number != Self.none {
      kept.insert(Symbol(rawValue: UInt32(symbol)))
    }
    for session in sessions where session.isAlive {
      for span in session.open.values + session.openOthers.values {
        kept.insert(span.scene)
        kept.insert(span.of)
        for field in span.extras { kept.insert(field.value) }
      }
      guard let pending = session.pending else { continue }
      for symbol in [pending.event.scene, pending.event.of, pending.event.thread] {
        kept.insert(symbol)
      }
      for field in pending.extras { kept.insert(field.value) }
    }
    for value in headerValues { kept.insert(value) }
    for field in header?.fields ?? [] { kept.insert(field.value) }
    for line in saidLines { line.binding.forEachSymbol { kept.insert($0) } }
  }

  private func keep(_ group: Group, in kept: inout SymbolSet) {
    group.values.forEachSymbol { kept.insert($0) }
    for since in group.since { keep(since.mark, in: &kept) }
  }

  private func keep(_ mark: Mark, in kept: inout SymbolSet) {
    kept.insert(mark.session)
    kept.insert(mark.scene)
    kept.insert(mark.of)
  }

  private func keep(_ stretch: Stretch, in kept: inout SymbolSet) {
    stretch.binding.forEachSymbol { kept.insert($0) }
    if let opening = stretch.opening { keep(opening, in: &kept) }
    if let last = stretch.last { keep(last, in: &kept) }
    for symbol in stretch.lastCaptured { kept.insert(symbol) }
    for violation in stretch.held { keep(violation, in: &kept) }
    if let obligations = stretch.obligations { keep(obligations, in: &kept) }
    if let history = stretch.history { keep(history, in: &kept) }
  }

  private func keep(_ violation: Violation, in kept: inout SymbolSet) {
    keep(violation.mark, in: &kept)
    violation.binding.forEachSymbol { kept.insert($0) }
    for symbol in violation.captured { kept.insert(symbol) }
    for witness in violation.witness { keep(witness.mark, in: &kept) }
  }

  private func keep(_ obligations: Obligations, in kept: inout SymbolSet) {
    for key in obligations.buckets.keys { key.forEachSymbol { kept.insert($0) } }
    for bucket in obligations.buckets.values {
      for obligation in bucket.waiting {
        keep(obligation.mark, in: &kept)
        if let from = obligation.from { keep(from, in: &kept) }
        for symbol in obligation.captured { kept.insert(symbol) }
      }
    }
    for deadline in obligations.deadlines[obligations.head...] {
      deadline.binding.forEachSymbol { kept.insert($0) }
    }
    for late in obligations.late { late.binding.forEachSymbol { kept.insert($0) } }
  }

  private func keep(_ history: History, in kept: inout SymbolSet) {
    for key in history.shelves.keys { key.forEachSymbol { kept.insert($0) } }
    for event in history.shelves.values.flatMap(\.events) + history.events + history.undoing {
      keep(event.mark, in: &kept)
      for taker in event.takers { taker.forEachSymbol { kept.insert($0) } }
      for capture in event.captures {
        for value in capture.values { kept.insert(value) }
      }
    }
  }
}
