import LifelintEngine

/// The longest of something that has phases, with the phases where they lie in it.
struct Waterfall {
  private static let width = 1000.0

  private let whole: MeasureRecord
  private let phases: [MeasureRecord]
  private let path: String?
  private let trace: Int

  /// The longest of each measure of which phases were seen, in the order in which they come.
  static func longest(in traces: [TraceResult]) -> [Waterfall] {
    var found: [Waterfall] = []
    for (index, trace) in traces.enumerated() {
      for session in trace.recording?.sessions ?? [] {
        for whole in session.measures where whole.parent == nil && whole.endLine != nil {
          guard let end = whole.end else { continue }
          let length = end - whole.start
          let place = found.firstIndex { $0.whole.measure == whole.measure }
          if let place, found[place].length >= length { continue }
          let phases = session.measures.filter { phase in
            phase.parent == whole.measure && phase.start >= whole.start
              && (phase.end ?? .max) <= end && phase.scene == whole.scene
              || phase.parent == whole.measure
                && whole.scene == nil && phase.start >= whole.start && (phase.end ?? .max) <= end
          }
          guard !phases.isEmpty else { continue }
          let made = Waterfall(
            whole: whole, phases: phases, path: traces.count > 1 ? trace.path : nil, trace: index)
          if let place { found[place] = made } else { found.append(made) }
        }
      }
    }
    return found.filter { $0.length > 0 }
  }

  private var length: Int64 { (whole.end ?? whole.start) - whole.start }

  /// Writes the bars, each with its name, its length and its share of the whole.
  func write(_ writer: inout HTMLWriter) {
    let kind = whole.kind.map { " (\($0))" } ?? ""
    let title = "\(whole.title)\(kind): the longest took \(TimeText.rounded(length))"
    writer.element("figure", ["class": "waterfall"]) { writer in
      writer.element("figcaption") { writer in
        writer.element("b", text: title)
        writer.text(" ")
        let place = path.map { "\(ConciseRenderer.shown($0)), " } ?? ""
        writer.element(
          "span", ["class": "goto", "data-trace": "\(trace)", "data-line": "\(whole.line)"],
          text: "\(place)line \(whole.line.grouped)")
      }
      writer.element("ol") { writer in
        for phase in phases { write(phase, to: &writer) }
      }
    }
    writer.line()
  }

  private func write(_ phase: MeasureRecord, to writer: inout HTMLWriter) {
    let end = phase.end ?? phase.start
    let start = Double(phase.start - whole.start) / Double(length) * Self.width
    let width = max(Double(end - phase.start) / Double(length) * Self.width, 3)
    writer.element("li") { writer in
      writer.element("span", ["class": "name"], text: phase.title, limit: 60)
      writer.element(
        "svg",
        [
          "viewBox": "0 0 \(Int(Self.width)) 14", "preserveAspectRatio": "none",
          "aria-hidden": "true",
        ]
      ) { writer in
        writer.void(
          "rect",
          ["class": "track", "x": "0", "y": "0", "width": "\(Int(Self.width))", "height": "14"])
        writer.void(
          "rect",
          [
            "class": "k-measure", "x": "\(Int(start))", "y": "2", "width": "\(Int(width))",
            "height": "10",
          ])
      }
      writer.element("span", ["class": "number"], text: TimeText.rounded(end - phase.start))
      writer.element(
        "span", ["class": "number"], text: TimingReport.share(end - phase.start, of: length))
    }
    writer.line()
  }
}
