import Foundation
import LifelintEngine
import LifelintReport
import LifelintRules
import LifelintTrace

/// The rules of the folder `Rules/` as they are on disk, read once for all tests.
enum RuleSetBook {
  /// The top of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let loaded = Result { try load(includingOff: true) }
  private static let loadedAsOn = Result { try load() }

  /// Every rule, also one that is off until it is asked for.
  static var all: RuleSet { get throws { try loaded.get() } }

  /// What is on where no configuration says otherwise.
  static var on: RuleSet { get throws { try loadedAsOn.get() } }

  /// The ids of all rules and models that report; none where the folder does not load, which a
  /// test of its own says.
  static let ids: [String] = ((try? all)?.catalogue ?? []).map(\.text.id)

  /// Loads the folder under a configuration, which is written as its file would be.
  static func load(_ configuration: String = "{}", includingOff: Bool = false) throws -> RuleSet {
    try RuleLoader.load(
      folders: [RuleFolder(readingFrom: package.appending(path: "Rules").path)],
      configuration: Configuration(parsing: Array(configuration.utf8), file: ".lifelint.json"),
      includingOff: includingOff)
  }

  /// What a person reads about a rule.
  static func text(_ id: String) throws -> RuleText? {
    try all.catalogue.first { $0.text.id == id }?.text
  }

  /// A rule, or a model's `illegal`, of a set alone, with all models.
  static func alone(_ id: String, of set: RuleSet) -> RuleSet {
    var alone = set
    alone.rules = set.rules.filter { $0.text.id == id }
    alone.modelsThatReport = Set(set.models.filter { $0.illegal?.id == id }.map(\.name))
    return alone
  }
}

extension TraceCheck {
  /// The findings in a trace that is given line by line.
  func findings(in lines: [String]) -> [Finding] {
    run(.bytes(Array(lines.map { $0 + "\n" }.joined().utf8)), path: "trace").findings
  }

  /// The findings in a file.
  func findings(in file: URL) throws -> [Finding] {
    run(.bytes(Array(try Data(contentsOf: file))), path: file.lastPathComponent).findings
  }
}

extension Finding {
  /// Whether the reader reports it, and no rule.
  var isReaders: Bool { ReaderRules.diagnostic(rule) != nil }
}
