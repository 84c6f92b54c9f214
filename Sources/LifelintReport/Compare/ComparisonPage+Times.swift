extension ComparisonPage {
  /// Writes a row for each time, with the change drawn beside what would be noise.
  func writeTimes(_ writer: inout HTMLWriter) {
    let rows = comparison.timing.rows
    writer.element("section", ["id": "times", "aria-labelledby": "times-title"]) { writer in
      writer.element("h2", ["id": "times-title"], text: "Times")
      writer.line()
      if rows.isEmpty {
        writer.element(
          "p", ["class": "empty"], text: "No callback begins and ends in any of the traces.")
      } else {
        writeTable(rows, to: &writer)
        for note in ComparisonWords(comparison: comparison).notes {
          writer.element("p", ["class": "aside"], text: note, limit: 2000)
        }
      }
    }
    writer.line()
  }

  private func writeTable(_ rows: [TimingChange], to writer: inout HTMLWriter) {
    let scale = DeltaBar.scale(of: rows)
    writer.table(
      ["Time", "Change", "p50", "Base", "Head", "p90", "p99", "Noise"], numeric: Set(2...7),
      caption: "How long callbacks and measures take on both sides"
    ) { writer in
      for row in rows {
        writer.element("tr", ["class": row.verdict.rawValue]) { writer in
          writer.element("th", ["scope": "row"]) { writer in
            writer.element("code", text: row.name, limit: 100)
            if row.verdict.isChange { writer.element("b", text: " \(row.verdict.rawValue)") }
          }
          writer.element("td") { writer in
            if let middle = row.percentiles.first {
              DeltaBar(percentile: middle, scale: scale).write(&writer)
            }
          }
          write(row.percentiles.first, withTimes: true, to: &writer)
          for percentile in row.percentiles.dropFirst() {
            write(percentile, withTimes: false, to: &writer)
          }
          writer.element("td", ["class": "number"], text: row.noiseText)
        }
        writer.line()
      }
    }
  }

  private func write(
    _ percentile: TimingChange.Percentile?, withTimes: Bool, to writer: inout HTMLWriter
  ) {
    guard let percentile else { return }
    writer.element("td", ["class": "number"]) { writer in
      let mark = percentile.mark
      if percentile.verdict.isChange {
        writer.element("b", text: mark)
      } else {
        writer.text(mark)
      }
      if !withTimes, let head = percentile.head {
        writer.text(" ")
        writer.element("small", text: TimeText.rounded(head))
      }
    }
    guard withTimes else { return }
    for time in [percentile.base, percentile.head] {
      writer.element("td", ["class": "number"], text: time.map(TimeText.rounded) ?? "")
    }
  }

  /// What the page adds to the style of a report's.
  static let style = """

    .side { margin-bottom: 14px; }
    .side td code { white-space: nowrap; }
    .side > summary { display: flex; align-items: center; gap: 6px; padding: 6px 0; }
    #times .note { max-width: 82ch; margin-top: 12px; }
    #times tbody b { font-weight: 650; }
    #times tr.slower b { color: var(--error); }
    #times tr.faster b { color: var(--pass); }
    #times small { color: var(--faint); }
    .delta { display: block; width: 150px; height: 20px; }
    .delta .noise { fill: var(--sunk); stroke: var(--rule); stroke-width: 1; }
    .delta .zero { stroke: var(--faint); stroke-width: 1; }
    .delta .bar { fill: var(--faint); }
    tr.slower .delta .bar { fill: var(--error); }
    tr.faster .delta .bar { fill: var(--pass); }

    """
}

/// A change as a bar from zero, over the range in which it would be noise.
struct DeltaBar {
  let percentile: TimingChange.Percentile
  /// The change that reaches an end of the drawing.
  let scale: Double

  /// A scale on which the changes of all rows fit, and the noise of most.
  static func scale(of rows: [TimingChange]) -> Double {
    let middles = rows.compactMap(\.percentiles.first)
    let noises = middles.compactMap(\.noise).sorted()
    let typical = noises.isEmpty ? 0 : noises[noises.count / 2]
    let largest = middles.map { abs($0.change ?? 0) }.max() ?? 0
    return min(max(largest * 1.1, typical * 1.6, 0.05), 1)
  }

  /// Writes the drawing.
  func write(_ writer: inout HTMLWriter) {
    guard let change = percentile.change else { return }
    var label = "p50 \(PercentText.change(change))"
    if let noise = percentile.noise { label += ", noise up to \(PercentText.plain(noise))" }
    writer.element(
      "svg", ["class": "delta", "viewBox": "0 0 150 20", "role": "img", "aria-label": label]
    ) { writer in
      if let noise = percentile.noise {
        // Down as far as up on a scale of ratios.
        let (low, high) = (place(1 / (1 + noise) - 1), place(noise))
        rectangle("noise", from: low, to: high, y: 2, height: 16, &writer)
      }
      let (zero, end) = (place(0), place(change))
      rectangle("bar", from: min(zero, end), to: max(zero, end), y: 7, height: 6, &writer)
      writer.void(
        "line", ["class": "zero", "x1": "\(zero)", "x2": "\(zero)", "y1": "0", "y2": "20"])
    }
  }

  /// Where a change stands, in units of the drawing.
  private func place(_ change: Double) -> Int {
    75 + Int((min(max(change / scale, -1), 1) * 74).rounded())
  }

  private func rectangle(
    _ style: String, from low: Int, to high: Int, y: Int, height: Int, _ writer: inout HTMLWriter
  ) {
    writer.void(
      "rect",
      [
        "class": style, "x": "\(low)", "y": "\(y)", "width": "\(max(high - low, 1))",
        "height": "\(height)", "rx": "1",
      ])
  }
}
