public import LifelintRules
public import LifelintTrace

/// Checks traces against a rule set.
///
/// ```swift
/// let check = TraceCheck(ruleSet: ruleSet)
/// let result = check.run(.path("trace.jsonl"), path: "trace.jsonl")
/// ```
public struct TraceCheck: Sendable {
  /// What traces are checked against.
  public let ruleSet: RuleSet
  /// How they are checked.
  public let options: CheckOptions

  /// Makes a check.
  public init(ruleSet: RuleSet, options: CheckOptions = CheckOptions()) {
    self.ruleSet = ruleSet
    self.options = options
  }

  /// Reads a trace to its end and checks it.
  ///
  /// What is wrong with the trace itself stands among the findings; nothing is thrown.
  ///
  /// - Parameters:
  ///   - source: Where the trace comes from.
  ///   - path: The path that the result names.
  /// - Returns: What the trace has shown.
  /// - Complexity: O(n) in the number of events; memory is bounded by the sessions that are open.
  public func run(_ source: TraceSource, path: String) -> TraceResult {
    let input = ByteInput(source)
    return run(path: path, naming: EventNames(in: input, known: ruleSet.vocabulary)) {
      TraceReader(input: input, symbols: $0, names: $1, fields: $2)
    }
  }

  /// Reads the events of a source to its end and checks them.
  ///
  /// - Parameters:
  ///   - path: The path that the result names.
  ///   - events: The names of all events, where they are known: what rules are about others is not
  ///     made ready for them.
  ///   - open: Makes the source: of the table for values, the table of names, and the names of the
  ///     fields that the rules ask for.
  /// - Returns: What the trace has shown.
  /// - Complexity: O(n) in the number of events; memory is bounded by the sessions that are open.
  public func run(
    path: String, naming events: EventNames? = nil,
    from open: (SymbolTable, NameTable, [String]) -> any EventSource
  ) -> TraceResult {
    let program = Program(
      ruleSet, withTime: options.recordsTimeline || options.recordsTiming, naming: events)
    program.symbols.pin()
    let checker = Checker(program: program, options: options)
    let reader = open(program.symbols, program.names, program.askedFields)
    var batch = EventBatch()
    var hasHeader = false
    while reader.read(into: &batch) {
      if !hasHeader, let header = reader.header {
        hasHeader = true
        checker.take(header)
      }
      checker.awaitEvents(of: &reader.diagnostics)
      checker.take(batch)
      checker.reportLeft()
      if let limit = options.timingLimit, reader.eventCount > limit { checker.stopChronicle() }
      checker.take(&reader.diagnostics)
      checker.letGo()
      if let onFindings = options.onFindings { checker.tell(onFindings) }
      options.onProgress?(reader.byteCount)
    }
    checker.take(&reader.diagnostics)
    if !hasHeader, let header = reader.header { checker.take(header) }
    checker.finish()
    if let onFindings = options.onFindings { checker.tell(onFindings) }
    return checker.result(of: reader, path: path)
  }
}

extension Checker {
  /// Takes what the reader found wrong.
  func take(_ diagnostics: inout [ReaderDiagnostic]) {
    for diagnostic in diagnostics { report(diagnostic) }
    diagnostics.removeAll(keepingCapacity: true)
  }

  /// Tells what was found since this was last done.
  func tell(_ onFindings: ([Finding]) -> Void) {
    let news =
      diagnostics[toldDiagnostics...]
      + book.records.indices[toldRecords...].map { Finding(book, place: $0) }
    (toldDiagnostics, toldRecords) = (diagnostics.count, book.records.count)
    if !news.isEmpty { onFindings(Array(news)) }
  }

  /// The places of the allowances that allowed nothing.
  private var unusedAllowances: [Int] {
    program.ruleSet.allowances.indices.filter { !usedAllowances.contains($0) }
  }

  /// What the trace has shown.
  func result(of reader: any EventSource, path: String) -> TraceResult {
    if reader.eventCount == 0, !options.allowsEmpty, !reader.mayBeEmpty,
      diagnosticCounts[.unreadableTrace] == nil
    {
      report(
        .unreadableTrace, line: 0, "the trace has no events",
        hint: reader.emptyHint)
    }
    let findings = sortedFindings()
    let rules = plans.indices.filter { plans[$0].measure == nil }
    var result = TraceResult(
      path: path, events: reader.eventCount, sessions: sessionCount,
      unreadable: reader.unreadableCount,
      header: header?.fields.map { ($0.name, program.symbols.text(of: $0.value)) } ?? [],
      findings: findings, dropped: dropped, allowed: allowed,
      unusedAllowances: unusedAllowances,
      verdicts: (rules.map(verdicts(of:)) + program.idleRules.map(verdicts(ofIdle:)))
        .sorted { $0.rule < $1.rule })
    result.recording = chronicle?.recording
    result.timing = chronicle?.timing(path: path)
    result.nearMisses = rules.flatMap(nearMisses(of:)).sorted {
      ($0.rule, $0.field) < ($1.rule, $1.field)
    }
    return result
  }

  private func verdicts(of rule: Int) -> RuleVerdicts {
    let counts = verdicts[rule]
    return RuleVerdicts(
      rule: program.reports[rule].text.id, violated: counts.violated,
      satisfied: counts.satisfied, inconclusive: counts.inconclusive,
      notExercised: closedGroups[plans[rule].grouping]
        - (counts.violated + counts.inconclusive + counts.satisfied))
  }

  private func verdicts(ofIdle rule: (id: String, grouping: Int)) -> RuleVerdicts {
    RuleVerdicts(rule: rule.id, notExercised: closedGroups[rule.grouping])
  }

  private func nearMisses(of rule: Int) -> [NearMiss] {
    let first = Int(firstMisses[rule])
    if first < 0 { return [] }
    return (0...program.askedFields.count).compactMap { field in
      let miss = nearMisses[first + field]
      if miss.count == 0 { return nil }
      return NearMiss(
        rule: program.reports[rule].text.id,
        field: field < program.askedFields.count ? program.askedFields[field] : "of",
        events: miss.count, firstLine: miss.firstLine)
    }
  }

  /// The reader's findings and the rules', by line, then by rule.
  private func sortedFindings() -> [Finding] {
    if diagnostics.isEmpty, book.records.isEmpty { return [] }
    // Places are sorted and not findings, which are many and large.
    let ids = Set(diagnostics.map(\.rule) + program.reports.map(\.text.id)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(ids, UInt32(0)...))
    let ruleRanks = program.reports.map { ranks[$0.text.id] ?? 0 }
    /// Findings of one line stand by rule, those of one rule as they were found.
    typealias Key = (line: Int, order: UInt64)
    var keys: ContiguousArray<Key> = []
    keys.reserveCapacity(diagnostics.count + book.records.count)
    func add(_ rank: UInt32, line: Int) {
      keys.append((line, UInt64(rank) << 32 | UInt64(keys.count)))
    }
    for finding in diagnostics { add(ranks[finding.rule] ?? 0, line: finding.line) }
    for place in book.records.indices {
      add(ruleRanks[Int(book.records[place].plan)], line: book.mark(place).line)
    }
    keys.sort { $0.line != $1.line ? $0.line < $1.line : $0.order < $1.order }
    return keys.map { key in
      let place = Int(key.order & 0xFFFF_FFFF)
      return place < diagnostics.count
        ? diagnostics[place] : Finding(book, place: place - diagnostics.count)
    }
  }
}
