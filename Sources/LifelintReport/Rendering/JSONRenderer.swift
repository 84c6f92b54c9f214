import LifelintEngine
import LifelintJSON
import LifelintRules

/// One JSON object for the whole run, laid out with one diagnostic and one verdict a line.
///
/// Source: "The result, as JSON" of the rule language, version 1. Other tools build on it: it
/// changes only by addition.
public struct JSONRenderer: Renderer {
  /// Makes a renderer.
  public init() {}

  /// Writes the object; how long things took stands in it where it was summed up, as `timing`.
  public func render(_ report: CheckReport, to output: inout some TextOutputStream) {
    output.write("{\n  \"lifelint\": 1,\n  \"traces\": [")
    for (number, trace) in report.fingerprintedTraces.enumerated() {
      output.write(number == 0 ? "\n    {\n" : ",\n    {\n")
      write(trace, usesBaseline: report.baseline != nil, to: &output)
      output.write("    }")
    }
    output.write(report.traces.isEmpty ? "],\n" : "\n  ],\n")
    if let timing = report.timing {
      output.write("  \"timing\": \(TimingJSON(timing).text(indent: 2)),\n")
    }
    if let stale = report.baseline?.stale, !stale.isEmpty {
      let records = stale.map(JSONRecord.stale)
      output.write("  \"staleBaseline\": \(JSONText.lines(records, indent: 2)),\n")
    }
    output.write("  \"summary\": \(JSONRecord.summary(report.totals))\n}\n")
  }

  private func write(
    _ trace: TraceResult, usesBaseline: Bool, to output: inout some TextOutputStream
  ) {
    output.write("      \"path\": \(JSONText.string(trace.path)), \"events\": \(trace.events), ")
    output.write("\"sessions\": \(trace.sessions), \"unreadable\": \(trace.unreadable),\n")
    let diagnostics = trace.findings.lazy.map { finding in
      JSONText.object(JSONRecord.diagnostic(finding, usesBaseline: usesBaseline))
    }
    output.write("      \"diagnostics\": ")
    JSONText.write(diagnostics, indent: 6, to: &output)
    output.write(",\n")
    let verdicts = trace.verdicts.map(JSONRecord.verdict)
    output.write("      \"verdicts\": \(JSONText.lines(verdicts, indent: 6))")
    if !trace.dropped.isEmpty {
      output.write(",\n      \"dropped\": \(JSONRecord.counts(trace.dropped))")
    }
    if !trace.allowed.isEmpty {
      output.write(",\n      \"allowed\": \(JSONRecord.counts(trace.allowed))")
    }
    if !trace.nearMisses.isEmpty {
      let misses = trace.nearMisses.map(JSONRecord.nearMiss)
      output.write(",\n      \"nearMisses\": \(JSONText.lines(misses, indent: 6))")
    }
    output.write("\n")
  }
}

/// The records of the JSON formats, each as JSON on one line.
enum JSONRecord {
  /// The members of a diagnostic, in the order of the contract.
  ///
  /// Whether the baseline holds it is said only where there is one.
  static func diagnostic(
    _ finding: Finding, usesBaseline: Bool
  ) -> [(key: String, value: String)] {
    var witness = ""
    for (role, line) in finding.witnessLines {
      if !witness.isEmpty { witness += ", " }
      witness += JSONText.object([
        ("line", String(line)), ("role", JSONText.string(role.rawValue)),
      ])
    }
    var members: [(key: String, value: String)] = [
      ("rule", JSONText.string(finding.rule)),
      ("severity", JSONText.string(finding.severity.rawValue)),
      ("line", String(finding.line)),
      ("session", JSONText.string(finding.session)),
      ("scene", JSONText.string(finding.scene)),
      ("t", time(finding.time)),
      ("message", JSONText.string(finding.sentence)),
      ("witness", "[" + witness + "]"),
      ("fingerprint", JSONText.string(finding.fingerprint)),
    ]
    // What the reader says itself: where in the line, and the way out.
    if let hint = finding.hint {
      members.append(("column", String(finding.column)))
      members.append(("hint", JSONText.string(hint)))
    }
    if usesBaseline {
      members.append(("baseline", JSONText.string(finding.isKnown ? "known" : "new")))
    }
    return members
  }

  /// `t` as it was logged: a number of seconds, exactly, or a date-time.
  private static func time(_ time: (nanoseconds: Int64, hasDateTime: Bool)?) -> String {
    guard let time else { return "null" }
    return time.hasDateTime
      ? JSONText.string(TimeText.dateTime(time.nanoseconds))
      : ExactNumber(nanoseconds: time.nanoseconds).description
  }

  /// The verdicts of one rule.
  static func verdict(_ verdicts: RuleVerdicts) -> String {
    JSONText.object([
      ("rule", JSONText.string(verdicts.rule)),
      ("violated", String(verdicts.violated)),
      ("satisfied", String(verdicts.satisfied)),
      ("inconclusive", String(verdicts.inconclusive)),
      ("notExercised", String(verdicts.notExercised)),
    ])
  }

  /// The events that a rule could have used, had they had a field.
  static func nearMiss(_ miss: NearMiss) -> String {
    JSONText.object([
      ("rule", JSONText.string(miss.rule)), ("field", JSONText.string(miss.field)),
      ("events", String(miss.events)), ("firstLine", String(miss.firstLine)),
    ])
  }

  /// An entry of the baseline that is mended, at least in part.
  static func stale(_ stale: BaselineMatch.Stale) -> String {
    JSONText.object([
      ("rule", JSONText.string(stale.entry.rule)),
      ("message", JSONText.string(stale.entry.message)),
      ("count", String(stale.entry.count)), ("found", String(stale.found)),
      ("exercised", String(stale.isExercised)), ("traces", JSONText.strings(stale.entry.traces)),
      ("fingerprint", JSONText.string(stale.entry.fingerprint)),
    ])
  }

  /// The summary of a run; what is missing stands in it only where a required rule was not
  /// exercised, and what is known only where there is a baseline.
  static func summary(_ totals: Totals) -> String {
    var members: [(key: String, value: String)] = [
      ("errors", String(totals.findings[.error, default: 0])),
      ("warnings", String(totals.findings[.warning, default: 0])),
      ("notes", String(totals.findings[.note, default: 0])),
      ("failed", String(totals.hasFailed)),
    ]
    if !totals.missing.isEmpty {
      members.append(("requiredNotExercised", JSONText.strings(totals.missing)))
    }
    if let stale = totals.staleEntries {
      members += [("known", String(totals.known)), ("staleBaselineEntries", String(stale))]
    }
    return JSONText.object(members)
  }

  /// A count for each rule, sorted by id.
  static func counts(_ counts: [String: Int]) -> String {
    JSONText.object(counts.sorted { $0.key < $1.key }.map { ($0.key, String($0.value)) })
  }
}
