import LifelintReport
import Testing

@Suite("Which format an output has")
struct ReportFormatTests {
  @Test(
    "A file's name says its format",
    arguments: [
      ("report.json", "json"), ("out/Report.JSON", "json"), ("findings.jsonl", "jsonl"),
      ("findings.ndjson", "jsonl"), ("report.txt", "text"), ("lifelint.concise.txt", "concise"),
      ("junit.xml", "junit"), ("out/lifelint-junit.xml", "junit"), ("jenkins.xml", "jenkins"),
      ("checkstyle-result.xml", "checkstyle"), ("gl-code-quality-report.json", "gitlab"),
      ("codeclimate.json", "gitlab"), ("report.sarif", "sarif"), ("report.sarif.json", "sarif"),
      ("lifelint.perfetto.json", "perfetto"), ("metrics.prom", "openmetrics"),
      ("report.csv", "csv"), ("report.comment.md", "comment"), ("report.md", "markdown"),
      ("report.html", "html"), ("github/report.json", "json"), ("json/report.txt", "text"),
      ("./a=b.json", "json"), ("my-jsonl.json", "json"),
    ])
  func byName(path: String, format: String) throws {
    let request = try OutputRequest(path)
    #expect(request.format.name == format)
    #expect(request.path == path)
  }

  @Test(
    "A format before the path counts more than the path's name",
    arguments: [
      ("jsonl=report.json", "jsonl", "report.json"), ("concise=-", "concise", "-"),
      ("text=a=b", "text", "a=b"),
    ])
  func explicit(text: String, format: String, path: String) throws {
    let request = try OutputRequest(text)
    #expect(request.format.name == format)
    #expect(request.path == path)
  }

  @Test(
    "What says no format is refused with a way out",
    arguments: [
      ("report", "The name 'report' does not say a format. Write 'FORMAT=report' with one of text"),
      (
        "report.xml",
        "can mean several formats. Write 'junit=report.xml', 'jenkins=report.xml' or "
          + "'checkstyle=report.xml'."
      ), ("junit-checkstyle.xml", "can mean several formats."),
      ("report.pdf", "does not say a format"), ("-", "does not say a format"),
      ("jsn=report", "There is no format 'jsn'. Did you mean 'json'?"),
      ("zzz=x.json", "There is no format 'zzz'."),
      ("json=", "There is no path after 'json='."), ("reports/", "is a folder"),
      ("a\u{1B}[2J", #"The name 'a\u{1B}[2J' does not say"#),
    ])
  func refused(text: String, message: String) {
    let failure = #expect(throws: OutputRequest.Failure.self) { _ = try OutputRequest(text) }
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
  }

  @Test("Every format has a name of its own, and no two claim one ending")
  func distinct() {
    let all = ReportFormat.all
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { ReportFormat.named($0.name)?.name == $0.name })
    let suffixes = all.flatMap(\.suffixes)
    #expect(Set(suffixes).count == suffixes.count)
  }
}

@Suite("How paths are written for other tools")
struct ReportPathsTests {
  private let paths = ReportPaths(root: "/home/ci/app", workingFolder: "/home/ci/app/ios")

  @Test(
    "They run from the repository's top, whatever the working directory is",
    arguments: [
      ("trace.jsonl", "ios/trace.jsonl"), ("./a/./b.jsonl", "ios/a/b.jsonl"),
      ("../traces/t.jsonl", "traces/t.jsonl"), ("/home/ci/app/t.jsonl", "t.jsonl"),
      ("/tmp/t.jsonl", "../../../tmp/t.jsonl"), ("-", "stdin"),
    ])
  func relative(path: String, shown: String) {
    #expect(paths.relative(path) == shown)
  }

  @Test(
    "Without a root they stay as they were given",
    arguments: [("./a.jsonl", "a.jsonl"), ("/tmp/a.jsonl", "/tmp/a.jsonl"), ("../a", "../a")])
  func plain(path: String, shown: String) {
    #expect(ReportPaths().relative(path) == shown)
  }
}
