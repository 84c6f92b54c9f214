import LifelintEngine
import LifelintReport
import LifelintRules
import Testing

@Suite("What a report comes to")
struct ReportTests {
  @Test(
    "A finding fails the run from its threshold on",
    arguments: [
      (Severity.error, FailureThreshold.error, RunStatus.failed), (.error, .note, .failed),
      (.error, .never, .clean), (.warning, .error, .clean), (.warning, .warning, .failed),
      (.warning, .note, .failed), (.note, .warning, .clean), (.note, .note, .failed),
    ])
  func threshold(severity: Severity, threshold: FailureThreshold, status: RunStatus) {
    let finding = Finding(rule: "touch_while_inactive", severity: severity, line: 1, message: "m")
    let report = Sample.report(
      [Sample.result(findings: [finding])], policy: FailurePolicy(threshold: threshold))
    #expect(report.totals.status == status)
    #expect(report.totals.hasFailed == (status == .failed))
  }

  @Test("An unreadable line makes the run untrusted, whatever else was asked for")
  func untrusted() {
    for policy in [FailurePolicy(threshold: .never), FailurePolicy(exitsZero: true)] {
      let report = Sample.report(
        [Sample.result(findings: [Sample.unreadable], unreadable: 1)], policy: policy)
      #expect(report.totals.status == .untrusted)
    }
  }

  @Test("With --exit-zero the status is 0 and the summary still says that it failed")
  func exitZero() {
    let report = Sample.report([Sample.full], policy: FailurePolicy(exitsZero: true))
    #expect(report.totals.status == .clean)
    #expect(report.totals.hasFailed)
    #expect(SummaryText().text(of: report).hasSuffix("2 errors (--exit-zero)"))
  }

  @Test("A required rule that no trace exercises fails the run and is named")
  func required() {
    let policy = FailurePolicy(required: ["touch_while_inactive", "resume_what_was_paused"])
    let report = Sample.report(
      [Sample.result(findings: [], verdicts: Sample.verdicts)], policy: policy)
    #expect(report.totals.status == .failed)
    #expect(report.totals.missing == ["touch_while_inactive"])
    #expect(
      SummaryText().text(of: report).contains("required and not exercised: touch_while_inactive"))
    #expect(
      JSONRenderer().text(of: report)
        .contains(#""failed": true, "requiredNotExercised": ["touch_while_inactive"]"#))
  }

  @Test("The summary says what was found, in what, and why the status is not 0")
  func summary() {
    #expect(
      SummaryText().text(of: Sample.report([Sample.full])) == """
        2 errors, 7 warnings; 1,204 events, 2 sessions; 2 of 3 rules exercised, 1 not, \
        1 inconclusive; exit status 1: 2 errors
        """)
    #expect(
      SummaryText().text(of: Sample.report([Sample.result(findings: [])]))
        == "no findings; 1,204 events, 2 sessions")
  }

  @Test("Findings stand by line, then rule")
  func order() {
    let findings = [("b", 2), ("a", 2), ("c", 1)].map { rule, line in
      Finding(rule: rule, severity: .note, line: line, message: "m")
    }
    let sorted = Sample.report([Sample.result(findings: findings)]).traces[0].findings
    #expect(sorted.map(\.rule) == ["c", "a", "b"])
  }

  private func fingerprints(_ findings: [Finding]) -> [String] {
    Sample.report([Sample.result(findings: findings)]).fingerprintedTraces[0].findings.map(
      \.fingerprint)
  }

  @Test("A fingerprint survives other lines, times and sessions")
  func steadyFingerprint() {
    func finding(line: Int, session: String, took: String) -> Finding {
      Finding(
        rule: "r", severity: .error, line: line, session: session,
        message: "timer:42 took \(took) in session \(session), 3 times (at 12.5)")
    }
    #expect(
      fingerprints([finding(line: 3, session: "a81f", took: "7.2 s")])
        == fingerprints([finding(line: 99, session: "77", took: "12ms")]))
  }

  @Test("Findings that are alike are told apart, and others differ")
  func ordinals() {
    let alike = (1...3).map { Finding(rule: "r", severity: .error, line: $0, message: "m") }
    let prints = fingerprints(alike)
    #expect(Set(prints).count == 3)
    #expect(prints[1] == prints[0] + ":2" && prints[2] == prints[0] + ":3")
    let timer42 = Finding(rule: "r", severity: .error, line: 1, message: "timer:42 runs")
    let timer43 = Finding(rule: "r", severity: .error, line: 1, message: "timer:43 runs")
    #expect(fingerprints([timer42]) != fingerprints([timer43]))
  }

  @Test(
    "Spans are written in the unit that keeps them readable",
    arguments: [
      (0, "0 s"), (7, "7 ns"), (1500, "1.5 µs"), (250_000_000, "250 ms"),
      (7_200_000_000, "7.2 s"), (5_000_000_000, "5 s"), (65_250_000_000, "65.25 s"),
      (125_000_000_000, "2 min 5 s"), (3_600_000_000_000, "1 h"), (-250_000_000, "-250 ms"),
      // Rounded, and into the next unit where that is nearer.
      (1_999_999_999, "2 s"), (1_234_567_890, "1.235 s"), (999_999_999, "1 s"),
      (12_345_678, "12.346 ms"), (119_999_999_999, "2 min"), (125_900_000_000, "2 min 6 s"),
      (3_599_999_999_999, "1 h"), (.max, "2562047 h 47 min 17 s"),
    ] as [(Int64, String)])
  func durations(nanoseconds: Int64, text: String) {
    #expect(TimeText.duration(nanoseconds) == text)
  }

  @Test(
    "A span beside a bound never reads as equal to it, or as on its other side",
    arguments: [
      (5_000_000_000, 5_000_000_000, "5 s"), (5_000_000_001, 5_000_000_000, "5.000000001 s"),
      (4_999_999_999, 5_000_000_000, "4.999999999 s"), (4_998_000_000, 5_000_000_000, "4.998 s"),
      (600_400_000_000, 600_000_000_000, "600.4 s"),
      (600_600_000_000, 600_000_000_000, "10 min 1 s"),
      (1_000_450_000, 1_000_400_000, "1.00045 s"), (7_000_000_000, 5_000_000_000, "7 s"),
    ] as [(Int64, Int64, String)])
  func beside(nanoseconds: Int64, bound: Int64, text: String) {
    #expect(TimeText.duration(nanoseconds, beside: bound) == text)
  }

  @Test(
    "A bound is written without a loss",
    arguments: [
      (5_000_000_000, "5 s"), (1_000_400_000, "1.0004 s"), (125_500_000_000, "125.5 s"),
      (180_000_000_000, "3 min"),
    ] as [(Int64, String)])
  func bounds(nanoseconds: Int64, text: String) {
    #expect(TimeText.bound(nanoseconds) == text)
  }

  @Test(
    "An overrun says by how much the bound was missed",
    arguments: [
      (7_200_000_000, 5_000_000_000, "took 7.2 s, 2.2 s over its 5 s"),
      (5_000_000_400, 5_000_000_000, "took 5.0000004 s, 400 ns over its 5 s"),
      (1_000_000_000, 2_000_000_000, "took 1 s, 1 s under its 2 s"),
      (600_400_000_000, 600_000_000_000, "took 600.4 s, 400 ms over its 10 min"),
      (126_000_000_000, 125_500_000_000, "took 2 min 6 s, 500 ms over its 125.5 s"),
      (Int64.max, Int64.min, "took"),
    ] as [(Int64, Int64, String)])
  func overrun(took: Int64, bound: Int64, text: String) {
    #expect(TimeText.overrun(took: took, bound: bound).hasPrefix(text))
  }

  @Test(
    "A moment is written as a date-time in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1_709_164_800_000_000_000, "2024-02-29T00:00:00Z"),
      (-1_500_000_000, "1969-12-31T23:59:58.5Z"),
      (1_700_000_000_123_456_789, "2023-11-14T22:13:20.123456789Z"),
    ] as [(Int64, String)])
  func dateTime(nanoseconds: Int64, text: String) {
    #expect(TimeText.dateTime(nanoseconds) == text)
  }
}
