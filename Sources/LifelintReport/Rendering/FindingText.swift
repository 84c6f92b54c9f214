import LifelintEngine
import LifelintRules
import LifelintTrace

/// What formats for other tools say about findings, in the words of the formats for people.
///
/// Their texts are shown on pages, so that what a trace holds passes ``VisibleText`` here too; the
/// exact texts are in JSON.
extension Finding {
  /// What happened, with the way out where it is this finding's own: one line, cut where it is long.
  var shownMessage: String {
    VisibleText.line(sentence + (hint.map { ". \($0)" } ?? ""), limit: Self.messageLimit)
  }

  /// How to mend it: the finding's own hint, else the rule's remedy.
  func remedy(_ rules: RuleIndex) -> String? {
    let text = hint ?? rules[rule]?.text.fix ?? ""
    return text.isEmpty ? nil : VisibleText.line(text, limit: Self.messageLimit)
  }

  /// The rule as it is shown.
  var shownRule: String { VisibleText.line(rule, limit: 100) }

  private static var messageLimit: Int { 1000 }
}

extension ReportPaths {
  /// A trace's path from the root on, as text of one line.
  func shown(_ path: String) -> String { VisibleText.line(relative(path), limit: 4096) }
}

extension TraceResult {
  /// The findings that the baseline does not hold: those that formats show that cannot mark others.
  var newFindings: [Finding] {
    let hasKnown = findings.indices.contains { findings[$0].isKnown }
    return hasKnown ? findings.filter { !$0.isKnown } : findings
  }

  /// What was counted and not kept, by rule.
  var droppedByRule: [(rule: String, count: Int)] {
    dropped.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension EventRecord {
  /// What happened in a few words: `callback sceneDidBecomeActive begins`.
  var shownText: String {
    var words = ["\(kind)", VisibleText.line(name, limit: 100)]
    if let of { words.append(VisibleText.line(of, limit: 100)) }
    switch phase {
    case .instant: break
    case .begin: words.append("begins")
    case .end: words.append("ends")
    }
    return words.joined(separator: " ")
  }
}
