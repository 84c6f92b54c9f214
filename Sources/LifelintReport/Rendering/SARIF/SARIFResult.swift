import LifelintEngine
import LifelintRules

/// Writes the results of one trace.
struct SARIFResult {
  /// The links to other events in one message.
  private static let linkLimit = 5

  private let path: String
  private let uri: String
  private let columns: SourceColumns
  private let rules: RuleIndex
  private let usesBaseline: Bool

  /// Makes a writer for the findings of a trace.
  init(
    path: String, context: RenderContext, columns: SourceColumns, rules: RuleIndex,
    usesBaseline: Bool
  ) {
    self.path = path
    uri = context.paths.uri(path)
    self.columns = columns
    self.rules = rules
    self.usesBaseline = usesBaseline
  }

  /// A `result`.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - ruleIndex: The place of its rule among the rules.
  ///   - tellsStory: Whether it has the events that prove it.
  /// - Returns: A JSON object.
  func record(_ finding: Finding, ruleIndex: Int?, tellsStory: Bool) -> String {
    let others = tellsStory ? finding.witness.filter { $0.event.line != finding.line } : []
    var members: [(key: String, value: String)] = [("ruleId", JSONText.string(finding.rule))]
    if let ruleIndex { members.append(("ruleIndex", String(ruleIndex))) }
    members += [
      ("level", JSONText.string(SARIFText.level(finding.severity))),
      ("message", message(finding, others: others)),
      ("locations", "[" + location(line: finding.line, column: finding.column) + "]"),
      // The hash of the line, which GitHub would compute, changes with every recording.
      (
        "partialFingerprints",
        JSONText.object([
          ("primaryLocationLineHash", JSONText.string(Self.fingerprint(finding)))
        ])
      ),
    ]
    if !others.isEmpty {
      let related = others.enumerated().map { number, event in
        location(event, id: number + 1, finding: finding)
      }
      members.append(("relatedLocations", "[" + related.joined(separator: ", ") + "]"))
    }
    if tellsStory, !finding.witness.isEmpty { members.append(("codeFlows", codeFlows(finding))) }
    if usesBaseline { members += baseline(finding) }
    return JSONText.object(members)
  }

  private func message(_ finding: Finding, others: [WitnessEvent]) -> String {
    let links = others.prefix(Self.linkLimit).enumerated().map { number, event in
      "[line \(event.event.line)](\(number + 1))"
    }
    let text = finding.shownMessage
    if links.isEmpty { return SARIFText.message(text) }
    return SARIFText.message(text, links: ". See \(links.listed()).")
  }

  /// The fingerprint as GitHub counts: the first of several that are alike ends in `:1`.
  private static func fingerprint(_ finding: Finding) -> String {
    finding.fingerprint + (finding.fingerprint.contains(":") ? "" : ":1")
  }

  private func baseline(_ finding: Finding) -> [(key: String, value: String)] {
    let suppression = JSONText.object([
      ("kind", JSONText.string("external")), ("status", JSONText.string("accepted")),
      ("justification", JSONText.string("It stands in the baseline.")),
    ])
    return [
      ("baselineState", JSONText.string(finding.isKnown ? "unchanged" : "new")),
      ("suppressions", finding.isKnown ? "[\(suppression)]" : "[]"),
    ]
  }

  // MARK: Places

  private func location(
    line: Int, column: Int, id: Int? = nil, message: String? = nil
  ) -> String {
    let region = columns.region(line: line, column: column)
    let physical = JSONText.object([
      ("artifactLocation", JSONText.object([("uri", JSONText.string(uri))])),
      (
        "region",
        JSONText.object([
          ("startLine", String(region.line)), ("startColumn", String(region.start)),
          ("endLine", String(region.line)), ("endColumn", String(region.end)),
        ])
      ),
    ])
    var members: [(key: String, value: String)] = []
    if let id { members.append(("id", String(id))) }
    members.append(("physicalLocation", physical))
    if let message { members.append(("message", SARIFText.message(message))) }
    return JSONText.object(members)
  }

  private func location(_ witness: WitnessEvent, id: Int? = nil, finding: Finding) -> String {
    let labels = WitnessLabel(check: rules[finding.rule]?.check, overrun: finding.overrun)
    let text = "\(witness.event.shownText): \(labels.text(witness.role))"
    return location(line: witness.event.line, column: 1, id: id, message: text)
  }

  /// The witness as a path through the trace, with the states on the way.
  private func codeFlows(_ finding: Finding) -> String {
    let steps = finding.witness.map { witness in
      var members: [(key: String, value: String)] = [
        ("location", location(witness, finding: finding))
      ]
      if !witness.event.states.isEmpty {
        var seen: Set<String> = []
        let states = witness.event.states.filter { seen.insert($0.model).inserted }
        members.append(
          (
            "state",
            JSONText.object(
              states.map { model, state in
                (VisibleText.line(model), SARIFText.message(VisibleText.line(state)))
              })
          ))
      }
      if witness.event.hasDateTime {
        members.append(
          ("executionTimeUtc", JSONText.string(TimeText.dateTime(witness.event.time))))
      }
      let importance = witness.event.line == finding.line ? "essential" : "important"
      members.append(("importance", JSONText.string(importance)))
      return JSONText.object(members)
    }
    let flow = JSONText.object([("locations", "[" + steps.joined(separator: ", ") + "]")])
    return "[" + JSONText.object([("threadFlows", "[\(flow)]")]) + "]"
  }
}
