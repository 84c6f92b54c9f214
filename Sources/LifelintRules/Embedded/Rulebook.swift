package import LifelintJSON

/// What the files of rule folders say, before a configuration changes any of it.
package struct Rulebook: Sendable {
  /// The names of the vocabularies.
  package var names: [Vocabulary.Name] = []
  /// Their sets, sorted by name, with their values as they are meant.
  package var sets: [(name: String, values: [SetValue])] = []
  /// Their thresholds, sorted by name.
  package var thresholds: [Threshold] = []
  /// The models whose states are shown beside an event.
  package var shownModels: [String] = []
  /// The models, sorted by name.
  package var models: [Model] = []
  /// The rules, on or off, sorted by id.
  package var rules: [Rule] = []
  /// The measures.
  package var measures: [Measure] = []
  /// What reports of time show.
  package var timeline = TimelinePlan()

  /// Makes an empty book.
  package init() {}

  /// The measures in the order in which they are shown: those that the timeline names come first.
  var orderedMeasures: [Measure] {
    func place(_ measure: Measure) -> Int {
      timeline.measures.firstIndex(of: measure.id) ?? timeline.measures.count
    }
    return measures.sorted { (place($0), $0.id) < (place($1), $1.id) }
  }

  /// The texts of all rules and of all models' `illegal`.
  var texts: [RuleText] { models.compactMap(\.illegal) + rules.map(\.text) }
}

/// A number of the vocabulary that rules compare with and a configuration may change.
package struct Threshold: Sendable, Hashable {
  /// Its name, without the `@`.
  package var name: String
  /// Its value; for a duration in seconds.
  package var value: ExactNumber
  /// Whether it was written as a duration.
  package var isDuration: Bool
  /// What it is the limit of, in one line.
  package var summary: String
}

/// One value of a set.
package enum SetValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(ExactNumber)
  case text(String)

  /// What it is, as a sentence names it.
  var typeName: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .text: "a string"
    }
  }
}
