import Foundation
import LifelintRules
import LifelintTrace
import Testing

@testable import LifelintFormats

/// A map with some keys in place of others, or beside them.
private func map(_ changes: String, events: String = "[]") -> String {
  let own = changes.isEmpty ? "" : ", \(changes)"
  let rest = [("format", #""mine""#), ("time", #"{"from": "at"}"#), ("events", events)]
    .filter { !changes.contains("\"\($0.0)\":") }
    .map { "\"\($0.0)\": \($0.1)" }
  return "{" + rest.joined(separator: ", ") + own + "}"
}

@Suite("A field map")
struct FieldMapTests {
  private static func load(_ text: String) throws -> FieldMap {
    try FieldMapLoader.load(
      Array(text.utf8), file: "mine.map.json", names: Decoding.ruleSet.vocabulary)
  }

  private static func decode(_ map: String, _ records: [String]) throws -> [String] {
    let text = records.joined(separator: "\n") + "\n"
    return Decoding.trace(Array(text.utf8), map: try load(map)).text.split(separator: "\n")
      .map(String.init).filter { !$0.hasPrefix(#"{"lifelint""#) }
  }

  @Test("that is built in loads, and its file has its name", arguments: FieldMap.builtInNames)
  func builtIn(name: String) throws {
    let path = name + FieldMap.suffix
    let map = try FieldMapLoader.load(
      EmbeddedFormats.bytes(path), file: path, names: Decoding.ruleSet.vocabulary)
    #expect(map.name == name)
    #expect(!map.missing.isEmpty)
    #expect(map.instants == "50ms")
  }

  static let values: [(event: String, record: String, line: String)] = [
    // A constant, a copy, a table.
    (
      #"{"callback": "didBecomeActive", "fields": {"source": "app"}}"#,
      #"{"at": "2026-03-02T09:00:00Z"}"#,
      #"{"t":"2026-03-02T09:00:00Z","callback":"didBecomeActive","source":"app"}"#
    ),
    (
      #"{"action": {"from": "what.name"}, "of": {"from": "what.id"}, "fields": {"n": {"from": "n"}}}"#,
      #"{"at": "2026-03-02T09:00:00Z", "what": {"name": "save", "id": "draft:1"}, "n": [1, true]}"#,
      #"{"t":"2026-03-02T09:00:00Z","action":"save","of":"draft:1","n":[1,true]}"#
    ),
    (
      #"{"callback": {"from": "s", "lookup": {"fg": "willEnterForeground"}}, "phase": {"from": "p", "lookup": {"0": "begin"}}}"#,
      #"{"at": "2026-03-02T09:00:00Z", "s": "fg", "p": 0}"#,
      #"{"t":"2026-03-02T09:00:00Z","callback":"willEnterForeground","phase":"begin"}"#
    ),
    // Units: exact, never through a double.
    (
      #"{"action": "save", "time": {"from": "ms", "unit": "ms"}, "fields": {"duration": {"from": "us", "unit": "us"}}}"#,
      #"{"ms": 1500.000001, "us": 123456789}"#,
      #"{"t":1.500000001,"action":"save","duration":123.456789}"#
    ),
    (
      #"{"action": "save", "time": {"from": "ns", "unit": "ns", "since": "1970"}}"#,
      #"{"ns": "1772442000000000001"}"#,
      #"{"t":"2026-03-02T09:00:00.000000001Z","action":"save"}"#
    ),
    (
      #"{"system": "exit", "session": {"from": "run"}, "fields": {"reason": "crash"}}"#,
      #"{"at": "2026-03-02T09:00:00Z", "run": 7}"#,
      #"{"t":"2026-03-02T09:00:00Z","session":"7","system":"exit","reason":"crash"}"#
    ),
  ]

  @Test("makes events of constants, copies, tables and units of time", arguments: values)
  func makesEvents(event: String, record: String, line: String) throws {
    #expect(try Self.decode(map("", events: "[\(event)]"), [record]) == [line])
  }

  @Test("takes the first event whose conditions fit, and leaves out what fits none")
  func conditions() throws {
    let map = map(
      "",
      events: #"""
        [{"when": {"k": "a", "n": [1, 2]}, "action": "one"}, {"when": {"k": ["a", "b"]}, "action": "two"},
         {"when": {"x.y": {"present": true}}, "action": "three"}]
        """#)
    let records = [
      #"{"k": "a", "n": 2.0}"#, #"{"k": "a"}"#, #"{"k": "c"}"#, #"{"x": {"y": false}}"#,
      #"{"x": {"y": null}}"#,
    ].map { String($0.dropLast()) + #", "at": "2026-03-02T09:00:00Z"}"# }
    let actions = try Self.decode(map, records).map {
      String($0.split(separator: "\"").dropLast().last ?? "")
    }
    #expect(actions == ["one", "two", "three"])
  }

  @Test("takes the first of several paths, and what the records that hold a record have")
  func paths() throws {
    let map = map(
      #"""
      "records": ["events", "crumbs"], "fields": {"session": {"from": ["session.id", "device.id"]}}
      """#, events: #"[{"when": {"name": "Saved"}, "action": "save"}]"#)
    let crumb = #"{"name": "Saved", "at": "2026-03-02T09:00:00Z"}"#
    let text =
      #"{"events": [{"device": {"id": "D"}, "session": {"id": "S"}, "crumbs": [\#(crumb), \#(crumb)]},"#
      + #" {"device": {"id": "D"}, "crumbs": [\#(crumb)]}]}"#
    #expect(
      try Self.decode(map, [text]).map { String($0.dropFirst(28)) } == [
        #""session":"S","action":"save"}"#, #""session":"D","action":"save"}"#,
      ])
  }

  @Test("parts the runs of one device where an event begins one")
  func runs() throws {
    let map = map(
      #""fields": {"session": {"from": "device"}}"#,
      events:
        #"[{"when": {"n": "open"}, "callback": "didFinishLaunching", "begins": true}, {"action": "save"}]"#
    )
    let records = ["open", "save", "open", "save", "open"].map {
      #"{"n": "\#($0)", "device": "D", "at": "2026-03-02T09:00:00Z"}"#
    }
    let sessions = try Self.decode(map, records).map { line in
      String(line.split(separator: #""session":""#).last?.prefix { $0 != "\"" } ?? "")
    }
    #expect(sessions == ["D", "D", "D 2", "D 2", "D 3"])
  }

  static let unfit: [(record: String, told: String)] = [
    (#"{"of": {"a": 1}}"#, "of is an object; it has to be"),
    (#"{"of": [1]}"#, "of has to be a text or a number"),
    (#"{"p": "start"}"#, #"phase has to be "begin" or "end""#),
    (#"{"ms": "soon"}"#, #"ms is "soon"; it has to be"#),
    (#"{"of": null, "p": null, "ms": null}"#, ""),
  ]

  @Test("tells of a value that no field can be made of, and keeps the event", arguments: unfit)
  func unfitValue(record: String, told: String) throws {
    let map = try Self.load(
      map(
        "",
        events: #"""
          [{"action": "save", "of": {"from": "of"}, "phase": {"from": "p"},
            "fields": {"took": {"from": "ms", "unit": "ms"}}}]
          """#))
    let text = record.dropLast() + #", "at": "2026-03-02T09:00:00Z"}"# + "\n"
    let (trace, diagnostics) = Decoding.trace(Array(text.utf8), map: map)
    #expect(trace.contains(#""action":"save""#))
    #expect(diagnostics.map(\.id) == (told.isEmpty ? [] : [.unreadableLine]))
    #expect(diagnostics.allSatisfy { $0.message.contains(told) }, "\(diagnostics)")
  }

  @Test("tells where a record has no time, or none that can be read")
  func times() throws {
    let map = try Self.load(map("", events: #"[{"action": "save"}]"#))
    let text = "{}\n{\"at\": 5}\n{\"at\": \"2026-03-02T09:00:00Z\"}\n"
    let (trace, diagnostics) = Decoding.trace(Array(text.utf8), map: map)
    #expect(
      diagnostics.map { "\($0.line):\($0.column) \($0.id.rawValue)" } == [
        "1:1 unreadable_line", "2:8 unreadable_line",
      ])
    #expect(trace.contains("save"))
  }

  static let errors: [(String, String)] = [
    (#"{"format": "x", "time": {"from": "t"}}"#, "A field map needs the key `events`."),
    (map(#""evnts": []"#), "A field map has no key `evnts`. Did you mean `events`?"),
    (map(#""time": {"form": "t"}"#), "`time` has no key `form`. Did you mean `from`?"),
    (map(#""time": {"from": "t", "unit": "mss"}"#), "`\"mss\"`. Did you mean `ms`?"),
    (map(#""instants": "50"# + #"""#), "`50` is no duration."),
    (
      map("", events: #"[{"callback": "didBecomActive"}]"#),
      "no callback `didBecomActive`. Did you mean `didBecomeActive`?"
    ),
    (
      map("", events: #"[{"callback": {"from": "s", "lookup": {"a": "didEnterBackgroud"}}}]"#),
      "Did you mean `didEnterBackground`?"
    ),
    (
      map("", events: #"[{"system": "suspended"}]"#),
      "no system `suspended`. Did you mean `suspend`?"
    ),
    (
      map("", events: #"[{"action": "a", "system": "exit"}]"#),
      "exactly one of `callback`, `system` and `action`"
    ),
    (map("", events: #"[{"when": {}}]"#), "exactly one of `callback`, `system` and `action`"),
    (map("", events: #"[{"action": "a", "whn": {}}]"#), "Did you mean `when`?"),
    (
      map("", events: #"[{"action": {"from": "a", "lookup": {}, "unit": "ms"}}]"#),
      "looked up or converted, not both"
    ),
    (
      map("", events: #"[{"action": "a", "decided": true}]"#),
      "`decided` has no meaning without `decide`."
    ),
    (map("", events: #"[{"action": "a", "when": {"k": {"is": 1}}}]"#), "A condition is a value"),
    (map("", events: #"[{"action": "a", "phase": "start"}]"#), #"A phase is `"begin"` or `"end"`"#),
    (
      map("", events: #"[{"action": "a", "phase": {"from": "p", "lookup": {"0": "begun"}}}]"#),
      #"A phase is `"begin"` or `"end"`"#
    ),
    (
      map("", events: #"[{"action": "a", "fields": {"t": {"from": "x"}}}]"#), "`t` is no free field"
    ),
    (map(#""fields": {"callback": "x"}"#), "`callback` is no free field"),
    (map("", events: #"[{"action": {"from": ""}}]"#), "`` is no path"),
    (map("", events: #"[{"action": {"from": "a..b"}}]"#), "`a..b` is no path"),
    (map("", events: #"[{"action": {"from": []}}]"#), "a list of at least one"),
    (map("", events: #"[{"action": "a", "when": {"": 1}}]"#), "`` is no path"),
    (map(#""records": [""]"#), "`` is no path"),
    (map(#""time": {"from": "."}"#), "`.` is no path"),
    ("[]", "A field map is an object, not an array."),
    ("{", "The text ends too early."),
  ]

  @Test(
    "that is not right is refused with its place and the nearest right spelling", arguments: errors)
  func isRefused(text: String, expected: String) {
    do {
      _ = try Self.load(text)
      Issue.record("\(text) was loaded")
    } catch {
      let told = (error as? LoadErrors)?.errors.map(\.description).joined(separator: "\n") ?? ""
      #expect(told.contains(expected), "\(told)")
      #expect(told.hasPrefix("mine.map.json:1:"))
    }
  }

  @Test("has a schema that knows its keys, and no others")
  func schema() throws {
    let file = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Rules/format.schema.json")
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    func keys(_ object: [String: Any]?) -> [String] {
      ((object?["properties"] as? [String: Any])?.keys).map { $0.sorted() } ?? []
    }
    #expect(keys(schema) == FieldMapLoader.keys.sorted())
    #expect(keys(definitions["event"]) == FieldMapLoader.eventKeys.sorted())
    #expect(keys(definitions["time"]) == FieldMapLoader.timeKeys.sorted())
  }
}
