import LifelintEngine

/// A Mermaid chart of how the app was over time, in the session of one finding.
struct MarkdownDiagram {
  /// The times that are drawn before and behind the finding.
  private static let before = 20
  private static let after = 10

  private let report: CheckReport

  init(_ report: CheckReport) {
    self.report = report
  }

  /// The chart; nothing where the finding has no session, or nothing is recorded of it.
  func text(of worst: MarkdownFindings.Item?) -> String {
    guard let worst, let event = worst.finding.event,
      let recording = report.traces[worst.trace].recording,
      let session = recording.sessions.last(where: {
        $0.name == event.session && $0.line <= event.line
      }),
      let model = event.states.first?.model ?? session.states.first?.model
    else { return "" }
    let states = session.states.filter { $0.model == model && $0.instance == nil }
    let window = Window(states, around: event.sinceStart)
    guard window.states.count > 1 else { return "" }
    var names: [String] = []
    for state in window.states where !names.contains(state.state) { names.append(state.state) }
    var lines = [
      "---", "displayMode: compact", "---", "gantt", "  dateFormat x", "  axisFormat %s s",
      "  todayMarker off",
    ]
    for name in names {
      lines.append("  section \(Self.label(name))")
      for state in window.states where state.state == name {
        let length = Self.label(TimeText.rounded(state.end - state.start))
        let end = min(state.end, window.end)
        lines.append("  \(length) :\(Self.milliseconds(state.start)), \(Self.milliseconds(end))")
      }
    }
    let at = Self.milliseconds(event.sinceStart)
    lines += [
      "  section finding", "  \(Self.label(worst.finding.rule)) :crit, milestone, \(at), \(at)",
    ]
    var note = ""
    if window.omitted > 0 {
      note += " \(window.omitted.counted("state")) before or after left out."
    }
    if window.isCut { note += " What lasts longer than the picture is cut at its edge." }
    return "<details><summary>How the app was over time, in the session of the first finding"
      + "</summary>\n\nIn seconds since the session's first event.\(note)\n\n"
      + MarkdownText.block(lines, language: "mermaid") + "\n</details>\n\n"
  }

  /// The states around a moment.
  private struct Window {
    var states: [StateRecord]
    /// How many are left out.
    var omitted: Int
    /// Where the drawing ends: a long sleep behind the moment would leave no room for it.
    var end: Int64

    init(_ all: [StateRecord], around moment: Int64) {
      let place = all.lastIndex { $0.start <= moment } ?? 0
      let first = max(0, place - MarkdownDiagram.before)
      let start = all.indices.contains(first) ? all[first].start : 0
      let edge = moment + max((moment - start) / 2, 1_000_000_000)
      end = edge
      states = all[first...].prefix(place - first + MarkdownDiagram.after)
        .filter { $0.start < edge }
      omitted = all.count - states.count
    }

    var isCut: Bool { states.contains { $0.end > end } }
  }

  private static func milliseconds(_ nanoseconds: Int64) -> Int64 {
    max(0, nanoseconds) / 1_000_000
  }

  /// A text in which nothing means anything to Mermaid: letters, digits and spaces.
  private static func label(_ text: String) -> String {
    let plain = text.unicodeScalars.prefix(60).map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "µ": Character(scalar)
      default: " "
      }
    }
    return plain.allSatisfy { $0 == " " } ? "other" : String(plain)
  }
}
