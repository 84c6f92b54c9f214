public import LifelintRules
import LifelintTrace

/// What a person reads about each rule that can be reported, by its id.
public struct RuleIndex: Sendable {
  /// One rule.
  public struct Entry: Sendable {
    /// Its text.
    public var text: RuleText
    /// What it asks for; `nil` for a model's `illegal` and for what the reader itself reports.
    public var check: Check?
    /// Whether it is what the reader itself reports, and no rule of a file.
    public var isReaders: Bool

    /// Makes an entry of its parts.
    public init(text: RuleText, check: Check? = nil, isReaders: Bool = false) {
      self.text = text
      self.check = check
      self.isReaders = isReaders
    }
  }

  /// What is measured, in the order in which it is shown.
  public let measures: [Measure]
  /// What is followed over time.
  public let timeline: TimelinePlan
  /// The reader's own diagnostics that are on, in the order of the trace format's table.
  public let readerRules: [String]
  let set: RuleSet
  private var entries: [String: Entry] = [:]
  private let checked: Set<String>

  /// Makes an index of the rules of a set, the models' `illegal` and the reader's own diagnostics.
  public init(_ set: RuleSet) {
    measures = set.measures
    timeline = set.timeline
    self.set = set
    readerRules = DiagnosticID.allCases.filter { set.severity(of: $0) != nil }.map(\.rawValue)
    checked = Set(set.rules.map(\.text.id) + readerRules)
      .union(set.models.filter { set.modelsThatReport.contains($0.name) }.compactMap(\.illegal?.id))
    for rule in set.rules {
      entries[rule.text.id] = Entry(text: rule.text, check: rule.check)
    }
    for text in set.models.compactMap(\.illegal) {
      entries[text.id] = Entry(text: text)
    }
    for id in DiagnosticID.allCases {
      var text = ReaderRules.text(of: id)
      text.severity = set.severity(of: id) ?? text.severity
      entries[text.id] = Entry(text: text, isReaders: true)
    }
  }

  /// What a model is called that is followed over time.
  public func title(ofModel name: String) -> String {
    timeline.lanes.first { $0.model == name }?.title ?? name
  }

  /// Whether a rule, or one of the reader's own diagnostics, is on.
  public func isChecked(_ id: String) -> Bool { checked.contains(id) }

  /// The rule with an id, if there is one.
  public subscript(id: String) -> Entry? { entries[id] }

  /// The events that would exercise a rule, in words; empty where there is no such rule.
  ///
  /// - Complexity: O(n) in the number of rules.
  public func needs(of id: String) -> String {
    if let rule = set.rules.first(where: { $0.text.id == id }) { return RuleNeeds.text(of: rule) }
    if let model = set.models.first(where: { $0.illegal?.id == id }) {
      return RuleNeeds.text(of: model)
    }
    return ""
  }
}
