import LifelintJSON
import LifelintRules
import LifelintTrace

/// Turns matchers of the rule language into what the engine runs.
struct MatcherCompiler {
  let symbols: SymbolTable
  let names: NameTable
  /// All models there are, and their places by name.
  private let catalogue: [Model]
  private var places: [String: Int]
  /// The number of each that something asks for; -1 for the others.
  private var modelNumbers: ContiguousArray<Int>
  /// The models that something asks for, by number: no other is followed.
  private(set) var models: ContiguousArray<Model> = []
  /// The symbols of their states.
  private(set) var states: ContiguousArray<[Symbol]> = []
  private let matching: PatternMatching
  /// What there is of the alternative that is compiled.
  private var room = AlternativeRoom()
  /// What the matchers are made of.
  let code = MatcherCode()
  /// The other fields that are asked for, by number.
  private(set) var askedFields: [String] = []
  private var fieldNumbers: [String: UInt16] = [:]
  /// The header's fields that are asked for, by number.
  private(set) var headerNames: [String] = []
  /// How many answers of tests are remembered: the next free cache.
  private(set) var cacheCount = 0
  /// The tests of the built-in rules that were compiled, by number: many are alike.
  private var knownTests: ContiguousArray<CompiledTest?> = []
  /// What tests ask for that remember their answers, each once, and how they are run: those that ask
  /// for the same share what they remember.
  private let cachedPatterns = Pool<PatternKey>()
  private var cachedIndex = PlaceIndex()
  private var cachedWays: ContiguousArray<ValueTest.Way> = []

  init(symbols: SymbolTable, names: NameTable, models: [Model]) {
    self.symbols = symbols
    self.names = names
    catalogue = models
    places = Dictionary(minimumCapacity: models.count)
    for place in models.indices { places[models[place].name] = place }
    modelNumbers = ContiguousArray(repeating: -1, count: models.count)
    matching = PatternMatching(symbols: symbols)
  }

  /// Compiles a matcher.
  ///
  /// - Parameters:
  ///   - matcher: What to compile.
  ///   - variables: The rule's variables, in the order of their numbers.
  ///   - presumes: Whether a matcher that asks for neither presumes that an event is no end and of
  ///     its session's first spelling; `holds` does not.
  /// - Returns: The matcher as the engine runs it.
  mutating func compile(
    _ matcher: Matcher, variables: [String] = [], presumes: Bool = true
  ) -> CompiledMatcher {
    let first = code.alternatives.count
    var hasVariables = false
    for alternative in matcher.alternatives {
      let made = compile(alternative, variables: variables, presumes: presumes)
      hasVariables = hasVariables || !made.variableTests.isEmpty
      _ = code.alternatives.add(made)
    }
    return CompiledMatcher(
      first: Int32(first), count: Int32(matcher.alternatives.count), hasVariables: hasVariables)
  }

  private mutating func compile(
    _ alternative: Alternative, variables: [String], presumes: Bool
  ) -> CompiledAlternative {
    room.empty()
    room.phases = presumes ? 0b111 & ~Self.bit(of: .end) : 0b111
    var asksSpelled = !presumes
    for test in alternative.tests {
      if test.field == .spelled { asksSpelled = true }
      if knownTests.indices.contains(test.number), let known = knownTests[test.number] {
        room.add(known)
        continue
      }
      let accessor = self.accessor(of: test.field)
      // Of a test that binds a variable beside other keys each is a test of its own: what asks for no
      // variable is then decided like any plain test.
      if case .all(let parts) = test.pattern, accessor != .phase, accessor != .during {
        for part in parts { room.add(compile(part, of: accessor, variables: variables)) }
      } else {
        let made = compile(test.pattern, of: accessor, variables: variables)
        if test.number >= 0, !made.isOfVariables { know(made, as: test.number) }
        room.add(made)
      }
    }
    // What costs least and says no most often stands first.
    Self.divide(&room.tests) { !$0.accessor.isOwn }
    Self.divide(&room.variableTests) { $0.plain < 0 }
    let ownCount = room.tests.count { $0.accessor.isOwn }
    let nameRange = Self.append(room.nameTests, to: code.tests)
    let range = Self.append(room.tests, to: code.tests)
    return CompiledAlternative(
      nameTests: nameRange, tests: range,
      stateTests: range.dropFirst(ownCount),
      variableTests: Self.append(room.variableTests, to: code.variableTests),
      phases: room.phases, asksSpelled: asksSpelled)
  }

  private mutating func know(_ made: CompiledTest, as number: Int) {
    while knownTests.count <= number { knownTests.append(nil) }
    knownTests[number] = made
  }

  private mutating func compile(
    _ source: Pattern, of accessor: Accessor, variables: [String]
  ) -> CompiledTest {
    let pattern = compile(source, variables: variables)
    if pattern.holdsVariable {
      let plain = pattern.plainVariable
      return .variables(
        VariableTest(
          accessor: accessor, pattern: number(of: pattern), plain: Int32(plain?.index ?? -1),
          isOptional: plain?.isOptional ?? false))
    }
    return switch accessor {
    case .phase: .phases(Self.phases(of: source))
    case .name, .kind: .name(valueTest(accessor, pattern, source))
    default: .value(valueTest(accessor, pattern, source))
    }
  }

  /// Puts some elements behind the others, all in the order in which they stood.
  private static func divide<Element>(
    _ elements: inout ContiguousArray<Element>, _ isLast: (Element) -> Bool
  ) {
    guard elements.count > 1, let first = elements.firstIndex(where: isLast),
      elements[first...].contains(where: { !isLast($0) })
    else { return }
    let last = elements.filter(isLast)
    elements.removeAll(where: isLast)
    elements.append(contentsOf: last)
  }

  private static func append<Element>(
    _ elements: ContiguousArray<Element>, to table: Pool<Element>
  ) -> Range<Int> {
    let first = table.count
    for element in elements { _ = table.add(element) }
    return first..<table.count
  }

  /// The number of a pattern; -1 for a variable alone.
  private mutating func number(of pattern: CompiledPattern) -> Int32 {
    if case .variable = pattern { return -1 }
    return code.patterns.add(pattern)
  }

  /// Notes how to read some variables from an event that a matcher matches, for those of its
  /// alternatives that name each of them plainly.
  mutating func keyReader(
    _ matcher: CompiledMatcher, of variables: some Collection<Int>
  ) -> KeyReader {
    var reader = KeyReader(
      first: Int32(code.keyFields.count), count: Int32(variables.count),
      firstAlternative: matcher.first, unread: 0)
    for (place, alternative) in code.alternatives(of: matcher).enumerated() {
      let tests = code.variableTests(of: alternative)
      for variable in variables {
        let test = tests.first { $0.plain == Int32(variable) }
        if test == nil { reader.unread |= 1 << UInt64(min(place, Dispatch.Alternatives.others)) }
        _ = code.keyFields.add(
          KeyField(
            variable: test == nil ? -1 : Int32(variable), accessor: test?.accessor ?? .of,
            isOptional: test?.isOptional ?? false))
      }
    }
    return reader
  }

  /// Notes the different sets of variables that a rule's alternatives name plainly, but for all and
  /// none.
  mutating func keyParts(
    _ matchers: PerPosition<CompiledMatcher?>, _ readers: PerPosition<KeyReader?>
  ) -> Range<Int> {
    let first = code.keyParts.count
    var known: [[Int32]] = []
    for position in Position.allCases {
      guard let matcher = matchers[position], let reader = readers[position] else { continue }
      for alternative in matcher.alternatives {
        let fields = reader.fields(of: alternative - Int(matcher.first))
        let named = code.keyFields[fields].map(\.variable).filter { $0 >= 0 }
        guard !named.isEmpty, named.count < fields.count, !known.contains(named) else { continue }
        known.append(named)
        _ = code.keyParts.add(fields)
      }
    }
    return first..<code.keyParts.count
  }

  private mutating func valueTest(
    _ accessor: Accessor, _ pattern: CompiledPattern, _ source: Pattern
  ) -> ValueTest {
    switch accessor {
    case .during:
      guard let (inner, isNegated) = pattern.asAnyOpen else {
        return ValueTest(accessor: accessor, way: .special(pattern: number(of: pattern)))
      }
      cacheCount += 1
      return ValueTest(
        accessor: accessor,
        way: .during(
          pattern: number(of: inner), cache: Int32(cacheCount - 1), isNegated: isNegated))
    case .elapsed, .time:
      return ValueTest(accessor: accessor, way: .special(pattern: number(of: pattern)))
    case .state(let model) where states[Int(model)].count <= 64:
      var bits: UInt64 = 0
      for (number, state) in states[Int(model)].enumerated() where matching.matches(pattern, state)
      {
        bits |= 1 << UInt64(number)
      }
      return ValueTest(accessor: accessor, way: .isIn(states: bits))
    default:
      break
    }
    if !accessor.isOpen {
      if case .equals(let symbol) = pattern {
        return ValueTest(accessor: accessor, way: .equals(symbol))
      }
      if case .any(let parts) = pattern {
        let values = parts.compactMap { part in
          if case .equals(let symbol) = part { symbol } else { nil }
        }
        if values.count == parts.count, values.count <= 8 {
          let first = Int32(code.symbols.count)
          for value in values { _ = code.symbols.add(value) }
          return ValueTest(
            accessor: accessor, way: .isOneOf(first: first, count: Int32(values.count)))
        }
      }
    }
    let known = Int(
      cachedIndex.number(of: PatternKey(pattern: source, compiled: pattern), in: cachedPatterns))
    if known == cachedWays.count {
      cacheCount += 1
      cachedWays.append(.cached(pattern: number(of: pattern), cache: Int32(cacheCount - 1)))
    }
    return ValueTest(accessor: accessor, way: cachedWays[known])
  }

  private func compile(_ pattern: Pattern, variables: [String]) -> CompiledPattern {
    func part(_ pattern: Pattern) -> CompiledPattern { compile(pattern, variables: variables) }
    switch pattern {
    case .text(let text): return .equals(symbols.intern(text))
    case .number(let number): return .equals(symbols.intern(number))
    case .boolean(let value): return .equals(value ? .true : .false)
    case .null: return .null
    case .any(let parts): return .any(parts.map(part))
    case .all(let parts): return .all(parts.map(part))
    case .not(let inner): return .not(part(inner))
    case .glob(let glob): return .glob(glob)
    case .present(let value): return .present(value)
    case .variable(let name, let isOptional):
      return .variable(variables.firstIndex(of: name) ?? 0, isOptional: isOptional)
    case .range(let range):
      func end(_ end: NumberRange.End?) -> CompiledRange.End? {
        end.map { end in
          switch end.place {
          case .number(let number), .threshold(_, let number, _):
            CompiledRange.End(number: number, variable: nil, isIncluded: end.isIncluded)
          case .variable(let name, _):
            CompiledRange.End(
              number: nil, variable: variables.firstIndex(of: name) ?? 0, isIncluded: end.isIncluded
            )
          }
        }
      }
      return .range(CompiledRange(lower: end(range.lower), upper: end(range.upper)))
    }
  }

  /// Where a field's value comes from.
  mutating func accessor(of field: Field) -> Accessor {
    switch field {
    case .name(let kind): return .name(kind)
    case .phase: return .phase
    case .session: return .session
    case .scene: return .scene
    case .of: return .of
    case .thread: return .thread
    case .time: return .time
    case .other(let name): return .extra(number(ofField: name))
    case .kind: return .kind
    case .state(let model): return .state(UInt16(number(ofModel: model) ?? 0))
    case .becomes(let model): return .becomes(UInt16(number(ofModel: model) ?? 0))
    case .during: return .during
    case .elapsed: return .elapsed
    case .spelled: return .spelled
    case .header(let name):
      if let index = headerNames.firstIndex(of: name) { return .header(UInt16(index)) }
      headerNames.append(name)
      return .header(UInt16(headerNames.count - 1))
    }
  }

  /// The number of a model, which is followed from now on; `nil` where there is none of the name.
  mutating func number(ofModel name: String) -> Int? {
    guard let place = places[name] else { return nil }
    if modelNumbers[place] < 0 {
      modelNumbers[place] = models.count
      models.append(catalogue[place])
      states.append(catalogue[place].allStates.map { symbols.intern($0) })
    }
    return modelNumbers[place]
  }

  private mutating func number(ofField name: String) -> UInt16 {
    if let known = fieldNumbers[name] { return known }
    // No reader is asked for more.
    guard let number = UInt16(exactly: askedFields.count), number < .max else { return .max }
    fieldNumbers[name] = number
    askedFields.append(name)
    return number
  }

  /// The bit that stands for a phase.
  static func bit(of phase: EventPhase) -> UInt8 { 1 << phase.rawValue }

  private static func phases(of pattern: Pattern) -> UInt8 {
    var bits: UInt8 = 0
    for phase in [EventPhase.instant, .begin, .end] where matches(phase, pattern) {
      bits |= bit(of: phase)
    }
    return bits
  }

  private static func matches(_ phase: EventPhase, _ pattern: Pattern) -> Bool {
    switch pattern {
    case .text("begin"): phase == .begin
    case .text("end"): phase == .end
    case .text("done"): phase != .begin
    case .text("any"): true
    case .null: phase == .instant
    case .present(let value): (phase != .instant) == value
    case .any(let parts): parts.contains { matches(phase, $0) }
    case .all(let parts): parts.allSatisfy { matches(phase, $0) }
    case .not(let part): !matches(phase, part)
    case .glob(let glob):
      phase != .instant && glob.matches(Array((phase == .begin ? "begin" : "end").utf8))
    case .text, .number, .boolean, .range, .variable: false
    }
  }
}

/// A test of an alternative.
private enum CompiledTest {
  /// The phases that match, as bits.
  case phases(UInt8)
  case name(ValueTest)
  case value(ValueTest)
  case variables(VariableTest)

  var isOfVariables: Bool {
    if case .variables = self { true } else { false }
  }
}

/// The tests of one alternative while it is compiled.
private struct AlternativeRoom {
  var nameTests: ContiguousArray<ValueTest> = []
  var tests: ContiguousArray<ValueTest> = []
  var variableTests: ContiguousArray<VariableTest> = []
  /// The phases that match, as bits.
  var phases: UInt8 = 0

  mutating func add(_ test: CompiledTest) {
    switch test {
    case .phases(let bits): phases = bits
    case .name(let test): nameTests.append(test)
    case .value(let test): tests.append(test)
    case .variables(let test):
      variableTests.append(test)
      if test.accessor == .phase { phases = 0b111 }
    }
  }

  /// Makes room for another.
  mutating func empty() {
    // They are few: to take one after the other is less work than to take all.
    while nameTests.popLast() != nil {}
    while tests.popLast() != nil {}
    while variableTests.popLast() != nil {}
  }
}

/// A pattern as a key: its hash comes from its symbols, as texts are long, and of a list from its
/// beginning, as few are alike in that alone.
private struct PatternKey: Hashable {
  let pattern: Pattern
  let compiled: CompiledPattern

  static func == (left: Self, right: Self) -> Bool { left.pattern == right.pattern }

  func hash(into hasher: inout Hasher) { Self.hash(compiled, into: &hasher) }

  private static func hash(_ pattern: CompiledPattern, into hasher: inout Hasher) {
    switch pattern {
    case .equals(let symbol): hasher.combine(symbol)
    case .glob(let glob):
      hasher.combine(glob.parts.count)
      hasher.combine(glob.parts.first)
    case .any(let parts), .all(let parts):
      hasher.combine(parts.count)
      if let first = parts.first { hash(first, into: &hasher) }
    case .not(let part): hash(part, into: &hasher)
    case .present(let value): hasher.combine(value)
    case .null, .range, .variable: break
    }
  }
}
