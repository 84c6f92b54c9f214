import Foundation
import LifelintJSON

/// A case of `Tests/Cases/language`: a rule set, a trace and what has to come out.
struct LanguageCase: CustomStringConvertible, Sendable {
  /// What is to be reported for one rule.
  struct Expectation: Sendable {
    var lines: [Int]?
    var verdict: JSONValue?
  }

  /// The file and the place of the case in it: `exact-4-then 3`.
  var name: String
  /// The sentence that it pins, and why.
  var says: String
  /// The files of the rules' folder by their paths.
  var files: [String: String]
  /// The trace's lines.
  var trace: [String]
  /// Further arguments.
  var arguments: [String]
  /// What is expected of each rule.
  var expected: [String: Expectation]
  /// Whether the rules load.
  var loads: Bool

  var description: String { "\(name): \(says)" }

  private static let folder = Tool.package.appending(path: "Tests/Cases/language")

  /// All cases, in the order of their files.
  static let all: [LanguageCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") && $0 != "vocabulary.json" }.sorted().flatMap {
      name in
      let cases = (try? read(name))?.array ?? []
      return cases.enumerated().map { LanguageCase($1, name: "\(name.dropLast(5)) \($0 + 1)") }
    }
  }()

  private static func read(_ name: String) throws -> JSONValue {
    let data = try Data(contentsOf: folder.appending(path: name))
    return try JSONParser.parse([UInt8](data))
  }

  private init(_ value: JSONValue, name: String) {
    self.name = name
    says = "\(value["says"]?.string ?? ""): \(value["why"]?.string ?? "")"
    trace = (value["trace"]?.array ?? []).map { $0.string ?? $0.json }
    arguments = (value["args"]?.array ?? []).compactMap(\.string)
    loads = value["loads"]?.boolean ?? true
    expected = ["r": Expectation(lines: value["lines"]?.lines, verdict: value["verdict"])]
    for (id, expectation) in value["expect"]?.members ?? [] {
      expected[id] = Expectation(
        lines: expectation["lines"]?.lines, verdict: expectation["verdict"])
    }
    files = Self.files(of: value)
  }

  // MARK: The rules' folder

  private static func files(of value: JSONValue) -> [String: String] {
    var files: [String: String] = [:]
    var vocabulary = (try? read("vocabulary.json"))?.members ?? []
    if let sets = value["sets"] {
      let own = vocabulary.first { $0.key == "sets" }?.value.members ?? []
      vocabulary.removeAll { $0.key == "sets" }
      vocabulary.append(("sets", .object(own + sets.members)))
    }
    files["vocabulary.json"] = JSONValue.object(vocabulary).json
    if let rule = value["rule"] {
      files["generated/r.json"] = self.rule("r", rule, without: value["without"]?.string)
    }
    for (id, rule) in value["rules"]?.members ?? [] {
      files["generated/\(id).json"] = self.rule(id, rule, without: nil)
    }
    for model in value["models"]?.array ?? [] {
      files["\(model["model"]?.string ?? "").model.json"] = self.model(model)
    }
    for (path, file) in value["files"]?.members ?? [] { files[path] = file.json }
    return files
  }

  private static let noExamples = JSONValue.object([
    ("good", .array([])), ("bad", .array([])),
  ])

  /// A rule with the keys that every rule needs.
  private static func rule(_ id: String, _ rule: JSONValue, without: String?) -> String {
    let needed: [(key: String, value: JSONValue)] = [
      ("id", .text(id)), ("severity", .text("error")), ("summary", .text("s")),
      ("why", .text("w")), ("fix", .text("f")), ("message", .text("m")), ("examples", noExamples),
    ]
    let added = needed.filter { rule[$0.key] == nil && $0.key != without }
    return JSONValue.object(added + rule.members).json
  }

  /// A model with all states that its transitions name, where it does not list them.
  private static func model(_ model: JSONValue) -> String {
    var members = model.members
    if model["states"] == nil {
      var states: [String] = []
      func add(_ state: String?) {
        if let state, state != "unknown", !states.contains(state) { states.append(state) }
      }
      add(model["initial"]?.string)
      for transition in model["transitions"]?.array ?? [] {
        for state in transition["from"]?.array ?? [] { add(state.string) }
        add(transition["to"]?.string)
      }
      members.append(("states", .object(states.map { ($0, .text("s")) })))
    }
    if let illegal = model["illegal"] {
      let needed: [(key: String, value: JSONValue)] = [
        ("severity", .text("error")), ("summary", .text("s")), ("why", .text("w")),
        ("fix", .text("f")), ("message", .text("m")), ("examples", noExamples),
      ]
      let added = needed.filter { illegal[$0.key] == nil }
      members.removeAll { $0.key == "illegal" }
      members.append(("illegal", .object(illegal.members + added)))
    }
    return JSONValue.object(members).json
  }
}
