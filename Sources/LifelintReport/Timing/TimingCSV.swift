public import LifelintEngine
import LifelintJSON

/// A timing as comma-separated values (RFC 4180), one row a line: for spreadsheets and scripts.
///
/// Durations are in seconds, exactly. A text that a spreadsheet would take for a formula has an
/// apostrophe before it.
public struct TimingCSV: Sendable {
  static let columns = [
    "section", "name", "kind", "part_of", "session", "instance", "state", "count", "total", "min",
    "p50", "p90", "p99", "max", "exact", "limit", "over_limit", "unanswered", "lost", "worst_path",
    "worst_line", "unreturned", "unreturned_max", "unreturned_line", "unsettled", "at_once",
    "path", "session_number",
  ]

  private let timing: Timing

  /// Makes a writer.
  public init(_ timing: Timing) {
    self.timing = timing
  }

  /// All lines, the first of which names the columns; each ends with CR and LF.
  public var text: String {
    var rows: [[String: String]] = []
    for measure in timing.measures {
      var row = cells("measure", measure.title, measure.durations, measure.worst)
      row["kind"] = measure.kind
      row["part_of"] = measure.parent
      row["limit"] = measure.budget.map(seconds)
      row["over_limit"] = String(measure.overBudget)
      row["unanswered"] = String(measure.unanswered)
      rows.append(row)
    }
    for callback in timing.callbacks {
      var row = cells("callback", callback.name, callback.durations, callback.worst)
      row["kind"] = callback.spelling?.title
      row["limit"] = callback.budget.map(seconds)
      row["over_limit"] = String(callback.overBudget)
      row["unreturned"] = String(callback.unreturned?.count ?? 0)
      if let unreturned = callback.unreturned {
        row["unreturned_max"] = seconds(unreturned.longest)
        row["unreturned_line"] = String(unreturned.worst.line)
        if callback.durations.count == 0 { row["worst_path"] = unreturned.worst.path }
      }
      rows.append(row)
    }
    for state in timing.states {
      rows.append([
        "section": "state", "name": state.model, "path": state.path,
        "session_number": state.number == 0 ? "" : String(state.number),
        "session": state.session ?? "",
        "instance": state.instance ?? "", "state": state.state, "count": String(state.visits),
        "total": seconds(state.total),
      ])
    }
    for hang in timing.hangs {
      rows.append([
        "section": "hang", "name": hang.name, "kind": hang.spelling?.title ?? "",
        "instance": hang.of ?? "", "count": "1", "unreturned": hang.returned ? "0" : "1",
        "total": seconds(hang.duration), "max": seconds(hang.duration),
        "worst_path": hang.place.path, "worst_line": String(hang.place.line),
      ])
    }
    for risk in timing.risks {
      var row = cells("risk", risk.isAny ? "" : risk.object, risk.durations, risk.worst)
      row["state"] = risk.appState
      row["lost"] = String(risk.lost)
      row["unsettled"] = String(risk.unsettled)
      rows.append(row)
    }
    for latency in timing.latencies {
      var row = cells("latency", latency.rule, latency.durations, latency.worst)
      row["limit"] = latency.bound.map(seconds)
      row["unanswered"] = String(latency.unanswered)
      row["at_once"] = String(latency.atOnce)
      rows.append(row)
    }
    let lines = rows.map { row in Self.columns.map { Self.field(row[$0] ?? "") } }
    return ([Self.columns] + lines).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private func seconds(_ nanoseconds: Int64) -> String {
    ExactNumber(nanoseconds: nanoseconds).description
  }

  private func cells(
    _ section: String, _ name: String, _ durations: Distribution, _ worst: Worst
  ) -> [String: String] {
    var row = ["section": section, "name": name, "count": String(durations.count)]
    guard durations.count > 0 else { return row }
    row["total"] = seconds(durations.total)
    row["min"] = seconds(durations.min)
    row["p50"] = durations.percentile(0.5).map(seconds)
    row["p90"] = durations.percentile(0.9).map(seconds)
    row["p99"] = durations.percentile(0.99).map(seconds)
    row["max"] = seconds(durations.max)
    row["exact"] = String(durations.isExact)
    row["worst_path"] = worst.path
    row["worst_line"] = String(worst.line)
    return row
  }

  /// A field, in quotes where it needs them; what a terminal would act on is escaped.
  static func field(_ text: String) -> String {
    var text = VisibleText.line(text, limit: 2000)
    if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
      text = "'" + text
    }
    let needsQuotes = text.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
