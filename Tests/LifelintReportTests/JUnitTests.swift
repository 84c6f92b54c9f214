import LifelintEngine
import LifelintReport
import LifelintRules
import LifelintTrace
import Testing

@Suite("JUnit's cases")
struct JUnitTests {
  private static func xml(_ report: CheckReport) -> String { JUnitRenderer().text(of: report) }

  /// The case of a rule, up to its end.
  private static func found(_ rule: String, in xml: String) -> String {
    let rest = xml.split(separator: "<testcase name=\"\(rule)\"").dropFirst().first ?? ""
    let text = rest.split(separator: "<testcase").first ?? ""
    return text.split(separator: "</testsuite>").first?.trimmed ?? ""
  }

  @Test("A violated rule fails once with all its findings, the others pass or are skipped")
  func outcomes() {
    let xml = Self.xml(Sample.report([Sample.full]))
    let touch = Self.found("touch_while_inactive", in: xml)
    #expect(
      touch.contains(
        "<failure message=\"button:pay was touched while scene A was inactive (and 5 more)\" type=\"warning\">"
      ))
    for line in [40, 41, 43, 47, 52, 58] {
      #expect(touch.contains("trace.jsonl:\(line):1: warning:"))
    }
    let tests = DiagnosticID.allCases.count + Sample.rules.count
    #expect(xml.contains("tests=\"\(tests)\" failures=\"4\" errors=\"0\" skipped=\"0\""))
    #expect(xml.matches(of: /<testcase name="touch_while_inactive"/).count == 1)
  }

  @Test("A rule that nothing exercised is skipped and says what it waits for")
  func skipped() {
    let verdicts = [
      RuleVerdicts(rule: "resume_what_was_paused", satisfied: 2),
      RuleVerdicts(rule: "terminate_within_budget", inconclusive: 1),
      RuleVerdicts(rule: "touch_while_inactive", notExercised: 2),
    ]
    let xml = Self.xml(Sample.report([Sample.result(findings: [], verdicts: verdicts)]))
    #expect(Self.found("resume_what_was_paused", in: xml).hasSuffix("/>"))
    #expect(
      Self.found("terminate_within_budget", in: xml).contains("<skipped message=\"inconclusive"))
    #expect(
      Self.found("touch_while_inactive", in: xml)
        .contains("<skipped message=\"not exercised; it waits for any event\"/>"))
  }

  @Test("A required rule that no trace exercised fails")
  func required() {
    let policy = FailurePolicy(required: ["touch_while_inactive"])
    let report = Sample.report(
      [Sample.result(findings: [], verdicts: Sample.verdicts)], policy: policy)
    #expect(
      Self.found("touch_while_inactive", in: Self.xml(report))
        .contains("<failure message=\"required, and no trace exercised it"))
  }

  @Test("A line that cannot be read is an error and no failure")
  func unreadable() {
    let xml = Self.xml(Sample.report([Sample.result(findings: [Sample.unreadable], unreadable: 1)]))
    #expect(Self.found("unreadable_line", in: xml).contains("<error message="))
    #expect(xml.contains("failures=\"0\" errors=\"1\""))
  }

  @Test(
    "A note fails no case, unless it fails the run", arguments: [FailureThreshold.error, .note])
  func notes(threshold: FailureThreshold) {
    let note = Finding(rule: "second_spelling", severity: .note, line: 3, message: "twice")
    let report = Sample.report(
      [Sample.result(findings: [note])], policy: FailurePolicy(threshold: threshold))
    let found = Self.found("second_spelling", in: Self.xml(report))
    #expect(found.contains("<failure") == (threshold == .note))
    #expect(found.contains("<system-out>trace.jsonl:3:1: note: twice") == (threshold == .error))
  }

  @Test("Traces that would share a class have one each")
  func classes() {
    let traces = ["a.b.jsonl", "a.b.json", "a_b.jsonl", "a.b.jsonl"].map {
      Sample.result(path: $0, findings: [], verdicts: Sample.verdicts)
    }
    let xml = Self.xml(Sample.report(traces))
    let names = xml.matches(of: /classname="([^"]+)"/).map { String($0.1) }
    #expect(Set(names).count == 4)
    #expect(names.first == "lifelint.a_b")
  }

  @Test("With very many traces a case does not say what its rule waits for")
  func manyTraces() {
    func skipped(_ count: Int) -> String {
      let traces = (0..<count).map {
        Sample.result(path: "\($0).jsonl", findings: [], verdicts: Sample.verdicts)
      }
      return Self.xml(Sample.report(traces))
    }
    #expect(skipped(100).contains("not exercised; it waits for"))
    #expect(!skipped(101).contains("waits for") && skipped(101).contains("\"not exercised\""))
  }

  @Test("The variant for Jenkins names no file of a case")
  func jenkins() {
    let xml = JUnitRenderer(namesFiles: false).text(of: Sample.report([Sample.full]))
    #expect(xml.matches(of: /<testcase [^>]* file=/).isEmpty)
    #expect(xml.contains("<testsuite name=\"trace.jsonl\" file=\"trace.jsonl\""))
  }

  @Test("Characters that XML forbids are replaced, also as references")
  func forbidden() {
    let finding = Finding(
      rule: "r\u{1}\u{FFFE}", severity: .error, line: 1, message: "a\u{0}b\u{1B}c\u{FFFF}<&>\"'")
    for format in ["junit", "jenkins", "checkstyle"] {
      let xml =
        ReportFormat.named(format)?.makeRenderer(RenderContext()).text(
          of: Sample.report([Sample.result(findings: [finding])])) ?? ""
      #expect(xml.contains("&lt;&amp;&gt;&quot;&apos;"))
      #expect(!xml.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0xFFFF })
      #expect(xml.matches(of: /&#(x0*(1b|0)|0*(27|0));/.ignoresCase()).isEmpty)
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
