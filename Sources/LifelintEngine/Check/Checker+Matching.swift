import LifelintJSON
import LifelintTrace

// Matching: what the event's fields are, and whether a matcher matches it.
extension Checker {
  /// The value of a field that does not depend on a group.
  func value(_ accessor: Accessor) -> Symbol {
    value(accessor, group: -1)
  }

  /// The value of a field for a group; `elapsed` and `t` as symbols of their numbers of seconds.
  func value(_ accessor: Accessor, group: Int32) -> Symbol {
    switch accessor {
    case .name(let kind):
      return event.kind == kind ? program.names.symbol(of: event.name) : .missing
    case .phase: return matching.phaseSymbols[Int(event.phase.rawValue)]
    case .session: return event.session
    case .scene: return event.scene
    case .of: return event.of
    case .thread: return event.thread
    case .kind: return matching.kindSymbols[Int(event.kind.rawValue)]
    case .spelled:
      return event.kind == .callback
        ? matching.spellingSymbols[Int(event.spelling.rawValue)] : .missing
    case .header(let place): return headerValues[place]
    case .extra(let field):
      var place = Int(event.extraStart)
      let end = place + Int(event.extraCount)
      while place < end {
        if extras[place].field == field { return extras[place].value }
        place += 1
      }
      return .missing
    case .state(let model): return stateSymbol(model, group: group)
    case .becomes(let model): return becomesSymbol(model, group: group)
    case .elapsed: return symbol(nanoseconds: elapsed())
    case .time: return symbol(nanoseconds: event.hasDateTime ? nil : event.time)
    case .during:
      let open = openCallbacks(group: group)
      if open.isEmpty { return .missing }
      return open.count == 1
        ? program.names.symbol(of: open[0])
        : program.symbols.intern(array: open.map { program.names.symbol(of: $0) })
    }
  }

  private func symbol(nanoseconds: Int64?) -> Symbol {
    nanoseconds.map { program.symbols.intern(ExactNumber(nanoseconds: $0)) } ?? .missing
  }

  /// Whether any of a matcher's open alternatives matches the event.
  func matches(
    _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32, _ binding: Binding
  ) -> Bool {
    for place in open {
      if place == Dispatch.Alternatives.others {
        return matches(matcher, from: place, group: group, binding)
      }
      if matches(matcher.alternatives[place], group: group, binding) { return true }
    }
    return false
  }

  /// Whether a whole matcher matches the event, name and phase included.
  func matches(
    _ matcher: CompiledMatcher, from first: Int = 0, group: Int32, _ binding: Binding
  ) -> Bool {
    for alternative in matcher.alternatives[first...]
    where isNamed(alternative, group: group) && matches(alternative, group: group, binding) {
      return true
    }
    return false
  }

  /// Whether an alternative asks for the event's name and phase.
  private func isNamed(_ alternative: CompiledAlternative, group: Int32) -> Bool {
    alternative.phases & MatcherCompiler.bit(of: event.phase) != 0
      && alternative.nameTests.allSatisfy { holds($0, group: group) }
  }

  /// Calls a function for each open alternative and its place.
  private func forEach(
    _ open: Dispatch.Alternatives, of matcher: CompiledMatcher, group: Int32,
    _ body: (Int, CompiledAlternative) -> Void
  ) {
    for place in open {
      if place < Dispatch.Alternatives.others {
        body(place, matcher.alternatives[place])
        continue
      }
      for other in place..<matcher.alternatives.count
      where isNamed(matcher.alternatives[other], group: group) {
        body(other, matcher.alternatives[other])
      }
    }
  }

  private func matches(
    _ alternative: CompiledAlternative, group: Int32, _ binding: Binding
  ) -> Bool {
    guard matchesPlainly(alternative, group: group) else { return false }
    for test in alternative.variableTests
    where !matching.matches(test.pattern, value(test.accessor, group: group), binding) {
      return false
    }
    return true
  }

  /// Whether the event has the name and kind that an alternative asks for.
  func hasName(of alternative: CompiledAlternative, _ binding: Binding) -> Bool {
    (!isSecond || alternative.asksSpelled)
      && alternative.nameTests.allSatisfy { holds($0, group: -1) }
      && alternative.variableTests.allSatisfy {
        !$0.accessor.isName || matching.matches($0.pattern, value($0.accessor), binding)
      }
  }

  /// Whether the tests without variables hold.
  func matchesPlainly(_ alternative: CompiledAlternative, group: Int32) -> Bool {
    if isSecond, !alternative.asksSpelled { return false }
    for place in alternative.tests.indices
    where !holds(alternative.tests[place], group: group) {
      if event.of == .missing, alternative.tests[place].accessor == .of {
        for other in alternative.tests.indices
        where other != place && !holds(alternative.tests[other], group: group) {
          return false
        }
        noteNearMiss(alternative, .of)
      }
      return false
    }
    return true
  }

  /// Takes note of an event that is all that the rule asks for, but for a field that it lacks.
  private func noteNearMiss(_ alternative: CompiledAlternative, _ accessor: Accessor) {
    guard let lookingPlan, alternative.isNamed else { return }
    let field: UInt16? =
      switch accessor {
      case .of: nil
      case .extra(let number): number
      default: .max
      }
    if field == .max { return }
    let key = NearMissKey(plan: lookingPlan, field: field)
    if nearMisses[key]?.lastIndex == index { return }
    nearMisses[key, default: (0, event.line, -1)].count += 1
    nearMisses[key]?.lastIndex = index
  }

  private func holds(_ test: ValueTest, group: Int32) -> Bool {
    switch test.way {
    case .equals(let symbol): return value(test.accessor, group: group) == symbol
    case .isOneOf(let symbols): return symbols.contains(value(test.accessor, group: group))
    case .cached(let pattern, let cache):
      return holds(pattern, value(test.accessor, group: group), cache: cache)
    case .special(let pattern):
      switch test.accessor {
      case .elapsed: return matching.matches(pattern, nanoseconds: elapsed())
      case .time:
        return matching.matches(pattern, nanoseconds: event.hasDateTime ? nil : event.time)
      default: return holds(pattern, open: openCallbacks(group: group))
      }
    }
  }

  private func holds(_ pattern: CompiledPattern, _ value: Symbol, cache: Int) -> Bool {
    let place = Int(value.rawValue)
    if place < caches[cache].count {
      let answer = caches[cache][place]
      if answer != 0 { return answer == 1 }
    } else {
      caches[cache].append(
        contentsOf: repeatElement(0, count: max(place + 1, 64) - caches[cache].count))
    }
    let answer = matching.matches(pattern, value)
    caches[cache][place] = answer ? 1 : 2
    return answer
  }

  // MARK: during

  /// The callbacks that are open for the event as a group sees it.
  private func openCallbacks(group: Int32) -> ContiguousArray<NameID> {
    var found: ContiguousArray<NameID> = []
    guard !sessions[Int(session)].open.isEmpty else { return found }
    var scene: Symbol?
    var seesAll = false
    if group >= 0, let place = program.groupings[Int(groups[Int(group)].grouping)].sceneField {
      scene = groups[Int(group)].values[place]
    } else if event.scene != .missing {
      scene = event.scene
    } else {
      seesAll = true
    }
    for span in sessions[Int(session)].open.values where !span.isSecond {
      if (seesAll || span.scene == .missing || span.scene == scene)
        && (group < 0 || lacksWhatGroupLacks(span, group: group))
      {
        found.append(span.name)
      }
    }
    return found
  }

  /// Whether a callback lacks each optional field that the group's events lack.
  private func lacksWhatGroupLacks(_ span: OpenSpan, group: Int32) -> Bool {
    let grouping = program.groupings[Int(groups[Int(group)].grouping)]
    for (place, field) in grouping.fields.enumerated()
    where field.isOptional && groups[Int(group)].values[place] == .missing {
      switch field.accessor {
      case .scene: if span.scene != .missing { return false }
      case .of: if span.of != .missing { return false }
      case .extra(let number):
        if span.extras.contains(where: { $0.field == number }) { return false }
      case .name(.callback), .phase, .thread, .time: return false
      default: break
      }
    }
    return true
  }

  private func holds(_ pattern: CompiledPattern, open: ContiguousArray<NameID>) -> Bool {
    switch pattern {
    case .null: open.isEmpty
    case .present(let wanted): open.isEmpty != wanted
    case .any(let parts): parts.contains { holds($0, open: open) }
    case .all(let parts): parts.allSatisfy { holds($0, open: open) }
    case .not(let part): !holds(part, open: open)
    case .equals(let symbol): open.contains { program.names.symbol(of: $0) == symbol }
    case .glob(let glob): open.contains { glob.matches(program.names.text(of: $0)) }
    case .range, .variable: false
    }
  }

  // MARK: Variables

  /// Calls a function for each different binding with which a matcher matches the event; what is
  /// bound already has to agree.
  func forEachBinding(
    _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32, from binding: Binding,
    _ body: (Binding) -> Void
  ) {
    var seen: [Binding] = []
    let isOnly = matcher.alternatives.count == 1
    forEach(open, of: matcher, group: group) { _, alternative in
      guard matchesPlainly(alternative, group: group),
        let bound = bind(alternative, group: group, from: binding)
      else { return }
      if !isOnly {
        if seen.contains(bound) { return }
        seen.append(bound)
      }
      body(bound)
    }
  }

  /// For each alternative that matches as far as it can be told, what has to be tested later.
  func captures(
    _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32
  ) -> ContiguousArray<Capture> {
    var captures: ContiguousArray<Capture> = []
    forEach(open, of: matcher, group: group) { place, alternative in
      guard matchesPlainly(alternative, group: group) else { return }
      var values: ContiguousArray<Symbol> = []
      for test in alternative.variableTests { values.append(value(test.accessor, group: group)) }
      captures.append(Capture(alternative: place, values: values))
    }
    return captures
  }

  private func bind(
    _ alternative: CompiledAlternative, group: Int32, from binding: Binding
  ) -> Binding? {
    if alternative.variableTests.isEmpty { return binding }
    var bound = binding
    for test in alternative.variableTests {
      guard let variable = test.plain, bound[variable] == Binding.unbound else { continue }
      let value = value(test.accessor, group: group)
      if value == .missing, !test.isOptional {
        noteNearMiss(alternative, test.accessor)
        return nil
      }
      if !matching.isScalar(value) { return nil }
      bound[variable] = value
    }
    for test in alternative.variableTests
    where !matching.matches(test.pattern, value(test.accessor, group: group), bound) {
      return nil
    }
    return bound
  }

  /// The bindings that an event can concern, read from its fields; `nil` where all have to be
  /// tried.
  func keys(
    _ reader: KeyReader?, _ open: Dispatch.Alternatives, group: Int32, from binding: Binding
  ) -> [Binding]? {
    guard let reader else { return nil }
    var keys: [Binding] = []
    for place in open {
      if place == Dispatch.Alternatives.others { return nil }
      var key = binding
      var isWhole = true
      for field in reader.alternatives[place] {
        let value = value(field.accessor, group: group)
        if value == .missing, !field.isOptional {
          isWhole = false
          break
        }
        key[field.variable] = value
      }
      if isWhole, !keys.contains(key) { keys.append(key) }
    }
    return keys
  }
}
