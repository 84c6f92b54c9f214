import LifelintEngine
import LifelintRules
import LifelintTrace
import Testing

/// What a recording holds of a small trace.
@Suite("A recording")
struct RecordingTests {
  /// A vocabulary and two models, one of which sums up the other.
  static let rules = [
    "vocabulary.json": """
    {"callbacks": [{"name": "enter", "methods": ["appEnter()"], "summary": "s",
      "notifications": ["App.enter"]}, {"name": "show", "summary": "s"}, {"name": "hide",
      "summary": "s"}], "system": [], "shownModels": ["app", "scene"]}
    """,
    "app.model.json": """
    {"model": "app", "initial": "none", "states": {"none": "n", "on": "o", "off": "f"},
     "transitions": [{"on": {"system": "launch"}, "to": "off"}],
     "sums": {"model": "scene", "order": ["on", "off"]}}
    """,
    "scene.model.json": """
    {"model": "scene", "per": ["session", "scene"], "initial": "off",
     "states": {"on": "o", "off": "f"}, "transitions": [
      {"on": {"callback": "show"}, "to": "on"}, {"on": {"callback": "hide"}, "to": "off"}]}
    """,
  ]

  private func check(_ lines: [String]) throws -> TraceResult {
    let folder = RuleFolder(
      name: "rules",
      files: Self.rules.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    let configuration = try Configuration(
      parsing: Array(#"{"builtin": false}"#.utf8), file: ".lifelint.json")
    var options = CheckOptions()
    options.recordsTimeline = true
    options.recordsTiming = true
    return TraceCheck(
      ruleSet: try RuleLoader.load(folders: [folder], configuration: configuration),
      options: options
    ).run(.bytes(Array(lines.joined(separator: "\n").utf8)), path: "t")
  }

  private func states(_ result: TraceResult) -> [String] {
    (result.recording?.sessions ?? []).flatMap { session in
      session.states.map { state in
        let name = [state.model, state.instance].compactMap { $0 }.joined(separator: " ")
        return "\(name) \(state.state) \(state.start)-\(state.end) @\(state.line)"
      }
    }
  }

  @Test("nothing is recorded unless it is asked for")
  func off() throws {
    let result = TraceCheck(
      ruleSet: try RuleLoader.load(folders: [.builtIn], configuration: Configuration())
    ).run(.bytes(Array(#"{"t":0,"system":"launch"}"#.utf8)), path: "t")
    #expect(result.recording == nil)
    #expect(result.timing == nil)
  }

  @Test("states begin and end where rules see them change, sums too")
  func states() throws {
    let result = try check([
      #"{"t":0.000000001,"system":"launch"}"#,
      #"{"t":0.000000003,"callback":"show","scene":"A"}"#,
      #"{"t":0.000000005,"callback":"show","scene":"B"}"#,
      #"{"t":0.000000006,"callback":"hide","scene":"A"}"#,
      #"{"t":0.000000008,"callback":"hide","scene":"B"}"#,
      #"{"t":0.000000009,"system":"exit"}"#,
    ])
    #expect(
      states(result) == [
        "app off 0-2 @1", "app on 2-7 @2", "scene A on 2-5 @2", "scene B on 4-7 @3",
        "scene A off 5-8 @4", "app off 7-8 @5", "scene B off 7-8 @5",
      ])
    #expect(result.recording?.sessions.first?.length == 8)
    #expect(result.recording?.sessions.first?.ending == .exit)
    #expect(
      result.timing?.states.map {
        "\($0.model) \($0.instance ?? "-") \($0.state) \($0.visits) \($0.total)"
      } == [
        "app - on 1 5", "app - off 2 3", "scene A on 1 3", "scene A off 1 3", "scene B on 1 3",
        "scene B off 1 1",
      ])
  }

  @Test("nothing is known from the last event before a gap on")
  func gap() throws {
    let result = try check([
      #"{"t":0,"system":"launch"}"#,
      #"{"t":0.000000002,"callback":"show","scene":"A","phase":"begin"}"#,
      #"{"t":0.000000004,"action":"work"}"#,
      #"{"t":0.000000009,"system":"gap"}"#,
      #"{"t":0.000000010,"callback":"hide","scene":"A"}"#,
      #"{"t":0.000000012,"action":"work"}"#,
    ])
    #expect(
      states(result) == [
        "app off 0-2 @1", "app on 2-4 @2", "scene A on 2-4 @2", "app unknown 4-10 @4",
        "scene A unknown 4-10 @4", "app off 10-12 @5", "scene A off 10-12 @5",
      ])
    #expect(
      result.recording?.sessions.first?.gaps == [GapRecord(start: 4, end: 9, line: 4)])
    #expect(result.recording?.sessions.first?.spans.first?.end == 4)
    #expect(result.recording?.sessions.first?.spans.first?.endLine == nil)
  }

  @Test("a session without its beginning knows its states once a launch joins it")
  func joined() throws {
    let cut = try check([
      #"{"t":0,"callback":"hide"}"#, #"{"t":0.000000003,"callback":"show","scene":"A"}"#,
    ])
    #expect(cut.recording?.sessions.first?.isCut == true)
    #expect(states(cut) == ["app unknown 0-3 @1", "app on 3-3 @2", "scene A on 3-3 @2"])
    let joined = try check([
      #"{"t":0,"system":"prewarm"}"#, #"{"t":0.000000003,"system":"launch"}"#,
      #"{"t":0.000000004,"action":"work"}"#,
    ])
    #expect(joined.recording?.sessions.first?.isCut == false)
    #expect(states(joined) == ["app unknown 0-3 @1", "app off 3-4 @2"])
  }

  @Test("spans are paired by name, scene and of, and callbacks are summed up")
  func spans() throws {
    let result = try check([
      #"{"t":0,"system":"launch"}"#,
      #"{"t":0.000000001,"callback":"enter","phase":"begin","scene":"A"}"#,
      #"{"t":0.000000002,"callback":"enter","phase":"begin","scene":"B","thread":"io"}"#,
      #"{"t":0.000000004,"callback":"enter","phase":"end","scene":"A"}"#,
      #"{"t":0.000000010,"callback":"enter","phase":"end","scene":"B"}"#,
      #"{"t":0.000000011,"callback":"App.enter","phase":"begin"}"#,
      #"{"t":0.000000012,"callback":"App.enter","phase":"end"}"#,
      #"{"t":0.000000013,"action":"save","phase":"begin","of":"draft"}"#,
      #"{"t":0.000000014,"system":"exit"}"#,
    ])
    let spans = result.recording?.sessions.first?.spans ?? []
    #expect(
      spans.map {
        "\($0.name) \($0.scene ?? $0.of ?? "-") \($0.start)-\($0.end.map(String.init) ?? "") "
          + "\($0.line)-\($0.endLine.map(String.init) ?? "") \($0.thread ?? "")"
      } == [
        "enter A 1-4 2-4 ", "enter B 2-10 3-5 io", "enter - 11-12 6-7 ", "save draft 13- 8- ",
      ])
    let callbacks = result.timing?.callbacks ?? []
    #expect(callbacks.map(\.title) == ["enter", "enter (notification)"])
    #expect(callbacks.first?.durations.count == 2)
    #expect(callbacks.first?.durations.total == 11)
    #expect(callbacks.first?.worst == Worst(path: "t", line: 3))
  }
}
