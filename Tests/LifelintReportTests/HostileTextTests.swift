import LifelintEngine
import LifelintJSON
import LifelintReport
import LifelintRules
import LifelintTrace
import Testing

@Suite("What a trace holds cannot pass for output")
struct HostileTextTests {
  /// Texts that would move a cursor, forge a line, hide or turn round what follows.
  static let hostile: [String] = [
    "\u{1B}[2J\u{1B}[1;1H", "\u{1B}]0;title\u{7}", "\u{9B}31m", "line\nforged.jsonl:1:1: error: x",
    "cr\rover", "tab\there", "nul\0byte", "del\u{7F}", "\u{2028}line", "\u{2029}paragraph",
    "\u{202E}gnp.exe", "\u{2066}isolate\u{2069}", "zero\u{200B}width", "\u{FEFF}mark",
    "soft\u{AD}hyphen", "\u{115F}\u{3164}filler", "tag\u{E0041}", "\u{85}next line", "\u{B}\u{C}",
    "::error file=a::forged", "##[error]forged", "\n::stop-commands::x",
    "x ##[stop-commands]y", "###[error]z", "a##vso[task.complete]b", "##teamcity[x]", "## [a] #[b]",
    "a" + String(repeating: "\u{301}", count: 200), String(repeating: "long ", count: 100_000),
    "\u{10FFFF}\u{E000}", "\u{2800}", "\u{1F468}\u{200D}\u{1F469}",
  ]

  /// What a log viewer obeys wherever in a line it stands.
  nonisolated(unsafe) private static let command = /##[A-Za-z]*\[/

  static func report(_ text: String) -> CheckReport {
    let event = Sample.event(
      7, at: 1, .action, text, of: text, scene: text, session: text,
      states: [(model: text, state: text)])
    let finding = Finding(
      rule: "unknown_name", severity: .error, line: 7, event: event, session: text, scene: text,
      message: text, hint: text, witness: [WitnessEvent(role: .offending, event: event)])
    return Sample.report([Sample.result(path: text, findings: [finding])])
  }

  static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  @Test("No format lets through what is not shown as itself", arguments: hostile)
  func invisible(text: String) {
    let report = Self.report(text)
    let outputs = [
      TextRenderer().text(of: report), ConciseRenderer().text(of: report),
      JSONRenderer().text(of: report), JSONLinesRenderer().text(of: report),
      SummaryText().text(of: report),
    ]
    for output in outputs {
      #expect(output.unicodeScalars.allSatisfy(Self.isShown))
    }
  }

  @Test("No format for other tools lets through what is not shown as itself", arguments: hostile)
  func formats(text: String) throws {
    let report = Self.report(text)
    let harmless = Self.report("harmless")
    for format in ReportFormat.all {
      let renderer = format.makeRenderer(RenderContext())
      let output = renderer.text(of: report).replacing("\r\n", with: "\n")
      #expect(output.unicodeScalars.allSatisfy(Self.isShown), "\(format.name)")
      // A page is no log.
      if format.name != "html" { #expect(!output.contains(Self.command), "\(format.name)") }
      // Nothing in a text begins a line of its own.
      if ["text", "html", "markdown", "comment"].contains(format.name) { continue }
      let lines = output.split(separator: "\n").count
      let expected = renderer.text(of: harmless).replacing("\r\n", with: "\n")
        .split(separator: "\n").count
      #expect(lines == expected, "\(format.name)")
      if format.family == .json { #expect(throws: Never.self) { _ = try JSONValue.parse(output) } }
    }
  }

  @Test("A finding has as many lines as a harmless one", arguments: hostile)
  func lines(text: String) {
    let report = Self.report(text)
    #expect(ConciseRenderer().text(of: report).split(separator: "\n").count == 1)
    #expect(JSONLinesRenderer().text(of: report).split(separator: "\n").count == 2)
  }

  @Test("No line of output is a command to a log viewer", arguments: hostile)
  func commands(text: String) {
    let report = Self.report(text)
    for output in [TextRenderer().text(of: report), ConciseRenderer().text(of: report)] {
      for line in output.split(separator: "\n") {
        let start = line.drop { $0 == " " }
        #expect(!start.hasPrefix("::") && !start.hasPrefix("##"))
      }
    }
  }

  @Test("JSON keeps every text exactly", arguments: hostile)
  func json(text: String) throws {
    let json = JSONRenderer().text(of: Self.report(text))
    let root = try JSONParser.parse(Array(json.utf8))
    let trace = try #require(root["traces"]?[0])
    let diagnostic = try #require(trace["diagnostics"]?[0])
    let kept = [
      trace["path"], diagnostic["message"], diagnostic["session"], diagnostic["scene"],
    ]
    for value in kept {
      guard case .string(let found)? = value?.content else {
        Issue.record("no text")
        continue
      }
      #expect(found.utf8.elementsEqual(text.utf8))
    }
  }

  @Test("Text output stays short however long a value is")
  func long() {
    let text = TextRenderer().text(of: Self.report(String(repeating: "x", count: 1_000_000)))
    #expect(text.utf8.count < 8000)
  }

  @Test(
    "Escapes are written as Swift writes them",
    arguments: [
      ("plain text, ünï, 日本語, ∆", "plain text, ünï, 日本語, ∆"), ("a\nb", #"a\nb"#),
      ("a\r\nb", #"a\r\nb"#), ("\u{1B}[0m", #"\u{1B}[0m"#), ("\u{202E}x", #"\u{202E}x"#),
    ])
  func escapes(text: String, shown: String) {
    #expect(VisibleText.line(text) == shown)
  }

  @Test("What is cut off is counted")
  func cut() {
    #expect(VisibleText.line("abcdef", limit: 4) == "abcd…(+2)")
    #expect(VisibleText.line("abcdef", limit: 6) == "abcdef")
  }
}
