import Foundation
import LifelintEngine
import LifelintRules
import Testing

/// A folder of `Tests/Cases` with the traces of one public report, or of one legal sequence.
struct RuleSetCase: Sendable, CustomTestStringConvertible {
  /// `faults/NAME` or `legal/NAME`.
  let name: String

  /// The folder of all cases.
  static let folder = RuleSetBook.package.appending(path: "Tests/Cases")
  static let faults = all(in: "faults")
  static let legal = all(in: "legal")

  private static func all(in kind: String) -> [RuleSetCase] {
    names(in: folder.appending(path: kind)).map { RuleSetCase(name: "\(kind)/\($0)") }
  }

  /// The names in a folder, sorted; none where there is no folder.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  var testDescription: String { name }

  /// What is found in one of its traces at warning and above, by line and rule.
  func findings(in file: String) throws -> [Finding] {
    try TraceCheck(ruleSet: RuleSetBook.on)
      .findings(in: Self.folder.appending(path: "\(name)/\(file)"))
      .filter { $0.severity >= .warning }
  }
}

/// A rule and the line at which it has to report: `["rule", 7]`.
struct RuleAndLine: Decodable, Hashable, CustomStringConvertible {
  var rule: String
  var line: Int

  init(rule: String, line: Int) {
    self.rule = rule
    self.line = line
  }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    rule = try container.decode(String.self)
    line = try container.decode(Int.self)
  }

  var description: String { "\(rule) at \(line)" }
}
