import LifelintJSON

/// Shows the trace of an example as a table: the line, the time, what happened, further fields.
struct ExampleFrame {
  private static let valueLimit = 60

  /// The lines of the trace as JSON.
  let lines: [String]
  /// What is said about a line, by its number.
  var marks: [Int: FrameTable.Mark] = [:]

  /// The lines of the table, coloured, without their newlines.
  func text(_ layout: FrameTable.Layout) -> [String] {
    let events = lines.map(Event.init)
    let columns = [
      FrameTable.Column(
        heading: "line", cells: (1...max(1, lines.count)).map { "\($0)" }, isRightAligned: true),
      FrameTable.Column(heading: "t", cells: events.map(\.time), isRightAligned: true),
      FrameTable.Column(heading: "session", cells: events.map(\.session)),
      FrameTable.Column(heading: "scene", cells: events.map(\.scene)),
      FrameTable.Column(heading: "event", cells: events.map(\.kind)),
      FrameTable.Column(heading: "", cells: events.map(\.what), isMain: true),
    ]
    if lines.isEmpty { return [] }
    let marks = (1...lines.count).map { self.marks[$0] ?? FrameTable.Mark() }
    return FrameTable(columns: columns, marks: marks, layout: layout).lines
  }

  /// One line, as it is shown.
  private struct Event {
    var time = ""
    var session = ""
    var scene = ""
    var kind = ""
    var what = ""

    init(_ line: String) {
      guard let value = try? JSONParser.parse(Array(line.utf8)),
        case .object(let members) = value.content
      else {
        what = VisibleText.line(line, limit: 2 * valueLimit)
        return
      }
      var words: [String] = []
      var others: [String] = []
      var end = ""
      for member in members {
        let text = Self.text(member.value)
        switch member.key {
        case "t": time = text
        case "session": session = text
        case "scene": scene = text
        case "callback", "system", "action":
          kind = member.key
          words.insert(text, at: 0)
        case "of": words.append(text)
        case "phase": end = text == "begin" ? "begins" : text == "end" ? "ends" : text
        default: others.append("\(VisibleText.line(member.key, limit: valueLimit))=\(text)")
        }
      }
      if !end.isEmpty { words.append(end) }
      what = (words + others).joined(separator: " ")
    }

    private static func text(_ value: JSONValue) -> String {
      if case .string(let text) = value.content {
        return VisibleText.line(text, limit: valueLimit)
      }
      var writer = JSONWriter()
      writer.write(value)
      return VisibleText.line(writer.text, limit: valueLimit)
    }
  }
}
