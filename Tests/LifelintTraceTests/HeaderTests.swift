import LifelintTrace
import Testing

@Suite("A header line")
struct HeaderTests {
  private let event = #"{"t":0,"action":"x"}"#

  @Test("gives its fields in their order")
  func fields() throws {
    let reading = Reading(
      #"{"lifelint":1,"app":"Notes 4.2","os":"18.3","complete":true,"instants":"50ms","tags":["a",1],"x":null}"#
        + "\n" + event)
    #expect(
      reading.headerTexts == [
        "lifelint: number 1", "app: text Notes 4.2", "os: text 18.3", "complete: boolean true",
        "instants: text 50ms", "tags: array [\"a\", 1]", "x: null null",
      ])
    let header = try #require(reading.header)
    #expect(header.isComplete)
    #expect(header.instants == 50_000_000)
    #expect(reading.texts == ["2 t=0 action x"])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(
    "need not say anything but its version",
    arguments: [
      #"{"lifelint":1}"#, #"{"lifelint":1.0,"complete":null,"instants":null}"#,
      #"{"complete":false,"lifelint":1}"#,
    ])
  func bare(line: String) throws {
    let reading = Reading("\n  \r\n" + line + "\n" + event)
    let header = try #require(reading.header)
    #expect(!header.isComplete)
    #expect(header.instants == nil)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("counts the last of a repeated key, and says so")
  func repeated() {
    let reading = Reading(#"{"lifelint":2,"os":"1","lifelint":1,"os":"2","app":"x"}"#)
    #expect(reading.headerTexts == ["lifelint: number 1", "os: text 2", "app: text x"])
    #expect(reading.diagnostics.map(\.id) == [.repeatedKey, .repeatedKey])
  }

  @Test(
    "of an unknown version ends the reading",
    arguments: ["2", "0", "\"1\"", "null", "true", "1.5", "1e400"])
  func version(text: String) {
    let reading = Reading(#"{"lifelint":\#(text)}"# + "\n" + event)
    #expect(reading.events.isEmpty)
    #expect(reading.diagnostics.map(\.id) == [.unreadableTrace])
    #expect(reading.diagnostics.map(\.line) == [1])
    #expect(reading.diagnostics.map(\.column) == [13])
    #expect(
      reading.diagnostics.first?.message
        == "the trace says version \(text); this lifelint reads version 1")
  }

  @Test(
    "with a wrong type cannot be read",
    arguments: [
      (#"{"lifelint":1,"complete":"yes"}"#, 26, "complete is \"yes\"; it has to be true or false"),
      (#"{"lifelint":1,"instants":50}"#, 26, "instants is 50; it has to be a duration"),
      (#"{"lifelint":1,"instants":"50"}"#, 26, "instants is \"50\"; it has to be a duration"),
    ])
  func types(line: String, column: Int, message: String) {
    let reading = Reading(line + "\n" + event)
    #expect(reading.header == nil)
    #expect(reading.events.count == 1)
    #expect(reading.diagnostics.map(\.id) == [.unreadableLine])
    #expect(reading.diagnostics.first?.column == column)
    #expect(reading.diagnostics.first?.message == message)
  }

  @Test("is not one where the line is an event")
  func eventField() {
    let line = #"{"lifelint":7,"t":0,"action":"x"}"#
    let reading = Reading(line + "\n" + line, fields: ["lifelint"])
    #expect(reading.header == nil)
    #expect(
      reading.texts == [
        "1 t=0 action x {lifelint: number 7}", "2 t=0 action x {lifelint: number 7}",
      ])
  }

  @Test("does not count after any other line, even one that cannot be read")
  func late() {
    let reading = Reading("x\n{\"lifelint\":1}\n")
    #expect(reading.header == nil)
    #expect(reading.diagnostics.map(\.id) == [.unreadableLine, .unreadableLine])
  }
}

@Suite("Names")
struct NameTests {
  @Test("that the vocabulary lacks are told once, with the nearest that it has")
  func unknown() {
    let reading = Reading(
      """
      {"t":0,"callback":"didBecomeActiv"}
      {"t":0,"callback":"didBecomeActiv"}
      {"t":0, "system":"suspended"}
      {"t":0,"system":"thermal"}
      {"t":0,"system":"thermal"}
      {"t":0,"callback":"thermal"}
      {"t":0,"action":"didBecomeActiv"}
      {"t":0,"callback":"suspend"}
      """)
    #expect(reading.events.count == 8)
    #expect(reading.diagnostics.map(\.id) == Array(repeating: .unknownName, count: 5))
    #expect(reading.diagnostics.map(\.line) == [1, 3, 4, 6, 8])
    #expect(reading.diagnostics.map(\.column) == [19, 18, 17, 19, 19])
    #expect(reading.diagnostics[0].message == "\"didBecomeActiv\" is no known callback")
    #expect(reading.diagnostics[0].hint == "Was \"didBecomeActive\" meant?")
    #expect(reading.diagnostics[1].hint == "Was \"suspend\" meant?")
    #expect(reading.diagnostics[2].message == "\"thermal\" is no known system event")
    #expect(!reading.diagnostics[2].hint.contains("Was"))
    #expect(reading.diagnostics[4].hint.contains("write \"system\""))
  }

  @Test("of which the vocabulary has longer ones are told with these")
  func unknownBeginning() {
    let reading = Reading(#"{"t":0,"callback":"scenePhase","value":"active"}"#)
    #expect(reading.diagnostics[0].hint == "Write which one: \"scenePhase.active\".")
  }

  @Test("mean the same whether they are defined at once or taken over when a trace has them")
  func takenOver() {
    let entries: [KnownEntries.Entry] = [
      (.callback, "a", ["m", "a"], ["n"]), (.callback, "b", ["m", "o", "a"], ["n", "b"]),
      (.callback, "n", ["p"], []), (.system, "a", ["m"], []), (.system, "launch", ["start"], []),
    ]
    let spellings = ["o", "p", "n", "a", "b", "m", "start", "launch", "exit", "unknown", "b"]
    for first in spellings.indices {
      let defined = NameTable(symbols: SymbolTable())
      for entry in entries {
        defined.define(
          entry.name, kind: entry.kind, methods: entry.methods, notifications: entry.notifications)
      }
      let names = NameTable(symbols: SymbolTable(), known: KnownEntries(entries: entries))
      for kind in [EventKind.callback, .system, .action] {
        for spelled in spellings[first...] + spellings[..<first] {
          #expect(names.isKnown(spelled, kind: kind) == defined.isKnown(spelled, kind: kind))
          let found = names.name(spelled, kind: kind)
          let expected = defined.name(spelled, kind: kind)
          #expect(found.spelling == expected.spelling)
          #expect(names.text(of: found.id) == defined.text(of: expected.id))
          #expect(names.isKnown(found.id) == defined.isKnown(expected.id))
        }
      }
    }
  }

  @Test("that the trace format itself gives a meaning are always known")
  func own() {
    let symbols = SymbolTable()
    let names = NameTable(symbols: symbols)
    for name in ["launch", "exit", "gap"] {
      #expect(names.isKnown(names.name(name, kind: .system).id))
    }
    #expect(!names.isKnown(names.name("launch", kind: .callback).id))
    #expect(names.isKnown(names.name("anything", kind: .action).id))
  }

  @Test("are told again to another reader of the same table")
  func twoReaders() {
    let symbols = SymbolTable()
    let names = NameTable(symbols: symbols)
    for _ in 0..<2 {
      let reader = TraceReader(
        source: .bytes(Array(#"{"t":0,"callback":"x"}"#.utf8)), symbols: symbols, names: names,
        fields: [])
      var batch = EventBatch()
      while reader.read(into: &batch) {}
      #expect(reader.diagnostics.map(\.id) == [.unknownName])
    }
  }

  @Test("are told one by one up to a thousand, and all read")
  func many() {
    let lines = (0..<1500).map { #"{"t":0,"callback":"name \#($0)"}"# }
    let reading = Reading(lines.joined(separator: "\n"))
    #expect(reading.events.count == 1500)
    #expect(reading.diagnostics.count == 1001)
    #expect(reading.diagnostics.last?.message == "this and 499 further names are not known")
  }

  @Test("keep the first meaning of a spelling")
  func taken() {
    let symbols = SymbolTable()
    let names = NameTable(symbols: symbols)
    let first = names.define("a", kind: .callback, methods: ["m", "a"], notifications: ["n"])
    let second = names.define("b", kind: .callback, methods: ["m", "o", "a"], notifications: ["n"])
    #expect(names.name("a", kind: .callback) == (first, .method))
    #expect(names.name("m", kind: .callback) == (first, .method))
    #expect(names.name("n", kind: .callback) == (first, .notification))
    #expect(names.name("o", kind: .callback) == (second, .method))
    #expect(names.name("b", kind: .callback) == (second, .name))
    #expect(names.name("a", kind: .system).id != first)
    #expect(names.text(of: first) == "a")
    #expect(names.kind(of: first) == .callback)
    #expect(symbols.text(of: names.symbol(of: first)) == "a")
  }
}

/// Known names, each entry with its spellings; the first that has a spelling counts.
private struct KnownEntries: KnownNames {
  typealias Entry = (kind: EventKind, name: String, methods: [String], notifications: [String])
  var entries: [Entry]

  func name(spelled: String, kind: EventKind) -> (canonical: String, spelling: Spelling)? {
    for entry in entries where entry.kind == kind {
      if entry.methods.contains(spelled) { return (entry.name, .method) }
      if entry.notifications.contains(spelled) { return (entry.name, .notification) }
      if entry.name == spelled { return (spelled, .name) }
    }
    return nil
  }

  func spellings(of kind: EventKind) -> [String] {
    entries.filter { $0.kind == kind }.flatMap { [$0.name] + $0.methods + $0.notifications }
  }
}
