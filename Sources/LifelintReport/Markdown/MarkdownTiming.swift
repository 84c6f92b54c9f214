import LifelintEngine

/// How long things took: a table of callbacks and measures, and one of the data at risk.
struct MarkdownTiming {
  private let rows: [Row]
  private let risks: [Risk]

  /// One callback or measure over all traces.
  private struct Row {
    var name: String
    var durations = Distribution()
    var budget: Int64?
    var overBudget = 0
    var worst: Worst?
  }

  /// How long an object was unsaved, over all traces.
  private struct Risk {
    var object: String
    var durations = Distribution()
    var states: [(name: String, total: Int64)] = []
  }

  init(_ traces: [TraceResult]) {
    rows = Self.rows(traces.compactMap(\.timing))
    risks = Self.risks(traces.compactMap(\.timing))
  }

  /// The tables, folded behind what matters most; nothing where nothing was measured.
  func text(limit: Int) -> String {
    var text = ""
    if !rows.isEmpty {
      let over = rows.count { $0.overBudget > 0 }
      let title =
        "Timing: \(rows.count.counted("time")), "
        + (over > 0 ? "\(over.grouped) over budget" : "none over budget")
      text += folded(title, table(limit: limit / 2))
    }
    if !risks.isEmpty {
      let longest = risks.compactMap { $0.durations.percentile(1) }.max() ?? 0
      let title =
        "Data at risk: a kill would have lost changes for up to \(TimeText.rounded(longest))"
      text += folded(title, riskTable(limit: limit / 2))
    }
    return text
  }

  private func folded(_ title: String, _ body: String) -> String {
    "<details><summary>\(title)</summary>\n\n\(body)</details>\n\n"
  }

  // MARK: Times

  private func table(limit: Int) -> String {
    var table = MarkdownTable(
      headings: ["", "count", "p50", "p90", "p99", "max", "budget", "over", "worst"],
      numeric: Set(1...7))
    let cells = rows.lazy.map { row -> [String] in
      let times = [0.5, 0.9, 0.99, 1].map { share in
        row.durations.percentile(share).map(TimeText.rounded) ?? ""
      }
      let over =
        row.overBudget > 0 ? "❌ \(row.overBudget.grouped)" : row.budget == nil ? "" : "0"
      return [MarkdownText.code(row.name, limit: 80), row.durations.count.grouped] + times
        + [row.budget.map(TimeText.duration) ?? "", over, row.worst.map(Self.place) ?? ""]
    }
    return fill(&table, with: cells, of: rows.count, limit: limit)
  }

  private static func place(_ worst: Worst) -> String {
    MarkdownText.code("\(ConciseRenderer.shown(worst.path)):\(worst.line)", limit: 200)
  }

  private func fill(
    _ table: inout MarkdownTable, with rows: some Sequence<[String]>, of count: Int, limit: Int
  ) -> String {
    var left = limit - table.headSize - 100
    for row in rows {
      left -= MarkdownTable.line(row).utf8.count
      if left < 0 { break }
      table.rows.append(row)
    }
    let omitted = count - table.rows.count
    return table.text + (omitted > 0 ? "_\(omitted.grouped) more omitted._\n\n" : "")
  }

  private static func rows(_ timings: [Timing]) -> [Row] {
    var rows: [String: Row] = [:]
    func take(
      _ name: String, _ durations: Distribution, _ worst: Worst, _ budget: Int64?, _ over: Int
    ) {
      var row = rows[name] ?? Row(name: name)
      if row.worst == nil || durations.max > row.durations.max { row.worst = worst }
      row.durations.add(durations)
      row.budget = row.budget ?? budget
      row.overBudget += over
      rows[name] = row
    }
    for timing in timings {
      for measure in timing.measures {
        let name = measure.kind.map { "\(measure.title) (\($0))" } ?? measure.title
        take(name, measure.durations, measure.worst, measure.budget, measure.overBudget)
      }
      for callback in timing.callbacks {
        take(
          callback.name, callback.durations, callback.worst, callback.budget, callback.overBudget)
      }
    }
    return rows.values.filter { $0.durations.count > 0 }.sorted { left, right in
      let keys = (left.overBudget, left.durations.total) as (Int, Int64)
      let others = (right.overBudget, right.durations.total) as (Int, Int64)
      return keys == others ? left.name < right.name : keys > others
    }
  }

  // MARK: Data at risk

  private func riskTable(limit: Int) -> String {
    var table = MarkdownTable(
      headings: ["object", "times", "longest", "total", "while"], numeric: [1, 2, 3])
    let cells = risks.lazy.map { risk in
      let states = risk.states.map { state in
        "\(MarkdownText.inline(state.name, limit: 60)) \(TimeText.rounded(state.total))"
      }
      return [
        MarkdownText.code(risk.object, limit: 80), risk.durations.count.grouped,
        risk.durations.percentile(1).map(TimeText.rounded) ?? "",
        TimeText.rounded(risk.durations.total), states.joined(separator: ", "),
      ]
    }
    return fill(&table, with: cells, of: risks.count, limit: limit)
  }

  private static func risks(_ timings: [Timing]) -> [Risk] {
    var risks: [String: Risk] = [:]
    for timing in timings.flatMap(\.risks) {
      var risk = risks[timing.object] ?? Risk(object: timing.object)
      if let state = timing.appState {
        if let place = risk.states.firstIndex(where: { $0.name == state }) {
          risk.states[place].total &+= timing.durations.total
        } else {
          risk.states.append((state, timing.durations.total))
        }
      } else {
        risk.durations.add(timing.durations)
      }
      risks[timing.object] = risk
    }
    return risks.values.filter { $0.durations.count > 0 }.sorted { left, right in
      left.durations.total == right.durations.total
        ? left.object < right.object : left.durations.total > right.durations.total
    }
  }
}
