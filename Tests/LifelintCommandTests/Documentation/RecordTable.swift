import Foundation
import LifelintJSON

/// What the files of `Rules/` ask for: which fields of which events, and which rules they feed.
struct RecordTable {
  /// What is known about one name.
  struct Row {
    var fields: Set<String> = []
    var kinds: Set<String> = []
    var rules: Set<String> = []
    var models: Set<String> = []
    var measures: Set<String> = []
  }

  /// The rows by kind (`action`, `system`) and name.
  private(set) var rows: [String: [String: Row]] = [:]

  private var sets: [String: [String]] = [:]
  private var summaries: [String: String] = [:]
  /// The rules that ask for each model's state, and the models that a model asks for.
  private var rulesOfModel: [String: Set<String>] = [:]
  private var modelsOfModel: [String: Set<String>] = [:]

  /// Derived fields, and those that say nothing of what to record.
  private static let derived: Set = [
    "action", "system", "callback", "phase", "during", "kind", "elapsed", "spelled", "t",
  ]
  /// What of a file holds matchers.
  private static let matcherKeys: Set = [
    "never", "exists", "always", "holds", "when", "then", "previously", "before", "until", "since",
    "from", "recurs", "limit", "scope", "also",
  ]

  /// Reads all files of a folder of rules.
  init(folder: URL) throws {
    func read(_ path: String) throws -> JSONValue {
      try JSONParser.parse([UInt8](try Data(contentsOf: folder.appending(path: path))))
    }
    let vocabulary = try read("vocabulary.json")
    for (name, set) in vocabulary["sets"]?.members ?? [] {
      sets[name] = set.array.compactMap(\.string)
    }
    for event in vocabulary["system"]?.array ?? [] {
      summaries[event["name"]?.string ?? ""] = event["summary"]?.string
    }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths where path.hasSuffix(".model.json") {
      let file = try read(path)
      let model = file["model"]?.string ?? ""
      for transition in file["transitions"]?.array ?? [] {
        if let on = transition["on"] { walk(on, model: model) }
      }
      if let also = file["also"] { walk(also, model: model) }
      if let sum = file["sums"]?["model"]?.string { modelsOfModel[model, default: []].insert(sum) }
      if let id = file["illegal"]?["id"]?.string { rulesOfModel[model, default: []].insert(id) }
    }
    for path in paths where path.hasSuffix(".measure.json") {
      let file = try read(path)
      for (key, value) in file.members where key != "examples" {
        walk(value, measure: file["id"]?.string ?? "")
      }
    }
    for path in paths
    where path.contains("/") && path.hasSuffix(".json") && !path.hasSuffix(".measure.json") {
      let file = try read(path)
      guard let id = file["id"]?.string else { continue }
      for (key, value) in file.members where Self.matcherKeys.contains(key) {
        walk(value, rule: id, sum: file["sum"]?.string)
      }
    }
  }

  // MARK: Reading

  private mutating func walk(
    _ value: JSONValue, rule: String? = nil, model: String? = nil, sum: String? = nil,
    measure: String? = nil
  ) {
    for (key, part) in value.members {
      if let asked = Self.model(key) {
        if let rule { rulesOfModel[asked, default: []].insert(rule) }
        if let model { modelsOfModel[model, default: []].insert(asked) }
      }
      if key == "action" || key == "system" {
        for name in texts(part) {
          note(name, key, value, rule, model, sum)
          if let measure { rows[key]?[name]?.measures.insert(measure) }
        }
      }
      walk(part, rule: rule, model: model, sum: sum, measure: measure)
    }
    for part in value.array { walk(part, rule: rule, model: model, sum: sum, measure: measure) }
  }

  private static func model(_ key: String) -> String? {
    for prefix in ["state.", "becomes."] where key.hasPrefix(prefix) {
      return String(key.dropFirst(prefix.count))
    }
    return nil
  }

  private mutating func note(
    _ name: String, _ kind: String, _ matcher: JSONValue, _ rule: String?, _ model: String?,
    _ sum: String?
  ) {
    var row = rows[kind]?[name] ?? Row()
    let asked = matcher.members.map(\.key).filter {
      !Self.derived.contains($0) && !$0.contains(".")
    }
    row.fields.formUnion(asked)
    if let sum { row.fields.insert(sum) }
    if let of = matcher["of"] { row.kinds.formUnion(Self.globs(of)) }
    if let rule { row.rules.insert(rule) }
    if let model { row.models.insert(model) }
    rows[kind, default: [:]][name] = row
  }

  /// The values that a pattern names, of sets too.
  private func texts(_ pattern: JSONValue) -> [String] {
    if let text = pattern.string {
      if text.hasPrefix("@@") || text.hasPrefix("$$") { return [String(text.dropFirst())] }
      if text.hasPrefix("@") { return sets[String(text.dropFirst())] ?? [] }
      return text.hasPrefix("$") ? [] : [text]
    }
    return (pattern.array + [pattern["any"]].compactMap { $0 }).flatMap(texts)
  }

  private static func globs(_ pattern: JSONValue) -> [String] {
    if let glob = pattern["glob"]?.string { return [glob] }
    return (pattern.array + [pattern["any"]].compactMap { $0 }).flatMap(globs)
  }

  // MARK: Writing

  /// The lines of one kind's table, with what each name says where no vocabulary tells.
  func lines(of kind: String, meanings: [String: String]) -> [String] {
    (rows[kind] ?? [:]).sorted { $0.key < $1.key }.map { name, row in
      let meaning = summaries[name].flatMap { kind == "system" ? $0 : nil } ?? meanings[name] ?? ""
      return "| `\(name)` | \(meaning) | \(fields(row)) "
        + "| \(kind == "system" ? systemFeeds(row) : feeds(row)) |"
    }
  }

  private func fields(_ row: Row) -> String {
    let fields = row.fields.sorted().map { field in
      guard field == "of", !row.kinds.isEmpty else { return "`\(field)`" }
      return "`of` (\(Self.code(row.kinds)))"
    }
    return fields.joined(separator: ", ")
  }

  private func feeds(_ row: Row) -> String {
    var parts = row.rules.isEmpty ? [] : [Self.code(row.rules)]
    for model in row.models.sorted() {
      let rules = rules(through: model).subtracting(row.rules)
      if !rules.isEmpty { parts.append("through `\(model)`: \(Self.code(rules))") }
    }
    if !row.measures.isEmpty { parts.append("measured by \(Self.code(row.measures))") }
    return parts.joined(separator: "; ")
  }

  /// What the system does moves the large models, on which most rules hang: those are named and
  /// not their rules.
  private func systemFeeds(_ row: Row) -> String {
    var parts = row.rules.isEmpty ? [] : [Self.code(row.rules)]
    if !row.models.isEmpty { parts.append("moves \(Self.code(row.models))") }
    if !row.measures.isEmpty { parts.append("measured by \(Self.code(row.measures))") }
    return parts.joined(separator: "; ")
  }

  /// The rules that ask for a model's state, or for that of a model that asks for it.
  private func rules(through model: String) -> Set<String> {
    var seen: Set = [model]
    var rules: Set<String> = []
    var waiting = [model]
    while let next = waiting.popLast() {
      rules.formUnion(rulesOfModel[next] ?? [])
      for (other, asked) in modelsOfModel where asked.contains(next) {
        if seen.insert(other).inserted { waiting.append(other) }
      }
    }
    return rules
  }

  private static func code(_ texts: Set<String>) -> String {
    texts.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }
}
