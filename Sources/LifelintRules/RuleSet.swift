/// What an `allow` of the configuration lets pass.
public struct Allowance: Sendable {
  /// The id of the rule.
  public var rule: String
  /// What the event at the violation's line has to match; any where there is none.
  public var match: Matcher?
  /// Why it is allowed.
  public var because: String

  /// Makes an allowance of its parts.
  public init(rule: String, match: Matcher?, because: String) {
    self.rule = rule
    self.match = match
    self.because = because
  }
}

/// Everything that a trace is checked against: vocabulary, models and the rules that are on.
public struct RuleSet: Sendable {
  /// The known names.
  public var vocabulary: Vocabulary
  /// All models, sorted by name.
  public var models: [Model]
  /// The rules that are on, sorted by id.
  public var rules: [Rule]
  /// The names of the models whose `illegal` is on.
  public var modelsThatReport: Set<String>
  /// What is allowed.
  public var allowances: [Allowance]
  /// Models whose states are shown beside an event in a report, in this order.
  public var shownModels: [String]

  /// Makes a rule set of its parts.
  public init(
    vocabulary: Vocabulary, models: [Model], rules: [Rule], modelsThatReport: Set<String>,
    allowances: [Allowance], shownModels: [String]
  ) {
    self.vocabulary = vocabulary
    self.models = models
    self.rules = rules
    self.modelsThatReport = modelsThatReport
    self.allowances = allowances
    self.shownModels = shownModels
  }
}
