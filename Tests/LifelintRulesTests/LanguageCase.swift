import Foundation
import LifelintJSON
import LifelintRules

/// One of the cases in Tests/Cases/language, as far as loading goes.
struct LanguageCase: CustomStringConvertible, Sendable {
  var description: String
  var loads: Bool
  var folder: RuleFolder
  /// The value of `--instants`, if the case gives one.
  var instants: String?

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Cases/language")

  /// All cases, in the order of the files.
  static func all() throws -> [LanguageCase] {
    let vocabulary = try JSONParser.parse(
      [UInt8](Data(contentsOf: folder.appending(path: "vocabulary.json"))))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") && $0 != "vocabulary.json" }.sorted()
    return try names.flatMap { name in
      let file = try JSONParser.parse([UInt8](Data(contentsOf: folder.appending(path: name))))
      return file.elements.enumerated().map { index, value in
        LanguageCase(value, name: "\(name)[\(index)]", vocabulary: vocabulary)
      }
    }
  }

  init(_ value: JSONValue, name: String, vocabulary: JSONValue) {
    description = "\(name) \(value["says"]?.text ?? ""): \(value["why"]?.text ?? "")"
    loads = value["loads"].map { $0.content != .boolean(false) } ?? true
    let arguments = (value["args"]?.elements ?? []).compactMap(\.text)
    if let index = arguments.firstIndex(of: "--instants") { instants = arguments[index + 1] }
    var files: [String: JSONValue] = [
      "vocabulary.json": Self.extended(vocabulary, by: value)
    ]
    if let rule = value["rule"] {
      files["generated/r.json"] = Self.completed(rule, id: "r", without: value["without"]?.text)
    }
    for member in value["rules"]?.members ?? [] {
      files["generated/\(member.key).json"] = Self.completed(member.value, id: member.key)
    }
    for model in value["models"]?.elements ?? [] {
      files["\(model["model"]?.text ?? "").model.json"] = Self.completedModel(model)
    }
    for member in value["files"]?.members ?? [] { files[member.key] = member.value }
    self.folder = RuleFolder(
      name: "case",
      files: files.sorted { $0.key < $1.key }.map { path, value in
        var writer = JSONWriter(layout: .pretty)
        writer.write(value)
        return (path, writer.bytes)
      })
  }

  private static func extended(_ vocabulary: JSONValue, by value: JSONValue) -> JSONValue {
    var vocabulary = vocabulary
    for key in ["sets", "thresholds"] {
      guard let more = value[key] else { continue }
      vocabulary.set(key, to: .object((vocabulary[key]?.members ?? []) + more.members))
    }
    return vocabulary
  }

  private static let examples = JSONValue.Content.object([
    .init(key: "good", position: .none, value: .init(content: .array([]), position: .none)),
    .init(key: "bad", position: .none, value: .init(content: .array([]), position: .none)),
  ])

  private static func completed(
    _ rule: JSONValue, id: String, without: String? = nil
  ) -> JSONValue {
    var rule = rule
    let defaults: [(String, JSONValue.Content)] = [
      ("id", .string(id)), ("severity", .string("error")), ("summary", .string("s")),
      ("why", .string("w")), ("fix", .string("f")), ("message", .string("m")),
      ("examples", examples),
    ]
    for (key, content) in defaults where key != without && rule[key] == nil {
      rule.set(key, to: content)
    }
    return rule
  }

  private static func completedModel(_ model: JSONValue) -> JSONValue {
    var model = model
    if model["states"] == nil {
      var states: [String] = []
      let initial = [model["initial"]].compactMap { $0?.text }
      let named = (model["transitions"]?.elements ?? []).flatMap { transition in
        (transition["from"]?.elements ?? []).compactMap(\.text)
          + [transition["to"]?.text].compactMap(\.self)
      }
      for state in initial + named where !states.contains(state) { states.append(state) }
      model.set(
        "states",
        to: .object(
          states.map {
            .init(
              key: $0, position: .none, value: .init(content: .string(""), position: .none))
          }))
    }
    if var illegal = model["illegal"] {
      if illegal["message"] == nil { illegal.set("message", to: .string("m")) }
      if illegal["examples"] == nil { illegal.set("examples", to: examples) }
      model.set("illegal", to: illegal.content)
    }
    return model
  }
}

extension SourcePosition {
  static let none = SourcePosition(line: 0, column: 0)
}

extension JSONValue {
  var members: [Member] { if case .object(let members) = content { members } else { [] } }
  var elements: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }
  var text: String? { if case .string(let text) = content { text } else { nil } }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// Sets a key's value, in place or at the end.
  mutating func set(_ key: String, to value: Content) {
    var members = members
    let new = JSONValue(content: value, position: .none)
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = new
    } else {
      members.append(Member(key: key, position: .none, value: new))
    }
    content = .object(members)
  }
}
