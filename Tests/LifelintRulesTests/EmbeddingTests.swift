import Foundation
import LifelintJSON
import Testing

@testable import EmbedRules
@testable import LifelintRules

@Suite("The built-in rules")
struct EmbeddingTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("are those of the folder Rules; else run `swift run EmbedRules`")
  func areCurrent() throws {
    let rules = try RuleFolder(
      name: "Rules",
      files: RuleFolder(readingFrom: Self.package.appending(path: "Rules").path).files)
    let file = Self.package.appending(path: "Sources/LifelintRules/Embedded/EmbeddedRules.swift")
    #expect(try EmbeddedSource.text(of: rules) == String(contentsOf: file, encoding: .utf8))
  }

  @Test("stand beside the page's own files; else run `swift run EmbedRules`")
  func pageIsCurrent() throws {
    let folder = Self.package.appending(path: "Sources/LifelintReport/HTML")
    let text = try EmbeddedPageSource.text { name in
      try String(contentsOf: folder.appending(path: "Page/\(name)"), encoding: .utf8)
    }
    let file = folder.appending(path: "Embedded/EmbeddedPage.swift")
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test("load, and say of each rule what its file says")
  func load() throws {
    let rules = RuleFolder(
      name: "Rules", files: EmbeddedRules.files.map { ($0.path, Array($0.text.utf8)) })
    let fromFiles = try RuleLoader.load(
      folders: [rules], configuration: Configuration(), includingOff: true)
    let builtIn = try RuleLoader.load(
      folders: [.builtIn], configuration: Configuration(), includingOff: true)
    #expect(builtIn.catalogue.count == fromFiles.catalogue.count)
    for (one, other) in zip(builtIn.catalogue, fromFiles.catalogue) {
      #expect(one.text.id == other.text.id)
      #expect(one.text.file == other.text.file)
      #expect(one.text.why == other.text.why)
      #expect(one.text.fix == other.text.fix)
      #expect(one.text.references == other.text.references)
      #expect(one.text.exceptions == other.text.exceptions)
      #expect(one.text.documentation.source == other.text.documentation.source)
      for (one, other) in [
        (one.text.documentation.goodExamples, other.text.documentation.goodExamples),
        (one.text.documentation.badExamples, other.text.documentation.badExamples),
      ] {
        #expect(one.map(\.why) == other.map(\.why))
        #expect(one.map(\.lines) == other.map(\.lines))
        #expect(one.map(\.reports) == other.map(\.reports))
      }
    }
  }

  /// A rule for each form, each scope and each kind of value.
  private static let rules = [
    #""never": {"of": ["a", 1.5, -2e30, true, null, "$$x"], "n": {"min": 1, "under": 2.25}}"#,
    #""exists": {"callback": "didBecomeActive", "phase": "any"}, "atLeast": 2, "atMost": 70"#,
    #""always": {"kind": "action"}, "holds": {"spelled": "name", "thread": {"present": false}}"#,
    #"""
    "scope": {"after": {"of": "$o"}, "until": {"of": "$o"}, "for": "2h", "restart": true},
    "when": [{"action": "a", "s": "$x?"}, {"s": {"as": "$x?", "glob": "a*\\*?"}}],
    "then": {"s": {"not": "$x"}, "n": {"over": "$x?", "max": "$o"}}, "within": "5s",
    "after": "1ns", "before": {"system": "exit"}, "from": {"during": "didBecomeActive"},
    "inclusive": true, "answers": "oldest", "message": "{$x} {of} {state.lock} {trace.os} end"
    """#,
    #""when": {"becomes.lock": "shut"}, "never": {"state.lock": "open"}, "until": {"t": 5}"#,
    #""when": {}, "previously": {"elapsed": {"min": "5s"}}, "since": {"session": 7}"#,
    #""scope": {"between": [{"of": "é\t\"\\"}, {}]}, "recurs": {"trace.os": "@mixed"}, "every": "1h""#,
    #""per": ["session", "scene?"], "also": {}, "limit": {}, "atMost": 1.5, "within": "1s", "sum": "n""#,
    #""scope": {"before": {"scene": "s"}}, "never": {"state.scene": "on", "scene": "s"}, "tags": ["x"], "optIn": true"#,
  ]

  @Test("are the same rules after they have been written as code and read again")
  func roundTrip() throws {
    var files = [
      "scene.model.json": Folders.sceneModel, "lock.model.json": Folders.lockModel,
      "app.model.json": #"""
      {"model": "app", "also": {"action": "b"}, "initial": "unknown",
       "states": {"on": "is on", "off": ""},
       "transitions": [{"on": {"action": "a"}, "from": ["off"], "to": "on"}, {"on": {"of": "x"}}],
       "sums": {"model": "scene", "order": ["on", "off"]},
       "illegal": {"id": "illegal_app", "severity": "note", "summary": "s", "why": "w", "fix": "f",
                   "message": "m {of}", "examples": {"good": [], "bad": []}}}
      """#,
      "vocabulary.json": Folders.vocabulary.replacingOccurrences(
        of: #""sets":"#, with: #""shownModels": ["scene"], "sets":"#),
    ]
    for (index, keys) in Self.rules.enumerated() {
      files["c/r\(index).json"] = Folders.rule("r\(index)", keys)
    }
    let book = try RuleLoader.book(of: [Folders.folder(files, named: "Rules")])
    #expect(book.rules.count == Self.rules.count)
    let encoder = RulebookEncoder(book) { String($0.file.dropFirst("Rules/".count)) }
    var decoder = RulebookDecoder(
      texts: encoder.texts, code: encoder.code, folder: "Rules")
    #expect(plain(decoder.book()) == plain(book))
  }

  /// A book as text, without what is looked up in the files themselves.
  private func plain(_ book: Rulebook) -> String {
    var book = book
    let nothing = RuleDocumentation(why: "", fix: "")
    for index in book.rules.indices {
      book.rules[index].text.documentation = nothing
      book.rules[index].body = book.rules[index].body
    }
    for index in book.models.indices {
      book.models[index].illegal?.documentation = nothing
      book.models[index].transitions = book.models[index].transitions
    }
    var text = ""
    dump(book, to: &text)
    return text
  }

  @Test(
    "cannot be read wrongly: a code that is cut short, or no code at all, is read as nothing more")
  func damagedCode() throws {
    let book = try RuleLoader.book(of: [Folders.folder(rule: #""never": {"of": "a"}"#)])
    let encoder = RulebookEncoder(book) { $0.file }
    let mostSteps = try #require(book.models.map(\.transitions.count).max())
    for length in 0..<encoder.code.utf8.count {
      var decoder = RulebookDecoder(
        texts: encoder.texts, code: String(encoder.code.prefix(length)), folder: "Rules")
      let read = decoder.book()
      #expect(read.rules.count <= 1)
      // What is read later is cut short, too.
      #expect(read.rules.allSatisfy { $0.check.matchers.count == 1 })
      #expect(read.models.allSatisfy { $0.transitions.count <= mostSteps })
    }
  }

  @Test(
    "stand in the Swift file as they are",
    arguments: [
      ("plain", "#\"\"\"\nplain\n\"\"\"#"),
      (#"a "b" \n"#, "#\"\"\"\na \"b\" \\n\n\"\"\"#"),
      ("a \"\"\"# b", "##\"\"\"\na \"\"\"# b\n\"\"\"##"),
      ("a \\#(b) \\##", "###\"\"\"\na \\#(b) \\##\n\"\"\"###"),
    ])
  func literals(text: String, literal: String) {
    #expect(EmbeddedSource.literal(text) == literal)
  }

  @Test(
    "stand in one line of the Swift file where they are one line",
    arguments: [
      ("plain – text", "\"plain – text\""), ("a \"b\"", "#\"a \"b\"\"#"),
      ("a \"# b", "##\"a \"# b\"##"), ("\\#(b)", "##\"\\#(b)\"##"),
    ])
  func lineLiterals(text: String, literal: String) {
    #expect(EmbeddedSource.lineLiteral(text) == literal)
  }
}
