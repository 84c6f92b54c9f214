import LifelintReport

/// Lays out help as swift-argument-parser does.
enum HelpText {
  private static let labelWidth = 26
  private static let width = 80

  /// The usage line of the command itself.
  static let usage = CommandName.standard.spec.usage

  /// The help for the command itself: that of its standard command, and the other commands.
  static func overview(_ palette: Palette) -> String {
    let commands = CommandName.allCases.map { command in
      let isStandard = command == .standard
      return (command.rawValue + (isStandard ? " (default)" : ""), command.spec.abstract)
    }
    let way = "  See 'lifelint help <subcommand>' for detailed help.\n"
    return of(CommandName.standard.spec, palette) + section("SUBCOMMANDS", commands, palette)
      + "\n" + way
  }

  /// The help for one command.
  static func of(_ spec: CommandSpec, _ palette: Palette) -> String {
    var text = wrap("\(palette.paint("OVERVIEW:", .heading)) \(spec.abstract)") + "\n"
    for paragraph in spec.discussion { text += wrap(paragraph) + "\n" }
    text += palette.paint("USAGE:", .heading) + " \(spec.usage)\n\n"
    text += section("ARGUMENTS", spec.arguments.map { ("<\($0.name)>", $0.help) }, palette)
    text += section("OPTIONS", spec.options.map { (label($0), help($0)) }, palette)
    return text
  }

  private static func label(_ option: OptionSpec) -> String {
    (option.short.map { "-\($0), " } ?? "") + option.synopsis
  }

  private static func help(_ option: OptionSpec) -> String {
    var notes: [String] = []
    if !option.choices.isEmpty { notes.append("values: " + option.choices.joined(separator: ", ")) }
    if let standard = option.standard { notes.append("default: \(standard)") }
    if option.isRepeatable { notes.append("may be repeated") }
    return option.help + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  private static func section(
    _ title: String, _ rows: [(label: String, text: String)], _ palette: Palette
  ) -> String {
    if rows.isEmpty { return "" }
    let margin = String(repeating: " ", count: labelWidth)
    var text = palette.paint("\(title):", .heading) + "\n"
    for row in rows {
      let lines = TextWrap.lines(of: row.text, width: width - labelWidth)
      let label = "  " + row.label
      if label.count + 1 < labelWidth {
        text += label + margin.dropFirst(label.count) + lines[0] + "\n"
      } else {
        text += label + "\n" + margin + lines[0] + "\n"
      }
      for line in lines.dropFirst() { text += margin + line + "\n" }
    }
    return text + "\n"
  }

  private static func wrap(_ text: String) -> String {
    TextWrap.lines(of: text, width: width).joined(separator: "\n") + "\n"
  }
}
