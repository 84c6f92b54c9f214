import LifelintReport
import Testing

@testable import lifelint

@Suite("The words of a command line")
struct ArgumentParserTests {
  private func parse(
    _ words: [String], command: CommandName = .check
  ) throws(UsageError) -> ParsedArguments {
    try ArgumentParser(command: command).parse(words)
  }

  @Test(
    "Options and arguments come in any order and either form",
    arguments: [
      ["--format", "json", "a", "b"], ["a", "--format", "json", "b"], ["a", "b", "--format=json"],
      ["--format=text", "a", "--format", "json", "b"], ["--format=json", "--", "a", "b"],
    ])
  func order(words: [String]) throws {
    let parsed = try parse(words)
    #expect(parsed.arguments == ["a", "b"])
    #expect(parsed.value("format") == "json")
  }

  @Test("Lists are parted by commas and add up")
  func lists() throws {
    let parsed = try parse(["--only", "a,b", "--only=tag:c, d", "--rules", "x,y", "t"])
    #expect(parsed.list("only") == ["a", "b", "tag:c", "d"])
    #expect(parsed.values("rules") == ["x,y"])
  }

  @Test("A dash is standard input, and what follows -- is no option")
  func dashes() throws {
    #expect(try parse(["-"]).arguments == ["-"])
    #expect(try parse(["--", "--format", "-q"]).arguments == ["--format", "-q"])
    #expect(try parse(["-q", "t"]).has("quiet"))
  }

  @Test("Help is given without the arguments that are missing")
  func help() throws {
    #expect(try parse(["--help"]).has("help"))
  }

  @Test(
    "A wrong command line says what is wrong and what was meant",
    arguments: [
      (["--formt", "x"], "Unknown option '--formt'. Did you mean '--format'?"),
      (["--zzzzzzzz"], "Unknown option '--zzzzzzzz'"), (["-x"], "Unknown option '-x'"),
      (["-qx"], "Unknown option '-x'"), (["--format"], "Missing value for '--format <format>'"),
      (["--format", "--quiet"], "Missing value for '--format <format>'"),
      (
        ["--format=jsn", "t"],
        "The value 'jsn' is invalid for '--format <format>'. Did you mean 'json'?"
      ),
      (
        ["--fail-on", "x", "t"],
        "The value 'x' is invalid for '--fail-on <severity>'. "
          + "Please provide one of 'error', 'warning', 'note' or 'never'."
      ),
      (
        ["--quiet=yes", "t"],
        "The option '--quiet' does not take any value, but 'yes' was specified."
      ),
      ([], "Missing expected argument '<trace> ...'"),
      (["--\u{1B}[31m"], #"Unknown option '--\u{1B}[31m'"#),
    ])
  func errors(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try parse(words) }
    #expect(error?.message == message)
  }

  @Test("More arguments than a command takes are named")
  func unexpected() {
    let one = #expect(throws: UsageError.self) { try parse(["a", "b"], command: .explain) }
    #expect(one?.message == "Unexpected argument 'b'")
    let two = #expect(throws: UsageError.self) { try parse(["a", "b", "c"], command: .explain) }
    #expect(two?.message == "2 unexpected arguments: 'b', 'c'")
  }

  @Test("Every option has help that names it, and no two share a name")
  func specs() {
    for command in CommandName.allCases {
      let spec = command.spec
      #expect(spec.name == command.rawValue)
      #expect(Set(spec.options.map(\.name)).count == spec.options.count)
      let help = HelpText.of(spec, Palette(isColored: false))
      for option in spec.options { #expect(help.contains(option.synopsis)) }
      for line in help.split(separator: "\n") { #expect(line.count <= 80) }
    }
  }

  @Test(
    "Colour follows the terminal, and the environment where it says something",
    arguments: [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true), (["FORCE_COLOR": "1"], false, true),
      (["FORCE_COLOR": "0"], true, false), (["CLICOLOR_FORCE": "1"], false, true),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false), (["TERM": "dumb"], true, false),
      (["TERM": "xterm"], true, true), (["TERM": "dumb", "FORCE_COLOR": "1"], false, true),
    ] as [([String: String], Bool, Bool)])
  func color(environment: [String: String], isTerminal: Bool, isColored: Bool) {
    let choice = ColorChoice.auto
    #expect(
      choice.isColored(isTerminal: isTerminal, environment: { environment[$0] }) == isColored)
    #expect(ColorChoice.always.isColored(isTerminal: false, environment: { environment[$0] }))
    #expect(!ColorChoice.never.isColored(isTerminal: true, environment: { environment[$0] }))
  }
}
