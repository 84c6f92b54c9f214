import LifelintJSON
import LifelintRules
import Testing

@Suite("A file of which any part is replaced or left out")
struct DamagedFileTests {
  private static let rule = Folders.rule(
    "r",
    #"""
    "references": ["u"], "exceptions": "e", "tags": ["t"], "optIn": false,
    "per": ["session", "scene?"], "also": {"action": "b"},
    "scope": {"after": [{"of": "$o"}], "until": {"of": ["$o", null]}, "for": "2h", "restart": true},
    "when": [{"action": "a", "s": "$x?"}, {"s": {"as": "$x?", "glob": "a*"}}],
    "then": {"s": {"not": "$x", "any": [1, {"min": 1, "under": "$x"}]}, "state.lock": "open",
             "callback": "@active2", "phase": "done", "elapsed": {"over": "1s"}},
    "within": "5s", "after": "1ns", "before": {"system": "exit"}, "from": {"during": "didBecomeActive"},
    "inclusive": true, "answers": "oldest", "message": "{$x} {of} {state.lock}"
    """#)

  private static let model = #"""
    {"model": "m", "per": ["session"], "also": {"action": "b"}, "initial": "on",
     "states": {"on": "", "off": ""},
     "transitions": [{"on": {"action": "a", "state.lock": "open"}, "from": ["off"], "to": "on"}],
     "sums": {"model": "scene", "order": ["on", "off"]},
     "illegal": {"id": "i", "severity": "note", "summary": "s", "why": "w", "fix": "f", "message": "m",
       "examples": {"good": [{"why": "w", "trace": [{"t": 1}, "x"]}],
                    "bad": [{"why": "w", "trace": [{"t": 1}], "reports": [1]}]}}}
    """#

  private static let vocabulary = #"""
    {"callbacks": [{"name": "didBecomeActive", "methods": ["m"], "notifications": ["n"],
                    "summary": "s", "begins": true}],
     "system": [{"name": "suspend", "summary": "s"}], "sets": {"active2": ["m", "didBecomeActive"]},
     "shownModels": ["scene"]}
    """#

  private static let configuration = #"""
    {"rules": ["x"], "builtin": true, "only": ["r"], "disable": ["tag:t"], "enable": ["i"],
     "severity": {"r": "note"}, "bounds": {"r": {"within": "1s"}},
     "allow": [{"rule": "r", "match": {"of": ["x"]}, "because": "b"}], "baseline": "k", "sessions": "sequential",
     "instants": "1s", "failOn": "note", "requireExercised": ["i"]}
    """#

  private static let files = [
    "c/r.json": rule, "m.model.json": model, "vocabulary.json": vocabulary,
    "lock.model.json": Folders.lockModel, "scene.model.json": Folders.sceneModel,
  ]

  private func errors(_ files: [String: String], configuration: String) -> [LoadError] {
    do throws(LoadErrors) {
      let settings = try Configuration(parsing: Array(configuration.utf8), file: "F/configuration")
      return Folders.folder(files).errors(settings)
    } catch {
      return error.errors
    }
  }

  @Test("was whole before")
  func whole() {
    #expect(errors(Self.files, configuration: Self.configuration) == [])
  }

  @Test(
    "is loaded, or its faults are said with their places",
    arguments: ["c/r.json", "m.model.json", "vocabulary.json", "configuration"])
  func damaged(_ name: String) throws {
    let original = name == "configuration" ? Self.configuration : Self.files[name] ?? ""
    var loaded = 0
    var refused = 0
    for value in try JSONParser.parse(Array(original.utf8)).damaged() {
      var writer = JSONWriter()
      writer.write(value)
      var files = Self.files
      var configuration = Self.configuration
      if name == "configuration" {
        configuration = writer.text
      } else {
        files[name] = writer.text
      }
      let errors = errors(files, configuration: configuration)
      if errors.isEmpty { loaded += 1 } else { refused += 1 }
      for error in errors {
        #expect(error.file.hasPrefix("F/"))
        #expect(error.position != nil, "\(error)")
        #expect(error.path.hasPrefix("$"))
        #expect(error.message.hasSuffix("."), "\(error)")
      }
    }
    #expect(refused > 50)
    #expect(loaded > 5)
  }

  @Test("is refused, cut short anywhere")
  func cutShort() {
    let bytes = Array(Self.rule.utf8)
    for length in 0..<bytes.count {
      #expect(throws: JSONError.self) { try JSONParser.parse(Array(bytes[..<length])) }
    }
  }
}

extension JSONValue {
  /// The value with one of its parts replaced or left out, for each part and each replacement.
  fileprivate func damaged() -> [JSONValue] {
    let replacements: [Content] = [
      .null, .boolean(true), .number(ExactNumber(5)), .string(""), .string("$x"), .string("x"),
      .array([]), .object([]),
      .array([JSONValue(content: .null, position: position)]),
      .object([
        Member(key: "x", position: position, value: JSONValue(content: .null, position: position))
      ]),
    ]
    var all = replacements.map { JSONValue(content: $0, position: position) }
    switch content {
    case .array(let elements):
      for index in elements.indices {
        var shorter = elements
        shorter.remove(at: index)
        all.append(JSONValue(content: .array(shorter), position: position))
        for damaged in elements[index].damaged() {
          var changed = elements
          changed[index] = damaged
          all.append(JSONValue(content: .array(changed), position: position))
        }
      }
    case .object(let members):
      for index in members.indices {
        var shorter = members
        shorter.remove(at: index)
        all.append(JSONValue(content: .object(shorter), position: position))
        for damaged in members[index].value.damaged() {
          var changed = members
          changed[index].value = damaged
          all.append(JSONValue(content: .object(changed), position: position))
        }
      }
    case .null, .boolean, .number, .string: break
    }
    return all
  }
}
