extension ReportFormat {
  /// The format for a person, which is written where none is named.
  public static let text = ReportFormat(
    "text", "for people: the events that prove it, why it matters, how to mend it", family: .text
  ) { context in
    TextRenderer(
      options: TextRenderer.Options(
        palette: context.palette, width: context.width, endsWithTiming: context.endsWithTiming,
        sourceLine: context.sourceLine))
  }

  /// Every format, in the order in which help names them.
  ///
  /// To add one, write its ``Renderer`` in a file of its own and its entry here. The tests then ask
  /// for its row in the README (`LIFELINT_RECORD_SNAPSHOTS=1` writes it) and try it on hostile
  /// traces.
  public static let all: [ReportFormat] = [
    text,
    ReportFormat(
      "html",
      "a page for people, whole in one file: the verdict, a timeline, each finding with its story",
      suffixes: [".html", ".htm"], needs: [.timeline, .timing, .links]
    ) { HTMLRenderer(context: $0) },
    ReportFormat(
      "markdown", "for the summary of a GitHub Actions job, below its 1 MiB",
      suffixes: [".md", ".markdown"], needs: [.timeline, .timing, .links]
    ) { MarkdownRenderer(options: MarkdownRenderer.Options(lineURL: $0.lineURL)) },
    ReportFormat(
      "comment", "the same, within what a comment on a pull request may hold",
      suffixes: [".comment.md"], needs: [.timeline, .timing, .links]
    ) { context in
      MarkdownRenderer(
        options: MarkdownRenderer.Options(
          limit: MarkdownRenderer.commentLimit, lineURL: context.lineURL))
    },
    ReportFormat(
      "concise", "one line a finding: `path:line:column: severity: message [rule]`",
      family: .text, words: ["concise"]
    ) { ConciseRenderer(palette: $0.palette) },
    ReportFormat(
      "json", "one object: findings with their fingerprints, the verdicts of every rule, all times",
      family: .json, needs: .timing
    ) { _ in JSONRenderer() },
    ReportFormat(
      "jsonl", "the same, one object a line", suffixes: [".jsonl", ".ndjson"]
    ) { _ in JSONLinesRenderer() },
    ReportFormat(
      "sarif", "SARIF 2.1.0, for GitHub's code scanning and for editors",
      suffixes: [".sarif", ".sarif.json"], family: .json, words: ["sarif"]
    ) { SARIFRenderer(context: $0) },
    ReportFormat(
      "junit", "JUnit XML with a case for each rule and trace, for GitLab and most test reports",
      family: .xml, words: ["junit"]
    ) { JUnitRenderer(paths: $0.paths) },
    ReportFormat(
      "jenkins", "the same by the schema of Jenkins' xunit plugin, which knows no `file` of a case",
      family: .xml, words: ["jenkins"]
    ) { JUnitRenderer(paths: $0.paths, namesFiles: false) },
    ReportFormat("github", "annotations of GitHub Actions, printed by a step") {
      GitHubRenderer(paths: $0.paths)
    },
    ReportFormat(
      "gitlab", "a report of GitLab's Code Quality", family: .json,
      words: ["gitlab", "code-quality", "codequality", "codeclimate"]
    ) { GitLabRenderer(paths: $0.paths) },
    ReportFormat(
      "checkstyle", "Checkstyle XML, for Jenkins and review bots", family: .xml,
      words: ["checkstyle"]
    ) { CheckstyleRenderer(paths: $0.paths) },
    ReportFormat("csv", "a table with one row a finding", suffixes: [".csv"]) {
      CSVRenderer(paths: $0.paths)
    },
    ReportFormat(
      "openmetrics", "counts and durations, for Prometheus", suffixes: [".prom", ".openmetrics"],
      family: .text, words: ["openmetrics"], needs: .timing
    ) { OpenMetricsRenderer(version: $0.version) },
    ReportFormat(
      "perfetto", "a timeline that ui.perfetto.dev and Chrome open", suffixes: [".perfetto"],
      family: .json, words: ["perfetto"], needs: .timeline
    ) { PerfettoRenderer(paths: $0.paths) },
  ]
}
