import Foundation
import LifelintJSON
import Testing

@testable import LifelintRules

@Suite("The JSON Schemas in Rules")
struct SchemaTests {
  private func schema(_ name: String) throws -> JSONValue {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Rules/\(name).schema.json")
    return try JSONParser.parse([UInt8](Data(contentsOf: file)))
  }

  /// A part of a schema that describes one object, and the keys that the loader takes there.
  static let objects: [(file: String, place: [String], keys: [String])] = [
    ("rule", [], RuleReader.keys),
    ("rule", ["$defs", "scope"], ScopeReader.keys),
    ("rule", ["$defs", "description"], MatcherReader.keys),
    ("rule", ["$defs", "examples"], ["good", "bad"]),
    ("model", [], ModelReader.keys),
    ("model", ["properties", "illegal"], RuleTextReader.keys),
    ("model", ["properties", "sums"], ["model", "order"]),
    ("model", ["properties", "transitions", "items"], ["on", "from", "to"]),
    ("vocabulary", [], VocabularyReader.keys),
    ("vocabulary", ["properties", "callbacks", "items"], VocabularyReader.callbackKeys),
    ("vocabulary", ["properties", "system", "items"], VocabularyReader.systemKeys),
    ("measure", [], MeasureReader.keys),
    ("measure", ["properties", "kinds", "items"], MeasureReader.kindKeys),
    ("measure", ["properties", "phases", "items"], MeasureReader.phaseKeys),
    ("measure", ["properties", "examples", "items"], MeasureReader.exampleKeys),
    ("timeline", [], TimelineReader.keys),
    ("timeline", ["properties", "lanes", "items"], TimelineReader.laneKeys),
    ("timeline", ["properties", "hangs", "items"], TimelineReader.hangKeys),
    ("configuration", [], Configuration.keys),
    (
      "configuration", ["properties", "bounds", "additionalProperties"], Configuration.boundKeys
    ),
    ("configuration", ["properties", "allow", "items"], ["rule", "match", "because"]),
  ]

  @Test("know the keys that the loader knows, and no others", arguments: objects)
  func keys(file: String, place: [String], keys: [String]) throws {
    let object = try #require(schema(file).value(at: place))
    let properties = try #require(object["properties"])
    #expect(properties.members.map(\.key).sorted() == keys.sorted())
    #expect(object["additionalProperties"]?.content == .boolean(false))
  }

  @Test("ask for the keys that the loader asks for")
  func requiredKeys() throws {
    let needed = ["id", "severity", "summary", "why", "fix", "message", "examples"]
    #expect(try schema("rule")["required"]?.elements.compactMap(\.text) == needed)
    let model = try schema("model")
    #expect(
      model["required"]?.elements.compactMap(\.text)
        == ["model", "initial", "states", "transitions"])
    #expect(
      model.value(at: ["properties", "illegal", "required"])?.elements.compactMap(\.text) == needed)
  }

  @Test("say what each key of a rule, a model, a vocabulary and a configuration is for")
  func descriptions() throws {
    for name in ["rule", "model", "vocabulary", "measure", "timeline", "configuration"] {
      let schema = try schema(name)
      for member in schema["properties"]?.members ?? [] {
        var value = member.value
        if let reference = value["$ref"]?.text, value["description"] == nil {
          let key = try #require(reference.split(separator: "/").last.map(String.init))
          value = try #require(try self.schema("rule").value(at: ["$defs", key]))
        }
        #expect(value["description"] != nil, "\(name): \(member.key)")
      }
    }
  }
}
