public import LifelintTrace

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

  /// What a timing report measures, in the order in which it is shown.
  public var measures: [Measure] = []
  /// What reports of time show.
  public var timeline = TimelinePlan()

  /// All rules and all models' `illegal`, on or off, sorted by id.
  public var catalogue: [CatalogueEntry]
  /// The ids that the configuration's `requireExercised` asks for, sorted.
  public var requiredExercised: [String]
  /// What the reader's own diagnostics weigh, where the configuration changes it.
  public var diagnosticSeverities: [DiagnosticID: Severity]
  /// The reader's own diagnostics that the configuration switches off.
  public var disabledDiagnostics: Set<DiagnosticID>

  /// Makes a rule set of its parts.
  public init(
    vocabulary: Vocabulary, models: [Model], rules: [Rule], modelsThatReport: Set<String>,
    allowances: [Allowance], shownModels: [String], catalogue: [CatalogueEntry] = [],
    requiredExercised: [String] = [], diagnosticSeverities: [DiagnosticID: Severity] = [:],
    disabledDiagnostics: Set<DiagnosticID> = []
  ) {
    self.vocabulary = vocabulary
    self.models = models
    self.rules = rules
    self.modelsThatReport = modelsThatReport
    self.allowances = allowances
    self.shownModels = shownModels
    self.catalogue = catalogue
    self.requiredExercised = requiredExercised
    self.diagnosticSeverities = diagnosticSeverities
    self.disabledDiagnostics = disabledDiagnostics
  }

  /// What one of the reader's own diagnostics weighs; `nil` where it is off.
  public func severity(of diagnostic: DiagnosticID) -> Severity? {
    if disabledDiagnostics.contains(diagnostic) { return nil }
    return diagnosticSeverities[diagnostic] ?? diagnostic.defaultSeverity
  }
}

/// A rule, or a model's `illegal`, and whether it is on.
public struct CatalogueEntry: Sendable {
  /// What a person reads about it.
  public var text: RuleText
  /// The model whose `illegal` it is, if it is one.
  public var model: String?
  /// Whether it is on.
  public var isOn: Bool
  /// Why it is on or off, in one sentence, where something says so.
  public var reason: String?

  /// Makes an entry of its parts.
  public init(text: RuleText, model: String?, isOn: Bool, reason: String?) {
    self.text = text
    self.model = model
    self.isOn = isOn
    self.reason = reason
  }
}

extension DiagnosticID {
  /// What it weighs unless the configuration says otherwise.
  public var defaultSeverity: Severity {
    switch self {
    case .unreadableLine, .unreadableTrace, .mixedTime: .error
    case .cutLastLine, .timeBackwards, .unknownName, .endWithoutBegin, .beginTwice,
      .callbackNeverReturned, .eventAfterExit, .endedBySystem, .warnedBySystem:
      .warning
    case .secondSpelling, .repeatedKey, .repeatedEvent, .redactedName, .endedNormally,
      .measuredBySystem, .unmatchedReport:
      .note
    }
  }
}
