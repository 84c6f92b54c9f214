public import LifelintRules

/// The list of rules, in the formats of `lifelint rules`.
public struct RuleCatalogue: Sendable {
  private let entries: [CatalogueEntry]
  private let palette: Palette

  /// Makes a list; its order is by folder, then id.
  public init(_ entries: [CatalogueEntry], palette: Palette = Palette(isColored: false)) {
    self.entries = entries.sorted { left, right in
      (Self.category(left), left.text.id) < (Self.category(right), right.text.id)
    }
    self.palette = palette
  }

  /// The folder in which a rule's file stands; `models` for the `illegal` of one.
  private static func category(_ entry: CatalogueEntry) -> String {
    if entry.model != nil { return "models" }
    return entry.text.file.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// The ids alone, one a line.
  public var ids: String { entries.map { $0.text.id + "\n" }.joined() }

  /// A table for a person: severity, id, summary and tags, by folder.
  public var text: String {
    let column = entries.map { $0.text.id.count }.max() ?? 0
    var lines: [String] = []
    var category: String?
    for entry in entries {
      let own = Self.category(entry)
      if own != category {
        lines += (category == nil ? [] : [""]) + [palette.paint(VisibleText.line(own), .heading)]
        category = own
      }
      let severity = entry.isOn ? entry.text.severity.rawValue : "off"
      let style = entry.isOn ? TextStyle(entry.text.severity) : .faint
      let tags = entry.text.tags.map { " #" + VisibleText.line($0) }.joined()
      lines.append(
        "  " + palette.paint(TextWidth.padded(severity, to: 7), style) + "  "
          + palette.paint(TextWidth.padded(VisibleText.line(entry.text.id), to: column), .strong)
          + "  " + VisibleText.line(entry.text.summary) + palette.paint(tags, .faint))
    }
    return lines.map { $0 + "\n" }.joined()
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
        ("tags", JSONText.strings(entry.text.tags)), ("file", JSONText.string(entry.text.file)),
      ])
    }
    return "{\n  \"lifelint\": 1,\n  \"rules\": \(JSONText.lines(rules, indent: 2))\n}\n"
  }

  /// A page in Markdown with a table for each folder, for the folder's `README.md`.
  public var markdown: String {
    var lines = [
      "# Rules", "",
      "\(entries.count.counted("rule")). This page is made by "
        + "`lifelint rules --format markdown`; `lifelint explain RULE` tells everything about one.",
    ]
    var category: String?
    for entry in entries {
      let own = Self.category(entry)
      if own != category {
        category = own
        lines += ["", "## \(Self.escaped(own))", ""]
        lines += ["| rule | severity | what it asks for | tags |", "| --- | --- | --- | --- |"]
      }
      let severity = entry.text.severity.rawValue + (entry.text.isOptIn ? ", off by itself" : "")
      let tags = entry.text.tags.map { "`\(Self.escaped($0))`" }.joined(separator: " ")
      let link = "[`\(Self.escaped(entry.text.id))`](\(Self.path(entry)))"
      lines.append("| \(link) | \(severity) | \(Self.escaped(entry.text.summary)) | \(tags) |")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The path of a rule's file from the folder of its rules.
  private static func path(_ entry: CatalogueEntry) -> String {
    let parts = entry.text.file.split(separator: "/")
    return parts.suffix(entry.model == nil ? 2 : 1).joined(separator: "/")
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
