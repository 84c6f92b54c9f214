public import LifelintTrace

/// A crash report that stands beside traces: what it tells of a process whose session is in one of
/// them was told there, and does not count twice.
public final class CompletingReport: EventSource {
  /// What describes the report.
  public var header: TraceHeader? { base.header }
  /// The number of events given so far.
  public private(set) var eventCount = 0
  /// The number of lines that could not be read so far.
  public var unreadableCount: Int { base.unreadableCount }
  /// The number of bytes read so far.
  public var byteCount: Int { base.byteCount }
  /// Whether it is all right that there are no events: they may stand in another trace.
  public var mayBeEmpty: Bool { base.mayBeEmpty || !used.isEmpty }
  /// What to look at where there are no events.
  public var emptyHint: String { base.emptyHint }
  /// What was found wrong since this was last emptied.
  public var diagnostics: [ReaderDiagnostic] = []

  private let base: any EventSource
  private let used: Set<Int>
  private let unused: [ExitReport]
  private var hasTold = false

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - base: The report as it is read.
  ///   - reports: What it tells.
  ///   - used: The places of those that belong to a session of another trace.
  public init(_ base: any EventSource, reports: [ExitReport], used: Set<Int>) {
    self.base = base
    self.used = Set(used.map { reports[$0].line })
    unused = reports.indices.filter { !used.contains($0) }.map { reports[$0] }
  }

  /// Reads the next run of events into a batch, whose old content goes; false at the end.
  public func read(into batch: inout EventBatch) -> Bool {
    guard base.read(into: &batch) else { return false }
    batch.events.removeAll { used.contains($0.line) }
    eventCount += batch.events.count
    diagnostics += base.diagnostics
    base.diagnostics.removeAll()
    if !hasTold {
      hasTold = true
      diagnostics += unused.map(\.unmatched)
    }
    return true
  }
}

extension ExitReport {
  /// That no session of the traces beside it is the process's.
  fileprivate var unmatched: ReaderDiagnostic {
    var who = process.map { "\($0)" } ?? "the process"
    if let pid { who += " (process \(pid))" }
    let when = ended.map { ", which ended at \(DateTimeText.text($0))," } ?? ""
    return ReaderDiagnostic(
      id: .unmatchedReport, line: line,
      message: "no session of the traces beside this report is \(who)\(when) so it completes none",
      hint: "Give the trace of the same run; its sessions need the number of the process, or "
        + "date-times between its launch and its end.")
  }
}
