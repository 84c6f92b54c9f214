import Foundation
import LifelintJSON
import Testing

@Suite("lifelint timing")
struct TimingCommandTests {
  private let trace = [
    #"{"t":0,"system":"launch","reason":"user"}"#,
    #"{"t":0.2,"callback":"didFinishLaunching","phase":"begin"}"#,
    #"{"t":0.5,"callback":"didFinishLaunching","phase":"end"}"#,
    #"{"t":0.9,"callback":"didBecomeActive"}"#,
  ].joined(separator: "\n")

  private func run(_ arguments: [String], _ input: String) throws -> Tool.Result {
    try Tool(folder: Tool.package).run(arguments, input: Data(input.utf8))
  }

  @Test("ends with 0 and prints the times")
  func prints() throws {
    let result = try run(["timing", "-"], trace)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("Timing of 1 session, 900 ms\n"))
    #expect(result.output.contains("didFinishLaunching  1"))
  }

  @Test("ends with 2 where lines cannot be read, and names them")
  func unreadable() throws {
    let result = try run(["timing", "-", "--format", "json"], trace + "\nnonsense\n")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("-:5: error: "))
    #expect(try JSONParser.parse([UInt8](result.output.utf8))["callbacks"]?.array.count == 1)
  }

  @Test("adds several traces up")
  func several() throws {
    let paths = ["16-saves-only-in-willterminate", "01-background-callback-swallowed"].map {
      "SampleTraces/\($0).jsonl"
    }
    let result = try Tool(folder: Tool.package).run(["timing", "--format", "json"] + paths)
    let value = try JSONParser.parse([UInt8](result.output.utf8))
    #expect(value["traces"]?.content == .number(ExactNumber(2)))
    #expect(value["sessions"]?.content == .number(ExactNumber(4)))
  }

  @Test("a configuration's bound is the budget that is shown")
  func configured() throws {
    let result = try Scratch.withFolder { folder in
      try Scratch.write(
        #"{"bounds": {"launch_within_budget": {"within": "450ms"}}}"#, to: ".lifelint.json",
        in: folder)
      return try Tool(folder: folder).run(["timing", "-"], input: Data(trace.utf8))
    }
    #expect(result.output.contains("200 % of 450 ms, 1 over"))
  }

  @Test("instants have times where they are said to reach somewhere")
  func instants() throws {
    let input = [
      #"{"t":0,"system":"launch"}"#, #"{"t":1,"callback":"willResignActive"}"#,
      #"{"t":1.04,"action":"pause","of":"timer:a"}"#,
    ].joined(separator: "\n")
    let result = try run(["timing", "-", "--instants", "50ms"], input)
    #expect(result.output.contains("willResignActive  1  40 ms"))
  }

  @Test("check --timing adds the tables to text, and JSON has the times without it")
  func check() throws {
    let text = try run(["-", "--timing", "--quiet"], trace)
    #expect(text.output.contains("Timing of 1 session"))
    let json = try run(["-", "--quiet", "--format", "json"], trace)
    let value = try JSONParser.parse([UInt8](json.output.utf8))
    #expect(value["timing"]?["callbacks"]?.array.count == 1)
    #expect(json.errors.isEmpty)
    let concise = try run(["-", "--timing", "--quiet", "--format", "concise"], trace)
    #expect(!concise.output.contains("Timing of"))
    #expect(concise.errors.contains("Timing of 1 session"))
  }

  @Test("check says the gist beside text, where nothing but findings stands, and in a file of text")
  func gist() throws {
    try Scratch.withFolder { folder in
      let tool = Tool(folder: folder)
      let result = try tool.run(["-", "-o", "report.txt"], input: Data(trace.utf8))
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("Timing of 1 session, 900 ms (--timing has the rest)\n"))
      #expect(result.errors.contains("  didFinishLaunching  1  300 ms  300 ms"))
      let file = try String(contentsOf: folder.appending(path: "report.txt"), encoding: .utf8)
      #expect(file.hasPrefix("Timing of 1 session, 900 ms"))
      let quiet = try tool.run(["-", "--quiet"], input: Data(trace.utf8))
      #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
      let concise = try tool.run(["-", "--format", "concise"], input: Data(trace.utf8))
      #expect(!concise.errors.contains("Timing"))
    }
  }

  @Test("check leaves the gist out for a trace that would take longer for it, and says so")
  func large() throws {
    let lines = trace + "\n" + String(repeating: #"{"t":1,"action":"work"}"# + "\n", count: 90_000)
    let result = try run(["-"], lines)
    #expect(
      result.errors.hasPrefix("The times are left out, as there are so many events: --timing "))
    let asked = try run(["-", "--timing"], lines)
    #expect(asked.output.contains("Timing of 1 session, 1 s\n"))
  }

  // MARK: Examples of measures

  @Test("those of the built-in measures are run from the binary as from their files")
  func builtInMeasures() throws {
    let files = try Tool(folder: Tool.package).run(["test", "Rules"])
    let binary = try Scratch.withFolder { try Tool(folder: $0).run(["test"]) }
    #expect(files.errors.contains(" measures, "))
    #expect(binary.errors == files.errors)
    #expect(binary.status == 0)
  }

  @Test("an example that takes something else fails, and says what was measured")
  func failingMeasure() throws {
    let measure = """
      {"id": "tour", "title": "t", "summary": "s", "record": "r", "from": {"action": "a"},
       "until": {"action": "b"}, "phases": [
         {"id": "wait", "title": "w", "from": {"action": "c"}, "until": {"action": "d"}}],
       "examples": [
         {"why": "right", "takes": {"tour": ["2s"], "wait": ["500ms"]}, "trace": [
           {"t": 0, "action": "a"}, {"t": 1, "action": "c"}, {"t": 1.5, "action": "d"},
           {"t": 2, "action": "b"}, {"t": 3, "action": "c"}, {"t": 4, "action": "d"}]},
         {"why": "wrong", "takes": {"tour": ["1s", "3s"]}, "trace": [
           {"t": 0, "action": "a"}, {"t": 2, "action": "b"}]}]}
      """
    let result = try Scratch.withFolder { folder in
      try Scratch.write(measure, to: "own/tour.measure.json", in: folder)
      return try Tool(folder: folder).run(["test", "own"])
    }
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        "own/tour.measure.json: error: example 2: other times than it names were measured [tour]\n")
    )
    #expect(result.output.contains("   = tour: measured 2s, and it says 1s and 3s\n"))
    #expect(result.errors == "0 rules, 1 measure, 2 examples: 1 fault in 1 file\n")
  }
}
