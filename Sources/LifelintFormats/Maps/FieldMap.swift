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
  indirect enum Value: Sendable {
    /// Always the same.
    case constant(FieldValue)
    /// What the record has.
    case copied(path: [String])
    /// What a table has for what the record has.
    case lookedUp(path: [String], table: [String: FieldValue])
    /// What the record has, in seconds.
    case seconds(path: [String], unit: TimeUnit)
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
    /// Whether the format leaves out callbacks that come just before it.
    var followsGap = false
    /// When it happened, where that is another field than for the other records.
    var time: TimeField?
  }

  /// What a format cannot show, and how to record it.
  struct Missing: Sendable {
    var what: String
    var record: String
  }

  var detections: [Condition] = []
  /// The keys that lead to arrays of further records in a record.
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

  /// Whether a file whose first record is this has the format.
  func detects(_ record: JSONValue) -> Bool {
    detections.contains { Self.meets(record, $0) }
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
  /// The value that a record gives; `nil` where it has none.
  func of(_ record: JSONValue) -> FieldValue? {
    switch self {
    case .constant(let value): return value
    case .copied(let path): return record.value(at: path)?.fieldValue
    case .lookedUp(let path, let table):
      return record.value(at: path).flatMap { Self.key(of: $0) }.flatMap { table[$0] }
    case .seconds(let path, let unit):
      return record.value(at: path)?.number.map { .number(Self.seconds($0, unit)) }
    }
  }

  /// What a value is called in a table.
  private static func key(of value: JSONValue) -> String? {
    if let name = value.name { return name }
    guard let boolean = value.boolean else { return nil }
    return boolean ? "true" : "false"
  }

  private static func seconds(_ number: ExactNumber, _ unit: FieldMap.TimeUnit) -> ExactNumber {
    ExactNumber(
      isNegative: number.isNegative, digits: number.digits,
      exponent: number.exponent + unit.exponent)
  }
}
