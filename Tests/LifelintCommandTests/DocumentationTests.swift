import Foundation
import LifelintJSON
import LifelintReport
import Testing

@testable import lifelint

/// `LIFELINT_RECORD_SNAPSHOTS=1 swift test` writes anew what pages show of the command's output.
@Suite("The documentation says what is so")
struct DocumentationTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["LIFELINT_RECORD_SNAPSHOTS"] == "1"

  @Test(
    "The pages are there",
    arguments: [
      "README", "LifelintTrace", "LifelintRules", "LifelintEngine", "LifelintReport",
      "RuleLanguage", "TraceFormat", "WhatToRecord", "WritingRules", "ConfigurationFile",
      "VerdictsAndCoverage", "MeasuringTime", "LifelintRecorder", "LifelintTesting",
      "RecipeRecorder", "RecipeXCUITest",
      "LifelintFormats", "InputFormats", "FieldMaps", "RecipeSimulator",
      "RecipeDeviceLog", "RecipeOpenTelemetry", "RecipeCrashReport",
    ])
  func isThere(name: String) { #expect(DocumentationPage.named(name) != nil) }

  // MARK: Commands

  @Test("Commands print what the page shows", arguments: DocumentationPage.all)
  func commands(page: DocumentationPage) throws {
    var lines = page.lines
    for output in try PageRun.outputs(of: page).reversed() {
      if Self.isRecording {
        let first = output.block.line - 1
        lines.replaceSubrange(first..<(first + output.block.lines.count), with: output.lines)
      } else {
        #expect(output.block.lines == output.lines, "line \(output.block.line) of \(page)")
      }
    }
    if Self.isRecording, lines != page.lines {
      try lines.joined(separator: "\n").write(to: page.url, atomically: true, encoding: .utf8)
    }
  }

  /// The command lines in blocks and in the text, each without what is before and behind it.
  private static func commandLines(of page: DocumentationPage) -> [String] {
    let shown = page.blocks.filter { ["sh", "console", "yaml"].contains($0.language) }
      .flatMap(\.lines)
    return (shown + page.inlineCode).compactMap { line in
      let line = line.split(separator: " #").first.map(String.init) ?? ""
      guard
        let found = line.firstMatch(
          of: /^(?:.*[|] |\$ |swift run |- run: \S*release\/| *- run: \S*\/)?lifelint( .+)$/)
      else { return nil }
      // What another program does with the output is its own affair.
      return found.1.components(separatedBy: " | ")[0].trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("Commands have options that exist", arguments: DocumentationPage.all)
  func options(page: DocumentationPage) throws {
    for line in Self.commandLines(of: page) {
      var words = line.split(separator: " ").map(String.init)
      if words.first == "--generate-completion-script" { continue }
      let command = words.first.flatMap(CommandName.init)
      if command != nil { words.removeFirst() }
      let parser = ArgumentParser(command: command ?? .standard)
      // A command may be named in the text without what it takes.
      if (try? parser.parse(words + ["x"])) != nil { continue }
      if (try? parser.parse(words + ["x", "y"])) != nil { continue }
      #expect(throws: Never.self, "lifelint \(line)") { _ = try parser.parse(words) }
    }
    let known = Set(CommandName.allCases.flatMap { $0.spec.options.map { "--\($0.name)" } })
    for option in page.inlineCode where option.hasPrefix("--") && option != "--" {
      let name = option.prefix { $0 != " " && $0 != "=" }
      #expect(known.contains(String(name)), "\(option) in \(page)")
    }
  }

  @Test("The README has commands")
  func readme() throws {
    let page = try #require(DocumentationPage.named("README"))
    #expect(Self.commandLines(of: page).count >= 8)
  }

  @Test("The README's table of formats is that of the registry")
  func formats() throws {
    let page = try #require(DocumentationPage.named("README"))
    var lines = page.lines
    let first = try #require(lines.firstIndex { $0.hasPrefix("| format |") }) + 2
    let shown = Array(lines[first...].prefix { $0.hasPrefix("|") })
    let expected = ReportFormat.all.map(Self.row)
    if Self.isRecording {
      lines.replaceSubrange(first..<(first + shown.count), with: expected)
      try lines.joined(separator: "\n").write(to: page.url, atomically: true, encoding: .utf8)
    } else {
      #expect(shown == expected)
    }
  }

  /// A format as a row: its name, the names of files that mean it, what it is.
  private static func row(_ format: ReportFormat) -> String {
    var files = format.suffixes.map { "`\($0)`" }
    if let family = format.family {
      if format.words.isEmpty { files.append("`.\(family.rawValue)`") }
      files += format.words.map { "`\($0).\(family.rawValue)`" }
    }
    let names = files.isEmpty ? "`\(format.name)=PATH`" : files.joined(separator: ", ")
    return "| `\(format.name)` | \(names) | \(format.summary) |"
  }

  // MARK: Links and names

  @Test("Links lead somewhere", arguments: DocumentationPage.all)
  func links(page: DocumentationPage) {
    let folder = page.url.deletingLastPathComponent()
    for link in page.prose.matches(of: /\]\(([^)\s]+)\)/) where !link.1.contains("://") {
      let path = link.1.prefix { $0 != "#" }
      // DocC finds a picture by its name without an ending.
      let targets = [String(path), "Resources/\(path).png"].map { folder.appending(path: $0).path }
      #expect(
        targets.contains { FileManager.default.fileExists(atPath: $0) }, "\(link.1) in \(page)")
    }
    for link in page.prose.matches(of: /<doc:(\w+)>/) {
      let target = folder.appending(path: "\(link.1).md").path
      #expect(FileManager.default.fileExists(atPath: target), "\(link.1) in \(page)")
    }
  }

  private static let ids: Set<String> = {
    let result = try? Tool(folder: Tool.package).run(
      ["rules", "--format", "ids", "--no-builtin", "--rules", "Rules"])
    let rules = (result?.output ?? "").split(separator: "\n").map(String.init)
    let folder = Tool.package.appending(path: "Rules/measures")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let measures = (files ?? []).compactMap { $0.lastPathComponent.split(separator: ".").first }
    return Set(rules + measures.map(String.init) + LifelintDiagnostics.ids)
  }()

  @Test("Every rule that is named exists", arguments: DocumentationPage.all)
  func rules(page: DocumentationPage) {
    #expect(Self.ids.count > 50)
    let own = page.blocks.compactMap(\.path).map { path in
      URL(filePath: path).lastPathComponent.split(separator: ".").first.map(String.init) ?? ""
    }
    for text in page.inlineCode where text.wholeMatch(of: /[a-z0-9]+(_[a-z0-9]+)+/) != nil {
      #expect(Self.ids.contains(text) || own.contains(text), "\(text) in \(page)")
    }
  }

  // MARK: What to record

  @Test("The tables of what to record are those of Rules/")
  func recordTables() throws {
    let page = try #require(DocumentationPage.named("WhatToRecord"))
    let table = try RecordTable(folder: Tool.package.appending(path: "Rules"))
    var lines = page.lines
    for (kind, heading) in [("action", "| action |"), ("system", "| event |")] {
      let first = try #require(lines.firstIndex { $0.hasPrefix(heading) }) + 2
      let shown = Array(lines[first...].prefix { $0.hasPrefix("|") })
      let expected = table.lines(of: kind, meanings: Self.meanings(shown))
      #expect(expected.count > 10)
      if !Self.isRecording {
        // One by one, since a whole table is too long to be read in a failure.
        #expect(shown.count == expected.count)
        for (shown, expected) in zip(shown, expected) { #expect(shown == expected) }
      }
      for line in expected where line.contains("` |  |") {
        Issue.record("the second column has to say what it is: \(line)")
      }
      lines.replaceSubrange(first..<(first + shown.count), with: expected)
    }
    if Self.isRecording {
      try lines.joined(separator: "\n").write(to: page.url, atomically: true, encoding: .utf8)
    }
  }

  /// What the second column of a table says, by the name in the first.
  private static func meanings(_ rows: [String]) -> [String: String] {
    var meanings: [String: String] = [:]
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      guard cells.count > 1 else { continue }
      meanings[cells[0].filter { !"|` ".contains($0) }] =
        cells[1].trimmingCharacters(in: .whitespaces)
    }
    return meanings
  }

  @Test("Every kind that a rule asks for in `of` is told")
  func kinds() throws {
    let page = try #require(DocumentationPage.named("WhatToRecord"))
    let told = Set(page.inlineCode.filter { $0.hasSuffix(":") })
    let table = try RecordTable(folder: Tool.package.appending(path: "Rules"))
    for (name, row) in table.rows["action"] ?? [:] {
      for kind in row.kinds {
        guard let end = kind.firstIndex(of: ":") else { continue }
        let prefix = String(kind[...end])
        // A part of a kind, such as `health:observer*`, is told in the table itself.
        if kind != prefix + "*" { continue }
        #expect(told.contains(prefix), "\(kind) of \(name)")
      }
    }
  }
}
