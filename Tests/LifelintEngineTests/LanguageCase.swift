import Foundation
import Testing

/// One hand-worked case that pins a sentence of the rule language: Tests/Cases/language/README.md
/// tells the format.
struct LanguageCase: CustomTestStringConvertible, Sendable {
  /// The file and the place in it.
  var place: String
  /// The case, as its file has it.
  var json: ReferenceJSON

  /// The sentence that the case pins.
  var testDescription: String {
    "\(place): \(json["says"]?.text ?? "") (\(json["why"]?.text ?? ""))"
  }

  /// Whether the rule set has to load.
  var loads: Bool {
    json["loads"] != .boolean(false)
  }

  /// The text of the trace.
  var trace: String {
    (json["trace"]?.array ?? []).map { ($0.text?.string ?? $0.description) + "\n" }.joined()
  }

  /// The value of `--instants` among the further arguments.
  var instants: String? {
    let args = (json["args"]?.array ?? []).compactMap { $0.text?.string }
    return args.firstIndex(of: "--instants").flatMap { args.dropFirst($0 + 1).first }
  }

  /// The folder of all cases.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Cases")

  /// The vocabulary of all cases.
  static let vocabulary: ReferenceJSON = {
    let file = folder.appending(path: "language/vocabulary.json")
    return (try? String(contentsOf: file, encoding: .utf8)).flatMap(ReferenceJSON.init) ?? .null
  }()

  /// All cases in the files of a folder.
  static func all(in name: String) -> [LanguageCase] {
    let folder = folder.appending(path: name)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".json") && $0 != "vocabulary.json" }
      .flatMap { file in
        let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let cases = text.flatMap(ReferenceJSON.init)?.array ?? []
        return cases.enumerated().map {
          LanguageCase(place: "\(file)[\($0)]", json: $1)
        }
      }
  }
}

/// What an evaluator is given: the texts of a case.
struct EvaluatorInput: Sendable {
  /// The files of the rule set by their paths.
  var ruleFiles: [String: String]
  /// The text of the trace.
  var trace: String
  /// The value of `--instants`.
  var instants: String?
}

extension LanguageCase {
  /// The texts of the case.
  var input: EvaluatorInput {
    EvaluatorInput(ruleFiles: ruleFiles, trace: trace, instants: instants)
  }

  /// The files of the rule set by their paths, with the keys that are left out in a case.
  var ruleFiles: [String: String] {
    var files: [String: String] = [:]
    if json["files"]?["vocabulary.json"] == nil {
      files["vocabulary.json"] = vocabularyWithSets.description
    }
    var rules = json["rules"]?.object ?? [:]
    rules["r"] = json["rule"]
    for (id, rule) in rules {
      var whole = Self.filled(rule, id: id)
      if id == "r", let key = json["without"]?.text { whole[key] = nil }
      files["generated/\(id).json"] = ReferenceJSON.object(whole).description
    }
    for model in json["models"]?.array ?? [] {
      guard let name = model["model"]?.text else { continue }
      files["\(name).model.json"] = Self.filledModel(model).description
    }
    for (path, file) in json["files"]?.object ?? [:] {
      files[path.string] = file.description
    }
    return files
  }

  private var vocabularyWithSets: ReferenceJSON {
    guard var whole = Self.vocabulary.object else { return Self.vocabulary }
    for key: ReferenceText in ["sets", "thresholds"] {
      let known = whole[key]?.object ?? [:]
      whole[key] = .object(known.merging(json[key]?.object ?? [:]) { $1 })
    }
    return .object(whole)
  }

  /// A rule with the keys that every rule needs.
  static func filled(_ rule: ReferenceJSON, id: ReferenceText) -> [ReferenceText: ReferenceJSON] {
    let common: [ReferenceText: ReferenceJSON] = [
      "id": .text(id), "severity": "error", "summary": "s", "why": "w", "fix": "f", "message": "m",
      "examples": ["good": [], "bad": []],
    ]
    return common.merging(rule.object ?? [:]) { $1 }
  }

  /// A model with its states (all that it names) and with what `illegal` needs.
  static func filledModel(_ model: ReferenceJSON) -> ReferenceJSON {
    guard var whole = model.object else { return model }
    if let illegal = model["illegal"] {
      whole["illegal"] = .object(filled(illegal, id: illegal["id"]?.text ?? "illegal"))
    }
    if model["states"] == nil {
      var names = [model["initial"]?.text]
      for step in model["transitions"]?.array ?? [] {
        names += (step["from"]?.array ?? []).map(\.text) + [step["to"]?.text]
      }
      names += (model["sums"]?["order"]?.array ?? []).map(\.text)
      let states = names.compactMap(\.self).filter { $0 != "unknown" }
      whole["states"] = .object(Dictionary(states.map { ($0, "") }) { $1 })
    }
    return .object(whole)
  }

  /// What is wrong with a result, one sentence each; nothing if the case holds.
  func complaints(about result: ReferenceResult) -> [String] {
    var expected = json["expect"]?.object ?? [:]
    if json["lines"] != nil || json["verdict"] != nil { expected["r"] = json }
    return expected.sorted { $0.key < $1.key }.flatMap { id, expectation in
      guard let found = result[id.string] else { return ["there is no verdict of \(id)"] }
      var complaints: [String] = []
      if let lines = expectation["lines"]?.array?.compactMap({ $0.number?.integer }),
        lines != found.lines
      {
        complaints.append("\(id) is reported at \(found.lines) and not at \(lines)")
      }
      if let verdict = expectation["verdict"], !found.has(verdict) {
        complaints.append("\(id) ends with \(found) and not with \(verdict)")
      }
      return complaints
    }
  }
}

extension ReferenceRuleResult {
  /// The counts of the verdicts, by their names.
  var counts: [ReferenceText: Int] {
    [
      "violated": violated, "satisfied": satisfied, "inconclusive": inconclusive,
      "notExercised": notExercised,
    ]
  }

  /// Whether the verdicts are the expected: "one word where all groups share it, else counts".
  func has(_ verdict: ReferenceJSON) -> Bool {
    let given = counts.filter { $0.value > 0 }
    if let word = verdict.text { return Array(given.keys) == [word] }
    return given == (verdict.object ?? [:]).compactMapValues { $0.number?.integer }
  }
}
