import LifelintTrace

// Bindings: what an event binds, and whom it concerns.
extension Checker {
  /// Calls a function for each different binding with which a matcher matches the event; what is
  /// bound already has to agree.
  @inline(__always)
  func forEachBinding(
    _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32, from binding: Binding,
    _ body: (Binding) -> Void
  ) {
    if let place = open.single {
      let alternative = Int(matcher.first) &+ place
      if matchesPlainly(alternative, isMiss: open.isMiss(place), group: group),
        let bound = bind(alternative, group: group, from: binding)
      {
        body(bound)
      }
      return
    }
    var known: Binding?
    var others: [Binding] = []
    forEachPlainMatch(open, of: matcher, group: group) { alternative in
      guard let bound = bind(alternative, group: group, from: binding) else { return }
      if known == bound || others.contains(bound) { return }
      if known == nil { known = bound } else { others.append(bound) }
      body(bound)
    }
  }

  /// For each alternative that matches as far as it can be told, what has to be tested later.
  func captures(
    _ matcher: CompiledMatcher, _ open: Dispatch.Alternatives, group: Int32
  ) -> ContiguousArray<Capture> {
    var captures: ContiguousArray<Capture> = []
    forEachPlainMatch(open, of: matcher, group: group) { alternative in
      var values: ContiguousArray<Symbol> = []
      for test in code.alternatives[alternative].variableTests {
        values.append(value(code.variableTests[test].accessor, group: group))
      }
      captures.append(Capture(alternative: alternative, values: values))
    }
    return captures
  }

  private func bind(_ alternative: Int, group: Int32, from binding: Binding) -> Binding? {
    let tests = code.alternatives[alternative].variableTests
    var bound = binding
    // Most often all are bound here, and then hold.
    var isSure = true
    for place in tests {
      let variable = Int(code.variableTests[place].plain)
      guard variable >= 0, program.symbols.value(variable, of: bound) == Binding.unbound else {
        isSure = false
        continue
      }
      let accessor = code.variableTests[place].accessor
      let value = quickValue(accessor, group: group)
      if value == .missing, !code.variableTests[place].isOptional {
        noteNearMiss(alternative, accessor)
        return nil
      }
      if accessor.isOpen || accessor == .during, !matching.isScalar(value) { return nil }
      program.symbols.bind(variable, to: value, in: &bound)
    }
    if isSure { return bound }
    for place in tests where !holds(variable: place, group: group, bound) { return nil }
    return bound
  }

  /// Calls a function for each binding that an event can concern, read from its fields.
  ///
  /// - Returns: Whether they could be read; otherwise all have to be tried.
  @inline(__always)
  func forEachKey(
    _ reader: KeyReader?, _ open: Dispatch.Alternatives, group: Int32, from binding: Binding,
    _ body: (Binding) -> Void
  ) -> Bool {
    guard let reader else { return false }
    let base = keyStack.count
    guard pushKeys(reader, open, group: group, from: binding, base: base) else { return false }
    var place = base
    let end = keyStack.count
    while place < end {
      body(keyStack[place])
      place &+= 1
    }
    keyStack.cut(to: base)
    return true
  }

  /// Puts the bindings that an event can concern on the stack of keys; gives false, and puts none
  /// there, where they cannot be read.
  func pushKeys(
    _ reader: KeyReader, _ open: Dispatch.Alternatives, group: Int32, from binding: Binding,
    base: Int
  ) -> Bool {
    if open.bits >> UInt64(Dispatch.Alternatives.others) & 1 == 1 { return false }
    for place in open.intersection(reader.unread)
    where matchesPlainly(
      Int(reader.firstAlternative) &+ place, isMiss: open.isMiss(place), group: group)
    {
      return false
    }
    for place in open.intersection(~reader.unread) {
      guard let key = key(reader.fields(of: place), group: group, from: binding),
        !(base..<keyStack.count).contains(where: { keyStack[$0] == key })
      else { continue }
      _ = keyStack.add(key)
    }
    return true
  }

  /// What an event binds in those fields that name a variable; `nil` where it lacks one of them.
  @inline(__always)
  func key(_ fields: Range<Int>, group: Int32, from binding: Binding) -> Binding? {
    var key = binding
    for field in fields where code.keyFields[field].variable >= 0 {
      let value = quickValue(code.keyFields[field].accessor, group: group)
      if value == .missing, !code.keyFields[field].isOptional { return nil }
      program.symbols.bind(Int(code.keyFields[field].variable), to: value, in: &key)
    }
    return key
  }
}
