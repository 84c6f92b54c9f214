import LifelintJSON

/// A matcher with what has to be checked about it once the whole rule is known.
struct MatcherReading {
  /// The matcher.
  var matcher = Matcher(alternatives: [])
  /// Every place where it speaks of a variable.
  var variables: [VariableUse] = []
  /// Every place where it asks for a model's state.
  var states: [StateUse] = []
  /// What matches every event that it is asked about, where there is such a matcher.
  var given: Matcher?

  /// The variables that an alternative binds.
  func bound(byAlternative alternative: Int) -> Set<String> {
    Set(variables.lazy.filter { $0.binds && $0.alternative == alternative }.map(\.name))
  }
}

/// One place where a matcher speaks of a variable.
struct VariableUse {
  /// The name, without `$` and `?`.
  var name: String
  /// Where it stands.
  var position: SourcePosition
  /// The alternative of the matcher.
  var alternative: Int
  /// Whether it is a field's whole value, or its `as`, which would bind it.
  var binds: Bool
}

/// One place where a matcher asks for a model's state.
struct StateUse {
  /// `state.MODEL` or `becomes.MODEL`.
  var field: Field
  /// The model.
  var model: String
  /// Where the key stands.
  var position: SourcePosition
  /// The alternative of the matcher.
  var alternative: Int
}
