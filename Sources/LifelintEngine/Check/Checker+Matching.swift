import LifelintJSON
import LifelintRules
import LifelintTrace

// Matching: what the event's fields are, and whether a matcher matches it.
extension Checker {
  /// The value of a field that does not depend on a group.
  @inline(__always)
  func value(_ accessor: Accessor) -> Symbol {
    value(accessor, group: -1)
  }

  /// The same as ``value(_:group:)``, the most frequent fields first.
  @inline(__always)
  func quickValue(_ accessor: Accessor, group: Int32) -> Symbol {
    switch accessor {
    case .of: event.of
    case .scene: event.scene
    case .extra where event.extraCount == 0: .missing
    default: value(accessor, group: group)
    }
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
    case .header(let place): return headerValues[Int(place)]
    case .extra(let field):
      var place = Int(event.extraStart)
      let end = place + Int(event.extraCount)
      while place < end {
        if extras[place].field == field { return extras[place].value }
        place += 1
      }
      return .missing
    case .state(let model): return stateSymbol(Int(model), group: group)
    case .becomes(let model): return becomesSymbol(Int(model), group: group)
    case .elapsed: return symbol(nanoseconds: elapsed())
    case .time: return symbol(nanoseconds: event.hasDateTime ? nil : event.time)
    case .during:
      findOpenCallbacks(group: group)
      if openNames.isEmpty { return .missing }
      return openNames.count == 1
        ? program.names.symbol(of: openNames[0])
        : program.symbols.intern(array: openNames.map { program.names.symbol(of: $0) })
    }
  }

  private func symbol(nanoseconds: Int64?) -> Symbol {
    nanoseconds.map { program.symbols.intern(nanoseconds: $0) } ?? .missing
  }

  /// Whether any of a matcher's open alternatives matches the event.
  @inline(never)
  func matches(
    _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32, _ binding: Binding
  ) -> Bool {
    for place in open {
      if place == Dispatch.Alternatives.others {
        return matches(matcher, from: place, group: group, binding)
      }
      let alternative = Int(matcher.first) &+ place
      if matchesPlainly(alternative, isMiss: open.isMiss(place), group: group),
        holdsVariables(of: alternative, group: group, binding)
      {
        return true
      }
    }
    return false
  }

  /// Whether an alternative of a matcher that names a variable matches the event.
  func names(
    _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32, _ binding: Binding
  ) -> Bool {
    var isFound = false
    forEachPlainMatch(open, of: matcher, group: group) { alternative in
      if !code.alternatives[alternative].variableTests.isEmpty,
        holdsVariables(of: alternative, group: group, binding)
      {
        isFound = true
      }
    }
    return isFound
  }

  /// Whether a whole matcher matches the event, name and phase included.
  func matches(
    _ matcher: CompiledMatcher, from first: Int = 0, group: Int32, _ binding: Binding
  ) -> Bool {
    for alternative in matcher.alternatives.dropFirst(first)
    where isNamed(alternative, group: group) && matchesPlainly(alternative, group: group)
      && holdsVariables(of: alternative, group: group, binding)
    {
      return true
    }
    return false
  }

  /// Whether any alternative of a matcher asks for the event's name and phase.
  func isNamed(by matcher: CompiledMatcher) -> Bool {
    matcher.alternatives.contains { isNamed($0, group: -1) }
  }

  /// Whether an alternative asks for the event's name and phase.
  private func isNamed(_ alternative: Int, group: Int32) -> Bool {
    code.alternatives[alternative].phases & MatcherCompiler.bit(of: event.phase) != 0
      && code.alternatives[alternative].nameTests.allSatisfy { holds($0, group: group) }
  }

  /// Calls a function for each open alternative whose tests without variables hold.
  @inline(__always)
  func forEachPlainMatch(
    _ open: Dispatch.Alternatives, of matcher: CompiledMatcher, group: Int32, _ body: (Int) -> Void
  ) {
    for place in open {
      if place < Dispatch.Alternatives.others {
        let alternative = Int(matcher.first) &+ place
        if matchesPlainly(alternative, isMiss: open.isMiss(place), group: group) {
          body(alternative)
        }
        continue
      }
      for other in matcher.alternatives.dropFirst(place)
      where isNamed(other, group: group) && matchesPlainly(other, group: group) {
        body(other)
      }
    }
  }

  @inline(__always)
  private func holdsVariables(of alternative: Int, group: Int32, _ binding: Binding) -> Bool {
    for test in code.alternatives[alternative].variableTests
    where !holds(variable: test, group: group, binding) {
      return false
    }
    return true
  }

  /// Whether the tests without variables of an open alternative hold, of which the dispatch may have
  /// answered those of the event's own fields.
  @inline(never)
  func matchesPlainly(_ alternative: Int, isMiss: Bool, group: Int32) -> Bool {
    if dispatch.isRough { return matchesPlainly(alternative, group: group) }
    for place in code.alternatives[alternative].stateTests where !holds(place, group: group) {
      return false
    }
    if isMiss { noteNearMiss(alternative, .of) }
    return !isMiss
  }

  /// Whether a test with a variable holds.
  func holds(variable place: Int, group: Int32, _ binding: Binding) -> Bool {
    holds(place, quickValue(code.variableTests[place].accessor, group: group), binding)
  }

  /// Whether a test with a variable holds for a value.
  func holds(_ place: Int, _ value: Symbol, _ binding: Binding) -> Bool {
    let test = code.variableTests[place]
    if test.pattern >= 0 {
      return matching.matches(code.patterns[Int(test.pattern)], value, binding)
    }
    let bound = program.symbols.value(Int(test.plain), of: binding)
    if value == .missing { return test.isOptional && bound == .missing }
    return value == bound && (!test.accessor.isOpen || matching.isScalar(value))
  }

  /// Whether the event has the name and kind that an alternative asks for.
  func hasName(of alternative: Int, _ binding: Binding) -> Bool {
    (!isSecond || code.alternatives[alternative].asksSpelled)
      && code.alternatives[alternative].nameTests.allSatisfy { holds($0, group: -1) }
      && code.alternatives[alternative].variableTests.allSatisfy {
        !code.variableTests[$0].accessor.isName || holds(variable: $0, group: -1, binding)
      }
  }

  /// Whether the tests without variables hold.
  func matchesPlainly(_ alternative: Int, group: Int32) -> Bool {
    if isSecond, !code.alternatives[alternative].asksSpelled { return false }
    let tests = code.alternatives[alternative].tests
    for place in tests where !holds(place, group: group) {
      if event.of == .missing, code.tests[place].accessor == .of {
        for other in tests where other != place && !holds(other, group: group) { return false }
        noteNearMiss(alternative, .of)
      }
      return false
    }
    return true
  }

  /// Takes note of an event that is all that the rule asks for, but for a field that it lacks.
  func noteNearMiss(_ alternative: Int, _ accessor: Accessor) {
    guard lookingPlan >= 0, code.alternatives[alternative].isNamed else { return }
    let field: Int
    switch accessor {
    case .of: field = program.askedFields.count
    case .extra(let number) where Int(number) < program.askedFields.count: field = Int(number)
    default: return
    }
    if firstMisses[lookingPlan] < 0 {
      firstMisses[lookingPlan] = Int32(nearMisses.count)
      for _ in 0...program.askedFields.count { _ = nearMisses.add(FieldMiss()) }
    }
    let place = Int(firstMisses[lookingPlan]) + field
    if nearMisses[place].lastIndex == index { return }
    if nearMisses[place].count == 0 { nearMisses[place].firstLine = event.line }
    nearMisses[place].count += 1
    nearMisses[place].lastIndex = index
  }

  /// Whether a test holds for a value of a field of the event's own, or for the number of a state.
  func holds(_ test: ValueTest, _ value: Symbol) -> Bool {
    switch test.way {
    case .equals(let symbol): return value == symbol
    case .isOneOf(let first, let count):
      var place = Int(first)
      let end = place &+ Int(count)
      while place < end {
        if code.symbols[place] == value { return true }
        place &+= 1
      }
      return false
    case .cached(let pattern, let cache): return holds(Int(pattern), value, cache: Int(cache))
    case .isIn(let states): return states >> UInt64(value.rawValue) & 1 == 1
    case .during, .special: return false
    }
  }

  @inline(__always)
  private func holds(_ place: Int, group: Int32) -> Bool {
    let test = code.tests[place]
    switch test.way {
    case .equals, .isOneOf, .cached: return holds(test, value(test.accessor, group: group))
    case .isIn(let states):
      guard case .state(let model) = test.accessor else { return false }
      return states >> UInt64(state(Int(model), group: group)) & 1 == 1
    case .during(let pattern, let cache, let isNegated):
      return isOpen(Int(pattern), cache: Int(cache), group: group) != isNegated
    case .special(let pattern):
      return holdsSpecially(Int(pattern), test.accessor, group: group)
    }
  }

  private func holdsSpecially(_ pattern: Int, _ accessor: Accessor, group: Int32) -> Bool {
    switch accessor {
    case .elapsed: return matching.matches(code.patterns[pattern], nanoseconds: elapsed())
    case .time:
      return matching.matches(
        code.patterns[pattern], nanoseconds: event.hasDateTime ? nil : event.time)
    default:
      findOpenCallbacks(group: group)
      return holdsForOpenNames(code.patterns[pattern])
    }
  }

  private func holds(_ pattern: Int, _ value: Symbol, cache: Int) -> Bool {
    let place = Int(value.rawValue) & (caches[cache].count - 1)
    let known = caches[cache][place]
    if known &>> 1 == value.rawValue { return known & 1 == 1 }
    let answer = matching.matches(code.patterns[pattern], value)
    if known == .max || caches[cache].count == Self.cacheSize {
      caches[cache][place] = value.rawValue &<< 1 | (answer ? 1 : 0)
    } else {
      caches[cache] = ContiguousArray(repeating: .max, count: caches[cache].count * 16)
    }
    return answer
  }

  /// How many answers of a test are remembered, each in the place that its symbol's last bits name.
  private static let cacheSize = 4096

  // MARK: during

  /// Calls a function for each callback that is open for the event as a group sees it, until it says
  /// that this is enough.
  @inline(__always)
  private func forEachOpenCallback(group: Int32, _ isEnough: (Int32) -> Bool) {
    var span = sessions[session].spans.callbacks.first
    guard span >= 0 else { return }
    var scene = event.scene
    var seesAll = scene == .missing
    if group >= 0 {
      let field = groupings[Int(groups[group].grouping)].sceneField
      if field >= 0 {
        scene = program.symbols.value(field, of: groups[group].values)
        seesAll = false
      }
    }
    while span >= 0 {
      let open = spans[span].scene
      if !spans[span].isSecond, seesAll || open == .missing || open == scene,
        group < 0 || lacksWhatGroupLacks(span, group: group), isEnough(span)
      {
        return
      }
      span = spans[span].next
    }
  }

  /// Whether a callback is open whose name matches a pattern.
  private func isOpen(_ pattern: Int, cache: Int, group: Int32) -> Bool {
    var isFound = false
    forEachOpenCallback(group: group) { span in
      isFound = holds(pattern, program.names.symbol(of: spans[span].name), cache: cache)
      return isFound
    }
    return isFound
  }

  /// Finds the callbacks that are open for the event as a group sees it.
  private func findOpenCallbacks(group: Int32) {
    openNames.removeAll(keepingCapacity: true)
    forEachOpenCallback(group: group) { span in
      openNames.append(spans[span].name)
      return false
    }
  }

  /// Whether a callback lacks each optional field that the group's events lack.
  private func lacksWhatGroupLacks(_ span: Int32, group: Int32) -> Bool {
    let grouping = Int(groups[group].grouping)
    guard groupings[grouping].hasOptional else { return true }
    for (place, field) in groupings[grouping].fields.enumerated()
    where field.isOptional && program.symbols.value(place, of: groups[group].values) == .missing {
      switch field.accessor {
      case .scene: if spans[span].scene != .missing { return false }
      case .of: if spans[span].of != .missing { return false }
      case .extra(let number):
        if spanExtras[span]?.contains(where: { $0.field == number }) == true { return false }
      case .name(.callback), .phase, .thread, .time: return false
      default: break
      }
    }
    return true
  }

  private func holdsForOpenNames(_ pattern: CompiledPattern) -> Bool {
    switch pattern {
    case .null: openNames.isEmpty
    case .present(let wanted): openNames.isEmpty != wanted
    case .any(let parts): parts.contains { holdsForOpenNames($0) }
    case .all(let parts): parts.allSatisfy { holdsForOpenNames($0) }
    case .not(let part): !holdsForOpenNames(part)
    case .equals(let symbol): openNames.contains { program.names.symbol(of: $0) == symbol }
    case .glob(let glob):
      openNames.contains { glob.matches(Array(program.names.text(of: $0).utf8)) }
    case .range, .variable: false
    }
  }
}
