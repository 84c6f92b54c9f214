import Foundation
import LifelintJSON

/// A file of `SampleTraces`: a row of the mission gone wrong, or the same flow without the fault.
struct SampleTrace: CustomStringConvertible, Sendable {
  static let fixedSuffix = ".fixed"
  static let rows = 1...24

  /// The file's name without its last extension: `05-timer-resumed-too-rarely.fixed`.
  var name: String

  var file: String { "\(name).jsonl" }
  var row: Int? { Int(name.prefix { $0 != "-" }) }
  var isFixed: Bool { name.hasSuffix(Self.fixedSuffix) }
  var description: String { name }

  private static let folder = Tool.package.appending(path: "SampleTraces")

  static let all: [SampleTrace] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted().map {
      SampleTrace(name: String($0.dropLast(6)))
    }
  }()
  static let broken = all.filter { !$0.isFixed }

  /// What is to be reported for each file, in the order of its lines.
  static let expected: [String: [SampleFinding]] = {
    let file = Tool.package.appending(path: "Tests/Cases/samples-expected.json")
    guard let data = try? Data(contentsOf: file), let value = try? JSONParser.parse([UInt8](data))
    else { return [:] }
    return Dictionary(
      value.members.map { ($0.key, $0.value.array.compactMap(SampleFinding.init(expected:))) },
      uniquingKeysWith: { $1 })
  }()

  /// The built-in rules that have a tag.
  static func rules(tagged tag: String) throws -> Set<String> {
    let result = try run(["rules", "--format", "json"])
    let rules = try JSONParser.parse([UInt8](result.output.utf8))
    let tagged = (rules["rules"]?.array ?? []).filter { rule in
      (rule["tags"]?.array ?? []).contains { $0.string == tag }
    }
    return Set(tagged.compactMap { $0["id"]?.string })
  }

  /// The report on this trace, which fails from a warning on.
  func check() throws -> JSONValue {
    let trace = Self.folder.appending(path: file).path
    let result = try Self.run(["check", trace, "--format", "json", "--fail-on", "warning"])
    return try JSONParser.parse([UInt8](result.output.utf8))
  }

  private static func run(_ arguments: [String]) throws -> Tool.Result {
    try Scratch.withFolder { try Tool(folder: $0).run(arguments) }
  }
}
