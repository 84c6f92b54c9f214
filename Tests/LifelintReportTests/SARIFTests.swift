import LifelintEngine
import LifelintJSON
import LifelintReport
import LifelintRules
import LifelintTrace
import Testing

/// What GitHub asks for beyond the schema.
///
/// Source: GitHub Docs, "SARIF support for code scanning".
@Suite("SARIF as code scanning takes it")
struct SARIFTests {
  private static func run(_ report: CheckReport, _ context: RenderContext = RenderContext()) throws
    -> JSONValue
  {
    let text = SARIFRenderer(context: context).text(of: report)
    return try #require(JSONValue.parse(text).at("runs.0"))
  }

  private static func isText(_ value: JSONValue?) -> Bool { !(value?.string ?? "").isEmpty }

  @Test("Everything that GitHub requires is there and not empty")
  func required() throws {
    let text = SARIFRenderer().text(of: OutputFormatTests.report)
    let root = try JSONValue.parse(text)
    #expect(root["version"]?.string == "2.1.0")
    #expect(root["$schema"]?.string?.hasSuffix("sarif-schema-2.1.0.json") == true)
    #expect(root["runs"]?.array.count == 1)
    let run = try #require(root.at("runs.0"))
    #expect(Self.isText(run.at("tool.driver.name")))
    let rules = run.at("tool.driver.rules")?.array ?? []
    #expect(!rules.isEmpty)
    for rule in rules {
      let texts = ["id", "shortDescription.text", "fullDescription.text", "help.text"]
      for path in texts { #expect(Self.isText(rule.at(path)), "\(path)") }
      #expect(Self.isText(rule.at("help.markdown")))
      #expect(rule.at("defaultConfiguration.level") != nil)
      #expect((rule.at("properties.tags")?.array.count ?? 0) <= 20)
      // A severity of that kind would make them security alerts.
      #expect(rule.at("properties")?["security-severity"] == nil)
    }
    let results = run["results"]?.array ?? []
    #expect(results.count == Sample.full.findings.count)
    for result in results {
      #expect(Self.isText(result.at("message.text")))
      #expect(Self.isText(result.at("partialFingerprints.primaryLocationLineHash")))
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(rules[index]["id"]?.string == result["ruleId"]?.string)
      let physical = try #require(result.at("locations.0.physicalLocation"))
      #expect(Self.isText(physical.at("artifactLocation.uri")))
      let region = try #require(physical["region"])
      for key in ["startLine", "startColumn", "endLine", "endColumn"] {
        #expect((region[key]?.integer ?? 0) >= 1, "\(key)")
      }
    }
  }

  @Test("A rule that the configuration weighs anew says so in each of the three places")
  func overrides() throws {
    var set = Sample.ruleSet
    set.rules[2].text.severity = .error
    let finding = Finding(rule: "touch_while_inactive", severity: .error, line: 1, message: "m")
    let report = CheckReport(
      traces: [Sample.result(findings: [finding])], rules: RuleIndex(set), policy: FailurePolicy())
    let run = try Self.run(report)
    #expect(run.at("tool.driver.rules.0.defaultConfiguration.level")?.string == "warning")
    #expect(run.at("results.0.level")?.string == "error")
    let overrides = "invocations.0.ruleConfigurationOverrides.0"
    #expect(run.at("\(overrides).configuration.level")?.string == "error")
    #expect(run.at("\(overrides).descriptor.id")?.string == "touch_while_inactive")
  }

  @Test("The witness is a code flow with the states on the way, and related locations")
  func witness() throws {
    let run = try Self.run(Sample.report([Sample.result(findings: [Sample.terminatedLate])]))
    let flow = run.at("results.0.codeFlows.0.threadFlows.0.locations")?.array ?? []
    #expect(flow.map { $0.at("location.physicalLocation.region.startLine")?.integer } == [31, 37])
    #expect(flow.map { $0.at("state.app.text")?.string } == ["background", "terminated"])
    #expect(run.at("results.0.relatedLocations.0.id")?.integer == 1)
    #expect(run.at("results.0.message.text")?.string?.hasSuffix("See [line 37](1).") == true)
  }

  @Test("Columns are counted in UTF-16 code units, and a region ends after its line's last one")
  func columns() throws {
    var context = RenderContext()
    context.eachSourceLine = { _, lines, visit in
      for line in lines.sorted() where line > 0 { visit(line, Array("{\"é🎈\":tru}\r".utf8)) }
    }
    // The byte column of `t`: é takes two bytes, the balloon four.
    let finding = Finding(rule: "r", severity: .error, line: 2, column: 11, message: "m")
    let whole = Finding(rule: "r", severity: .error, line: 0, message: "m")
    let run = try Self.run(Sample.report([Sample.result(findings: [finding, whole])]), context)
    func region(_ result: Int) -> [Int?] {
      ["startLine", "startColumn", "endLine", "endColumn"].map {
        run.at("results.\(result).locations.0.physicalLocation.region.\($0)")?.integer
      }
    }
    #expect(run["columnKind"]?.string == "utf16CodeUnits")
    #expect(region(0) == [1, 1, 1, 2])
    #expect(region(1) == [2, 8, 2, 12])
  }

  @Test("Over its limit of results the weightiest are kept and the others are counted")
  func limit() throws {
    let notes = (1...20_000).map {
      Finding(rule: "a", severity: .note, line: $0, message: "note")
    }
    let errors = (1...6000).map { Finding(rule: "b", severity: .error, line: $0, message: "error") }
    let run = try Self.run(Sample.report([Sample.result(findings: notes + errors)]))
    let results = run["results"]?.array ?? []
    #expect(results.count == 25_000)
    #expect(results.count { $0["level"]?.string == "error" } == 6000)
    #expect(
      run.at("invocations.0.toolExecutionNotifications.0.message.text")?.string
        == "1,000 findings left out: a run may hold 25,000")
  }

  @Test(
    "The weightiest five thousand have the events that prove them, the others their place alone")
  func stories() throws {
    func findings(_ severity: Severity, _ count: Int) -> [Finding] {
      (1...count).map { line in
        let event = Sample.event(line, at: 1, .action, "pause", of: "timer:\(line)")
        return Finding(
          rule: "resume_what_was_paused", severity: severity, line: line, message: "m \(line)",
          witness: [WitnessEvent(role: .trigger, event: event)])
      }
    }
    let run = try Self.run(
      Sample.report([
        Sample.result(findings: findings(.warning, 3000)),
        Sample.result(path: "b.jsonl", findings: findings(.error, 3000)),
      ]))
    let results = run["results"]?.array ?? []
    let told = results.filter { $0["codeFlows"] != nil }
    #expect(results.count == 6000 && told.count == 5000)
    #expect(told.count { $0["level"]?.string == "error" } == 3000)
  }

  @Test("Of what could not be read the invocation says that it was not successful, and what it was")
  func untrusted() throws {
    let run = try Self.run(
      Sample.report([Sample.result(findings: [Sample.unreadable], unreadable: 1)]))
    let invocation = try #require(run.at("invocations.0"))
    #expect(invocation["executionSuccessful"]?.content == .boolean(false))
    #expect(invocation["exitCode"]?.integer == 2)
    let notification = try #require(invocation.at("toolExecutionNotifications.0"))
    #expect(notification["level"]?.string == "error")
    #expect(
      notification.at("message.text")?.string == "Not to be trusted: 1 line could not be read")
    #expect(run["results"]?.array.count == 1)
  }

  @Test("With a baseline each result says whether it is new")
  func baseline() throws {
    let old = Sample.report([Sample.result(findings: [Sample.terminatedLate])])
    let report = Sample.report([Sample.full], baseline: Baseline(of: old))
    let results = try Self.run(report)["results"]?.array ?? []
    for result in results {
      let isKnown = result["ruleId"]?.string == "terminate_within_budget"
      #expect(result["baselineState"]?.string == (isKnown ? "unchanged" : "new"))
      #expect(result["suppressions"]?.array.count == (isKnown ? 1 : 0))
    }
    #expect(results.count == Sample.full.findings.count)
  }

  @Test(
    "A path is a relative URI with its special characters encoded",
    arguments: [
      ("a b.jsonl", "a%20b.jsonl"), ("ünï.jsonl", "%C3%BCn%C3%AF.jsonl"),
      ("c:x.jsonl", "c%3Ax.jsonl"), ("a%b#c?.jsonl", "a%25b%23c%3F.jsonl"), ("-", "stdin"),
    ])
  func uris(path: String, uri: String) throws {
    let report = Sample.report([Sample.result(path: path, findings: [Sample.terminatedLate])])
    let found = try Self.run(report)
      .at("results.0.locations.0.physicalLocation.artifactLocation.uri")?.string
    #expect(found == uri)
  }

  @Test("A trace's text makes no link in a message")
  func links() throws {
    let finding = Finding(
      rule: "r", severity: .error, line: 1, message: "see [here](https://example.com)")
    let run = try Self.run(Sample.report([Sample.result(findings: [finding])]))
    #expect(run.at("results.0.message.text")?.string?.contains("](") == false)
  }
}
