public import LifelintJSON
public import LifelintTrace

/// An event by example: it matches an event that any of its alternatives matches.
///
/// Source: the section "Matchers" of the rule language, version 1.
public struct Matcher: Sendable, Hashable {
  /// The alternatives, in the order of the file; never empty.
  public var alternatives: [Alternative]

  /// Makes a matcher of its alternatives.
  public init(alternatives: [Alternative]) {
    self.alternatives = alternatives
  }
}

/// One example: every test has to hold.
public struct Alternative: Sendable, Hashable {
  /// The tests, in the order of the file.
  public var tests: [FieldTest]

  /// Makes an alternative of its tests.
  public init(tests: [FieldTest]) {
    self.tests = tests
  }
}

/// One key of an example: the field and what its value has to be.
///
/// Rules are full of tests that are alike, so copies share what they are made of.
public struct FieldTest: Sendable, Hashable {
  private final class Parts: Sendable {
    let field: Field
    let pattern: Pattern
    let number: Int

    init(field: Field, pattern: Pattern, number: Int) {
      self.field = field
      self.pattern = pattern
      self.number = number
    }
  }

  private let parts: Parts

  /// The field that is looked at.
  public var field: Field { parts.field }
  /// What its value has to match.
  public var pattern: Pattern { parts.pattern }
  /// Its place among the distinct tests of the built-in rules, by which a compiler knows those that
  /// it has met; -1 for any other.
  package var number: Int { parts.number }

  /// Makes a test of its parts.
  public init(field: Field, pattern: Pattern) {
    self.init(field: field, pattern: pattern, number: -1)
  }

  package init(field: Field, pattern: Pattern, number: Int) {
    parts = Parts(field: field, pattern: pattern, number: number)
  }

  /// Whether both ask for the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.parts === right.parts || left.field == right.field && left.pattern == right.pattern
  }

  /// Hashes what is asked for.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(field)
    hasher.combine(pattern)
  }
}

extension FieldTest: CustomReflectable {
  /// What is asked for, as a debugger and `dump` show it.
  public var customMirror: Mirror {
    Mirror(self, children: ["field": field, "pattern": pattern], displayStyle: .struct)
  }
}

/// What a matcher can ask for: a field of the trace, or something that the engine derives.
public enum Field: Hashable, Sendable {
  /// `callback`, `system` or `action`: the canonical name, missing in events of another kind.
  case name(EventKind)
  /// `phase`: `"begin"`, `"end"`, missing for an instant; `"done"` and `"any"` in a pattern.
  case phase
  /// `session`, as the trace has it.
  case session
  /// `scene`.
  case scene
  /// `of`.
  case of
  /// `thread`; `"main"` where the event has none.
  case thread
  /// `t`, where it is a number.
  case time
  /// Any other field of the trace, by its name.
  case other(String)
  /// `kind`: `"callback"`, `"system"` or `"action"`.
  case kind
  /// `state.MODEL`: the model's state just before the event.
  case state(String)
  /// `becomes.MODEL`: the state to which this very event takes the model.
  case becomes(String)
  /// `during`: the callbacks that are open.
  case during
  /// `elapsed`: on an end, the time since its begin. A number of seconds.
  case elapsed
  /// `trace.FIELD`: a field of the trace's header line.
  case header(String)
  /// `spelled`: `"method"`, `"notification"` or `"name"`.
  case spelled
}

/// What a value has to be.
///
/// Names of callbacks and system events are canonical here, sets are spread out, and `$$x` is `$x`:
/// what the loader has read needs no vocabulary any more.
public enum Pattern: Sendable, Hashable {
  /// This text; in an array, any element that is it.
  case text(String)
  /// This number, by value; in an array, any element.
  case number(ExactNumber)
  /// This boolean; in an array, any element.
  case boolean(Bool)
  /// `null`, or no such field.
  case null
  /// Any of these.
  case any([Pattern])
  /// All of these: an object with several keys.
  case all([Pattern])
  /// Exactly what this does not match.
  indirect case not(Pattern)
  /// A number in a range.
  indirect case range(NumberRange)
  /// A text of this shape.
  case glob(Glob)
  /// Whether the field is there.
  case present(Bool)
  /// `"$name"`, or `"$name?"` where `isOptional`.
  case variable(name: String, isOptional: Bool)
}

/// The ends of a range of numbers; for `elapsed` they are seconds.
public struct NumberRange: Sendable, Hashable {
  /// One end: where it lies and whether it belongs to the range.
  public struct End: Sendable, Hashable {
    /// Where an end lies.
    public enum Place: Sendable, Hashable {
      /// At a number.
      case number(ExactNumber)
      /// At a number of the vocabulary that a configuration may change; for durations in seconds.
      case threshold(name: String, value: ExactNumber, isDuration: Bool)
      /// At the value of a variable; nothing is in range where that is no number.
      case variable(name: String, isOptional: Bool)
    }

    /// Where the end lies.
    public var place: Place
    /// `min` and `max` belong to the range, `over` and `under` do not.
    public var isIncluded: Bool

    /// Makes an end of its parts.
    public init(place: Place, isIncluded: Bool) {
      self.place = place
      self.isIncluded = isIncluded
    }
  }

  /// `min` or `over`.
  public var lower: End?
  /// `max` or `under`.
  public var upper: End?

  /// Makes a range of its ends.
  public init(lower: End?, upper: End?) {
    self.lower = lower
    self.upper = upper
  }
}

/// A shape of texts: `*` any run of scalars, `?` one scalar, `\` takes the next one plainly.
public struct Glob: Sendable, Hashable {
  /// One part of the shape.
  public enum Part: Sendable, Hashable {
    /// This scalar.
    case scalar(Unicode.Scalar)
    /// Any one scalar.
    case one
    /// Any run of scalars, also none.
    case run
  }

  /// The parts, in order; two runs never follow each other.
  public var parts: [Part]

  /// Makes a shape of its parts.
  public init(parts: [Part]) {
    self.parts = parts
  }
}
