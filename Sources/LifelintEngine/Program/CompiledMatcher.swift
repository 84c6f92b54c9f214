import LifelintTrace

/// A matcher as the engine runs it.
final class CompiledMatcher {
  let alternatives: ContiguousArray<CompiledAlternative>
  /// Whether any alternative has a test with a variable.
  let hasVariables: Bool

  init(alternatives: ContiguousArray<CompiledAlternative>) {
    self.alternatives = alternatives
    hasVariables = alternatives.contains { !$0.variableTests.isEmpty }
  }
}

/// One alternative of a matcher.
///
/// What an event's name, kind and phase decide is decided once for each name (``Dispatch``); what
/// is left is tested event by event, the tests without variables first.
final class CompiledAlternative {
  /// Tests of name and kind, which the dispatch has answered.
  let nameTests: ContiguousArray<ValueTest>
  /// The phases that match, as bits of ``EventPhase``'s raw values.
  let phases: UInt8
  /// Whether it asks for `spelled`, and so matches events of a second spelling.
  let asksSpelled: Bool
  /// The other tests without variables.
  let tests: ContiguousArray<ValueTest>
  /// The tests with variables; those that bind stand first.
  let variableTests: ContiguousArray<VariableTest>
  /// Whether it asks for an event by its name, so that one that lacks a field is a near miss.
  var isNamed: Bool { !nameTests.isEmpty }

  init(
    nameTests: ContiguousArray<ValueTest>, phases: UInt8, asksSpelled: Bool,
    tests: ContiguousArray<ValueTest>, variableTests: ContiguousArray<VariableTest>
  ) {
    self.nameTests = nameTests
    self.phases = phases
    self.asksSpelled = asksSpelled
    self.tests = tests
    self.variableTests = variableTests
  }
}

/// A test without variables.
struct ValueTest {
  /// How the test is run.
  enum Way {
    /// The value is this symbol, in a field that holds no arrays.
    case equals(Symbol)
    /// The value is one of few symbols, in a field that holds no arrays.
    case isOneOf(ContiguousArray<Symbol>)
    /// Anything else whose answer depends on the symbol alone: remembered in this cache.
    case cached(CompiledPattern, cache: Int)
    /// `during`, `elapsed` and `t`, whose values are no symbols.
    case special(CompiledPattern)
  }

  var accessor: Accessor
  var way: Way
}

/// A test with a variable.
struct VariableTest {
  var accessor: Accessor
  var pattern: CompiledPattern
  /// The variable that the field's value is bound to, where it stands alone in the field.
  var plain: Int?
  /// Whether a missing field is a value of its own for it.
  var isOptional: Bool
}
