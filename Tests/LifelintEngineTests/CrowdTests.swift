import LifelintTrace
import Testing

/// Many values of a rule's variables that live side by side, of which events name some.
@Suite("A crowd")
struct CrowdTests {
  /// The lines of findings of one rule, in their order, awake and asleep between events.
  private func lines(
    _ rule: String, _ lines: [String], sleeps: Bool
  ) throws -> [Int] {
    let text = """
      {"id": "r", "severity": "error", "summary": "s", "why": "w", "fix": "f", "message": "m",
       "examples": {"good": [], "bad": []}, \(rule)}
      """
    let trace = ([#"{"t":0,"system":"launch"}"#] + lines).joined(separator: "\n")
    let result = try EngineEvaluator.evaluate(
      ruleFiles: ["vocabulary.json": #"{"callbacks": [], "system": []}"#, "c/r.json": text],
      trace: trace, instants: nil, sleeps: sleeps)
    return result["r"]?.lines ?? []
  }

  /// Begins of tasks with names and identifiers: of forty every third has no name, and of the others
  /// every second no identifier.
  private let begins = (0..<40).map { number in
    let name = number % 3 == 0 ? "" : #","of":"n\#(number / 8)""#
    let id = number % 3 != 0 && number % 2 == 0 ? "" : #","id":\#(number)"#
    return #"{"t":1,"action":"begin"\#(name)\#(id)}"#
  }

  private let rule = """
    "when": {"action": "begin", "of": "$name?", "id": "$id?"},
    "then": [
      {"action": "end", "id": "$id"}, {"action": "end", "id": null, "of": "$name?"},
      {"action": "stop", "of": "$name"}
    ]
    """

  @Test("waits for what an event names by one variable or the other", arguments: [false, true])
  func names(sleeps: Bool) throws {
    func left(_ events: String...) throws -> [Int] {
      try lines(rule, begins + events + [#"{"t":3,"system":"exit"}"#], sleeps: sleeps)
        .map { $0 - 2 }
    }
    let all = Array(0..<40)
    let nameless = all.filter { $0 % 3 == 0 }
    let second = all.filter { $0 % 3 != 0 && $0 / 8 == 2 }
    #expect(try left() == all)
    #expect(try left(#"{"t":2,"action":"end","id":7}"#) == all.filter { $0 != 7 })
    #expect(try left(#"{"t":2,"action":"end","id":7,"of":"n4"}"#) == all.filter { $0 != 7 })
    #expect(try left(#"{"t":2,"action":"end"}"#) == all.filter { !nameless.contains($0) })
    #expect(
      try left(#"{"t":2,"action":"stop","of":"n2"}"#) == all.filter { !second.contains($0) })
    #expect(try left(#"{"t":2,"action":"stop","id":7}"#) == all)
  }

  @Test("tells in the order of the triggers what one event ends", arguments: [false, true])
  func order(sleeps: Bool) throws {
    let bound =
      #", "before": [{"action": "cut", "of": "$name"}, {"action": "cut", "id": "$id"}]"#
    let found = try lines(
      rule + bound, begins + [#"{"t":2,"action":"cut","of":"n1","id":5}"#], sleeps: sleeps)
    let expected = [5] + begins.indices.filter { $0 % 3 != 0 && $0 / 8 == 1 }
    #expect(found == expected.map { $0 + 2 })
  }

  @Test("closes and counts in the stretches of a scope that an event names by one variable")
  func stretches() throws {
    let opens = (0..<30).map {
      #"{"t":1,"action":"open","of":"n\#($0 % 10)","id":\#($0)}"#
    }
    let found = try lines(
      """
      "scope": {"between": [
        {"action": "open", "of": "$name", "id": "$id"},
        [{"action": "close", "of": "$name"}, {"action": "shut", "id": "$id"}]
      ]},
      "exists": {"action": "work", "id": "$id"}
      """,
      opens + [
        #"{"t":2,"action":"work","id":3}"#, #"{"t":2,"action":"close","of":"n3"}"#,
        #"{"t":2,"action":"shut","id":17}"#, #"{"t":2,"action":"close","of":"n4"}"#,
      ], sleeps: false)
    #expect(found == [33, 33, 34, 35, 35, 35])
  }
}
