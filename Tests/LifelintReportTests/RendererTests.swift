import LifelintEngine
import LifelintReport
import LifelintRules
import Testing

@Suite("The formats of a report")
struct RendererTests {
  private let full = Sample.report([Sample.full])

  @Test("Text tells each finding with its events, its reason and its remedy")
  func text() throws {
    try Snapshot.expect(TextRenderer().text(of: full), matches: "findings.txt")
  }

  @Test("Text on a narrow terminal keeps its columns apart")
  func narrow() throws {
    let renderer = TextRenderer(options: TextRenderer.Options(width: 72))
    try Snapshot.expect(renderer.text(of: full), matches: "findings-narrow.txt")
  }

  @Test("Text in colour differs from plain text by escapes alone")
  func color() throws {
    let options = TextRenderer.Options(palette: Palette(isColored: true))
    let colored = TextRenderer(options: options).text(of: full)
    try Snapshot.expect(colored, matches: "findings-color.txt")
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == TextRenderer().text(of: full))
  }

  @Test("Concise has one line a finding")
  func concise() throws {
    let text = ConciseRenderer().text(of: full)
    try Snapshot.expect(text, matches: "findings-concise.txt")
    #expect(text.split(separator: "\n").count == Sample.full.findings.count)
  }

  @Test("JSON has the shape of the contract")
  func json() throws {
    try Snapshot.expect(JSONRenderer().text(of: full), matches: "findings.json")
  }

  @Test("JSON lines has one line a finding and one for the summary")
  func jsonLines() throws {
    let text = JSONLinesRenderer().text(of: full)
    try Snapshot.expect(text, matches: "findings.jsonl")
    #expect(text.split(separator: "\n").count == Sample.full.findings.count + 1)
  }

  @Test("A report without findings is silent in text and whole in JSON")
  func clean() throws {
    let clean = Sample.report([Sample.result(findings: [], verdicts: Sample.verdicts)])
    #expect(TextRenderer().text(of: clean).isEmpty)
    #expect(ConciseRenderer().text(of: clean).isEmpty)
    try Snapshot.expect(JSONRenderer().text(of: clean), matches: "clean.json")
  }

  @Test("Findings beyond those that were kept are counted in every format")
  func dropped() throws {
    let findings = [40, 41].map { Sample.touch($0, scene: "A") }
    let report = Sample.report([
      Sample.result(
        findings: findings, dropped: ["touch_while_inactive": 12_345],
        allowed: ["touch_while_inactive": 2])
    ])
    #expect(TextRenderer().text(of: report).contains("12,345 more of touch_while_inactive"))
    #expect(ConciseRenderer().text(of: report).contains("12,345 more of touch_while_inactive"))
    #expect(
      JSONRenderer().text(of: report).contains(#""dropped": {"touch_while_inactive": 12345}"#))
    #expect(report.totals.findings == [.warning: 12_347])
  }

  @Test("The same report gives the same bytes")
  func deterministic() {
    #expect(JSONRenderer().text(of: full) == JSONRenderer().text(of: Sample.report([Sample.full])))
  }
}
