public import LifelintRules
import LifelintTrace

/// The list of rules, in the formats of `lifelint rules`.
public struct RuleCatalogue: Sendable {
  /// The rules of one folder.
  private struct Section {
    var title: String
    var entries: [CatalogueEntry]
  }

  /// The sections, by title; what the reader itself reports stands at the end.
  private let sections: [Section]
  private let measures: [Measure]
  private let palette: Palette

  /// Makes a list of all rules of a set, on or off, and of the reader's own diagnostics.
  public init(_ set: RuleSet, palette: Palette = Palette(isColored: false)) {
    let folders = Dictionary(grouping: set.catalogue, by: Self.folder).map { title, entries in
      Section(title: title, entries: entries.sorted { $0.text.id < $1.text.id })
    }
    let reader = DiagnosticID.allCases.map { id in
      var text = ReaderRules.text(of: id)
      text.severity = set.severity(of: id) ?? text.severity
      return CatalogueEntry(
        text: text, model: nil, isOn: set.severity(of: id) != nil, reason: nil)
    }
    sections =
      folders.sorted { $0.title < $1.title } + [
        Section(title: "the trace itself", entries: reader)
      ]
    measures = set.measures
    self.palette = palette
  }

  /// The folder in which a rule's file stands; `models` for the `illegal` of one.
  private static func folder(of entry: CatalogueEntry) -> String {
    if entry.model != nil { return "models" }
    return entry.text.file.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  private var entries: [CatalogueEntry] { sections.flatMap(\.entries) }

  /// The ids alone, one a line.
  public var ids: String { entries.map { $0.text.id + "\n" }.joined() }

  /// A table for a person: severity, id, summary and tags, by folder.
  ///
  /// - Parameter width: The columns of the terminal, into which tags have to fit; `nil` for none.
  /// - Returns: The table, one rule a line.
  public func text(width: Int? = nil) -> String {
    let column = entries.map { $0.text.id.count }.max() ?? 0
    let texts = sections.map { section in
      let rows = section.entries.map { row($0, column: column, width: width) }
      return palette.paint(VisibleText.line(section.title), .heading) + "\n" + rows.joined()
    }
    return texts.joined(separator: "\n")
  }

  private func row(_ entry: CatalogueEntry, column: Int, width: Int?) -> String {
    let style = entry.isOn ? TextStyle(entry.text.severity) : .faint
    var line = StyledLine()
    line.add("  ")
    line.add(entry.isOn ? entry.text.severity.rawValue : "off", style)
    line.pad(to: 11)
    line.add(VisibleText.line(entry.text.id), .strong)
    line.pad(to: 11 + column + 2)
    line.add(VisibleText.line(entry.text.summary))
    for tag in entry.text.tags {
      let text = " #" + VisibleText.line(tag)
      if let width, line.width + TextWidth.columns(of: text) > width { break }
      line.add(text, .faint)
    }
    return line.text(palette) + "\n"
  }

  /// One JSON object with everything that a person reads about each rule.
  public var json: String {
    let rules = entries.map { entry in
      JSONText.object([
        ("id", JSONText.string(entry.text.id)),
        ("severity", JSONText.string(entry.text.severity.rawValue)),
        ("on", String(entry.isOn)), ("optIn", String(entry.text.isOptIn)),
        ("model", JSONText.string(entry.model)),
        ("summary", JSONText.string(entry.text.summary)),
        ("why", JSONText.string(entry.text.why)), ("fix", JSONText.string(entry.text.fix)),
        ("exceptions", JSONText.string(entry.text.exceptions)),
        ("references", JSONText.strings(entry.text.references)),
        ("tags", JSONText.strings(entry.text.tags)),
        ("file", JSONText.string(entry.text.file.isEmpty ? nil : entry.text.file)),
      ])
    }
    return "{\n  \"lifelint\": 1,\n  \"rules\": \(JSONText.lines(rules, indent: 2))\n}\n"
  }

  /// A page in Markdown with a table for each folder, for the folder's `README.md`.
  public var markdown: String {
    let count = sections.dropLast().map(\.entries.count).reduce(0, +)
    var lines = [
      "# Rules", "",
      "\(count.counted("rule")), and what the reader itself reports. This page is made by "
        + "`lifelint rules --format markdown`; `lifelint explain RULE` tells everything about one.",
    ]
    for section in sections {
      lines += ["", "## \(Self.escaped(section.title))", ""]
      lines += ["| rule | severity | what it asks for | tags |", "| --- | --- | --- | --- |"]
      for entry in section.entries {
        let severity = entry.text.severity.rawValue + (entry.text.isOptIn ? ", off by itself" : "")
        let tags = entry.text.tags.map { "`\(Self.escaped($0))`" }.joined(separator: " ")
        lines.append(
          "| \(Self.link(entry.text.id, to: entry.text.file)) | \(severity) | \(Self.escaped(entry.text.summary)) "
            + "| \(tags) |")
      }
    }
    return (lines + measureTable).map { $0 + "\n" }.joined()
  }

  /// What `lifelint timing` measures.
  private var measureTable: [String] {
    if measures.isEmpty { return [] }
    let head = [
      "", "## what is measured", "",
      "`lifelint timing` says how long each of these took.", "",
      "| measure | what it measures | kinds | phases |", "| --- | --- | --- | --- |",
    ]
    return head
      + measures.map { measure in
        let kinds = measure.kinds.map(\.name).filter { !$0.isEmpty }
        return "| \(Self.link(measure.id, to: measure.file)) | \(Self.escaped(measure.summary)) "
          + "| \(kinds.map { Self.escaped($0) }.joined(separator: "; ")) "
          + "| \(measure.phases.map { Self.escaped($0.title) }.joined(separator: "; ")) |"
      }
  }

  /// The id, with a link to its file from the folder of its rules.
  private static func link(_ id: String, to path: String) -> String {
    let name = "`\(escaped(id))`"
    let parts = path.split(separator: "/")
    guard let file = parts.last else { return name }
    return
      "[\(name)](\(parts.suffix(file.hasSuffix(".model.json") ? 1 : 2).joined(separator: "/")))"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in VisibleText.line(text, limit: 1000) {
      if "\\`*[]<>|".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
