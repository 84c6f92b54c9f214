import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

@testable import LifelintReport

@Suite("The page")
struct HTMLRendererTests {
  private let full = HTMLRenderer().text(of: Sample.report([Sample.full]))

  @Test("says the verdict first, in its title and in its one heading")
  func verdict() {
    #expect(full.contains("<title>2 errors and 7 warnings · trace.jsonl</title>"))
    #expect(full.contains(">2 errors and 7 warnings</h1>"))
    #expect(full.ranges(of: "<h1").count == 1)
    #expect(full.contains(">Fails</p>"))
  }

  @Test("says that nothing was found, and what was looked at")
  func clean() {
    let clean = Sample.result(findings: [], verdicts: Sample.verdicts)
    let page = HTMLRenderer().text(of: Sample.report([clean]))
    #expect(page.contains(">No findings</h1>"))
    #expect(page.contains("Nothing was found. 2 of 3 rules had something to look at"))
  }

  @Test("tells each finding with its reason and its remedy, heaviest first")
  func findings() throws {
    for rule in Sample.rules {
      #expect(full.contains("<code>\(rule.text.id)</code>"))
      #expect(full.contains(rule.text.why))
      #expect(full.contains(rule.text.fix))
    }
    let error = try #require(full.firstRange(of: "data-rule=\"resume_what_was_paused\""))
    let warning = try #require(full.firstRange(of: "data-rule=\"unknown_name\""))
    #expect(error.lowerBound < warning.lowerBound)
  }

  @Test("names each rule that nothing exercised")
  func coverage() {
    #expect(full.contains("Rules that nothing exercised"))
    #expect(full.contains("<code>touch_while_inactive</code>"))
  }

  @Test("lets nothing but its own style and script in")
  func policy() throws {
    let style = SHA256.source(of: EmbeddedPage.style)
    let script = SHA256.source(of: EmbeddedPage.script)
    #expect(full.contains("default-src &#39;none&#39;; script-src &#39;\(script)&#39;"))
    #expect(full.contains("style-src &#39;\(style)&#39;"))
    #expect(full.contains("<style>\(EmbeddedPage.style)</style>"))
    #expect(full.contains("<script>\(EmbeddedPage.script)</script>"))
    #expect(!full.contains(" style="))
    #expect(!full.contains(" src="))
    #expect(!full.contains("@import"))
  }

  @Test("is the same for the same report, and says no time unless it is told one")
  func deterministic() {
    #expect(HTMLRenderer().text(of: Sample.report([Sample.full])) == full)
    #expect(!full.contains("Made by lifelint,"))
    var context = RenderContext()
    context.date = 1_700_000_000
    let dated = HTMLRenderer(context: context).text(of: Sample.report([Sample.full]))
    #expect(dated.contains("Made by lifelint, 2023-11-14T22:13:20Z"))
  }

  @Test("shows a text of a trace as text", arguments: HostileTextTests.hostile + Self.markup)
  func hostile(text: String) {
    let event = Sample.event(
      7, at: 1, .action, text, of: text, scene: text, session: text,
      states: [(model: text, state: text)])
    let finding = Finding(
      rule: text, severity: .error, line: 7, event: event, session: text, scene: text,
      message: text, hint: text, witness: [WitnessEvent(role: .offending, event: event)])
    var result = Sample.result(path: text, findings: [finding], dropped: [text: 1])
    result.header = [(name: text, value: text)]
    let page = HTMLRenderer().text(of: Sample.report([result]))
    let harmless = HTMLRenderer().text(of: Sample.report([Sample.result(findings: [finding])]))
    #expect(page.ranges(of: "<script").count == 2)
    #expect(page.ranges(of: "</script").count == 2)
    #expect(!page.contains("<img") && !page.contains("<b onclick"))
    #expect(page.utf8.count < harmless.utf8.count + 100_000)
    let own = page.replacing(EmbeddedPage.style, with: "").replacing(EmbeddedPage.script, with: "")
    #expect(
      own.unicodeScalars.allSatisfy { $0 == "\n" || VisibleText.isPlain($0) || $0 == "\u{301}" })
  }

  /// Texts that would be markup if a page took them as they are.
  static let markup = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<!-- <script>",
    "\" onclick=\"alert(1)", "' autofocus onfocus='alert(1)", "</style><b onclick=alert(1)>",
    "&lt;b&gt;", "]]>", String(repeating: "<", count: 1_000_000),
  ]

  @Test("stays small however many findings there are, and counts what it does not list")
  func many() {
    let findings = (1...10_000).map { Sample.touch($0, scene: "A") }
    let result = Sample.result(findings: findings, dropped: ["touch_while_inactive": 5])
    let page = HTMLRenderer().text(of: Sample.report([result]))
    #expect(page.utf8.count < 5_000_000)
    #expect(page.contains("10,005×"))
    #expect(page.contains("9,785 more, counted and not kept one by one."))
  }
}
