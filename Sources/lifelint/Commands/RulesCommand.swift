import LifelintReport
import LifelintRules

/// `lifelint rules`: lists the rules.
struct RulesCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Writes the list.
  func run() throws(LoadErrors) -> RunStatus {
    let settings = try RuleSettings(arguments)
    let catalogue = RuleCatalogue(
      settings.set, palette: console.outputPalette)
    switch arguments.value("format").flatMap(CatalogueFormat.init) ?? .text {
    case .text: console.output.write(catalogue.text(width: console.output.columns))
    case .json: console.output.write(catalogue.json)
    case .markdown: console.output.write(catalogue.markdown)
    case .ids: console.output.write(catalogue.ids)
    }
    return .clean
  }
}
