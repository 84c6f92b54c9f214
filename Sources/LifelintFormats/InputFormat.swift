/// A format that traces can be read from.
public struct InputFormat: Sendable, Hashable {
  /// The name, as `--input-format` takes it.
  public let name: String
  /// What it is, in a few words.
  public let title: String

  init(_ name: String, _ title: String) {
    self.name = name
    self.title = title
  }

  /// lifelint's own.
  public static let native = InputFormat("native", "a lifelint trace")
  /// Apple's unified log, one JSON object a line.
  public static let unifiedLog = InputFormat("unified-log", "Apple's unified log (ndjson)")
  /// Apple's unified log as one JSON array.
  public static let unifiedLogArray = InputFormat("unified-log-json", "Apple's unified log (json)")
  /// Apple's unified log as text.
  public static let unifiedLogText = InputFormat("unified-log-text", "Apple's unified log (text)")
  /// OpenTelemetry's JSON Lines.
  public static let telemetry = InputFormat("otlp", "OpenTelemetry (OTLP/JSON)")
  /// A crash report.
  public static let crashReport = InputFormat("ips", "a crash report (.ips)")
  /// MetricKit's payloads.
  public static let metrics = InputFormat("metrickit", "a MetricKit payload")

  /// The formats that have a decoder of their own; the others are field maps.
  static let decoded = [
    native, unifiedLog, unifiedLogArray, unifiedLogText, telemetry, crashReport, metrics,
  ]

  /// All formats that are built in.
  public static var all: [InputFormat] {
    decoded + FieldMap.builtInNames.map { InputFormat($0, $0) }
  }

  /// The format with a name.
  public static func named(_ name: String) -> InputFormat? { all.first { $0.name == name } }

  /// Whether it tells how a process ended and nothing else, so that it can complete a trace.
  public var isExitReport: Bool { self == .crashReport || self == .metrics }

  /// Whether a file of it names its processes or apps, so that one can be asked for.
  public var namesProcesses: Bool {
    self != .native && Self.decoded.contains(self)
  }
}
