import LifelintTrace

// Memory: what no open session needs any more is let go of.
extension Checker {
  /// Lets go of the values that nothing refers to, now and then.
  ///
  /// To be called between two batches, and at the end between two sessions.
  ///
  /// - Complexity: O(n) in what lives; amortized O(1) an event, as it waits until there are half as
  ///   many values again.
  func letGo() {
    guard program.symbols.liveCount > sweepAt else { return }
    var kept = SymbolSet()
    keepSessions(in: &kept)
    keepRules(in: &kept)
    for number in 0..<program.names.count {
      kept.insert(program.names.symbol(of: NameID(rawValue: UInt32(number))))
    }
    program.symbols.sweep(keeping: kept)
    for place in caches.indices { caches[place] = [.max] }
    matching.forget()
    tables.forgetValues()
    sweepAt = max(1 << 16, program.symbols.liveCount / 2 * 3)
  }

  // What lies in a pool and was given back keeps its values a little longer: that is harmless, and
  // cheaper than telling it apart.

  private func keepSessions(in kept: inout SymbolSet) {
    for (symbol, number) in sessionNumbers.enumerated() where number >= 0 {
      kept.insert(Symbol(rawValue: UInt32(symbol)))
    }
    spans.forEach { span in
      kept.insert(span.scene)
      kept.insert(span.of)
    }
    for fields in spanExtras.values {
      for field in fields { kept.insert(field.value) }
    }
    for pending in pendingSpans.values {
      for symbol in [pending.event.scene, pending.event.of, pending.event.thread] {
        kept.insert(symbol)
      }
      for field in pending.extras { kept.insert(field.value) }
    }
    for symbol in [event.session, event.scene, event.of, event.thread] { kept.insert(symbol) }
    for value in headerValues { kept.insert(value) }
    for field in header?.fields ?? [] { kept.insert(field.value) }
  }

  private func keepRules(in kept: inout SymbolSet) {
    func keep(_ binding: Binding) { binding.forEachSymbol { kept.insert($0) } }
    marks.forEach { mark in
      kept.insert(mark.session)
      kept.insert(mark.scene)
      kept.insert(mark.of)
    }
    groups.forEach { group in
      if group.grouping >= 0 { keep(group.values) }
    }
    stretches.forEach { stretch in
      keep(stretch.binding)
      kept.insert(stretch.lastCaptured)
      guard let extra = stretch.extra else { return }
      for violation in extra.held {
        keep(violation.binding)
        kept.insert(violation.captured)
      }
      if let history = extra.history { self.keep(history, in: &kept) }
    }
    buckets.forEach { keep($0.binding) }
    chains.links.forEach { keep($0.key) }
    obligations.forEach { kept.insert($0.captured) }
    lateAnswers.forEach { keep($0.binding) }
    for record in book.records {
      keep(record.violation.binding)
      kept.insert(record.violation.captured)
      kept.insert(record.groupScene)
      kept.insert(record.groupOf)
    }
    for line in saidLines {
      keep(line.values)
      keep(line.binding)
    }
  }

  private func keep(_ history: History, in kept: inout SymbolSet) {
    for key in history.shelves.keys { key.forEachSymbol { kept.insert($0) } }
    for event in history.shelves.values.flatMap(\.events) + history.events + history.undoing {
      for taker in event.takers { taker.forEachSymbol { kept.insert($0) } }
      for capture in event.captures {
        for value in capture.values { kept.insert(value) }
      }
    }
  }
}
