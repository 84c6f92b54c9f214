internal import LifelintJSON

/// How the records of a format of JSON objects become events, as a file of `Rules/formats` or a
/// user's own says.
///
/// Everything that is known of such a format is in its file; there is one decoder for all of them.
public struct FieldMap: Sendable {
  /// The name, as `--input-format` takes it.
  public let name: String
  /// What it is, in a few words.
  public let title: String

  /// What a record has to look like.
  typealias Condition = [Field]

  /// A field with the values of which it has to have one.
  struct Field: Sendable {
    /// The keys that lead to it.
    var path: [String]
    /// The values; none means that the field only has to be there.
    var values: [FieldValue]
  }

  /// What an event's field is made of.
  struct Value: Sendable {
    /// The same for every record; `nil` for what stands at one of ``paths``.
    var constant: FieldValue?
    /// The keys that lead to what the record has; the first of several that is there counts.
    var paths: [[String]] = []
    /// What is there for what the record has; `nil` to copy it.
    var table: [String: FieldValue]?
    /// What the record counts, to be turned into seconds; `nil` to copy it.
    var unit: TimeUnit?
  }

  /// How a record counts time.
  enum TimeUnit: String, CaseIterable, Sendable {
    case dateTime, s, ms, us, ns

    /// The power of ten that makes seconds of it.
    var exponent: Int {
      switch self {
      case .dateTime, .s: 0
      case .ms: -3
      case .us: -6
      case .ns: -9
      }
    }
  }

  /// Where a record says when it happened.
  struct TimeField: Sendable {
    var path: [String]
    var unit: TimeUnit
    /// Whether a number counts from 1970, and not on a clock of the app's own.
    var isUnix = false
  }

  /// What one kind of record becomes.
  struct Rule: Sendable {
    var condition: Condition
    /// Whether ``FieldMap/decision`` must have been met in the file, or must not.
    var isDecided: Bool?
    /// The key that says whether it is a callback, a system event or an action.
    var kind: String
    var name: Value
    /// The values of `phase`, `session`, `scene`, `of` and `thread`, and of all others.
    var fields: [(name: String, value: Value)]
    /// Where the format leaves out callbacks.
    var gap: Gap?
    /// Whether a run of the process begins with it.
    var begins = false
    /// When it happened, where that is another field than for the other records.
    var time: TimeField?
  }

  /// Where a format leaves out callbacks, next to an event.
  enum Gap: String, CaseIterable, Sendable {
    /// Those that come just before it.
    case before
    /// Those that come just before it, and those that come just after it.
    case around
  }

  /// What a format cannot show, and how to record it.
  struct Missing: Sendable {
    var what: String
    var record: String
  }

  var detections: [Condition] = []
  /// The keys that lead to arrays of further records in a record, or in those of an earlier one.
  var records: [[String]] = []
  /// Whether records follow headers that say how long they are.
  var isEnvelope = false
  var time: TimeField
  var fields: [(name: String, value: Value)] = []
  var header: [(name: String, value: Value)] = []
  var instants: String?
  /// A record that, wherever it stands in the file, decides what others mean.
  var decision: Condition?
  var rules: [Rule] = []
  var missing: [Missing] = []

  /// The names of the maps that are built in.
  static let builtInNames = EmbeddedFormats.files.compactMap { path, _ in
    path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : nil
  }

  /// The ending of a map's file.
  static let suffix = ".map.json"

  /// The maps that are built in, sorted by name.
  static let builtIn: [FieldMap] = builtInNames.compactMap(FieldMap.builtIn)

  /// The built-in map with a name.
  static func builtIn(_ name: String) -> FieldMap? {
    let path = name + suffix
    return try? FieldMapLoader.load(
      EmbeddedFormats.bytes(path), file: "Rules/formats/" + path, names: nil)
  }

  init(name: String, title: String, time: TimeField) {
    self.name = name
    self.title = title
    self.time = time
  }

  /// Whether a file whose first record is this has the format: it looks like one, or holds some that
  /// do.
  func detects(_ record: JSONValue) -> Bool {
    let all = [record] + FieldMap.records(in: record, at: records).prefix(8).map(\.value)
    return all.contains { record in detections.contains { Self.meets(record, $0) } }
  }

  /// The records that a record holds, each with those that hold it.
  static func records(
    in record: JSONValue, at paths: [[String]]
  ) -> [(value: JSONValue, holders: [JSONValue])] {
    var all: [(value: JSONValue, holders: [JSONValue])] = [(record, [])]
    for path in paths {
      for (value, holders) in all {
        for element in value.value(at: path)?.elements ?? [] {
          all.append((element, holders + [value]))
        }
      }
    }
    return Array(all.dropFirst())
  }

  /// Whether a record meets a condition.
  static func meets(_ record: JSONValue, _ condition: Condition) -> Bool {
    condition.allSatisfy { field in
      guard let value = record.value(at: field.path) else { return false }
      guard !field.values.isEmpty else { return true }
      return value.fieldValue.map(field.values.contains) ?? false
    }
  }
}

extension FieldMap.Value {
  /// What came of looking for a value.
  enum Outcome {
    /// The value.
    case value(FieldValue)
    /// The record has none, or none that the table knows.
    case none
    /// What the record has cannot be one.
    case unfit(JSONValue, path: [String])
  }

  /// The value that a record gives; what it lacks may stand in the records that hold it.
  func of(_ record: JSONValue, in holders: [JSONValue] = []) -> Outcome {
    if let constant { return .value(constant) }
    for source in [record] + holders.reversed() {
      for path in paths {
        guard let found = source.value(at: path) else { continue }
        if let table {
          guard let key = found.tableKey else { return .unfit(found, path: path) }
          return table[key].map { .value($0) } ?? .none
        }
        let value =
          unit.map { unit in found.number.map { .number(unit.seconds($0)) } } ?? found.fieldValue
        return value.map { .value($0) } ?? .unfit(found, path: path)
      }
    }
    return .none
  }
}

extension FieldMap.TimeUnit {
  /// A count in seconds, exactly.
  func seconds(_ count: ExactNumber) -> ExactNumber {
    ExactNumber(
      isNegative: count.isNegative, digits: count.digits, exponent: count.exponent + exponent)
  }
}
