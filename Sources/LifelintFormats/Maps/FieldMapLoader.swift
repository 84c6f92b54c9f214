internal import LifelintJSON
public import LifelintRules
internal import LifelintTrace

/// Loads a field map strictly: what is not right is said with its place and the nearest right
/// spelling, as for a rule.
struct FieldMapLoader {
  static let keys = [
    "$schema", "format", "title", "detect", "records", "framing", "time", "fields", "header",
    "instants", "decide", "events", "missing",
  ]
  static let eventKeys = [
    "when", "decided", "callback", "system", "action", "phase", "session", "scene", "thread", "of",
    "fields", "time", "gap", "begins",
  ]
  /// The fields of a trace that an event sets by keys of its own.
  static let ownFields = ["phase", "session", "scene", "thread", "of"]
  /// The fields of a trace that say when and what, and that no map sets as a field.
  static let reservedFields = ["t", "callback", "system", "action", "lifelint"]
  static let valueKeys = ["from", "lookup", "unit"]
  static let timeKeys = ["from", "unit", "since"]
  static let missingKeys = ["what", "record"]
  static let headerKeys = ["app", "os", "device"]

  /// What a number of a time may count from.
  private enum Epoch: String, CaseIterable {
    case unix = "1970"
  }

  private let file: LoadedFile
  /// The known spellings, by kind; nothing is said about unknown ones without them.
  private let names: [EventKind: Set<String>]?

  /// Loads a map.
  ///
  /// - Throws: Everything that is wrong with it.
  static func load(
    _ bytes: [UInt8], file name: String, names vocabulary: Vocabulary?
  ) throws(LoadErrors) -> FieldMap {
    let file: LoadedFile
    do throws(LoadError) { file = try LoadedFile.parse(bytes, name: name) } catch {
      throw LoadErrors([error])
    }
    let loader = FieldMapLoader(file: file, names: vocabulary.map(Self.spellings))
    let map = loader.map()
    guard let map, file.errors.isEmpty else { throw LoadErrors(file.errors) }
    return map
  }

  private static func spellings(_ vocabulary: Vocabulary) -> [EventKind: Set<String>] {
    var spellings: [EventKind: Set<String>] = [.callback: [], .system: ["launch", "exit", "gap"]]
    for name in vocabulary.names {
      spellings[name.kind]?.formUnion([name.name] + name.methods + name.notifications)
    }
    return spellings
  }

  private func map() -> FieldMap? {
    guard let object = ObjectReader(file.root, in: file, what: "a field map", keys: Self.keys)
    else { return nil }
    let name = object.requiredString("format") ?? ""
    let time = object.required("time").flatMap(self.time)
    var map = FieldMap(
      name: name, title: object.string("title") ?? name,
      time: time ?? FieldMap.TimeField(path: [], unit: .dateTime))
    map.detections = object.array("detect").map(condition)
    map.records = object.strings("records").compactMap { path($0.text, at: $0.position) }
    if let framing = object.string("framing") {
      if framing != "envelope", let value = object.value("framing") {
        file.report(
          .wrongValue, "`framing` is `\"envelope\"`, not `\"\(framing)\"`.", at: value.position)
      }
      map.isEnvelope = true
    }
    map.fields = fields(object, "fields", keys: nil)
    map.header = fields(object, "header", keys: Self.headerKeys)
    if object.duration("instants") != nil { map.instants = object.string("instants") }
    map.decision = object.value("decide").map(condition)
    if object.required("events") != nil {
      map.rules = object.array("events").compactMap { event($0, hasDecision: map.decision != nil) }
    }
    map.missing = object.array("missing").compactMap { entry in
      guard
        let entry = ObjectReader(
          entry, in: file, what: "an entry of `missing`", keys: Self.missingKeys),
        let what = entry.requiredString("what"), let record = entry.requiredString("record")
      else { return nil }
      return FieldMap.Missing(what: what, record: record)
    }
    return map
  }

  /// The keys that a path with points leads along.
  private func path(_ text: String, at position: SourcePosition) -> [String]? {
    let keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if keys.allSatisfy({ !$0.isEmpty }) { return keys }
    file.report(
      .wrongValue, "`\(text)` is no path: each key of it has at least one character.", at: position,
      hint: "A path goes into objects with points, such as `data.state`.")
    return nil
  }

  private func condition(_ value: JSONValue) -> FieldMap.Condition {
    guard let object = ObjectReader(value, in: file, what: "a condition", keys: nil) else {
      return []
    }
    return object.members.compactMap { member in
      guard let path = path(member.key, at: member.position) else { return nil }
      switch member.value.content {
      case .array(let elements): return FieldMap.Field(path: path, values: scalars(elements))
      case .object(let members):
        let isPresent = members.count == 1 && members[0].key == "present"
        if !isPresent || members[0].value.content != .boolean(true) {
          file.report(
            .wrongValue, "A condition is a value, a list of values or `{\"present\": true}`.",
            at: member.value.position)
        }
        return FieldMap.Field(path: path, values: [])
      default: return FieldMap.Field(path: path, values: scalars([member.value]))
      }
    }
  }

  private func scalars(_ elements: [JSONValue]) -> [FieldValue] {
    elements.compactMap { element in
      switch element.content {
      case .string, .number, .boolean: return element.fieldValue
      default:
        file.report(
          .wrongType, "A value to compare with is a string, a number or a boolean.",
          at: element.position)
        return nil
      }
    }
  }

  // MARK: Events

  private func event(_ value: JSONValue, hasDecision: Bool) -> FieldMap.Rule? {
    guard let object = ObjectReader(value, in: file, what: "an event", keys: Self.eventKeys) else {
      return nil
    }
    let kinds = ["callback", "system", "action"].filter { object.value($0) != nil }
    guard kinds.count == 1, let stated = object.value(kinds[0]), let name = self.value(stated)
    else {
      if kinds.count != 1 {
        file.report(
          kinds.isEmpty ? .missingKey : .misplacedKey,
          "An event has exactly one of `callback`, `system` and `action`.", at: value.position)
      }
      return nil
    }
    checkNames(stated, name, kind: kinds[0] == "callback" ? .callback : .system, of: kinds[0])
    if let decided = object.value("decided"), !hasDecision {
      file.report(
        .misplacedKey, "`decided` has no meaning without `decide`.", at: decided.position)
    }
    var fields: [(String, FieldMap.Value)] = []
    for key in Self.ownFields {
      guard let stated = object.value(key), let value = self.value(stated) else { continue }
      if key == "phase" { checkPhase(stated) }
      fields.append((key, value))
    }
    fields += self.fields(object, "fields", keys: nil)
    return FieldMap.Rule(
      condition: object.value("when").map(condition) ?? [],
      isDecided: object.value("decided").map { _ in object.boolean("decided") },
      kind: kinds[0], name: name, fields: fields,
      gap: object.value("gap").flatMap { gap($0, object) },
      begins: object.boolean("begins"), time: object.value("time").flatMap(time))
  }

  /// Where callbacks are left out: `true` and `"before"` mean the same.
  private func gap(_ value: JSONValue, _ object: ObjectReader) -> FieldMap.Gap? {
    if let isThere = value.boolean { return isThere ? .before : nil }
    return object.choice(value, key: "gap", as: FieldMap.Gap.self)
  }

  /// Says which names the vocabulary lacks.
  private func checkNames(
    _ stated: JSONValue, _ value: FieldMap.Value, kind: EventKind, of key: String
  ) {
    guard key != "action", let known = names?[kind] else { return }
    var spelled: [(text: String, position: SourcePosition)] = []
    if case .string(let text) = stated.content { spelled = [(text, stated.position)] }
    if case .object(let members)? = stated["lookup"]?.content {
      spelled = members.compactMap { member in member.value.text.map { ($0, member.value.position) }
      }
    }
    for (text, position) in spelled where !known.contains(text) {
      file.report(
        .unknownName, "The vocabulary has no \(key) `\(text)`.", at: position,
        hint: Suggestion.hint(for: text, among: known.sorted()))
    }
  }

  private func fields(
    _ object: ObjectReader, _ key: String, keys: [String]?
  ) -> [(name: String, value: FieldMap.Value)] {
    guard let value = object.value(key),
      let fields = ObjectReader(value, in: file, what: "`\(key)`", keys: keys)
    else { return [] }
    return fields.members.compactMap { member in
      if key == "fields" {
        if Self.reservedFields.contains(member.key) {
          file.report(
            .misplacedKey, "`\(member.key)` is no free field: `time` and the event say that.",
            at: member.position)
        }
        if member.key == "phase" { checkPhase(member.value) }
      }
      return self.value(member.value).map { (member.key, $0) }
    }
  }

  /// Says which phases there are none of.
  private func checkPhase(_ stated: JSONValue) {
    var phases = [stated]
    if case .object(let members)? = stated["lookup"]?.content { phases = members.map(\.value) }
    for phase in phases where !phase.isObject && !["begin", "end"].contains(phase.text) {
      file.report(
        .wrongValue, "A phase is `\"begin\"` or `\"end\"`; an instant has none.",
        at: phase.position)
    }
  }

  // MARK: Values

  private func value(_ value: JSONValue) -> FieldMap.Value? {
    guard value.isObject else {
      if let plain = value.fieldValue { return FieldMap.Value(constant: plain) }
      return nil
    }
    guard let object = ObjectReader(value, in: file, what: "a value", keys: Self.valueKeys),
      let paths = paths(object)
    else { return nil }
    if let unit = object.value("unit") {
      if let lookup = object.value("lookup") {
        file.report(
          .misplacedKey, "A value is looked up or converted, not both.", at: lookup.position)
      }
      return object.choice(unit, key: "unit", as: FieldMap.TimeUnit.self)
        .map { FieldMap.Value(paths: paths, unit: $0) }
    }
    guard let lookup = object.value("lookup") else { return FieldMap.Value(paths: paths) }
    guard let table = ObjectReader(lookup, in: file, what: "`lookup`", keys: nil) else {
      return nil
    }
    var values: [String: FieldValue] = [:]
    for member in table.members { values[member.key] = member.value.fieldValue }
    return FieldMap.Value(paths: paths, table: values)
  }

  /// The path of `from`, or its paths, of which the first that is there counts.
  private func paths(_ object: ObjectReader) -> [[String]]? {
    guard let from = object.value("from"), case .array = from.content else {
      guard let text = object.requiredString("from"), let value = object.value("from") else {
        return nil
      }
      return path(text, at: value.position).map { [$0] }
    }
    let paths = object.strings("from").compactMap { path($0.text, at: $0.position) }
    if paths.isEmpty {
      file.report(.wrongValue, "`from` is a path, or a list of at least one.", at: from.position)
    }
    return paths
  }

  private func time(_ value: JSONValue) -> FieldMap.TimeField? {
    guard let object = ObjectReader(value, in: file, what: "`time`", keys: Self.timeKeys),
      let from = object.requiredString("from")
    else { return nil }
    let path = path(from, at: value.position) ?? []
    let unit =
      object.value("unit").map { object.choice($0, key: "unit", as: FieldMap.TimeUnit.self) }
      ?? .dateTime
    let since = object.choice(object.value("since"), key: "since", as: Epoch.self)
    return unit.map {
      FieldMap.TimeField(path: path, unit: $0, isUnix: since != nil)
    }
  }
}

extension FieldMap {
  /// Reads a map from a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - vocabulary: The names that its events may have.
  /// - Throws: Everything that is wrong with it.
  public init(readingFrom path: String, vocabulary: Vocabulary) throws(LoadErrors) {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) { bytes = try FileSystem.contents(of: path) } catch {
      throw LoadErrors([
        LoadError(
          code: .unreadable, message: "`\(path)` cannot be read: \(error.reason).", file: path,
          hint: "Name a file with a field map; Rules/formats has some to begin with.")
      ])
    }
    self = try FieldMapLoader.load(bytes, file: path, names: vocabulary)
  }
}
