import Foundation
import LifelintJSON
import LifelintReport
import LifelintRules
import Testing

/// The reader's own diagnostics, by their ids.
enum LifelintDiagnostics {
  static let ids = ReaderRules.all.map(\.id)
}

@Suite("The examples of the documentation work")
struct DocumentationExampleTests {
  @Test("Every block of JSON can be read", arguments: DocumentationPage.all)
  func json(page: DocumentationPage) {
    for block in page.blocks where block.language == "json" {
      #expect(throws: Never.self, "line \(block.line) of \(page)") {
        _ = try JSONParser.parse([UInt8](block.text.utf8))
      }
    }
  }

  @Test("Every trace is read without a complaint", arguments: DocumentationPage.all)
  func traces(page: DocumentationPage) throws {
    for block in page.blocks where block.language == "jsonl" {
      let result = try Tool(folder: Tool.package).run(
        ["-", "--format", "concise", "--quiet", "--fail-on", "never"],
        input: Data(block.text.utf8))
      #expect(result.status == 0, "line \(block.line) of \(page): \(result.output)")
      #expect(!result.output.contains("[unknown_name]"), "line \(block.line) of \(page)")
    }
  }

  private static let forms: Set = [
    "never", "exists", "always", "when", "recurs", "limit",
  ]

  @Test("Every rule, part of a rule and model of the reference loads")
  func reference() throws {
    let page = try #require(DocumentationPage.named("RuleLanguage"))
    var count = 0
    let result = try Scratch.withFolder { folder in
      for (number, block) in page.blocks.enumerated() where block.language == "json" {
        let value = try JSONParser.parse([UInt8](block.text.utf8))
        if let model = value["model"]?.string {
          try Scratch.write(block.text, to: "rules/\(model).model.json", in: folder)
        } else if value.members.contains(where: { Self.forms.contains($0.key) }) {
          let id = value["id"]?.string ?? "part\(number)"
          try Scratch.write(Self.rule(id, value).json, to: "rules/a/\(id).json", in: folder)
        } else {
          continue
        }
        count += 1
      }
      return try Tool(folder: folder).run(["rules", "--rules", "rules"])
    }
    #expect(count > 10)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// A part of a rule with the keys that every rule needs.
  private static func rule(_ id: String, _ part: JSONValue) -> JSONValue {
    let examples = JSONValue.object([("good", .array([])), ("bad", .array([]))])
    let needed: [(key: String, value: JSONValue)] = [
      ("id", .text(id)), ("severity", .text("note")), ("summary", .text("s")), ("why", .text("w")),
      ("fix", .text("f")), ("message", .text("m")), ("examples", examples),
    ]
    return .object(needed.filter { part[$0.key] == nil } + part.members)
  }

  private static let configurationKeys: Set = [
    "requireExercised", "rules", "disable", "failOn", "builtin", "bounds", "allow",
  ]

  @Test("Every configuration that a page shows is accepted", arguments: DocumentationPage.all)
  func configurations(page: DocumentationPage) throws {
    for block in page.blocks where block.language == "json" {
      let value = try JSONParser.parse([UInt8](block.text.utf8))
      guard !value.members.isEmpty, value["lifelint"] == nil,
        value.members.contains(where: { Self.configurationKeys.contains($0.key) })
      else { continue }
      try Scratch.withFolder { folder in
        // For a folder of rules of one's own, which may not be empty.
        #expect(try Tool(folder: folder).run(["init"]).status == 0)
        try PageRun.writeFiles(of: page, to: folder)
        try Scratch.write(block.text, to: ".lifelint.json", in: folder)
        let result = try Tool(folder: folder).run(["rules", "--format", "ids"])
        #expect(result.status == 0, "line \(block.line) of \(page): \(result.errors)")
      }
    }
  }

  @Test("The rule that the README shows is the one that `lifelint init` writes")
  func firstRule() throws {
    let page = try #require(DocumentationPage.named("README"))
    let blocks = page.blocks.filter { $0.language == "json" && $0.path == nil }
    let part = try JSONParser.parse([UInt8](try #require(blocks.first).text.utf8))
    #expect(part.members.map(\.key) == ["when", "then", "before"])
    try Scratch.withFolder { folder in
      #expect(try Tool(folder: folder).run(["init"]).status == 0)
      let path = "lifecycle-rules/app/export_settled_before_background.json"
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      let rule = try JSONParser.parse(bytes)
      for (key, value) in part.members { #expect(rule[key]?.json == value.json) }
    }
  }

  @Test(
    "The example configurations fit the rules that are there",
    arguments: ["continuous-integration", "game", "own-rules-only"])
  func fixtures(name: String) throws {
    let result = try Tool(folder: Tool.package).run(
      ["rules", "--config", "Tests/Fixtures/configuration/\(name).json", "--format", "ids"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.isEmpty)
  }

  @Test(
    "A library's example compiles", .enabled(if: SwiftCompiler.isThere),
    arguments: [
      "LifelintTrace", "LifelintRules", "LifelintFormats", "LifelintEngine", "LifelintReport",
      "LifelintRecorder",
    ])
  func compiles(name: String) throws {
    let page = try #require(DocumentationPage.named(name))
    let block = try #require(page.blocks.first { $0.language == "swift" })
    try Scratch.withFolder { folder in
      try Scratch.write(block.text, to: "main.swift", in: folder)
      let result = try SwiftCompiler.run("-typecheck main.swift", in: folder)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test(
    "The README's logger writes a trace that is read without a complaint",
    .enabled(if: SwiftCompiler.isThere))
  func logger() throws {
    let page = try #require(DocumentationPage.named("README"))
    let block = try #require(page.blocks.first { $0.path == "TraceLog.swift" })
    let use = """
      import Foundation
      let log = TraceLog(file: URL(fileURLWithPath: "trace.jsonl"), launch: ["lifecycle": "app"])
      func applicationDidBecomeActive(_ application: Int) {
        log.callback { log.action("start", of: "timer:a", ["period": 0.5]) }
      }
      func applicationWillResignActive(_ application: Int) {
        log.callback { log.action("pause", of: "timer:a") }
      }
      applicationDidBecomeActive(1)
      applicationWillResignActive(1)
      DispatchQueue.concurrentPerform(iterations: 200) { number in
        log.action("write", of: "file:\\"\\(number)\\n")
      }
      log.callback(name: "applicationDidBecomeActive") {}
      """
    try Scratch.withFolder { folder in
      try Scratch.write(block.text, to: "TraceLog.swift", in: folder)
      try Scratch.write(use, to: "main.swift", in: folder)
      let built = try SwiftCompiler.run("TraceLog.swift main.swift -o app", in: folder)
      try #require(built.status == 0, "\(built.errors)")
      // Twice: the second run appends its session.
      for _ in 0..<2 { #expect(try PageRun.shell("./app", in: folder).status == 0) }
      let result = try Tool(folder: folder).run(["trace.jsonl", "--format", "concise"])
      #expect(result.status == 1)
      let rules = Set(result.output.matches(of: /\[(\w+)\]/).map { String($0.1) })
      #expect(rules == ["resume_what_was_paused"], "\(result.output)")
      #expect(result.errors.contains("418 events, 2 sessions"), "\(result.errors)")
    }
  }
}
