import LifelintEngine
import LifelintRules

/// The rules of a run as SARIF describes them: those that were on, and those with findings.
struct SARIFRules {
  /// A `reportingDescriptor` for each, as JSON.
  private(set) var records: [String] = []
  /// A `configurationOverride` for each whose weight the configuration changes.
  private(set) var overrides: [String] = []
  private var indices: [String: Int] = [:]

  /// The tags of a rule that GitHub accepts, and how long its descriptions may be.
  private static let tagLimit = 20
  private static let descriptionLimit = 1024
  private static let nameLimit = 255

  /// Gathers the rules.
  init(_ report: CheckReport) {
    var ids: Set<String> = []
    for trace in report.traces {
      for verdict in trace.verdicts { ids.insert(verdict.rule) }
      for finding in trace.findings { ids.insert(finding.rule) }
      for rule in trace.dropped.keys { ids.insert(rule) }
    }
    for id in ids.sorted() {
      indices[id] = records.count
      let text = report.rules[id]?.text
      records.append(Self.record(id, text))
      guard let text, text.severity != text.ownSeverity else { continue }
      let index = String(records.count - 1)
      overrides.append(
        JSONText.object([
          ("descriptor", JSONText.object([("id", JSONText.string(id)), ("index", index)])),
          ("configuration", Self.configuration(text.severity)),
        ]))
    }
  }

  /// The place of a rule among the records.
  func index(of rule: String) -> Int? { indices[rule] }

  private static func record(_ id: String, _ text: RuleText?) -> String {
    let summary = text.map(\.summary) ?? id
    let why = text.map(\.why) ?? ""
    var members: [(key: String, value: String)] = [
      ("id", JSONText.string(id)),
      ("name", JSONText.string(SARIFText.cut(name(of: id), to: nameLimit))),
      ("shortDescription", described(summary)),
      ("fullDescription", described(why.isEmpty ? summary : why)),
      ("help", help(summary, text)),
    ]
    if let text {
      members.append(("defaultConfiguration", configuration(text.ownSeverity)))
      let tags = ["lifecycle"] + text.tags.filter { $0 != "lifecycle" }
      let properties: [(key: String, value: String)] = [
        ("tags", JSONText.strings(Array(tags.prefix(tagLimit)))),
        ("precision", JSONText.string("high")),
        ("problem.severity", JSONText.string(problemSeverity(text.ownSeverity))),
      ]
      members.append(("properties", JSONText.object(properties)))
    }
    return JSONText.object(members)
  }

  private static func described(_ text: String) -> String {
    SARIFText.message(SARIFText.cut(text, to: descriptionLimit))
  }

  /// Why and how to mend it, as text and as Markdown.
  private static func help(_ summary: String, _ text: RuleText?) -> String {
    guard let text else { return SARIFText.message(summary) }
    let documentation = text.documentation
    var sections = [("Why", documentation.why), ("How to mend it", documentation.fix)]
    if let exceptions = documentation.exceptions {
      sections.append(("When it is right", exceptions))
    }
    sections = sections.filter { !$0.1.isEmpty }
    var plain =
      text.summary + "\n\n" + sections.map { "\($0.0): \($0.1)" }.joined(separator: "\n\n")
    var markdown =
      "**\(text.summary)**\n\n"
      + sections.map { "### \($0.0)\n\n\($0.1)" }.joined(separator: "\n\n")
    if !documentation.references.isEmpty {
      plain += "\n\nSee " + documentation.references.joined(separator: "\n")
      markdown +=
        "\n\n### References\n\n"
        + documentation.references.map { "- <\($0)>" }.joined(separator: "\n")
    }
    markdown += "\n\n`lifelint explain \(text.id)` shows examples.\n"
    return JSONText.object([
      ("text", JSONText.string(SARIFText.plain(plain))), ("markdown", JSONText.string(markdown)),
    ])
  }

  private static func configuration(_ severity: Severity) -> String {
    JSONText.object([("level", JSONText.string(SARIFText.level(severity)))])
  }

  private static func problemSeverity(_ severity: Severity) -> String {
    severity == .note ? "recommendation" : severity.rawValue
  }

  /// An id as SARIF's viewers show names: `SaveBeforeSuspend`.
  private static func name(of id: String) -> String {
    id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
