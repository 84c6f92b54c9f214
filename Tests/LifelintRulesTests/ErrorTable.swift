import Foundation
import LifelintRules

/// A table of faulty inputs with what is said about each: a file in `Snapshots/`.
///
/// Its parts are separated by blank lines; the lines with `> ` at the start are the errors.
/// `LIFELINT_RECORD_SNAPSHOTS=1 swift test` writes the errors anew; look at what changed before it
/// is committed.
enum ErrorTable: String, CaseIterable {
  case rule, model, vocabulary, example, configuration, measure, timeline
  case configuredRules = "configured-rules"

  struct Row: CustomStringConvertible {
    var table: ErrorTable
    var input: String
    var expected: [String]

    var description: String { "\(table.rawValue): \(input)" }

    /// The errors, each on a line.
    var actual: [String] {
      table.errors(in: input).map { "> \($0.code.rawValue) \($0.description)" }
    }
  }

  private var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(rawValue)-errors.txt")
  }

  /// The rows of all tables; where snapshots are recorded, with what is said today.
  static func rows() throws -> [Row] {
    try allCases.flatMap { table in
      var rows = try String(contentsOf: table.file, encoding: .utf8)
        .components(separatedBy: "\n\n").map { part in
          let lines = part.split(separator: "\n").map(String.init)
          return Row(
            table: table,
            input: lines.filter { !$0.hasPrefix("> ") }.joined(separator: "\n"),
            expected: lines.filter { $0.hasPrefix("> ") })
        }
      if ProcessInfo.processInfo.environment["LIFELINT_RECORD_SNAPSHOTS"] == "1" {
        for index in rows.indices { rows[index].expected = rows[index].actual }
        let text = rows.map { ([$0.input] + $0.expected).joined(separator: "\n") }
        try (text.joined(separator: "\n\n") + "\n")
          .write(to: table.file, atomically: true, encoding: .utf8)
      }
      return rows
    }
  }

  private func errors(in input: String) -> [LoadError] {
    switch self {
    case .rule:
      return Folders.folder(rule: input).errors()
    case .model:
      return Folders.folder([
        "m.model.json": input, "scene.model.json": Folders.sceneModel,
      ]).errors()
    case .vocabulary:
      return Folders.folder([
        "vocabulary.json": input, "scene.model.json": Folders.sceneModel,
      ]).errors()
    case .measure:
      return Folders.folder([
        "measures/m.measure.json": input, "scene.model.json": Folders.sceneModel,
        "c/slow.json": Folders.rule(
          "slow", #""when": {"action": "a"}, "then": {"action": "b"}, "within": "2s""#),
        "c/never_late.json": Folders.rule("never_late", #""never": {"action": "a"}"#),
      ]).errors()
    case .timeline:
      return Folders.folder([
        "t.timeline.json": input, "scene.model.json": Folders.sceneModel,
        "wide.model.json":
          #"{"model": "wide", "per": [], "initial": "a", "states": {"a": ""}, "transitions": []}"#,
        "measures/way_home.measure.json": Folders.measure("way_home"),
      ]).errors()
    case .example:
      return Folders.folder(["c/r.json": Folders.rule(examples: input)]).errors()
    case .configuration, .configuredRules:
      do throws(LoadErrors) {
        let file = "d/.lifelint.json"
        return Folders.configurable.errors(
          try Configuration(parsing: Array(input.utf8), file: file))
      } catch {
        return error.errors
      }
    }
  }
}

extension Folders {
  /// A rule of which these are the examples.
  static func rule(examples: String) -> String {
    #"""
    {"id": "r", "severity": "error", "summary": "s", "why": "w", "fix": "f", "message": "m",
     "never": {"action": "a"},
    """# + examples + "}"
  }

  /// A folder with a rule of each kind that a configuration may speak of.
  static let configurable = folder([
    "scene.model.json": sceneModel,
    "m.model.json": #"""
    {"model": "m", "initial": "a", "states": {"a": ""}, "transitions": [],
     "illegal": {"id": "illegal_m", "severity": "error", "tags": ["order"], "summary": "s",
                 "why": "w", "fix": "f", "message": "m", "examples": {"good": [], "bad": []}}}
    """#,
    "c/never_rule.json": rule("never_rule", #""never": {"action": "a"}, "tags": ["seed", "ui"]"#),
    "c/response_rule.json": rule(
      "response_rule",
      #""when": {"action": "a"}, "then": {"action": "b"}, "within": "2s", "tags": ["seed"]"#),
    "c/limit_rule.json": rule(
      "limit_rule", #""limit": {"action": "a"}, "atMost": 1, "within": "2s""#),
    "c/recurs_rule.json": rule(
      "recurs_rule",
      #""scope": {"after": {"action": "q"}, "for": "9s"}, "recurs": {"action": "a"}, "every": "2s""#
    ),
    "c/install_rule.json": rule(
      "install_rule", #""per": ["install"], "when": {"action": "a"}, "then": {"action": "b"}"#),
    "c/opt_in_rule.json": rule(
      "opt_in_rule", #""never": {"action": "a"}, "tags": ["ui"], "optIn": true"#),
  ])
}
