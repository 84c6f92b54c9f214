import LifelintEngine
public import LifelintRules

/// Everything about one rule, laid out for reading: `lifelint explain`.
public struct RulePage: Sendable {
  /// What a page shows.
  public struct Content: Sendable {
    /// What a person reads about the rule.
    public var text: RuleText
    /// The rule itself; `nil` for a model's `illegal` and for what the reader itself reports.
    public var rule: Rule?
    /// The model whose `illegal` it is.
    public var model: Model?
    /// Whether it is on here, and why.
    public var state: (isOn: Bool, reason: String?)
    /// What its examples show.
    public var examples: [ExampleOutcome]

    /// Makes a content of its parts.
    public init(
      text: RuleText, rule: Rule? = nil, model: Model? = nil,
      state: (isOn: Bool, reason: String?), examples: [ExampleOutcome] = []
    ) {
      self.text = text
      self.rule = rule
      self.model = model
      self.state = state
      self.examples = examples
    }
  }

  private let palette: Palette
  private let width: Int

  /// Makes a page writer; prose is never wider than a page of a book.
  public init(palette: Palette = Palette(isColored: false), width: Int = 100) {
    self.palette = palette
    self.width = max(width, 40)
  }

  /// The page.
  public func text(of content: Content) -> String {
    var lines = head(content)
    lines += section("Why", paragraph(content.text.why))
    lines += section("How to mend it", paragraph(content.text.fix))
    if let rule = content.rule { lines += section("What it checks", check(rule)) }
    if let model = content.model { lines += section("What it checks", check(model)) }
    if let exceptions = content.text.exceptions {
      lines += section("Legal uses that look like it", paragraph(exceptions))
    }
    for outcome in content.examples { lines += example(outcome, id: content.text.id) }
    lines += section("Change it in .lifelint.json", configuration(content))
    lines += section("Read more", content.text.references.map { "  " + VisibleText.line($0) })
    if !content.text.file.isEmpty {
      lines += section("Its file", ["  " + VisibleText.line(content.text.file)])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var proseWidth: Int { min(width, 88) }

  private func head(_ content: Content) -> [String] {
    let severity = content.text.severity
    var facts = [palette.paint(severity.rawValue, TextStyle(severity))]
    facts.append(content.state.isOn ? "on" : palette.paint("off", .strong))
    var lines = [
      palette.paint(VisibleText.line(content.text.id), .heading) + "  "
        + facts.joined(separator: ", ")
        + palette.paint(content.text.tags.map { " #" + VisibleText.line($0) }.joined(), .faint),
      "",
    ]
    lines += TextWrap.lines(of: VisibleText.line(content.text.summary), width: proseWidth)
      .map { palette.paint($0, .strong) }
    if let reason = content.state.reason {
      lines += [""]
      lines += paragraph((content.state.isOn ? "It is on here: " : "It is off here: ") + reason)
        .map { String($0.dropFirst(2)) }
    }
    return lines
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", palette.paint(title, .heading)] + lines
  }

  private func paragraph(_ text: String) -> [String] {
    TextWrap.lines(of: VisibleText.line(text, limit: 4000), width: proseWidth - 2).map { "  " + $0 }
  }

  // MARK: What it checks

  private func check(_ rule: Rule) -> [String] {
    let parts = CheckText.parts(of: rule)
    let column = parts.map { $0.keyword.count }.max() ?? 0
    return parts.flatMap { part in
      part.lines.enumerated().flatMap { number, line in
        let keyword = TextWidth.padded(number == 0 ? part.keyword : "", to: column)
        return hanging(palette.paint(keyword, .code), column: column, line)
      }
    }
  }

  /// A text in a column of its own, beside what stands before it.
  private func hanging(_ label: String, column: Int, _ text: String) -> [String] {
    let start = column + 4
    let lines = TextWrap.lines(of: text, width: max(30, min(width, 100) - start))
    return lines.enumerated().map { number, line in
      number == 0
        ? "  \(label)  \(line)" : String(repeating: " ", count: start + 2) + line
    }
  }

  private func check(_ model: Model) -> [String] {
    let name = VisibleText.line(model.name)
    let text =
      "An event is illegal where the model '\(name)' has steps for it and none from the "
      + "state that it is in. It begins \(VisibleText.line(model.initial))."
    let steps = model.transitions.map { step in
      let from = step.from.map { $0.map { VisibleText.line($0) }.listed("or") } ?? "any state"
      let to = step.to.map { VisibleText.line($0) } ?? "the same"
      let events = MatcherText.alternatives(of: step.on).joined(separator: ", or ")
      return (events: events, move: "\(from) -> \(to)")
    }
    let widest = steps.map { TextWidth.columns(of: $0.events) }.max() ?? 0
    let column = min(widest, width / 2)
    return paragraph(text)
      + steps.flatMap { step in
        let label = palette.paint(TextWidth.padded(step.events, to: column), .code)
        return TextWidth.columns(of: step.events) <= column
          ? hanging(label, column: column, step.move)
          : ["  " + label]
            + hanging(TextWidth.padded("", to: column), column: column, step.move)
      }
  }

  // MARK: Examples

  private func example(_ outcome: ExampleOutcome, id: String) -> [String] {
    var frame = ExampleFrame(lines: outcome.example.lines)
    for finding in outcome.findings {
      frame.marks[finding.line] = FrameTable.Mark(label: "", isMarked: true)
    }
    let style = outcome.isGood ? TextStyle.success : .error
    let layout = FrameTable.Layout(palette: palette, width: width, style: style)
    var lines = frame.text(layout)
    for finding in outcome.findings {
      lines += TextWrap.labelled(
        "= line \(finding.line): ", VisibleText.line(finding.sentence), indent: 3, width: width)
    }
    let title = outcome.isGood ? "Right" : "Wrong"
    return section("\(title): \(VisibleText.line(outcome.example.why))", lines)
  }

  // MARK: Configuration

  /// How a configuration changes a number that a matcher names.
  private static func change(of name: String, from value: String) -> (code: String, text: String) {
    if let dot = name.lastIndex(of: ".") {
      let (rule, bound) = (name[..<dot], name[name.index(after: dot)...])
      return (
        #""bounds": {"\#(rule)": {"\#(bound)": \#(value)}}"#,
        "sets the time of that rule, which this one follows"
      )
    }
    return (
      #""thresholds": {"\#(name)": \#(value)}"#, "sets its number, in every rule that uses it"
    )
  }

  private func configuration(_ content: Content) -> [String] {
    let id = VisibleText.line(content.text.id)
    let other = content.text.severity == .note ? "warning" : "note"
    var rows = [
      (#""disable": ["\#(id)"]"#, "leaves it out"),
      (
        #""severity": {"\#(id)": "\#(other)"}"#,
        "makes it weigh \(other == "note" ? "less" : "more")"
      ),
    ]
    if content.text.isOptIn { rows[0] = (#""enable": ["\#(id)"]"#, "switches it on") }
    if let rule = content.rule {
      for (bound, duration) in rule.bounds {
        let span = TimeText.compact(duration)
        rows.append((#""bounds": {"\#(id)": {"\#(bound)": "\#(span)"}}"#, "sets its time"))
      }
      for (name, value) in rule.thresholds {
        rows.append(Self.change(of: VisibleText.line(name), from: value))
      }
    }
    if content.rule != nil || content.model != nil {
      rows.append(
        (#""allow": [{"rule": "\#(id)", "match": {…}, "because": "…"}]"#, "lets single uses pass"))
    }
    let column = rows.map { TextWidth.columns(of: $0.0) }.max() ?? 0
    return rows.map { code, text in
      let padding = String(repeating: " ", count: column - TextWidth.columns(of: code))
      return "  " + palette.paint(code, .code) + padding + "  " + text
    }
  }
}
