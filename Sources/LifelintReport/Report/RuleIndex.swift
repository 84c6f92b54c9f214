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

  /// Makes an index of the rules of a set, the models' `illegal` and the reader's own diagnostics.
  public init(_ set: RuleSet) {
    measures = set.measures
    timeline = set.timeline
    self.set = set
    readerRules = DiagnosticID.allCases.filter { set.severity(of: $0) != nil }.map(\.rawValue)
  }

  /// What a model is called that is followed over time.
  public func title(ofModel name: String) -> String {
    timeline.lanes.first { $0.model == name }?.title ?? name
  }

  /// Whether a rule, or one of the reader's own diagnostics, is on.
  public func isChecked(_ id: String) -> Bool {
    if let diagnostic = DiagnosticID(rawValue: id) { return set.severity(of: diagnostic) != nil }
    return rule(id) != nil || model(id).map { set.modelsThatReport.contains($0.name) } ?? false
  }

  /// The rule with an id, if there is one.
  public subscript(id: String) -> Entry? {
    if let rule = rule(id) { return Entry(text: rule.text, check: rule.check) }
    if let diagnostic = DiagnosticID(rawValue: id) {
      var text = ReaderRules.text(of: diagnostic)
      text.severity = set.severity(of: diagnostic) ?? text.severity
      return Entry(text: text, isReaders: true)
    }
    return model(id)?.illegal.map { Entry(text: $0) }
  }

  /// The events that would exercise a rule, in words; empty where there is no such rule.
  public func needs(of id: String) -> String {
    if let rule = rule(id) { return RuleNeeds.text(of: rule) }
    return model(id).map(RuleNeeds.text(of:)) ?? ""
  }

  /// The rule of a set, which are sorted by id.
  ///
  /// - Complexity: O(log n) in the number of rules.
  private func rule(_ id: String) -> Rule? {
    var places = set.rules.indices
    while let middle = places.isEmpty ? nil : (places.lowerBound + places.upperBound) / 2 {
      if set.rules[middle].text.id == id { return set.rules[middle] }
      places =
        set.rules[middle].text.id < id
        ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return nil
  }

  /// The model whose `illegal` has an id.
  private func model(_ id: String) -> Model? { set.models.first { $0.illegal?.id == id } }
}
