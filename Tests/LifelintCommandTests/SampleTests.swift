import Foundation
import LifelintJSON
import Testing

@Suite("The sample traces, through the command line")
struct SampleTests {
  @Test("Each row of the mission has one pair", arguments: SampleTrace.rows)
  func pair(of row: Int) {
    let names = SampleTrace.all.filter { $0.row == row }.map(\.name)
    let broken = names.filter { !$0.hasSuffix(SampleTrace.fixedSuffix) }
    #expect(broken.count == 1)
    #expect(Set(names) == Set(broken.flatMap { [$0, $0 + SampleTrace.fixedSuffix] }))
  }

  @Test("The expectations name the sample traces and no other")
  func expectations() {
    #expect(SampleTrace.all.map(\.file).sorted() == SampleTrace.expected.keys.sorted())
  }

  @Test("A sample trace is reported as expected", arguments: SampleTrace.all)
  func findings(of sample: SampleTrace) throws {
    let report = try sample.check()
    let found = try #require(report["traces"]?.array.first)["diagnostics"]?.array ?? []
    #expect(found.compactMap(SampleFinding.init(diagnostic:)) == SampleTrace.expected[sample.file])
  }

  @Test("A broken trace fails and its fixed one passes", arguments: SampleTrace.all)
  func status(of sample: SampleTrace) throws {
    let summary = try #require(sample.check()["summary"])
    #expect(summary["failed"]?.boolean == !sample.isFixed)
  }

  @Test("What is wrong is found by a rule for the trace's row", arguments: SampleTrace.broken)
  func rule(of sample: SampleTrace) throws {
    let rules = Set((SampleTrace.expected[sample.file] ?? []).map(\.rule))
    let row = try #require(sample.row)
    let tagged = try SampleTrace.rules(tagged: String(format: "row-%02d", row))
    #expect(!rules.isEmpty)
    #expect(rules.isSubset(of: tagged))
  }
}

/// A finding at `warning` or above, as `Tests/Cases/samples-expected.json` lists it.
struct SampleFinding: Equatable, Sendable {
  var line: Int
  var rule: String
  var severity: String

  init?(expected: JSONValue) {
    let parts = expected.array
    guard parts.count == 3, let line = parts[0].integer, let rule = parts[1].string,
      let severity = parts[2].string
    else { return nil }
    self.init(line: line, rule: rule, severity: severity)
  }

  /// Nil for a note, which a sample may have.
  init?(diagnostic: JSONValue) {
    guard let line = diagnostic["line"]?.integer, let rule = diagnostic["rule"]?.string,
      let severity = diagnostic["severity"]?.string, severity != "note"
    else { return nil }
    self.init(line: line, rule: rule, severity: severity)
  }

  private init(line: Int, rule: String, severity: String) {
    self.line = line
    self.rule = rule
    self.severity = severity
  }
}
