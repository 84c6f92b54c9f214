import LifelintJSON
import LifelintRules
import LifelintTrace

/// Turns matchers of the rule language into what the engine runs.
struct MatcherCompiler {
  let symbols: SymbolTable
  let names: NameTable
  /// The numbers of the other fields that are asked for.
  let fields: [String: UInt16]
  /// The numbers of the models.
  let models: [String: Int]
  /// The header's fields that are asked for, by number.
  private(set) var headerNames: [String] = []
  /// How many answers of tests are remembered: the next free cache.
  private(set) var cacheCount = 0

  init(
    symbols: SymbolTable, names: NameTable, fields: [String: UInt16], models: [String: Int]
  ) {
    self.symbols = symbols
    self.names = names
    self.fields = fields
    self.models = models
  }

  /// Compiles a matcher.
  ///
  /// - Parameters:
  ///   - matcher: What to compile.
  ///   - variables: The numbers of the rule's variables.
  ///   - presumes: Whether a matcher that asks for neither presumes that an event is no end and of
  ///     its session's first spelling; `holds` does not.
  /// - Returns: The matcher as the engine runs it.
  mutating func compile(
    _ matcher: Matcher, variables: [String: Int] = [:], presumes: Bool = true
  ) -> CompiledMatcher {
    var alternatives: ContiguousArray<CompiledAlternative> = []
    for alternative in matcher.alternatives {
      alternatives.append(compile(alternative, variables: variables, presumes: presumes))
    }
    return CompiledMatcher(alternatives: alternatives)
  }

  private mutating func compile(
    _ alternative: Alternative, variables: [String: Int], presumes: Bool
  ) -> CompiledAlternative {
    var nameTests: ContiguousArray<ValueTest> = []
    var tests: ContiguousArray<ValueTest> = []
    var variableTests: ContiguousArray<VariableTest> = []
    var phases: UInt8 = presumes ? 0b111 & ~Self.bit(of: .end) : 0b111
    var asksSpelled = !presumes
    for test in alternative.tests.flatMap(Self.parted) {
      let pattern = compile(test.pattern, field: test.field, variables: variables)
      let accessor = self.accessor(of: test.field)
      if accessor == .spelled { asksSpelled = true }
      if pattern.holdsVariable {
        let plain = pattern.plainVariable
        variableTests.append(
          VariableTest(
            accessor: accessor, pattern: pattern, plain: plain?.index,
            isOptional: plain?.isOptional ?? false))
        if accessor == .phase { phases = 0b111 }
        continue
      }
      switch accessor {
      case .phase: phases = Self.phases(of: test.pattern)
      case .name, .kind: nameTests.append(valueTest(accessor, pattern))
      default: tests.append(valueTest(accessor, pattern))
      }
    }
    let binding = variableTests.filter { $0.plain != nil }
    return CompiledAlternative(
      nameTests: nameTests, phases: phases, asksSpelled: asksSpelled, tests: tests,
      variableTests: binding + variableTests.filter { $0.plain == nil })
  }

  /// Of a test that binds a variable beside other keys: the variable, and each other key, as tests
  /// of their own.
  ///
  /// What asks for no variable is then decided like any plain test.
  private static func parted(_ test: FieldTest) -> [FieldTest] {
    guard case .all(let parts) = test.pattern, test.field != .phase, test.field != .during else {
      return [test]
    }
    return parts.map { FieldTest(field: test.field, pattern: $0) }
  }

  private mutating func valueTest(_ accessor: Accessor, _ pattern: CompiledPattern) -> ValueTest {
    switch accessor {
    case .during, .elapsed, .time:
      return ValueTest(accessor: accessor, way: .special(pattern))
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
          return ValueTest(accessor: accessor, way: .isOneOf(ContiguousArray(values)))
        }
      }
    }
    cacheCount += 1
    return ValueTest(accessor: accessor, way: .cached(pattern, cache: cacheCount - 1))
  }

  private func compile(
    _ pattern: Pattern, field: Field, variables: [String: Int]
  ) -> CompiledPattern {
    func part(_ pattern: Pattern) -> CompiledPattern {
      compile(pattern, field: field, variables: variables)
    }
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
      return .variable(variables[name] ?? 0, isOptional: isOptional)
    case .range(let range):
      func end(_ end: NumberRange.End?) -> CompiledRange.End? {
        end.map { end in
          switch end.place {
          case .number(let number), .threshold(_, let number, _):
            CompiledRange.End(number: number, variable: nil, isIncluded: end.isIncluded)
          case .variable(let name, _):
            CompiledRange.End(
              number: nil, variable: variables[name] ?? 0, isIncluded: end.isIncluded)
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
    case .other(let name): return .extra(fields[name] ?? .max)
    case .kind: return .kind
    case .state(let model): return .state(models[model] ?? 0)
    case .becomes(let model): return .becomes(models[model] ?? 0)
    case .during: return .during
    case .elapsed: return .elapsed
    case .spelled: return .spelled
    case .header(let name):
      if let index = headerNames.firstIndex(of: name) { return .header(index) }
      headerNames.append(name)
      return .header(headerNames.count - 1)
    }
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
      phase != .instant && glob.matches(phase == .begin ? "begin" : "end")
    case .text, .number, .boolean, .range, .variable: false
    }
  }
}
