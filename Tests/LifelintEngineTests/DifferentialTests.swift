import Foundation
import Testing

@Suite("Random cases")
struct DifferentialTests {
  @Test("get the same verdicts and lines from the engine as from the reference evaluator")
  func agreement() {
    for complaint in Differential.survey.complaints {
      Issue.record(Comment(rawValue: complaint))
    }
  }

  @Test(
    "come across every form with every verdict, and across every option",
    .enabled(if: Differential.seeds.count >= 3000))
  func coverage() {
    #expect(Differential.survey.coverage.missing == [])
  }

  @Test("shrink to what makes two evaluators disagree")
  func shrinking() throws {
    // An evaluator that is deaf to gaps: what is inconclusive for the reference is not for it.
    let deaf = { (languageCase: LanguageCase) in
      var json = languageCase.json
      let lines = (json["trace"]?.array ?? []).filter { $0["system"] != "gap" }
      json = json.replacing([.key("trace")], by: .array(lines)) ?? json
      return Differential.reference(LanguageCase(place: languageCase.place, json: json).input)
    }
    let disagrees = { (languageCase: LanguageCase) in
      let verdicts = Differential.reference(languageCase.input).mapValues(\.inconclusive)
      return verdicts != deaf(languageCase).mapValues(\.inconclusive)
    }
    let found = try #require((1...3000).lazy.map(CaseGenerator.make).first(where: disagrees))
    let shrunk = Shrinker(stays: disagrees).shrunk(found)
    #expect(disagrees(shrunk))
    #expect((shrunk.json["rules"]?.object ?? [:]).count == 1)
    #expect((shrunk.json["trace"]?.array ?? []).count <= 5)
  }
}

/// The comparison of the engine with the reference evaluator over many seeds.
enum Differential {
  /// The seeds: 3,000 of them, or those that the variable LIFELINT_SEEDS names as `first-last`.
  static let seeds: ClosedRange<Int> = {
    let given = ProcessInfo.processInfo.environment["LIFELINT_SEEDS"]
    let ends = (given ?? "").split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 1...3000
  }()

  /// How many disagreements are shrunk and told; the seeds after them are generated only.
  private static let mostComplaints = 5

  /// What a run over the seeds has found.
  struct Survey: Sendable {
    var coverage = Coverage()
    /// What is wrong, each with its smallest case.
    var complaints: [String] = []
  }

  /// The run over all seeds, made once: the first few disagreements are shrunk and told.
  static let survey: Survey = {
    var survey = Survey()
    for seed in seeds {
      let languageCase = CaseGenerator.make(seed: seed)
      let input = languageCase.input
      let expected = reference(input)
      survey.coverage.note(languageCase, input, expected)
      guard survey.complaints.count < mostComplaints else { continue }
      do {
        let odd = try [false, true].first { try engine(input, sleeps: $0) != expected }
        guard let sleeps = odd else { continue }
        let shrunk = Shrinker { candidate in
          let input = candidate.input
          guard let found = try? engine(input, sleeps: sleeps) else { return false }
          return found != reference(input)
        }.shrunk(languageCase)
        survey.complaints.append(
          """
          seed \(seed): the engine and the reference evaluator disagree on
          \(shrunk.stating(reference(shrunk.input)))
          where the engine, \(sleeps ? "asleep between events" : "awake"), finds
          \(LanguageCase.expectation((try? engine(shrunk.input, sleeps: sleeps)) ?? [:]))
          """)
      } catch {
        survey.complaints.append("seed \(seed) does not load: \(error)\n\(languageCase.json)")
      }
    }
    return survey
  }()

  /// What the reference says of a case.
  static func reference(_ input: EvaluatorInput) -> ReferenceResult {
    ReferenceEvaluator.evaluate(
      ruleFiles: input.ruleFiles, trace: input.trace, instants: input.instants)
  }

  /// What the engine says of a case; throws what does not load.
  ///
  /// Where no session sleeps it learns at once how events are alike.
  static func engine(_ input: EvaluatorInput, sleeps: Bool = false) throws -> ReferenceResult {
    try EngineEvaluator.evaluate(
      ruleFiles: input.ruleFiles, trace: input.trace, instants: input.instants, sleeps: sleeps,
      isHasty: !sleeps)
  }
}

extension LanguageCase {
  /// The case as one JSON object in the format of Tests/Cases/language, with what is expected.
  func stating(_ result: ReferenceResult) -> ReferenceJSON {
    var whole = json.object ?? [:]
    whole["says"] = .text(ReferenceText(place))
    whole["why"] = ""
    whole["expect"] = Self.expectation(result)
    return .object(whole)
  }

  /// A result as the `expect` of a case.
  static func expectation(_ result: ReferenceResult) -> ReferenceJSON {
    .object(
      Dictionary(
        uniqueKeysWithValues: result.map { id, rule in
          let counts = rule.counts.filter { $0.value > 0 }.mapValues {
            ReferenceJSON.number(ReferenceNumber($0))
          }
          let lines = rule.lines.map { ReferenceJSON.number(ReferenceNumber($0)) }
          return (ReferenceText(id), ["lines": .array(lines), "verdict": .object(counts)])
        }))
  }
}
