import LifelintEngine
import LifelintRules

/// A drawing of a session that needs no script: for who reads without one, and for paper.
struct StillTimeline {
  private static let gutter = 132.0
  private static let width = 1184.0
  private static let head = 50.0
  /// How wide a letter is, more or less.
  private static let letter = 6.2

  private let session: SessionRecording
  private let findings: [Finding]
  private let rows: [TimelineRow]
  private let scale: EventScale
  /// What shares a column of pixels with something else and is drawn with it.
  private(set) var merged = 0

  /// Makes a drawing of a session with the findings that stand in it.
  init(
    _ session: SessionRecording, findings: [Finding], lanes: [PageLane],
    hangs: [Hang]
  ) {
    self.session = session
    self.findings = findings
    rows = TimelineRow.rows(of: session, lanes: lanes, hangs: hangs)
    scale = EventScale(session)
  }

  /// Writes the drawing.
  mutating func write(_ writer: inout HTMLWriter, label: String) {
    let height = Self.head + Double(rows.reduce(0) { $0 + $1.height })
    // A closure cannot change what called it.
    var drawing = self
    writer.element(
      "svg",
      [
        "class": "drawing", "viewBox": "0 0 \(Self.text(Self.width)) \(Self.text(height))",
        "role": "img", "aria-label": label,
      ]
    ) { writer in
      drawing.writeAxis(&writer)
      var top = Self.head
      for row in drawing.rows {
        drawing.write(row, top: top, to: &writer)
        top += Double(row.height)
      }
      drawing.writeFindings(height: height, to: &writer)
      writer.void(
        "path", ["class": "hair", "d": "M\(Self.text(Self.gutter)) 0V\(Self.text(height))"])
    }
    merged = drawing.merged
    writer.line()
  }

  private func x(_ time: Int64) -> Double {
    Self.gutter + scale.unit(of: time) / scale.length * (Self.width - Self.gutter)
  }

  /// A number of pixels with one decimal at most.
  private static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  // MARK: Axis

  private func writeAxis(_ writer: inout HTMLWriter) {
    var free = Self.gutter
    for time in scale.times {
      let x = x(time)
      let label = Self.moment(time)
      let half = Double(label.count) * Self.letter / 2
      let middle = min(max(x, Self.gutter + half), Self.width - half)
      guard middle - half >= free else { continue }
      free = middle + half + 8
      writer.void("path", ["class": "hair", "d": "M\(Self.text(x)) 20v5"])
      writer.element(
        "text", ["class": "axis", "x": Self.text(middle), "y": "14", "text-anchor": "middle"],
        text: label)
    }
  }

  /// A moment in seconds with two decimals.
  private static func moment(_ time: Int64) -> String {
    let hundredths = (time + 5_000_000) / 10_000_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  // MARK: Rows

  private mutating func write(_ row: TimelineRow, top: Double, to writer: inout HTMLWriter) {
    let middle = top + Double(row.height) / 2
    writer.void(
      "path",
      [
        "class": "hair",
        "d": "M0 \(Self.text(top + Double(row.height)))H\(Self.text(Self.width))",
      ])
    writer.element(
      "text", ["x": "0", "y": Self.text(row.detail.isEmpty ? middle + 4 : middle - 1)],
      text: row.title, limit: 20)
    if !row.detail.isEmpty {
      writer.element(
        "text", ["class": "axis", "x": "0", "y": Self.text(middle + 11)], text: row.detail,
        limit: 20)
    }
    if let cut = row.cut { write(cut: x(cut), row, top: top, to: &writer) }
    var painted = -1.0
    for (place, item) in row.items.enumerated() {
      let left = x(item.start)
      let right = max(x(item.end), left + 1.5)
      if right < painted + 0.7 {
        merged += 1
        continue
      }
      painted = right
      let next = place + 1 < row.items.count ? x(row.items[place + 1].start) : Self.width
      switch row.shape {
      case .states: write(state: item, row, left, right, top: top, to: &writer)
      case .spans, .ticks, .gaps:
        write(event: item, row, left, right, next: next, middle: middle, to: &writer)
      }
    }
    writer.line()
  }

  private func write(
    state item: TimelineRow.Item, _ row: TimelineRow, _ left: Double, _ right: Double, top: Double,
    to writer: inout HTMLWriter
  ) {
    let base = top + Double(row.height) - 3
    let full = Double(row.height) - 8
    let height = max(full * Double(item.height) / 100, 1.5)
    for style in ["t-\(item.style)"] + (item.style == "risk" ? ["hatch"] : []) {
      Self.write(style, left, base - height, right - left - 0.7, height, to: &writer)
    }
    writer.void(
      "path",
      [
        "class": "e-\(item.style)",
        "d": "M\(Self.text(left)) \(Self.text(base - height))H\(Self.text(right - 0.7))",
      ])
    if item.isLost {
      let place = "M\(Self.text(right - 1)) \(Self.text(base - full))V\(Self.text(base))"
      writer.void("path", ["class": "line error", "d": place])
    }
    let middle = height >= 13 ? base - height / 2 + 4.5 : base - (full + height) / 2 + 3
    write(label: item.label, left + 6, middle, before: right - 3, to: &writer)
  }

  private func write(
    event item: TimelineRow.Item, _ row: TimelineRow, _ left: Double, _ right: Double,
    next: Double, middle: Double, to writer: inout HTMLWriter
  ) {
    let height = row.shape == .spans ? 15.0 : 11
    let top = middle - height / 2
    if item.end > item.start {
      Self.write("span k-\(item.style)", left, top, right - left, height, to: &writer)
    }
    Self.write("k-\(item.style)", left, top, 1.8, height, to: &writer)
    write(label: item.label, left + 5, middle + 4, before: min(next - 2, left + 240), to: &writer)
  }

  /// Writes from where on a row lacks what there is too much of.
  private func write(cut: Double, _ row: TimelineRow, top: Double, to writer: inout HTMLWriter) {
    let left = min(cut, Self.width - 3)
    for style in ["t-unknown", "hatch"] {
      Self.write(
        style, left, top + 2, Self.width - left, Double(row.height) - 4, to: &writer)
    }
    let text = "from here on not drawn"
    let room = Double(text.count) * Self.letter
    let start = left + 5 + room < Self.width ? left + 5 : Self.width - room
    writer.element(
      "text",
      [
        "class": "axis", "x": Self.text(start), "y": Self.text(top + Double(row.height) / 2 + 4),
      ], text: text)
  }

  /// Writes a box.
  private static func write(
    _ style: String, _ left: Double, _ top: Double, _ width: Double, _ height: Double,
    to writer: inout HTMLWriter
  ) {
    writer.void(
      "rect",
      [
        "class": style, "x": text(left), "y": text(top), "width": text(width),
        "height": text(height),
      ])
  }

  /// Writes a text that ends before a place; nothing where only letters would fit.
  private func write(
    label: String, _ left: Double, _ baseline: Double, before end: Double,
    to writer: inout HTMLWriter
  ) {
    let room = Int((end - left) / Self.letter)
    guard room >= 5 || label.count <= room else { return }
    let shown = label.count <= room ? label : label.prefix(room - 1) + "…"
    writer.element("text", ["x": Self.text(left), "y": Self.text(baseline)], text: shown)
  }

  // MARK: Findings

  private mutating func writeFindings(height: Double, to writer: inout HTMLWriter) {
    writer.element("text", ["x": "0", "y": "42"], text: "Findings")
    var painted = -100.0
    for finding in findings {
      guard let event = finding.event else { continue }
      let x = x(event.sinceStart)
      if x < painted + 4 {
        merged += 1
        continue
      }
      painted = x
      let icon = PageIcon(finding.severity)
      writer.void(
        "path",
        [
          "class": "line \(icon.rawValue)",
          "d": "M\(Self.text(x)) \(Self.text(Self.head))V\(Self.text(height))",
        ])
      writer.void(
        "use",
        [
          "class": icon.rawValue, "href": "#i-\(icon.rawValue)", "x": Self.text(x - 7), "y": "31",
          "width": "14", "height": "14",
        ])
    }
  }
}
