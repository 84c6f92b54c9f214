import LifelintJSON
import LifelintReport
import LifelintRules

/// `lifelint explain RULE`: tells everything about one rule.
struct ExplainCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Writes the page of the rule, or says which rule may have been meant.
  func run() throws(LoadErrors) -> RunStatus {
    let set = try RuleSettings(arguments, includingOff: true).set
    let id = arguments.arguments.first ?? ""
    guard let content = content(id, set) else {
      let known = set.catalogue.map(\.text.id) + ReaderRules.all.map(\.id)
      let near = Nearest.match(id, in: known).map { " Did you mean '\($0)'?" }
      let way = near ?? " 'lifelint rules' lists them."
      let palette = console.errorPalette
      console.say(
        palette.paint("Error:", .error)
          + " There is no rule '\(VisibleText.line(id, limit: 100))'.\(way)\n")
      return .usage
    }
    let page = RulePage(palette: console.outputPalette, width: console.width)
    console.output.write(page.text(of: content))
    return .clean
  }

  private func content(_ id: String, _ set: RuleSet) -> RulePage.Content? {
    if let text = ReaderRules.all.first(where: { $0.id == id }) {
      let diagnostic = ReaderRules.diagnostic(id)
      var text = text
      let severity = diagnostic.flatMap(set.severity)
      text.severity = severity ?? text.severity
      let reason =
        severity == nil
        ? "`disable` names it." : "It is one of the reader's own diagnostics, not a rule."
      return RulePage.Content(text: text, state: (severity != nil, reason))
    }
    guard let entry = set.catalogue.first(where: { $0.text.id == id }) else { return nil }
    return RulePage.Content(
      text: entry.text, rule: set.rules.first { $0.text.id == id },
      model: entry.model.flatMap { name in set.models.first { $0.name == name } },
      state: (entry.isOn, entry.reason), examples: ExampleCheck(set).run(id))
  }
}
