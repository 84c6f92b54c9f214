extension ReportFormat {
  /// The format for a person, which is written where none is named.
  public static let text = ReportFormat(
    "text", "for people: the events that prove it, why it matters, how to mend it", family: .text
  ) { context in
    TextRenderer(
      options: TextRenderer.Options(
        palette: context.palette, width: context.width, sourceLine: context.sourceLine))
  }

  /// Every format, in the order in which help names them.
  ///
  /// To add one, write its ``Renderer`` in a file of its own and its entry here. The tests then ask
  /// for its row in the README (`LIFELINT_RECORD_SNAPSHOTS=1` writes it) and try it on hostile
  /// traces.
  public static let all: [ReportFormat] = [
    text,
    ReportFormat(
      "concise", "one line a finding: `path:line:column: severity: message [rule]`",
      family: .text, words: ["concise"]
    ) { ConciseRenderer(palette: $0.palette) },
    ReportFormat(
      "json", "one object with findings, their fingerprints, and the verdicts of every rule",
      family: .json
    ) { _ in JSONRenderer() },
    ReportFormat(
      "jsonl", "the same, one object a line", suffixes: [".jsonl", ".ndjson"]
    ) { _ in JSONLinesRenderer() },
  ]
}
