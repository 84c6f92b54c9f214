internal import LifelintJSON

/// What OpenTelemetry's names mean, as `Rules/formats/otlp.json` has it.
final class TelemetryTable: Sendable {
  /// What an end of a span, or an event in it, tells.
  struct Moment: Sendable {
    var isCallback: Bool
    var name: String
    /// Fields that are always the same.
    var fields: [(name: String, value: FieldValue)] = []
    /// Whether callbacks are left out that come just after it.
    var precedesGap = false
  }

  /// What spans of a name tell.
  struct Span: Sendable {
    var name: String
    /// The attributes that the span must have.
    var condition: [(key: String, value: FieldValue)]
    var start: Moment?
    var end: Moment?
    /// The fields of the events, and the attributes that they are copied from.
    var fields: [(name: String, key: String)]
    /// Whether callbacks are left out that come just before.
    var followsGap: Bool
  }

  /// The table of the binary.
  static let standard = TelemetryTable(EmbeddedFormats.value("otlp.json"))

  let instants: String?
  let eventNameKeys: [String]
  let stateEvents: Set<String>
  let stateKeys: [String]
  let dataKeys: [String]
  let states: [String: String]
  let sessionKeys: [String]
  /// What tells one installation from another, where a session has no name of its own.
  let instanceKeys: [String]
  let appKeys: [String]
  let osKeys: [String]
  let deviceKeys: [String]
  let actionKey: String
  let aboutKey: String
  let spans: [Span]
  let spanEvents: [String: Moment]

  private init(_ root: JSONValue) {
    instants = root["instants"]?.text
    eventNameKeys = root.texts("eventNameKeys")
    stateEvents = Set(root.texts("stateEvents"))
    stateKeys = root.texts("stateKeys")
    dataKeys = root.texts("dataKeys")
    states = Dictionary(
      Self.members(root["states"]).compactMap { key, value in value.text.map { (key, $0) } },
      uniquingKeysWith: { first, _ in first })
    sessionKeys = root.texts("sessionKeys")
    instanceKeys = root.texts("instanceKeys")
    appKeys = root["header"]?.texts("app") ?? []
    osKeys = root["header"]?.texts("os") ?? []
    deviceKeys = root["header"]?.texts("device") ?? []
    actionKey = root["actionKey"]?.text ?? ""
    aboutKey = root["aboutKey"]?.text ?? ""
    spans = (root["spans"]?.elements ?? []).map { entry in
      Span(
        name: entry["name"]?.text ?? "",
        condition: Self.members(entry["when"]).compactMap { key, value in
          value.fieldValue.map { (key, $0) }
        },
        start: entry["start"].flatMap(Self.moment), end: entry["end"].flatMap(Self.moment),
        fields: Self.members(entry["fields"]).compactMap { key, value in
          value.text.map { (key, $0) }
        }, followsGap: entry["gap"]?.boolean == true)
    }
    var spanEvents: [String: Moment] = [:]
    for entry in root["spanEvents"]?.elements ?? [] {
      spanEvents[entry["name"]?.text ?? ""] = Self.moment(entry)
    }
    self.spanEvents = spanEvents
  }

  private static func members(_ value: JSONValue?) -> [(String, JSONValue)] {
    guard case .object(let members)? = value?.content else { return [] }
    return members.map { ($0.key, $0.value) }
  }

  private static func moment(_ entry: JSONValue) -> Moment? {
    guard let name = (entry["callback"] ?? entry["system"])?.text else { return nil }
    return Moment(
      isCallback: entry["callback"] != nil, name: name,
      fields: members(entry["fields"]).compactMap { key, value in
        value.fieldValue.map { (key, $0) }
      }, precedesGap: entry["gap"]?.text == FieldMap.Gap.around.rawValue)
  }
}
