import LifelintTrace

/// What all files of a rule set share: the names, sets and models that matchers may speak of.
struct LoadContext {
  /// The canonical name of each spelling of a callback.
  var callbacks: [String: String] = [:]
  /// The canonical name of each spelling of a system event.
  var systemEvents: [String: String] = [:]
  /// The values of each set.
  var sets: [String: [SetValue]] = [:]
  /// The numbers that rules may compare with.
  var thresholds: [String: Threshold] = [:]
  /// The bounds in time that rules have, by `rule.within` and the like.
  var bounds: [String: Threshold] = [:]
  /// The models that the vocabularies want shown.
  var shownModels: [VocabularyReader.ShownModel] = []
  /// Each model's states and grouping.
  var models: [String: ModelOutline] = [:]
  /// Whether every vocabulary could be read: else nothing is said about unknown names.
  var vocabularyIsWhole = true
  /// Whether every rule's file could be parsed: else nothing is said about unknown bounds.
  var rulesAreWhole = true
  /// Whether every model could be outlined: else nothing is said about unknown models.
  var modelsAreWhole = true

  /// The canonical name of each spelling of that kind.
  func names(of kind: EventKind) -> [String: String] {
    kind == .callback ? callbacks : systemEvents
  }
}

/// What other files need to know of a model.
struct ModelOutline {
  /// Its states, without `unknown`.
  var states: Set<String>
  /// The fields that tell its instances apart.
  var per: [PerField]

  /// Whether it has the state; `unknown` is one of every model.
  func has(_ state: String) -> Bool { state == Model.unknown || states.contains(state) }
}
