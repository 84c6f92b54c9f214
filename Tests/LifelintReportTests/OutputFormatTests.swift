import LifelintEngine
import LifelintJSON
import LifelintReport
import LifelintRules
import Testing

@Suite("The formats for other tools")
struct OutputFormatTests {
  static let report = Sample.report([
    Sample.recorded, Sample.result(path: "b c.jsonl", findings: []),
  ])

  static func text(_ format: String, of report: CheckReport = report) throws -> String {
    var context = RenderContext()
    context.version = "1.2.3"
    return try #require(ReportFormat.named(format)).makeRenderer(context).text(of: report)
  }

  @Test(
    "Each is as it was",
    arguments: [
      ("sarif", "findings.sarif"), ("junit", "findings.junit.xml"),
      ("jenkins", "findings.jenkins.xml"), ("github", "findings.github.txt"),
      ("gitlab", "findings.gitlab.json"), ("checkstyle", "findings.checkstyle.xml"),
      ("csv", "findings.csv"), ("openmetrics", "findings.prom"),
      ("perfetto", "findings.perfetto.json"),
    ])
  func snapshot(format: String, name: String) throws {
    try Snapshot.expect(Self.text(format), matches: name)
  }

  @Test("The same report gives the same bytes in every format", arguments: ReportFormat.all)
  func deterministic(format: ReportFormat) throws {
    #expect(try Self.text(format.name) == Self.text(format.name))
  }

  @Test("A format for files names no path of this machine", arguments: ["sarif", "gitlab", "csv"])
  func relative(format: String) throws {
    var context = RenderContext()
    context.paths = ReportPaths(root: "/home/ci/app", workingFolder: "/home/ci/app/ios")
    let report = Sample.report([
      Sample.result(path: "/home/ci/app/traces/a b.jsonl", findings: [Sample.terminatedLate])
    ])
    let text = try #require(ReportFormat.named(format)).makeRenderer(context).text(of: report)
    #expect(!text.contains("/home/ci"))
    #expect(text.contains(format == "sarif" ? "traces/a%20b.jsonl" : "traces/a b.jsonl"))
  }

  // MARK: GitHub's annotations

  private static func many(_ severity: Severity, _ count: Int) -> [Finding] {
    (1...count).map {
      Finding(rule: "\(severity)", severity: severity, line: $0, message: "m\($0)")
    }
  }

  @Test("A step's annotations stay within GitHub's ten of each level, errors first, none lost")
  func annotations() throws {
    let findings = Self.many(.warning, 11) + Self.many(.error, 10) + Self.many(.note, 25)
    let text = try Self.text("github", of: Sample.report([Sample.result(findings: findings)]))
    let lines = text.split(separator: "\n")
    let levels = ["error", "warning", "notice"]
    let counts = levels.map { level in lines.count { $0.hasPrefix("::\(level) ") } }
    #expect(counts == [10, 10, 10])
    let order = lines.prefix(30).map { String($0.dropFirst(2).prefix { $0 != " " }) }
    #expect(order == levels.flatMap { Array(repeating: $0, count: 10) })
    #expect(
      text.contains("::warning title=lifelint::2 more warnings, listed in the log of this step"))
    #expect(text.contains("::notice title=lifelint::16 more notes, listed"))
    let group = lines.drop { !$0.hasPrefix("::group::") }
    #expect(group.first == "::group::lifelint: 46 findings" && group.last == "::endgroup::")
    #expect(group.count == 48)
  }

  @Test("What was only counted takes no annotation more than there are")
  func counted() throws {
    let result = Sample.result(
      findings: Self.many(.warning, 10), dropped: ["touch_while_inactive": 5])
    let text = try Self.text("github", of: Sample.report([result]))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("::warning ") }
    #expect(lines.count == 10)
    #expect(lines.last?.contains("6 more warnings") == true)
  }

  @Test("A step that fails by no finding says why in an annotation, within the ten")
  func otherFailures() throws {
    let policy = FailurePolicy(required: ["touch_while_inactive"])
    let result = Sample.result(findings: Self.many(.error, 12), verdicts: Sample.verdicts)
    let text = try Self.text("github", of: Sample.report([result], policy: policy))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 10)
    let required = "::error title=lifelint::required and not exercised: touch_while_inactive%0A"
    #expect(lines.first?.hasPrefix(required) == true)
    #expect(lines.last?.contains("4 more errors") == true)
    let harmless = FailurePolicy(exitsZero: true, required: ["touch_while_inactive"])
    #expect(
      !(try Self.text("github", of: Sample.report([result], policy: harmless))).contains("required")
    )
  }

  @Test("Nothing that a trace says ends a command, a property or a line of one")
  func commands() throws {
    let finding = Finding(
      rule: "r", severity: .error, line: 3, message: "100% of a:b,c\r\n::error::forged")
    let text = try Self.text(
      "github", of: Sample.report([Sample.result(path: "a:b,c%.jsonl", findings: [finding])]))
    let first = text.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("::error file=a%3Ab%2Cc%25.jsonl,line=3,title=r::100%25 of a:b,c"))
    #expect(!first.dropFirst(2).contains("\n") && text.split(separator: "\n").count == 4)
  }

  // MARK: GitLab

  @Test("Findings that are alike have fingerprints of their own, and the same in another run")
  func gitLab() throws {
    let alike = Self.many(.error, 5)
    let traces = ["a.jsonl", "b.jsonl", "a.jsonl"].map { Sample.result(path: $0, findings: alike) }
    func fingerprints() throws -> [String] {
      try JSONValue.parse(Self.text("gitlab", of: Sample.report(traces))).array.compactMap {
        $0["fingerprint"]?.string
      }
    }
    #expect(try Set(fingerprints()).count == 15)
    #expect(try fingerprints() == fingerprints())
  }

  @Test("Without findings it is an empty array")
  func gitLabEmpty() throws {
    #expect(try Self.text("gitlab", of: Sample.report([])) == "[]\n")
  }

  // MARK: CSV

  @Test(
    "A spreadsheet takes no text for a formula",
    arguments: ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "\u{FF1D}1"])
  func formulas(text: String) throws {
    let finding = Finding(
      rule: "r", severity: .error, line: 1, session: text, scene: text, message: text)
    let csv = try Self.text("csv", of: Sample.report([Sample.result(findings: [finding])]))
    #expect(csv.contains("\"'\(text)\",\"'\(text)\",\"'\(text)\""))
  }

  @Test("Quotes are doubled, and lines end as RFC 4180 asks")
  func csv() throws {
    let finding = Finding(rule: "r", severity: .error, line: 1, message: "a \"b\", c")
    let csv = try Self.text("csv", of: Sample.report([Sample.result(findings: [finding])]))
    #expect(csv.contains(#","a ""b"", c","#))
    #expect(csv.hasSuffix("\r\n"))
    #expect(csv.replacing("\r\n", with: "").contains("\n") == false)
  }
}
