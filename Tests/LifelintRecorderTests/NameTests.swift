import Foundation
import Testing

@testable import LifelintRecorder

@Suite("The names that the recorder knows")
struct NameTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Its actions are those of the page that says what to record, each under its own name")
  func actions() throws {
    let page = try String(
      contentsOf: Self.package.appending(
        path: "Sources/LifelintRules/LifelintRules.docc/WhatToRecord.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| action |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    let told = rows.compactMap { $0.firstMatch(of: /^\| `(\w+)`/).map { String($0.1) } }
    let source = try String(
      contentsOf: Self.package.appending(path: "Sources/LifelintRecorder/Action.swift"),
      encoding: .utf8)
    let declared = source.matches(of: /static var (\w+): Self { "(\w+)" }/)
    #expect(declared.allSatisfy { $0.1 == $0.2 })
    #expect(declared.map { String($0.1) }.sorted() == told.sorted())
    #expect(told.count > 30)
    #expect(Lifelint.Action.save.name == "save")
  }
}
