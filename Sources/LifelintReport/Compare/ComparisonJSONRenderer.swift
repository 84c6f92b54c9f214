import LifelintEngine

/// A comparison as one JSON object, with one finding and one time a line.
///
/// Other tools build on it: it changes only by addition.
public struct ComparisonJSONRenderer: ComparisonRenderer {
  /// Makes a renderer.
  public init() {}

  /// Writes the object.
  public func render(_ comparison: RunComparison, to output: inout some TextOutputStream) {
    let findings = comparison.findings
    output.write("{\n  \"lifelint\": 1,\n")
    output.write("  \"base\": \(JSONText.strings(comparison.base.traces.map(\.path))),\n")
    output.write("  \"head\": \(JSONText.strings(comparison.head.traces.map(\.path))),\n")
    for (name, changes) in [
      ("new", findings.new), ("gone", findings.gone), ("unchanged", findings.unchanged),
      ("unreadable", findings.unreadable),
    ] {
      let records = changes.map { JSONText.object(Self.record(of: $0)) }
      output.write("  \"\(name)\": \(JSONText.lines(records, indent: 2)),\n")
    }
    let times = comparison.timing.rows.map { JSONText.object(Self.record(of: $0)) }
    output.write("  \"times\": \(JSONText.lines(times, indent: 2)),\n")
    output.write("  \"test\": \(Self.test(comparison)),\n")
    output.write("  \"summary\": \(Self.summary(comparison))\n}\n")
  }

  private typealias Members = [(key: String, value: String)]

  private static func record(of change: FindingChange) -> Members {
    [("path", JSONText.string(change.path))]
      + JSONRecord.diagnostic(change.finding, usesBaseline: false) + [
        ("baseRuns", String(change.baseRuns)), ("headRuns", String(change.headRuns)),
        ("exercised", String(change.isExercised)), ("certain", String(change.isCertain)),
      ]
  }

  private static func record(of row: TimingChange) -> Members {
    var members: Members = [
      ("kind", JSONText.string(row.kind.rawValue)), ("id", JSONText.string(row.id)),
      ("name", JSONText.string(row.name)), ("verdict", JSONText.string(row.verdict.rawValue)),
      ("base", side(row.base)), ("head", side(row.head)),
    ]
    for percentile in row.percentiles {
      members.append(
        (
          percentile.name,
          JSONText.object([
            ("base", seconds(percentile.base)), ("head", seconds(percentile.head)),
            ("change", number(percentile.change)),
            ("verdict", JSONText.string(percentile.verdict.rawValue)),
            ("probability", number(percentile.probability)), ("noise", number(percentile.noise)),
          ])
        ))
    }
    return members
  }

  private static func side(_ side: TimingChange.Side) -> String {
    JSONText.object([("runs", String(side.runs)), ("count", String(side.durations.count))])
  }

  /// What was tested and how, so that a reader of the file alone can judge it.
  private static func test(_ comparison: RunComparison) -> String {
    JSONText.object([
      ("name", JSONText.string("moderated t test on run estimates of log durations, Holm")),
      ("familyWiseError", number(ChangeTest.familyWiseError)),
      ("assumedRunToRun", number(ChangeTest.assumedRunToRun)),
      ("tests", String(comparison.timing.tests)),
    ])
  }

  private static func summary(_ comparison: RunComparison) -> String {
    let timing = comparison.timing
    return JSONText.object([
      ("new", String(comparison.findings.new.count)),
      ("gone", String(comparison.findings.gone.count)),
      ("unchanged", String(comparison.findings.unchanged.count)),
      ("slower", String(timing.rows(.slower).count)),
      ("faster", String(timing.rows(.faster).count)),
      ("failingFindings", String(comparison.failingFindings.count)),
      ("regressions", JSONText.strings(comparison.regressions.map(\.name))),
      ("failed", String(comparison.hasFailed)), ("untrusted", String(comparison.isUntrusted)),
      ("exitStatus", String(comparison.status.rawValue)),
      ("reasons", JSONText.strings(ComparisonWords(comparison: comparison).reasons)),
    ])
  }

  private static func seconds(_ nanoseconds: Int64?) -> String {
    nanoseconds.map(TimeText.exactSeconds) ?? "null"
  }

  /// A number in six digits at most: more would say more than is known, and differ from one C
  /// library to another.
  private static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    if value == 0 || abs(value) < 1e-12 { return "0" }
    var scale = 1.0
    while abs(value) * scale < 100_000 { scale *= 10 }
    return "\((value * scale).rounded() / scale)"
  }
}
