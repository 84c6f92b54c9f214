public import LifelintRules

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
  private var entries: [String: Entry] = [:]

  /// Makes an index of the rules of a set, the models' `illegal` and the reader's own diagnostics.
  public init(_ set: RuleSet) {
    measures = set.measures
    timeline = set.timeline
    for rule in set.rules {
      entries[rule.text.id] = Entry(text: rule.text, check: rule.check)
    }
    for text in set.models.compactMap(\.illegal) {
      entries[text.id] = Entry(text: text)
    }
    for text in ReaderRules.all {
      entries[text.id] = Entry(text: text, isReaders: true)
    }
  }

  /// What a model is called that is followed over time.
  public func title(ofModel name: String) -> String {
    timeline.lanes.first { $0.model == name }?.title ?? name
  }

  /// The rule with an id, if there is one.
  public subscript(id: String) -> Entry? { entries[id] }
}
