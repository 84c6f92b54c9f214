public import LifelintEngine
import LifelintRules

/// A timing as tables.
public struct TimingReport: Sendable {
  /// The timing.
  public let timing: Timing
  let rules: RuleIndex

  /// The most rows of a table; a person reads no more, and JSON has all.
  static let rowLimit = 40

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - timing: How long things took, of one trace or of several added up.
  ///   - rules: The rules, for what is measured and what is followed.
  public init(_ timing: Timing, rules: RuleIndex) {
    self.timing = timing
    self.rules = rules
  }

  /// The tables, in the order in which they are shown; those without rows say what to record.
  public var sections: [TimingSection] {
    rules.measures.map { section(of: $0) } + [callbacks, states]
      + (timing.sessionCount > 1 ? [statesBySession] : []) + [hangs, risks, latencies]
  }

  /// What was looked at, in one line.
  public var extent: String {
    var text = "\(timing.sessionCount.counted("session")), \(TimeText.duration(timing.length))"
    if timing.traceCount != 1 { text += ", \(timing.traceCount.counted("trace"))" }
    return text
  }

  /// How percentiles were found, in a sentence.
  public var method: String {
    isExact
      ? "Percentiles are exact: by nearest rank over all values."
      : "Percentiles with a ~ come from a histogram, as there are more than "
        + "\(Distribution.exactLimit.grouped) values: they are at most "
        + "\(Int(Distribution.relativeError * 100)) % off. The others are exact."
  }

  private var isExact: Bool {
    timing.callbacks.allSatisfy(\.durations.isExact)
      && timing.measures.allSatisfy(\.durations.isExact)
      && timing.latencies.allSatisfy(\.durations.isExact)
      && timing.risks.allSatisfy(\.durations.isExact)
  }

  // MARK: Cells

  /// The columns of how long something took.
  static let durationColumns: [TimingSection.Column] = [
    .init("n", .count), .init("total", .total), .init("p50", .p50), .init("p90", .p90),
    .init("p99", .p99), .init("max", .longest), .init("spread", .shape),
  ]

  /// The cells for those columns; none that took longer than the bound reads as equal to it.
  static func cells(_ durations: Distribution, bound: Int64?) -> [String] {
    guard durations.count > 0 else { return ["0", "-", "-", "-", "-", "-", ""] }
    func percentile(_ share: Double) -> String {
      let value = durations.percentile(share)
      let text = value.map { TimeText.duration($0, beside: bound) } ?? "-"
      return durations.isExact ? text : "~" + text
    }
    return [
      durations.count.grouped, TimeText.duration(durations.total), percentile(0.5),
      percentile(0.9), percentile(0.99), TimeText.duration(durations.max, beside: bound), "",
    ]
  }

  /// The row of how long something took.
  func row(
    _ name: String, _ durations: Distribution, _ worst: Worst, bound: Int64?, more: [String]
  ) -> TimingSection.Row {
    var row = TimingSection.Row([name] + Self.cells(durations, bound: bound) + more)
    if durations.count > 4 { row.shape = durations.bins(8) }
    if durations.count > 0 { row.worst = worst }
    row.cells.append(Self.place(row.worst))
    return row
  }

  static func place(_ worst: Worst?) -> String {
    worst.map { $0.line > 0 ? "\($0.path):\($0.line)" : $0.path } ?? ""
  }

  /// How much of its budget the longest took, and how often it was exceeded: `24 % of 5 s`.
  static func budget(_ longest: Int64?, of budget: Int64?, over: Int) -> String {
    guard let budget else { return "" }
    guard let longest else { return "of \(TimeText.bound(budget))" }
    let text = "\(share(longest, of: budget)) of \(TimeText.bound(budget))"
    return over == 0 ? text : text + ", \(over.grouped) over"
  }

  /// A share in whole per cent; below one it says so.
  static func share(_ part: Int64, of whole: Int64) -> String {
    guard whole > 0 else { return "-" }
    let percent = Double(part) / Double(whole) * 100
    if part > 0, percent < 1 { return "<1 %" }
    // What is over is not rounded down to all of it, and what is not all is not rounded up to it.
    let rounded = percent > 100 ? percent.rounded(.up) : percent.rounded()
    return "\(Int(percent < 100 ? min(rounded, 99) : min(rounded, 1e9)).grouped) %"
  }
}

extension Distribution {
  /// The longest; `nil` where there is none.
  var longest: Int64? { count > 0 ? max : nil }
}
