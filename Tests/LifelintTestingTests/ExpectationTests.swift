import Foundation
import LifelintTesting
import Testing

@Suite("A test's expectation of a trace")
struct ExpectationTests {
  static let samples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "SampleTraces").path

  private static let faulty = "16-saves-only-in-willterminate"

  @Test("A trace that keeps the rules is as expected")
  func kept() {
    #expect(expectLifecycle(of: .file("\(Self.samples)/\(Self.faulty).fixed.jsonl")))
  }

  @Test("A finding is an issue with its place, its reason and the way out")
  func broken() {
    withKnownIssue {
      let isKept = expectLifecycle(of: .file("\(Self.samples)/\(Self.faulty).jsonl"))
      #expect(!isKept)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("\(Self.faulty).jsonl:38:1: error: document:notes-kant")
        && text.contains("[save_before_suspend]") && text.contains("= why: ")
        && text.contains("= fix: ") && text.contains("didEnterBackground ends")
    }
  }

  @Test("What weighs too little does not fail the test, and is told")
  func warning() {
    let trace = LifecycleTrace.file("\(Self.samples)/13-face-id-after-control-center.jsonl")
    let lenient = LifecycleCheck().problems(in: trace)
    #expect(lenient.map(\.rule) == ["active_again_is_not_back"])
    #expect(lenient.allSatisfy { !$0.isFailure })
    let strict = LifecycleCheck(failOn: .warning).problems(in: trace)
    #expect(strict.allSatisfy { $0.isFailure })
    #expect(LifecycleCheck(failOn: .never).problems(in: trace).allSatisfy { !$0.isFailure })
  }

  @Test("What the configuration's baseline holds is no problem, and one that is not there is one")
  func baseline() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lifelint-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = folder.appending(path: ".lifelint.json")
    try Data(#"{"baseline": "known.json"}"#.utf8).write(to: configuration)
    let trace = LifecycleTrace.file("\(Self.samples)/\(Self.faulty).jsonl")
    let check = LifecycleCheck(configuration: configuration.path)
    #expect(check.problems(in: trace).first?.text.contains("known.json") == true)
    let known = """
      {"lifelintBaseline": 1, "traces": ["t.jsonl"], "findings": [
        {"rule": "save_before_suspend", "message": "m", "count": 1, "traces": ["t.jsonl"],
         "fingerprint": "76549d3c9edfc9ed"}]}
      """
    try Data(known.utf8).write(to: folder.appending(path: "known.json"))
    #expect(check.problems(in: trace) == [])
    #expect(!LifecycleCheck().problems(in: trace).isEmpty)
  }

  @Test("A rule that has to be exercised and was not fails the test, and says what it waits for")
  func exercised() {
    let lines = LifecycleTrace.lines(
      """
      {"t":0,"system":"launch","reason":"user"}
      {"t":1,"callback":"didBecomeActive"}
      """)
    let problems = LifecycleCheck(exercising: ["save_before_suspend"]).problems(in: lines)
    #expect(problems.count == 1)
    #expect(problems.first?.isFailure == true)
    #expect(problems.first?.text.contains("save_before_suspend") == true)
    #expect(problems.first?.text.contains("markDirty") == true)
    let unknown = LifecycleCheck(exercising: ["save_before_suspent"]).problems(in: lines)
    #expect(unknown.first?.text.contains("save_before_suspend") == true, "the nearest there is")
  }

  @Test(
    "What cannot be checked fails the test",
    arguments: [
      LifecycleTrace.file("/no/such/trace.jsonl"), .folder("/no/such/folder"), .lines(""),
      .lines("{\"t\":0}"), .lines("no JSON"),
    ])
  func untrusted(trace: LifecycleTrace) {
    let problems = LifecycleCheck(failOn: .never).problems(in: trace)
    #expect(problems.contains { $0.isFailure })
    #expect(problems.allSatisfy { !$0.text.isEmpty })
  }

  @Test("A configuration that cannot be read fails the test with its place")
  func configuration() {
    let check = LifecycleCheck(configuration: "/no/such/file.json")
    let problems = check.problems(in: .lines(#"{"t":0,"system":"launch"}"#))
    #expect(problems.contains { $0.isFailure && $0.text.contains("/no/such/file.json") })
  }

  @Test("A configuration counts")
  func configured() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lifelint-testing-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"disable":["save_before_suspend"]}"#.utf8).write(to: file)
    let trace = LifecycleTrace.file("\(Self.samples)/\(Self.faulty).jsonl")
    #expect(!LifecycleCheck().problems(in: trace).isEmpty)
    let problems = LifecycleCheck(configuration: file.path).problems(in: trace)
    #expect(!problems.contains { $0.rule == "save_before_suspend" })
  }

  @Test("All traces of a folder are checked, in the order of their names, and nothing else")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lifelint-testing-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let faulty = try Data(contentsOf: URL(filePath: "\(Self.samples)/\(Self.faulty).jsonl"))
    for name in ["b.jsonl", "a.jsonl"] { try faulty.write(to: folder.appending(path: name)) }
    try Data("no trace".utf8).write(to: folder.appending(path: "c.txt"))
    for path in [folder.path, folder.path + "/"] {
      let problems = LifecycleCheck(failOn: .note).problems(in: .folder(path))
      let files = problems.compactMap { $0.text.firstMatch(of: /(\w)\.jsonl:38:/).map { $0.1 } }
      #expect(files == ["a", "b"])
      #expect(problems.count == 2)
    }
  }
}
