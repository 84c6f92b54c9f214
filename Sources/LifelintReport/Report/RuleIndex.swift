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
    /// The rule itself, if it is one.
    var rule: Rule?
    /// The model, if it is a model's `illegal`.
    var model: Model?

    /// Makes an entry of its parts.
    public init(text: RuleText, check: Check? = nil, isReaders: Bool = false) {
      self.text = text
      self.check = check
      self.isReaders = isReaders
    }

    /// The events that have to be recorded before it can show anything, in words.
    var needs: String {
      if let rule { return RuleNeeds.text(of: rule) }
      if let model { return RuleNeeds.text(of: model) }
      return ""
    }
  }

  private var entries: [String: Entry] = [:]

  /// Makes an index of the rules of a set, the models' `illegal` and the reader's own diagnostics.
  public init(_ set: RuleSet) {
    for rule in set.rules {
      var entry = Entry(text: rule.text, check: rule.check)
      entry.rule = rule
      entries[rule.text.id] = entry
    }
    for model in set.models {
      guard let text = model.illegal else { continue }
      var entry = Entry(text: text)
      entry.model = model
      entries[text.id] = entry
    }
    for text in ReaderRules.all {
      entries[text.id] = Entry(text: text, isReaders: true)
    }
  }

  /// The rule with an id, if there is one.
  public subscript(id: String) -> Entry? { entries[id] }
}
