import LifelintTrace

/// A matcher as the engine runs it: a run of alternatives in the program's ``MatcherCode``.
struct CompiledMatcher {
  /// The place of its first alternative.
  var first: Int32
  /// How many it has.
  var count: Int32
  /// Whether any alternative has a test with a variable.
  var hasVariables: Bool

  /// The places of its alternatives.
  var alternatives: Range<Int> { Int(first)..<Int(first + count) }
}

/// One alternative of a matcher.
///
/// What an event's name, kind and phase decide is decided once for each name (``Dispatch``); what
/// is left is tested event by event, the tests without variables first.
struct CompiledAlternative {
  /// Where its tests of name and kind lie, which the dispatch has answered.
  var nameTests: Range<Int>
  /// Where its other tests without variables lie: those of the event's own fields stand first.
  var tests: Range<Int>
  /// The last of these, whose answers depend on more than the event's own fields.
  var stateTests: Range<Int>
  /// Where its tests with variables lie; those that bind stand first.
  var variableTests: Range<Int>
  /// The phases that match, as bits of ``EventPhase``'s raw values.
  var phases: UInt8
  /// Whether it asks for `spelled`, and so matches events of a second spelling.
  var asksSpelled: Bool
  /// Whether it asks for an event by its name, so that one that lacks a field is a near miss.
  var isNamed: Bool { !nameTests.isEmpty }
}

/// A test without variables.
struct ValueTest: Equatable {
  /// How the test is run.
  enum Way: Hashable {
    /// The value is this symbol, in a field that holds no arrays.
    case equals(Symbol)
    /// The value is one of few symbols, in a field that holds no arrays: this many, from there on.
    case isOneOf(first: Int32, count: Int32)
    /// The state is one of these, as bits of the first 64; the field is a model's state.
    case isIn(states: UInt64)
    /// Anything else whose answer depends on the symbol alone: remembered in this cache.
    case cached(pattern: Int32, cache: Int32)
    /// A callback is open whose name matches this pattern, or none is: remembered in this cache.
    case during(pattern: Int32, cache: Int32, isNegated: Bool)
    /// `elapsed`, `t` and the rest of `during`, whose values are no symbols.
    case special(pattern: Int32)
  }

  var accessor: Accessor
  var way: Way
}

/// A test with a variable.
struct VariableTest {
  var accessor: Accessor
  /// The place of its pattern; -1 where it is the variable alone.
  var pattern: Int32
  /// The variable that the field's value is bound to, where it stands alone in the field; -1 for
  /// none.
  var plain: Int32
  /// Whether a missing field is a value of its own for it.
  var isOptional: Bool
}

/// Reads the values of variables from an event, for each alternative of a matcher: which field has
/// the value of which variable.
struct KeyReader {
  /// The place of the first alternative's first field.
  var first: Int32
  /// How many fields each alternative has.
  var count: Int32
  /// The place of the matcher's first alternative.
  var firstAlternative: Int32
  /// The alternatives that do not name each variable plainly, as bits of the first 63: of an event
  /// that may be one of these only a part of what it concerns can be read, or nothing.
  var unread: UInt64

  /// The places of an alternative's fields.
  @inline(__always)
  func fields(of alternative: Int) -> Range<Int> {
    let first = Int(self.first) &+ alternative &* Int(count)
    return first..<first &+ Int(count)
  }
}

/// A field that has the value of a variable.
struct KeyField {
  /// The variable; -1 where the alternative does not name it plainly.
  var variable: Int32
  var accessor: Accessor
  var isOptional: Bool
}

/// All that the matchers of a program are made of, side by side in flat tables.
struct MatcherCode {
  let alternatives = Pool<CompiledAlternative>(capacity: 1 << 10)
  let tests = Pool<ValueTest>(capacity: 1 << 11)
  let variableTests = Pool<VariableTest>(capacity: 1 << 10)
  let patterns = Pool<CompiledPattern>()
  /// The values of ``ValueTest/Way/isOneOf(first:count:)``.
  let symbols = Pool<Symbol>()
  let keyFields = Pool<KeyField>(capacity: 1 << 10)
  /// Where the fields of some alternatives lie, one for each set of variables that is looked for.
  let keyParts = Pool<Range<Int>>()

  /// The alternatives of a matcher.
  func alternatives(of matcher: CompiledMatcher) -> Slice<Pool<CompiledAlternative>> {
    alternatives[matcher.alternatives]
  }

  /// Its tests with variables.
  func variableTests(of alternative: CompiledAlternative) -> Slice<Pool<VariableTest>> {
    variableTests[alternative.variableTests]
  }

  /// The pattern of a test with a variable.
  func pattern(of test: VariableTest) -> CompiledPattern {
    test.pattern < 0
      ? .variable(Int(test.plain), isOptional: test.isOptional) : patterns[Int(test.pattern)]
  }
}
