import LifelintEngine
import LifelintRules

/// How the time is parted among states, as one bar a model or instance.
struct StateShares {
  private static let width = 1000
  private static let limit = 12

  private let timing: Timing
  private let lanes: [PageLane]

  /// Makes the bars of a timing.
  init(_ timing: Timing, page: ReportPage) {
    self.timing = timing
    lanes = page.lanes
  }

  /// A part of a bar.
  private struct Part {
    var label: String
    var total: Int64
    var tone: StateTone
  }

  /// Writes a bar for each model, and for each of its instances.
  func write(_ writer: inout HTMLWriter) {
    var bars: [(title: String, parts: [Part])] = []
    for state in timing.states {
      guard let lane = lanes.first(where: { $0.model == state.model }), !lane.isRisk else {
        continue
      }
      let title = [lane.title, state.instance].compactMap(\.self).joined(separator: " ")
      let place = bars.firstIndex { $0.title == title } ?? bars.count
      if place == bars.count { bars.append((title, [])) }
      let part = Part(label: state.state, total: state.total, tone: lane.tone(of: state.state))
      if let known = bars[place].parts.firstIndex(where: { $0.label == state.state }) {
        bars[place].parts[known].total += state.total
      } else {
        bars[place].parts.append(part)
      }
    }
    guard !bars.isEmpty else { return }
    writer.element("h3", ["class": "table-title"], text: "Time in each state")
    writer.element("div", ["class": "shares"]) { writer in
      for bar in bars.prefix(Self.limit) {
        let parts = bar.parts.filter { $0.total > 0 }.sorted { $1.total < $0.total }
        write(bar.title, parts, to: &writer)
      }
    }
    if bars.count > Self.limit {
      let more = (bars.count - Self.limit).grouped
      writer.element("p", ["class": "aside"], text: "\(more) more in the table of states.")
    }
    writer.line()
  }

  /// Writes how much of the time something was at risk, and in which states of the app.
  func writeRisk(_ writer: inout HTMLWriter) {
    guard let any = timing.risks.first(where: { $0.isAny && $0.appState == nil }) else { return }
    var parts = timing.risks.filter { $0.isAny && $0.appState != nil }.map { risk in
      Part(
        label: "at risk, \(risk.appState ?? "")", total: risk.durations.total, tone: .risk)
    }
    let safe = timing.length - any.durations.total
    parts.sort { $1.total < $0.total }
    if safe > 0 { parts.append(Part(label: "nothing at risk", total: safe, tone: .off)) }
    writer.element("div", ["class": "shares"]) { write("", parts, to: &$0) }
    writer.line()
  }

  private func write(_ title: String, _ parts: [Part], to writer: inout HTMLWriter) {
    let whole = parts.reduce(0) { $0 + Double($1.total) }
    guard whole > 0 else { return }
    func share(_ part: Part) -> Double { Double(part.total) / whole }
    writer.element("div", ["class": title.isEmpty ? "bar whole" : "bar"]) { writer in
      if !title.isEmpty { writer.element("b", text: title, limit: 60) }
      writer.element(
        "svg",
        [
          "viewBox": "0 0 \(Self.width) 16", "preserveAspectRatio": "none", "aria-hidden": "true",
        ]
      ) { writer in
        var start = 0.0
        for part in parts {
          let width = share(part) * Double(Self.width)
          for style in ["t-\(part.tone.rawValue)"] + (part.tone == .risk ? ["hatch"] : []) {
            writer.void(
              "rect",
              [
                "class": style, "x": "\(Int(start))", "y": "0",
                "width": "\(max(Int(start + width) - Int(start), 1))", "height": "16",
              ])
          }
          writer.void(
            "rect",
            [
              "class": "f-\(part.tone.rawValue)", "x": "\(Int(start))", "y": "13",
              "width": "\(max(Int(start + width) - Int(start) - 2, 1))", "height": "3",
            ])
          start += width
        }
      }
      writer.element("ul") { writer in
        for part in parts {
          writer.element("li") { writer in
            writer.element("span", ["class": "tone \(part.tone.rawValue)"]) { _ in }
            writer.text(part.label, limit: 60)
            let share = TimingReport.share(part.total, of: Int64(min(whole, 9e18)))
            writer.element("i", text: "\(share), \(TimeText.rounded(part.total))")
          }
        }
      }
    }
    writer.line()
  }
}
